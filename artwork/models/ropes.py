"""Rope and block of fall protection: lanyards of rope, lifeline with grab, retractable block."""

from geom import *
import materials as M
from fine_webbing import fine_webbing
from grab_lanyard import BLUE, grab_lanyard
from grip_adjuster import grip
from hooks import connector, hook
from rope_grab import grab
from rope_parts import absorber, rope, sleeve
from retractable import block
from sewn_eye import eye_with_connector
from web_ends import eye_with_hook, web_loop

WHITE = "e9e7df"
VIEWS = {
    "single": dict(rot=(0, 0, 0), elev=66, frame=0.88),
    "snap": dict(rot=(0, 0, 0), elev=66, frame=0.88, zoom=(2.1, -0.24, -0.20)),
    "positioning": dict(rot=(0, 0, 0), elev=66, frame=0.88),
    "grip": dict(rot=(0, 0, 0), elev=60, frame=0.88, zoom=(2.5, 0.33, 0.09)),
    "coiled": dict(rot=(0, 0, 0), elev=58, frame=0.88),
    "lifeline": dict(rot=(0, 0, -10), elev=46, frame=0.86),
    "block_hook": dict(rot=(0, 0, -22), elev=8, frame=0.86, zoom=(3.1, 0.0, -0.285)),
}


def single():
    """A rope lanyard laid in an S, its absorber across the top so that the label is read."""
    middle, along = np.array([0.75, 1.30]), np.array([0.9945, 0.1045])
    absorber(group("absorber", loc=(*middle, 0.2), rot=(0, 0, -84)), "lanyard_single")
    snap = group("snap", loc=(*(middle + 1.42 * along), 0.12), rot=(0, 0, -84))
    hook(snap, 1.0, False, slot=0.38)
    web_loop(snap, -0.31, 0.05, 0.36, 0.60, M.webbing("1d1f22", ribs=6, pitch=20), (0.0, 0.10))
    course = [tuple(middle - 0.68 * along), (-0.75, 1.06), (-1.62, 0.62), (-1.72, -0.10)]
    course += [(-0.85, -0.42), (0.5, -0.12), (1.62, -0.05), (2.02, -0.72), (1.50, -1.32)]
    flat = [(x, y, 0.12) for x, y in course]
    C = rope([*flat, (1.05, -1.44, 0.20), (0.78, -1.45, 0.235)], 0.085, "e8e6df", "1450a3")
    grip_plastic = M.plastic("202225", 0.45, 0.1)
    sleeve(C, 0.0, 0.06, 0.15, grip_plastic)
    end = group("end", loc=(0.80, -1.45, 0.235), rot=(0, 0, 90))
    eye_with_hook(end, 0.085, "e8e6df", "1450a3")


def grip_with_connector(at):
    """The grip on its rope, and the connector in its eye."""
    body = group("body", at, (0, -0.10, 0), (180, 0, 0))
    grip(body)
    a = math.radians(6)
    spot = (0.58 + 0.50 * math.cos(a), 0.22 + 0.50 * math.sin(a), 0)
    connector(group("connector", body, spot, (0, 90, -84)), 1.10, 0.54)


def positioning():
    """A rope lanyard with sleeve; the grip runs on it towards its free end."""
    course = [(-2.06, -0.12, 0.24), (-2.05, -0.4, 0.21), (-1.4, -1.3, 0.12), (0.0, -1.5, 0.12)]
    course += [(1.5, -1.2, 0.14), (2.2, -0.2, 0.28), (2.1, 0.5, 0.33), (1.85, 1.2, 0.28)]
    course += [(1.3, 1.9, 0.12), (0.5, 1.8, 0.11), (0.2, 1.1, 0.11), (0.7, 0.5, 0.11)]
    C = rope(course, 0.10, "b8161d", "17181a")
    sleeve(C, 0.18, 0.42, 0.155, M.fabric("1b1d20", 60, "Object", 0.5))
    stop = M.plastic("202225", 0.45, 0.1)
    sleeve(C, 0.975, 1.0, 0.14, stop)
    end = group("end", loc=(-2.06, -0.14, 0.24), rot=(0, 0, 3))
    eye_with_hook(end, 0.10, "b8161d", "17181a", 0.8, 1.15)
    i = int(np.argmin(np.hypot(C[:, 0] - 2.1, C[:, 1] - 0.5)))
    along = C[i + 4] - C[i - 4]
    turn = math.degrees(math.atan2(along[1], along[0]))
    grip_with_connector(group("grip", loc=C[i], rot=(0, 0, turn)))


