"""Webbing lanyard with energy absorber and elastic legs.

Options: color; legs 1 or 2; label (the absorber's print); lay arch or open (how the legs lie); webbing elastic or flat.
"""

from geom import *
import materials as M
from hooks import hook
from rope_parts import absorber, web
from web_ends import web_loop

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=66, frame=0.86),
    "label": dict(rot=(0, 0, -90), elev=56, frame=0.86, zoom=(2.8, 0.0, 0.03)),
    "spread": dict(rot=(0, 0, 180), elev=66, frame=0.86),
    "spread_hook": dict(rot=(0, 0, 180), elev=66, frame=0.86, zoom=(3.3, 0.165, -0.29)),
}


LAYS = dict(
    arch=(
        [(0.13, 0.20), (0.16, 0.85), (0.34, 1.55), (1.05, 2.02), (1.82, 1.55), (1.98, 0.75)],
        (1.96, 0.20),
    ),
    open=(
        [(0.14, 0.20), (0.22, 0.80), (0.85, 1.35), (1.72, 1.20), (2.12, 1.75), (1.72, 2.45)],
        (1.62, 2.95),
    ),
)


def leg(x, side, material, lay, pleat):
    """One leg from the absorber to its scaffold hook, which lies in line with its end."""
    course, last = LAYS[lay]
    course = [*course, last]
    C, _ = web([(x * px, y) for px, y in course], 0.40, material, 900, 0.09, 0.03, pleat=pleat)
    grip = M.plastic("202225", 0.45, 0.1)
    for t in (0.10, 0.97):
        i = int(t * 899)
        T = norm(C[min(i + 3, 899)] - C[max(i - 3, 0)])
        turn = math.degrees(math.atan2(T[1], T[0])) - 90
        end = group("end", loc=(C[i][0], C[i][1], 0.13), rot=(0, 0, turn))
        rbox("sleeve", (0.48, 0.46, 0.12), 0.05, grip, edge=0.035, parent=end)
    onward = norm(C[-1] - C[-20])
    spot = C[-1] + onward * 0.56
    turn = math.degrees(math.atan2(onward[1], onward[0])) - 90
    at = group("hook", loc=(spot[0], spot[1], 0.12), rot=(0, 0, turn))
    at.scale = (side if onward[1] > 0 else -side, 1, 1)
    hook(at, 1.0, True, slot=0.42)
    web_loop(at, -0.31, 0.055, 0.40, 0.50, M.webbing("1d1f22", ribs=6, pitch=20))


def build(view="hero", color="orange", legs="2", label="lanyard_twin", lay="arch", webbing="elastic"):
    c = dict(orange="e8560c", yellow="e0b400", blue="1a57a8", red="c3131a").get(color, color)
    material = M.webbing(c, ribs=6, pitch=20, edge="1c1e21")
    black = M.webbing("1d1f22", ribs=6, pitch=20)
    absorber(group("absorber", loc=(0, -0.55, 0.20)), label, 1.75, 0.80)
    snap = group("snap", loc=(0, -2.20, 0.12), rot=(0, 0, 180))
    hook(snap, 1.0, False, slot=0.38)
    web_loop(snap, -0.31, 0.05, 0.36, 0.66, black, (0.0, 0.10))
    for side in (-1, 1) if legs == "2" else (1,):
        leg(side if legs == "2" else 0.4, side, material, lay, 0.10 if webbing == "elastic" else 0.0)
