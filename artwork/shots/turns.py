"""The products that a buyer can turn, one of each kind that is bought by its shape.

`turn.py` renders each from all sides, beginning with its first picture.
"""

TURNS = (
    "vented-hard-hat-type-1",
    "abc-powder-extinguisher-6kg",
    "chemical-splash-goggles-indirect-vent",
    "headband-ear-muffs-standard",
    "safety-padlock-nylon-shackle-76mm",
)
