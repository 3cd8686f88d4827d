"""Foot protection."""

from shot import shot

BROWN, BLACK = dict(style="brown"), dict(style="black")
MESH = dict(style="mesh", height="low", last="trainer")
LOW = dict(style="black", height="low", tread="ladder")
HIGH = dict(style="black", height="high", scuff="1", zip="1", last="work")
WOMENS = dict(style="microfibre", height="low", slim="1", last="womens")
WHITE_SLIP = dict(kind="slip", color="d2d5d8", sole="cacfd2")
KITCHEN = dict(kind="kitchen", color="37393c", sole="26282a")
MT = dict(style="oiled_black", guard="1", last="work")
PR = dict(style="oiled_brown")
SD = dict(style="smooth_black", height="low")
ESD = dict(style="esd", height="low", last="trainer")
S3_M = dict(style="black", guard="1")
CHEMICAL = dict(color="green", tread="chevrons")

SHOTS = {
    "metal-free-safety-boot-s3s-brown-front": shot("boot", **BROWN),
    "metal-free-safety-boot-s3s-brown-side": shot("boot", "side", **BROWN),
    "steel-toe-safety-boot-s3-black-front": shot("boot", **BLACK),
    "steel-toe-safety-boot-s3-black-sole": shot("boot", "sole", **BLACK),
    "steel-toe-safety-boot-s3-black-parts": shot("boot_parts", kind="site"),
    "desert-safety-boot-s1ps-suede-sand-front": shot("boot", style="sand"),
    "desert-safety-boot-s1ps-suede-sand-detail": shot("boot", "panel", style="sand"),
    "waterproof-high-leg-safety-boot-s7s-front": shot("boot", **HIGH),
    "waterproof-high-leg-safety-boot-s7s-detail": shot("boot", "scuff", **HIGH),
    "waterproof-high-leg-safety-boot-s7s-side": shot("boot", "side", **HIGH),
    "astm-f2413-steel-toe-work-boot-eh-front": shot("boot", style="honey"),
    "astm-f2413-steel-toe-work-boot-eh-label": shot("boot_label", "label"),
    "mesh-safety-shoe-s1ps-grey-front": shot("boot", **MESH),
    "mesh-safety-shoe-s1ps-grey-side": shot("boot", "side", **MESH),
    "leather-safety-shoe-s3s-ladder-grip-front": shot("boot", **LOW),
    "leather-safety-shoe-s3s-ladder-grip-sole": shot("boot", "ladder", **LOW),
    "womens-safety-shoe-s3s-front": shot("boot", **WOMENS),
    "womens-safety-shoe-s3s-side": shot("boot", "heel_side", **WOMENS),
    "womens-safety-shoe-s3s-top": shot("boot", "pair_top", **WOMENS),
    "white-slip-on-safety-shoe-s2-front": shot("slipon", "open", **WHITE_SLIP),
    "white-slip-on-safety-shoe-s2-sole": shot("slipon", "sole", **WHITE_SLIP),
    "pvc-safety-gumboot-s5-yellow-front": shot("gumboot", color="yellow"),
    "pvc-safety-gumboot-s5-yellow-sole": shot("gumboot", "sole", color="yellow"),
    "pvc-safety-gumboot-s5-yellow-parts": shot("boot_parts", kind="gumboot"),
    "pu-safety-gumboot-s4-white-front": shot("gumboot", color="white"),
    "pu-safety-gumboot-s4-white-side": shot("gumboot", "side", color="white"),
    "dielectric-knee-boot-class-2-front": shot("dielectric"),
    "dielectric-knee-boot-class-2-label": shot("dielectric", "label"),
    "dielectric-knee-boot-class-2-sole": shot("dielectric", "sole"),
    "dielectric-overboot-class-0-front": shot(
        "slipon", "outer", kind="overboot", color="f0b400", sole="c98f00"
    ),
    "dielectric-overboot-class-0-scale": shot("dielectric", "compared"),
    "astm-f2413-metatarsal-boot-mt-front": shot("boot", "guarded", **MT),
    "astm-f2413-metatarsal-boot-mt-label": shot("boot_label", "label", kind="mt"),
    "astm-f2413-puncture-resistant-boot-pr-front": shot("boot", "outer", **PR),
    "astm-f2413-puncture-resistant-boot-pr-label": shot("boot_label", "label", kind="pr"),
    "astm-f2413-static-dissipative-shoe-sd-front": shot("boot", "outer", **SD),
    "astm-f2413-static-dissipative-shoe-sd-side": shot("boot", "side", **SD),
    "astm-f2413-static-dissipative-shoe-sd-label": shot("boot_label", "label", kind="sd"),
    "chemical-safety-boot-en-13832-3-front": shot("gumboot", **CHEMICAL),
    "chemical-safety-boot-en-13832-3-sole": shot("gumboot", "sole", **CHEMICAL),
    "esd-safety-shoe-s1ps-front": shot("boot", "outer", **ESD),
    "esd-safety-shoe-s1ps-side": shot("boot", "side", **ESD),
    "metatarsal-safety-boot-s3-m-front": shot("boot", "instep", **S3_M),
    "metatarsal-safety-boot-s3-m-side": shot("boot", "side", **S3_M),
    "slip-on-kitchen-shoe-o2-black-front": shot("slipon", "lit_open", **KITCHEN),
    "slip-on-kitchen-shoe-o2-black-sole": shot("slipon", "sole", **KITCHEN),
    "slip-on-kitchen-shoe-o2-black-side": shot("slipon", "lit_side", **KITCHEN),
}
