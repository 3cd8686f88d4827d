"""Fall protection."""

from shot import shot

SHOTS = {
    "full-body-harness-two-point-front": shot("harness", "front", color="orange"),
    "full-body-harness-two-point-back": shot("harness", "back", color="orange"),
    "twin-leg-energy-absorbing-lanyard-front": shot("lanyard", legs="2"),
}
