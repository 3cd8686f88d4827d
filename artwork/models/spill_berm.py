"""A folding spill berm: ground sheet, fabric walls on braces, welded corners; two drums stand in it."""

from geom import *
import materials as M

VIEWS = {"hero": dict(rot=(0, 0, -30), elev=26, frame=0.88), "corner": dict(rot=(0, 0, -30), elev=36, frame=0.88, zoom=(1.75, 0.10, -0.10))}
W, D, H = 24.0, 16.0, 3.0


def coated(colour, seed=2.0):
    m = M.Mat("coated fabric")
    m.set(Base_Color=M.col(colour), Roughness=0.44, Specular=0.4)
    weave = m.math("MULTIPLY", m.noise(26, 2), 0.15)
    m.bump(m.math("ADD", m.noise(0.55, 4, 0.6), weave), 0.35, 0.12)
    return m.m


def wall(length, loc, turn, fabric, band):
    """A wall that leans a little outwards: panel, folded top edge, foot seam, braces outside."""
    at = group("wall", loc=loc, rot=(0, 0, turn))
    x, z = np.meshgrid(np.linspace(-length / 2, length / 2, 150), np.linspace(0, H, 30), indexing="ij")
    t = z / H
    p = np.stack([x, 0 * x, z], -1)
    sag = 0.16 * fbm(p * [0.22, 1, 0.5] + turn, 3, 5) * np.sin(np.pi * t) ** 0.7 * smooth(0, 1.2, length / 2 - np.abs(x))
    dip = 0.05 * fbm(p * [0.3, 0, 0], 2, 7) * t
    flare = 1 + 0.025 * t
    P = np.stack([x * flare, -0.35 * t + sag, z + dip], -1)
    body = grid("wall", P, fabric, parent=at)
    skin = body.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness = 0.07
    top = P[:, -1] + [0, 0, 0.02]
    tube("top edge", top, 0.10, fabric, 16, parent=at)
    N = np.repeat([[0, -1.0, 0.1]], 150, 0)
    strap("weld", P[:, 2] + [0, -0.06, 0.12], N, 0.34, 0.03, band, parent=at)
    for k in np.arange(-length / 2 + 1.6, length / 2 - 1.2, 3.1):
        brace(at, k, fabric, band)


def brace(parent, x, fabric, band):
    """An angled support outside the wall: a fabric gusset over a folding stay."""
    tri = np.array([(0.0, 0.0), (-1.35, 0.0), (-0.30, 2.35)])
    plate("gusset", tri, 0.07, 0.02, fabric, loc=(x, -0.05, 0.04), rot=(90, 0, 90), parent=parent)
    C = refine(np.array([(x, -1.38, 0.05), (x, -0.36, 2.40)]), 0.2)
    tube("stay", C, 0.075, band, 12, parent=parent)


def drum(x, y, paint, steel):
    at = group("drum", loc=(x, y, 0.07))
    shape = [(0, 0.05), (2.75, 0.05), (2.92, 0.0, 0.05), (2.95, 0.12, 0.05), (2.86, 0.2, 0.05)]
    for z in (2.9, 5.8):
        shape += [(2.86, z - 0.25), (2.98, z - 0.1, 0.1), (2.98, z + 0.1, 0.1), (2.86, z + 0.25)]
    shape += [(2.86, 8.6, 0.05), (2.95, 8.68, 0.05), (2.92, 8.82, 0.05), (2.78, 8.80, 0.04), (2.74, 8.66, 0.04), (0, 8.66)]
    lathe("drum", shape, paint, 160, parent=at, maxlen=0.3)
    for px, r in ((1.9, 0.34), (-1.9, 0.2)):
        lathe("bung", [(0, 0.16), (r * 0.6, 0.16, 0.03), (r, 0.10, 0.03), (r * 1.15, 0)], steel, 48, parent=at).location = (px, 0, 8.66)


def build(view="hero"):
    fabric, band = coated("232528"), M.plastic("e6b30c", 0.42, 0.04)
    x, y = np.meshgrid(np.linspace(-W / 2, W / 2, 120), np.linspace(-D / 2, D / 2, 90), indexing="ij")
    z = 0.05 + 0.03 * fbm(np.stack([x * 0.3, y * 0.3, 0 * x], -1), 3, 3)
    grid("floor", np.stack([x, y, z], -1), fabric)
    wall(W, (0, -D / 2, 0), 0, fabric, band)
    wall(W, (0, D / 2, 0), 180, fabric, band)
    wall(D, (W / 2, 0, 0), 90, fabric, band)
    wall(D, (-W / 2, 0, 0), -90, fabric, band)
    for sx in (-1, 1):
        for sy in (-1, 1):
            C = np.linspace((sx * W / 2, sy * D / 2, 0.0), (sx * (W / 2 + 0.33), sy * (D / 2 + 0.33), H), 30)
            N = np.repeat([[sx * 0.7, sy * 0.7, 0.05]], 30, 0)
            strap("corner weld", C + N * 0.10, N, 0.7, 0.06, fabric)
            strap("corner band", C + N * 0.15, N, 0.20, 0.03, band)
    paint, steel = M.paint("1d4f91", 0.3, 0.04), M.metal("b3b8bc", 0.3)
    drum(-5.0, 1.2, paint, steel)
    drum(2.2, 1.8, paint, steel)
