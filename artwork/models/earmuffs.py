from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -38), elev=9, frame=0.82),
    "front": dict(rot=(0, 0, 0), elev=5, frame=0.80),
    "side": dict(rot=(0, 0, -90), elev=5, frame=0.80),
    "detail": dict(rot=(0, 0, -60), elev=9, frame=0.82, zoom=(2.2, 0.02, -0.2)),
}


def build(view="hero", color="yellow"):
    c = dict(
        yellow="f0b400",
        red="c3121a",
        black="1b1c1f",
        green="6fae1a",
        blue="1552ab",
        orange="ea5b0c",
    ).get(color, color)
    sh = M.plastic(c, 0.24, 0.015, coat=0.25, name="shell")
    blk = M.plastic("17181a", 0.42, 0.1)
    vin = M.leather("131416", 0.42, 0.12, 60, name="vinyl")
    fo = M.foam("3b3e43")
    st = M.metal("cfd2d5", 0.14)
    HZ = 1.0  # cup centre height
    n = 220
    for s in (-1, 1):
        g = group("cup", loc=(s * 0.80, 0, HZ), rot=(0, s * 6, 0))  # local: outward = s*x

        def ring(ax, ay, x, e=2.5):
            o = superellipse(ax, ay, e, n)
            return np.c_[np.full(n, s * x), o[:, 0], o[:, 1] - 0.0]

        # outer shell: domed with a step and recessed badge
        prof = [
            (0.0, 0.0),
            (0.03, 0.0),
            (0.10, 0.012),
            (0.20, 0.035),
            (0.26, 0.075),
            (0.305, 0.13),
            (0.325, 0.17),
            (0.345, 0.19),
            (0.352, 0.215),
            (0.352, 0.235),
            (0.362, 0.25),
            (0.385, 0.275),
            (0.405, 0.34),
            (0.414, 0.40),
            (0.412, 0.44),
            (0.404, 0.46),
            (0.402, 0.60),
        ]
        # (x outward, inset from rim)
        rim = (0.40, 0.50)
        cr = catmull(np.array(prof), 120)
        rings = []
        for x, ins in cr:
            a, b = rim[0] - min(ins, rim[0] - 0.002) * 0.98, rim[1] - min(
                ins, rim[0] - 0.002
            ) * 0.98 - (0 if ins < 0.1 else 0)
            rings.append(ring(max(a, 0.003), max(b, 0.05 if ins > 0.35 else 0.003), x + 0.02, 2.5))
        P = np.stack(rings, 1)
        ob = grid("shell", P, sh, cu=True, flip=s < 0, parent=g)
        cpt = np.full((n, 1, 3), [s * (cr[-1, 0] + 0.02), 0, 0])
        # badge
        o = plate(
            "badge",
            superellipse(0.155, 0.255, 2.5, 90),
            0.03,
            0.01,
            M.plastic("202225", 0.35, 0.03),
            parent=g,
            loc=(s * 0.43, 0, 0),
            rot=(90, 0, 90 * s),
        )
        text(
            "27",
            0.17,
            0.004,
            0.002,
            M.plastic("e9eaea", 0.4),
            loc=(s * 0.449, 0, 0.06),
            rot=(90, 0, 90 * s),
            parent=g,
        )
        text(
            "dB SNR",
            0.062,
            0.004,
            0.001,
            M.plastic("e9eaea", 0.4),
            loc=(s * 0.449, 0, -0.10),
            rot=(90, 0, 90 * s),
            parent=g,
        )
        # base plate + acoustic cushion
        rings = [
            ring(*[q + d for q in rim], x)
            for d, x in (
                (-0.30, 0.0),
                (0.012, 0.0),
                (0.022, 0.008),
                (0.022, 0.03),
                (0.012, 0.04),
                (-0.02, 0.04),
            )
        ]
        grid("plate", np.stack(rings, 1), blk, cu=True, flip=s < 0, parent=g)
        a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        t = np.linspace(0, 2 * np.pi, n, endpoint=False)
        ctr = superellipse(rim[0] - 0.125, rim[1] - 0.125, 2.4, n)
        tan = norm(np.roll(ctr, -1, 0) - np.roll(ctr, 1, 0))
        nrm = np.c_[tan[:, 1], -tan[:, 0]]
        rr = 0.135
        P = np.zeros((n, 40, 3))
        wr = 0.006 * np.sin(t * 37)[:, None] * np.cos(a)[None] ** 2
        P[..., 0] = s * (-0.10 - np.sin(a)[None] * 0.112)
        q = ctr[:, None] + nrm[:, None] * ((np.cos(a)[None] * (rr + wr))[..., None])
        P[..., 1:] = q
        uvs = None
        grid("cushion", P, vin, cu=True, cv=True, flip=s > 0, parent=g)
        # inner foam
        oo = superellipse(rim[0] - 0.2, rim[1] - 0.2, 2.4, n)
        rings = [
            np.c_[np.full(n, s * (-0.02 - 0.03 * (1 - k * k))), oo * k]
            for k in np.linspace(1, 0.01, 12)
        ]
        grid("foam", np.stack(rings, 1), fo, cu=True, parent=g, flip=s > 0)
        # pivot sockets for the fork
        for q in (-1, 1):
            rbox(
                "sock",
                (0.12, 0.12, 0.2),
                0.04,
                blk,
                edge=0.03,
                loc=(s * 0.14, q * 0.415, 0.04),
                parent=g,
            )
        # steel fork (wire) from the two sockets up to the slider
        top = np.array([s * 0.16, 0, 1.02])
        C = catmull(
            np.array(
                [
                    (s * 0.14, -0.43, 0.0),
                    (s * 0.16, -0.44, 0.12),
                    (s * 0.20, -0.38, 0.45),
                    (s * 0.21, -0.18, 0.66),
                    (s * 0.20, -0.055, 0.74),
                    (s * 0.175, -0.045, 0.85),
                    (s * 0.10, -0.045, 1.05),
                ]
            ),
            120,
        )
        tube("wireA", C, 0.022, st, 16, parent=g)
        C2 = C * [1, -1, 1]
        tube("wireB", C2, 0.022, st, 16, parent=g)
        rbox(
            "slider",
            (0.11, 0.30, 0.20),
            0.05,
            blk,
            edge=0.04,
            loc=(s * 0.135, 0, 0.93),
            rot=(0, -s * 14, 0),
            parent=g,
        )
    # headband: sprung arch with padded centre
    R = 0.98
    t = np.linspace(-1.32, 1.32, 240)
    C = np.c_[R * np.sin(t) * 0.98, 0 * t, HZ + 0.62 + R * np.cos(t) * 1.02]
    N = norm(np.c_[np.sin(t), 0 * t, np.cos(t)])
    w = lerp(0.30, 0.36, np.cos(t) ** 2)
    strap("band", C, N, w, 0.05, blk)
    j = np.abs(t) < 0.98
    tt = t[j] / 0.98
    Cp = C[j] - N[j] * 0.045
    sec = superellipse(0.5, 0.5, 2.6, 48)
    e = np.sqrt(np.clip(1 - np.abs(tt) ** 9, 0.001, 1))
    puff = 1 + 0.10 * np.abs(np.cos(tt * np.pi * 3.5)) ** 0.6
    B = np.array([0, 1.0, 0])
    P = (
        Cp[None]
        + B * (sec[:, 0, None, None] * 0.46 * e[None, :, None])
        + N[j][None] * (sec[:, 1, None, None] * (0.19 * puff * e)[None, :, None])
    )
    grid("pad", P, vin, cu=True, caps=True, flip=True)
    for q in (-1, 1):
        Cs = Cp + B * (q * 0.165 * e)[:, None] + N[j] * (0.085 * puff * e)[:, None]
        k = np.abs(tt) < 0.90
        stitches("st", Cs[k], N[j][k], M.fabric("c9ccce", 20), 0.05, 0.034, 0.007)
    # top accent
    j = np.abs(t) < 0.52
    Ca = C[j] + N[j] * 0.055
    strap("accent", Ca, N[j], 0.17, 0.018, sh)
