"""Quilted bomber jacket with knitted hem and cuffs. Options: color, second, sleeves on or off."""

from scipy.spatial import cKDTree

from bomber_sides import close_side
from garment_artwork import Pattern, tape
from garment_cloth import cloth
from garment_drape import draped, edge_loops
from garment_trim import centre_front, hems, open_zip, settled, smoothed_loop
from geom import *
from laying_out import gathered
import materials as M

STANDING = dict(rot=(0, 0, -14), elev=4, frame=0.88, lift=0.06)
VIEWS = {
    "hero": dict(STANDING),
    "apart": dict(rot=(0, 0, 0), elev=78, frame=0.86),
}
COLOURS = dict(orange="ff5310", yellow="e4ec00", navy="1c2436")
HEM, CUFF, ARMHOLE = 0.50, 5.10, 0.36
BODY_QUILTING = (1.02, 2.22, 3.42, 4.02, 4.62, 5.2)
SLEEVE_QUILTING = (0.7, 1.35, 2.65, 3.95, 4.55)


def nearest_line(value, lines):
    return np.minimum.reduce([np.abs(value - line) for line in lines])


class Shell:
    """A piece of the jacket: pattern, faces, draped positions and what is drawn on it."""

    def __init__(self, V, F, X, N):
        self.V, self.F, self.X, self.N = V, F, X, N
        self.pattern = Pattern(V)

    def part(self, keep):
        F = self.F[keep[self.F].all(1)]
        used = np.unique(F)
        new = -np.ones(len(keep), int)
        new[used] = np.arange(len(used))
        return Shell(self.V[used], new[F], self.X[used], self.N[used])

    def moved(self, turn, about, by):
        a = math.radians(turn)
        R = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
        self.X = (self.X - about) @ R.T + about + by
        self.N = self.N @ R.T


def quilted(shell):
    """Padding between the quilting lines, and small folds."""
    p = shell.pattern
    line = np.where(
        p.is_arm, nearest_line(p.arm, SLEEVE_QUILTING), nearest_line(p.z, BODY_QUILTING)
    )
    ridge = 1 - 2 * np.abs(fbm(shell.V * [1.3, 1.3, 2.4], 3, 3))
    depth = 0.050 * (1 - np.exp(-((line / 0.13) ** 2))) + 0.012 * ridge
    shell.X = shell.X + shell.N * depth[:, None]
    return line


def drawings(p, line):
    """Tape, seams and the second colour, for a pattern."""
    return dict(
        tape=tape(p, "bomber"),
        seam=np.minimum(line, np.abs(p.arm - 0.42) + 9 * ~p.is_arm),
        pocket=p.none,
        flap=p.none,
        zone=np.clip((~p.is_arm & (p.z < 1.02)) + 1.0 * (p.is_arm & (p.arm > 4.55)), 0, 1),
        cloth=p.cloth_coordinates(),
    )


def sew(shell, line, material):
    loops = edge_loops(shell.F)
    shell.X = settled(shell.X, loops, 0.25)
    body = mesh("shell", shell.X, shell.F, material, attrs=drawings(shell.pattern, line))
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05, -1
    return loops


def knitted_band(C, axis, length, drawn, material):
    """A ribbed band that continues a round edge along an axis and turns in at its end."""
    C = resample(smoothed_loop(C, 70), 1100, True)
    axis = norm(np.array(axis, float))
    centre = C.mean(0)
    along = (C - centre) @ axis
    radial = C - centre - along[:, None] * axis
    out = norm(radial)
    rib = 0.5 + 0.5 * np.cos(np.linspace(0, 2 * np.pi, 1100, endpoint=False) * 150)
    rows = []
    for t in np.linspace(-0.08, 1.0, 26):
        bulge = 0.05 * math.sin(math.pi * min(1, max(0, t)))
        rows.append((t, drawn * smooth(0, 0.7, t), bulge))
    rows += [(1.03, drawn, -0.05), (1.0, drawn, -0.10), (0.6, drawn, -0.10)]
    P = [
        centre
        + (along * (1 - np.clip(t, 0, 1)) + length * t)[:, None] * axis
        + radial * (1 - pull)
        + out * (lift + 0.028 * rib)[:, None]
        for t, pull, lift in rows
    ]
    grid("knit", np.stack(P, 1), material, cu=True)


