"""Lockout and tagout."""

from shot import shot

SHOTS = {
    "lockout-kit-valve-electrical-42-piece-front": shot("loto", "bag"),
    "lockout-kit-valve-electrical-42-piece-contents": shot("loto"),
    "lockout-pouch-electrician-18-piece-front": shot("loto", "pouch"),
    "safety-padlock-steel-shackle-38mm-front": shot("padlock", "front", color="red"),
    "safety-padlock-steel-shackle-38mm-scale": shot("padlock", "set"),
    "safety-padlock-nylon-shackle-76mm-front": shot(
        "padlock", "front", color="red", shackle="nylon", long="1"
    ),
}
