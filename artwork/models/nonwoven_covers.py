"""Disposable covers: a hair cap and a beard cover with their folded strips, and a pair of overshoes."""

from assembly import assembled
from geom import *
import materials as M

VIEWS = {
    "cap": dict(rot=(0, 0, -18), elev=16, frame=0.84),
    "beard": dict(rot=(0, 0, -14), elev=32, frame=0.84),
    "shoes": dict(rot=(0, 0, -38), elev=30, frame=0.86),
    "band": dict(rot=(0, 0, -38), elev=44, frame=0.86, zoom=(1.9, 0.04, 0.14)),
}


def sheet(colour, see_through=0.16, rough=0.9, embossed=False):
    """Thin cloth or film that lets some light through."""
    m = M.Mat("sheet")
    m.set(Base_Color=M.col(colour), Roughness=rough, Specular=0.45 if embossed else 0.2)
    if embossed:
        dots = m.new("ShaderNodeTexVoronoi", feature="F1", Scale=26.0, Randomness=0.15)
        m.link(m.coord(), dots.inputs["Vector"])
        m.bump(m.ramp(dots.outputs["Distance"], 0.1, 0.45, 1, 0), 0.55, 0.010)
    else:
        m.bump(m.math("ADD", m.noise(90, 3, 0.7), m.noise(24, 2)), 0.25, 0.006)
    glow = m.new("ShaderNodeBsdfTranslucent")
    glow.inputs["Color"].default_value = M.col(colour)
    clear = m.new("ShaderNodeBsdfTransparent")
    one, two = m.new("ShaderNodeMixShader", Fac=0.35), m.new("ShaderNodeMixShader", Fac=see_through)
    m.link(m.b.outputs[0], one.inputs[1]).link(glow.outputs[0], one.inputs[2])
    m.link(one.outputs[0], two.inputs[1]).link(clear.outputs[0], two.inputs[2])
    m.link(two.outputs[0], m.out.inputs["Surface"])
    return m.m


def strip(parent, length, colour, seed=1):
    """A cover as it comes from the pack: folded in pleats to a narrow strip, heat-sealed at its ends."""
    u, v = np.meshgrid(np.linspace(-1, 1, 160), np.linspace(0, 1, 170), indexing="ij")
    fan = 0.17 * (1 - 0.55 * np.abs(u) ** 4)
    zig = np.abs((v * 14) % 2 - 1)
    y = (v - 0.5) * 2 * fan
    z = 0.02 + 0.13 * zig * (1 - np.abs(u) ** 6) + 0.02 * fbm(np.stack([u * 4, v * 3, 0 * u], -1), 2, seed)
    grid("strip", np.stack([u * length / 2, y + 0.05 * u**2, z], -1), sheet(colour, 0.05), parent=parent)
    for s in (-1, 1):
        box("seal", (0.10, 0.20, 0.05), sheet("eef1f3", 0.0), 0.02, loc=(s * length / 2, 0.05, 0.03), parent=parent)


def gathers(a, count, seed):
    """Folds that an elastic draws together, all round."""
    ring = np.stack([np.cos(a) * 2, np.sin(a) * 2, 0 * a], -1)
    return np.cos(count * a + 5 * fbm(ring, 3, seed))


def hair_cap(colour):
    a, v = np.meshgrid(np.linspace(0, 2 * math.pi, 520, endpoint=False), np.linspace(0, 1, 130), indexing="ij")
    arc = v * math.pi * 0.62 - 0.34
    r = 1.34 * np.maximum(np.cos(arc), 1e-4) ** 0.72 * smooth(1.0, 0.90, v) ** 0.5
    r = np.where(v < 0.16, lerp(1.17, 1.34 * math.cos(0.16 * math.pi * 0.62 - 0.34) ** 0.72, np.clip(v / 0.16, 0, 1) ** 0.6), r)
    z = 0.10 + 1.12 * (np.sin(arc) + math.sin(0.34)) / (np.sin(0.62 * math.pi - 0.34) + math.sin(0.34))
    p = np.stack([r * np.cos(a), r * np.sin(a), z], -1)
    fold = 0.055 * gathers(a, 54, 3) * np.exp(-(((v - 0.08) / 0.16) ** 2)) + 0.022 * gathers(a, 27, 5) * smooth(1, 0.2, v)
    soft = 0.11 * (1 - 2 * np.abs(fbm(p * [1.5, 1.5, 1.2], 3, 8))) * smooth(0.05, 0.4, v)
    out = norm(np.stack([np.cos(a), np.sin(a), 0.6 * v], -1))
    P = (p + out * (fold + soft)[..., None]) * [1.0, 1.16, 1.0]
    grid("cap", P, sheet(colour), cu=True)
    ring = np.linspace(0, 2 * math.pi, 700, endpoint=False)
    wave = 0.030 * gathers(ring, 54, 3)
    C = np.c_[(1.19 + wave) * np.cos(ring), (1.19 + wave) * np.sin(ring) * 1.16, 0.09 + 0.018 * gathers(ring, 90, 2)]
    tube("elastic", C, 0.050, sheet("f2f5f7", 0.0), 12, closed=True)


