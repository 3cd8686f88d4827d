"""A stop and slow paddle lying: an octagonal plate on a white staff with a black grip. Options: side stop or slow."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, 24), elev=64, frame=0.88),
    "plate": dict(rot=(0, 0, 24), elev=64, frame=0.88, zoom=(1.9, -0.13, 0.20)),
}
FACES = dict(stop=("#c5151c", "#fff", "STOP", "قف"), slow=("#f28a00", "#111", "SLOW", "هدئ السرعة"))
FLAT = 4.5


def octagon(across):
    a = np.radians(22.5 + 45 * np.arange(8))
    return (across / 2 / np.cos(np.radians(22.5))) * np.c_[np.cos(a), np.sin(a)]


def face(side):
    ground, ink, english, arabic = FACES[side]
    corners = " ".join(f"{300 + 100 * x / FLAT * 6:.1f},{300 - 100 * y / FLAT * 6:.1f}" for x, y in octagon(FLAT))
    inner = " ".join(f"{300 + 94 * x / FLAT * 6:.1f},{300 - 94 * y / FLAT * 6:.1f}" for x, y in octagon(FLAT))
    body = f"<polygon points='{corners}' fill='#fff'/><polygon points='{inner}' fill='{ground}'/>"
    body += T(300, 300, english, 148, 800, ink) + T(300, 450, arabic, 150 if side == "stop" else 92, 700, ink, ar=True)
    return printed(f"paddle_{side}", 600, 600, body, 1500)


def build(view="hero", side="stop"):
    white, black = M.plastic("eceeee", 0.32, 0.04), M.rubber("1a1b1d", 0.6, 0.25)
    shape = octagon(FLAT)
    plate("plate", profile([(*p, 0.06) for p in [*shape, shape[0]]])[:-1], 0.06, 0.02, white, loc=(0, 0, 0.34))
    uv = shape / FLAT + 0.5
    mesh("print", np.c_[shape * 0.992, np.full(8, 0.374)], [list(range(8))], M.label(face(side), 0.36, 0.2), uv, smooth_shade=False)
    lathe("staff", [(0, -9.6), (0.16, -9.6, 0.04), (0.16, 2.0, 0.04), (0, 2.0)], white, 72, axis="Y", maxlen=0.4).location = (0, 0, 0.16)
    lathe("grip", [(0.16, -9.7), (0.20, -9.7, 0.03), (0.20, -8.0, 0.03), (0.16, -8.0)], black, 72, axis="Y").location = (0, 0, 0.16)
