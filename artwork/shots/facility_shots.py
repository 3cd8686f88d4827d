"""Facility protection."""

from shot import shot

SHOTS = {
    "steel-rack-upright-guard-400mm-front": shot("facility_impact", "guard"),
    "steel-rack-upright-guard-400mm-back": shot("facility_impact", "guard_back"),
    "steel-rack-upright-guard-400mm-scale": shot("facility_impact", "rack"),
    "rubber-corner-protector-800mm-front": shot("facility_impact", "corner"),
    "rubber-corner-protector-800mm-detail": shot("facility_impact", "corner_end"),
    "convex-mirror-polycarbonate-600mm-front": shot("convex_mirror", "mirror"),
    "convex-mirror-polycarbonate-600mm-back": shot("convex_mirror", "mirror_back"),
    "chemical-spill-kit-wheeled-bin-100-litre-front": shot("facility_spill", "bin"),
    "chemical-spill-kit-wheeled-bin-100-litre-contents": shot("facility_spill", "contents"),
    "oil-absorbent-pads-pack-of-100-front": shot("facility_spill", "pads"),
    "oil-absorbent-pads-pack-of-100-detail": shot("facility_spill", "pad"),
    "floor-marking-tape-pvc-50mm-front": shot("facility_tape", "tape"),
    "floor-marking-tape-pvc-50mm-scale": shot("facility_tape", "tapes"),
    "anti-slip-tape-60-grit-50mm-front": shot("facility_tape", "antislip"),
    "anti-slip-tape-60-grit-50mm-detail": shot("facility_tape", "step"),
    "beard-covers-disposable-100-front": shot("nonwoven_covers", "beard"),
    "bump-test-gas-four-gas-mix-front": shot("test_gas"),
    "hair-nets-disposable-100-front": shot("nonwoven_covers", "cap"),
    "overshoes-disposable-anti-slip-front": shot("nonwoven_covers", "shoes"),
    "electrical-insulating-matting-class-0-front": shot("rubber_matting"),
    "flammables-safety-cabinet-front": shot("flammables_cabinet"),
    "fold-up-spill-berm-front": shot("spill_berm"),
    "spill-pallet-two-drums-front": shot("spill_pallet"),
    "wind-sock-swivel-frame-front": shot("wind_sock"),
    "four-gas-detector-o2-lel-h2s-co-front": shot("four_gas_detector"),
    "wbgt-heat-stress-meter-front": shot("heat_stress_meter"),
    "insulating-rescue-hook-front": shot("rescue_hook"),
    "cooling-towel-pva-front": shot("cooling_towel"),
}
