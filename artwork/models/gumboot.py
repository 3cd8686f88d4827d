"""Moulded boots. Options: color; ribs 0 or 1; tread (an entry of TREADS)."""

from geom import *
import feather
import materials as M, shoe, soles

VIEWS = {
    "hero": dict(rot=(0, 0, 50), elev=24, frame=0.86),
    "pair": dict(rot=(0, 0, 40), elev=12, frame=0.88),
    "side": dict(rot=(0, 0, 90), elev=4, frame=0.86),
    "sole": dict(rot=(-84, 0, -26), elev=8, frame=0.86),
    "detail": dict(rot=(0, 0, 50), elev=10, frame=0.86, zoom=(2.3, -0.1, -0.25)),
}
COL = dict(
    yellow=("f0b90a", "1d1f21"),
    white=("c4c7ca", "9ba0a4"),
    black=("1c1d1f", "141516"),
    green=("2f6b3c", "1d3324"),
    orange=("e0560e", "d24e0c"),
)


def lit_evenly(m):
    """A white that is darker where the key light is near, up the shaft, and towards its edges against the ground."""
    place = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord(), place.inputs[0])
    up = m.ramp(place.outputs["Z"], 0.5, 2.4)
    turned = m.new("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    body = m.mixcol(up, M.col("d3d5d7"), M.col("adb0b3"))
    return m.mixcol(m.ramp(turned, 0.55, 0.98, 0, 0.75), body, M.col("6f7478"))


def one(parent, color="yellow", ribs=False, tread="", bare=None):
    """A boot; `bare`, from a model with ribs, is 1 at the (x, y, z) that stay smooth."""
    up, so = COL.get(color, (color, "1d1f21"))
    O = shoe.outline()
    h = 3.55
    Tk = shoe.vamp(0.45, 0.565, 0.705, 0.82) + [
        (0.19, (-1.35, 0.90)),
        (0.27, (-1.09, 0.965)),
        (0.35, (-0.86, 1.055)),
        (0.43, (-0.66, 1.20)),
        (0.50, (-0.52, 1.38)),
        (0.56, (-0.44, 1.60)),
        (0.62, (-0.42, 1.85)),
        (0.70, (-0.45, 2.20)),
        (0.80, (-0.50, 2.65)),
        (0.90, (-0.54, 3.15)),
        (1, (-0.55, h - 0.03)),
    ]
    Bk = shoe.UNDERSIDE + [
        (0.56, (0.70, 0.46)),
        (0.62, (1.10, 0.54)),
        (0.66, (1.215, 0.74)),
        (0.70, (1.20, 1.05)),
        (0.76, (1.12, 1.5)),
        (0.82, (1.10, 2.0)),
        (0.90, (1.13, 2.75)),
        (1, (1.14, h - 0.06)),
    ]
    P, N, sv, C = shoe.loft(
        Tk,
        Bk,
        [(0, 0.42), (0.5, 0.44), (0.62, 0.46), (0.70, 0.47), (0.80, 0.54), (0.90, 0.62), (1, 0.66)],
        O,
        600,
        840,
    )
    x, y, z = P[..., 0], P[..., 1], P[..., 2]
    D = np.zeros_like(x)

    def line(f, w=0.014, hgt=0.012):
        return hgt * np.exp(-((f / w) ** 2))

    D += 0.012 * shoe.toe_cap(y, z)
    band = bumpf(3.40, 0.13, z, 0.15)
    D += 0.028 * band
    heel = 1 - smooth(-0.015, 0.015, -(y - 0.72) + 0.35 * (z - 0.6))
    heel = heel * (z < 1.25) * (1 - smooth(1.2, 1.25, z))
    D += 0.018 * heel
    for k in range(4):
        D += line(z - 2.98 - k * 0.07, 0.016, 0.010) * (z > 2.5)
    for k in range(5):
        D += (
            line((z - 1.30 - k * 0.085) + 0.22 * (y - 0.25), 0.020, 0.014)
            * smooth(-0.22, 0.42, y)
        )  # ankle ribs
    ins = (
        (1 - smooth(0.10, 0.42, np.abs(x)))
        * smooth(-0.95, -0.7, y)
        * (1 - smooth(1.35, 1.5, z))
        * (y < 0)
    )
    for k in range(5):
        D += line(y + 0.98 - k * 0.075 - 0.10 * z, 0.02, 0.005) * ins
    if ribs:
        for k in range(11):
            rib = line(z - 1.75 - k * 0.115, 0.030, 0.020)
            D += rib if bare is None else rib * (1 - bare(x, y, z))
    D += 0.005 * np.exp(-(((z - 1.25) / 0.30) ** 2)) * fbm(
        np.stack([x * 1.0, y * 1.2, z * 2.4], -1), 1, 3
    ) + 0.002 * fbm(P * 0.8, 1, 7)

    P2 = feather.set_down_level(P + N * D[..., None], 1.4, 3.2)
    P2, C = feather.tucked(P2, O, 0.012), feather.set_down_level(C, 1.4, 3.2)
    pvc = M.Mat.of(M.plastic(up, 0.32, 0.03, gs=40, coat=0.15))
    within = pvc.attr("lin").outputs["Fac"]
    outer = lit_evenly(pvc) if color == "white" else M.col(up)
    pvc.link(pvc.mixcol(within, outer, M.col("a8a69f")), pvc.b.inputs["Base Color"])
    outside = dict(lin=np.zeros(P.shape[:2]))
    lined = np.arange(shoe.lining(P2, C, 0.05).shape[1]) > 11  # from the inner edge of the rim
    shoe.shell(parent, P2, C, pvc.m, outside, dict(lin=lined), 0)
    hard, soft = M.rubber(so, 0.45, 0.1, gs=60), M.rubber(so, 0.5, 0.15, gs=60)
    soles.sole(parent, P2, O, hard, soft, (0.80,), tread, 0.012, 0.05)
    return P2


def build(view="hero", color="yellow", ribs="0", tread=""):
    options = dict(color=color, ribs=ribs == "1", tread=tread)
    if view == "pair":
        one(group("left", loc=(-0.72, 0.15, 0), rot=(0, 0, 4)), **options)
        right = group("right", loc=(0.78, -0.2, 0), rot=(0, 0, -8))
        right.scale = (-1, 1, 1)
        one(right, **options)
    else:
        one(root(), **options)
