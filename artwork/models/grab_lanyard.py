"""The short lanyard of a rope grab: an oval link, sewn webbing, a snap hook."""

from geom import *
import materials as M
from fine_webbing import fine_webbing
from hooks import hook
from web_ends import web_loop

BLUE = "1c55b5"
REACH = 2.30


def grab_lanyard(parent, roll=50.0):
    """Leads from the origin, the eye of the grab's arm, along -Y; the link leans by `roll` about Y."""
    blue = fine_webbing(BLUE, "1f2125")
    link = group("link", parent, (0, -0.19, 0), (0, roll, 0))
    oval = superellipse(0.25, 0.26, 3.0, 100)
    steel = M.metal("8b9096", 0.3)
    tube("link", np.c_[oval, np.zeros(100)], 0.045, steel, 24, closed=True, up=(0, 0, 1), parent=link)
    web_loop(group("near", link, (0, -0.26, 0)), 0.0, 0.045, 0.34, 0.46, blue)
    snap = group("snap", parent, (0, -REACH, 0), (0, 0, 180))
    hook(snap, 1.0, False, slot=0.38)
    web_loop(snap, -0.31, 0.05, 0.34, 0.50, blue)
    y = np.linspace(-0.80, 0.71 - REACH, 120)
    turn = np.radians(roll) * (1 - smooth(0.1, 0.9, np.linspace(0, 1, 120)))
    C = np.c_[0 * y, y, 0.05 * np.sin(np.linspace(0, np.pi, 120))]
    N = np.c_[np.sin(turn), 0 * y, np.cos(turn)]
    strap("lanyard", C, N, 0.345, 0.084, blue, parent=parent)
