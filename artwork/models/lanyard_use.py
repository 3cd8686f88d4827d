"""A lanyard in use: its scaffold hook on a tube."""

from geom import *
import materials as M
from hooks import hook
from web_ends import web_loop

VIEWS = {
    "scaffold": dict(rot=(0, 0, -52), elev=10, frame=0.86, zoom=(1.75, 0.02, 0.12)),
}


def scaffold_tube(name, a, b, material):
    C = refine(np.array([a, b], float), 0.1)
    tube(name, C, 0.242, material, 48, caps=False)
    tube("inside", C, 0.205, M.metal("6f7479", 0.5), 32, caps=False)


def coupler(material, bolts):
    """A right-angle coupler: a band round each tube, each closed by a bolt between two ears."""
    cyl("band", 0.315, 0.46, material, 0.04, loc=(-2, 0, 4.3))
    cyl("band", 0.315, 0.46, material, 0.04, loc=(-2, -0.5, 4.3), rot=(0, 90, 0))
    for y in (-0.57, -0.41):
        rbox("ear", (0.30, 0.08, 0.34), 0.05, material, edge=0.03, loc=(-2, y, 4.70))
    cyl("bolt", 0.055, 0.46, bolts, 0.015, loc=(-2, -0.56, 4.76), rot=(90, 0, 0))
    for y in (-0.66, -0.32):
        cyl("nut", 0.105, 0.09, bolts, 0.02, loc=(-2, y, 4.76), rot=(90, 0, 0), seg=6)
    for y in (-0.08, 0.08):
        rbox("ear", (0.34, 0.08, 0.30), 0.05, material, edge=0.03, loc=(-2.40, y, 4.3))
    cyl("bolt", 0.055, 0.46, bolts, 0.015, loc=(-2.46, 0, 4.3), rot=(90, 0, 0))
    for y in (-0.17, 0.17):
        cyl("nut", 0.105, 0.09, bolts, 0.02, loc=(-2.46, y, 4.3), rot=(90, 0, 0), seg=6)


def on_scaffold():
    """The hook hangs on a ledger that a coupler holds to a standard; the tubes go on out of the picture."""
    zinc = M.metal("b3b8bd", 0.34, bump=0.06)
    scaffold_tube("standard", (-2.0, 0, 0.1), (-2.0, 0, 5.6), zinc)
    scaffold_tube("ledger", (-3.0, -0.5, 4.3), (2.6, -0.5, 4.3), zinc)
    for a, b in (((2.6, -0.5, 4.3), (5.2, -0.5, 4.3)), ((-9, -0.5, 4.3), (-3, -0.5, 4.3))):
        onward = tube("ledger goes on", refine(np.array([a, b]), 0.1), 0.242, zinc, 48, caps=False)
        onward["nofit"] = True
    box("base", (1.5, 1.5, 0.10), zinc, 0.03, loc=(-2.0, 0, 0.05))
    coupler(M.metal("8f959b", 0.4), zinc)
    at = group("hook", loc=(0.35, -0.43, 2.44), rot=(90, 0, -90))
    hook(at, 1.0, True, slot=0.42)
    web_loop(at, -0.31, 0.055, 0.40, 0.50, M.webbing("1d1f22", ribs=6, pitch=20))
    s = np.linspace(0, 2.0, 420)
    bulge = 0.10 * smooth(0.5, 0.8, s) * (0.5 + 0.5 * np.sin(s / 0.13 * 2 * np.pi))
    C = np.c_[0.35 - bulge, np.full(420, -0.43), 1.72 - s]
    elastic = M.webbing("e8560c", ribs=6, pitch=20, edge="1c1e21")
    N = norm(np.cross([0, 1.0, 0], norm(np.gradient(C, axis=0))))
    strap("leg", C, N, 0.40, 0.03, elastic)
    black = M.plastic("202225", 0.45, 0.1)
    rbox("end", (0.13, 0.48, 0.46), 0.05, black, edge=0.035, loc=(0.35, -0.43, 1.66))


def build(view="scaffold"):
    on_scaffold()
