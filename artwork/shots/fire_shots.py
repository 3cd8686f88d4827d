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
    "abc-powder-extinguisher-6kg-label": shot("extinguisher", "label", kind="powder"),
    "afff-foam-extinguisher-9l-label": shot("extinguisher", "label", kind="foam"),
}
