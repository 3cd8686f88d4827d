"""The half mask on the display head: its harness round the crown and the nape, led through lugs of the mask."""

from assembly import assembled
from display_head import display_head
from geom import *
import materials as M
import respirator
from worn_covers import skin

VIEWS = {
    "worn": dict(rot=(0, 0, -70), elev=5, frame=0.86),
    "front": dict(rot=(0, 0, -30), elev=5, frame=0.86),
}
AT = np.array([0, -1.0, -1.44])  # where the mask's own origin is
SIZE = 0.68  # to the head
TILT = -8


def harness(mask):
    """Two loops: the upper over the back of the crown, the lower round the nape."""
    at = skin()
    web, hard = M.webbing("1d1f22", ribs=5, pitch=30), M.plastic("24272b", 0.34, 0.05)
    for lug, back in (((0.62, -0.02, 1.16), 0.34), ((0.64, 0.02, 0.72), -0.86)):
        for s in (-1, 1):
            start = np.array(mask.matrix_world @ Vector((s * lug[0], lug[1], lug[2])))
            angles = np.linspace(1.25, np.pi, 14)
            share = smooth(0.0, 1.0, np.linspace(0.12, 1, 14))
            heights = start[2] + (back - start[2]) * share
            points = [start] + [at(s * a, z, 0.03, (0.0, 0.08)) for a, z in zip(angles, heights)]
            C = catmull(np.array(points), 200)
            for _ in range(20):
                C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
            T = norm(np.gradient(C, axis=0))
            out = C - [0, 0.08, -0.2]
            N = norm(out - T * (out * T).sum(-1, keepdims=True))
            strap("strap", C, N, 0.14, 0.022, web)
            for k, size in ((3, (0.09, 0.22, 0.06)), (24, (0.15, 0.20, 0.05))):
                part = group("buckle", loc=C[k] + N[k] * 0.014)
                side = np.cross(N[k], T[k])
                turn = Matrix([[T[k][i], side[i], N[k][i]] for i in range(3)])
                part.rotation_euler = turn.to_euler()
                rbox("buckle", size, 0.04, hard, edge=0.022, parent=part)


def build(view="worn", color="blue", filt="none"):
    display_head()
    mask = assembled(
        lambda: respirator.build("hero", color, filt),
        loc=AT,
        rot=(TILT, 0, 0),
        scale=SIZE,
        without=("su", "sl", "buck", "clip"),
    )
    bpy.context.view_layer.update()
    harness(mask)
