"""Ear-muff cups for helmets: laid side by side, or clipped to a helmet."""

from display_head import display_head
from geom import *
import materials as M
from earmuff_cup import BLACK, SHELL, cup, helmet_muffs, swing_arm

VIEWS = {
    "hero": dict(rot=(0, 0, -10), elev=34, frame=0.84),
    "worn": dict(rot=(0, 0, -46), elev=7, frame=0.86),
    "clip": dict(rot=(0, 0, -56), elev=9, lift=0.05, frame=0.86, zoom=(1.85, 0.17, -0.14)),
}


def build(view="hero", color=SHELL, helmet="yellow"):
    if view == "hero":
        blk = M.plastic(BLACK, 0.40, 0.1)
        shell = M.plastic(color, 0.32, 0.03)
        for s in (-1, 1):
            at = group("muff", loc=(s * 0.62, -0.15 * s, 0.25), rot=(-90, -90, 0))
            turn = group("turn", at, rot=(0, 0, 0))
            cup(turn, 1, shell, blk, ("26", "NRR dB"))
            swing_arm(turn, 1, blk, M.metal("cfd2d5", 0.16))
    else:
        import hardhat

        hardhat.build(color=helmet, vent="0")
        helmet_muffs(color, 0.74 if view == "worn" else 1.0)
        if view == "worn":
            display_head()
