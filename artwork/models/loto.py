"""Lockout bag and electrician's pouch, closed."""

import aid_bag
from lockout_pouch import belt_pouch

VIEWS = {
    "bag": dict(rot=(0, 0, -24), elev=11, frame=0.84),
    "pouch": dict(rot=(0, 0, -22), elev=13, frame=0.84),
}


def build(view="bag"):
    if view == "pouch":
        belt_pouch()
    else:
        aid_bag.closed(piping="17181a", badge="loto_bag")
