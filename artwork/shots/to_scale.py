"""What is drawn to scale: from where it is seen, and the measure that its data states, in millimetres.

The model's own size is not trusted: its drawing is stretched evenly until it has that measure.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outline:
    width: int = 0
    height: int = 0
    seen: str = "front"
    view: str = "front"
    """Of which picture the model is drawn: more may stand in it than the product itself."""


OUTLINES = {
    "abc-powder-extinguisher-12kg": Outline(height=680),
    "abc-powder-extinguisher-6kg": Outline(height=530),
    "afff-foam-extinguisher-9l": Outline(height=600),
    "co2-extinguisher-5kg": Outline(height=770),
    "chemical-gauntlets-neoprene-38cm": Outline(height=380, seen="top"),
    "chemical-gauntlets-nitrile-33cm": Outline(height=330, seen="top"),
    "insulating-gloves-class-0-1000v": Outline(height=360, seen="top"),
    "insulating-gloves-class-2-17000v": Outline(height=410, seen="top"),
    "pvc-chemical-apron-120-cm": Outline(height=1200),
    "split-leather-welding-apron-100-cm": Outline(height=1000),
    "aluminised-approach-coat-furnace": Outline(height=1200, seen="top"),
    "chemical-spill-kit-wheeled-bin-100-litre": Outline(height=930),
    "convex-mirror-polycarbonate-600mm": Outline(width=600),
    "exit-sign-led-3-hour-battery": Outline(width=355),
    "lockout-kit-valve-electrical-42-piece": Outline(width=400),
    "traffic-cone-450mm-pvc": Outline(height=450),
    "traffic-cone-750mm-rubber-base": Outline(height=750),
    "vehicle-first-aid-kit-soft-bag": Outline(width=260),
    "workplace-first-aid-kit-25-person": Outline(width=330),
}
