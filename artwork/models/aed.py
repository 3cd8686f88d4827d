"""Automated external defibrillator. Options: color; cover 0 takes the lid off the pad tray."""

from geom import *
import materials as M
from aed_prints import front_label, screen, steps

W_LID, H_LID = 1.90, 0.80
VIEWS = {
    "hero": dict(rot=(-90, 0, -22), elev=44, frame=0.80),
    "front": dict(rot=(-14, 0, 0), elev=10, frame=0.80),
    "upright": dict(rot=(0, 0, -26), elev=12, frame=0.82),
}


def pad_tray(parent, face, white, closed):
    """The tray of the electrode pads in the lower front: its printed lid, or the open tray."""
    at = group("tray", parent, (0, -0.95, face))
    if closed:
        plate("lid", rrect(W_LID, H_LID, 0.16), 0.11, 0.035, white, parent=at, loc=(0, 0, 0.02))
        printed = M.label(front_label(), 0.35, 0.2)
        decal_plane("lab", 1.62, 0.55, printed, (0, -0.03, 0.077), parent=at, r=0.05)
        rbox(
            "latch",
            (0.42, 0.12, 0.09),
            0.05,
            M.plastic("3b4045", 0.45, 0.1),
            edge=0.02,
            loc=(0, 0.33, 0.06),
            parent=at,
        )
        return
    plate("well", rrect(W_LID, H_LID, 0.16), 0.05, 0.015, M.plastic("15171a", 0.5, 0.1), parent=at)
    plate(
        "rim",
        rrect(W_LID, H_LID, 0.16),
        0.08,
        0.02,
        white,
        parent=at,
        loc=(0, 0, 0.03),
        holes=[rrect(W_LID - 0.14, H_LID - 0.14, 0.12)],
    )
    rbox(
        "socket",
        (0.36, 0.26, 0.16),
        0.05,
        M.plastic("1f6f3f", 0.4),
        edge=0.03,
        loc=(0.50, 0.10, 0.08),
        parent=at,
    )


