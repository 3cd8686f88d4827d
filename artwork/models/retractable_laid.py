"""A retractable block laid on its back, its cable drawn out to the hook, a connector at its eye.

Options: kind ansi (class and clearance on its label) or steel (with its tag line).
"""

from assembly import assembled
from printed import T, printed

from geom import *
import materials as M
from hooks import connector, hook
from retractable import housing

VIEWS = {
    "hero": dict(rot=(0, 0, 14), elev=58, frame=0.86),
    "steel": dict(rot=(0, 0, -12), elev=54, frame=0.86),
    "label": dict(rot=(0, 0, 14), elev=58, frame=0.86, zoom=(3.9, -0.076, 0.058)),
}
DEPTH = 0.80


def class_label():
    """Class and standard, and the limits that the standard sets for the class."""
    body = "<rect width='240' height='160' rx='6' fill='#fdfdfb'/><rect width='240' height='38' fill='#111'/>"
    body += T(14, 28, "CLASS 2", 26, 800, "#f6c400", "start")
    body += T(226, 27, "الدرجة 2", 20, 700, "#fff", "end", ar=True)
    body += T(120, 56, "ANSI/ASSP Z359.14-2021", 15, 800)
    rows = (
        ("FREE FALL", "السقوط الحر", "max 1.8 m", "6 ft"),
        ("ARREST", "مسافة الإيقاف", "max 1,067 mm", "42 in"),
        ("AVERAGE FORCE", "متوسط القوة", "max 6 kN", "1,350 lbf"),
    )
    for k, (english, arabic, metric, inches) in enumerate(rows):
        y = 64 + k * 30
        body += f"<rect x='10' y='{y}' width='220' height='30' fill='{'#e8eaec' if k % 2 else '#fff'}' stroke='#555' stroke-width='.8'/>"
        body += T(16, y + 13, english, 11, 800, "#111", "start") + T(16, y + 26, arabic, 10.5, 700, "#333", "start", True, " direction='ltr'")
        body += T(224, y + 14, metric, 13, 800, "#111", "end") + T(224, y + 26, inches, 10.5, 700, "#333", "end")
    return printed("retractable_class_2", 240, 160, body, 1100)


def cable(points, n=420):
    """Steel cable of six strands along a course."""
    C = catmull(np.array(points, float), n)
    _, N, B = frames(C)
    wind = arclen(C) * 8.5
    steel = M.metal("a4a9ae", 0.3)
    for k in range(6):
        a = 2 * np.pi * k / 6 + wind
        tube(
            "wire", C + 0.055 * (np.cos(a)[:, None] * N + np.sin(a)[:, None] * B), 0.036, steel, 10
        )
    return C


def line_end(C):
    """Ferrule, load indicator and swivel hook where the cable ends."""
    steel = M.metal("c4c8cc", 0.2)
    onward = norm(C[-1] - C[-8])
    turn = math.degrees(math.atan2(onward[1], onward[0])) - 90
    at = group("end", loc=(C[-1][0], C[-1][1], 0.16), rot=(0, 0, turn))
    shaft = group("shaft", at, (0, -0.30, 0), (-90, 0, 0))
    ferrule = [(0.06, 0), (0.15, 0.02, 0.03), (0.15, 0.55, 0.03), (0.08, 0.62)]
    lathe("ferrule", ferrule, steel, 48, parent=shaft)
    ring = [(0.15, 0.60), (0.20, 0.62, 0.02), (0.20, 0.78, 0.02), (0.15, 0.80)]
    lathe("indicator", ring, M.plastic("c3131a", 0.35), 48, parent=shaft)
    lathe(
        "swivel",
        [(0, 0.78), (0.12, 0.78, 0.02), (0.12, 0.92, 0.03), (0, 0.92)],
        steel,
        48,
        parent=shaft,
    )
    hook(group("snap", at, (0, 0.86, -0.02)), 1.15, False)


def anchor_connector(bar):
    """The connector through the swivel eye, whose bar it hangs on, leaning down to the floor."""
    along, across = np.array([0, 0.80, -0.60]), np.array([0.574, 0.491, 0.655])
    axes = np.stack([across, along, np.cross(across, along)], 1)
    turn = [math.degrees(angle) for angle in Matrix(axes.tolist()).to_euler()]
    connector(group("connector", loc=bar + along * 0.45, rot=turn), 1.30, 0.74, 0.066)


def tag_line():
    """The thin cord that draws the hook down, in a coil."""
    t = np.linspace(0, 6 * 2 * np.pi, 220)
    r = 0.62 + 0.07 * np.sin(t * 0.7)
    coil = np.c_[2.42 + r * np.cos(t), -1.85 + r * np.sin(t), 0.05 + 0.012 * t]
    end = [(3.12, -2.30, 0.06), (2.95, -2.85, 0.05)]
    line = catmull(np.vstack([coil, end]), 1200)
    tube("tag line", line, 0.045, M.fabric("e0641a", 50, "Object", 0.3), 12)


def build(view="hero", kind="ansi"):
    if kind == "steel":
        print_name, side = "retractable", -1
        tag_line()
    else:
        print_name, side = class_label().rsplit("/", 1)[1].removesuffix(".png"), 1
    assembled(lambda: housing(print_name), (0, -5.0, DEPTH), (-90, 0, 0))
    out = [(0, -1.75, DEPTH), (0.02, -2.15, 0.62), (0.25, -2.75, 0.30), (0.95, -3.05, 0.12)]
    out += [(1.75, -2.60, 0.10), (2.05, -1.75, 0.10), (2.25, -1.0, 0.14)]
    line_end(cable([(side * x, y, z) for x, y, z in out]))
    anchor_connector(np.array([0, 3.17, DEPTH]))
