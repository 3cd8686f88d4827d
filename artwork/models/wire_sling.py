"""An anchor sling of steel wire rope: two eyes on thimbles, pressed ferrules, a clear sheath, a tag."""

from geom import *
import materials as M
from printed import T, printed
from rope_parts import rope

VIEWS = {
    "hero": dict(rot=(0, 0, -6), elev=54, frame=0.86),
    "eye": dict(rot=(0, 0, -6), elev=54, frame=0.86, zoom=(2.4, 0.20, -0.20)),
}
STEEL = "9aa0a6"


def eye(at, turn, steel, zinc):
    """A teardrop of wire round its grooved thimble; the ferrule lies at the origin, the eye towards +x."""
    parent = group("eye", loc=at, rot=(0, 0, turn))
    line = [(-0.2, 0.06, 0.12), (0.25, 0.08, 0.12), (0.75, 0.34, 0.12), (1.15, 0.36, 0.12), (1.38, 0.0, 0.12)]
    line += [(x, -y, z) for x, y, z in line[-2::-1]]
    rope(line, 0.075, STEEL, None, 500, False, 0.22, parent)
    inner = catmull(np.array([(0.42, 0.02, 0.12), (0.80, 0.24, 0.12), (1.12, 0.25, 0.12), (1.28, 0.0, 0.12), (1.12, -0.25, 0.12), (0.80, -0.24, 0.12), (0.42, -0.02, 0.12)]), 160)
    T_line = norm(np.gradient(inner, axis=0))
    strap("thimble", inner, np.cross([0, 0, 1.0], T_line), 0.20, 0.05, zinc, parent=parent)
    lathe("ferrule", [(0.12, -0.45), (0.17, -0.42, 0.04), (0.18, 0.30, 0.05), (0.10, 0.36)], M.metal("c3c7ca", 0.35, bump=0.05), 72, axis="X", parent=parent).location = (0, 0, 0.14)


def label():
    body = "<rect width='260' height='150' rx='10' fill='#f7f6f0'/><rect width='260' height='46' fill='#111'/>"
    body += T(130, 33, "EN 795:2012 B", 26, 800, "#f6c400") + T(130, 84, "1 USER", 28, 800, "#111") + T(130, 128, "مستخدم واحد", 28, 700, "#111", ar=True)
    return printed("wire_sling", 260, 150, body, 900)


def build(view="hero"):
    zinc = M.zinc()
    course = [(-2.4, -1.05, 0.12), (-1.7, -0.95, 0.12), (0.3, -1.25, 0.12), (1.9, -0.7, 0.14), (2.0, 0.35, 0.16), (0.8, 0.75, 0.14), (-0.9, 0.35, 0.2), (-2.1, 0.55, 0.2), (-2.2, 1.35, 0.16), (-1.0, 1.75, 0.12), (0.9, 1.75, 0.12), (1.5, 1.70, 0.12)]
    C = catmull(np.array(course), 800)
    rope(course, 0.075, STEEL, None, 1500, False, 0.22)
    tube("sheath", C[90:-90], 0.115, M.thin_clear("dfe9ee", 0.20, 0.05), 24)
    eye((-2.75, -1.09, 0), 187, STEEL, zinc)
    eye((1.85, 1.66, 0), -8, STEEL, zinc)
    tag = group("tag", loc=(-0.1, -0.35, 0.06), rot=(0, 0, -8))
    plate("tag", rrect(1.3, 0.75, 0.08), 0.03, 0.008, M.plastic("f1efe6", 0.4), parent=tag)
    decal_plane("print", 1.24, 0.71, M.label(label(), 0.45, 0.1), (0, 0, 0.018), parent=tag, r=0.06)
    tube("tie", catmull(np.array([(-0.65, -0.35, 0.08), (-0.9, -0.6, 0.12), (-0.85, -1.02, 0.22), (-0.75, -1.05, 0.08)]), 60), 0.02, M.plastic("1b1c1e", 0.4), 10)
