"""Fall protection."""

from shot import shot

TWO_POINT = dict(color="orange", loops="1")
BELT = dict(color="yellow", belt="1", loops="1")
ARAMID = dict(color="charcoal", thread="e9c22a", cover="1")
RESCUE = dict(color="red", shoulder="1", loops="1")
ANSI = dict(color="yellow", ansi="1")
ANSI_LEGS = dict(legs="2", label="lanyard_ansi", lay="open")

SHOTS = {
    "suspension-relief-straps-pair-front": shot("relief_straps", "pair"),
    "suspension-relief-straps-pair-detail": shot("relief_straps", "pouch"),
    "full-body-harness-two-point-front": shot("harness", "front", **TWO_POINT),
    "full-body-harness-two-point-back": shot("harness", "stand_back", **TWO_POINT),
    "full-body-harness-two-point-detail": shot("harness", "loops", **TWO_POINT),
    "full-body-harness-positioning-belt-front": shot("harness", "stand_front", **BELT),
    "full-body-harness-positioning-belt-back": shot("harness", "back", **BELT),
    "full-body-harness-positioning-belt-detail": shot("harness", "hip", **BELT),
    "full-body-harness-aramid-hot-work-front": shot("harness", "stand_front", **ARAMID),
    "full-body-harness-aramid-hot-work-detail": shot("harness", "flap", **ARAMID),
    "rescue-harness-shoulder-rings-front": shot("harness", "front", **RESCUE),
    "rescue-harness-shoulder-rings-top": shot("harness", "top", **RESCUE),
    "twin-leg-energy-absorbing-lanyard-front": shot("lanyard", legs="2"),
    "twin-leg-energy-absorbing-lanyard-detail": shot("lanyard_use", "scaffold"),
    "twin-leg-energy-absorbing-lanyard-label": shot("lanyard", "label", legs="2"),
    "single-leg-energy-absorbing-lanyard-front": shot("ropes", "single"),
    "single-leg-energy-absorbing-lanyard-detail": shot("ropes", "snap"),
    "adjustable-positioning-lanyard-2m-front": shot("ropes", "positioning"),
    "adjustable-positioning-lanyard-2m-detail": shot("ropes", "grip"),
    "adjustable-positioning-lanyard-2m-coiled": shot("ropes", "coiled"),
    "vertical-rope-lifeline-with-grab-20m-front": shot("ropes", "lifeline"),
    "vertical-rope-lifeline-with-grab-20m-detail": shot("lifeline_parts", "grab"),
    "vertical-rope-lifeline-with-grab-20m-contents": shot("lifeline_parts", "contents"),
    "self-retracting-lifeline-steel-10m-front": shot("retractable_laid", "steel", kind="steel"),
    "self-retracting-lifeline-steel-10m-detail": shot("ropes", "block_hook"),
    "self-retracting-lifeline-steel-10m-top": shot("lifeline_parts", "eye"),
    "ansi-full-body-harness-z359-11-front": shot("harness", "stand", **ANSI),
    "ansi-full-body-harness-z359-11-detail": shot("harness", "hip_ring", **ANSI),
    "ansi-full-body-harness-z359-11-back": shot("harness", "stand_back", **ANSI),
    "ansi-twin-leg-lanyard-z359-13-front": shot("lanyard", "spread", **ANSI_LEGS),
    "ansi-twin-leg-lanyard-z359-13-detail": shot("lanyard", "spread_hook", **ANSI_LEGS),
    "ansi-self-retracting-device-class-2-front": shot("retractable_laid"),
    "ansi-self-retracting-device-class-2-label": shot("retractable_laid", "label"),
    "adjustable-restraint-lanyard-boom-lift-front": shot("restraint"),
    "adjustable-restraint-lanyard-boom-lift-detail": shot("restraint", "slide"),
    "temporary-horizontal-lifeline-20m-front": shot("horizontal_line", "set"),
    "temporary-horizontal-lifeline-20m-detail": shot("horizontal_line", "ratchet"),
    "rescue-descender-kit-40m-front": shot("rescue_kit", "kit"),
    "rescue-descender-kit-40m-detail": shot("rescue_kit", "descender"),
    "tool-pouch-closing-ansi-isea-121-front": shot("tool_pouch"),
    "tool-pouch-closing-ansi-isea-121-inside": shot("tool_pouch", "inside", mouth="open"),
    "sliding-beam-clamp-anchor-front": shot("beam_clamp"),
    "sliding-beam-clamp-anchor-detail": shot("beam_clamp", "jaw"),
    "removable-concrete-anchor-front": shot("concrete_anchor"),
    "removable-concrete-anchor-detail": shot("concrete_anchor", "shank"),
    "tool-lanyard-ansi-isea-121-front": shot("tool_lanyard"),
    "tool-lanyard-ansi-isea-121-detail": shot("tool_lanyard", "carabiner"),
    "tripod-rescue-winch-20m-front": shot("rescue_tripod"),
    "tripod-rescue-winch-20m-detail": shot("rescue_tripod", "winch"),
    "webbing-anchor-sling-en-795-b-front": shot("anchor_sling"),
    "webbing-anchor-sling-en-795-b-detail": shot("anchor_sling", "eye"),
    "aramid-twin-leg-lanyard-hot-work-front": shot("lanyard", color="6a6b62", legs="2", webbing="flat"),
    "steel-wire-anchor-sling-en-795-b-front": shot("wire_sling"),
    "screw-gate-connector-steel-front": shot("screw_connector"),
}
