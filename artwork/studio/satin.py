"""Even metal: rolled sheet, drawn tube and satin steel, without the clouds of `hard_materials.metal`."""

from material import *


def satin(color="c3c7ca", rough=0.28, name="satin"):
    m = Mat(name)
    m.set(Base_Color=col(color), Metallic=1.0, Roughness=rough)
    return m.m
