"""What closes clothes and straps: buttons and side-release buckles."""

from geom import *
import materials as M


def button(panel, x, y, colour, lift=0.10, size=0.095):
    """A four-hole button on laid cloth."""
    z = float(panel.height(np.array([x]), np.array([y]))[0]) + lift
    at = group("button", loc=(x, y, z))
    shape = [(0, 0), (size * 0.94, 0, 0.01), (size, 0.035, 0.012)]
    shape += [(size * 0.7, 0.03, 0.008), (0, 0.022)]
    lathe("button", shape, M.plastic(colour, 0.3, coat=0.2), 48, parent=at)
    for q in range(4):
        a = math.radians(45 + 90 * q)
        spot = (0.028 * math.cos(a), 0.028 * math.sin(a), 0.024)
        cyl("hole", 0.012, 0.01, M.plastic("5a6418", 0.6), 0.001, spot, parent=at, seg=12)


def side_release(material, width, parent=None, middle=(0, 0, 0), across=False):
    """A quick-release buckle on a strap along y, or `across` it, that is `width` wide and one and a third as long.

    Its socket shows the two prongs of the other half, which is held by the strap round its bars.
    """
    at = group("side release", parent, middle, (0, 0, -90 if across else 0))
    w = width
    bow = np.radians(np.linspace(-90, 90, 24))
    window = np.c_[0.5 - 0.15 * np.cos(bow) ** 0.5, 0.30 + 0.21 * np.sin(bow)]
    right = np.vstack([[0.46, 0.0], [0.50, 0.03], window, [0.50, 0.70], [0.44, 0.76]])
    socket = np.vstack([right, (right * [-1, 1])[::-1]]) * w
    slots = [rrect(0.76 * w, 0.09 * w, 0.04 * w) + [0, y * w] for y in (0.63, -0.20, -0.40)]
    plate("socket", socket, 0.30 * w, 0.055 * w, material, holes=slots[:1], parent=at)
    ladder = rrect(0.96 * w, 0.48 * w, 0.09 * w) + [0, -0.27 * w]
    plate("ladder", ladder, 0.24 * w, 0.05 * w, material, holes=slots[1:], parent=at)
    for side in (-1, 1):
        loc = (side * 0.45 * w, 0.28 * w, 0)
        prong = (0.15 * w, 0.36 * w, 0.18 * w)
        rbox("prong", prong, 0.06 * w, material, edge=0.03 * w, loc=loc, rot=(0, 0, side * 5), parent=at)
    rbox("ridge", (0.30 * w, 0.40 * w, 0.05 * w), 0.10 * w, material, edge=0.02 * w, loc=(0, 0.27 * w, 0.15 * w), parent=at)
