"""A bump cap beside its insert, which is taken out and turned up. Options: color."""

from arrange import *
from geom import *
import bumpcap
import materials as M

VIEWS = {
    "beside": dict(rot=(0, 0, -22), elev=24, frame=0.88),
}
HOLES = [(x, y) for y in (-0.62, -0.22, 0.20, 0.60) for x in (-0.44, 0.0, 0.44)]


def insert(parent):
    """A dome with oval openings, and foam pads inside it."""
    turn, P = bumpcap.crown(0.08)
    P = P[:, :-26]
    x, y = P[..., 0], P[..., 1]
    keep = np.ones(x.shape, bool)
    for hx, hy in HOLES:
        keep &= ((x - hx) / 0.13) ** 2 + ((y - hy) / 0.10) ** 2 > 1
    faces = grid_faces(*x.shape, cu=True)
    solid = faces[keep.reshape(-1)[faces].all(1)]
    abs_plastic = M.plastic("1a1b1d", 0.34, 0.06)
    dome = mesh("insert", P.reshape(-1, 3), solid, abs_plastic, parent=parent)
    thick = dome.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.035, 0
    rim = P[:, -1]
    tube("rim", rim, 0.035, abs_plastic, 12, closed=True, parent=parent)
    foam = M.foam("5d6369")
    a = turn[:, 0]
    band = np.c_[0.845 * np.sin(a), -1.02 * np.cos(a), rim[:, 2] + 0.12]
    outward = norm(band * [1, 1, 0])
    for start in range(0, 720, 120):
        part = (np.arange(start + 12, start + 108)) % 720
        strap("pad", band[part], outward[part], 0.22, 0.10, foam, parent=parent)
    for degrees in (0, 60, 120):
        b = math.radians(degrees)
        t = np.linspace(0.50, np.pi - 0.50, 60)
        path = np.c_[
            np.cos(t) * math.sin(b) * 0.80,
            -np.cos(t) * math.cos(b) * 0.98,
            0.18 + 0.72 * np.sin(t) ** 0.8,
        ]
        up = norm(np.c_[np.cos(t) * math.sin(b), -np.cos(t) * math.cos(b), np.sin(t)])
        strap("pad", path, up, 0.20, 0.10, foam, parent=parent)


def build(view="beside", color="navy"):
    bumpcap.build(view, color)
    for part in loose_parts():
        if part.name.startswith(("insert", "sweatband")):
            bpy.data.objects.remove(part)
    rest_on_floor(gather("cap", loc=(-1.12, 0.45, 0), rot=(0, 0, -12)))
    taken_out = group("taken out", loc=(1.05, -0.55, 0), rot=(-136, 0, 10))
    insert(taken_out)
    rest_on_floor(taken_out)
