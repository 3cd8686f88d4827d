"""Dispenser of foam ear plugs on its base: clear container, knob, tray. Sizes in centimetres, like the plugs."""

from assembly import copied
from earplugs import foam_plug
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "front": dict(rot=(0, 0, -22), elev=8, frame=0.80, wall=True),
    "tray": dict(rot=(0, 0, -22), elev=16, frame=0.84, zoom=(1.9, -0.02, -0.24)),
}
RADIUS, LOW, HIGH = 6.6, 12.0, 31.0  # the clear container
ORANGE = "f07818"


def container():
    """A clear cylinder with a rounded dome, its collar and the lid for refilling."""
    wall = [(RADIUS, LOW - 0.6), (RADIUS, HIGH - 1.6), (RADIUS - 0.5, HIGH - 0.3, 0.5), (3.2, HIGH)]
    lathe("container", wall, M.thin_clear("f3f7f9", 0.0, 0.01, 1.6), 160)
    dark = M.plastic("2b2f34", 0.38, 0.06)
    collar = [
        (RADIUS, LOW - 0.8),
        (RADIUS + 0.55, LOW - 0.7, 0.15),
        (RADIUS + 0.45, LOW + 0.5, 0.2),
    ]
    lathe("collar", collar + [(RADIUS + 0.02, LOW + 0.55)], dark, 160)
    lid = [(0, HIGH + 1.5), (2.6, HIGH + 1.45, 0.3), (3.5, HIGH + 0.9, 0.3), (3.7, HIGH - 0.1, 0.1)]
    lathe("lid", lid[::-1] + [], dark, 120)


def filling():
    """Plugs that lie as they fell; those behind the first layers are one dark mass."""
    core = [(0, LOW - 0.3), (3.0, LOW - 0.3, 0.3), (3.0, HIGH - 6.4, 1.0), (0, HIGH - 5.6)]
    lathe("core", core, M.plastic("8f430a", 0.95, spec=0.1), 48)
    first = group("plug")
    foam_plug(first, ORANGE)
    chance = np.random.default_rng(5)
    laid = 0
    for level in np.arange(LOW + 0.4, HIGH - 4.4, 0.85):
        for _ in range(26):
            loc, turn = fallen(chance, level, 3.3)
            place(first if laid == 0 else copied(first), loc, turn, 0.88)
            laid += 1
    for _ in range(90):
        loc, turn = fallen(chance, HIGH - 5.2, 0.0)
        place(copied(first), loc, turn, 0.88)


def fallen(chance, level, innermost):
    """A place and a turn at which both ends of a plug stay inside the container."""
    while True:
        a, r = chance.uniform(0, 2 * np.pi), chance.uniform(innermost, 5.75)
        loc = np.array([r * math.cos(a), r * math.sin(a), level + chance.uniform(-0.5, 0.5)])
        turn = chance.uniform(0, 360, 3)
        axis = np.array(Euler(np.radians(turn), "XYZ").to_matrix()) @ [0, 0, 2.08]
        end = loc + axis
        if max(np.hypot(*loc[:2]), np.hypot(*end[:2])) < 5.85 and LOW < end[2] < HIGH - 3.2:
            if np.hypot(*end[:2]) > innermost - 0.4:
                return loc, tuple(turn)


def base(body, dark):
    """Housing with the knob, the chute and the tray, on a back plate with two screws."""
    rbox("housing", (14.6, 13.4, 8.0), 3.4, body, edge=0.9, loc=(0, 0, 7.6))
    rbox("foot", (13.4, 13.0, 3.8), 2.6, dark, edge=0.7, loc=(0, 0, 1.9))
    rbox("back plate", (9.0, 0.8, 33.0), 0.4, body, edge=0.35, loc=(0, 6.9, 16.5))
    steel = M.metal("c4c8cb", 0.22)
    at = group("knob", loc=(0, -6.7, 8.9), rot=(90, 0, 0))
    cyl("seat", 3.0, 0.5, dark, 0.15, loc=(0, 0, 0.1), parent=at)
    cyl("knob", 2.35, 1.7, M.plastic("e8590c", 0.34, 0.04), 0.35, loc=(0, 0, 1.1), parent=at)
    rbox(
        "grip",
        (4.5, 1.0, 1.5),
        0.45,
        M.plastic("e8590c", 0.34, 0.04),
        edge=0.35,
        loc=(0, 0, 2.5),
        rot=(0, 0, 24),
        parent=at,
    )
    for x in (-5.3, 5.3):
        cyl("screw", 0.34, 0.3, steel, 0.08, loc=(x, -6.5, 10.2), rot=(90, 0, 0), seg=24)


def tray(dark):
    """A shallow bowl under the chute, with a pair that has dropped."""
    rbox("mouth", (5.4, 0.5, 2.2), 0.9, M.plastic("0f1011", 0.6), edge=0.2, loc=(0, -6.45, 3.9))
    outline = resample(rrect(9.6, 5.6, 2.2, 14), 200, True)
    middle = outline.mean(0)
    rings = [
        np.c_[middle + (outline - middle) * k, 0 * outline[:, 0] + z]
        for k, z in (
            (0.01, 0.35),
            (0.80, 0.35),
            (0.93, 0.9),
            (0.97, 2.1),
            (1.0, 2.2),
            (1.03, 2.1),
            (1.0, 0.6),
            (0.92, 0.0),
            (0.01, 0.0),
        )
    ]
    at = group("tray", loc=(0, -8.7, 0))
    weld(grid("tray", np.stack(rings, 1), dark, cu=True, parent=at))
    for x, y, turn in ((-1.5, 0.3, 20), (1.2, -0.5, -58)):
        foam_plug(group("dropped", at, (x, y, 1.0), (0, 88, turn)), ORANGE)


def words():
    body = "<rect width='300' height='104' rx='14' fill='#f7f8f8'/>"
    body += T(150, 42, "EAR PLUGS", 36, 800, "#1b1d20") + T(
        150, 84, "سدادات أذن", 30, 700, "#1b1d20", ar=True
    )
    sheet = M.label(printed("plug_dispenser", 300, 104, body, 900), 0.45, 0.1, alpha=True)
    wrap_label("words", RADIUS + 0.03, 16.0, 19.4, -90 - 42, -90 + 42, sheet)


def build(view="front"):
    body, dark = M.plastic("e3e6e8", 0.36, 0.05, coat=0.1), M.plastic("2b2f34", 0.4, 0.06)
    container()
    filling()
    base(body, dark)
    tray(dark)
    words()
