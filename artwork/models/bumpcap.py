"""A bump cap in the style of a baseball cap. Options: color."""

from arrange import gather
from geom import *
import materials as M
from settle import settle

VIEWS = {
    "hero": dict(rot=(0, 0, -38), elev=12, frame=0.80),
    "side": dict(rot=(0, 0, -90), elev=8, frame=0.80),
    "inside": dict(rot=(-132, 0, -24), elev=18, frame=0.80),
}
COLOURS = dict(navy="1c2a49", black="1b1c1f", grey="565c63")
AROUND, DOWN = 720, 220


def crown(inset=0.0):
    """Six panels: a taller front, rounded top."""
    turn, down = np.meshgrid(
        np.linspace(0, 2 * np.pi, AROUND, endpoint=False),
        np.linspace(1e-4, 1, DOWN) * np.pi / 2,
        indexing="ij",
    )
    r, z = np.sin(down) ** 0.74, np.cos(down) ** 0.92
    x = (0.94 - inset) * r * np.sin(turn)
    y = -(1.12 - inset) * r * np.cos(turn)
    height = (1.02 - inset) * z * (1 + 0.05 * np.cos(turn) * r)
    return turn, np.stack([x, y, height + 0.08 * np.exp(-(((y + 0.7) / 0.5) ** 2)) * z], -1)


def cloth(color, mesh_colour):
    """Cotton twill with an attribute for the mesh side panels and one for the seams."""
    m = M.Mat("twill")
    c = M.col(color)
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.attr("cloth").outputs["Vector"], at.inputs[0])
    u, v = at.outputs["X"], at.outputs["Y"]
    twill = m.math("SINE", m.math("MULTIPLY", m.math("ADD", u, v), 160.0), 0)
    hole = m.math(
        "MULTIPLY",
        m.math("SINE", m.math("MULTIPLY", u, 72.0), 0),
        m.math("SINE", m.math("MULTIPLY", v, 72.0), 0),
    )
    panel = m.attr("mesh").outputs["Fac"]
    dark = m.mixcol(m.ramp(hole, 0.05, 0.35), M.col(mesh_colour), (0.004, 0.004, 0.005, 1))
    base = m.mixcol(panel, c, dark)
    seam = m.attr("seam").outputs["Fac"]
    base = m.mixcol(
        m.ramp(seam, 0.004, 0.012, 1, 0, False), base, tuple(k * 0.4 for k in c[:3]) + (1,)
    )
    m.link(base, m.b.inputs["Base Color"])
    m.set(Roughness=0.92, Specular=0.15, Sheen=0.35)
    m.bump(
        m.math("ADD", m.math("MULTIPLY", twill, 0.25), m.math("MULTIPLY", hole, panel)), 0.4, 0.01
    )
    return m.m


def build(view="hero", color="navy"):
    c = COLOURS.get(color, color)
    turn, P = crown()
    N = grid_normals(P, cu=True)
    N *= np.sign((N * (P - [0, 0, 0.2])).sum(-1, keepdims=True))
    angle = np.degrees(turn) % 60
    seam = np.radians(np.minimum(angle, 60 - angle)) * np.hypot(P[..., 0], P[..., 1])
    side = np.abs(np.degrees(turn) - 180)
    mesh_panel = ((side > 62) & (side < 118) & (P[..., 2] > 0.16) & (P[..., 2] < 0.84)) * 1.0
    puff = -0.020 * np.exp(-((seam / 0.02) ** 2)) + 0.008 * np.exp(-(((seam - 0.05) / 0.03) ** 2))
    puff += 0.012 * fbm(P * [2.2, 2.2, 2.6], 2, 5)
    P = P + N * puff[..., None]
    cloth_uv = np.stack([turn * 0.95, P[..., 2], 0 * turn], -1)
    low = P[:, -1]
    band = np.stack(
        [low * [1 - k * 0.02, 1 - k * 0.02, 0] + [0, 0, -0.03 - 0.05 * k] for k in range(3)], 1
    )
    inside = crown(0.035)[1][:, ::-1]
    full = np.concatenate([P, band, inside[:, 4:]], 1)

    def extend(a, value):
        tail = np.full((AROUND, full.shape[1] - DOWN) + a.shape[2:], value, float)
        return np.concatenate([a, tail], 1)

    material = cloth(c, c)
    weld(
        grid(
            "crown",
            full,
            material,
            cu=True,
            attrs=dict(
                cloth=np.concatenate(
                    [
                        cloth_uv,
                        np.stack(
                            [
                                np.repeat(turn[:, :1], full.shape[1] - DOWN, 1) * 0.95,
                                full[:, DOWN:, 2],
                                full[:, DOWN:, 2] * 0,
                            ],
                            -1,
                        ),
                    ],
                    1,
                ),
                mesh=extend(mesh_panel, 0.0),
                seam=extend(seam, 1.0),
            ),
        )
    )
    thread = M.fabric("8390a8" if color == "navy" else "8d9196", 20, "Object", 0.2)
    for k in range(6):
        i = int(k * AROUND / 6)
        for off in (-9, 9):
            row = (i + off) % AROUND
            path = P[row, 14:-4:2]
            stitches("panel", path, N[row, 14:-4:2], thread, 0.034, 0.022, 0.0036, lift=-0.001)
    top = [(0, -0.02), (0.085, -0.01, 0.03), (0.075, 0.035, 0.03), (0, 0.045)]
    lathe("button", top, material, 48).location = P[0, 0]
    mesh_panels(P, N, turn, material, thread)
    adjuster(P, N, material)
    peak(material, thread)
    insert_shell()
    if view == "hero":
        settle(gather("cap"))


