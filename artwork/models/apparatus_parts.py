"""Parts of breathing apparatus: air cylinder and valve, pressure gauge, demand valve."""

import materials as M
from geom import *
from printed import T, printed


def air_cylinder(radius, low, high):
    """A wrapped composite cylinder, valve end down, with the words of what it holds."""
    wrap = M.plastic("2a2d31", 0.22, 0.03, coat=0.9, gs=30)
    bend = np.radians(np.linspace(8, 90, 12))
    foot = [(radius * math.sin(a), low + 0.62 * radius * (1 - math.cos(a))) for a in bend]
    top = [(radius * math.sin(a), high - 0.72 * radius * (1 - math.cos(a))) for a in bend[::-1]]
    lathe("cylinder", [(0, low), *foot, *top, (0, high)], wrap, 160, bevel=False)
    body = "<rect width='700' height='420' rx='10' fill='#f2f2ef'/>"
    body += "<rect width='700' height='14' fill='#1b1d20'/><rect y='406' width='700' height='14' fill='#1b1d20'/>"
    body += T(350, 130, "BREATHING AIR", 78, 800, "#16181b")
    body += T(350, 240, "هواء تنفس", 84, 700, "#16181b", ar=True)
    body += T(40, 330, "Test date", 40, 600, "#16181b", "start")
    body += T(660, 330, "تاريخ الاختبار", 38, 600, "#16181b", "end", True)
    body += "<rect x='40' y='346' width='620' height='44' fill='#fff' stroke='#16181b' stroke-width='3'/>"
    label = M.label(printed("air_cylinder", 700, 420, body, 1400), 0.4, 0.4)
    middle = (low + high) / 2 - 0.9
    wrap_label("label", radius, middle - 0.42, middle + 0.42, 66, 176, label, eps=0.006)


def cylinder_valve(z):
    """The valve below the cylinder: body, hand wheel with ribs, outlet towards the reducer."""
    brass, black = M.metal("b9bdc2", 0.25), M.rubber("161719", 0.5, 0.1)
    cyl("valve", 0.17, 0.42, brass, 0.03, loc=(0, 0, z - 0.16))
    cyl("stem", 0.09, 0.5, brass, 0.02, loc=(-0.25, 0, z - 0.20), rot=(0, 90, 0))
    wheel = group("wheel", loc=(-0.62, 0, z - 0.20), rot=(0, 90, 0))
    cyl("wheel", 0.24, 0.26, black, 0.05, parent=wheel)
    for k in range(12):
        b = 2 * np.pi * k / 12
        at = (0.235 * math.cos(b), 0.235 * math.sin(b), 0)
        cyl("rib", 0.035, 0.20, black, 0.012, loc=at, seg=16, parent=wheel)
    cyl("outlet", 0.12, 0.5, brass, 0.02, loc=(0, -0.3, z - 0.20), rot=(90, 0, 0))


def gauge_face():
    """A dial without figures: a red field at the low end, a green one at the full end."""
    body = "<circle cx='100' cy='100' r='98' fill='#fafaf8'/>"
    arcs = (("#c3131a", 140, 200), ("#fafaf8", 200, 330), ("#2f8f3c", 330, 400))
    for colour, start, end in arcs:
        p = [100 + 74 * f(math.radians(a)) for a in (start, end) for f in (math.cos, math.sin)]
        body += f"<path d='M{p[0]} {p[1]} A74 74 0 0 1 {p[2]} {p[3]}' fill='none' stroke='{colour}' stroke-width='22'/>"
    for k in range(14):
        a = math.radians(140 + 20 * k)
        x, y = math.cos(a), math.sin(a)
        body += f"<path d='M{100 + 60 * x} {100 + 60 * y} L{100 + 88 * x} {100 + 88 * y}' stroke='#16181b' stroke-width='4'/>"
    a = math.radians(372)
    body += f"<path d='M100 100 L{100 + 66 * math.cos(a)} {100 + 66 * math.sin(a)}' stroke='#16181b' stroke-width='8'/>"
    body += "<circle cx='100' cy='100' r='12' fill='#16181b'/>" + T(
        100, 160, "bar", 26, 700, "#16181b"
    )
    return M.label(printed("air_gauge", 200, 200, body, 500), 0.2, 0.8, alpha=True)


def pressure_gauge(parent, radius=0.28):
    """The gauge in its rubber boot, facing along z."""
    black = M.rubber("17181a", 0.5, 0.1)
    shape = [
        (0, -0.10), (radius, -0.10, 0.05), (radius + 0.03, 0.04, 0.03), (radius - 0.03, 0.07, 0.02)
    ]
    lathe("boot", [*shape, (radius - 0.05, 0.035), (0, 0.035)], black, 80, parent=parent)
    size = 2 * (radius - 0.05)
    decal_plane("dial", size, size, gauge_face(), (0, 0, 0.042), r=size / 2, parent=parent)


def demand_valve(parent):
    """The valve on the mask's thread, along z from the mask: ring, body, cover, push button."""
    hard, cover = M.plastic("17181a", 0.32, 0.05), M.rubber("2b2d30", 0.5, 0.08)
    ring = [(0, 0.12), (0.31, 0.12, 0.02), (0.31, 0.34, 0.03), (0, 0.34)]
    lathe("ring", ring, M.plastic("6f767c", 0.35), 80, parent=parent)
    body = [
        (0, 0.33), (0.36, 0.33, 0.04), (0.41, 0.42, 0.04), (0.41, 0.66, 0.05), (0.30, 0.72, 0.03),
        (0, 0.72),
    ]
    lathe("body", body, hard, 96, parent=parent)
    lathe(
        "cover", [(0, 0.77), (0.20, 0.75, 0.04), (0.30, 0.70), (0, 0.70)], cover, 64, parent=parent
    )
    port = group("port", parent, (-0.36, 0, 0.52), (0, -90, 0))
    lathe(
        "port", [(0, 0), (0.13, 0), (0.13, 0.16, 0.02), (0.10, 0.22, 0.02), (0, 0.22)], hard, 48,
        parent=port,
    )
