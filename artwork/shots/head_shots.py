"""Head protection."""

from shot import shot

SHOTS = {
    "vented-hard-hat-type-1-front": shot("hardhat", color="yellow", fastening="pin"),
    "vented-hard-hat-type-1-side": shot("hardhat", "side", color="yellow", fastening="pin"),
    "vented-hard-hat-type-1-inside": shot("hardhat", "inside", color="yellow", fastening="pin"),
    "full-brim-hard-hat-class-g-front": shot("hardhat", color="white", style="brim", vent="0"),
}
