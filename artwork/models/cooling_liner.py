"""Evaporative liner for under a helmet: thin crown with mesh panels, brow band, cape for the neck."""

from cape import hung, net
from display_head import display_head
from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -58), elev=8, frame=0.86),
    "behind": dict(rot=(0, 0, 140), elev=10, frame=0.86),
}
BLUE = "2f6fb4"
HALF = (0.745, 0.945, 0.845)  # close round the display head


def absorbent(color):
    """Chamois-like sheet: a dull surface with a pattern of small pressed cells."""
    m = M.Mat("absorbent")
    m.set(Base_Color=M.col(color), Roughness=0.82, Specular=0.25, Sheen=0.35, Sheen_Tint=0.6)
    cells = m.new("ShaderNodeTexVoronoi", Scale=34.0)
    cells.inputs["Randomness"].default_value = 0.25
    m.link(m.coord(), cells.inputs["Vector"])
    m.bump(
        m.math("ADD", cells.outputs["Distance"], m.math("MULTIPLY", m.noise(70, 3), 0.4)), 0.22, 0.008
    )
    return m.m


def crown_point(turn, down):
    x = HALF[0] * np.sin(down) * np.sin(turn)
    y = -HALF[1] * np.sin(down) * np.cos(turn) + 0.075
    return np.stack([x, y, HALF[2] * np.cos(down) - 0.02], -1)


def crown(sheet, mesh_cloth, thread):
    """Six panels round a mesh top, with raised seams; returns its lower edge."""
    a = np.linspace(0, 2 * np.pi, 480, endpoint=False)
    for name, low, high, material in (
        ("mesh", 0.001, 0.72, mesh_cloth),
        ("panel", 0.72, 1.60, sheet),
    ):
        A, D = np.meshgrid(a, np.linspace(low, high, 60), indexing="ij")
        P = crown_point(A, D)
        outward = norm(P / np.square(HALF))
        drawn = np.abs((np.degrees(A) % 60) - 30) / 30  # 0 at a seam, 1 between two
        P = P + outward * (0.010 * fbm(P * [2.6, 2.6, 3.6], 3, 5) + 0.024 * drawn**0.6)[..., None]
        part = grid(name, P, material, cu=True, uv=np.stack([P[..., 0], P[..., 1]], -1))
        part.modifiers.new("thickness", "SOLIDIFY").thickness = 0.016
        tube("seam", P[:, 0] + outward[:, 0] * 0.006, 0.014, thread, 8, closed=True)
    for column in range(40, 480, 80):
        N = outward[column]
        tube("seam", P[column] + N * 0.012, 0.017, thread, 10)
        for side in (-5, 5):
            row = P[column + side] + N * 0.016
            stitches("seam stitch", row, N, thread, 0.05, 0.032, 0.006)
    return P[:, -1]


def build(view="hero"):
    display_head()
    sheet, thread = absorbent(BLUE), M.fabric("23558c", 50, "Object", 0.4)
    low = crown(sheet, net(BLUE), thread)
    outward = norm(low * [1, 1, 0])
    grey = M.fabric("70777e", 70, "Object", 0.5)
    strap(
        "brow band", low + outward * 0.006 - [0, 0, 0.07], outward, 0.24, 0.035, grey, closed=True
    )
    back = low[100:380] - [0, 0, 0.14]
    u = np.abs(np.linspace(-1, 1, len(back)))
    hung("cape", back, 1.75 - 0.5 * u**2.4, sheet, 0.16, 0.06, folds=6, edge=thread)