def on_front(shell, path):
    """Points and normals of the draped front along a path of the pattern."""
    front = np.where((shell.V[:, 1] < 0.1) & ~shell.pattern.is_arm)[0]
    _, near = cKDTree(shell.V[front][:, [0, 2]]).query(path, k=8)
    return shell.X[front[near]].mean(1), norm(shell.N[front[near]].mean(1))


def zipped_pocket(shell, start, end, material):
    steps = np.linspace(0, 1, 40)[:, None]
    C, N = on_front(shell, np.array(start) * (1 - steps) + np.array(end) * steps)
    strap("welt", C + N * 0.02, N, 0.15, 0.03, material)
    strap("teeth", C + N * 0.035, N, 0.05, 0.03, M.plastic("17181a", 0.35))
    rbox("pull", (0.07, 0.16, 0.04), 0.02, M.metal("8f9498", 0.3), loc=C[-3] + N[-3] * 0.07)


def cut_edges(shell, loops, cloth_of_shell, knit, dark):
    """Knitted hem and cuffs, a bound collar, and the armholes where the sleeves come off."""
    for loop in loops:
        p = shell.pattern
        if p.z[loop].mean() > 6:
            hems(shell.X, [loop], knit)
        elif p.is_arm[loop].mean() > 0.5 and p.arm[loop].mean() > 4:
            axis = shell.X[loop].mean(0) - shell.X[p.arm > 4.2].mean(0)
            knitted_band(shell.X[loop], axis, 0.52, 0.16, knit)
        elif p.z[loop].mean() < 1:
            knitted_band(shell.X[loop], (0, 0, -1), 0.55, 0.05, knit)
        else:
            close_side(shell, loop, drawings, cloth_of_shell, dark)


def build(view="hero", color="orange", second="navy", sleeves="on"):
    if view == "apart":
        gathered(lambda: build("hero", color, second, "off"), rot=(-90, 0, 0), scale=(1, 0.4, 1))
        return
    colour, lower = COLOURS.get(color, color), COLOURS.get(second, second)
    material = cloth(colour, lower, "padded")
    knit = M.fabric(lower, 60, "Object", 0.3, sheen=0.4)
    dark = M.fabric("1b1d20", 40, "Object", 0.3)
    jacket = Shell(*draped("jacket"))
    p = jacket.pattern
    jacket = jacket.part(np.where(p.is_arm, p.arm < CUFF, p.z > HEM))
    p = jacket.pattern
    sleeve = p.is_arm & (p.arm > ARMHOLE)
    pieces = [jacket]
    if sleeves == "off":
        pieces = [jacket.part(~sleeve)]
        for side in (-1, 1):
            pieces.append(jacket.part(sleeve & (np.sign(p.x) == side)))
            piece = pieces[-1]
            piece.moved(side * 15, piece.X.mean(0), np.array([side * 1.25, -0.2, -0.75]))
    for piece in pieces:
        line = quilted(piece)
        cut_edges(piece, sew(piece, line, material), material, knit, dark)
    body = pieces[0]
    C, out = centre_front(body.X, body.N, body.V, HEM - 0.02, 6.24)
    foot = C[0] - np.linspace(0.5, 0, 30)[:, None] * [0, 0, 1.0] + out[0] * 0.06
    open_zip(np.vstack([foot[:-1], C + out * 0.03]), np.vstack([np.repeat(out[:1], 29, 0), out]))
    for side in (-1, 1):
        zipped_pocket(body, (side * 1.35, 0.66), (side * 1.0, 1.28), dark)
        zipped_pocket(body, (side * 0.86, 3.72), (side * 0.38, 3.72), dark)
