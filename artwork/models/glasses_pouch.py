"""Safety spectacles, folded, half inside a soft drawstring pouch. Options: lens; frame."""

from arrange import *
from geom import *
import glasses
import materials as M

VIEWS = {
    "half": dict(rot=(0, 0, -18), elev=40, frame=0.86, low=1),
}
HINGE = (0.735, 0.02)


def fold_arms():
    """Turn both arms in at their hinges, one above the other."""
    for side, angle, lift in ((1, 96, 0.0), (-1, 92, 0.05)):
        at = group("fold", loc=(side * HINGE[0], HINGE[1] + lift, 0), rot=(0, 0, side * angle))
        off = group("arm", at, (-side * HINGE[0], -HINGE[1], 0))
        for part in list(bpy.data.objects):
            if part.type == "MESH" and part.name.startswith(("temple", "tip", "flash")):
                x = np.mean([vertex.co.x for vertex in part.data.vertices])
                if x * side > 0:
                    part.parent = off


def pouch():
    """A soft bag lying on its back, with a gathered mouth open towards the glasses."""
    cloth = M.fabric("8b9096", 90, "Object", 0.2, rough=0.95, sheen=0.5)
    t = np.linspace(0, 1, 120)
    around = np.linspace(0, 2 * np.pi, 200, endpoint=False)
    A, T = np.meshgrid(around, t, indexing="ij")
    half = 0.86 * np.clip(1 - (1 - np.clip(T / 0.16, 0, 1)) ** 2, 0, 1) ** 0.5 * (1 - 0.05 * T)
    tall = (0.10 + 0.26 * smooth(0.1, 0.75, T)) * np.clip(T / 0.10, 0, 1) ** 0.5
    x = half * np.sign(np.cos(A)) * np.abs(np.cos(A)) ** 0.9
    z = tall * np.sin(A)
    fold = 0.030 * fbm(np.stack([x * 2.6, T * 4.5, np.sin(A)], -1), 3, 9)
    gather = 0.022 * np.cos(A * 26) * np.exp(-(((T - 0.90) / 0.035) ** 2))
    grow = 1 + (fold + gather) / np.maximum(tall, 0.12)
    P = np.stack([x * (1 + gather), -1.75 * T, np.maximum(z * grow, -0.20) + 0.20], -1)
    bag = grid("pouch", P, cloth, cu=True, parent=group("bag", loc=(-0.62, 1.72, 0)))
    thick = bag.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.022
    rim = P[:, -1]
    tube("hem", rim, 0.026, cloth, 10, closed=True, parent=bag.parent)
    cord = M.rubber("4a4e53", 0.6)
    row = P[:, int(0.90 * 119)] * [1.02, 1, 1.06] + [0, 0, -0.01]
    tube("cord", row, 0.022, cord, 10, closed=True, parent=bag.parent)
    tails = [(-0.80, -1.58, 0.2), (-0.98, -1.74, 0.05), (-1.10, -2.0, 0.03), (-0.95, -2.25, 0.03)]
    tube("tail", catmull(np.array(tails), 60), 0.022, cord, 10, parent=bag.parent)
    place_at = dict(loc=(-0.98, -1.74, 0.07), parent=bag.parent)
    rbox("lock", (0.13, 0.20, 0.12), 0.05, cord, edge=0.04, **place_at)


def build(view="half", lens="smoke", frame="black"):
    glasses.build("hero", lens=lens, frame=frame)
    fold_arms()
    rest_on_floor(gather("spectacles", rot=(0, 0, -58)))
    pouch()
