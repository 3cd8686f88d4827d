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


def side_release(material, width, female, male, tongue, parent=None, middle=(0, 0, 0), across=False):
    """A quick-release buckle on a strap along y, or `across` it: two halves, and the tongue that joins them.

    A half is its length and where it is along the strap; the tongue is its width and length, where it is
    along the strap, and how far above the halves.
    """

    def part(name, wide, length, thick, radius, edge, along, lift=0.0):
        size, (x, y) = ((length, wide), (along, 0)) if across else ((wide, length), (0, along))
        loc = (middle[0] + x, middle[1] + y, middle[2] + lift)
        rbox(name, (*size, thick), radius, material, edge=edge, loc=loc, parent=parent)

    part("female", width, female[0], 0.15, 0.07, 0.05, female[1])
    part("male", width, male[0], 0.13, 0.06, 0.05, male[1])
    part("tongue", tongue[0], tongue[1], 0.08, 0.03, 0.03, *tongue[2:])
