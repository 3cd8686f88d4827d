"""A rescue kit: descender with lifting wheel, rope, anchor sling, connectors, edge guard and bag."""

from braided_rope import braided_rope
from descender import descender, type_plate
from printed import T, printed

from geom import *
import materials as M
from hooks import connector
from rope_bag import bag, sewn_label
from rope_parts import coil
from sewn_eye import eye_with_connector
from slings import anchor_sling

VIEWS = {
    "kit": dict(rot=(0, 0, -4), elev=46, frame=0.88),
    "descender": dict(rot=(0, 0, 10), elev=48, frame=0.90, zoom=(1.28, -0.05, 0.06)),
}
WHITE, RED = "e9e7df", "b8161d"
# where a connector hangs in the eye of the descender, and how it leans
EYE, LEAN = (0, 1.84, 0), (0, 65, 4)


def edge_guard(parent, length=1.7):
    """A moulded guard that lies over an edge like a roof: rims that keep the rope in two channels."""
    a = np.linspace(np.pi / 2, 0, 50)
    arc = 0.62 * np.c_[np.cos(a), np.sin(a)]
    leg = np.linspace(0.5, 0, 20)[:-1]
    run = np.vstack([np.c_[-leg, 0 * leg + 0.62], arc, np.c_[0 * leg + 0.62, -leg[::-1]]])
    x, z = (run[:, 0] - run[:, 1]) * 0.7071, (run[:, 0] + run[:, 1]) * 0.7071 - 0.03
    y = np.linspace(-length / 2, length / 2, 40)
    P = np.stack([np.tile(x[:, None], 40), np.tile(y, (len(x), 1)), np.tile(z[:, None], 40)], -1)
    orange = M.plastic("e8590c", 0.42, 0.1)
    body = grid("guard", P, orange, parent=parent)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.08, 0
    for k in (0, 20, 39):
        tube("rim", P[:, k] + [0, 0, 0.03], 0.085, orange, 20, parent=parent)


def sealed_bag(parent):
    """The kit's bag with its print on the side."""
    cloth = bag(parent, "a3131b")
    body = "<rect width='300' height='150' rx='6' fill='#fff'/>"
    body += T(150, 48, "RESCUE KIT", 42, 800, "#b8161d") + T(
        150, 94, "طقم إنقاذ", 36, 700, "#111", ar=True
    )
    body += T(150, 134, "40 m", 34, 800, "#111")
    words = M.label(printed("rescue_bag", 300, 150, body), 0.6, 0.0)
    sewn_label(parent, cloth, (-146, -86), (0.80, 1.42), words)


def rope_to_hook(course, n=900):
    """Rope with a sewn eye round a thimble at its end, and a connector in the eye."""
    C = braided_rope(course, 0.09, WHITE, RED, n * 3, 48)
    onward = norm(C[-1] - C[-12])
    turn = math.degrees(math.atan2(onward[1], onward[0])) - 90
    end = group("end", loc=C[-1], rot=(0, 0, turn), scale=0.8)
    eye_with_connector(end, 0.09 / 0.8, WHITE, RED)


def whole_kit():
    sealed_bag(group("bag", loc=(-2.5, 1.9, 0), rot=(0, 0, 24)))
    out = [
        (3.35, 1.2, 0.45),
        (3.2, -0.2, 0.12),
        (2.35, -1.2, 0.10),
        (1.45, -2.35, 0.12),
        (0.62, -2.55, 0.34),
        (0.46, -1.85, 0.42),
    ]
    braided_rope(np.vstack([coil(11, 1.55, (1.75, 1.95), 0.24), out]), 0.09, WHITE, RED, 12000, 48)
    at = group("descender", loc=(0.12, -0.30, 0.42))
    descender(at)
    type_plate(at, (0, -1.29, 0.316))
    connector(group("eye", at, EYE, LEAN), 1.12, 0.64, 0.06)
    rope_to_hook(
        [
            (-0.22, -1.60, 0.42),
            (-0.26, -2.1, 0.30),
            (-0.65, -2.68, 0.15),
            (-1.1, -2.72, 0.20),
            (-1.38, -2.58, 0.22),
        ],
        400,
    )
    anchor_sling(group("sling", loc=(-2.45, -0.75, 0), rot=(0, 0, 10)), 2.5, "8f1118", "17181a")
    edge_guard(group("guard", loc=(3.3, -2.2, 0), rot=(0, 0, 28)))
    connector(group("spare", loc=(1.95, -0.35, 0.09), rot=(0, 0, 16)), 1.12, 0.64, 0.06)


def close_up():
    """The descender, wheel up, with both strands of its rope and the connector in its eye."""
    at = group("descender", loc=(0, 0, 0.42))
    descender(at)
    type_plate(at, (0, -1.29, 0.316))
    connector(group("eye", at, EYE, LEAN), 1.12, 0.64, 0.06)
    for x, out in ((0.34, 1.25), (-0.34, -1.0)):
        line = [
            (x, -1.58, 0.42),
            (x * 1.05, -1.90, 0.34),
            (x + out * 0.4, -2.40, 0.12),
            (x + out, -2.60, 0.10),
            (x + out * 1.9, -2.35, 0.10),
        ]
        braided_rope(line, 0.095, WHITE, RED, 900)


def build(view="kit"):
    whole_kit() if view == "kit" else close_up()
