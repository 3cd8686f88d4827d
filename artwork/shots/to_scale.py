"""What is drawn to scale: from where it is seen, and the measure that its data states, in millimetres.

The model's own size is not trusted: its drawing is stretched until it has that measure. Where both
measures are stated, both are met, and a model of another shape is refused.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outline:
    width: int = 0
    height: int = 0
    seen: str = "front"
    turn: int = 0
    """Degrees about the vertical, against the clock as seen from above."""
    shot: str = ""
    """The picture whose model is drawn; the product's front picture where none is named."""
    without: tuple = ()
    """Objects of that model that are no part of the product: a wall, a case beside it."""


BLANKET_CASE = ("case", "hem", "flap", "seam", "strip", "ring", "screw", "slot", "print", "tape", "fold")
BLANKET = "fire-blanket-1800x1800-contents"
TANK_WALL = ("bracket", "shelf", "screw", "tag", "tag print", "cord")
SIGN = "site-entrance-sign-set-rigid-detail"

OUTLINES = {
    "abc-powder-extinguisher-12kg": Outline(height=680),
    "abc-powder-extinguisher-6kg": Outline(height=530),
    "afff-foam-extinguisher-9l": Outline(height=600),
    "co2-extinguisher-5kg": Outline(height=770),
    "chemical-gauntlets-neoprene-38cm": Outline(height=380, seen="top"),
    "chemical-gauntlets-nitrile-33cm": Outline(height=330, seen="top"),
    "insulating-gloves-class-0-1000v": Outline(height=360, seen="top"),
    "insulating-gloves-class-2-17000v": Outline(height=410, seen="top"),
    "pvc-chemical-apron-120-cm": Outline(height=1200, seen="top"),
    "split-leather-welding-apron-100-cm": Outline(height=1000, seen="top"),
    "aluminised-approach-coat-furnace": Outline(height=1200, seen="top"),
    "chemical-spill-kit-wheeled-bin-100-litre": Outline(height=930),
    "convex-mirror-polycarbonate-600mm": Outline(width=600),
    "exit-sign-led-3-hour-battery": Outline(width=355),
    "lockout-kit-valve-electrical-42-piece": Outline(width=400),
    "aed-semi-automatic-voice-prompts": Outline(width=210, height=230),
    "chemical-gauntlets-pvc-35cm": Outline(
        height=350, seen="top", shot="chemical-gauntlets-nitrile-33cm-front"
    ),
    "chemical-gloves-butyl-35cm": Outline(height=350, seen="top"),
    "welding-gauntlets-type-a-cow-split": Outline(height=350, seen="top"),
    "exit-sign-photoluminescent-300mm": Outline(width=300, height=150),
    "site-entrance-sign-set-rigid": Outline(width=300, height=400, shot=SIGN),
    "plant-room-sign-set-vinyl": Outline(width=150, height=200, shot=SIGN, without=("hole",)),
    "expanding-barrier-steel-2500mm": Outline(width=2500, height=950),
    "water-filled-road-barrier-1500mm": Outline(width=1500, height=800),
    "led-traffic-baton-red-540mm": Outline(height=540, seen="top", turn=48, without=("strap", "ring")),
    "fire-blanket-1200x1200": Outline(
        width=1200, height=1200, seen="top", shot=BLANKET, without=BLANKET_CASE
    ),
    "fire-blanket-1800x1800": Outline(
        width=1800, height=1800, seen="top", shot=BLANKET, without=BLANKET_CASE
    ),
    "welding-blanket-ansi-fm-4950": Outline(
        width=1800, height=1800, seen="top", shot=BLANKET, without=BLANKET_CASE
    ),
    "oil-absorbent-pads-pack-of-100": Outline(
        width=500,
        height=400,
        seen="top",
        shot="oil-absorbent-pads-pack-of-100-detail",
        without=("oil",),
    ),
    "portable-eyewash-gravity-60-litre": Outline(width=540, without=TANK_WALL),
    "rubber-corner-protector-800mm": Outline(width=100, height=800, without=("column",)),
    "steel-rack-upright-guard-400mm": Outline(
        height=400, shot="steel-rack-upright-guard-400mm-back"
    ),
    "traffic-cone-450mm-pvc": Outline(height=450),
    "traffic-cone-750mm-rubber-base": Outline(height=750),
    "vehicle-first-aid-kit-soft-bag": Outline(width=260),
    "workplace-first-aid-kit-25-person": Outline(width=330),
}
