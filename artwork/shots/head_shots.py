"""Head protection."""

from shot import shot

VENTED = dict(color="yellow", fastening="pin")
BRIM = dict(color="white", style="brim", vent="0")
REFLECTIVE = dict(color="hiviz_orange", tape="1", vent="0")
CLASS_E = dict(color="white", vent="0")
PEAKLESS = dict(color="red", style="peakless", vent="1")

SHOTS = {
    "vented-hard-hat-type-1-front": shot("hardhat", **VENTED),
    "vented-hard-hat-type-1-side": shot("hardhat", "side", color="white", fastening="pin"),
    "full-brim-hard-hat-class-g-front": shot("hardhat", **BRIM),
    "full-brim-hard-hat-class-g-top": shot(
        "hardhat", "top", color="yellow", style="brim", vent="0"
    ),
    "vented-hard-hat-type-1-inside": shot("helmet_inside", "inside", color="yellow"),
    "type-2-safety-helmet-chin-strap-front": shot("climbing_helmet", "worn", color="white"),
    "type-2-safety-helmet-chin-strap-side": shot("climbing_helmet", "right", color="red"),
    "type-2-safety-helmet-chin-strap-inside": shot("climbing_helmet", "inside", color="white"),
    "reflective-hard-hat-ratchet-front": shot("hardhat", **REFLECTIVE),
    "reflective-hard-hat-ratchet-back": shot("hardhat", "back", **REFLECTIVE),
    "reflective-hard-hat-ratchet-inside": shot("hardhat", "inside", **REFLECTIVE),
    "electrical-helmet-class-e-front": shot("hardhat", **CLASS_E),
    "electrical-helmet-class-e-inside": shot(
        "helmet_inside", "turned", cradle_kind="textile", **CLASS_E
    ),
    "low-voltage-insulating-helmet-visor-front": shot("insulating_helmet", "worn"),
    "low-voltage-insulating-helmet-visor-side": shot("insulating_helmet", "side", visor_at="up"),
    "low-voltage-insulating-helmet-visor-detail": shot(
        "insulating_helmet", "mark", visor_at="up"
    ),
    "winter-helmet-insulated-liner-front": shot("winter_helmet", "worn"),
    "winter-helmet-insulated-liner-back": shot("winter_helmet", "nape"),
    "bump-cap-baseball-style-front": shot("bumpcap", color="navy"),
    "bump-cap-baseball-style-contents": shot("bumpcap_insert", "beside", color="navy"),
    "headband-ear-muffs-standard-front": shot(
        "earmuffs", "front", color="yellow", label="23_NRR dB"
    ),
    "headband-ear-muffs-standard-folded": shot(
        "earmuffs", "folded", color="yellow", label="23_NRR dB"
    ),
    "headband-ear-muffs-high-attenuation-front": shot(
        "earmuffs", "front", color="red", label="30_NRR dB", double="1"
    ),
    "headband-ear-muffs-high-attenuation-side": shot(
        "earmuffs", "gap", color="red", label="30_NRR dB", double="1"
    ),
    "headband-ear-muffs-high-attenuation-detail": shot("muff_parts", "opened", color="red"),
    "helmet-mounted-ear-muffs-front": shot("helmetmuffs"),
    "helmet-mounted-ear-muffs-worn-parts": shot("helmetmuffs", "worn", helmet="yellow"),
    "helmet-mounted-ear-muffs-detail": shot("helmetmuffs", "clip", helmet="yellow"),
    "foam-ear-plugs-uncorded-front": shot("earplugs", "foam", color="f07818"),
    "foam-ear-plugs-uncorded-contents": shot("earplug_packs", "dispenser", color="f07818"),
    "corded-flanged-ear-plugs-front": shot("earplugs", "flanged", color="f2c500", cord="2257b0"),
    "corded-flanged-ear-plugs-detail": shot("earplugs", "plug", color="f2c500"),
    "corded-flanged-ear-plugs-contents": shot(
        "earplug_packs", "case", color="f2c500", cord="2257b0"
    ),
    "banded-ear-plugs-front": shot("earplugs", "band", color="f07818", band="2257b0"),
    "banded-ear-plugs-detail": shot("earplugs", "pod", color="f07818", band="2257b0"),
    "level-dependent-ear-muffs-front": shot("level_muffs", "front"),
    "level-dependent-ear-muffs-detail": shot("level_muffs", "knob"),
    "detectable-ear-plugs-corded-front": shot("detectable_plugs", "pair"),
    "detectable-ear-plugs-corded-detail": shot("detectable_plugs", "plug"),
    "height-safety-helmet-en-12492-front": shot("climbing_helmet", "rescue", **PEAKLESS),
    "height-safety-helmet-en-12492-back": shot("climbing_helmet", "back", **PEAKLESS),
    "chin-strap-two-point-hard-hat-front": shot("chin_straps", points="2"),
    "chin-strap-two-point-hard-hat-worn-parts": shot("chin_straps", "worn", points="2", helmet="1"),
    "chin-strap-four-point-helmet-front": shot("chin_straps", points="4"),
    "chin-strap-four-point-helmet-worn-parts": shot("climbing_helmet", "strap", color="white"),
    "replacement-cradle-ratchet-six-point-front": shot("cradle"),
    "replacement-cradle-ratchet-six-point-back": shot("cradle", "nape"),
    "neck-cape-sun-shade-hard-hat-front": shot("neck_cape"),
    "neck-cape-sun-shade-hard-hat-contents": shot("neck_cape", "flat"),
    "full-brim-sun-shield-hard-hat-front": shot("brim_shield"),
    "full-brim-sun-shield-hard-hat-back": shot("brim_shield", "behind"),
    "cooling-helmet-liner-evaporative-front": shot("cooling_liner"),
    "cooling-helmet-liner-evaporative-back": shot("cooling_liner", "behind"),
    "custom-moulded-ear-plugs-front": shot("moulded_plugs", "pair"),
    "custom-moulded-ear-plugs-contents": shot("moulded_plugs", "set"),
    "ear-plug-wall-dispenser-front": shot("plug_dispenser", "front"),
    "ear-plug-wall-dispenser-detail": shot("plug_dispenser", "tray"),
}
