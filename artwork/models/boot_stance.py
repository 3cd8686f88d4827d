"""How finished footwear stands: its toe lowered, its sole curved from heel to toe, the heel set higher."""

from scipy.ndimage import gaussian_filter

from geom import *


def stance(at, toe=0.0, spring=0.0, wedge=0.0, narrow=0.0, hollow=0.0, fill=0.0):
    """Bends all that hangs on a group: `toe` is the share that the toe gets lower, `spring` its rise off the
    ground, `wedge` the rise of the heel on a thicker sole, `narrow` the share that the tip gets narrower,
    `hollow` how far the heel line is drawn in above the counter, `fill` the share of the waist that is let down."""
    bpy.context.view_layer.update()
    back = at.matrix_world.inverted()
    for part in at.children_recursive:
        if part.type != "MESH" or not len(part.data.vertices):
            continue
        there = np.array(back @ part.matrix_world)
        points = np.empty(len(part.data.vertices) * 3, np.float64)
        part.data.vertices.foreach_get("co", points)
        bent = bend(points.reshape(-1, 3) @ there[:3, :3].T + there[:3, 3], toe, spring, wedge, narrow, hollow, fill)
        local = (bent - there[:3, 3]) @ np.linalg.inv(there[:3, :3]).T
        part.data.vertices.foreach_set("co", local.ravel())
        part.data.update()


def bend(P, toe, spring, wedge, narrow, hollow, fill):
    x, y, z = P.T.copy()
    arch = smooth(-0.38, -0.16, y) * (1 - smooth(0.16, 0.24, y))
    z = z - fill * 0.072 * arch * smooth(0.22, 0.10, z)
    above = np.maximum(z - 0.25, 0)
    z = np.minimum(z, 0.25) + above * (1 - toe * smooth(-0.35, -1.55, y))
    x = 0.03 + (x - 0.03) * (1 - narrow * smooth(-1.1, -1.85, y))
    z = z + wedge * smooth(-0.7, 0.75, y) * np.clip(z / 0.26, 0, 1)
    y = y - hollow * smooth(0.62, 0.95, z) * smooth(1.9, 1.0, z) * smooth(0.5, 1.1, y)
    ahead, behind = np.maximum(-0.75 - y, 0), np.maximum(y - 0.8, 0)
    return np.stack([x, y, z + spring * (ahead / 1.07) ** 1.8 + 0.22 * spring * (behind / 0.48) ** 2], -1)


def round_toe(P, reach=240, width=16):
    """An upper whose rows at the tip of the toe are blurred across the middle of the front, so that no facet shows."""
    mirrored = P[-np.arange(len(P)) % len(P)]
    whole = np.concatenate([mirrored[:, 4 * width : 0 : -1], P[:, : reach + 4 * width]], 1)
    soft = gaussian_filter(whole, (width, width, 0), mode=("wrap", "nearest", "nearest"))[:, 4 * width :][:, :reach]
    share = smooth(-1.25, -1.55, P[:, :reach, 1:2])
    out = P.copy()
    out[:, :reach] = out[:, :reach] * (1 - share) + soft * share
    return out
