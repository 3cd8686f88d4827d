"""Insulating helmet with a visor that slides into the shell. Options: visor up or down."""

from display_head import display_head
from geom import *
import helmet_fittings as fittings
import materials as M
from helmet_shell import shell

VIEWS = {
    "worn": dict(rot=(0, 0, -36), elev=5, frame=0.86, low=1),
    "side": dict(rot=(0, 0, -72), elev=3, frame=0.86),
    "mark": dict(rot=(0, 0, -70), elev=10, lift=0.12, frame=0.86, zoom=(1.55, 0.0, 0.10)),
}


def visor(up):
    """A curved sheet under the front edge of the shell; `up` leaves only its lip in view."""
    across = np.linspace(-1.30, 1.30, 220)
    A, V = np.meshgrid(across, np.linspace(0, 1, 60), indexing="ij")
    nose = 0.10 * np.exp(-((A / 0.13) ** 2))
    low = -0.86 + nose + 0.44 * (np.abs(A) / 1.30) ** 3.0
    z = lerp(low, 0.05 + 0 * low, V) + (0.56 if up else 0.0)
    lean = 1.0 - 0.05 * (z < 0) * z
    sheet = np.stack([0.99 * np.sin(A) * lean, -1.30 * np.cos(A) * lean + 0.06, z], -1)
    grid("visor", sheet, M.thin_clear("f2f9fb", 0.0, 0.14, 1.5, spec=0.75))
    edge = np.concatenate([sheet[0, ::-1], sheet[:, 0], sheet[-1]])
    tube("edge", resample(edge, 500), 0.016, M.plastic("dbe5e8", 0.12, coat=0.8), 12)


def slider(outer, material):
    """The lever at both sides that moves the visor, on its rail over the shell."""
    for s in (-1, 1):
        rail, out = map(np.array, fittings.round_the_side(outer, s * 58, s * 82, 0.17, 0.0, 60))
        tube("rail", rail - out * 0.012, 0.045, material, 16)
        point, normal = rail[16], out[16]
        turn, tilt = math.degrees(math.atan2(normal[1], normal[0])), math.degrees(math.asin(normal[2]))
        at = group("slider", loc=point + normal * 0.035, rot=(0, -tilt, turn))
        rbox("lever", (0.08, 0.30, 0.17), 0.03, material, edge=0.028, parent=at)
        for k in range(4):
            loc = (0.042, -0.098 + 0.065 * k, 0)
            rbox("rib", (0.03, 0.022, 0.12), 0.008, material, edge=0.007, loc=loc, parent=at)


def double_triangle(point, out):
    """The mark of insulating equipment, printed in red where the shell faces outwards."""
    turn, tilt = math.degrees(math.atan2(out[1], out[0])), math.degrees(math.asin(out[2]))
    at = group("mark", loc=point, rot=(0, -tilt, turn))
    red = M.plastic("c3131a", 0.4)
    shape = np.array([(0, 0.09), (0.10, -0.09), (-0.10, -0.09)])
    for flip in (1, -1):
        place_at = dict(loc=(0, flip * -0.050, 0), rot=(90, 0, 90), parent=at)
        outline = shape if flip == 1 else shape[::-1] * [1, -1]
        plate("triangle", outline, 0.010, 0.002, red, holes=[outline[::-1] * 0.70], **place_at)


def build(view="worn", visor_at="down"):
    outer, _ = shell("white", "climbing", False)
    fittings.suspension(6, "ratchet")
    fittings.chin_strap(2)
    visor(visor_at == "up")
    slider(outer, M.plastic("2a2c2f", 0.4, 0.06))
    if view != "mark":
        display_head()
    near, normal = fittings.on_shell(outer, [0.94, -0.94], [0.42, 0.42], 0.0)
    for point, out in zip(near, normal):
        double_triangle(point + out * 0.010, out)
