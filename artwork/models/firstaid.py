"""First aid case. Options: color; words (general or burns)."""

from geom import *
import materials as M
from printed import T, printed

TEX = M.TEX
VIEWS = {
    "hero": dict(rot=(0, 0, -26), elev=14, frame=0.80),
    "wall": dict(rot=(0, 0, -26), elev=10, frame=0.80, wall=True),
    "front": dict(rot=(0, 0, 0), elev=7, frame=0.80),
}


def cross_outline(s, w, r=0.03):
    a, b = s, w
    return np.array(
        [
            (-b, -a),
            (b, -a),
            (b, -b),
            (a, -b),
            (a, b),
            (b, b),
            (b, a),
            (-b, a),
            (-b, b),
            (-a, b),
            (-a, -b),
            (-b, -b),
        ],
        float,
    )


def wall_bracket(W, D, H):
    """Painted steel behind and below the case: screw holes above, a lip that carries it."""
    steel = M.paint("6f767c", 0.3, 0.03, coat=0.2)
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    tall = H + 0.62
    holes = [
        np.c_[s * 0.98 + 0.075 * np.cos(a), tall / 2 - 0.22 + 0.075 * np.sin(a)] for s in (-1, 1)
    ]
    back = rrect(2.4, tall, 0.12)
    plate(
        "back",
        back,
        0.06,
        0.015,
        steel,
        holes=holes,
        loc=(0, D / 2 + 0.05, tall / 2 - 0.1),
        rot=(90, 0, 0),
    )
    box("ledge", (2.4, D + 0.16, 0.06), steel, 0.015, loc=(0, 0, -0.07))
    box("lip", (2.4, 0.06, 0.30), steel, 0.02, loc=(0, -D / 2 - 0.10, 0.05))


def burns_words():
    body = T(300, 66, "BURNS FIRST AID", 58, 800, "#fff")
    body += T(300, 138, "إسعافات أولية للحروق", 46, 700, "#fff", ar=True)
    return printed("burns_txt", 600, 160, body, 1600)


def build(view="hero", color="green", words="general"):
    c = dict(green="0a8743", red="c3131a", orange="ea5a0b", white="e9eaea").get(color, color)
    pp = M.plastic(c, 0.38, 0.14, gs=55, name="pp")
    wh = M.plastic("f1f2f2", 0.35, 0.03)
    blk = M.plastic("1d1e20", 0.42, 0.1)
    W, D, H = 3.1, 1.15, 2.2  # standing case (clamshell split in depth)

    def half(y, sgn):
        # shell half, thickness along y: rbox lying on its back
        g = group("half", loc=(0, y, H / 2), rot=(90 if sgn < 0 else -90, 0, 0))
        rbox("shell", (W, H, D / 2 - 0.015), 0.34, pp, edge=0.16, draft=0.03, parent=g)
        # raised frame on the face
        o = plate(
            "frame",
            rrect(W - 0.34, H - 0.34, 0.26),
            0.07,
            0.03,
            pp,
            holes=[rrect(W - 0.56, H - 0.56, 0.18)],
            parent=g,
            loc=(0, 0, D / 4 - 0.012),
        )
        return g

    f = half(-D / 4 - 0.004, -1)
    b = half(D / 4 + 0.004, 1)
    # parting line gasket + rim flange
    o = plate(
        "rim",
        rrect(W + 0.10, H + 0.10, 0.38),
        0.075,
        0.022,
        pp,
        loc=(0, -0.045, H / 2),
        rot=(90, 0, 0),
    )
    o = plate(
        "rim2",
        rrect(W + 0.10, H + 0.10, 0.38),
        0.075,
        0.022,
        pp,
        loc=(0, 0.045, H / 2),
        rot=(90, 0, 0),
    )
    o = plate(
        "gap",
        rrect(W + 0.06, H + 0.06, 0.36),
        0.02,
        0.004,
        M.plastic("0c0d0e", 0.6),
        loc=(0, 0, H / 2),
        rot=(90, 0, 0),
    )
    # cross + text
    y = -D / 2 - 0.006
    plate(
        "cross",
        cross_outline(0.50, 0.17),
        0.05,
        0.014,
        wh,
        loc=(-0.70, y, H / 2 + 0.02),
        rot=(90, 0, 0),
    )
    face = burns_words() if words == "burns" else f"{TEX}/firstaid_txt.png"
    lab = M.label(face, 0.4, 0.2, alpha=True)
    decal_plane("txt", 1.50, 0.40, lab, (0.52, y - 0.001, H / 2 + 0.06), (90, 0, 0))
    # latches
    for sx in (-1, 1):
        g = group("latch", loc=(sx * 0.92, 0, H + 0.02))
        rbox("l", (0.46, 0.34, 0.09), 0.04, wh, edge=0.03, loc=(0, -0.02, 0.05), parent=g)
        rbox("tongue", (0.34, 0.30, 0.06), 0.03, wh, edge=0.02, loc=(0, -0.02, 0.11), parent=g)
        cyl("hinge", 0.045, 0.44, wh, 0.01, loc=(0, 0.16, 0.08), rot=(0, 90, 0), parent=g, seg=32)
    # handle
    C = catmull(
        np.array(
            [
                (-0.62, 0, H + 0.02),
                (-0.62, 0, H + 0.20),
                (-0.50, 0, H + 0.36),
                (-0.2, 0, H + 0.385),
                (0.2, 0, H + 0.385),
                (0.50, 0, H + 0.36),
                (0.62, 0, H + 0.20),
                (0.62, 0, H + 0.02),
            ]
        ),
        140,
    )
    tube("handle", C, 0.085, blk, 28, prof=None)
    for sx in (-1, 1):
        rbox("hb", (0.26, 0.30, 0.14), 0.06, pp, edge=0.04, loc=(sx * 0.62, 0, H + 0.07))
    wall_bracket(W, D, H)
