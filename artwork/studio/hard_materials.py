"""Hard goods: plastics, rubber, foam, paint, metals, clear sheet, light and printed labels. Sizes in decimetres."""

from material import *
from paths import TEXTURES as TEX


def plastic(
    color, rough=0.28, grain=0.0, name="plastic", spec=0.5, coat=0.0, sss=0.02, wear=True, gs=220
):
    m = Mat(name)
    m.set(Base_Color=col(color), Roughness=rough, Specular=spec)
    if coat:
        m.set(Clearcoat=coat, Clearcoat_Roughness=0.06)
    if wear:  # tiny roughness variation: kills the CG look
        r = m.ramp(m.noise(9, 4, 0.6), 0.35, 0.65, rough * 0.88, rough * 1.14)
        m.link(r, m.b.inputs["Roughness"])
    if grain:  # injection-mould texture
        m.bump(m.noise(gs, 1.5, 0.5), grain, 0.004)
    return m.m


def rubber(color="1b1c1e", rough=0.55, grain=0.25, name="rubber", gs=160):
    m = Mat(name)
    m.set(Base_Color=col(color), Roughness=rough, Specular=0.35)
    m.link(m.ramp(m.noise(14, 4), 0.3, 0.7, rough * 0.85, rough * 1.12), m.b.inputs["Roughness"])
    if grain:
        m.bump(m.noise(gs, 2), grain, 0.004)
    return m.m


def foam(color="2a2b2e", name="foam"):
    m = Mat(name)
    m.set(Base_Color=col(color), Roughness=0.85, Specular=0.2)
    v = m.new("ShaderNodeTexVoronoi", Scale=120.0)
    m.link(m.coord(), v.inputs["Vector"])
    m.bump(v.outputs["Distance"], 0.5, 0.006)
    return m.m


def paint(color, rough=0.18, peel=0.06, name="paint", coat=0.6):
    """gloss powder coat / enamel with slight orange peel"""
    m = Mat(name)
    m.set(
        Base_Color=col(color),
        Roughness=rough + 0.12,
        Specular=0.5,
        Clearcoat=coat,
        Clearcoat_Roughness=max(0.02, rough * 0.3),
    )
    if peel:
        m.bump(m.noise(45, 2, 0.5), peel, 0.006)
        m.link(m._bump, m.b.inputs["Clearcoat Normal"])
    return m.m


def metal(color="c9ccd0", rough=0.22, brushed=False, name="metal", aniso_axis="Z", bump=0.0):
    m = Mat(name)
    m.set(Base_Color=col(color), Metallic=1.0, Roughness=rough)
    if brushed:
        mp = m.new("ShaderNodeMapping")
        m.link(m.coord(), mp.inputs["Vector"])
        s = {"X": (1, 60, 60), "Y": (60, 1, 60), "Z": (60, 60, 1)}[aniso_axis]
        mp.inputs["Scale"].default_value = s
        n = m.new("ShaderNodeTexNoise", Scale=8.0, Detail=4.0)
        m.link(mp.outputs[0], n.inputs["Vector"])
        m.link(
            m.ramp(n.outputs["Fac"], 0.25, 0.75, rough * 0.7, rough * 1.5), m.b.inputs["Roughness"]
        )
        m.bump(n.outputs["Fac"], 0.06, 0.004)
    else:
        m.link(m.ramp(m.noise(12, 4), 0.3, 0.7, rough * 0.8, rough * 1.25), m.b.inputs["Roughness"])
        if bump:
            m.bump(m.noise(60, 3), bump, 0.006)
    return m.m


def chrome():
    return metal("e2e4e6", 0.07, name="chrome")


def zinc():
    return metal("b9bdc2", 0.30, name="zinc", bump=0.03)


def brass():
    return metal("c9a24d", 0.22, name="brass")


def clear(color="ffffff", tint=0.0, rough=0.0, ior=1.49, name="clear"):
    """thin polycarbonate: glass for camera rays, transparent for shadow rays (no black shadows)"""
    m = Mat(name)
    nt = m.nt
    c = col(color)
    g = m.new("ShaderNodeBsdfGlass", Roughness=rough, IOR=ior)
    g.inputs["Color"].default_value = c
    t = m.new("ShaderNodeBsdfTransparent")
    t.inputs["Color"].default_value = tuple(0.25 + 0.75 * x for x in c[:3]) + (1,)
    lp = m.new("ShaderNodeLightPath")
    mx = m.new("ShaderNodeMixShader")
    f = m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    m.link(f, mx.inputs[0])
    m.link(g.outputs[0], mx.inputs[1])
    m.link(t.outputs[0], mx.inputs[2])
    m.link(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def thin_clear(color="ffffff", opacity=0.06, rough=0.02, ior=1.5, name="thin", spec=1.0):
    """single-surface sheet: transparent + fresnel gloss. Robust, no refraction noise, no TIR black edges."""
    m = Mat(name)
    c = col(color)
    t = m.new("ShaderNodeBsdfTransparent")
    t.inputs["Color"].default_value = c
    gl = m.new("ShaderNodeBsdfGlossy", Roughness=rough)
    gl.inputs["Color"].default_value = (spec, spec, spec, 1)
    fr = m.new("ShaderNodeFresnel", IOR=ior)
    mx = m.new("ShaderNodeMixShader")
    f = m.math("MULTIPLY", fr.outputs[0], 1.7)
    lp = m.new("ShaderNodeLightPath")
    inv = m.math("SUBTRACT", 1.0, lp.outputs["Is Shadow Ray"])
    f = m.math("MULTIPLY", f, inv)
    m.link(f, mx.inputs[0])
    m.link(t.outputs[0], mx.inputs[1])
    m.link(gl.outputs[0], mx.inputs[2])
    if opacity:
        d = m.new("ShaderNodeBsdfDiffuse")
        d.inputs["Color"].default_value = c
        m2 = m.new("ShaderNodeMixShader", Fac=opacity)
        m.link(mx.outputs[0], m2.inputs[1])
        m.link(d.outputs[0], m2.inputs[2])
        m.link(m2.outputs[0], m.out.inputs["Surface"])
    else:
        m.link(mx.outputs[0], m.out.inputs["Surface"])
    return m.m


def emissive(color, strength=2.0, name="emit"):
    m = Mat(name)
    m.set(Base_Color=col(color), Emission=col(color), Emission_Strength=strength, Roughness=0.4)
    return m.m


def label(path, rough=0.35, coat=0.3, name="label", alpha=False, metallic=0.0):
    m = Mat(name)
    t = m.image(path, ext="EXTEND")
    m.link(t.outputs["Color"], m.b.inputs["Base Color"])
    m.set(
        Roughness=rough, Specular=0.5, Clearcoat=coat, Clearcoat_Roughness=0.15, Metallic=metallic
    )
    if alpha:
        m.link(t.outputs["Alpha"], m.b.inputs["Alpha"])
    return m.m
