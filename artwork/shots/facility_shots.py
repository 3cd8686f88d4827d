"""Facility protection."""

from shot import shot

SHOTS = {
    "steel-rack-upright-guard-400mm-front": shot("facility", "guard"),
    "steel-rack-upright-guard-400mm-back": shot("facility", "guard_back"),
    "rubber-corner-protector-800mm-front": shot("facility", "corner"),
    "convex-mirror-polycarbonate-600mm-front": shot("facility", "mirror"),
    "convex-mirror-polycarbonate-600mm-back": shot("facility", "mirror_back"),
    "chemical-spill-kit-wheeled-bin-100-litre-front": shot("facility", "bin"),
    "oil-absorbent-pads-pack-of-100-front": shot("facility", "pads"),
    "floor-marking-tape-pvc-50mm-front": shot("facility", "tape"),
    "floor-marking-tape-pvc-50mm-scale": shot("facility", "tapes"),
    "anti-slip-tape-60-grit-50mm-front": shot("facility", "antislip"),
}
