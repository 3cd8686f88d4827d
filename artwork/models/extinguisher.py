"""Portable extinguishers. Options: kind (an entry of SIZES)."""

from geom import *
import extinguisher_label
import materials as M
from satin import satin
from extinguisher_hose import discharge
from extinguisher_valve import levers_pin_and_gauge

VIEWS = {
    "hero": dict(rot=(0, 0, -4), elev=8, frame=0.86),
    "right": dict(rot=(0, 0, 20), elev=10, frame=0.86),
    "left": dict(rot=(0, 0, -22), elev=10, frame=0.86),
    "side": dict(rot=(0, 0, 68), elev=8, frame=0.86),
    "valve": dict(rot=(0, 0, -24), elev=12, frame=0.86, zoom=(2.6, 0.0, 0.33)),
    "grip": dict(rot=(0, 0, -4), elev=8, frame=0.86, zoom=(2.8, -0.125, 0.11)),
    "nozzle": dict(rot=(0, 0, -4), elev=8, frame=0.86, zoom=(4.0, -0.112, -0.068)),
    "label": dict(rot=(0, 0, -4), elev=5, frame=0.86, zoom=(2.4, 0.0, -0.115)),
    "lance": dict(rot=(0, 0, -4), elev=8, frame=0.86, zoom=(2.7, -0.06, -0.28)),
}
SIZES = dict(
    powder=(0.80, 3.9),
    powder12=(0.95, 5.0),
    co2=(0.64, 5.3),
    foam=(0.92, 4.2),
    water=(0.92, 4.2),
    fluorine_free=(0.92, 4.2),
    wet=(0.80, 3.9),
    metal=(0.90, 4.6),
    american=(0.68, 3.9),
)  # radius and height of the cylinder


def build(view="hero", kind="powder"):
    R, H = SIZES[kind]
    red = M.paint("b00c11", 0.12, 0.025, coat=1.0)
    chrome = M.chrome()
    dome = 0.78 * R if kind == "co2" else 0.55 * R
    # --- cylinder with welded dome, seam beads
    pts = [(0, 0.10), (R - 0.25, 0.10, 0.1), (R, 0.28, 0.18)]
    pts += [(R, H - dome)]
    for i in range(1, 15):
        a = i / 14 * math.pi / 2 * 0.86
        pts.append((max(R * math.cos(a) ** 0.9, 0.2), H - dome + dome * math.sin(a)))
    zt = pts[-1][1]
    pts += [(0.27, zt + 0.03, 0.02), (0.27, zt + 0.16, 0.02), (0.0, zt + 0.16)]
    body = lathe("body", pts, red, 192, maxlen=0.05)
    if kind != "co2":
        lathe(
            "bead",
            [
                (R - 0.01, H - dome - 0.05),
                (R + 0.012, H - dome - 0.02, 0.012),
                (R + 0.012, H - dome + 0.02, 0.012),
                (R - 0.01, H - dome + 0.05),
            ],
            red,
            160,
        )
    if kind != "american":
        skirt = [(R - 0.10, 0, 0.03), (R + 0.035, 0, 0.03), (R + 0.045, 0.32, 0.03)]
        lathe("skirt", [*skirt, (R + 0.0, 0.36, 0.02)], M.plastic("131415", 0.42, 0.05), 160)
    lab = M.label(extinguisher_label.draw(kind), 0.28, 0.5)
    wrap_label("label", R, 1.05, 1.05 + R * 1.99 * 360 / 420, -90 - 57, -90 + 57, lab, eps=0.004)
    # --- valve
    z = zt + 0.16
    v = group("valve", loc=(0, 0, z))
    cast = satin("c9ccd0", 0.22) if kind == "american" else M.metal("b8953f", 0.26)
    lathe(
        "ring",
        [(0.20, 0), (0.30, 0.0, 0.02), (0.30, 0.12, 0.02), (0.2, 0.13)],
        chrome,
        6 * 16,
        parent=v,
    )
    lathe(
        "neck",
        [
            (0.0, 0.10),
            (0.22, 0.10, 0.02),
            (0.22, 0.36, 0.03),
            (0.17, 0.42, 0.03),
            (0.17, 0.72, 0.03),
            (0.1, 0.76),
            (0, 0.76),
        ],
        cast,
        96,
        parent=v,
    )
    rbox(
        "vblock",
        (0.30, 0.36, 0.34),
        0.06,
        cast,
        edge=0.04,
        loc=(0, 0, 0.5),
        parent=v,
    )
    levers_pin_and_gauge(v, kind)
    discharge(kind, R, H, zt, aimed=view == "nozzle")
