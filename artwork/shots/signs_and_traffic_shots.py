"""Safety signs and traffic safety."""

from shot import shot

SHOTS = {
    "exit-sign-led-3-hour-battery-front": shot("exitsign"),
    "traffic-cone-750mm-rubber-base-front": shot("cone"),
    "traffic-cone-750mm-rubber-base-detail": shot("cone", "base"),
}
