"""Chin straps laid flat, or the two-point one on its helmet. Options: points 2 or 4; helmet 0 or 1."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=52, frame=0.84),
    "worn": dict(rot=(0, 0, -40), elev=4, lift=0.08, frame=0.81),
}
RIGHT = [(0.93, 0.10, -0.02), (0.91, 0.04, -0.34), (0.80, -0.16, -0.78), (0.48, -0.44, -1.20)]
CHIN = [(0.0, -0.56, -1.36)]


def hook(at, hard):
    """A flat loop for the band with a hook above it that snaps into the helmet's slot."""
    shape = dict(holes=[rrect(0.21, 0.045, 0.02)], rot=(90, 0, 0), parent=at)
    plate("loop", rrect(0.32, 0.16, 0.05), 0.055, 0.02, hard, **shape)
    plate(
        "neck",
        rrect(0.16, 0.24, 0.05),
        0.055,
        0.02,
        hard,
        loc=(0, 0, 0.16),
        rot=(90, 0, 0),
        parent=at,
    )
    rbox("snap", (0.16, 0.14, 0.05), 0.022, hard, edge=0.02, loc=(0, -0.06, 0.26), parent=at)
    rbox("tip", (0.16, 0.045, 0.11), 0.02, hard, edge=0.018, loc=(0, -0.115, 0.225), parent=at)


def two_point(colour):
    """One elastic band from hook to hook under the chin."""
    web = M.webbing(colour, ribs=12, pitch=44)
    hard = M.plastic("17181a", 0.4, 0.08)
    points = RIGHT + CHIN + [(-x, y, z) for x, y, z in RIGHT[::-1]]
    path = catmull(np.array(points), 260)
    tangent = norm(np.gradient(path, axis=0))
    outward = norm(path * [1, 0.5, 0.25] + [0, -0.12, 0])
    normal = norm(outward - tangent * (outward * tangent).sum(-1, keepdims=True))
    strap("band", path, normal, 0.20, 0.024, web)
    chin = slice(102, 158)
    pad = M.rubber("2a2c30", 0.6, 0.2)
    ends = 0.20 + 0.16 * endcap(np.linspace(0, 1, 56), 0.3, 0.3)
    strap("chin pad", path[chin] - normal[chin] * 0.045, normal[chin], ends, 0.07, pad)
    for k in (108, 152):
        keeper = group("keeper", loc=path[k])
        turn_to(keeper, tangent[k], normal[k])
        rbox("bar", (0.30, 0.05, 0.06), 0.02, pad, edge=0.02, parent=keeper)
    doubled = slice(6, 62)
    strap("doubled", path[doubled] + normal[doubled] * 0.030, normal[doubled], 0.20, 0.022, web)
    adjuster(path[60], tangent[60], normal[60], hard)
    for s in (-1, 1):
        hook(group("hook", loc=(s * 0.93, 0.10, 0.0), rot=(0, 0, 90 * s)), hard)


def turn_to(at, tangent, normal):
    """Turn a group so that its y axis follows the tangent and its z axis the normal."""
    side = np.cross(tangent, normal)
    matrix = Matrix([[side[i], tangent[i], normal[i]] for i in range(3)])
    at.rotation_euler = matrix.to_euler()


def adjuster(place_at, tangent, normal, hard):
    """A sliding buckle with three bars."""
    at = group("adjuster", loc=place_at + normal * 0.018)
    turn_to(at, tangent, normal)
    holes = [rrect(0.21, 0.055, 0.02) + [0, y] for y in (-0.055, 0.055)]
    plate("slide", rrect(0.32, 0.26, 0.05), 0.07, 0.025, hard, holes=holes, parent=at)


def build(view="hero", points="2", helmet="0"):
    if view == "hero":
        from chin_strap_laid import laid

        laid(points)
        return
    two_point("2b2d31")
    if helmet == "1":
        import hardhat

        hardhat.build(color="hiviz_orange", tape="1", vent="0")
