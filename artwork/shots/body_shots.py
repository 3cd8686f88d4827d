"""Body protection, fire clothing included."""

from shot import shot

NAVY_CLOTH = "1c2436"
LIME = dict(color="yellow", border="d3f000")
ORANGE = dict(color="orange", border="d3f000", style="pockets")

SHOTS = {
    "pvc-chemical-apron-120-cm-front": shot("flat_apron", "laid", kind="pvc"),
    "pvc-chemical-apron-120-cm-detail": shot("flat_apron", "bib", kind="pvc"),
    "split-leather-welding-apron-100-cm-front": shot("flat_apron", "laid", kind="leather"),
    "split-leather-welding-apron-100-cm-detail": shot("flat_apron", "bib", kind="leather"),
    "leather-welding-jacket-class-2-front": shot("leather_jacket", "front"),
    "leather-welding-jacket-class-2-detail": shot("leather_jacket", "collar"),
    "leather-welding-sleeves-pair-front": shot("leather_sleeves", "pair"),
    "leather-welding-sleeves-pair-detail": shot("leather_sleeves", "wrist"),
    "leather-welding-spats-pair-front": shot("leather_spats", "pair"),
    "leather-welding-spats-pair-worn-parts": shot("leather_spats", "worn"),
    "knee-pads-type-1-en-14404-front": shot("knee_pads", "pair"),
    "knee-pads-type-1-en-14404-inside": shot("knee_pads", "inside"),
    "knee-pad-inserts-type-2-en-14404-front": shot("knee_inserts", "pair"),
    "knee-pad-inserts-type-2-en-14404-detail": shot("knee_inserts", "edge"),
    "class-2-safety-vest-lime-front": shot("vest", **LIME),
    "class-2-safety-vest-lime-back": shot("flat_vest", "behind", kind="plain"),
    "class-2-safety-vest-orange-six-pockets-front": shot("flat_vest", "closed", kind="pockets"),
    "class-2-safety-vest-orange-six-pockets-detail": shot("flat_vest", "pockets", kind="pockets"),
    "class-2-safety-vest-orange-six-pockets-back": shot("vest", "back", **ORANGE),
    "class-3-safety-vest-long-sleeves-lime-front": shot("flat_jacket", "front", kind="long_vest"),
    "class-3-safety-vest-long-sleeves-lime-back": shot("flat_jacket", "back", kind="long_vest"),
    "arc-flash-suit-hood-40-cal-front": shot("flat_set", "all", kind="suit"),
    "arc-flash-suit-hood-40-cal-detail": shot("flat_set", "hood", kind="suit"),
    "arc-flash-suit-hood-40-cal-label": shot(
        "garment_label", "hem", label="label_arc_suit", color=NAVY_CLOTH
    ),
    "waterproof-hi-vis-jacket-class-3-front": shot("flat_jacket", "front", kind="rain"),
    "waterproof-hi-vis-jacket-class-3-detail": shot("flat_jacket", "flap", kind="rain"),
    "waterproof-hi-vis-jacket-class-3-back": shot("flat_jacket", "back", kind="rain"),
    "winter-hi-vis-bomber-jacket-detachable-sleeves-front": shot("flat_bomber", "front"),
    "winter-hi-vis-bomber-jacket-detachable-sleeves-worn-parts": shot("flat_bomber", "apart", sleeves="off"),
    "poly-cotton-coverall-navy-front": shot("flat_coverall", "front", kind="work"),
    "poly-cotton-coverall-navy-detail": shot("flat_coverall", "chest", kind="work"),
    "hi-vis-coverall-orange-class-3-front": shot("flat_coverall", "front", kind="hivis"),
    "hi-vis-coverall-orange-class-3-back": shot("flat_coverall", "back", kind="hivis"),
    "hi-vis-coverall-orange-class-3-detail": shot("flat_coverall", "knee", kind="hivis"),
    "fr-cotton-coverall-300-gsm-front": shot("flat_coverall", "front", kind="fr"),
    "fr-cotton-coverall-300-gsm-label": shot(
        "garment_label", "neck", label="label_fr_cotton", color="e8540e"
    ),
    "aramid-fr-coverall-200-gsm-front": shot("flat_coverall", "front", kind="aramid"),
    "aramid-fr-coverall-200-gsm-back": shot("flat_coverall", "back", kind="aramid"),
    "aramid-fr-coverall-200-gsm-detail": shot("flat_coverall", "chest", kind="aramid"),
    "disposable-coverall-type-5-6-front": shot("flat_coverall", "front", kind="disposable"),
    "disposable-coverall-type-5-6-contents": shot("coverall_pack"),
    "chemical-splash-coverall-type-3-4-front": shot("flat_coverall", "front", kind="chemical"),
    "chemical-splash-coverall-type-3-4-back": shot("flat_coverall", "back", kind="chemical"),
    "chemical-splash-coverall-type-3-4-detail": shot("flat_coverall", "shoulder", kind="chemical"),
    "arc-flash-jacket-trousers-12-cal-front": shot("flat_set", "beside", kind="arc"),
    "arc-flash-jacket-trousers-12-cal-label": shot(
        "garment_label", "neck", label="label_arc_jacket", color="2f3b57"
    ),
    "arc-flash-jacket-trousers-12-cal-detail": shot("flat_jacket", "chest", kind="arc_jacket"),
    "fr-shirt-trousers-arc-12cal-front": shot("flat_set", "above", kind="shirt"),
    "fr-shirt-trousers-arc-12cal-detail": shot("flat_set", "chest", kind="shirt"),
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
    "aluminised-approach-coat-furnace-front": shot("flat_jacket", "front", kind="foil_coat"),
    "ansi-class-3-vest-type-r-lime-front": shot("flat_vest", "flat", kind="ansi"),
    "ansi-class-3-vest-type-r-lime-detail": shot("flat_vest", "chest", kind="ansi"),
    "ansi-class-3-vest-type-r-lime-label": shot(
        "garment_label", "seam", label="label_ansi_vest", color="d3f000"
    ),
    "fr-hi-vis-vest-en-iso-14116-front": shot("flat_vest", "closed", kind="fr"),
    "fr-hi-vis-vest-en-iso-14116-label": shot(
        "garment_label", "seam", label="label_fr_vest", color="d3f000"
    ),
    "hi-vis-shirt-long-sleeves-class-3-front": shot("flat_jacket", "front", kind="hivis_shirt"),
    "hi-vis-shirt-long-sleeves-class-3-detail": shot("flat_jacket", "chest", kind="hivis_shirt"),
    "fr-rain-suit-astm-f2733-front": shot("flat_rain", "flat"),
    "fr-rain-suit-astm-f2733-detail": shot("flat_rain", "hood"),
    "fr-rain-suit-astm-f2733-label": shot(
        "garment_label", "seam", label="label_fr_rain", color="e4ec00"
    ),
    "disposable-aprons-polyethylene-100-front": shot("apron_box", "box"),
    "disposable-aprons-polyethylene-100-detail": shot("apron_box", "spread"),
    "asbestos-work-set-type-5-ffp3-front": shot("asbestos_set", "set"),
    "asbestos-work-set-type-5-ffp3-detail": shot("asbestos_set", "mask"),
    "arc-rated-balaclava-12-cal-front": shot("balaclava", "flat"),
    "arc-rated-balaclava-12-cal-label": shot("balaclava", "label"),
    "evaporative-cooling-vest-front": shot("flat_cooling_vest", "flat"),
    "evaporative-cooling-vest-detail": shot("flat_cooling_vest", "zip"),
    "phase-change-cooling-vest-front": shot("flat_phase_vest", "flat"),
    "phase-change-cooling-vest-detail": shot("flat_phase_vest", "pack"),
    "fr-base-layer-shirt-trousers-front": shot("flat_base_layer", "flat"),
    "fr-base-layer-shirt-trousers-detail": shot("flat_base_layer", "neck"),
    "hi-vis-polo-shirt-class-2-front": shot("flat_polo", "flat"),
    "hi-vis-polo-shirt-class-2-detail": shot("flat_polo", "collar"),
    "hi-vis-trousers-class-1-front": shot("flat_trousers", "flat"),
    "hi-vis-trousers-class-1-detail": shot("flat_trousers", "knee"),
    "life-jacket-150-level-front": shot("life_jacket", "flat"),
    "life-jacket-150-level-detail": shot("life_jacket", "belt"),
    "rain-suit-two-piece-en-343-front": shot(
        "flat_rain", "flat", color="e6a90a", lining="8a6a10", braces="26282b", tape="0"
    ),
    "rain-suit-two-piece-en-343-detail": shot("flat_rain", "hood", color="e6a90a", lining="8a6a10", braces="26282b", tape="0"),
}
