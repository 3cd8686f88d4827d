"""Masters that stand in where a picture has none of its own: one for each kind of product."""

from shot import shot

SHOTS = {
    "goggles_hero": shot("goggles", strap_color="17181a"),
    "faceshield_hero": shot("faceshield", color="black"),
    "coverall_hero": shot("garment", kind="coverall", color="navy"),
    "hardhat_hero": shot("hardhat", color="white"),
    "vest_hero": shot("vest", color="yellow", border="d3f000"),
    "harness_hero": shot("harness", "front", color="orange"),
    "extinguisher_hero": shot("extinguisher", kind="powder"),
    "boot_hero": shot("boot", style="brown"),
    "gloves_hero": shot("gloves", liner="7f92a3", coat="1b1c1e", hem="2c63a8"),
    "leatherglove_hero": shot("leatherglove"),
    "earmuffs_hero": shot("earmuffs"),
    "cone_hero": shot("cone"),
    "padlock_hero": shot("padlock", "front", color="red"),
    "loto_hero": shot("loto"),
    "firstaid_hero": shot("firstaid", "front", color="green"),
    "exitsign_hero": shot("exitsign"),
    "aed_hero": shot("aed", "front"),
    "lanyard_hero": shot("lanyard", legs="2"),
}
