"""A spare set of electrode pads: two pads on one cable with its plug, before the opened pouch."""

from aed_prints import CHEST, pads
from aed_set import cable, electrode
from assembly import assembled
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -8), elev=48, frame=0.87),
    "plug": dict(rot=(0, 0, -8), elev=48, frame=0.87, zoom=(2.3, 0.16, -0.2)),
}


def pouch_print():
    body = "<rect width='420' height='330' fill='#f3f6f8'/><rect width='420' height='96' fill='#1c5fa8'/>"
    body += T(24, 68, "AED PADS · ADULT", 25, 800, "#fff", "start") + T(398, 68, "لصقات · بالغ", 19, 700, "#fff", "end", ar=True)
    body += f"<g transform='translate(34,112) scale(.95)'>{CHEST.format(skin='#d9bfa3') + pads('#1c5fa8')}</g>"
    body += T(164, 142, "USE ONCE", 22, 800, "#111", "start") + T(398, 142, "لمرة واحدة", 18, 700, "#111", "end", ar=True)
    body += T(164, 184, "USE BY", 22, 700, "#111", "start") + T(398, 184, "الانتهاء", 19, 700, "#111", "end", ar=True)
    body += "<rect x='164' y='196' width='234' height='50' fill='#fff' stroke='#333' stroke-width='2.5'/>"
    body += T(26, 290, "2 PADS · 1 PLUG", 18, 700, "#1c5fa8", "start") + T(396, 290, "لصقتان · قابس واحد", 14.5, 700, "#1c5fa8", "end", ar=True)
    return printed("aed_pouch", 420, 330, body, 1200)


def pouch():
    """A sealed bag of foil: soft in the middle, flat along its welded edges."""
    u, v = np.meshgrid(np.linspace(0, 1, 180), np.linspace(0, 1, 150), indexing="ij")
    x, y = (u - 0.5) * 2.9, (v - 0.5) * 2.28
    edge = np.minimum(np.minimum(u, 1 - u) * 2.9, np.minimum(v, 1 - v) * 2.28)
    p = np.stack([x, y, 0 * x], -1)
    soft = smooth(0.12, 0.75, edge)
    z = 0.02 + 0.12 * soft + soft * 0.025 * (1 - 2 * np.abs(fbm(p * [1.4, 1.4, 1], 3, 7)))
    z = z + 0.010 * np.cos(edge * 130) * smooth(0.13, 0.10, edge) * smooth(0.0, 0.02, edge)
    m = M.Mat("pouch")
    at = m.image(pouch_print(), ext="EXTEND")
    m.link(at.outputs["Color"], m.b.inputs["Base Color"])
    m.set(Roughness=0.34, Specular=0.5)
    m.bump(m.noise(5, 4), 0.18, 0.02)
    grid("pouch", np.stack([x, y, z], -1), m.m, uv=np.stack([u, v], -1))


def build(view="hero"):
    assembled(pouch, loc=(0.0, 1.15, 0), rot=(0, 0, 4))
    assembled(electrode, number=1, loc=(-1.15, -1.10, 0), rot=(0, 0, 10))
    assembled(electrode, number=2, loc=(0.25, -1.25, 0), rot=(0, 0, -4))
    split = (1.25, -0.55, 0.05)
    cable([(-1.26, -0.48, 0.09), (-1.15, -0.28, 0.06), (-0.5, -0.22, 0.05), (0.6, -0.28, 0.04), split])
    cable([(0.29, -0.66, 0.09), (0.45, -0.45, 0.07), (0.8, -0.42, 0.04), split])
    cable([split, (1.75, -0.85, 0.04), (1.85, -1.4, 0.04), (1.55, -1.75, 0.04), (1.45, -2.05, 0.07)])
    blue = M.plastic("1c5fa8", 0.36, 0.05)
    at = group("plug", loc=(1.42, -2.24, 0.12), rot=(0, 0, 8))
    rbox("plug", (0.30, 0.46, 0.20), 0.07, blue, edge=0.04, parent=at)
    rbox("nose", (0.22, 0.18, 0.13), 0.03, M.plastic("f2f3f3", 0.4), edge=0.02, loc=(0, -0.28, 0), parent=at)
    rbox("fork", (0.16, 0.22, 0.09), 0.03, M.rubber("d8dadc", 0.45, 0), edge=0.03, loc=(split[0], split[1] + 0.02, 0.05))
