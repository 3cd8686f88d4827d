"""Disposable gloves: their printed dispenser box, still closed, and a pair before it."""

import chemglove
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, 22), elev=34, frame=0.87),
    "label": dict(rot=(0, 0, 22), elev=22, frame=0.87, zoom=(1.42, -0.04, 0.10)),
}
W, D, H = 2.5, 1.3, 0.80
BLUE = "#1f5fae"


def front_print():
    body = f"<rect width='500' height='160' fill='#f6f8fa'/><rect width='500' height='58' fill='{BLUE}'/>"
    body += T(16, 39, "NITRILE GLOVES", 30, 800, "#fff", "start")
    body += T(484, 39, "قفازات نيتريل", 28, 700, "#fff", "end", ar=True)
    body += T(16, 86, "POWDER-FREE", 19, 700, BLUE, "start") + T(484, 86, "خالية من البودرة", 19, 700, BLUE, "end", ar=True)
    body += T(16, 116, "EN ISO 374-1 TYPE B", 15.5, 600, "#222", "start")
    body += T(16, 140, "EN ISO 374-5 VIRUS", 15.5, 600, "#222", "start")
    for k, size in enumerate(("S", "M", "L", "XL")):
        on = size == "M"
        body += f"<rect x='{250 + 40 * k}' y='104' width='34' height='34' rx='5' fill='{BLUE if on else '#fff'}' stroke='{BLUE}' stroke-width='2'/>"
        body += T(267 + 40 * k, 128, size, 17, 800, "#fff" if on else BLUE)
    body += T(452, 140, "100", 40, 800, BLUE)
    return printed("glove_box_front", 500, 160, body, 1500)


def top_print():
    body = f"<rect width='500' height='260' fill='{BLUE}'/><rect y='0' width='500' height='16' fill='#f6f8fa'/>"
    body += "<ellipse cx='250' cy='136' rx='158' ry='62' fill='none' stroke='#fff' stroke-width='3' stroke-dasharray='9 6'/>"
    return printed("glove_box_top", 500, 260, body, 1200)


def side_print():
    body = f"<rect width='260' height='160' fill='#f6f8fa'/><rect width='260' height='58' fill='{BLUE}'/>"
    body += T(130, 40, "SIZE / المقاس", 24, 700, "#fff", ar=True) + T(130, 132, "M", 62, 800, BLUE)
    return printed("glove_box_side", 260, 160, body, 800)


def build(view="hero"):
    card = M.plastic("f1f4f6", 0.5)
    box("box", (W, D, H), card, 0.018, loc=(0, 0, H / 2))
    decal_plane("front", W - 0.02, H - 0.02, M.label(front_print(), 0.45, 0.1), (0, -D / 2 - 0.003, H / 2), (90, 0, 0))
    decal_plane("top", W - 0.02, D - 0.02, M.label(top_print(), 0.45, 0.1), (0, 0, H + 0.003))
    for s in (-1, 1):
        decal_plane("side", D - 0.02, H - 0.02, M.label(side_print(), 0.45, 0.1), (s * (W / 2 + 0.003), 0, H / 2), (90, 0, s * 90))
    for k, (x, turn, palm) in enumerate(((-0.80, 12, False), (0.62, -6, True))):
        at = group("glove", loc=(x, -D / 2 - 1.86, 0.13), rot=(0, 0, turn), scale=(0.86, 0.86, 0.5))
        chemglove.glove(at, palm, "disposable", 3 + 6 * k, mirror=palm)
