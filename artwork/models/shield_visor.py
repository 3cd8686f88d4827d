"""The curved visor of a face shield, its chin guard and the studs along its upper edge."""

from dataclasses import dataclass

from geom import *
import materials as M


@dataclass(frozen=True)
class Plan:
    """The visor seen from above: half an ellipse, open to the back; `turn` is its half angle."""

    half: float = 1.24
    depth: float = 1.22
    back: float = 0.10
    turn: float = math.radians(86)
    top: float = 2.10

    def at(self, p, z, off=0.0, lean=0.06):
        """Points of the visor's surface at angle p and height z, moved outwards by off."""
        x = (self.half + off) * np.sin(p)
        y = -(self.depth + off) * np.cos(p) + self.back - lean * (self.top - z) * np.cos(p)
        return np.stack([x, y, z + 0 * p], -1)


def lower_edge(plan, p, bottom=0.0, corner=0.95):
    """The rounded lower corners of the sheet."""
    u = np.clip((np.abs(p) / plan.turn - 0.52) / 0.48, 0, 1)
    return bottom + corner * (1 - np.sqrt(1 - u**2.4 * 0.999))


def visor(plan, tint, parent=None, bottom=0.0, corner=0.95):
    p = np.linspace(-plan.turn, plan.turn, 260)
    low = lower_edge(plan, p, bottom, corner)
    z = low[:, None] + (plan.top - low)[:, None] * np.linspace(0, 1, 60)[None]
    angles = np.repeat(p[:, None], 60, 1)
    sheet = M.thin_clear(tint, 0.0, 0.006, 1.55)
    grid("visor", plan.at(angles, z), sheet, parent=parent)
    outer = plan.at(angles, z)
    rim = np.concatenate([outer[0, ::-1], outer[:, 0], outer[-1]])
    edge = M.plastic("c3ced0", 0.12, coat=1)
    tube("edge", resample(rim, 600), 0.010, edge, 8, parent=parent)


def studs(plan, material, parent=None, level=0.0, off=0.06):
    """Five knobs that hold the visor."""
    for degrees in (-60, -30, 0, 30, 60):
        p = math.radians(degrees)
        loc = plan.at(np.array([p]), np.array([plan.top + level]), off)[0]
        at = group("stud", parent, loc, (90, 0, degrees))
        shape = [(0, 0.045), (0.055, 0.040, 0.012), (0.065, 0.0, 0.01), (0.05, -0.03)]
        lathe("stud", shape, material, 40, parent=at)


def chin_guard(plan, material, parent=None, bottom=0.0, corner=0.95):
    """A moulded bowl that carries on from the visor's lower edge and curves back under the chin."""
    p = np.linspace(-plan.turn * 0.84, plan.turn * 0.84, 240)
    u = np.abs(p) / p[-1]
    low = lower_edge(plan, p, bottom, corner)
    v = np.linspace(0, 1, 60)[None]
    cover = 0.16 - 0.06 * u**2
    fall = lerp(0.80, cover + 0.05, u**1.7)[:, None]
    z = (low + cover)[:, None] - fall * np.sin(v * np.pi / 2) ** 1.1
    points = plan.at(np.repeat(p[:, None], 60, 1), z, 0.03)
    tuck = 0.36 * (1 - smooth(0.25, 0.85, u))[:, None]
    pull = 1 - tuck * (1 - np.cos(v * np.pi / 2)) ** 1.3
    points[..., 0] *= pull
    points[..., 1] = (points[..., 1] - plan.back) * pull + plan.back
    bowl = grid("chin guard", points, material, parent=parent)
    thick = bowl.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05, 0
    bowl.modifiers.new("edges", "BEVEL").width = 0.018
    rim = points[:, 0]
    tube("bead", resample(rim, 260), 0.030, material, 12, parent=parent)
    for degrees in (-38, 0, 38):
        k = int(np.argmin(np.abs(np.degrees(p) - degrees)))
        at = group("rivet", parent, points[k, 8] * [1.015, 1.015, 1], (90, 0, degrees))
        shape = [(0, 0.03), (0.05, 0.025, 0.01), (0.06, 0.0, 0.01), (0.05, -0.03)]
        lathe("rivet", shape, M.plastic("2c2f32", 0.4), 32, parent=at)
