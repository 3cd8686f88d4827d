"""Sets of safety signs and single sign plates."""

from geom import *
import materials as M

VIEWS = {
    "rigid": dict(rot=(0, 0, 0), elev=8, frame=0.90),
    "one": dict(rot=(0, 0, -20), elev=6, frame=0.86),
    "vinyl": dict(rot=(0, 0, 0), elev=64, frame=0.90),
    "peel": dict(rot=(0, 0, -20), elev=44, frame=0.84),
    "exit": dict(rot=(0, 0, -16), elev=5, frame=0.84),
    "exit_back": dict(rot=(0, 0, 158), elev=7, frame=0.84),
}
RIGID = ("helmet", "vest", "boots", "goggles", "gloves", "ears", "load", "fall", "truck", "bolt")
VINYL = (
    ("smoking", "walker", "hand", "water"),
    ("bolt", "hot", "flame", "corrosive"),
    ("gears", "extinguisher", "hose", "alarm"),
)


def sign(
    parent,
    name,
    width=2.0,
    height=2.7,
    thick=0.03,
    holes=True,
    loc=(0, 0, 0),
    rot=(90, 0, 0),
    sheet="eceeef",
):
    at = group(name, parent, loc, rot)
    white = M.plastic(sheet, 0.35, 0.02)
    drilled = []
    if holes:
        corner = superellipse(0.045, 0.045, 2, 24)
        drilled = [
            corner + [x * (width / 2 - 0.13), y * (height / 2 - 0.13)]
            for x in (-1, 1)
            for y in (-1, 1)
        ]
    plate("plate", rrect(width, height, 0.09), thick, 0.006, white, holes=drilled, parent=at)
    printed = M.label(f"{M.TEX}/{name}.png", *((0.34, 0.15) if holes else (0.75, 0.0)))
    if not holes:  # vinyl seen from above: without gloss, which would bleach the safety colours
        printed.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
    decal_plane(
        "print", width - 0.06, height - 0.06, printed, (0, 0, thick / 2 + 0.002), parent=at, r=0.07
    )
    dark = M.plastic("2a2c2e", 0.6)
    for hole in drilled:
        for z in (-1, 1):
            spot = (*hole.mean(0), z * (thick / 2 + 0.004))
            cyl("hole", 0.045, 0.004, dark, 0.001, loc=spot, parent=at, seg=24)


def rigid_set():
    """Two rows: the back row stands on the front row's upper edge."""
    for i, name in enumerate(RIGID):
        row, column = divmod(i, 5)
        x = (column - 2) * 2.14
        lean = -4 if row else -7
        z = 1.36 if row else 4.16
        y = 0.0 if row else 0.42
        sign(root(), "sign_" + name, loc=(x, y, z), rot=(90 + lean, 0, 0))


def vinyl_sheets():
    """Twelve stickers, four on each of three backing sheets, lying."""
    paper = M.plastic("e4dac2", 0.6)
    for row, names in enumerate(VINYL):
        loc = ((0.10, -0.12, 0.06)[row], (1 - row) * 3.25, 0.02)
        at = group("sheet", loc=loc, rot=(0, 0, (1.2, -0.8, 0.6)[row]))
        plate("backing", rrect(9.0, 3.06, 0.06), 0.02, 0.004, paper, parent=at)
        for k, name in enumerate(names):
            spot = ((k - 1.5) * 2.2, 0, 0.018)
            sign(at, "sign_" + name, 2.0, 2.7, 0.012, False, spot, (0, 0, 0))


def peeled():
    """A sticker on its backing paper; its upper right half curls away from it."""
    paper = M.plastic("d9c9a6", 0.55)
    plate("backing", rrect(2.5, 3.2, 0.06), 0.02, 0.004, paper, loc=(0, 0, 0.01))
    u, v = np.meshgrid(np.linspace(0, 1, 160), np.linspace(0, 1, 200), indexing="ij")
    x, y = (u - 0.5) * 2.0, (v - 0.5) * 2.7
    fold = norm(np.array([0.55, 1.0]))
    q = x * fold[0] + y * fold[1]
    start, radius, most = 0.18, 0.52, math.radians(132)
    angle = np.clip((q - start) / radius, 0, most)
    beyond = np.maximum(q - start - radius * most, 0)
    along = radius * np.sin(angle) + beyond * math.cos(most) - np.maximum(q - start, 0)
    height = radius * (1 - np.cos(angle)) + beyond * math.sin(most)
    P = np.stack([x + along * fold[0], y + along * fold[1], 0.026 + height], -1)
    N = grid_normals(P)
    front = M.label(f"{M.TEX}/sign_bolt.png", 0.4, 0.1)
    grid("print", P + N * 0.004, front, uv=np.stack([u, v], -1))
    grid("back", P - N * 0.004, M.plastic("f1efe8", 0.4), flip=True)


def adhesive_back():
    """What is on the back of the exit sign: two strips under their liner."""
    at = group("back", loc=(0, 0, 0.78), rot=(84, 0, 0))
    foam, liner = M.foam("dcdcd8"), M.plastic("f3d36b", 0.35)
    for x in (-0.95, 0.95):
        rbox("strip", (0.26, 1.2, 0.03), 0.03, foam, edge=0.01, loc=(x, 0, -0.03), parent=at)
        size = (0.26, 1.2 + 0.08, 0.008)
        rbox("liner", size, 0.03, liner, edge=0.003, loc=(x, 0.03, -0.049), parent=at)


def build(view="rigid"):
    if view.startswith("exit"):
        spot, lean = (0, 0, 0.78), (84, 0, 0)
        sign(root(), "exit_arrow", 3.0, 1.5, 0.03, True, spot, lean, "d6e3bd")
        if view == "exit_back":
            adhesive_back()
    elif view == "vinyl":
        vinyl_sheets()
    elif view == "peel":
        peeled()
    elif view == "one":
        sign(root(), "sign_helmet", loc=(0, 0, 1.36), rot=(84, 0, 0))
    else:
        rigid_set()
