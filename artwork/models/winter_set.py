"""Winter helmet beside its liner, which is taken out."""

from arrange import *
import hardhat
from helmet_liner import liner

VIEWS = {
    "beside": dict(rot=(0, 0, -30), elev=14, frame=0.88),
}


def build(view="beside"):
    liner()
    rest_on_floor(gather("aside", loc=(1.0, -0.35, 0), rot=(0, 0, 16), scale=0.94))
    before = loose_parts()
    hardhat.build(color="orange", vent="0")
    rest_on_floor(gather("hat", before, loc=(-0.95, 0.40, 0), rot=(0, 0, -8)))
