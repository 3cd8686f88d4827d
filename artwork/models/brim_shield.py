"""Soft sun brim with neck cape that slips over a helmet. Options: helmet 0 or 1."""

from display_head import display_head
from draped_cape import draped, sewn
from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -81), elev=9, frame=0.86),
    "behind": dict(rot=(0, 0, 142), elev=10, frame=0.86),
    "alone": dict(rot=(0, 0, -40), elev=30, lift=0.08, frame=0.86),
}
KHAKI = "b49f74"
RING = (1.105, 1.385, 0.20)  # half width, half length, height on the shell


def ring(grow, level, n=720):
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    k = (np.abs(np.cos(a)) ** 2.25 + np.abs(np.sin(a)) ** 2.25) ** (-1 / 2.25)
    return a, np.c_[
        (RING[0] + grow) * k * np.sin(a), -(RING[1] + grow) * k * np.cos(a), level + 0 * a
    ]


def gathers(a):
    """Uneven small folds of gathered cloth along the ring, between -1 and 1."""
    fine = np.sin(104 * a + 2.6 * np.sin(7 * a) + 1.7 * np.sin(19 * a + 1.0))
    return fine * (0.62 + 0.38 * np.sin(11 * a + 2.0 * np.sin(3 * a)))


def brim(cloth, thread):
    """From the gathered ring outwards, drooping and slightly waved; a wire in its edge."""
    t = np.linspace(0, 1, 60)
    rows = []
    around = ring(0, 0)[0]
    puckers = fbm(np.c_[9 * np.cos(around), 9 * np.sin(around), 0 * around], 3, 6)
    for k in t:
        a, points = ring(0.03 + 0.82 * k, RING[2] - 0.02)
        gather = 0.016 * gathers(a) * np.exp(-k * 9) + 0.026 * puckers * np.exp(-k * 3.2) * min(1.0, k * 12)
        wave = 0.05 * np.sin(3 * a + 0.6) + 0.03 * np.sin(5 * a + 2.0)
        points[:, 2] += -0.34 * k**1.4 + wave * k**1.5 + gather
        rows.append(points)
    P = np.stack(rows, 1)
    sheet = grid("brim", P, cloth, cu=True, uv=np.stack([P[..., 0], P[..., 1]], -1))
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.026
    tube("wire", P[:, -1], 0.030, cloth, 10, closed=True)
    up = np.tile([0, 0, 1.0], (len(P), 1))
    for row in (20, 38, 54):
        stitches("stitch", P[:, row] + [0, 0, 0.014], up, thread, 0.045, 0.030, 0.0045, closed=True)


def elastic(cloth):
    """The gathered band that grips the shell."""
    a, points = ring(0.026, RING[2] + 0.04, 2880)
    outward = norm(points * [1, 1, 0])
    points = points + outward * (0.009 * gathers(a))[:, None]
    points[:, 2] += 0.006 * np.sin(23 * a + 2 * np.sin(5 * a))
    strap("elastic", points, outward, 0.17, 0.035, cloth, closed=True)


def build(view="hero", helmet="1"):
    cloth = M.fabric(KHAKI, 130, "UV", 0.3)
    thread = M.fabric("a18c60", 40, "Object", 0.3)
    brim(cloth, thread)
    elastic(M.fabric(KHAKI, 60, "Object", 0.5))
    back = ring(-0.03, RING[2] - 0.10)[1][166:555:3]
    u = np.abs(np.linspace(-1, 1, len(back)))
    sewn("cape", draped(back, 2.02 - 1.02 * u**3.0, flare=0.24), cloth, thread)
    if helmet == "1":
        display_head()
        import hardhat

        hardhat.build(color="white", vent="0")
