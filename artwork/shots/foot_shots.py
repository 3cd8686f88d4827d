"""Foot protection."""

from shot import shot

SHOTS = {
    "metal-free-safety-boot-s3s-brown-front": shot("boot", style="brown"),
    "steel-toe-safety-boot-s3-black-front": shot("boot", style="black"),
    "astm-f2413-steel-toe-work-boot-eh-front": shot("boot", style="honey"),
    "metal-free-safety-boot-s3s-brown-side": shot("boot", "side", style="brown"),
}