def beard_cover(colour):
    """The pouch opened by its loops, as it hangs below a chin."""
    a, v = np.meshgrid(np.linspace(0, 2 * math.pi, 520, endpoint=False), np.linspace(0, 1, 120), indexing="ij")
    ends = np.abs(np.cos(a)) ** 2
    rim = np.stack([1.20 * np.cos(a), 0.50 * np.sin(a) * (1 - 0.25 * ends), 0.98 + 0.34 * ends], -1)
    swell = np.sin(v * math.pi * 0.5) ** 0.8
    r = (1 - v**2.6) * (1 + 0.16 * np.sin(np.pi * v))
    P = np.stack([rim[..., 0] * r, rim[..., 1] * (r + 0.42 * np.sin(np.pi * v)), rim[..., 2] * (1 - swell) + 0.05 * v], -1)
    out = norm(np.stack([np.cos(a) * 0.6, np.sin(a), 0 * a], -1))
    fold = 0.038 * gathers(a, 46, 3) * np.exp(-((v / 0.22) ** 2)) + 0.026 * gathers(a, 20, 6) * np.sin(np.pi * v)
    fold = fold + 0.05 * (1 - 2 * np.abs(fbm(P * [1.6, 2.2, 1.4], 3, 5))) * np.sin(np.pi * v)
    grid("pouch", P + out * fold[..., None], sheet(colour, 0.10), cu=True)
    ring = np.linspace(0, 2 * math.pi, 600, endpoint=False)
    e = np.abs(np.cos(ring)) ** 2
    C = np.c_[1.20 * np.cos(ring), 0.50 * np.sin(ring) * (1 - 0.25 * e), 0.98 + 0.34 * e]
    C = C + np.c_[np.cos(ring), np.sin(ring), 0 * ring] * (0.03 * gathers(ring, 46, 3))[:, None]
    tube("elastic", C, 0.040, sheet("f2f5f7", 0.0), 12, closed=True)
    for s in (-1, 1):
        loop = [(s * 1.18, -0.03, 1.30), (s * 1.38, -0.16, 1.70), (s * 1.58, -0.24, 1.84), (s * 1.76, -0.20, 1.62), (s * 1.66, -0.06, 1.28), (s * 1.20, 0.05, 1.24)]
        tube("loop", catmull(np.array(loop), 120), 0.045, sheet("a9c4e2", 0.0), 12)


def overshoe(colour, seed):
    """A bag of film in the shape of a shoe, drawn together by elastic at the ankle."""
    a, v = np.meshgrid(np.linspace(0, 2 * math.pi, 420, endpoint=False), np.linspace(-0.35, 1.25, 170), indexing="ij")
    sole = superellipse(1.72, 0.66, 2.5, 420)[:, None] * [1, 1] + [0, 0]
    sole[..., 1] *= 1 + 0.10 * np.cos(a[:, :1])
    mouth = np.stack([0.86 * np.cos(a[:, 0]) + 0.50, 0.34 * np.sin(a[:, 0])], -1)[:, None]
    t = np.clip(v, 0, 1)
    blend = np.sin(t * math.pi / 2)[..., None] ** 0.62
    flat = mouth + (sole - mouth) * blend
    under = np.clip((v - 1) / 0.25, 0, 1)[..., None]
    inside = np.clip(-v / 0.35, 0, 1)
    flat = flat * (1 - 0.9 * under) + (sole * 0.75 - mouth * 0.75) * inside[..., None] * 0.25
    toe = 0.62 + 0.38 * smooth(1.4, -0.6, -flat[..., 0])
    z = 1.02 * np.cos(t * math.pi / 2) ** 0.55 * np.where(t > 0.02, toe, toe) + 0.02
    z = np.where(v > 1, 0.012, z) - 0.62 * inside
    p = np.stack([flat[..., 0], flat[..., 1], z], -1)
    folds = 0.040 * gathers(a, 44, seed) * np.exp(-((v / 0.16) ** 2)) + 0.03 * gathers(a, 15, seed + 3) * np.sin(np.pi * t)
    crumple = 0.085 * (1 - 2 * np.abs(fbm(p * [1.3, 2.2, 2.2] + seed, 3, seed))) * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.6
    out = norm(np.stack([np.cos(a), np.sin(a) * 1.6, 0.7 * np.cos(t * 1.5)], -1))
    P = p + out * (folds + crumple)[..., None]
    P[..., 2] = np.maximum(P[..., 2], 0.006)
    grid("overshoe", P, sheet(colour, 0.10, 0.30, True), cu=True)
    ring = np.linspace(0, 2 * math.pi, 500, endpoint=False)
    C = np.c_[0.86 * np.cos(ring) + 0.50, 0.34 * np.sin(ring), 1.04 + 0.02 * gathers(ring, 44, seed)]
    C[:, :2] += np.c_[np.cos(ring), np.sin(ring)] * (0.035 * gathers(ring, 44, seed))[:, None]
    tube("elastic", C, 0.017, sheet("7fb0e0", 0.0, 0.4), 12, closed=True)


def build(view="cap"):
    blue = "9fc3e6"
    if view == "cap":
        hair_cap(blue)
        strip(group("strip", loc=(0.3, -2.35, 0), rot=(0, 0, 10)), 3.4, blue)
    elif view == "beard":
        beard_cover(blue)
        strip(group("strip", loc=(0.1, -1.5, 0), rot=(0, 0, 8)), 2.6, blue, 4)
    else:
        assembled(lambda: overshoe("4f8fd2", 3), (0, 0.85, 0), (0, 0, 6))
        assembled(lambda: overshoe("4f8fd2", 9), (-0.35, -0.85, 0), (0, 0, -5))
