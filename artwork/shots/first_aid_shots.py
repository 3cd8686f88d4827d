"""First aid."""

from shot import shot

SHOTS = {
    "workplace-first-aid-kit-25-person-front": shot("firstaid", "front", color="green"),
    "aed-semi-automatic-voice-prompts-front": shot("aed", "front"),
}
