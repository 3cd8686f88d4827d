"""A tank-fed emergency shower with eyewash: insulated tank on a steel frame, chiller beside it, pull rod, push flag."""

from assembly import assembled
from geom import *
import materials as M
import plumbed_eyewash
from printed import T, printed
from satin import satin

VIEWS = {
    "hero": dict(rot=(0, 0, -20), elev=8, frame=0.87),
    "close": dict(rot=(0, 0, -22), elev=6, frame=0.87, zoom=(2.15, 0.03, -0.075)),
}
GREEN = plumbed_eyewash.GREEN
POST, DECK, PIPE_Y = 6.3, 24.0, 3.4  # half the distance of the posts, the platform's height, where the riser stands
BOWL = (0.0, 0.35, 9.6)
HEAD = (0.0, -2.2, 21.6)
WORDS = ("EMERGENCY SHOWER AND EYEWASH", "دش طوارئ ومحطة غسل عيون")


def sign() -> str:
    """A person under a shower, and an eye above falling water."""
    body = f"<rect width='640' height='320' rx='14' fill='#fff'/><rect x='8' y='8' width='624' height='304' rx='10' fill='#{GREEN}'/>"
    body += "<g fill='#fff'><path d='M92 76a68 46 0 0 1 136 0z'/><rect x='152' y='18' width='16' height='24'/>"
    body += "<circle cx='160' cy='136' r='24'/><path d='M118 176q42-16 84 0l8 70h-20l-6-40v88h-48v-88l-6 40h-20z'/></g>"
    for x in (104, 216):
        for y in (94, 140, 232):
            body += f"<path d='M{x} {y}v26' stroke='#fff' stroke-width='8' stroke-linecap='round'/>"
    body += "<rect x='318' y='24' width='4' height='272' fill='#fff'/><path d='M356 118Q480 16 604 118Q480 220 356 118z' fill='#fff'/>"
    body += f"<circle cx='480' cy='118' r='46' fill='#{GREEN}'/><circle cx='480' cy='118' r='22' fill='#fff'/>"
    for x, y in ((420, 206), (480, 196), (540, 206), (450, 252), (510, 252)):
        body += f"<path d='M{x} {y}q14 22 14 32a14 14 0 0 1-28 0q0-10 14-32z' fill='#fff'/>"
    return printed("tank_shower_sign", 640, 320, body, 1000)


def dial() -> str:
    """A thermometer whose green field is 16 to 38 °C, the hand within it."""

    def at(value: float, r: float) -> tuple[float, float]:
        a = math.radians(135 + 270 * value / 60)
        return 200 + r * math.cos(a), 200 + r * math.sin(a)

    body = "<circle cx='200' cy='200' r='200' fill='#f7f8f8'/>"
    (x0, y0), (x1, y1) = at(16, 148), at(38, 148)
    body += f"<path d='M{x0} {y0}A148 148 0 0 1 {x1} {y1}' stroke='#{GREEN}' stroke-width='30' fill='none'/>"
    for value in (0, 10, 20, 30, 40, 50, 60):
        (x0, y0), (x1, y1) = at(value, 134), at(value, 164)
        body += f"<path d='M{x0} {y0}L{x1} {y1}' stroke='#222' stroke-width='6'/>"
    for value in (16, 38):
        body += T(at(value, 96)[0], at(value, 96)[1] + 14, str(value), 44, 700)
    x, y = at(25, 140)
    body += f"<path d='M200 200L{x} {y}' stroke='#b3141a' stroke-width='9'/><circle cx='200' cy='200' r='18' fill='#222'/>"
    return printed("tank_shower_dial", 400, 400, body + T(200, 330, "°C", 52, 700), 500)


def band() -> str:
    body = "<rect width='1018' height='230' fill='#f4f6f6'/>" + T(509, 98, WORDS[0], 53, 800, f"#{GREEN}")
    return printed("tank_shower_band", 1018, 230, body + T(509, 182, WORDS[1], 58, 700, f"#{GREEN}", ar=True), 1600)


def tank(green, white):
    z = DECK + 0.55
    body = [(0, z), (6.2, z, 0.25), (6.5, z + 0.5, 0.2), (6.5, z + 9.9, 0.5), (5.4, z + 11.1, 0.6), (1.9, z + 11.7, 0.2), (0, z + 11.7)]
    lathe("tank", body, green, 192, maxlen=0.2)
    lathe("white band", [(6.48, z + 3.6), (6.56, z + 3.65, 0.03), (6.56, z + 6.95, 0.03), (6.48, z + 7.0)], white, 192)
    wrap_label("words", 6.56, z + 4.13, z + 6.47, -114, -24, M.label(band(), 0.4, 0.15))
    for h in (1.6, 9.0):
        lathe("hoop", [(6.48, z + h - 0.16), (6.57, z + h - 0.14, 0.03), (6.57, z + h + 0.14, 0.03), (6.48, z + h + 0.16)], satin("b4b9bd", 0.26), 192)
    lathe("lid", [(1.8, z + 11.6), (2.1, z + 11.65, 0.05), (2.1, z + 12.1, 0.12), (0, z + 12.3)], M.plastic("17181a", 0.45, 0.05), 128)


