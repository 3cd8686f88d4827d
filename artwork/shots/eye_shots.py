"""Eye and face protection."""

from shot import shot

OVER = dict(over="1", frame="clear", accent="c9d2d6")
ARC = dict(color="black", bound="0", tint="e2f3d8", chin="1")

SHOTS = {
    "clear-safety-glasses-wraparound-front": shot("glasses", lens="clear", frame="clear"),
    "clear-safety-glasses-wraparound-side": shot("glasses", "side", lens="clear", frame="clear"),
    "grey-sun-safety-glasses-anti-fog-front": shot("glasses", lens="smoke", frame="black"),
    "over-glasses-visitor-spectacles-front": shot("glasses", **OVER),
    "direct-vent-impact-goggles-front": shot("goggles", vents="holes"),
    "direct-vent-impact-goggles-side": shot(
        "goggles", "side", color="green", vents="holes", strap_color="6b7076"
    ),
    "foam-sealed-dust-goggles-front": shot("goggles", color="black", vents="none"),
    "chemical-splash-goggles-indirect-vent-front": shot("goggles", strap_color="17181a"),
    "gas-welding-goggles-flip-up-shade-5-front": shot("gasgoggles"),
    "gas-welding-goggles-flip-up-shade-5-detail": shot("gasgoggles", flip="1"),
    "auto-darkening-welding-helmet-front": shot("weldhelmet", color="black"),
    "auto-darkening-welding-helmet-detail": shot("weldhelmet", "window", color="black"),
    "clear-face-shield-browguard-front": shot("faceshield", color="black"),
    "arc-rated-face-shield-12-cal-front": shot("faceshield", **ARC),
    "arc-rated-face-shield-12-cal-side": shot("faceshield", "side", **ARC),
    "glasses_hero": shot("glasses", lens="clear", frame="clear"),
    "weldhelmet_hero": shot("weldhelmet", color="black"),
}
