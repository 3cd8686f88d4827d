"""Level-dependent ear muffs: microphones on both cups, a volume knob and a battery lid. Options: color."""

from geom import *
import earmuffs
import materials as M

VIEWS = {
    "front": dict(rot=(0, 0, -30), elev=6, frame=0.82),
    "knob": dict(rot=(0, 0, -62), elev=8, frame=0.82, zoom=(1.9, 0.10, -0.22)),
}
CAP = 0.49  # how far the middle of a cup's cap stands out


def microphone(cup, s):
    """A ringed grille that looks forwards from the upper front of the cap."""
    at = group("microphone", cup, (s * 0.375, -0.315, 0.16), (82, 0, s * 38))
    black = M.plastic("131416", 0.4, 0.05)
    ring = [(0.075, -0.10), (0.115, -0.06, 0.02), (0.115, 0.05, 0.02), (0.082, 0.055, 0.01)]
    lathe("ring", ring + [(0.080, 0.0)], black, 64, parent=at)
    mesh_cap = [(0, 0.052), (0.05, 0.046, 0.02), (0.083, 0.02)]
    lathe("grille", mesh_cap, M.metal("8d9297", 0.35), 64, parent=at)
    for radius, count in ((0.022, 6), (0.052, 12)):
        for k in range(count):
            a = 2 * np.pi * k / count
            spot = (radius * math.cos(a), radius * math.sin(a), 0.050 - 0.09 * radius)
            cyl("opening", 0.0085, 0.02, M.plastic("08090a", 0.6), 0.002, spot, parent=at, seg=12)


def volume_knob(cup, s):
    """A tall ribbed knob that gloved fingers can turn, with a pointer."""
    at = group("volume", cup, (s * (CAP + 0.045), 0, -0.02), (0, s * 90, 0))
    rubber = M.rubber("1d1f22", 0.5)
    cyl("knob", 0.150, 0.15, rubber, 0.025, parent=at, loc=(0, 0, 0.06))
    for k in range(18):
        a = 2 * np.pi * k / 18
        spot = (0.148 * math.cos(a), 0.148 * math.sin(a), 0.055)
        cyl("rib", 0.017, 0.12, rubber, 0.006, spot, parent=at, seg=12)
    white = M.plastic("e9eaea", 0.4)
    turn = math.radians(150 if s > 0 else 30)
    spot = (0.085 * math.cos(turn), 0.085 * math.sin(turn), 0.137)
    box(
        "pointer",
        (0.085, 0.020, 0.008),
        white,
        0.003,
        loc=spot,
        rot=(0, 0, math.degrees(turn)),
        parent=at,
    )


def battery_lid(cup, s):
    """A long lid with ridges for the thumb and a seam all round."""
    at = group("batteries", cup, (s * (CAP + 0.035), 0, 0), (90, 0, s * 90))
    plate("lid", rrect(0.30, 0.50, 0.06), 0.045, 0.015, M.plastic("26282b", 0.4, 0.05), parent=at)
    for k in range(5):
        ridge = M.plastic("1a1b1d", 0.45)
        rbox(
            "ridge",
            (0.18, 0.018, 0.02),
            0.008,
            ridge,
            edge=0.006,
            loc=(0, -0.19 + 0.035 * k, 0.024),
            parent=at,
        )


def build(view="front", color="green"):
    earmuffs.build(view, color, double="1")
    for part in list(bpy.data.objects):
        if part.name.startswith("txt"):
            bpy.data.objects.remove(part)
    for cup in [part for part in bpy.data.objects if part.name.startswith("cup")]:
        s = 1 if cup.location.x > 0 else -1
        microphone(cup, s)
        if s > 0:
            volume_knob(cup, s)
        else:
            battery_lid(cup, s)
