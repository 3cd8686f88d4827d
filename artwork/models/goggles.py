"""Goggles with a soft frame. Options: color; vents caps, holes or foam (with a foam seal); strap_color."""

from geom import *
import goggle_vents
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -30), elev=11, frame=0.86, low=1),
    "front": dict(rot=(0, 0, 0), elev=6, frame=0.84),
    "side": dict(rot=(0, 0, -62), elev=15, frame=0.86, low=1),
    "right": dict(rot=(0, 0, 66), elev=16, frame=0.84, low=1),
    "inside": dict(rot=(0, 0, 168), elev=40, frame=0.86),
    "filters": dict(rot=(0, 0, -22), elev=44, frame=0.86, zoom=(1.42, -0.02, -0.04), low=1, lights=[("above", (-3.2, 3.4, 3.0), (0, 0.2, 0.8), 2.6, 1.2, 420, 0.5)]),
}


def frame_material(color):
    """Soft translucent PVC, or solid black."""
    tint = dict(clear="f2f7f9", blue="5f9fdd", black="2b2e31", green="7cc494").get(color, color)
    pvc = M.Mat("pvc")
    pvc.set(Base_Color=M.col(tint), Roughness=0.22, Specular=0.5, IOR=1.38)
    if color == "black":
        pvc.set(Roughness=0.42)
        pvc.bump(pvc.noise(220, 2), 0.12, 0.004)
    else:
        pvc.set(Transmission=0.86)
        pvc.bump(pvc.noise(40, 2), 0.03, 0.004)
    return pvc.m


def strap_anchor(loc, s, light):
    """On the post at each side: a raised bar round which the strap is led, and its two ribs."""
    at = group("anchor", loc=loc, rot=(0, 0, -s * 28))
    rbox("bar", (0.05, 0.06, 0.28), 0.02, light, edge=0.015, loc=(s * 0.065, 0.09, 0), parent=at)
    for y in (-0.09, -0.03):
        rbox("rib", (0.03, 0.025, 0.22), 0.012, light, edge=0.01, loc=(s * 0.062, y, 0), parent=at)


def milky_pvc():
    """Clear soft PVC as it looks in the hand: light passes, but nothing is seen sharply through it."""
    m = M.Mat("milky pvc")
    m.set(Base_Color=M.col("e9eff1"), Roughness=0.30, Specular=0.5)
    m.set(Subsurface=0.25, Subsurface_Color=M.col("e9eff1"), Subsurface_Radius=(0.2, 0.2, 0.2))
    through = m.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = M.col("f1f6f7")
    edge = m.new("ShaderNodeLayerWeight", Blend=0.5)
    mix = m.new("ShaderNodeMixShader")
    m.link(m.ramp(edge.outputs["Facing"], 0.0, 0.8, 0.55, 0.95), mix.inputs[0])
    m.link(through.outputs[0], mix.inputs[1])
    m.link(m.b.outputs[0], mix.inputs[2])
    m.link(mix.outputs[0], m.out.inputs["Surface"])
    return m.m


def build(view="hero", color="clear", vents="caps", strap_color="23262a"):
    milky = vents == "holes" and color == "clear"
    pvc = milky_pvc() if milky else frame_material(color)
    n = 480
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    o = superellipse(0.80, 0.40, 3.0, n)

    def ring(sc, y, dz=0, wrap=0.36):
        x = o[:, 0] * sc
        z = o[:, 1] * sc
        z = (
            z
            + np.where(o[:, 1] < 0, 0.20 * np.exp(-((x / 0.15) ** 2)), 0)
            * np.clip((sc - 0.45) / 0.45, 0, 1) ** 1.5
            - 0.02 * np.abs(x)
        )
        return np.c_[x, y + wrap * x**2, z + 0.52 + dz]

    prof = [
        (0.84, -0.335),
        (0.86, -0.345),
        (0.90, -0.372),
        (0.955, -0.375),
        (0.985, -0.35),
        (0.99, -0.30),
        (0.97, -0.26),
        (0.965, -0.22),
        (0.985, -0.19),
        (1.0, -0.16),
        (1.0, -0.05),
        (1.02, 0.05),
        (1.07, 0.14),
        (1.13, 0.19),
        (1.16, 0.22),
        (1.155, 0.245),
        (1.10, 0.25),
        (1.0, 0.23),
        (0.93, 0.10),
        (0.90, -0.10),
        (0.88, -0.30),
        (0.86, -0.335),
    ]
    pr = catmull(np.array(prof), 120)
    P = np.stack([ring(a, b) for a, b in pr], 1)
    ob = grid("frame", P, pvc, cu=True, cv=False)
    weld(ob)
    # lens
    L = np.stack([ring(s, -0.335 - 0.03 * (1 - s * s)) for s in np.linspace(0.90, 0.01, 40)], 1)
    Li = L + [0, 0.03, 0]
    pc = M.thin_clear("fcfdfd", 0, 0.006, 1.6)
    grid("lens", L, pc, cu=True)
    grid("lens2", Li, pc, cu=True)
    if vents == "holes":
        goggle_vents.holes(o, ring)
    elif vents == "foam":
        goggle_vents.foam_filled(o, ring, M.plastic("232528", 0.4, 0.1))
        goggle_vents.foam_seal(ring)
    else:
        goggle_vents.covered(o, ring, M.plastic("c9d2d8", 0.3))
    # strap
    blk = M.plastic("1c1d1f", 0.4, 0.08)
    web = M.webbing(strap_color, ribs=7, pitch=30)
    sag = 1.0 if view == "side" else 0.0  # the strap lies on the floor behind
    for s in (-1, 1):
        i = int(np.argmin(-s * o[:, 0] + 9 * np.abs(o[:, 1])))
        p = ring(1.03, 0.02)[i]
        rbox(
            "clip",
            (0.12, 0.30, 0.34),
            0.05,
            blk,
            edge=0.03,
            loc=p + [s * 0.06, 0.10, 0],
            rot=(0, 0, -s * 28),
        )
        if milky:
            strap_anchor(p + [s * 0.06, 0.10, 0], s, M.plastic("3a3f44", 0.4, 0.08))
        C = catmull(
            np.array(
                [
                    p + [s * 0.10, 0.22, 0],
                    p + [s * 0.16, 0.55, 0.02],
                    (s * 0.84, 1.25, 0.60 - 0.36 * sag),
                    (s * 0.5, 1.72, 0.66 - 0.52 * sag),
                    (0, 1.86, 0.68 - 0.55 * sag),
                ]
            ),
            140,
        )
        T = norm(np.gradient(C, axis=0))
        strap("st", C, norm(np.cross(T, [0, 0, 1.0])) * s, 0.26, 0.03, web)
    slide = dict(loc=(0.80, 1.30, 0.60 - 0.37 * sag), rot=(0, 0, 24))
    box("slide", (0.05, 0.18, 0.34), blk, 0.02, **slide)
