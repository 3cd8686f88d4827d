"""The soft first aid bag unzipped and laid flat, its pockets filled."""

import aid_items as item
import materials as M
from aid_bag import H, W, cordura, outward, ring_at
from assembly import assembled, put
from geom import *
from printed import T, printed

VIEWS = {"flat": dict(rot=(0, 0, -6), elev=52, frame=0.90)}


def tray(fill):
    """One half lying open: padded bottom, raised zipped wall and lining."""
    lining, cloth = M.fabric("666d74", 60, "Object", 0.4), cordura()
    plate("bottom", rrect(W, H, 0.30, 30), 0.10, 0.045, cloth, loc=(0, 0, 0.05))
    line = ring_at(0.24, -0.02)
    strap("wall", line, outward(line), 0.42, 0.09, cloth, closed=True)
    top = ring_at(0.46, -0.02)
    tube("rim", top, 0.05, cloth, 14, closed=True)
    teeth = ring_at(0.515, -0.02)
    strap(
        "teeth",
        teeth,
        np.tile([0, 0, 1.0], (len(teeth), 1)),
        0.07,
        0.03,
        M.webbing("17181a", ribs=2, pitch=60),
        closed=True,
    )
    plate("lining", rrect(W - 0.16, H - 0.16, 0.24, 20), 0.05, 0.02, lining, loc=(0, 0, 0.12))
    fill()


def pocket(x, y, w, h, key, english, arabic):
    """A clear film pocket with a bound edge and a label that names the injury."""
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 40), indexing="ij")
    bulge = np.clip(1 - u**4, 0, 1) * np.clip(1 - np.maximum(-v, 0) ** 4, 0, 1)
    P = np.stack([x + u * w / 2, y + v * h / 2, 0.16 + 0.22 * bulge], -1)
    grid("film", P, M.thin_clear("f4f9fb", 0.05, 0.05))
    binding = M.webbing("1a1b1d", ribs=3, pitch=30)
    for edge in (P[:, 0], P[0], P[-1]):
        strap(
            "binding",
            edge + [0, 0, 0.012],
            np.tile([0, 0, 1.0], (len(edge), 1)),
            0.07,
            0.02,
            binding,
        )
    lip = P[:, -1] + [0, 0, 0.012]
    strap("binding", lip, np.tile([0, -0.5, 0.8], (len(lip), 1)), 0.07, 0.02, binding)
    body = "<rect width='300' height='80' rx='10' fill='#fbfbf9'/>" + T(
        16, 53, english, 34, 800, "#b8171c", "start"
    )
    body += T(284, 53, arabic, 30, 700, "#333", "end", True)
    tag = M.label(printed(f"pocket_{key}", 300, 80, body, 600), 0.4, 0.1, alpha=True)
    decal_plane(
        "tag", min(w * 0.8, 0.86), min(w * 0.8, 0.86) * 0.267, tag, (x, y - h / 2 + 0.20, 0.39)
    )


def bleeding_and_burns():
    for k, x in enumerate((-0.88, -0.28)):
        put(
            item.sachet,
            x,
            0.42,
            4 - 7 * k,
            0.17,
            key="trauma",
            english="TRAUMA|DRESSING",
            arabic="ضماد نزيف",
            tint=item.RED,
            w=0.58,
            h=0.72,
            thick=0.15,
        )
    pocket(-0.58, 0.36, 1.28, 0.82, "bleeding", "BLEEDING", "نزيف")
    put(item.tourniquet, 0.70, 0.40, 84, 0.15, scale=0.74)
    put(
        item.sachet,
        -0.72,
        -0.42,
        3,
        0.17,
        key="burn",
        english="BURN|DRESSING",
        arabic="ضماد حروق",
        tint=item.ORANGE,
        w=0.64,
        h=0.66,
    )
    pocket(-0.72, -0.46, 0.96, 0.72, "burns", "BURNS", "حروق")
    put(
        item.foil_pack,
        0.52,
        -0.42,
        90,
        0.16,
        key="foil",
        english="FOIL BLANKET",
        arabic="بطانية حرارية",
        w=0.72,
        h=1.10,
    )


def wounds_and_tools():
    for k, x in enumerate((-0.9, -0.46, -0.02)):
        put(item.bandage_roll, x, 0.82, z=0.36, rot=(90, 0, 0), r=0.20, length=0.58, key="soft")
    pocket(-0.46, 0.30, 1.44, 0.80, "wounds", "WOUNDS", "جروح")
    put(item.shears, 0.88, 0.15, 91, 0.17, scale=0.70)
    put(item.plasters, -0.72, -0.44, 4, 0.16, count=3)
    pocket(-0.68, -0.46, 1.02, 0.72, "cuts", "CUTS", "خدوش")
    words = dict(key="gloves", english="NITRILE|GLOVES", arabic="قفازات", tint=item.BLUE)
    put(item.sachet, 0.20, -0.40, -4, 0.15, w=0.62, h=0.60, thick=0.07, **words)


def build(view="flat"):
    assembled(tray, loc=(0, H / 2 + 0.04, 0), fill=bleeding_and_burns)
    assembled(tray, loc=(0, -H / 2 - 0.04, 0), fill=wounds_and_tools)
    plate("spine", rrect(2.0, 0.34, 0.03), 0.06, 0.02, cordura(), loc=(0, 0, 0.05))
