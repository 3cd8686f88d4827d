"""What is sewn on a garment, as signed distances on its pattern: tape, seams, pockets, zones."""

from garment_form import beside_body, limbs
from geom import *


class Pattern:
    """Coordinates of the pattern that the artwork is drawn in."""

    def __init__(self, V):
        shoulder, elbow, wrist = limbs()
        q = V.copy()
        q[:, 0] = np.abs(q[:, 0])
        self.V, self.x, self.y, self.z, self.across = V, V[:, 0], V[:, 1], V[:, 2], q[:, 0]
        self.arm = (q - shoulder) @ norm(wrist - shoulder)
        out = (self.across > 1.75) & (beside_body(self.across, self.z) > 0)
        self.is_arm = (self.arm > 0.35) & (self.z < 5.6) & out
        self.front = self.y < 0.1
        self.none = np.full(len(V), 9.0)

    def patch(self, x, z, half_width, half_height, radius=0.06):
        p = np.stack([self.across - x, self.z - z, 0 * self.z], -1)
        return SDF.box(p, 0, (half_width, half_height, 1), radius)

    def cloth_coordinates(self):
        round_arm = np.arctan2(self.y - 0.1, self.across - 2.4) * 0.7
        round_leg = np.arctan2(self.y, self.across - 1.05) * 0.95
        round_body = np.arctan2(self.y, self.x) * 1.9
        u = np.where(self.is_arm, round_arm, np.where(self.z < -0.5, round_leg, round_body))
        return np.c_[u, np.where(self.is_arm, self.arm, self.z), 0 * self.z]


def band(value, centre, half=0.25):
    return np.abs(value - centre) - half


def tape(p, layout):
    """Retro-reflective tape, negative inside."""
    if layout == "none":
        return p.none
    arms, body = (2.5,), (3.15,)
    legs = (-2.9, -4.6)
    if layout == "jacket":
        arms, body = (2.2, 3.6), (1.2, 2.6)
    d = np.minimum.reduce([np.where(p.is_arm, band(p.arm, a), 9) for a in arms])
    top = max(body)
    for level in body:
        d = np.minimum(d, np.where(~p.is_arm, band(p.z, level), 9))
    d = np.minimum(d, np.where(~p.is_arm & (p.z > top), band(p.across, 1.22), 9))
    d = np.where(p.z > 6.0, 9.0, d)
    for level in legs:
        d = np.minimum(d, np.where(~p.is_arm & (p.z < -1), band(p.z, level), 9))
    return d


def seams(p, kind):
    d = np.where(~p.is_arm & (p.z < 5.0), np.abs(p.y - 0.1), 9)
    d = np.minimum(d, np.abs(p.arm - 0.40) + 9 * ((p.across < 1.6) | (p.z > 5.7)))
    if kind == "coverall":
        d = np.minimum(d, np.where(~p.is_arm, np.abs(p.z - 1.55), 9))
        d = np.minimum(
            d, np.where(~p.is_arm & (p.z < -0.2) & (p.across < 0.9), np.abs(p.y - 0.05), 9)
        )
    low_neck = ~p.is_arm & (p.across < 0.9)
    d = np.minimum(d, np.where(low_neck, np.abs(p.z - 5.72 - 0.06 * p.y), 9))
    d = np.minimum(d, np.abs(p.arm - 5.25) + 9 * ~p.is_arm)
    if kind == "hooded":
        d = np.minimum(d, np.where(p.z > 6.2, np.abs(p.x), 9))
    return d


def pockets(p, kind):
    """Pocket outlines and their flaps."""
    on_front = p.front & ~p.is_arm
    if kind == "coverall":
        chest = np.where(on_front, p.patch(0.98, 4.22, 0.50, 0.48), 9)
        flap = np.where(on_front, p.patch(0.98, 4.62, 0.53, 0.15, 0.04), 9)
        hip = np.where(on_front, p.patch(1.15, 0.35, 0.55, 0.62), 9)
        rear = np.where(~p.front & ~p.is_arm, p.patch(0.95, 0.25, 0.52, 0.55), 9)
        return np.minimum.reduce([chest, hip, rear]), flap
    hip = np.where(on_front, p.patch(1.05, 0.55, 0.60, 0.46), 9)
    return hip, np.where(on_front, p.patch(1.05, 0.95, 0.64, 0.14, 0.04), 9)


def second_colour(p, layout):
    """1 where the garment has its second colour: the dirt-prone lower part and the cuffs."""
    if layout == "lower":
        return np.clip((~p.is_arm & (p.z < 0.95)) * 1.0 + (p.is_arm & (p.arm > 4.6)), 0, 1)
    return p.none * 0
