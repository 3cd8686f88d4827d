"""Full face mask. Options: color; mount twin (side filters) or thread (round thread at the chin)."""

from geom import *
import materials as M
from inner_mask import inner_mask

# strips and a low card that show the shape of the black rubber near by
STRIPS = [
    ("near strip", (-3.6, -4.4, 1.6), (0, 0, 0.5), 0.7, 3.2, 110, 0.4),
    ("far strip", (3.6, -4.2, 1.4), (0, 0, 0.5), 0.6, 3.0, 90, 0.4),
    ("low card", (0.4, -5.2, 0.5), (0, 0, 0.5), 2.8, 0.6, 45, 0.5),
]
VIEWS = {
    "hero": dict(rot=(0, 0, -26), elev=7, frame=0.86),
    "side": dict(rot=(0, 0, -78), elev=6, frame=0.86),
    "thread": dict(rot=(0, 0, -26), elev=7, frame=0.86, zoom=(2.4, -0.18, -0.215), lights=STRIPS),
}
S = SDF
CENTRE, RADII = np.array([0, 0.42, 1.35]), np.array([0.94, 1.02, 1.17])
# how far back the sealing edge lies at each height: under the chin, along the cheeks, at temple and forehead
EDGE = dict(height=[-0.1, 0.2, 0.6, 1.05, 1.6, 2.05, 2.5], back=[0.20, 0.28, 0.46, 0.70, 0.68, 0.46, 0.16])
WINDOW = (0.84, 0.60)  # half of the visor's width, along the face, and of its height
ROUND = math.asin(WINDOW[0] / RADII[0]) / WINDOW[0]  # angle round the head for each part of that width


def face(p):
    d = S.ellipsoid(p, CENTRE, RADII)
    q = p.copy()
    q[..., 0] = np.abs(q[..., 0])
    chin = S.ellipsoid(p, np.array([0, 0.18, 0.48]), (0.60, 0.66, 0.44))
    cheek = S.capsule(q, (0.34, -0.10, 0.62), (0.62, 0.30, 0.9), 0.30, 0.26)
    return S.su(S.su(d, chin, 0.35), cheek, 0.25)


def rear(z):
    """Where the mask ends at the back, at a height."""
    return sum(np.interp(z + d, EDGE["height"], EDGE["back"]) for d in (-0.16, -0.08, 0, 0.08, 0.16)) / 5


def window(p):
    """Negative inside the outline of the visor, which is measured round the face, so that its frame is even."""
    across, ahead = p[..., 0] / RADII[0], (CENTRE[1] - p[..., 1]) / RADII[1]
    x, z = np.arctan2(across, ahead) / ROUND, p[..., 2] - 1.58
    return SDF.box(np.stack([x, z, 0 * x], -1), 0, (*WINDOW, 1), 0.42)


def rubber_body(rubber):
    def body(p):
        d, behind = face(p), p[..., 1] - rear(p[..., 2])
        wall = S.si(np.maximum(d, -(d + 0.09)), behind, 0.05)
        lip = np.maximum(np.maximum(d - 0.11, -(d + 0.06)), np.abs(behind + 0.03) - 0.03) - 0.014
        opening = np.maximum(window(p) + 0.02, p[..., 1] - 0.35)
        return S.ss(S.su(wall, lip, 0.08), opening, 0.04)

    sdf_mesh("body", body, (-1.2, -1.1, -0.2), (1.2, 0.8, 2.8), 0.0165, rubber, smooth_it=4)


def visor_and_frame(hard):
    rim = resample(rrect(2 * WINDOW[0] + 0.03, 2 * WINDOW[1] + 0.03, 0.43, 30), 360, True)  # a little below the frame
    fan = np.stack([rim * k for k in np.linspace(1, 0.004, 60)], 1)
    angle, z = fan[..., 0] * ROUND, fan[..., 1] + 1.58
    across, ahead = RADII[0] * np.sin(angle), RADII[1] * np.cos(angle)
    near, far = np.full(z.shape, 0.2), np.full(z.shape, 1.6)
    for _ in range(30):
        middle = (near + far) / 2
        outside = face(np.stack([across * middle, CENTRE[1] - ahead * middle, z], -1)) > 0.015
        near, far = np.where(outside, near, middle), np.where(outside, middle, far)
    clear = M.thin_clear("f4fafb", 0.0, 0.008, 1.55)
    grid("visor", np.stack([across * near, CENTRE[1] - ahead * near, z], -1), clear, cu=True)

    def frame(p):
        ring = np.abs(window(p)) - 0.055
        d = face(p) - 0.03
        return S.si(np.maximum(d - 0.05, -(d + 0.03)), np.maximum(ring, p[..., 1] - 0.40), 0.04)

    sdf_mesh("frame", frame, (-1.3, -1.2, 0.6), (1.3, 0.7, 2.6), 0.013, hard, smooth_it=12)


