"""An evaporative cooling vest laid flat: quilted body, zip, bound armholes, open sides joined by elastic."""

from flat_cloth import Panel, mirrored_outline, ups
from garment_cloth import cloth
from garment_trim import beside_zip, bind, open_zip
from geom import *
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 4), elev=68, frame=0.85),
    "zip": dict(rot=(0, 0, 4), elev=68, frame=0.85, zoom=(2.4, 0.02, 0.20)),
}
BLUE = "5b93c9"
BODY = [(0, -3.3), (1.4, -3.34), (2.45, -3.24, 1), (2.50, -1.2), (2.42, 0.55, 1)]
ARMHOLE = [(1.98, 1.05), (1.72, 1.9), (1.80, 2.92, 1)]
HEM = [(-2.45, -3.24), (-1.4, -3.34), (0, -3.3), (1.4, -3.34), (2.45, -3.24)]
NECK = [(1.3, 3.18), (0.78, 3.34, 1), (0.60, 2.75), (0.30, 2.30), (0.075, 2.14)]
BACK = [(0, -3.0), (2.3, -3.02, 1), (2.32, 0.4, 1), (1.62, 1.1), (1.48, 2.0), (1.74, 2.94, 1), (0.82, 3.40, 1), (0.42, 3.14), (0, 3.06)]


def quilt(panel, pitch=0.62):
    """Cushions between the crossed seams, and the distance to the nearest seam."""
    a, b = (panel.x + panel.y) / pitch, (panel.x - panel.y) / pitch
    near = np.minimum(np.abs(a - np.round(a)), np.abs(b - np.round(b)))
    inner = smooth(0.02, 0.16, panel.inside)
    return 0.11 * np.sqrt(np.clip(near * 2, 0, 1)) * inner, np.where(panel.inside > 0.02, near * pitch * 0.707, 9)


def build(view="flat"):
    fabric = cloth(BLUE, finish="padded")
    binding = M.fabric("23304d", 60, "Object", 0.3)
    back = Panel(mirrored_outline(BACK), 0.016)
    raised, seams = quilt(back)
    back.lay("back", fabric, 0.02, 0.08, seed=4, strength=0.3, raised=raised * 0.8, seam=seams)
    rim = [(x, y) for x, y, *_ in BACK[-3:]]
    neck_back = [*rim, *[(-x, y) for x, y in rim[-2::-1]]]
    bind(neck_back, back, binding)
    for side in (-1, 1):
        bind([(side * x, y) for x, y, *_ in BACK[2:6]], back, binding)
    p = Panel(mirrored_outline([*BODY, *ARMHOLE, *NECK, (0, 2.14)]), 0.016)
    raised, seams = quilt(p)
    clear = smooth(0.13, 0.26, np.abs(p.x))
    p.lay("front", fabric, 0.26, 0.12, seed=2, strength=0.5, raised=raised * clear, seam=np.where(np.abs(p.x) > 0.11, seams, 9))
    for side in (-1, 1):
        bind([(side * x, y) for x, y, *_ in NECK[1:]], p, binding)
        bind([(side * x, y) for x, y, *_ in [BODY[-1], *ARMHOLE]], p, binding)
        bind([(side * x, y) for x, y, *_ in BODY[2:]], p, binding)
        for y in (-2.2, -0.6):
            at = group("side elastic", loc=(side * 2.50, y, 0.18))
            rbox("elastic", (0.62, 0.42, 0.06), 0.05, M.webbing("1b1d20", ribs=5, pitch=26), edge=0.02, parent=at, rot=(0, side * 18, 0))
    for half in beside_zip(HEM):
        bind(half, p, binding)
    C = p.line([(0.02, -3.36), (0.0, -1.0), (-0.02, 0.8), (0.0, 2.12)], 300, 0.01)
    open_zip(C, ups(C))
