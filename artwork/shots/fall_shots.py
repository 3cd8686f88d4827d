"""Fall protection."""

from shot import shot

TWO_POINT = dict(color="orange")
BELT = dict(color="yellow", belt="1")

SHOTS = {
    "full-body-harness-two-point-front": shot("harness", "front", **TWO_POINT),
    "full-body-harness-two-point-back": shot("harness", "back", **TWO_POINT),
    "full-body-harness-positioning-belt-front": shot("harness", "front", **BELT),
    "full-body-harness-positioning-belt-back": shot("harness", "back", **BELT),
    "full-body-harness-aramid-hot-work-front": shot("harness", "front", color="charcoal"),
    "rescue-harness-shoulder-rings-front": shot("harness", "front", color="red", shoulder="1"),
    "twin-leg-energy-absorbing-lanyard-front": shot("lanyard", legs="2"),
    "single-leg-energy-absorbing-lanyard-front": shot("ropes", "single"),
    "adjustable-positioning-lanyard-2m-front": shot("ropes", "positioning"),
    "vertical-rope-lifeline-with-grab-20m-front": shot("ropes", "lifeline"),
    "vertical-rope-lifeline-with-grab-20m-detail": shot("ropes", "grab"),
    "self-retracting-lifeline-steel-10m-front": shot("ropes", "block"),
    "self-retracting-lifeline-steel-10m-detail": shot("ropes", "block_hook"),
}
