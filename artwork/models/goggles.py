"""Goggles with a soft frame. Options: color; vents caps, holes or none; strap_color."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -30), elev=11, frame=0.86, low=1),
    "front": dict(rot=(0, 0, 0), elev=6, frame=0.84),
    "side": dict(rot=(0, 0, -80), elev=8, frame=0.84),
}


def build(view="hero", color="clear", vents="caps", strap_color="23262a"):
    pvc = M.Mat("pvc")
    tint = dict(clear="dfe9ee", blue="7fb0dc", black="1b1c1e", green="8cc6a0").get(color, color)
    pvc.set(Base_Color=M.col(tint), Roughness=0.28, Specular=0.5, IOR=1.42)
    if color != "black":
        pvc.set(Transmission=0.55)
    pvc.bump(pvc.noise(40, 2), 0.03, 0.004)
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
    ob = grid("frame", P, pvc.m, cu=True, cv=False)
    weld(ob)
    # lens
    L = np.stack([ring(s, -0.335 - 0.03 * (1 - s * s)) for s in np.linspace(0.90, 0.01, 40)], 1)
    Li = L + [0, 0.03, 0]
    pc = M.thin_clear("fcfdfd", 0, 0.006, 1.6)
    grid("lens", L, pc, cu=True)
    grid("lens2", Li, pc, cu=True)
    # indirect vents on top and bottom
    if vents == "holes":
        vent_holes(o, ring)
    caps = (-0.62, -0.36, -0.12, 0.12, 0.36, 0.62) if vents == "caps" else ()
    for sx in caps:
        i = int(np.argmin(np.abs(o[:, 0] - sx) + 9 * (o[:, 1] < 0)))
        p = ring(1.0, -0.08)[i]
        g = group("v", loc=p, rot=(0, sx * 8, 0))
        lathe(
            "vc",
            [(0.085, -0.03), (0.095, 0.03, 0.02), (0.08, 0.055, 0.02), (0, 0.06)],
            M.plastic("c9d2d8" if color != "black" else "2a2c2f", 0.35),
            48,
            parent=g,
        )
        for q in range(10):
            b = 2 * np.pi * q / 10
            box(
                "n",
                (0.02, 0.02, 0.03),
                M.plastic("5d666d", 0.5),
                0.004,
                loc=(0.092 * math.cos(b), 0.092 * math.sin(b), 0.0),
                parent=g,
            )
    # strap
    blk = M.plastic("1c1d1f", 0.4, 0.08)
    web = M.webbing(strap_color, ribs=7, pitch=30)
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
        C = catmull(
            np.array(
                [
                    p + [s * 0.10, 0.22, 0],
                    p + [s * 0.16, 0.55, 0.02],
                    (s * 0.84, 1.25, 0.60),
                    (s * 0.5, 1.72, 0.66),
                    (0, 1.86, 0.68),
                ]
            ),
            140,
        )
        T = norm(np.gradient(C, axis=0))
        strap("st", C, norm(np.cross(T, [0, 0, 1.0])) * s, 0.26, 0.03, web)
    for s in (-1, 1):
        (
            box(
                "slide",
                (0.05, 0.18, 0.34),
                blk,
                0.02,
                loc=(s * 0.80, 1.30, 0.60),
                rot=(0, 0, s * 24),
            )
            if s > 0
            else None
        )


def vent_holes(outline, ring):
    """Rows of open holes along the upper edge."""
    dark = M.plastic("2b3338", 0.6)
    for row, depth in enumerate((-0.13, -0.02)):
        for sx in np.linspace(-0.62, 0.62, 17) + row * 0.035:
            i = int(np.argmin(np.abs(outline[:, 0] - sx) + 9 * (outline[:, 1] < 0)))
            at = group("hole", loc=ring(1.002, depth)[i], rot=(0, sx * 10, 0))
            lathe("hole", [(0, 0.004), (0.020, 0.004)], dark, 20, parent=at, bevel=False)
            torus("lip", 0.022, 0.006, M.plastic("b9c4ca", 0.35), parent=at)
