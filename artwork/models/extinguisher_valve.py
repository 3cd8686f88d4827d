"""The head of an extinguisher: levers, safety pin with its seal, gauge."""

import materials as M
from geom import *
from satin import satin

TEX = M.TEX
LOW_END = ([(1.42, 0, 0.28), (1.52, 0, 0.22)], [(1.30, 0, 0.31), (1.52, 0, 0.265)])
HIGH_END = ([(1.25, 0, 0.84), (1.52, 0, 0.86)], [(1.25, 0, 0.86), (1.52, 0, 0.83)])


def levers_pin_and_gauge(v, kind):
    """On the valve body `v`: carrying handle, squeeze lever, pin, seal, and a gauge except for CO2."""
    steel, chrome, br = M.metal("c4c7ca", 0.26), M.chrome(), M.brass()
    # handles: pressed steel channels, profile in the YZ... built along X
    hm = M.paint("17181a", 0.3, 0.05, coat=0.2) if kind == "co2" else M.paint("a80c11", 0.2, 0.05)
    if kind == "american":
        hm, steel = satin("bfc3c7", 0.24), satin("d0d3d6", 0.2)

    def lever(pts, w0, w1, name, th=0.055):
        C = catmull(np.array(pts), 90)
        T = norm(np.gradient(C, axis=0))
        N = norm(np.cross(T, [0, 1, 0]))
        N *= np.sign(N[:, 2:3] + 1e-6)
        n = len(C)
        w = np.linspace(w0, w1, n)
        na = 41
        x = np.linspace(-1, 1, na)
        if kind == "american":  # the cut end is rounded in plan, its flanges run out
            run = np.sqrt(np.clip(1 - np.clip((np.linspace(0, 1, n) - 0.93) / 0.07, 0, 1) ** 2, 0.02, 1))
            w = w * (0.45 + 0.55 * run)
        else:
            run = np.ones(n)
        # channel section: flat with downward flanges
        sec_y = np.clip(x * 1.5, -1, 1)
        sec_z = -np.clip((np.abs(x) - 0.66) / 0.34, 0, 1) * 0.16
        sec_z = sec_z + 0.03 * (1 - np.abs(sec_y) ** 2)
        P = (
            C[None]
            + sec_y[:, None, None] * np.array([0, 1, 0])[None, None] * (w / 2)[None, :, None]
            + sec_z[:, None, None] * run[None, :, None] * N[None]
        )
        ob = grid(name, P, hm, parent=v)
        m = ob.modifiers.new("s", "SOLIDIFY")
        m.thickness = th * 0.6
        m.offset = 0
        b = ob.modifiers.new("b", "BEVEL")
        b.width = 0.008
        b.segments = 2
        b.limit_method = "ANGLE"
        return apply_mods(ob)

    lever(
        [
            (-0.28, 0, 0.50),
            (-0.05, 0, 0.56),
            (0.30, 0, 0.54),
            (0.9, 0, 0.40),
            *LOW_END[kind == "american"],
        ],
        0.30,
        0.30,
        "carry",
    )
    lever(
        [
            (-0.30, 0, 0.66),
            (-0.12, 0, 0.86),
            (0.2, 0, 0.98),
            (0.75, 0, 0.92),
            *HIGH_END[kind == "american"],
        ],
        0.30,
        0.26,
        "squeeze",
    )
    for s in (-1, 1):
        cheek = plate(
            "cheek",
            catmull(
                np.array(
                    [
                        (-0.36, 0.38),
                        (0.0, 0.30),
                        (0.30, 0.46),
                        (0.26, 0.62),
                        (0.0, 0.96),
                        (-0.22, 0.90),
                        (-0.36, 0.6),
                    ]
                ),
                60,
                True,
            ),
            0.03,
            0.008,
            hm,
            parent=v,
        )
        place(cheek, (0, s * 0.165, 0), (90, 0, 0))
    for x, zz in ((-0.16, 0.70), (0.02, 0.50)):
        cyl("rivet", 0.055, 0.42, steel, 0.02, loc=(x, 0, zz), rot=(90, 0, 0), parent=v)
    # safety pin with ring + seal
    C = np.array([(0.36, -0.30, 0.66), (0.36, 0.28, 0.66)])
    tube("pin", refine(C, 0.05), 0.026, steel, 16, parent=v)
    torus("pinring", 0.19, 0.022, steel, loc=(0.36, -0.50, 0.66), rot=(0, 90, 12), parent=v)
    C = catmull(
        np.array(
            [
                (0.36, 0.18, 0.68),
                (0.52, 0.20, 0.82),
                (0.56, 0.02, 0.97),
                (0.5, -0.2, 0.86),
                (0.42, -0.22, 0.62),
                (0.36, -0.1, 0.5),
                (0.33, 0.17, 0.5),
            ]
        ),
        120,
        True,
    )
    tube("seal", C, 0.013, M.plastic("f2c200", 0.35), 10, closed=True, parent=v)
    rbox(
        "sealtag",
        (0.16, 0.035, 0.22),
        0.03,
        M.plastic("f2c200", 0.35),
        edge=0.012,
        loc=(0.44, -0.24, 0.52),
        rot=(0, 12, 8),
        parent=v,
    )
    # gauge
    if kind != "co2":
        g = group("gauge", v, (-0.02, -0.20, 0.50), (90, 0, 0))
        cyl("gstem", 0.06, 0.2, br, 0.01, loc=(0, 0, 0), parent=g)
        lathe(
            "gcase",
            [
                (0, 0.06),
                (0.2, 0.06, 0.02),
                (0.225, 0.09, 0.02),
                (0.225, 0.2, 0.02),
                (0.205, 0.205, 0.01),
                (0.20, 0.18),
            ],
            chrome,
            96,
            parent=g,
        )
        decal_plane(
            "dial",
            0.40,
            0.40,
            M.label(f"{TEX}/gauge.png", 0.5, 0),
            (0, 0, 0.182),
            parent=g,
            r=0.199,
        )
        lathe(
            "glass",
            [(0.0, 0.205), (0.12, 0.2035), (0.2, 0.197)],
            M.thin_clear("ffffff", 0, 0.02),
            64,
            parent=g,
        )
