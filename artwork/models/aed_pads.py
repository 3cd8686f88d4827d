"""A spare set of electrode pads: two pads on one cable with its plug, before the opened pouch."""

from aed_prints import CHEST, pads
from assembly import assembled
from crumple import fold_line
from electrode_pads import cable, electrode, plug
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -8), elev=48, frame=0.87),
    "plug": dict(rot=(0, 0, -8), elev=48, frame=0.87, zoom=(2.0, 0.14, -0.21)),
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


def foil():
    """Printed foil: satin over the print, bare and knurled where it is welded."""
    m = M.Mat("foil")
    art = m.image(pouch_print(), ext="EXTEND")
    weld = m.attr("weld").outputs["Fac"]
    m.link(m.mixcol(weld, art.outputs["Color"], M.col("b4b9be")), m.b.inputs["Base Color"])
    m.link(m.math("MULTIPLY", weld, 0.9), m.b.inputs["Metallic"])
    m.set(Roughness=0.27, Specular=0.6)
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord(), at.inputs[0])
    waves = [m.math("SINE", m.math("MULTIPLY", at.outputs[axis], 150.0), 0) for axis in "XY"]
    knurl = m.math("MULTIPLY", m.math("MULTIPLY", *waves), m.math("MULTIPLY", weld, 0.5))
    ridges = [fold_line(m, scale, -2.6 / scale, 0.4) for scale in (1.6, 4.1)]
    m.bump(m.math("ADD", knurl, m.math("ADD", *ridges)), 0.36, 0.05)
    return m.m


def pouch():
    """A flat bag of foil, creased towards its welded edges; the pads inside press through."""
    w, h = 2.9, 2.28
    u, v = np.meshgrid(np.linspace(0, 1, 260), np.linspace(0, 1, 220), indexing="ij")
    x, y = (u - 0.5) * w, (v - 0.5) * h
    edge = np.minimum(np.minimum(u, 1 - u) * w, np.minimum(v, 1 - v) * h)
    weld = 1 - smooth(0.125, 0.14, edge)
    soft = smooth(0.14, 0.55, edge)
    p = np.stack([x, y, 0 * x], -1)
    along = np.where(np.minimum(u, 1 - u) * w < np.minimum(v, 1 - v) * h, y, x)
    pleats = 0.014 * fbm(np.stack([along * 4.5, edge * 0.9, 0 * x], -1), 2, 5) * smooth(0.13, 0.20, edge) * smooth(0.42, 0.22, edge)
    packed = 0.03 * smooth(0.13, -0.13, SDF.box(p, np.array([0.1, -0.06, 0]), (0.98, 0.66, 1), 0.16))
    curl = 0.05 * np.abs(fbm(p * 0.55, 2, 12)) * smooth(0.5, 0.0, edge)
    z = 0.012 + 0.075 * soft**0.8 + packed + pleats + curl + 0.008 * soft * fbm(p * 1.2, 2, 7)
    uv = np.stack([x / (w - 0.27), y / (h - 0.27)], -1) + 0.5  # the print ends at the weld
    sheet = grid("pouch", np.stack([x, y, z], -1), foil(), uv=uv, attrs=dict(weld=weld))
    skin = sheet.modifiers.new("skin", "SOLIDIFY")
    skin.thickness, skin.offset = 0.010, -1


def build(view="hero"):
    assembled(pouch, loc=(0.0, 1.22, 0), rot=(0, 0, 4))
    assembled(electrode, number=1, loc=(-1.05, -1.02, 0), rot=(0, 0, 10))
    assembled(electrode, number=2, loc=(0.28, -1.20, 0), rot=(0, 0, -4))
    split = (1.20, -0.42, 0.035)
    cable([(-1.18, -0.28, 0.05), (-1.17, -0.12, 0.035), (-0.85, 0.0, 0.03), (0.0, -0.06, 0.03), (0.7, -0.20, 0.03), split])
    cable([(0.33, -0.45, 0.05), (0.35, -0.32, 0.035), (0.62, -0.30, 0.03), split])
    out = (1.46, -1.76, 0.09)
    cable([split, (1.62, -0.60, 0.03), (1.72, -1.05, 0.03), (1.50, -1.40, 0.04), out, (1.455, -1.86, 0.09)])
    at = group("plug", loc=(1.42, -2.12, 0.09), rot=(0, 0, 6))
    plug(at, M.plastic("1c5fa8", 0.36, 0.05))
    rbox("fork", (0.20, 0.15, 0.075), 0.05, M.rubber("c3c7cb", 0.42, 0), edge=0.03, loc=(split[0], split[1] + 0.005, 0.038), rot=(0, 0, -14))
