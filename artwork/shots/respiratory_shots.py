"""Respiratory protection."""

from shot import shot

DUST = dict(valve="0", strap_c="ececea", light="1")
TWIN = dict(color="74787d", mount="twin")
THREAD = dict(color="292b2e", mount="thread")

SHOTS = {
    "ffp2-cup-mask-valved-front": shot("ffp", "front", strap_c="e3ab00"),
    "ffp2-cup-mask-valved-side": shot("ffp", "side", strap_c="e3ab00"),
    "ffp3-fold-mask-valved-front": shot("foldmask", valve="1", strap_c="c3131a"),
    "ffp2-fold-mask-unvalved-front": shot("foldmask", valve="0", strap_c="e8e8e4"),
    "particulate-respirator-42-cfr-84-cup-front": shot("ffp", valve="0", strap_c="d8c39a"),
    "ffp1-dust-mask-front": shot("ffp", "front", **DUST),
    "ffp1-dust-mask-side": shot("ffp", "left", **DUST),
    "ffp2-cup-mask-valved-contents": shot("mask_carton", "nested", kind="ffp2"),
    "particulate-respirator-42-cfr-84-cup-inside": shot("mask_insides", "cup"),
    "ffp3-fold-mask-valved-inside": shot("mask_insides", "fold"),
    "ffp2-fold-mask-unvalved-contents": shot("mask_carton", "fanned"),
    "half-mask-facepiece-twin-bayonet-front": shot("respirator", "laid", color="grey", filt="none"),
    "half-mask-facepiece-twin-bayonet-inside": shot("reusable_insides", "half"),
    "half-mask-set-a2p3-front": shot("respirator", color="grey", filt="a2p3"),
    "half-mask-set-a2p3-contents": shot("respirator_set", "set"),
    "half-mask-set-a2p3-detail": shot("respirator", "detail", color="grey", filt="a2p3"),
    "full-face-mask-twin-bayonet-class-2-front": shot("fullface", **TWIN),
    "full-face-mask-twin-bayonet-class-2-side": shot("fullface", "side", **TWIN),
    "full-face-mask-twin-bayonet-class-2-inside": shot("reusable_insides", "full"),
    "full-face-mask-thread-class-3-side": shot("fullface_canister", "side"),
    "full-face-mask-thread-class-3-front": shot("fullface", **THREAD),
    "full-face-mask-thread-class-3-detail": shot("fullface", "thread", **THREAD),
    "combined-filters-a2p3-bayonet-pair-front": shot("bayonet_filters", "pair", kind="a2p3"),
    "combined-filters-abek1p3-bayonet-pair-front": shot("bayonet_filters", "pair", kind="abek1p3"),
    "particle-filters-p3-bayonet-pair-front": shot("bayonet_filters", "pair", kind="p3"),
    "cartridges-organic-vapour-acid-gas-42-cfr-84-front": shot("bayonet_filters", "pair", kind="ovag"),
    "particulate-pads-42-cfr-84-front": shot("bayonet_filters", "pads", kind="pads"),
    "combined-filter-a2b2e2k2p3-thread-front": shot("canister_filter", "sealed", kind="a2b2e2k2p3"),
    "combined-filter-axp3-thread-front": shot("canister_filter", "sealed", kind="axp3"),
    "combined-filter-hg-p3-thread-front": shot("canister_filter", "sealed", kind="hgp3"),
    "full-face-mask-42-cfr-84-bayonet-front": shot("fullface_open"),
    "half-mask-42-cfr-84-bayonet-front": shot("respirator", "left", color="blue", filt="none"),
    "spectacle-kit-full-face-mask-front": shot("spectacle_kit", "kit"),
    "self-contained-breathing-apparatus-front": shot("breathing_apparatus", "cylinder"),
    "self-contained-breathing-apparatus-side": shot("breathing_apparatus", "harness"),
    "powered-air-respirator-loose-hood-front": shot("powered_air", "set"),
    "airline-hood-continuous-flow-front": shot("airline_hood", "set"),
    "escape-hood-compressed-air-front": shot("escape_set", "set"),
    "escape-hood-compressed-air-closed": shot("escape_set", "bag"),
    "powered-air-respirator-loose-hood-detail": shot("powered_air", "blower"),
    "airline-hood-continuous-flow-detail": shot("airline_hood", "regulator"),
    "spectacle-kit-full-face-mask-worn-parts": shot("spectacle_kit", "inside"),
    "combined-filters-a2p3-bayonet-pair-detail": shot("bayonet_filters", "mark", kind="a2p3"),
    "combined-filters-abek1p3-bayonet-pair-detail": shot(
        "bayonet_filters", "mark", kind="abek1p3"
    ),
    "particle-filters-p3-bayonet-pair-detail": shot("bayonet_filters", "mark", kind="p3"),
    "cartridges-organic-vapour-acid-gas-42-cfr-84-detail": shot(
        "bayonet_filters", "mark", kind="ovag"
    ),
    "particulate-pads-42-cfr-84-worn-parts": shot(
        "respirator", "side", color="blue", filt="pad"
    ),
    "combined-filter-a2b2e2k2p3-thread-detail": shot(
        "canister_filter", "open", kind="a2b2e2k2p3"
    ),
    "combined-filter-axp3-thread-detail": shot("canister_filter", "open", kind="axp3"),
    "combined-filter-hg-p3-thread-detail": shot("canister_filter", "open", kind="hgp3"),
    "full-face-mask-42-cfr-84-bayonet-side": shot("fullface_open", "side"),
    "half-mask-42-cfr-84-bayonet-side": shot("respirator", "laid_side", color="blue", filt="none"),
}
