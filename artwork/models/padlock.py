"""Safety padlock. Options: color; shackle steel or nylon; long 0 or 1."""

from geom import *
import materials as M

TEX = M.TEX
VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=11, frame=0.80),
    "front": dict(rot=(0, 0, 0), elev=6, frame=0.80),
    "back": dict(rot=(0, 0, 156), elev=11, frame=0.8),
}
LONG = 0.96
COL = dict(
    red="c3121a",
    yellow="f0b400",
    blue="1552ab",
    green="128a45",
    black="1a1b1d",
    orange="ea5b0c",
    purple="5b2a86",
)


def lock(parent, color="red", open_=False, key=True, shackle="steel", reach=0.0):
    nylon = M.plastic(COL.get(color, color), 0.36, 0.06, gs=60, name="nylon")
    W, D, H = 0.76, 0.40, 0.92
    zs = np.linspace(0, 1, 60)
    rings = []
    for t in zs:  # waisted body with thumb grips
        z = t * H
        e = 0.045
        ins = (
            max(0, e - math.sqrt(max(0, e * e - max(0, e - z) ** 2)))
            if z < e
            else (e - math.sqrt(max(0, e * e - max(0, z - (H - e)) ** 2)) if z > H - e else 0)
        )
        w = W * (1 - 0.035 * math.exp(-(((t - 0.5) / 0.3) ** 2))) - 2 * ins
        d = D - 2 * ins
        rings.append(np.c_[superellipse(w / 2, d / 2, 4.2, 220), np.full(220, z)])
    P = np.stack(rings, 1)
    N = grid_normals(P, cu=True)
    c = P.mean((0, 1))
    N *= np.sign((N * (P - c)).sum(-1, keepdims=True))
    zz = P[..., 2]
    xx = P[..., 0]
    # side grip ribs
    side = smooth(W * 0.42, W * 0.47, np.abs(xx))
    ribs = 0.5 + 0.5 * np.cos((zz - 0.46) / 0.075 * 2 * np.pi)
    P = (
        P
        - N
        * (0.014 * side * ribs * smooth(0.16, 0.24, zz) * (1 - smooth(0.70, 0.78, zz)))[..., None]
    )
    # label recess
    d = SDF.box(np.stack([xx, zz - 0.44, 0 * xx], -1), 0, (0.275, 0.265, 1), 0.05)
    P = P - N * (0.010 * (1 - smooth(-0.008, 0.008, d)))[..., None]

    def cap(r, top):
        c = r.mean(0)
        return np.stack([c + (r - c) * s for s in np.linspace(1, 0, 10)[1:]], 1)

    P = np.concatenate([cap(P[:, 0], 0)[:, ::-1], P, cap(P[:, -1], 1)], 1)
    weld(grid("body", P, nylon, cu=True, parent=parent))
    decal_plane(
        "lbl",
        0.53,
        0.51 * 0.92,
        M.label(f"{TEX}/lock_label.png", 0.35, 0.25),
        (0, -D / 2 + 0.0085, 0.44),
        (90, 0, 0),
        parent,
        r=0.04,
    )
    decal_plane(
        "lbl2",
        0.53,
        0.51 * 0.92,
        M.label(f"{TEX}/lock_label.png", 0.35, 0.25),
        (0, D / 2 - 0.0085, 0.44),
        (90, 0, 180),
        parent,
        r=0.04,
    )
    # bumper collar + shackle
    rbox(
        "top",
        (W * 0.86, D * 0.82, 0.07),
        0.12,
        M.plastic(COL.get(color, color), 0.4, 0.06),
        edge=0.03,
        loc=(0, 0, H + 0.015),
        parent=parent,
    )
    st = M.metal("d2d5d8", 0.13) if shackle == "steel" else M.plastic(COL.get(color, color), 0.35)
    lift = (0.30 if open_ else 0) + reach
    r = 0.065
    sx = 0.235
    a = np.linspace(0, math.pi, 40)
    top = np.c_[sx * np.cos(a), 0 * a, H + 0.58 + lift + sx * np.sin(a)]
    C = np.vstack([[(sx, 0, (H + 0.18 + lift) if open_ else H - 0.1)], top, [(-sx, 0, H - 0.1)]])
    C = refine(C, 0.03)
    tube("shackle", C, r, st, 28, parent=parent)
    for s in (-1, 1):
        lathe(
            "grom",
            [(r, 0), (r + 0.035, 0, 0.01), (r + 0.03, 0.03, 0.01), (r, 0.03)],
            M.plastic("1a1b1d", 0.4),
            48,
            parent=parent,
        ).location = (s * sx, 0, H + 0.05)
    if key:
        keyset(group("k", parent, (W * 0.92, -0.30, 0.02), (0, 0, 40)))
    return parent


def keyset(g):
    br = M.metal("c8ccd0", 0.2)
    bow = superellipse(0.17, 0.17, 3.0, 60)
    hole = superellipse(0.05, 0.03, 2, 24) + [-0.09, 0]
    o = plate("bow", bow, 0.035, 0.01, M.plastic("1a1b1d", 0.4, 0.1), holes=[hole], parent=g)
    place(o, (-0.2, 0, 0.02))
    teeth = [(0, -0.055), (0.05, -0.055)]
    for i, d in enumerate((0.02, 0.035, 0.012, 0.04, 0.025, 0.03)):
        teeth += [
            (0.08 + i * 0.055, -0.055 + d),
            (0.105 + i * 0.055, -0.055 + d),
            (0.115 + i * 0.055, -0.055),
        ]
    teeth += [(0.44, -0.02), (0.44, 0.01), (0.41, 0.045), (0, 0.045)]
    o = plate("blade", np.array(teeth), 0.022, 0.004, br, parent=g)
    place(o, (-0.06, 0, 0.02))
    torus(
        "ring",
        0.12,
        0.011,
        M.metal("c9ccd0", 0.15),
        loc=(-0.36, 0.02, 0.02),
        rot=(8, 0, 0),
        parent=g,
    )


def build(view="hero", color="red", shackle="steel", long="0"):
    lock(root(), color, shackle=shackle, reach=LONG if long == "1" else 0.0)
