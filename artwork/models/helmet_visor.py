"""A clear visor that slides out of a helmet shell, with its hinges."""

from geom import *
import materials as M


def visor(raised=False):
    """A curved sheet in front of the peakless brim, hinged at both sides."""
    across = np.linspace(-1.36, 1.36, 200)
    drop = np.linspace(0, 1, 60)
    A, V = np.meshgrid(across, drop, indexing="ij")
    low = -0.66 + 0.20 * (np.abs(A) / 1.36) ** 2.2
    top = 0.30 - 0.05 * np.cos(A * 1.2)
    z = lerp(low, top, V)
    reach = 1.0 + 0.02 * (1 - V)
    sheet = np.stack([1.20 * np.sin(A) * reach, -1.50 * np.cos(A) * reach + 0.03, z], -1)
    clear = M.clear("f4fbfd", ior=1.5)
    body = grid("visor", sheet, clear)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.03
    apply_mods(body)
    body.data.materials.clear()
    body.data.materials.append(clear)
    edge = sheet[:, 0]
    tube("edge", edge, 0.022, M.plastic("dfe7ea", 0.2, coat=0.4), 12)
    hard = M.plastic("2a2c2f", 0.4, 0.06)
    for s in (-1, 1):
        at = group("hinge", loc=(s * 1.19, -0.16, 0.10), rot=(0, s * 90, 0))
        cyl("hinge", 0.17, 0.09, hard, 0.03, parent=at)
        cyl("screw", 0.06, 0.12, M.plastic("4a4d52", 0.35), 0.02, parent=at)


def double_triangle(parent_loc=(1.13, 0.42, 0.30)):
    """The mark of insulating equipment, printed in red at the side of the shell."""
    at = group("mark", loc=parent_loc, rot=(90, 0, 90))
    red = M.plastic("c3131a", 0.4)
    for y, turn in ((0.055, 0), (-0.055, 180)):
        tri = np.array([(0, 0.10), (0.10, -0.06), (-0.10, -0.06)]) @ np.array(
            [[math.cos(math.radians(turn)), 0], [0, math.cos(math.radians(turn))]]
        )
        inner = tri * 0.62
        plate(
            "triangle",
            tri if turn == 0 else tri[::-1],
            0.012,
            0.002,
            red,
            holes=[inner],
            parent=at,
            loc=(0, y, 0),
        )