def frame(steel, bright):
    for x in (-POST, POST):
        for y in (-POST, POST):
            box("post", (0.9, 0.9, DECK), steel, 0.12, loc=(x, y, DECK / 2))
            box("base plate", (2.2, 2.2, 0.18), steel, 0.05, loc=(x, y, 0.09))
            for k in range(4):
                spot = (x + 0.8 * (-1) ** k, y + 0.8 * (-1) ** (k // 2), 0.26)
                cyl("anchor bolt", 0.16, 0.24, bright, 0.03, spot, seg=6)
        box("side beam", (0.8, 2 * POST - 0.8, 1.0), steel, 0.1, loc=(x, 0, DECK - 0.55))
        box("side rail", (0.6, 2 * POST - 0.8, 0.6), steel, 0.08, loc=(x, 0, 5.2))
    for y in (-POST, POST):
        box("beam", (2 * POST - 0.8, 0.8, 1.0), steel, 0.1, loc=(0, y, DECK - 0.55))
    box("back rail", (2 * POST - 0.8, 0.6, 0.6), steel, 0.08, loc=(0, POST, 5.2))
    for s in (-1, 1):
        for y in (-POST, POST):
            brace = refine(np.array([(s * (POST - 0.2), y, DECK - 3.6), (s * (POST - 2.9), y, DECK - 0.8)]), 0.5)
            tube("brace", brace, 0.26, steel, 20)
    plate("deck", rrect(2 * POST + 0.9, 2 * POST + 0.9, 0.3), 0.36, 0.06, steel, loc=(0, 0, DECK + 0.15))


def flange(loc, steel, rot=(0, 0, 0), r=0.62):
    lathe("flange", [(0, 0), (r, 0, 0.03), (r, 0.16, 0.04), (0.36, 0.2, 0.03), (0.30, 0.45)], steel, 96, parent=group("flange", loc=loc, rot=rot))


def shower(steel, brass, green):
    """Riser from floor to tank, the branch with its ball valve, the head, and the rod that opens it."""
    tube("riser", refine(np.array([(0, PIPE_Y, 0.1), (0, PIPE_Y, DECK)]), 0.5), 0.28, steel, 32)
    flange((0, PIPE_Y, 0), steel)
    x, y, z = HEAD
    line = refine(profile([(PIPE_Y, z + 1.0), (y, z + 1.0, 0.5), (y, z + 0.2)]), 0.06)
    tube("branch", np.c_[0 * line[:, 0], line], 0.24, steel, 32)
    for h in (z + 1.0, BOWL[2] + 0.45):
        cyl("tee", 0.40, 1.1, steel, 0.08, (0, PIPE_Y, h))
    dome = [(0, 0.5), (0.32, 0.5, 0.04), (0.40, 0.2, 0.1), (1.15, -0.15, 0.2), (1.36, -0.62, 0.05), (1.36, -0.74, 0.04), (1.26, -0.74, 0.02), (1.2, -0.64), (0, -0.64)]
    lathe("shower head", dome, green, 160, parent=group("head", loc=HEAD))
    at = group("ball valve", loc=(0, 0.5, z + 1.0), rot=(90, 0, 0))
    lathe("ball valve", [(0.24, -0.8), (0.42, -0.8, 0.03), (0.42, -0.5, 0.06), (0.52, -0.3, 0.1), (0.52, 0.3, 0.1), (0.42, 0.5, 0.06), (0.42, 0.8, 0.03), (0.24, 0.8)], brass, 96, parent=at)
    cyl("stem", 0.2, 0.5, brass, 0.04, (0.6, 0.5, z + 1.0), (0, 90, 0))
    box("lever", (1.75, 0.34, 0.12), steel, 0.04, loc=(1.6, 0.5, z + 1.0))
    low = 17.6
    tube("rod", refine(np.array([(2.3, 0.5, z + 1.22), (2.3, 0.5, low + 0.1)]), 0.3), 0.09, steel, 16)
    cyl("rod nut", 0.16, 0.12, steel, 0.02, (2.3, 0.5, z + 1.12), seg=6)
    handle = profile([(2.3, low), (3.15, low - 1.5, 0.2), (1.45, low - 1.5, 0.2), (2.3, low)])
    handle = np.vstack([np.linspace(handle[0], handle[1], 12)[:-1], refine(handle[1:-1], 0.1), np.linspace(handle[-2], handle[-1], 12)[1:]])
    tube("pull handle", np.c_[handle[:, 0], 0 * handle[:, 0] + 0.5, handle[:, 1]], 0.13, green, 20)


def eyewash(steel, brass, green):
    def made():
        plumbed_eyewash.bowl(steel)
        plumbed_eyewash.jets(brass, green)
        plumbed_eyewash.valve(brass, green, steel)

    x, y, z = BOWL
    s = 1.25
    assembled(made, BOWL, (0, 0, 0), s, without=("supply", "flange"))
    feed = [(0, 0.95), (1.92, 0.95, 0.3), (1.92, (PIPE_Y - y) / s, 0.3), (0, (PIPE_Y - y) / s)]
    line = refine(profile(feed), 0.05) * s
    tube("feed", np.c_[line[:, 0] + x, line[:, 1] + y, np.full(len(line), z + 0.30 * s)], 0.15, steel, 24)
    drain = refine(np.array([(x, y, 0.1), (x, y, z - 1.0 * s)]), 0.5)
    tube("drain", drain, 0.24, steel, 28)
    flange((x, y, 0), steel)
    box("bracket", (0.34, PIPE_Y - y, 0.34), steel, 0.06, loc=(0, (PIPE_Y + y) / 2, z - 1.75))
    for spot in (y, PIPE_Y):
        cyl("clamp", 0.40, 0.5, steel, 0.06, (0, spot, z - 1.75))


def chiller(steel):
    """White cabinet on feet with a fan behind its guard; two insulated pipes lead to the tank."""
    at = group("chiller", loc=(-11.2, 1.6, 0))
    white, dark = M.paint("e9ecec", 0.34, 0.03), M.plastic("1c1e20", 0.6)
    rbox("cabinet", (5.8, 4.2, 7.4), 0.35, white, edge=0.14, loc=(0, 0, 4.2), parent=at)
    for x in (-2.3, 2.3):
        box("foot", (0.6, 3.8, 0.5), dark, 0.06, loc=(x, 0, 0.25), parent=at)
    lathe("fan well", [(0, 0.02), (1.98, 0.02), (2.1, 0.1, 0.03), (2.2, 0.0)], dark, 128, parent=group("fan", at, (0, -2.1, 4.7), (90, 0, 0)))
    fan = group("fan guard", at, (0, -2.22, 4.7), (90, 0, 0))
    for k in range(5):
        blade = np.array([(0.3, -0.25), (1.75, -0.75), (1.85, 0.35), (0.4, 0.25)])
        a = 2 * math.pi * k / 5
        turned = blade @ np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
        plate("blade", turned, 0.05, 0.02, M.plastic("55595d", 0.5), parent=fan, loc=(0, 0, -0.06))
    for r in np.linspace(0.35, 2.05, 9):
        torus("guard ring", r, 0.035, steel, parent=fan, rs=8)
    for k in range(4):
        box("guard bar", (4.1, 0.07, 0.05), steel, 0.01, rot=(0, 0, 45 * k), parent=fan)
    cyl("hub", 0.32, 0.1, dark, 0.03, parent=fan)
    foam = M.rubber("232527", 0.7, 0.2)
    for x, z, y in ((-12.2, DECK + 7.6, 0.6), (-10.6, DECK + 2.4, 2.6)):
        reach = -math.sqrt(6.5**2 - y * y)
        line = refine(profile([(x, 7.8), (x, z, 0.9), (reach + 0.3, z)]), 0.1)
        tube("insulated pipe", np.c_[line[:, 0], np.full(len(line), y), line[:, 1]], 0.42, foam, 28)
        flange((reach, y, z), steel, (0, -90, 0), 0.8)
        cyl("collar", 0.55, 0.2, steel, 0.04, (x, y, 7.98))


def instruments(steel):
    plate("sign", rrect(6.0, 3.0, 0.12), 0.08, 0.02, M.plastic("eceeef", 0.4), loc=(-1.8, PIPE_Y - 0.36, 14.0), rot=(90, 0, 0))
    decal_plane("print", 5.94, 2.94, M.label(sign(), 0.4, 0.1), (-1.8, PIPE_Y - 0.405, 14.0), (90, 0, 0), r=0.1)
    at = group("thermometer", loc=(POST, -POST - 0.45, 13.2), rot=(90, 0, 0))
    lathe("case", [(0, 0), (0.95, 0, 0.05), (1.0, 0.42, 0.06), (0.92, 0.46, 0.02), (0.90, 0.36), (0, 0.36)], steel, 128, parent=at)
    decal_plane("dial", 1.8, 1.8, M.label(dial(), 0.4, 0.3), (0, 0, 0.37), parent=at, r=0.9)


def build(view="hero"):
    steel, bright, brass = satin("8f959a", 0.36), satin("d5d8da", 0.2), M.brass()
    green = M.plastic(GREEN, 0.36, 0.04)
    tank(M.plastic("086a34", 0.42, wear=False), M.plastic("eef0f0", 0.4, 0.04))
    frame(steel, bright)
    shower(satin("a8adb1", 0.22), brass, green)
    eyewash(satin("a8adb1", 0.22), brass, green)
    chiller(satin("a3a8ac", 0.3))
    instruments(steel)
