"""Eye and face protection."""

from shot import shot

GREY = dict(lens="smoke", frame="black")
OVER = dict(style="over")
DUST = dict(color="black", vents="foam")
SPLASH = dict(strap_color="17181a")
BROW = dict(color="black", tint="f3f8f9")

SHOTS = {
    "clear-safety-glasses-wraparound-front": shot("clearglasses"),
    "clear-safety-glasses-wraparound-side": shot("clearglasses", "side"),
    "grey-sun-safety-glasses-anti-fog-front": shot("glasses", **GREY),
    "grey-sun-safety-glasses-anti-fog-back": shot("glasses", "back", **GREY),
    "over-glasses-visitor-spectacles-front": shot("clearglasses", **OVER),
    "over-glasses-visitor-spectacles-side": shot("clearglasses", "side", inner="1", **OVER),
    "direct-vent-impact-goggles-front": shot("goggles", vents="holes", strap_color="6b7076"),
    "direct-vent-impact-goggles-side": shot(
        "goggles", "side", color="green", vents="holes", strap_color="6b7076"
    ),
    "foam-sealed-dust-goggles-front": shot("goggles", **DUST),
    "foam-sealed-dust-goggles-inside": shot("goggles", "inside", **DUST),
    "foam-sealed-dust-goggles-detail": shot("goggles", "filters", **DUST),
    "chemical-splash-goggles-indirect-vent-front": shot("goggles", **SPLASH),
    "chemical-splash-goggles-indirect-vent-side": shot("goggles", "right", color="blue", **SPLASH),
    "gas-welding-goggles-flip-up-shade-5-front": shot("gasgoggles"),
    "gas-welding-goggles-flip-up-shade-5-detail": shot("gasgoggles", flip="1"),
    "auto-darkening-welding-helmet-front": shot("weldhelmet", color="black"),
    "auto-darkening-welding-helmet-inside": shot("weldhelmet_inside", "inside", color="black"),
    "auto-darkening-welding-helmet-detail": shot("weldhelmet", "window", color="black"),
    "clear-face-shield-browguard-front": shot("faceshield", **BROW),
    "arc-rated-face-shield-12-cal-front": shot("helmetshield"),
    "clear-face-shield-browguard-side": shot("faceshield", "raised", **BROW),
    "arc-rated-face-shield-12-cal-side": shot("helmetshield", "side"),
    "arc-rated-face-shield-12-cal-worn-parts": shot("helmetshield", "worn", helmet="1"),
    "indoor-outdoor-safety-glasses-front": shot("mirror_glasses"),
    "indoor-outdoor-safety-glasses-side": shot("mirror_glasses", "side"),
    "prescription-safety-glasses-front": shot("rx_glasses"),
    "prescription-safety-glasses-contents": shot("rx_glasses", "set"),
    "passive-welding-helmet-flip-front-front": shot("flip_welding_helmet"),
    "passive-welding-helmet-flip-front-detail": shot("flip_welding_helmet", "lifted"),
    "clear-visor-helmet-bracket-front": shot("helmet_visor"),
    "clear-visor-helmet-bracket-worn-parts": shot("helmet_visor", "worn", helmet="1"),
    "clear-visor-helmet-bracket-detail": shot("helmet_visor", "raised", helmet="1"),
    "lens-cleaning-station-front": shot("lens_station", "front"),
    "lens-cleaning-station-detail": shot("lens_station", "tissues"),
    "anti-fog-lens-wipes-box-100-front": shot("lens_wipes", "front"),
    "anti-fog-lens-wipes-box-100-contents": shot("lens_wipes", "sachets"),
    "cover-lens-set-welding-helmet-front": shot("cover_lenses", "front"),
    "cover-lens-set-welding-helmet-detail": shot("cover_lenses", "peeled"),
}