def coiled():
    """The same lanyard coiled for storing, its hook and its grip in front."""
    t = np.linspace(-0.55 * np.pi, 3.4 * np.pi, 70)
    r = 1.75 + 0.16 * np.sin(t * 0.9) + 0.05 * t / np.pi
    z = 0.11 + 0.115 * (t + 2) / np.pi
    turns = np.c_[r * np.cos(t), 0.82 * r * np.sin(t) + 0.7, z]
    start = [(-0.86, -1.70, 0.24), (-0.70, -1.46, 0.22)]
    end = [
        (-0.2, -1.55, 0.42),
        (0.7, -2.05, 0.33),
        (1.5, -2.2, 0.31),
        (2.35, -1.9, 0.16),
        (2.6, -1.2, 0.12),
    ]
    C = rope(np.vstack([start, turns, end]), 0.10, "b8161d", "17181a", 1900)
    sleeve(C, 0.40, 0.50, 0.155, M.fabric("1b1d20", 60, "Object", 0.5))
    stop = M.plastic("202225", 0.45, 0.1)
    sleeve(C, 0.99, 1.0, 0.14, stop)
    end = group("end", loc=(-0.85, -1.68, 0.24), rot=(0, 0, 146))
    eye_with_hook(end, 0.10, "b8161d", "17181a", 0.8, 1.15)
    i = int(np.argmin(np.hypot(C[:, 0] - 1.0, C[:, 1] + 2.15)))
    along = C[i + 4] - C[i - 4]
    turn = math.degrees(math.atan2(along[1], along[0]))
    grip_with_connector(group("grip", loc=C[i], rot=(0, 0, turn)))


def lifeline():
    """A coil bound in two places; its end runs through the grab in front, to the sewn eye."""
    turns, R, wide = 12.68, 2.05, 0.078
    t = np.linspace(0, turns * 2 * np.pi, int(turns * 36))
    level = t / (2 * np.pi)
    wobble = 0.09 * np.sin(t * 0.31 + 1) + 0.07 * np.sin(t * 0.77)
    r = R + 0.19 * np.sin(level * 2.4) + wobble * 0.6
    z = 0.10 + 0.050 * level + 0.04 * np.sin(level * 5.0)
    laid = np.c_[r * np.cos(t), 0.82 * r * np.sin(t), z]
    tail = [(-0.55, -2.18, 0.42), (0.10, -2.47, 0.22), (0.80, -2.55, 0.20), (1.55, -2.55, 0.20)]
    rope(np.vstack([laid, tail, [(2.15, -2.40, 0.16)]]), wide, WHITE, BLUE, 5600)
    eye = group("eye", loc=(2.13, -2.41, 0.16), rot=(0, 0, -74), scale=0.8)
    eye_with_connector(eye, wide / 0.8, WHITE, BLUE)
    band = fine_webbing("2a2c30")
    for angle in (62, 236):
        a = math.radians(angle)
        centre = np.array([R * math.cos(a), 0.82 * R * math.sin(a), 0.40])
        ring = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        out = np.array([math.cos(a), math.sin(a), 0])
        up = np.array([0, 0, 1.0])
        path = centre + 0.36 * np.cos(ring)[:, None] * out + 0.43 * np.sin(ring)[:, None] * up
        strap("tie", path, norm(path - centre), 0.42, 0.03, band, closed=True)
    grab(group("grab", loc=(1.05, -2.55 - 0.12, 0.20), rot=(0, 0, -90)), wide)
    grab_lanyard(group("lanyard", loc=(0.83, -2.55 - 1.02, 0.20), rot=(2.6, 0, -56)))


def build(view="single"):
    dict(
        single=single,
        snap=single,
        positioning=positioning,
        grip=positioning,
        coiled=coiled,
        lifeline=lifeline,
        block_hook=block,
    )[view]()
