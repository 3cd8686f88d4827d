"""Pockets, the clear window and the microphone tabs, sewn on a vest's draped front."""

from paths import TEXTURES
from scipy.interpolate import LinearNDInterpolator

from geom import *
import materials as M
from vest_cloth import tape_distance


class DrapedFront:
    """Points and normals of the draped front at pattern positions."""

    def __init__(self, pattern, X, N):
        front = pattern["y"] < 0.35
        at = np.c_[pattern["x"], pattern["z"]][front]
        self.find = LinearNDInterpolator(at, np.c_[X, N][front])

    def __call__(self, x, z, rounds=6):
        found = self.find(np.stack([x, z], -1))
        P, N = found[..., :3], found[..., 3:]
        if P.ndim == 3:
            for _ in range(rounds):
                P = smoothed(smoothed(P, 0), 1)
                N = smoothed(smoothed(N, 0), 1)
        return P, norm(N)


def smoothed(a, axis):
    a = np.moveaxis(a, axis, 0).copy()
    a[1:-1] = 0.25 * a[:-2] + 0.5 * a[1:-1] + 0.25 * a[2:]
    return np.moveaxis(a, 0, axis)


class Sewing:
    """What every part that is sewn on needs: the front, the cloth, binding and thread."""

    def __init__(self, front, cloth, binding, thread):
        self.front, self.cloth, self.binding, self.thread = front, cloth, binding, thread

    def patch(self, x, z, width, height, rise, radius=0.09, base=0.0):
        """A panel over the cloth, `rise` high with rounded edges; returns its grid and normals."""
        U, V = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 70), indexing="ij")
        px, pz = x + U * width / 2, z + V * height / 2
        P, N = self.front(px, pz)
        edge = np.minimum(width / 2 * (1 - np.abs(U)), height / 2 * (1 - np.abs(V)))
        lift = rise * np.sqrt(1 - (1 - np.clip(edge / radius, 0, 1)) ** 2)
        Q = P + N * (0.012 + base + lift)[..., None]
        skirt = lambda a: np.pad(a, ((1, 1), (1, 1)) + ((0, 0),) * (a.ndim - 2), mode="edge")
        Q = skirt(Q)
        foot = skirt(P) - skirt(N) * 0.02
        for side in ((0,), (-1,), (slice(None), 0), (slice(None), -1)):
            Q[side] = foot[side] + skirt(N)[side] * base
        puv = np.stack([skirt(px), skirt(pz), 0 * skirt(px)], -1)
        tape = tape_distance(np.abs(puv[..., 0]), puv[..., 1])
        grid("pocket", Q, self.cloth, attrs=dict(tape=tape, puv=puv, mesh=0 * tape))
        face = Q[1:-1, 1:-1]
        out = grid_normals(face)
        return face, out * np.sign((out * N).sum())

    def sew(self, P, N, inset, sides="lrb"):
        k = {"l": (inset, slice(inset, -inset)), "r": (-1 - inset, slice(inset, -inset))}
        k.update(b=(slice(inset, -inset), inset), t=(slice(inset, -inset), -1 - inset))
        for side in sides:
            stitches("stitch", P[k[side]], N[k[side]], self.thread, 0.055, 0.036, 0.008)

    def bind(self, C, closed=False):
        C = resample(C, 160, closed)
        tube("binding", C, 1, self.binding, prof=superellipse(0.024, 0.04, 2.5, 14), closed=closed)

    def pocket(self, x, z, width, height, rise, flap=0.0):
        P, N = self.patch(x, z, width, height, rise)
        self.sew(P, N, 6)
        if not flap:
            self.bind(P[2:-2, -4])
            return P, N
        top = z + height / 2 - flap / 2 + 0.05
        Q, out = self.patch(x, top, width + 0.05, flap, 0.035, 0.03, rise + 0.01)
        self.sew(Q, out, 5, "t")
        self.bind(np.vstack([Q[2, ::-1], Q[2:-2, 2], Q[-3]]))
        tab = Q[35, 8:22]
        strap("tab", tab + out[35, 8:22] * 0.02, out[35, 8:22], 0.16, 0.02, self.binding)
        return P, N


def clear_window(sewing, P, N):
    """A card behind a clear sheet with a bound edge, on a pocket's face."""
    i, j = slice(7, -7), slice(6, 56)
    Q, out = P[i, j], N[i, j]
    grid("card", Q[3:-3, 3:-3] + out[3:-3, 3:-3] * 0.012, M.label(f"{TEXTURES}/site_pass.png"))
    sheet = Q + out * 0.03
    grid("window", sheet, M.thin_clear("f4f8fa", 0.03, 0.05, 1.45))
    rim = [sheet[:, 0], sheet[-1, 1:], sheet[::-1, -1][1:], sheet[0, ::-1][1:-1]]
    sewing.bind(np.vstack(rim), True)


def microphone_tab(sewing, x):
    """A short loop of webbing across each shoulder's tape."""
    z = np.linspace(4.62, 5.02, 30)
    P, N = sewing.front(np.full(30, x), z)
    arch = 0.06 * np.sin(np.linspace(0, np.pi, 30)) + 0.02
    strap("tab", P + N * arch[:, None], N, 0.17, 0.03, sewing.binding)


def sew_pockets(front, cloth, binding):
    sewing = Sewing(front, cloth, binding, M.fabric("2b2d30", 20, "Object", 0.2))
    for side in (-1, 1):
        sewing.pocket(side * 1.12, 0.76, 1.22, 1.00, 0.09, 0.34)
        microphone_tab(sewing, side * 1.28)
    sewing.pocket(-0.55, 3.36, 0.66, 1.18, 0.15, 0.34)
    clear_window(sewing, *sewing.pocket(0.55, 3.36, 0.66, 1.18, 0.05))
    P, N = sewing.pocket(1.80, 3.10, 0.40, 0.66, 0.05)
    stitches("stitch", P[35, 4:-6], N[35, 4:-6], sewing.thread, 0.055, 0.036, 0.008)
