"""Soft goods: leather, woven cloth, webbing and retro-reflective tape. Sizes in decimetres."""

from material import *


def leather(color="3a2a1e", rough=0.5, grain=0.35, scale=26, name="leather", suede=False):
    m = Mat(name)
    c = col(color)
    n = m.noise(7, 5, 0.6)
    dark = tuple(x * 0.72 for x in c[:3]) + (1,)
    light = tuple(min(1, x * 1.18) for x in c[:3]) + (1,)
    m.link(m.mixcol(m.ramp(n, 0.3, 0.7), dark, light), m.b.inputs["Base Color"])
    v = m.new("ShaderNodeTexVoronoi", feature="F1", Scale=float(scale))
    m.link(m.coord(), v.inputs["Vector"])
    v.inputs["Randomness"].default_value = 1.0
    h = m.math(
        "ADD",
        m.math("MULTIPLY", v.outputs["Distance"], 0.7),
        m.math("MULTIPLY", m.noise(scale * 3, 3, 0.6), 0.5),
    )
    if suede:
        m.set(Roughness=0.95, Specular=0.12, Sheen=0.6, Sheen_Tint=0.6)
        m.bump(m.noise(150, 4, 0.7), 0.35, 0.008)
    else:
        m.set(Roughness=rough, Specular=0.4)
        m.link(m.ramp(h, 0.2, 0.8, rough * 0.9, rough * 1.15), m.b.inputs["Roughness"])
        m.bump(h, grain, 0.010)
    return m.m


def fabric(
    color, weave=150, kind="UV", strength=0.35, name="fabric", rough=0.9, sheen=0.25, uvscale=(1, 1)
):
    """woven cloth: two crossed wave textures in UV (UVs are in decimetres)"""
    m = Mat(name)
    c = col(color)
    m.set(Base_Color=c, Roughness=rough, Specular=0.15, Sheen=sheen, Sheen_Tint=0.5)
    mp = m.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (uvscale[0], uvscale[1], 1)
    m.link(m.coord(kind), mp.inputs["Vector"])

    def w(d):
        n = m.new(
            "ShaderNodeTexWave", wave_type="BANDS", bands_direction=d, Scale=weave * 6.2832 / 20.0
        )
        n.inputs["Distortion"].default_value = 0.3
        n.inputs["Detail"].default_value = 1
        m.link(mp.outputs[0], n.inputs["Vector"])
        return n.outputs["Fac"]

    wx, wy = w("X"), w("Y")
    h = m.math("ADD", wx, wy)
    m.bump(h, strength, 0.006)
    k = m.ramp(m.math("MULTIPLY", wx, wy), 0.0, 0.8, 0.86, 1.04)
    n = m.ramp(m.noise(2.2, 4, 0.6, kind), 0.3, 0.7, 0.95, 1.04)
    mul = m.new("ShaderNodeVectorMath", operation="SCALE")
    mul.inputs[0].default_value = c[:3]
    m.link(m.math("MULTIPLY", k, n), mul.inputs["Scale"])
    m.link(mul.outputs[0], m.b.inputs["Base Color"])
    return m.m


def webbing(color, name="webbing", ribs=9.0, pitch=26.0, edge=None, relief=1.0):
    """polyester webbing, UV: u 0..1 across, v in decimetres along; `relief` below 1 is woven flatter"""
    m = Mat(name)
    c = col(color)
    m.set(Roughness=0.72, Specular=0.25, Sheen=0.3, Sheen_Tint=0.5)
    sep = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord("UV"), sep.inputs[0])
    u, v = sep.outputs["X"], sep.outputs["Y"]
    # herringbone: v offset by triangle wave of u
    tri = m.new("ShaderNodeMath", operation="PINGPONG")
    m.link(m.math("MULTIPLY", u, ribs), tri.inputs[0])
    tri.inputs[1].default_value = 1.0
    ph = m.math("ADD", m.math("MULTIPLY", v, pitch), m.math("MULTIPLY", tri.outputs[0], 1.0))
    s = m.math("SINE", m.math("MULTIPLY", ph, 6.2832), 0)
    cu = m.math("SINE", m.math("MULTIPLY", u, ribs * 6.2832), 0)
    h = m.math("ADD", m.math("MULTIPLY", s, 0.5), m.math("MULTIPLY", cu, 0.35))
    m.bump(h, 0.55, 0.010 * relief)
    k = m.ramp(h, -0.8, 0.8, 1 - 0.28 * relief, 1 + 0.08 * relief)
    base = c
    if edge:
        e = m.math("ABSOLUTE", m.math("SUBTRACT", u, 0.5), 0)
        f = m.ramp(e, 0.33, 0.345)
        base = m.mixcol(f, c, col(edge))
    mul = m.new("ShaderNodeVectorMath", operation="SCALE")
    if hasattr(base, "node"):
        m.link(base, mul.inputs[0])
    else:
        mul.inputs[0].default_value = base[:3]
    m.link(k, mul.inputs["Scale"])
    m.link(mul.outputs[0], m.b.inputs["Base Color"])
    return m.m


def reflective(name="reflective", scale=26.0, kind="UV", tint="cfd3d6"):
    """retro-reflective tape: silver-grey glass-bead film with a fine diamond emboss"""
    m = Mat(name)
    c = col(tint)
    m.set(Base_Color=c, Metallic=0.55, Roughness=0.38, Specular=0.6)
    mp = m.new("ShaderNodeMapping")
    mp.inputs["Rotation"].default_value = (0, 0, 0.785398)
    mp.inputs["Scale"].default_value = (scale, scale, scale)
    m.link(m.coord(kind), mp.inputs["Vector"])
    br = m.new("ShaderNodeTexBrick", offset=0.0, squash=1.0)
    br.inputs["Scale"].default_value = 1.0
    br.inputs["Mortar Size"].default_value = 0.045
    br.inputs["Mortar Smooth"].default_value = 0.4
    br.inputs["Brick Width"].default_value = 1.0
    br.inputs["Row Height"].default_value = 1.0
    br.inputs["Color1"].default_value = br.inputs["Color2"].default_value = c
    br.inputs["Mortar"].default_value = tuple(x * 0.66 for x in c[:3]) + (1,)
    m.link(mp.outputs[0], br.inputs["Vector"])
    n = m.ramp(m.noise(1.6, 3, 0.5, kind), 0.3, 0.7, 0.9, 1.08)
    mul = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(br.outputs["Color"], mul.inputs[0])
    m.link(n, mul.inputs["Scale"])
    m.link(mul.outputs[0], m.b.inputs["Base Color"])
    m.bump(br.outputs["Fac"], 0.12, 0.004)
    return m.m
