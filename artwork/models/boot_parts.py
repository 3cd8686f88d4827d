"""A boot with the steel that is inside it, laid out beside. Options: kind site or gumboot."""

import boot
import gumboot
import materials as M
import shoe
from boot_styles import side_profiles
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
    """The front of the last as a steel shell, open below and behind."""
    top, bottom = side_profiles("mid")
    O = shoe.outline()
    P, N, along, _ = shoe.loft(top, bottom, [(0, 0.42), (1, 0.42)], O, 360, 500)
    P = P - N * 0.045
    turn = np.arange(360)
    covered = np.r_[turn[222:], turn[:139]]
    rows = int(np.searchsorted(along, 0.185))
    solid(grid("toe cap", P[covered][:, 2:rows], material, parent=parent), 0.024)


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
    at = group("steel", loc=(-1.50, 0.62, -0.12), rot=(0, 0, 4))
    steel_midsole(at, steel)
    toe_cap(group("cap", at, loc=(0.0, -0.02, -0.11)), M.metal("c3c6ca", 0.38, bump=0.03))
