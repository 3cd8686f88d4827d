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
HALF = (0.79, 0.99, 0.89)


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
    y = -HALF[1] * np.sin(down) * np.cos(turn) + 0.03
    return np.stack([x, y, HALF[2] * np.cos(down)], -1)


def crown(sheet, mesh_cloth, thread):
    """Six panels round a mesh top, with flat seams; returns its lower edge."""
    a = np.linspace(0, 2 * np.pi, 480, endpoint=False)
    for name, low, high, material in (
        ("mesh", 0.001, 0.72, mesh_cloth),
        ("panel", 0.72, 1.60, sheet),
    ):
        A, D = np.meshgrid(a, np.linspace(low, high, 60), indexing="ij")
        P = crown_point(A, D)
        crease = 0.020 * fbm(P * [1.6, 1.6, 2.6], 3, 5)
        P = P * (1 + crease[..., None])
        part = grid(name, P, material, cu=True, uv=np.stack([P[..., 0], P[..., 1]], -1))
        part.modifiers.new("thickness", "SOLIDIFY").thickness = 0.016
        tube("seam", P[:, 0] * 1.004, 0.014, thread, 8, closed=True)
    for degrees in range(30, 390, 60):
        d = np.linspace(0.72, 1.60, 60)
        path = crown_point(np.full(60, math.radians(degrees)), d)
        strap("seam", path * 1.016, norm(path), 0.045, 0.014, thread)
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