def build(view="hero", color="green", cover="1"):
    c = dict(green="86b817", red="c3131a", yellow="f2b705").get(color, color)
    wh = M.plastic("e6e8e8", 0.34, 0.05, gs=60)
    grey = M.plastic("3b4045", 0.45, 0.12, gs=60)
    acc = M.plastic(c, 0.3, 0.05)
    soft = M.rubber("2b2e31", 0.6, 0.2)
    # device standing: X width, Z height, front = -Y
    W, H, D = 2.3, 2.7, 0.78
    g = group("dev", loc=(0, 0, H / 2), rot=(90, 0, 0))  # local z -> -y (front)
    rbox("body", (W, H, D), 0.36, wh, edge=0.15, parent=g, crown=0.02)
    # soft bumper band around
    o = plate(
        "bumper",
        rrect(W + 0.09, H + 0.09, 0.42),
        0.30,
        0.07,
        soft,
        holes=[rrect(W - 0.2, H - 0.2, 0.3)],
        parent=g,
        loc=(0, 0, -0.05),
    )
    f = D / 2 + 0.012
    plate("panel", rrect(W - 0.26, H - 0.30, 0.26), 0.05, 0.02, grey, parent=g, loc=(0, 0, f))
    f += 0.026
    plate(
        "scrf",
        rrect(1.14, 0.76, 0.07),
        0.05,
        0.018,
        M.plastic("15171a", 0.2, coat=0.5),
        parent=g,
        loc=(-0.26, 0.60, f),
    )
    scr = M.Mat("scr")
    t = scr.image(screen(), ext="EXTEND")
    scr.link(t.outputs["Color"], scr.b.inputs["Base Color"])
    scr.link(t.outputs["Color"], scr.b.inputs["Emission"])
    scr.set(Emission_Strength=0.9, Roughness=0.12)
    decal_plane("scr", 1.02, 0.638, scr.m, (-0.26, 0.60, f + 0.027), parent=g, r=0.03)
    pad_tray(g, f, wh, cover == "1")
    decal_plane(
        "steps",
        1.08,
        0.54,
        M.label(steps(), 0.35, 0.2),
        (-0.29, -0.14, f + 0.002),
        parent=g,
        r=0.05,
    )
    # buttons
    bx = 0.68
    lathe(
        "pwr_r",
        [(0.22, 0), (0.26, 0.0, 0.01), (0.26, 0.05, 0.02), (0.21, 0.055)],
        M.plastic("c9cdd0", 0.3),
        64,
        parent=g,
    ).location = (bx, 0.66, f)
    cyl(
        "pwr",
        0.205,
        0.09,
        M.plastic("12a04f", 0.25, coat=0.4),
        0.03,
        loc=(bx, 0.66, f + 0.03),
        parent=g,
    )
    torus("pi", 0.085, 0.014, wh, loc=(bx, 0.66, f + 0.078), parent=g)
    box("pb", (0.028, 0.11, 0.02), wh, 0.006, loc=(bx, 0.73, f + 0.078), parent=g)
    tri = catmull(np.array([(0, 0.34), (0.30, -0.20), (-0.30, -0.20)]) * 0.98, 60, True)
    tri = np.array([(0, 0.36), (0.325, -0.21), (-0.325, -0.21)])

    def rt(tr, r):
        out = []
        for i in range(3):
            p, a, b = tr[i], tr[i - 1], tr[(i + 1) % 3]
            da, db = norm(a - p), norm(b - p)
            for s in np.linspace(0, 1, 9):
                out.append((1 - s) ** 2 * (p + da * r) + 2 * s * (1 - s) * p + s * s * (p + db * r))
        return np.array(out)

    o = plate(
        "shock",
        rt(tri, 0.12),
        0.10,
        0.035,
        M.plastic("e8590c", 0.22, coat=0.5),
        parent=g,
        loc=(bx, -0.14, f + 0.02),
    )
    b = np.array(
        [(0.03, 0.17), (-0.10, -0.03), (-0.01, -0.03), (-0.04, -0.17), (0.10, 0.04), (0.01, 0.04)]
    )
    plate("bolt", b, 0.02, 0.004, wh, parent=g, loc=(bx, -0.17, f + 0.072))
    for i in range(3):
        cyl(
            "led",
            0.03,
            0.02,
            M.emissive(
                "44e36a" if i == 0 else "f2b705" if i == 1 else "9aa0a5", 2 if i == 0 else 0.4
            ),
            0.006,
            loc=(bx - 0.12 + i * 0.12, 0.28, f + 0.006),
            parent=g,
        )
    # speaker grille
    for i in range(4):
        for j in range(7):
            cyl(
                "sp",
                0.016,
                0.01,
                M.plastic("0c0d0e", 0.6),
                0.002,
                loc=(-0.74 + 0.06 * j + (0.03 if i % 2 else 0), 1.10 - 0.055 * i, f + 0.001),
                parent=g,
                seg=12,
            )
    plate(
        "accent",
        rrect(W - 0.34, 0.09, 0.045),
        0.04,
        0.012,
        acc,
        parent=g,
        loc=(0, -0.56, f + 0.002),
    )
    # handle
    C = catmull(
        np.array(
            [
                (-0.62, 0, H - 0.12),
                (-0.62, 0.0, H + 0.20),
                (-0.44, 0, H + 0.40),
                (0, 0, H + 0.44),
                (0.44, 0, H + 0.40),
                (0.62, 0, H + 0.2),
                (0.62, 0, H - 0.12),
            ]
        ),
        140,
    )
    tube("handle", C, 0.12, soft, 30)
    tube(
        "grip",
        C[38:102],
        np.r_[np.linspace(0.125, 0.145, 8), np.full(48, 0.145), np.linspace(0.145, 0.125, 8)],
        acc,
        30,
    )
