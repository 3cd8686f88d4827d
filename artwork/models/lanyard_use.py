"""A lanyard in use: its scaffold hook on a tube."""

from geom import *
import materials as M
from hooks import hook

VIEWS = {
    "scaffold": dict(rot=(0, 0, -52), elev=10, frame=0.86, zoom=(1.75, 0.02, 0.12)),
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
    hook(group("hook", loc=(0.35, -0.43, 2.44), rot=(90, 0, -90)), 1.0, True)
    s = np.linspace(0, 2.2, 420)
    bulge = 0.10 * smooth(0.5, 0.8, s) * (0.5 + 0.5 * np.sin(s / 0.13 * 2 * np.pi))
    C = np.c_[0.35 - bulge, np.full(420, -0.43), 2.2 - s]
    elastic = M.webbing("e8560c", ribs=6, pitch=20, edge="1c1e21")
    N = norm(np.cross([0, 1.0, 0], norm(np.gradient(C, axis=0))))
    strap("leg", C, N, 0.40, 0.03, elastic)
    black = M.plastic("202225", 0.45, 0.1)
    rbox("end", (0.13, 0.48, 0.46), 0.05, black, edge=0.035, loc=(0.35, -0.43, 1.95))


def build(view="scaffold"):
    on_scaffold()
