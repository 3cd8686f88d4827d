"""A boot with the steel that is inside it, laid out beside. Options: kind site or gumboot."""

import boot
import gumboot
import materials as M
import shoe
from geom import *

VIEWS = {"hero": dict(rot=(0, 0, 52), elev=22, frame=0.88)}


def solid(ob, thickness):
    """Give a sheet its thickness and round the edges."""
    skin = ob.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness, skin.offset = thickness, 0
    edge = ob.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = thickness * 0.3, 2, "ANGLE"
    return ob


def toe_cap(parent, material):
    """A steel toe cap: half a squarish dome, open below and behind, its lower edge turned inwards."""
    around, up = np.meshgrid(np.linspace(-1, 1, 121), np.linspace(0, 1, 70), indexing="ij")
    turn, rise = around * np.pi / 2, up * np.pi / 2

    def power(v, k):
        return np.sign(v) * np.abs(v) ** k

    wide = power(np.cos(rise), 0.62)
    x = 0.40 * power(np.sin(turn), 0.80) * wide
    ahead = power(np.cos(turn), 0.80) * wide
    y = -0.60 * ahead
    z = 0.50 * power(np.sin(rise), 0.72) * (1 - 0.16 * ahead)
    dome = np.stack([x, y, z], -1)
    turned_in = [dome[:, :1] * [k, k, 1] - [0, 0, 0.055] for k in (0.84, 0.90, 0.96)]
    whole = np.concatenate(turned_in + [dome[:, :1] - [0, 0, 0.03], dome], 1)
    solid(grid("toe cap", whole, material, parent=parent), 0.022)


def steel_midsole(parent, material):
    """The steel midsole: the sole's outline, a little smaller, with the spring of the sole."""
    O = shoe.outline()
    centre = np.array([0.03, -0.25])
    rings = [centre + (O - centre) * k for k in np.linspace(0.87, 0.02, 60)]
    flat = np.stack(rings, 1)
    z = shoe.sole_top(flat[..., 1]) - 0.15
    P = np.concatenate([flat, z[..., None]], -1)
    solid(grid("plate", P, material, cu=True, parent=parent), 0.018)


def build(view="hero", kind="site"):
    if kind == "site":
        boot.one(group("boot"), "black")
    else:
        gumboot.one(group("boot"), "yellow")
    steel = M.metal("cfd2d5", 0.36, True, aniso_axis="Y", bump=0.02)
    steel_midsole(group("midsole", loc=(-1.50, 0.62, -0.12), rot=(0, 0, 4)), steel)
    at = group("cap", loc=(-1.42, -1.45, 0.066), rot=(0, 0, 58))
    toe_cap(at, M.metal("c3c6ca", 0.38, bump=0.03))
