"""Body protection, fire clothing included."""

from shot import shot

NAVY = dict(kind="coverall", color="navy")
HIVIS = dict(kind="hivis_coverall", color="orange")
ARAMID = dict(kind="aramid", color="royal")
CHEMICAL = dict(kind="chemical", color="yellow")
RAIN = dict(kind="rain", color="hivis_yellow")
NAVY_CLOTH = "1c2436"
LIME = dict(color="yellow", border="d3f000")
ORANGE = dict(color="orange", border="d3f000", style="pockets")

SHOTS = {
    "pvc-chemical-apron-120-cm-front": shot("apron", "laid", kind="pvc"),
    "pvc-chemical-apron-120-cm-detail": shot("apron", "buckle", kind="pvc"),
    "split-leather-welding-apron-100-cm-front": shot("apron", kind="leather"),
    "split-leather-welding-apron-100-cm-detail": shot("apron", "bib", kind="leather"),
    "class-2-safety-vest-lime-front": shot("vest", **LIME),
    "class-2-safety-vest-lime-back": shot("vest", "back", **LIME),
    "class-2-safety-vest-orange-six-pockets-front": shot("vest", "front", **ORANGE),
    "class-2-safety-vest-orange-six-pockets-detail": shot("vest", "chest", **ORANGE),
    "class-2-safety-vest-orange-six-pockets-back": shot("vest", "back", **ORANGE),
    "class-3-safety-vest-long-sleeves-lime-front": shot(
        "garment", kind="long_vest", color="lime"
    ),
    "class-3-safety-vest-long-sleeves-lime-side": shot(
        "garment", "side", kind="long_vest", color="lime"
    ),
    "arc-flash-suit-hood-40-cal-front": shot("garment", kind="arc_suit", color="navy"),
    "arc-flash-suit-hood-40-cal-detail": shot("garment", "hood", kind="arc_suit", color="navy"),
    "arc-flash-suit-hood-40-cal-label": shot(
        "garment_label", "hem", label="label_arc_suit", color=NAVY_CLOTH
    ),
    "arc-flash-suit-hood-40-cal-contents": shot("garment_sets", "flat", kind="suit"),
    "waterproof-hi-vis-jacket-class-3-front": shot("garment", **RAIN),
    "waterproof-hi-vis-jacket-class-3-detail": shot("garment", "collar", **RAIN),
    "waterproof-hi-vis-jacket-class-3-back": shot("garment", "back", **RAIN),
    "winter-hi-vis-bomber-jacket-detachable-sleeves-front": shot("bomber"),
    "winter-hi-vis-bomber-jacket-detachable-sleeves-worn-parts": shot(
        "bomber", "apart", sleeves="off"
    ),
    "poly-cotton-coverall-navy-front": shot("garment", "laid", **NAVY),
    "poly-cotton-coverall-navy-detail": shot("garment", "laid_chest", **NAVY),
    "hi-vis-coverall-orange-class-3-front": shot("garment", **HIVIS),
    "hi-vis-coverall-orange-class-3-back": shot("garment", "back", **HIVIS),
    "hi-vis-coverall-orange-class-3-detail": shot("garment", "leg", **HIVIS),
    "fr-cotton-coverall-300-gsm-front": shot(
        "garment", "laid", kind="fr_coverall", color="fr_orange"
    ),
    "fr-cotton-coverall-300-gsm-label": shot(
        "garment_label", "neck", label="label_fr_cotton", color="e8540e"
    ),
    "aramid-fr-coverall-200-gsm-front": shot("garment", "laid", **ARAMID),
    "aramid-fr-coverall-200-gsm-back": shot("garment", "back", **ARAMID),
    "aramid-fr-coverall-200-gsm-detail": shot("garment", "laid_chest", **ARAMID),
    "disposable-coverall-type-5-6-front": shot("garment", kind="disposable", color="white"),
    "disposable-coverall-type-5-6-contents": shot("coverall_pack"),
    "chemical-splash-coverall-type-3-4-front": shot("garment", **CHEMICAL),
    "chemical-splash-coverall-type-3-4-back": shot("garment", "back", **CHEMICAL),
    "chemical-splash-coverall-type-3-4-detail": shot("garment", "seam", **CHEMICAL),
    "arc-flash-jacket-trousers-12-cal-front": shot("garment", kind="arc_set", color="navy"),
    "arc-flash-jacket-trousers-12-cal-label": shot(
        "garment_label", "neck", label="label_arc_jacket", color="2f3b57"
    ),
    "arc-flash-jacket-trousers-12-cal-contents": shot("garment_sets", "flat", kind="set"),
    "fr-shirt-trousers-arc-12cal-front": shot("garment", kind="shirt_set", color="navy"),
    "fr-shirt-trousers-arc-12cal-detail": shot(
        "garment", "chest", kind="shirt_set", color="navy"
    ),
    "fr-shirt-trousers-arc-12cal-label": shot(
        "garment_label", "seam", label="label_fr_shirt", color=NAVY_CLOTH
    ),
    "aluminised-approach-coat-furnace-inside": shot(
        "garment_label",
        "neck",
        label="label_heat_coat",
        color="b4b8bc",
        lining="d9d0b8",
        outer="foil",
    ),
    "aluminised-approach-coat-furnace-front": shot(
        "garment", "laid", kind="foil_coat", color="silver"
    ),
    "ansi-class-3-vest-type-r-lime-front": shot("flat_vest", "flat", kind="ansi"),
    "ansi-class-3-vest-type-r-lime-detail": shot("flat_vest", "chest", kind="ansi"),
    "ansi-class-3-vest-type-r-lime-label": shot(
        "garment_label", "seam", label="label_ansi_vest", color="d3f000"
    ),
    "fr-hi-vis-vest-en-iso-14116-front": shot("flat_vest", "flat", kind="fr"),
    "fr-hi-vis-vest-en-iso-14116-label": shot(
        "garment_label", "seam", label="label_fr_vest", color="d3f000"
    ),
    "hi-vis-shirt-long-sleeves-class-3-front": shot("flat_shirt", "flat"),
    "hi-vis-shirt-long-sleeves-class-3-detail": shot("flat_shirt", "collar"),
    "fr-rain-suit-astm-f2733-front": shot("flat_rain", "flat"),
    "fr-rain-suit-astm-f2733-detail": shot("flat_rain", "hood"),
    "fr-rain-suit-astm-f2733-label": shot(
        "garment_label", "seam", label="label_fr_rain", color="e4ec00"
    ),
    "disposable-aprons-polyethylene-100-front": shot("apron_box", "box"),
    "disposable-aprons-polyethylene-100-detail": shot("apron_box", "spread"),
    "asbestos-work-set-type-5-ffp3-front": shot("asbestos_set", "set"),
    "asbestos-work-set-type-5-ffp3-detail": shot("asbestos_set", "mask"),
}
