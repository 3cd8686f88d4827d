"""Fire safety."""

from shot import shot

SHOTS = {
    "abc-powder-extinguisher-6kg-front": shot("extinguisher", kind="powder"),
    "co2-extinguisher-5kg-front": shot("extinguisher", kind="co2"),
    "afff-foam-extinguisher-9l-front": shot("extinguisher", kind="foam"),
    "abc-powder-extinguisher-12kg-front": shot("extinguisher", kind="powder12"),
    "co2-extinguisher-5kg-detail": shot("extinguisher", "grip", kind="co2"),
    "afff-foam-extinguisher-9l-detail": shot("extinguisher", "nozzle", kind="foam"),
    "abc-powder-extinguisher-12kg-scale": shot("extinguisher_pair", "scale"),
    "fire-blanket-1200x1200-front": shot("blanket"),
    "fire-blanket-1200x1200-contents": shot("blanket_spread", "drawn"),
    "fire-blanket-1800x1800-front": shot("blanket", case="soft"),
    "fire-blanket-1800x1800-contents": shot("blanket_spread", "spread"),
    "fire-blanket-1800x1800-detail": shot("blanket_spread", "hem"),
    "abc-powder-extinguisher-6kg-detail": shot("extinguisher", "valve", kind="powder"),
    "class-d-powder-extinguisher-9-kg-front": shot("extinguisher", kind="metal"),
    "class-d-powder-extinguisher-9-kg-detail": shot("extinguisher", "lance", kind="metal"),
    "wet-chemical-extinguisher-6-litre-front": shot("extinguisher", kind="wet"),
    "wet-chemical-extinguisher-6-litre-detail": shot("extinguisher", "lance", kind="wet"),
    "water-extinguisher-9-litre-front": shot("extinguisher", "left", kind="water"),
    "water-extinguisher-9-litre-label": shot("extinguisher", "label", kind="water"),
    "fluorine-free-foam-extinguisher-9-litre-front": shot("extinguisher", "right", kind="fluorine_free"),
    "fluorine-free-foam-extinguisher-9-litre-label": shot("extinguisher", "label", kind="fluorine_free"),
    "ul-listed-abc-extinguisher-10-lb-front": shot("extinguisher", kind="american"),
    "ul-listed-abc-extinguisher-10-lb-label": shot("extinguisher", "label", kind="american"),
    "abc-powder-extinguisher-6kg-label": shot("extinguisher", "label", kind="powder"),
    "afff-foam-extinguisher-9l-label": shot("extinguisher", "label", kind="foam"),
    "welding-blanket-ansi-fm-4950-front": shot("welding_blanket", "folded"),
    "welding-curtain-en-iso-25980-green-front": shot("welding_curtain"),
}
