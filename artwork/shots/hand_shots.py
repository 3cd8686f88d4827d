"""Hand protection."""

from shot import shot

PU_C = dict(liner="a3a8ac", coat="747a7f", hem="c3131a", rough=".45", finish="film")
FOAM_D = dict(liner="7f92a3", coat="1b1c1e", hem="2c63a8", mark="1")
SANDY = dict(coat="34373b", rough=".8", finish="sandy", patch="6b7177")
SANDY_F = dict(liner="4a4e53", hem="e0ac00", gauge="10", cuff=".95", **SANDY)
POLYESTER = dict(liner="8d9499", coat="2b2d30", hem="1b1c1e", rough=".36", finish="smooth")
DOTTED = dict(liner="ebe8dc", coat="e8e5d8", hem="ebe8dc", spots="dots", spot="2257b0", gauge="10")
IMPACT = dict(liner="1f2124", hem="c8e600", spots="tpr", spot="bcd400", **SANDY)
WINTER = dict(
    liner="d2470a", coat="e8500c", hem="1b1c1e", full="1", spots="palm", spot="2b2d31", rough=".34", finish="smooth"
)

SHOTS = {
    "cut-resistant-gloves-pu-level-c-front": shot("gloves", "palms", **PU_C),
    "cut-resistant-gloves-pu-level-c-back": shot("gloves", "back", **PU_C),
    "cut-resistant-gloves-pu-level-c-detail": shot("gloves", "wrist", **PU_C),
    "cut-resistant-gloves-nitrile-foam-level-d-front": shot("gloves", **FOAM_D),
    "cut-resistant-gloves-nitrile-foam-level-d-label": shot("gloves", "mark", **FOAM_D),
    "cut-resistant-gloves-sandy-nitrile-level-f-front": shot("gloves", **SANDY_F),
    "cut-resistant-gloves-sandy-nitrile-level-f-detail": shot("gloves", "crotch", **SANDY_F),
    "work-gloves-nitrile-coated-polyester-front": shot("gloves", "palms", **POLYESTER),
    "work-gloves-nitrile-coated-polyester-back": shot("gloves", "back", **POLYESTER),
    "work-gloves-nitrile-coated-polyester-carton": shot("glove_packs", "carton"),
    "work-gloves-cotton-pvc-dotted-front": shot("gloves", "palms", **DOTTED),
    "work-gloves-cotton-pvc-dotted-contents": shot("glove_packs", "bundle"),
    "leather-rigger-gloves-canvas-back-front": shot("leatherglove", "palms", style="rigger"),
    "leather-rigger-gloves-canvas-back-back": shot("leatherglove", "back", style="rigger"),
    "leather-rigger-gloves-canvas-back-detail": shot("leatherglove", "layer", style="rigger"),
    "leather-driver-gloves-full-grain-front": shot("leatherglove", style="driver"),
    "leather-driver-gloves-full-grain-detail": shot("leatherglove", "seam", style="driver"),
    "chemical-gauntlets-nitrile-33cm-front": shot("chemglove", style="chemical", inner="e4e3dc"),
    "chemical-gauntlets-nitrile-33cm-inside": shot("turned_cuff", kind="nitrile"),
    "chemical-gauntlets-neoprene-38cm-front": shot("chemglove", style="black", inner="d8d2c0"),
    "chemical-gauntlets-neoprene-38cm-inside": shot("turned_cuff", "cuff", kind="neoprene"),
    "impact-gloves-tpr-sandy-nitrile-back": shot("gloves", "backs", **IMPACT),
    "impact-gloves-tpr-sandy-nitrile-front": shot("gloves", **IMPACT),
    "impact-gloves-tpr-sandy-nitrile-detail": shot("gloves", "fingers", **IMPACT),
    "winter-gloves-thermal-double-latex-front": shot("gloves", **WINTER),
    "winter-gloves-thermal-double-latex-inside": shot("turned_cuff", "short", kind="winter"),
    "insulating-gloves-class-0-1000v-front": shot("insulating", grade="0"),
    "insulating-gloves-class-0-1000v-label": shot("insulating", "label", grade="0"),
    "insulating-gloves-class-0-1000v-worn-parts": shot("insulating", "protector", grade="0"),
    "insulating-gloves-class-2-17000v-front": shot("insulating", grade="2"),
    "insulating-gloves-class-2-17000v-label": shot("insulating", "label", grade="2"),
    "insulating-gloves-class-2-17000v-detail": shot("insulating", "turned", grade="2"),
    "chemical-gloves-butyl-35cm-front": shot("chemglove", style="butyl"),
    "chemical-gloves-butyl-35cm-detail": shot("chemglove", "detail", style="butyl"),
    "furnace-gauntlets-contact-350-front": shot("leatherglove", style="furnace"),
    "furnace-gauntlets-contact-350-detail": shot("leatherglove", "thumb", style="furnace"),
    "furnace-gauntlets-contact-350-inside": shot("leatherglove", "opening", style="furnace"),
    "leather-protectors-class-0-front": shot("protector", grade="0"),
    "leather-protectors-class-0-worn-parts": shot("protector", "worn", grade="0"),
    "leather-protectors-class-2-front": shot("protector", grade="2"),
    "leather-protectors-class-2-worn-parts": shot("protector", "worn", grade="2"),
    "tig-welding-gloves-type-b-front": shot("leatherglove", style="tig"),
    "tig-welding-gloves-type-b-detail": shot("leatherglove", "keystone", style="tig"),
    "welding-gauntlets-type-a-cow-split-front": shot("leatherglove", style="welding"),
    "welding-gauntlets-type-a-cow-split-scale": shot("ruler_scale", kind="welding", length="35"),
    "welding-gauntlets-type-a-cow-split-detail": shot("leatherglove", "thumb", style="welding"),
    "chemical-gauntlets-pvc-35cm-front": shot(
        "chemglove", style="butyl", color="b3201f", inner="e9e3d2"
    ),
    "chemical-gauntlets-pvc-35cm-detail": shot("chemglove", "cuff", style="butyl", color="b3201f", inner="e9e3d2"),
    "disposable-nitrile-gloves-powder-free-front": shot("glove_dispenser"),
    "disposable-nitrile-gloves-powder-free-label": shot("glove_dispenser", "label"),
    "heat-resistant-gloves-contact-250-front": shot("heat_gloves"),
    "heat-resistant-gloves-contact-250-detail": shot("heat_gloves", "knit"),
    "anti-vibration-gloves-en-iso-10819-front": shot("vibration_gloves", "palms"),
    "anti-vibration-gloves-en-iso-10819-detail": shot("vibration_gloves", "strap"),
    "mechanics-gloves-synthetic-leather-front": shot("mechanics_gloves", "pair"),
    "mechanics-gloves-synthetic-leather-detail": shot("mechanics_gloves", "palm"),
    "laminate-chemical-gloves-liner-front": shot("film_gloves", "pair"),
    "laminate-chemical-gloves-liner-detail": shot("film_gloves", "cuff"),
}
