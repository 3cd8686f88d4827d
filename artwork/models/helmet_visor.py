"""Clear visor on a bracket for helmets. Options: helmet 0 or 1. The view `raised` swings the visor up."""

from arrange import *
from geom import *
from helmetshield import BOTTOM, CORNER, PLAN, bracket
import materials as M
from shield_visor import studs, visor

VIEWS = {
    "hero": dict(rot=(0, 0, -34), elev=8, frame=0.82, low=1),
    "worn": dict(rot=(0, 0, -44), elev=6, frame=0.86, low=1),
    "raised": dict(rot=(0, 0, -62), elev=4, lift=0.12, frame=0.86, low=1),
}
PIVOT = np.array([0, 0.08, 0.12])


def build(view="hero", helmet="0"):
    material = M.plastic("1b1c1f", 0.34, 0.05, coat=0.15)
    visor(PLAN, "f7fbfc", bottom=BOTTOM, corner=CORNER)
    studs(PLAN, M.plastic("26282b", 0.42, 0.1), level=-0.01, off=0.08)
    bracket(material, M.plastic("26282b", 0.42, 0.1))
    if view == "raised":
        swung = gather("front", loc=PIVOT, rot=(-74, 0, 0))
        off = group("off", swung, -PIVOT)
        for part in list(swung.children):
            if part is not off:
                part.parent = off
        for part in [part for part in off.children if part.name.startswith("clip")]:
            part.parent = root()
    if helmet == "1":
        import hardhat

        hardhat.build(color="white", vent="0")