def canister(parent, bands, radius=0.44):
    white = M.plastic("d9dadb", 0.36, 0.05)
    lathe(
        "can",
        [
            (0, 0.05),
            (radius - 0.04, 0.05, 0.03),
            (radius, 0.09, 0.03),
            (radius, 0.40, 0.02),
            (radius + 0.015, 0.42, 0.012),
            (radius + 0.015, 0.47, 0.015),
            (radius - 0.05, 0.50, 0.02),
            (radius - 0.07, 0.46),
            (0, 0.46),
        ],
        white,
        128,
        parent=parent,
    )
    for k, colour in enumerate(bands):
        wrap_label(
            "band",
            radius,
            0.14 + 0.12 * k,
            0.26 + 0.12 * k,
            0,
            360,
            M.plastic(colour, 0.35),
            128,
            parent=parent,
            eps=0.003,
        )
    lathe(
        "mesh",
        [(0, 0.475), (radius - 0.08, 0.475)],
        M.plastic("2a2d31", 0.5),
        64,
        parent=parent,
        bevel=False,
    )
    for r, count in ((0.08, 6), (0.16, 12), (0.24, 18), (0.31, 24)):
        for k in range(count):
            b = 2 * np.pi * k / count
            torus(
                "hole",
                0.026,
                0.007,
                M.plastic("c9cccf", 0.4),
                loc=(r * math.cos(b), r * math.sin(b), 0.478),
                parent=parent,
                seg=14,
                rs=6,
            )


def thread_socket(parent, hard, turns=4.5, bore=0.205, pitch=0.0363):
    """The mask's half of EN 148-1: a smooth collar whose thread, 40 mm across, is inside."""
    collar = [(bore, 0.10), (bore, 0.315, 0.015), (0.265, 0.33, 0.02), (0.30, 0.30, 0.02)]
    lathe("collar", [*collar, (0.31, 0.10)], hard, 96, parent=parent)
    a = np.linspace(0, 2 * np.pi * turns, int(90 * turns))
    helix = np.c_[bore * np.cos(a), bore * np.sin(a), 0.145 + pitch * a / (2 * np.pi)]
    tube("thread", helix, 0.0125, hard, 10, up=(0, 0, 1), parent=parent)


def chin_block(hard, mount):
    g = group("valve", loc=(0, -0.46, 0.58), rot=(104, 0, 0))
    lathe(
        "block",
        [(0, -0.2), (0.36, -0.2, 0.03), (0.36, 0.04, 0.05), (0.30, 0.10, 0.04), (0.0, 0.12)],
        hard,
        96,
        parent=g,
    )
    if mount == "thread":
        thread_socket(g, hard)
        lathe(
            "gasket",
            [(0.10, 0.13), (0.20, 0.13, 0.02), (0.20, 0.16, 0.02), (0.10, 0.16)],
            M.rubber("8d2f24", 0.5),
            64,
            parent=g,
        )
        d = group("diaphragm", loc=(0, -0.60, 0.98), rot=(84, 0, 0))
        lathe(
            "speech",
            [(0, 0), (0.22, 0, 0.02), (0.22, 0.06, 0.02), (0.16, 0.075, 0.01), (0, 0.06)],
            hard,
            64,
            parent=d,
        )
        for k in range(-2, 3):
            box(
                "slot",
                (0.22 - 0.04 * abs(k), 0.02, 0.03),
                M.plastic("070708", 0.6),
                0.006,
                loc=(0, k * 0.055, 0.065),
                parent=d,
            )
    else:
        for k in range(-2, 3):
            box(
                "slot",
                (0.36 - 0.05 * abs(k), 0.022, 0.04),
                M.plastic("0a0a0b", 0.6),
                0.006,
                loc=(0, k * 0.07, 0.115),
                parent=g,
            )
        for s in (-1, 1):
            direction = norm(np.array([s * 0.86, -0.50, -0.10]))
            turn = [math.degrees(a) for a in Vector(direction).to_track_quat("Z", "Y").to_euler()]
            at = group("filter", loc=(s * 0.58, -0.26, 0.66), rot=turn)
            lathe(
                "bay",
                [
                    (0, -0.1),
                    (0.26, -0.1, 0.02),
                    (0.26, 0.05, 0.02),
                    (0.30, 0.07, 0.02),
                    (0.30, 0.10, 0.02),
                ],
                hard,
                96,
                parent=at,
            )
            canister(group("can", at, (0, 0, 0.04)), ("6b4423", "e9eaea"))


def harness_straps(hard):
    """Five rubber straps that meet behind the head."""
    rubber = M.rubber("1b1c1f", 0.5, 0.1)
    centre = np.array([0, 2.0, 1.75])
    for start, bend in (
        ((0, 0.22, 2.50), (0, 0.95, 2.84)),
        ((-0.80, 0.50, 2.00), (-0.95, 1.2, 2.15)),
        ((0.80, 0.50, 2.00), (0.95, 1.2, 2.15)),
        ((-0.86, 0.64, 0.95), (-0.92, 1.3, 1.20)),
        ((0.86, 0.64, 0.95), (0.92, 1.3, 1.20)),
    ):
        C = catmull(
            np.array(
                [start, bend, centre + (np.array(bend) - centre) * 0.35 * [1, 0.4, 1], centre]
            ),
            100,
        )
        T = norm(np.gradient(C, axis=0))
        out = C - np.array([0, 0.8, 1.5])
        N = norm(out - T * (out * T).sum(-1, keepdims=True))
        strap("strap", C, N, 0.20, 0.035, rubber)
        turn = [math.degrees(a) for a in Vector(T[8]).to_track_quat("X", "Z").to_euler()]
        rbox("buckle", (0.24, 0.26, 0.07), 0.05, hard, edge=0.02, loc=C[8] + N[8] * 0.03, rot=turn)


def build(view="hero", color="74787d", mount="twin"):
    rubber = M.rubber(color, 0.46, 0.05, gs=40)
    hard = M.plastic("1d1f22", 0.34, 0.05)
    rubber_body(rubber)
    visor_and_frame(hard)
    chin_block(hard, mount)
    inner_mask(M.rubber("a9b0b6", 0.42, 0.03, gs=40), hard, M.rubber("b06a3a", 0.45, 0.0))
    harness_straps(hard)
