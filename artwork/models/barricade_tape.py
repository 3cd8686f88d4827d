"""A roll of red and white barricade tape, its end drawn out over the floor."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -42), elev=30, frame=0.85),
    "print": dict(rot=(0, 0, -42), elev=36, frame=0.85, zoom=(2.2, -0.1, -0.14)),
}
R, WIDTH, DRAWN = 0.55, 0.75, 3.15
LENGTH, START = 4.83, 0.95  # of one print, and where the tape was torn off
BEND = 0.22  # radius of the bend from the front of the roll to the floor


def print_of_tape():
    """One length of the tape: stripes, then the word in both languages."""
    slant = "".join(f"<path d='M{x} 100l100 -100h46l-100 100z' fill='#c4161c'/>" for x in (-92, 0, 92, 552, 644))
    body = f"<rect width='644' height='100' fill='#f4f4f2'/>{slant}"
    body += T(330, 67, "DANGER", 46, 800, "#c4161c") + T(512, 64, "خطر", 48, 800, "#c4161c", ar=True)
    return printed("barricade_tape", 644, 100, body, 2400)


def film():
    m = M.Mat("film")
    at = m.image(print_of_tape())
    m.link(at.outputs["Color"], m.b.inputs["Base Color"])
    m.set(Roughness=0.28, Specular=0.5)
    m.bump(m.noise(7, 3), 0.10, 0.01)
    return m.m


def laid(name, C, along, material):
    """The tape's printed side over a course in the plane YZ; reads from its end towards the roll."""
    x = np.linspace(WIDTH / 2, -WIDTH / 2, 9)
    P = np.stack([np.broadcast_to(x[None], (len(C), 9))] + [np.repeat(C[:, k, None], 9, 1) for k in (0, 1)], -1)
    U, V = np.meshgrid((along + START) / LENGTH, np.linspace(0, 1, 9), indexing="ij")
    return grid(name, P, material, uv=np.stack([U, V], -1))


def side(material):
    for s in (-1, 1):
        at = group("side", loc=(s * WIDTH / 2, 0, R), rot=(0, s * 90, 0))
        lathe("wound", [(0.24, 0.0), (R - 0.006, 0.0, 0.006), (R, -0.006)], material, 200, parent=at)
        board = M.leather("b48a5a", 0.8, 0.1)
        lathe("core", [(0.19, -0.1), (0.19, 0.012, 0.006), (0.245, 0.012, 0.006), (0.245, -0.02)], board, 128, parent=at)


def build(view="hero"):
    printed_film = film()
    t = np.linspace(0, 1, 200)
    floor = DRAWN - R - BEND
    wave = 0.10 * np.sin(t * 9.5) ** 2 * (1 - t) ** 0.6 * smooth(0, 0.12, t) + 0.035 * smooth(0.16, 0, t)
    lying = np.c_[-DRAWN + floor * t, 0.006 + wave]
    b = np.linspace(0, math.pi / 2, 40)[1:]
    rising = np.c_[-R - BEND + BEND * np.sin(b), 0.006 + BEND - BEND * np.cos(b)]
    hanging = np.c_[np.full(20, -R), np.linspace(0.006 + BEND, R, 21)[1:]]
    a = np.linspace(0, 2 * math.pi, 300)[1:]
    inner = R - 0.006 * a / (2 * math.pi)
    course = np.vstack([lying, rising, hanging, np.c_[-inner * np.cos(a), R + inner * np.sin(a)]])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(course, axis=0), axis=1))]
    laid("film", course, along, printed_film)
    wound = M.Mat("wound")
    rings = wound.new("ShaderNodeTexWave", wave_type="RINGS", rings_direction="Z", Scale=30.0, Distortion=0.0)
    wound.link(wound.coord(), rings.inputs["Vector"])
    ink = wound.mixcol(wound.ramp(rings.outputs["Fac"], 0.55, 0.9), M.col("f0e4e2"), M.col("dd8f8d"))
    wound.link(ink, wound.b.inputs["Base Color"])
    wound.set(Roughness=0.5)
    side(wound.m)
    dark = M.plastic("3a2c1c", 0.9)
    at = group("inside", loc=(0, 0, R), rot=(0, 90, 0))
    lathe("bore", [(0.19, -WIDTH / 2), (0.19, WIDTH / 2)], dark, 96, parent=at, bevel=False)