def mesh_panels(P, N, turn, material, thread):
    """A piping round each of the mesh panels at the sides, which are pieces of their own."""
    for degrees in (90, 270):
        centre = int(degrees / 360 * AROUND)
        half, low, high = int(28 / 360 * AROUND), 0.16, 0.84
        rows = [int(np.argmin(np.abs(P[centre, :, 2] - z))) for z in (high, low)]
        left = [(centre - half, j) for j in range(rows[0], rows[1], 2)]
        under = [(i, rows[1]) for i in range(centre - half, centre + half, 2)]
        right = [(centre + half, j) for j in range(rows[1], rows[0], -2)]
        over = [(i, rows[0]) for i in range(centre + half, centre - half, -2)]
        ring = np.array([(*P[i % AROUND, j], *N[i % AROUND, j]) for i, j in left + under + right + over])
        for _ in range(8):
            ring = 0.25 * np.roll(ring, 1, 0) + 0.5 * ring + 0.25 * np.roll(ring, -1, 0)
        tube("piping", ring[:, :3] + norm(ring[:, 3:]) * 0.006, 0.018, material, 10, closed=True)


def adjuster(P, N, material):
    """A strap with hook and loop over the lower edge at the nape; its free end shows at the side."""
    span = np.arange(int(128 / 360 * AROUND), int(232 / 360 * AROUND))
    row = int(np.argmin(np.abs(P[span[0], :, 2] - 0.10)))
    path, out = P[span, row], N[span, row]
    tape = M.fabric("11151f", 60, "Object", 0.7)
    strap("adjuster", path + out * 0.022, out, 0.17 * endcap(np.linspace(0, 1, len(span)), 0.05, 0.05), 0.03, tape)
    hard = M.plastic("0f1114", 0.35, 0.05)
    k = len(span) // 5
    at = group("slide", loc=path[k] + out[k] * 0.03, rot=(0, 0, math.degrees(math.atan2(out[k][0], -out[k][1]))))
    rbox("slide", (0.10, 0.04, 0.24), 0.02, hard, edge=0.015, parent=at)


def peak(material, thread):
    """The curved peak with rows of stitching."""
    a = np.linspace(-1.05, 1.05, 220)
    t = np.linspace(0, 1, 60)
    A, T = np.meshgrid(a, t, indexing="ij")
    reach = 0.78 * np.clip(np.cos(A / 1.05 * np.pi / 2), 0, 1) ** 0.95
    x = 0.93 * np.sin(A) * (1 + 0.08 * T)
    y = -1.10 * np.cos(A) - reach * T
    z = (
        0.01
        - 0.06 * (x / 0.95) ** 2
        - reach * T * (0.13 + 0.24 * (x / 0.95) ** 2)
    )
    P = np.stack([x, y, z], -1)
    flat = np.stack([x, y, 0 * x], -1)
    zero = np.zeros_like(x)
    body = grid("peak", P, material, attrs=dict(cloth=flat, mesh=zero, seam=zero + 1))
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.030, 0
    N = grid_normals(P)
    N *= np.sign(N[..., 2:3])
    for k in range(1, 7):
        row = int(k / 7 * 59)
        lo, hi = 14 + 3 * k, 206 - 3 * k
        stitches(
            "row",
            P[lo:hi, row] + N[lo:hi, row] * 0.017,
            N[lo:hi, row],
            thread,
            0.034,
            0.022,
            0.0036,
        )
    edge = P[:, -1]
    tube("binding", edge, 0.024, material, 12)


def insert_shell():
    """The moulded insert, seen only from below."""
    turn, P = crown(0.07)
    body = grid("insert", P[:, :-30], M.plastic("17181a", 0.4, 0.08), cu=True)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.03
    foam = M.foam("2b2d31")
    path = np.c_[0.84 * np.sin(turn[:, 0]), -1.02 * np.cos(turn[:, 0]), 0.12 + 0 * turn[:, 0]]
    strap("sweatband", path, norm(path * [1, 1, 0]), 0.24, 0.04, foam, closed=True)
