"""Winter helmet with its fleece liner in place, on a display head."""

from display_head import display_head
from geom import *
import hardhat
from helmet_liner import liner

VIEWS = {
    "worn": dict(rot=(0, 0, -34), elev=7, frame=0.86),
    "nape": dict(rot=(0, 0, 128), elev=7, frame=0.86),
}


def build(view="worn"):
    hardhat.build(color="orange", vent="0")
    liner()
    display_head()
