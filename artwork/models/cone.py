"""Traffic cones. Options: color; h (height in decimetres); collars 1 or 2; base."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -28), elev=14, frame=0.84),
    "pair": dict(rot=(0, 0, -28), elev=14, frame=0.86),
    "detail": dict(rot=(0, 0, -28), elev=14, frame=0.84, zoom=(2.3, 0.02, 0.14)),
    "top": dict(rot=(0, 0, -28), elev=48),
    "base": dict(rot=(0, 0, -28), elev=16, frame=0.84, zoom=(2.0, 0.0, -0.27)),
}


def marks(h, width):
    """What is moulded on the foot: the height in front, the weight at the right."""
    side, z = width / 2 - 0.30, 0.40
    kilos = "1.1 kg" if h < 6 else "3.6 kg"
    return (f"{h * 100:.0f} mm", (0, -side, z), 0), (kilos, (side, 0, z), 90)


def one(parent, h=7.5, color="f04e0a", collars=2, base="17181a"):
    pvc = M.plastic(color, rough=0.34, grain=0.02, gs=30, spec=0.45, name="pvc")
    R0, R1 = h * 0.172, h * 0.034
    f = lambda z: R0 + (R1 - R0) * (z - 0.35) / (h - 0.35)
    lathe(
        "cone",
        [
            (f(0.33) + 0.22, 0.30),
            (f(0.33) + 0.14, 0.36, 0.08),
            (f(0.45), 0.47, 0.12),
            (f(h - 0.02), h - 0.02, 0.03),
            (f(h) - 0.045, h, 0.03),
            (f(h) - 0.06, h - 0.25),
            (R0 - 0.2, 0.36),
        ],
        pvc,
        160,
        parent=parent,
        maxlen=0.08,
    )
    # handling ridges under the tip
    for z in (h - 0.42, h - 0.62):
        lathe(
            "rib",
            [
                (f(z) - 0.01, z - 0.06),
                (f(z) + 0.025, z - 0.03, 0.02),
                (f(z) + 0.025, z + 0.03, 0.02),
                (f(z) - 0.01, z + 0.06),
            ],
            pvc,
            120,
            parent=parent,
        )
    W = 2.7 if h < 6 else 4.0
    rub = M.rubber(base, 0.62, 0.35, gs=60)
    rbox("base", (W, W, 0.30), 0.42, rub, edge=0.09, draft=0.14, loc=(0, 0, 0.25), parent=parent)
    lathe(
        "collar",
        [
            (f(0.33) + 0.36, 0.36),
            (f(0.33) + 0.33, 0.46, 0.04),
            (f(0.33) + 0.10, 0.47, 0.03),
            (f(0.33), 0.40),
        ],
        rub,
        140,
        parent=parent,
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                "foot",
                (0.62, 0.62, 0.12),
                rub,
                0.03,
                loc=(sx * (W / 2 - 0.42), sy * (W / 2 - 0.42), 0.06),
                parent=parent,
            )
    for words, spot, turn in marks(h, W):
        text(words, 0.2, 0.012, 0.004, rub, "bold", spot, (0, 0, turn), parent)
    refl = M.reflective(scale=22, tint="d9dcde")
    bands = {1: ((2.45, 3.45),), 2: ((5.0, 6.5), (3.45, 4.45))}
    for z0, z1 in bands[collars]:
        n = 200
        t = np.radians(np.linspace(0, 360, n))
        z = np.linspace(z0, z1, 30)
        A, Z = np.meshgrid(t, z, indexing="ij")
        r = f(Z) + 0.012 + 0.0 * A
        P = np.stack([r * np.cos(A), r * np.sin(A), Z], -1)
        uv = np.stack([A * R0 * 0.7, Z], -1)
        grid("tape", P, refl, uv=uv, parent=parent)
        # glued overlap seam and thin sleeve edges
        for zz in (z0, z1):
            lathe(
                "edge",
                [
                    (f(zz), zz - 0.012),
                    (f(zz) + 0.013, zz - 0.008, 0.004),
                    (f(zz) + 0.013, zz + 0.008, 0.004),
                    (f(zz), zz + 0.012),
                ],
                M.plastic("e8e9ea", 0.4),
                140,
                parent=parent,
            )


def build(view="hero", color="orange", h="7.5", collars="2", base="17181a"):
    c = dict(orange="f04e0a", lime="b7d314", red="c8161d", blue="1450a3").get(color, color)
    if view == "pair":
        one(group(loc=(-1.9, 1.0, 0), rot=(0, 0, 10)), 7.5, c, 2)
        one(group(loc=(1.9, -0.6, 0), rot=(0, 0, -6)), 4.5, c, 1, c)
    else:
        one(root(), float(h), c, int(collars), base)
