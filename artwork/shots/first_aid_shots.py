"""First aid."""

from shot import shot

SHOTS = {
    "workplace-first-aid-kit-25-person-front": shot("firstaid", "front", color="green"),
    "workplace-first-aid-kit-25-person-inside": shot("aid_case", "open"),
    "workplace-first-aid-kit-25-person-contents": shot("aid_case", "laid"),
    "vehicle-first-aid-kit-soft-bag-front": shot("aid_bag", "closed"),
    "vehicle-first-aid-kit-soft-bag-contents": shot("aid_bag_open", "flat"),
    "burns-first-aid-kit-front": shot("firstaid", "wall", color="green", words="burns"),
    "burns-first-aid-kit-contents": shot("aid_sets", "burns"),
    "heat-stroke-response-kit-front": shot("aid_sets", "heat"),
    "heat-stroke-response-kit-contents": shot("aid_sets", "heat_card"),
    "trauma-bleeding-control-kit-front": shot("aid_sets", "trauma"),
    "trauma-bleeding-control-kit-contents": shot("aid_sets", "trauma_close"),
    "eyewash-bottle-station-2x500ml-front": shot("eyewash"),
    "eyewash-bottle-station-2x500ml-detail": shot("eyewash", "bottle"),
    "portable-eyewash-gravity-60-litre-front": shot("eyewash_tank", "tank"),
    "portable-eyewash-gravity-60-litre-detail": shot("eyewash_tank", "arm"),
    "aed-semi-automatic-voice-prompts-front": shot("aed", "front"),
    "aed-semi-automatic-voice-prompts-inside": shot("aed_set", "pads"),
    "aed-semi-automatic-voice-prompts-contents": shot("aed_set", "set"),
    "aed-electrode-pads-adult-front": shot("aed_pads"),
    "aed-electrode-pads-adult-detail": shot("aed_pads", "plug"),
    "plumbed-eyewash-wall-bowl-front": shot("plumbed_eyewash"),
    "plumbed-eyewash-wall-bowl-detail": shot("plumbed_eyewash", "jets"),
    "tempered-shower-eyewash-combination-front": shot("tank_shower"),
    "tempered-shower-eyewash-combination-detail": shot("tank_shower", "close"),
    "scoop-stretcher-aluminium-front": shot("scoop_stretcher"),
    "scoop-stretcher-aluminium-detail": shot("scoop_stretcher", "latch"),
    "spine-board-with-three-straps-front": shot("spine_board"),
    "cpr-mask-one-way-valve-front": shot("cpr_mask"),
}
