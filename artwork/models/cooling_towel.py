"""A cooling towel folded in a pile, its end hanging over, beside its storage tube with a towel rolled inside."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=26, frame=0.86),
    "fold": dict(rot=(0, 0, -24), elev=30, frame=0.86, zoom=(1.9, 0.10, -0.20)),
}
BLUE = "3f82cf"


def pva():
    m = M.Mat("pva")
    m.set(Base_Color=M.col(BLUE), Roughness=0.82, Specular=0.25, Sheen=0.35, Sheen_Tint=0.6)
    pores = m.new("ShaderNodeTexVoronoi", Scale=55.0)
    m.link(m.coord(), pores.inputs["Vector"])
    m.bump(m.math("ADD", m.math("MULTIPLY", pores.outputs["Distance"], 0.7), m.noise(3, 4)), 0.18, 0.008)
    return m.m


def folded(material):
    """One length laid to and fro in five layers; its end runs out over the floor."""
    half, gap = 1.35, 0.11
    C: list[tuple[float, float]] = []
    for k in range(5):
        z = 0.06 + gap * k
        way = 1 if k % 2 == 0 else -1
        xs = np.linspace(-half, half, 30) * way
        C += [(x + 0.03 * k, z) for x in xs]
        if k < 4:
            a = np.linspace(-math.pi / 2, math.pi / 2, 12)[1:-1]
            C += [(way * (half + 0.5 * gap * math.cos(t)) + 0.03 * k, z + gap / 2 + gap / 2 * math.sin(t)) for t in a]
    line = np.array(C)
    drop = np.array([(half + 0.30, 0.48), (half + 0.52, 0.32), (half + 0.66, 0.14), (half + 1.0, 0.05), (half + 1.75, 0.045)])
    line = resample(np.vstack([line, catmull(np.vstack([line[-1], drop]), 60)[1:]]), 520)
    y = np.linspace(-1.05, 1.05, 70)
    X, Y = np.meshgrid(line[:, 0], y, indexing="ij")
    Z = np.repeat(line[:, 1][:, None], 70, 1)
    s = arclen(line)[:, None] + 0 * Y
    p = np.stack([s * 0.9, Y * 1.3, 0 * s], -1)
    soft = fbm(p, 3, 4)
    skew = 0.035 * np.sin(s * 0.55)
    X = X + 0.02 * fbm(p * [0.4, 1.5, 1], 2, 9)
    loose = smooth(s[-1, 0] - 2.4, s[-1, 0] - 1.2, s)
    Z = np.maximum(Z + 0.012 * soft + 0.14 * loose * np.clip(soft + 0.25, 0, 1), 0.045)
    body = grid("towel", np.stack([X, Y + skew + 0.04 * loose * np.sin(s * 2.1), Z], -1), material)
    skin = body.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness, skin.offset = 0.055, 0


def tube_with_towel(material):
    at = group("tube", loc=(-1.15, 1.75, 0))
    r, h = 0.52, 2.75
    lathe("wall", [(0, 0.03), (r - 0.05, 0.03, 0.03), (r, 0.10, 0.04), (r, h)], M.thin_clear("eef4f8", 0.10), 128, parent=at)
    a = np.linspace(0, 2 * math.pi * 4.2, 500)
    rr = 0.44 - 0.075 * a / (2 * math.pi)
    C = np.c_[rr * np.cos(a), rr * np.sin(a), np.full(500, 1.26)]
    T_line = norm(np.gradient(C, axis=0))
    strap("rolled towel", C, np.cross(T_line, [0, 0, 1.0]), 2.3, 0.06, material, parent=at)
    cap = M.plastic("1d2f57", 0.34, 0.05)
    lathe("cap", [(r + 0.03, h - 0.42), (r + 0.05, h - 0.40, 0.02), (r + 0.05, h + 0.03, 0.06), (0, h + 0.05)], cap, 128, parent=at)
    for k in range(40):
        t = 2 * math.pi * k / 40
        box("grip", (0.02, 0.035, 0.32), cap, 0.008, loc=((r + 0.055) * math.cos(t), (r + 0.055) * math.sin(t), h - 0.2), rot=(0, 0, math.degrees(t)), parent=at)
    lathe("foot", [(0, 0), (r + 0.02, 0, 0.02), (r + 0.03, 0.14, 0.02), (r, 0.15)], cap, 128, parent=at)


def build(view="hero"):
    material = pva()
    folded(material)
    tube_with_towel(material)
