"""The full-face mask of two bayonets without cartridges; its inner mask shows through the visor."""

import fullface
import materials as M
from assembly import assembled
from geom import *
from respirator_filters import open_bayonet

VIEWS = {
    "hero": dict(rot=(0, 0, -22), elev=7, frame=0.80),
    "side": dict(rot=(0, 0, -74), elev=6, frame=0.86),
}


def build(view="hero", color="6d7074"):
    filters = ("can", "band", "mesh", "hole")
    assembled(fullface.build, without=filters, color=color, mount="twin")
    hard = M.plastic("1d1f22", 0.34, 0.05)
    for s in (-1, 1):
        direction = norm(np.array([s * 0.86, -0.50, -0.10]))
        turn = [math.degrees(a) for a in Vector(direction).to_track_quat("Z", "Y").to_euler()]
        open_bayonet(group("bayonet", loc=(s * 0.58, -0.26, 0.66), rot=turn), hard)
