"""First aid."""

from shot import shot

SHOTS = {
    "workplace-first-aid-kit-25-person-front": shot("firstaid", "front", color="green"),
    "vehicle-first-aid-kit-soft-bag-front": shot("loto", "bag", color="b01218", cross="1"),
    "eyewash-bottle-station-2x500ml-front": shot("eyewash"),
    "eyewash-bottle-station-2x500ml-detail": shot("eyewash", "bottle"),
    "portable-eyewash-gravity-60-litre-front": shot("eyewash", "tank"),
    "portable-eyewash-gravity-60-litre-detail": shot("eyewash", "arm"),
    "portable-eyewash-gravity-60-litre-side": shot("eyewash", "tank_side"),
    "aed-semi-automatic-voice-prompts-front": shot("aed", "front"),
}
