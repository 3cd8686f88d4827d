"""The full-face mask of the round thread with a canister filter screwed on."""

import fullface
import materials as M
from assembly import assembled
from geom import *

VIEWS = {"side": dict(rot=(-9, 0, 62), elev=7, frame=0.86)}


def large_canister():
    """A tall canister: ribbed grip, colour bands, perforated intake at its far end."""
    r, body = 0.50, M.plastic("c9ccce", 0.34, 0.05)
    lathe(
        "can",
        [
            (0, 0),
            (0.28, 0, 0.02),
            (0.28, 0.10, 0.02),
            (r - 0.05, 0.12, 0.04),
            (r, 0.20, 0.04),
            (r, 0.98, 0.02),
            (r + 0.02, 1.0, 0.01),
            (r + 0.02, 1.06, 0.02),
            (r - 0.06, 1.09, 0.02),
            (r - 0.08, 1.05),
            (0, 1.05),
        ],
        body,
        128,
    )
    for k, colour in enumerate(("6b4423", "f1f1ee")):
        wrap_label(
            "band",
            r,
            0.36 + 0.20 * k,
            0.56 + 0.20 * k,
            0,
            360,
            M.plastic(colour, 0.35),
            128,
            eps=0.004,
        )
    lathe("mesh", [(0, 1.055), (r - 0.08, 1.055)], M.plastic("2a2d31", 0.5), 64, bevel=False)
    for radius, count in ((0.1, 8), (0.2, 16), (0.3, 24), (0.38, 30)):
        for k in range(count):
            a = 2 * np.pi * k / count
            torus(
                "hole",
                0.026,
                0.007,
                body,
                loc=(radius * math.cos(a), radius * math.sin(a), 1.06),
                seg=14,
                rs=6,
            )
    for k in range(36):
        a = 2 * np.pi * k / 36
        box(
            "grip",
            (0.03, 0.03, 0.12),
            body,
            0.008,
            loc=(0.485 * math.cos(a), 0.485 * math.sin(a), 0.25),
            rot=(0, 0, math.degrees(a)),
        )


def build(view="side", color="292b2e"):
    fullface.build(color=color, mount="thread")
    assembled(large_canister, loc=(0, -0.64, 0.535), rot=(104, 0, 0))
