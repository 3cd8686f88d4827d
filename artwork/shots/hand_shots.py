"""Hand protection."""

from shot import shot

SHOTS = {
    "cut-resistant-gloves-nitrile-foam-level-d-front": shot("gloves", liner="7f92a3", coat="1b1c1e", hem="2c63a8"),
    "chemical-gauntlets-nitrile-33cm-front": shot("chemglove", style="chemical"),
    "chemical-gauntlets-neoprene-38cm-front": shot("chemglove", style="black"),
    "welding-gauntlets-type-a-cow-split-front": shot("leatherglove", style="welding"),
}
