"""Suspension relief straps: two zip pouches for a harness, one closed, one with its foot loop let out."""

from geom import *
import materials as M
from web_ends import web_loop

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=52, frame=0.86),
    "pouch": dict(rot=(0, 0, 0), elev=52, frame=0.86, zoom=(2.4, -0.20, 0.20)),
}
SIZE, WEB, THICK = (0.98, 1.34, 0.46), 0.29, 0.035
LINE = [(0, -0.30), (0, -0.62), (0.10, -1.2), (0.0, -2.0), (-0.50, -2.75), (-1.20, -3.05)]
LOOP = [(-1.20, -3.05), (-1.75, -3.30), (-2.45, -3.20), (-2.86, -2.65), (-2.66, -2.02), (-2.05, -1.90)]
LOOP += [(-1.55, -2.45), (-1.20, -3.00)]


def zip_round(parent, coil, tape, metal, opened: bool) -> None:
    """The zip round the pouch's sides: two tapes, the coil between them, the puller at its end."""
    w, d, _ = SIZE
    ring = resample(rrect(w + 0.015, d + 0.015, 0.20, 14), 600, True)
    C = np.c_[ring, 0 * ring[:, 0]]
    out = norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    out = np.c_[out[:, 1], -out[:, 0], 0 * out[:, 0]]
    strap("zip tape", C, out, 0.15, 0.016, tape, True, parent)
    closed = np.r_[np.arange(600), 0]
    stitches("coil", C[closed] + out[closed] * 0.008, out[closed], coil, 0.030, 0.022, 0.016, parent)
    for z in (-0.055, 0.055):
        stitches("seam", C[closed] + out[closed] * 0.008 + [0, 0, z], out[closed], coil, 0.06, 0.04, 0.007, parent)
    x, y, turn = (-0.30, -d / 2 - 0.02, 0) if opened else (0.30, -d / 2 - 0.02, 0)
    at = group("slider", parent, (x, y, 0), (0, 0, turn))
    rbox("slider", (0.13, 0.06, 0.10), 0.025, metal, edge=0.02, parent=at)
    rbox("puller", (0.09, 0.035, 0.28), 0.016, metal, edge=0.014, loc=(0.0, -0.05, -0.07), rot=(-9, 0, 0), parent=at)


def pouch(parent, mats: dict, opened: bool) -> None:
    """The pouch on its back, and the loop of webbing by which it is choked to the harness."""
    w, d, h = SIZE
    rbox("pouch", SIZE, 0.20, mats["nylon"], edge=0.13, crown=0.05, parent=parent)
    zip_round(parent, mats["coil"], mats["tape"], mats["metal"], opened)
    row = resample(rrect(w - 0.30, d - 0.30, 0.12, 10), 300, True)
    up = np.repeat([[0, 0, 1.0]], 301, 0)
    C = np.c_[row, np.full(300, h / 2 + 0.012)][np.r_[np.arange(300), 0]]
    stitches("seam", C, up, mats["thread"], 0.075, 0.05, 0.009, parent)
    eye = group("choke loop", parent, (0, d / 2, -h / 2 + 0.10))
    web_loop(eye, 0.86, 0.09, WEB, 1.10, mats["web"], (0.0, 0.10))


def on_edge(name, points, mats, n=320):
    """Webbing that stands on its edge on the floor."""
    C = catmull(np.array([(x, y) for x, y in points]), n)
    C = np.c_[C, np.full(n, WEB / 2 + 0.004)]
    N = norm(np.cross(norm(np.gradient(C, axis=0)), [0, 0, 1.0]))
    strap(name, C, N, WEB, THICK, mats["web"])
    return C, N


def tack(C, N, k, mats, reach=6) -> None:
    """A block of stitches through both layers, seen on both sides."""
    for side in (-1, 1):
        for z in np.linspace(-0.085, 0.085, 4):
            row = C[k - reach : k + reach + 1] + N[k - reach : k + reach + 1] * side * (1.6 * THICK + 0.004) + [0, 0, z]
            stitches("tack", row, side * N[k - reach : k + reach + 1], mats["thread"], 0.045, 0.038, 0.009)


def foot_loop(mouth, mats: dict) -> None:
    """The line with its row of loops, and the loop for the foot at its end."""
    at = lambda points: [(mouth[0] + x, mouth[1] + y) for x, y in points]
    C, N = on_edge("line", at(LINE), mats, 360)
    stops = np.linspace(95, 330, 4).astype(int)
    for a, b in zip(stops[:-1], stops[1:]):
        t = np.linspace(0, 1, b - a + 1)
        bulge = (THICK + 0.30 * np.sin(np.pi * t) ** 1.3)[:, None]
        P = C[a : b + 1] - N[a : b + 1] * bulge
        out = norm(np.cross(norm(np.gradient(P, axis=0)), [0, 0, 1.0]))
        strap("height loop", P, out, WEB, THICK, mats["web"])
    for k in stops:
        tack(C - N * THICK / 2, N, int(k), mats)
    on_edge("foot loop", at(LOOP), mats, 460)
    tack(C - N * THICK / 2, N, 345, mats, 12)


def mouth_of(parent, mats) -> None:
    """The open end of the zip, through which the webbing comes out."""
    y = -SIZE[1] / 2 - 0.012
    lens = np.c_[superellipse(0.30, 0.085, 2.2, 120), np.zeros(120)]
    plate("mouth", lens, 0.02, 0.004, mats["dark"], parent=parent, loc=(0.06, y, 0), rot=(90, 0, 0))
    lip = np.c_[lens[:, 0] + 0.06, np.full(120, y - 0.012), lens[:, 1]]
    tube("lip", lip, 0.022, mats["coil"], 12, closed=True, up=(0, 1, 0), parent=parent)


def build(view="pair"):
    mats = dict(
        nylon=M.fabric("26282b", 44, "Object", 0.55),
        web=M.webbing("2b2d31", ribs=5, pitch=22),
        tape=M.fabric("17181a", 60, "Object", 0.4),
        coil=M.plastic("4b4f54", 0.4),
        thread=M.fabric("c9cdd2", 20, "Object", 0.2),
        metal=M.metal("9aa0a6", 0.3),
        dark=M.plastic("0c0d0e", 0.8),
    )
    h = SIZE[2] / 2 + 0.06
    left = group("closed", loc=(-1.10, 1.25, h), rot=(0, 0, 8))
    pouch(left, mats, False)
    right = group("open", loc=(1.00, 1.20, h), rot=(0, 0, -3))
    pouch(right, mats, True)
    mouth_of(right, mats)
    foot_loop((1.02, 1.14), mats)
