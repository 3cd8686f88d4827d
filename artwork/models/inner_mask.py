"""The half mask inside a full-face mask, and the valves that it and a half mask breathe in through."""

from geom import *


def inhalation_valve(at, direction, ring, flap):
    turn = [math.degrees(a) for a in Vector(direction).to_track_quat("Z", "Y").to_euler()]
    g = group("valve", loc=at, rot=turn)
    lathe(
        "seat",
        [(0.17, 0), (0.25, 0, 0.02), (0.25, 0.07, 0.03), (0.17, 0.08, 0.02), (0.17, 0)],
        ring,
        64,
        parent=g,
    )
    lathe("flap", [(0, 0.05), (0.17, 0.045)], flap, 48, parent=g, bevel=False)
    for k in range(3):
        box(
            "spoke",
            (0.34, 0.025, 0.03),
            ring,
            0.008,
            loc=(0, 0, 0.06),
            rot=(0, 0, 60 * k),
            parent=g,
        )
    lathe("knob", [(0, 0.09), (0.04, 0.09, 0.015), (0.04, 0.05)], ring, 24, parent=g)


def inner_mask(silicone, ring, flap):
    """The cup over mouth and nose inside a full-face mask, with its two valves."""

    def cup(p):
        d = SDF.ellipsoid(p, np.array([0, 0.30, 0.78]), (0.44, 0.62, 0.44))
        d = SDF.su(d, SDF.capsule(p, (0, 0.0, 0.9), (0, 0.30, 1.36), 0.26, 0.12), 0.2)
        back = p[..., 1] - (
            0.34 + 0.25 * (p[..., 0] / 0.5) ** 2 - 0.22 * smooth(1.0, 1.4, p[..., 2])
        )
        shell = SDF.si(np.maximum(d, -(d + 0.045)), back, 0.04)
        lip = np.maximum(np.maximum(d - 0.05, -(d + 0.05)), np.abs(back + 0.02) - 0.018) - 0.012
        return SDF.su(shell, lip, 0.06)

    sdf_mesh("inner mask", cup, (-0.8, -0.6, 0.1), (0.8, 0.9, 1.7), 0.0135, silicone, smooth_it=4)
    for s in (-1, 1):
        inhalation_valve((s * 0.30, -0.02, 0.86), (-s * 0.6, 0.75, 0.1), ring, flap)
