"""The 12 kg powder extinguisher beside the 6 kg one, at the sizes their data names."""

import extinguisher
from assembly import assembled

VIEWS = {"scale": dict(rot=(0, 0, 0), elev=8, frame=0.88)}
HEIGHTS = dict(powder12=6.8, powder=5.3)
MODELLED = dict(powder12=6.1, powder=5.0)


def build(view="scale"):
    for kind, x, y in (("powder12", -1.35, 0.15), ("powder", 1.65, -0.15)):
        scale = HEIGHTS[kind] / MODELLED[kind]
        assembled(extinguisher.build, kind=kind, loc=(x, y, 0), scale=scale)
