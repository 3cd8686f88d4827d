"""Clear wraparound spectacles with a light mirror coating and soft tips on the arms."""

from geom import *
import clearglasses
import materials as M
from clearglasses import STYLES

# what the coating mirrors: a tall window at the left, a narrow one at the right
CARDS = [
    ("window", (-3.4, -4.6, 2.1), (0, 0, 0.5), 1.0, 2.0, 60, 0.12),
    ("narrow", (3.4, -4.8, 1.9), (0, 0, 0.5), 0.35, 1.8, 26, 0.12),
]
VIEWS = {
    "hero": dict(rot=(0, 0, -28), elev=16, frame=0.88, low=1, lights=CARDS),
    "side": dict(rot=(0, 0, -72), elev=12, frame=0.86, low=1),
}


def light_mirror():
    """A coating on the outer side that sends back a little of the light, more at the sides, over a light grey tint."""
    m = M.Mat("mirror")
    through = m.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = M.col("c3cdd3")
    back = m.new("ShaderNodeBsdfGlossy", Roughness=0.02)
    back.inputs["Color"].default_value = M.col("eef2f5")
    path, face = m.new("ShaderNodeLightPath"), m.new("ShaderNodeNewGeometry")
    outside = m.math("SUBTRACT", 1.0, face.outputs["Backfacing"])
    strength = m.math("MULTIPLY", outside, m.math("SUBTRACT", 1.0, path.outputs["Is Shadow Ray"]))
    mix = m.new("ShaderNodeMixShader")
    edge = m.new("ShaderNodeLayerWeight", Blend=0.35)
    share = m.math("ADD", 0.34, m.math("MULTIPLY", edge.outputs["Facing"], 0.40))
    m.link(m.math("MULTIPLY", strength, share), mix.inputs[0])
    m.link(through.outputs[0], mix.inputs[1])
    m.link(back.outputs[0], mix.inputs[2])
    m.link(mix.outputs[0], m.out.inputs["Surface"])
    return m.m


def soft_tip(arm, soft):
    """A ribbed sleeve over the last third of an arm."""
    tall, waist, tip = STYLES["wrap"]["arm"]
    reach = STYLES["wrap"]["reach"]
    s = np.linspace(0.62, 1.005, 60)
    height = np.interp(s, [0, 0.12, 0.55, 0.80, 1.01], [tall, tall * 1.02, waist, tip, tip * 0.9])
    height = (height + 0.022) * endcap((s - 0.62) / 0.385, 0.06, 0.10)
    drop = 0.16 * smooth(0.66, 1.0, s) ** 1.3
    upper, lower = np.c_[s * reach, -drop + height / 2], np.c_[s * reach, -drop - height / 2]
    plate("tip", np.concatenate([upper, lower[::-1]]), 0.064, 0.024, soft, parent=arm)


def build(view="hero"):
    clearglasses.build("hero")
    bpy.data.objects["lens"].data.materials[0] = light_mirror()
    soft = M.rubber("5b6167", 0.6, 0.15, gs=90)
    for part in list(bpy.data.objects):
        if part.name.startswith("flat"):
            soft_tip(part, soft)
