"""Lanyards in use: a scaffold hook on a tube, a positioning lanyard round a mast and on its belt."""

from geom import *
import materials as M
from grip_adjuster import grip
from harness_fittings import padded_belt
from hooks import connector, hook
from rope_parts import rope, sleeve

VIEWS = {
    "scaffold": dict(rot=(0, 0, -52), elev=10, frame=0.86, zoom=(1.75, 0.02, 0.12)),
    "mast": dict(rot=(0, 0, -20), elev=48, frame=0.88),
}


def scaffold_tube(name, a, b, material):
    C = refine(np.array([a, b], float), 0.1)
    tube(name, C, 0.242, material, 48, caps=False)
    tube("inside", C, 0.205, M.metal("6f7479", 0.5), 32, caps=False)


def on_scaffold():
    """The hook hangs on a ledger that a coupler holds to a standard."""
    zinc = M.metal("b3b8bd", 0.34, bump=0.06)
    scaffold_tube("standard", (-2.0, 0, 0.1), (-2.0, 0, 5.6), zinc)
    scaffold_tube("ledger", (-3.0, -0.5, 4.3), (2.6, -0.5, 4.3), zinc)
    box("base", (1.5, 1.5, 0.10), zinc, 0.03, loc=(-2.0, 0, 0.05))
    rbox(
        "coupler", (0.66, 1.16, 0.60), 0.14, M.metal("8f959b", 0.4), edge=0.06, loc=(-2, -0.25, 4.3)
    )
    for x in (-2.24, -1.76):
        cyl("bolt", 0.09, 0.5, zinc, 0.02, loc=(x, -0.86, 4.3), rot=(90, 0, 0), seg=6)
    hook(group("hook", loc=(0.35, -0.55, 2.44), rot=(90, 0, 90)), 1.0, True)
    s = np.linspace(0, 2.2, 420)
    bulge = 0.10 * smooth(0.5, 0.8, s) * (0.5 + 0.5 * np.sin(s / 0.13 * 2 * np.pi))
    C = np.c_[0.35 - bulge, np.full(420, -0.55), 2.2 - s]
    elastic = M.webbing("e8560c", ribs=6, pitch=20, edge="1c1e21")
    N = norm(np.cross([0, 1.0, 0], norm(np.gradient(C, axis=0))))
    strap("leg", C, N, 0.40, 0.03, elastic)
    black = M.plastic("202225", 0.45, 0.1)
    rbox("end", (0.13, 0.48, 0.46), 0.05, black, edge=0.035, loc=(0.35, -0.55, 1.95))


def round_mast():
    """A belt standing on its edge; the rope runs from ring to ring round the mast in front."""
    t = np.linspace(0, 2 * np.pi, 400, endpoint=False)

    def course(off):
        ring = np.c_[-(1.75 + off) * np.cos(t), -(1.2 + off) * np.sin(t), np.full(400, 0.56)]
        return ring, norm(ring * [1 / 1.75**2, 1 / 1.2**2, 0])

    padded_belt(course)
    steel = M.paint("8c939a", 0.3, 0.04)
    cyl("mast", 0.42, 3.0, steel, 0.03, loc=(0, -3.6, 1.5))
    cyl("foot", 0.9, 0.14, steel, 0.03, loc=(0, -3.6, 0.07))
    z = 0.64
    bend = np.radians(np.linspace(155, 385, 24))
    line = [(-2.06, -1.05, z), (-1.7, -1.9, z), (-1.0, -3.0, z)]
    line += [(0.56 * math.cos(a), -3.6 + 0.56 * math.sin(a), z) for a in bend]
    line += [(1.0, -3.0, z), (1.7, -1.9, z), (2.25, -0.75, z), (2.7, 0.1, 0.6), (2.9, 0.8, 0.12)]
    C = rope(line, 0.10, "b8161d", "17181a", 1100)
    sleeve(C, 0.24, 0.60, 0.155, M.fabric("1b1d20", 60, "Object", 0.5))
    black = M.plastic("202225", 0.45, 0.1)
    sleeve(C, 0.0, 0.05, 0.155, black)
    sleeve(C, 0.985, 1.0, 0.14, black)
    hook(group("snap", loc=(-2.12, -0.92, z), rot=(0, 0, 6)), 1.0, False)
    i = int(np.argmin(np.abs(C[:, 1] + 1.5) + 10 * (C[:, 0] < 0)))
    T = C[i + 4] - C[i - 4]
    turn = math.degrees(math.atan2(T[1], T[0]))
    at = group("grip", loc=C[i], rot=(0, 0, turn))
    grip(group("body", at, (0, -0.10, 0), (180, 0, 0)))
    connector(group("connector", loc=(2.10, -0.42, z), rot=(0, 30, 4)))


def build(view="scaffold"):
    on_scaffold() if view == "scaffold" else round_mast()
