"""Lockout and tagout."""

from shot import shot

SHOTS = {
    "safety-padlock-steel-shackle-38mm-front": shot("padlock", "front", color="red"),
    "safety-padlock-steel-shackle-38mm-scale": shot("padlock", "set"),
}
