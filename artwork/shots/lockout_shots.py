"""Lockout and tagout."""

from shot import shot

SHOTS = {
    "lockout-kit-valve-electrical-42-piece-front": shot("loto", "bag"),
    "lockout-kit-valve-electrical-42-piece-contents": shot("loto_contents", "kit"),
    "lockout-kit-valve-electrical-42-piece-electrical": shot("loto_contents", "electrical"),
    "lockout-kit-valve-electrical-42-piece-detail": shot("loto_contents", "valve"),
    "lockout-pouch-electrician-18-piece-front": shot("loto", "pouch"),
    "lockout-pouch-electrician-18-piece-contents": shot("loto_contents", "pouch"),
    "safety-padlock-steel-shackle-38mm-front": shot("padlock", "front", color="red"),
    "safety-padlock-steel-shackle-38mm-detail": shot("padlock_details", "underside"),
    "safety-padlock-steel-shackle-38mm-scale": shot("padlock_details", "six"),
    "safety-padlock-nylon-shackle-76mm-front": shot(
        "padlock", "front", color="red", shackle="nylon", long="1"
    ),
    "safety-padlock-nylon-shackle-76mm-side": shot("padlock_details", "hasp"),
    "gas-cylinder-lockout-front": shot("cylinder_lockout"),
    "gas-cylinder-lockout-inside": shot("cylinder_lockout", "open"),
    "group-lock-box-steel-front": shot("lock_box"),
    "group-lock-box-steel-detail": shot("lock_box", "holes"),
    "lockout-hasp-steel-jaw-front": shot("lockout_single", "hasps"),
    "lockout-tags-with-ties-pack-of-25-front": shot("lockout_single", "tags"),
    "cable-lockout-with-padlock-holes-front": shot("lockout_single", "cable"),
    "gate-valve-lockout-covers-front": shot("lockout_single", "covers"),
}
