"""The products that a buyer can turn, one of each kind that is bought by its shape.

`turn.py` renders each from all sides, beginning with its first picture.
"""

TURNS = (
    "vented-hard-hat-type-1",
    "steel-toe-safety-boot-s3-black",
    "full-body-harness-two-point",
    "half-mask-facepiece-twin-bayonet",
    "full-face-mask-twin-bayonet-class-2",
    "impact-gloves-tpr-sandy-nitrile",
    "self-retracting-lifeline-steel-10m",
    "class-2-safety-vest-lime",
    "abc-powder-extinguisher-6kg",
    "chemical-splash-goggles-indirect-vent",
    "headband-ear-muffs-standard",
    "safety-padlock-nylon-shackle-76mm",
)
