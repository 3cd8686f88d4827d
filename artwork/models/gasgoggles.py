"""Gas-welding goggles with two round filters in a flip-up front. Options: flip 0 or 1."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -28), elev=10, frame=0.86, low=1),
    "side": dict(rot=(0, 0, -72), elev=10, frame=0.84, low=1),
}
HINGE = np.array([0, -0.24, 0.985])


def filter_ring(front, side, hard):
    """A knurled ring with its green glass and the lug that hangs it on the hinge."""
    at = group("filter", front, (side * 0.40, -0.18, 0.52), (90, 0, side * 10))
    shape = [(0.32, 0), (0.42, 0.0, 0.03), (0.42, 0.14, 0.03), (0.35, 0.17, 0.02), (0.31, 0.14)]
    lathe("ring", shape, hard, 96, parent=at)
    for k in range(40):
        a = 2 * np.pi * k / 40
        loc = (0.42 * math.cos(a), 0.42 * math.sin(a), 0.07)
        turn = (0, 0, math.degrees(a))
        box("knurl", (0.02, 0.03, 0.10), hard, 0.006, loc=loc, rot=turn, parent=at)
    rbox("lug", (0.20, 0.14, 0.10), 0.03, hard, edge=0.025, loc=(0, 0.43, 0.06), parent=at)
    green = M.Mat("filter")
    green.set(Base_Color=(0.005, 0.075, 0.030, 1), Roughness=0.04, Specular=0.8, Clearcoat=1)
    lathe("glass", [(0, 0.115), (0.2, 0.112), (0.33, 0.10)], green.m, 96, parent=at)
    back = [(0, 0.02), (0.33, 0.02)]
    lathe("back", back, green.m, 96, parent=at, bevel=False)


def build(view="hero", flip="0"):
    black = M.rubber("2a2d30", 0.5, 0.12)
    hard = M.plastic("303438", 0.36, 0.06, coat=0.15)
    hinge = group("hinge", loc=HINGE, rot=(-148 if flip == "1" else 0, 0, 0))
    front = group("front", hinge, -HINGE)
    for s in (-1, 1):
        at = group("cup", loc=(s * 0.40, 0, 0.52), rot=(90, 0, s * 10))
        lathe(
            "cup",
            [
                (0.40, -0.34, 0.04),
                (0.44, -0.30, 0.04),
                (0.37, -0.05, 0.08),
                (0.36, 0.16),
                (0.33, 0.16),
                (0.33, -0.05),
                (0.36, -0.34),
            ],
            black,
            96,
            parent=at,
        )
        for k in range(8):
            a = 2 * np.pi * k / 8 + 0.3
            cyl(
                "vent",
                0.03,
                0.06,
                M.plastic("0a0a0b", 0.6),
                0.01,
                loc=(0.385 * math.cos(a), 0.385 * math.sin(a), -0.08),
                rot=(0, 90, math.degrees(a)),
                parent=at,
                seg=16,
            )
        lathe(
            "clear",
            [(0, 0.145), (0.33, 0.145)],
            M.thin_clear("fbfdfd", 0, 0.01, 1.55),
            96,
            parent=at,
            bevel=False,
        )
        filter_ring(front, s, hard)
    bar = np.array([(x, 0, 0) for x in np.linspace(-0.62, 0.62, 30)])
    tube("hinge", bar, 0.040, hard, 16, parent=hinge)
    steel = M.metal("c4c8cc", 0.25)
    cyl("pin", 0.022, 1.34, steel, 0.008, rot=(0, 90, 0), parent=hinge, seg=24)
    for s in (-1, 1):
        place_at = dict(loc=(s * 0.40, -0.17, 0.93), rot=(24, 0, s * 8))
        rbox("bearing", (0.30, 0.26, 0.09), 0.03, hard, edge=0.025, **place_at)
        for x in (0.29, 0.51):
            cyl("knuckle", 0.062, 0.07, hard, 0.012, loc=HINGE + [s * x, 0, 0], rot=(0, 90, 0), seg=40)
        leaf = dict(loc=(s * 0.40, 0.03, -0.075), rot=(10, 0, s * 6), parent=hinge)
        rbox("leaf", (0.13, 0.07, 0.17), 0.03, hard, edge=0.025, **leaf)
    bridge = catmull(np.array([(-0.12, -0.10, 0.62), (0, -0.16, 0.68), (0.12, -0.10, 0.62)]), 40)
    tube("bridge", bridge, 0.05, hard, 16)
    web = M.webbing("34383d", ribs=5, pitch=30)
    for s in (-1, 1):
        C = catmull(
            np.array(
                [
                    (s * 0.80, 0.16, 0.52),
                    (s * 0.98, 0.48, 0.54),
                    (s * 0.90, 1.1, 0.58),
                    (s * 0.5, 1.55, 0.62),
                    (0, 1.68, 0.63),
                ]
            ),
            120,
        )
        T = norm(np.gradient(C, axis=0))
        strap("strap", C, norm(np.cross(T, [0, 0, 1.0])) * s, 0.22, 0.03, web)
        rbox(
            "lug",
            (0.12, 0.14, 0.28),
            0.04,
            hard,
            edge=0.03,
            loc=(s * 0.80, 0.14, 0.52),
            rot=(0, 0, -s * 24),
        )
