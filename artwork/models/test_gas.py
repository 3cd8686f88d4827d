"""A small cylinder of test gas with its regulator, hose and the cap for the detector."""

from geom import *
import materials as M
from printed import T, printed
from satin import satin

VIEWS = {
    "hero": dict(rot=(0, 0, -8), elev=9, frame=0.85),
    "regulator": dict(rot=(0, 0, -8), elev=9, frame=0.85, zoom=(2.3, -0.06, 0.27)),
}
R = 0.445


def label_print():
    body = "<rect width='420' height='400' fill='#fbfbf8'/><rect width='420' height='86' fill='#1d4f91'/>"
    body += T(210, 40, "TEST GAS", 38, 800, "#fff") + T(210, 76, "غاز اختبار", 29, 700, "#fff", ar=True)
    for k, (gas, unit) in enumerate((("H2S", "ppm"), ("CO", "ppm"), ("CH4", "% vol"), ("O2", "% vol"))):
        y = 130 + 44 * k
        body += T(96, y, gas, 32, 800, "#111", "start") + T(330, y, unit, 22, 600, "#333", "end")
        body += f"<rect x='186' y='{y + 3}' width='84' height='2.4' fill='#333'/>"
    body += T(210, 306, "IN NITROGEN", 24, 700, "#111")
    body += "<rect x='84' y='322' width='252' height='62' fill='none' stroke='#333' stroke-width='3'/>"
    body += T(96, 348, "USE BY", 19, 700, "#333", "start") + T(324, 348, "يُستعمل قبل", 19, 700, "#333", "end", ar=True)
    return printed("test_gas", 420, 400, body, 1200)


def dial():
    body = "<circle cx='100' cy='100' r='99' fill='#fcfcfa'/>"
    body += "<path d='M44 156A79 79 0 1 1 156 156' fill='none' stroke='#222' stroke-width='4'/>"
    body += "<path d='M44 156A79 79 0 0 1 23 83' fill='none' stroke='#c4161c' stroke-width='12'/>"
    for k in range(11):
        a = math.radians(135 + 27 * k)
        x, y = math.cos(a), math.sin(a)
        body += f"<path d='M{100 + 79 * x} {100 + 79 * y}L{100 + 64 * x} {100 + 64 * y}' stroke='#222' stroke-width='4'/>"
        if k % 2 == 0:
            body += T(100 + 48 * x, 106 + 48 * y, f"{10 * k}", 17, 700, "#222")
    body += T(100, 172, "bar", 17, 700, "#222") + "<path d='M92 112L150 52L106 104z' fill='#c4161c' stroke='#c4161c' stroke-width='6'/><circle cx='100' cy='104' r='10' fill='#222'/>"
    return printed("test_gas_dial", 200, 200, body, 600)


def cylinder():
    silver = satin("c3c7ca", 0.34)
    lathe("cylinder", [(0, 0.03), (0.34, 0.0, 0.03), (R, 0.07, 0.10), (R, 2.55), (0.42, 2.78, 0.2), (0.30, 2.98, 0.16), (0.17, 3.06, 0.04), (0.17, 3.16), (0, 3.16)], silver, 160)
    wrap_label("label", R, 0.62, 2.0, -173, -7, M.label(label_print(), 0.4, 0.1))


def regulator():
    brass, steel, black = M.brass(), M.metal("c9cdd0", 0.2), M.plastic("17181a", 0.4, 0.06)
    cyl("nut", 0.25, 0.22, brass, 0.03, (0, 0, 3.22), seg=6)
    lathe("body", [(0, 3.30), (0.20, 3.32, 0.03), (0.23, 3.38, 0.04), (0.23, 3.86, 0.05), (0.16, 3.90, 0.02), (0.16, 3.96), (0, 3.96)], brass, 96)
    lathe("knob", [(0.0, 3.95), (0.26, 3.95, 0.03), (0.28, 4.06, 0.02), (0.26, 4.24, 0.06), (0, 4.26)], black, 96)
    for k in range(18):
        a = 2 * math.pi * k / 18
        box("grip", (0.03, 0.05, 0.20), black, 0.012, loc=(0.268 * math.cos(a), 0.268 * math.sin(a), 4.09), rot=(0, 0, math.degrees(a)))
    at = group("gauge", loc=(0.0, -0.24, 3.60), rot=(90, 0, 0))
    cyl("stem", 0.09, 0.16, brass, 0.01, (0, 0, 0.02), parent=at)
    lathe("case", [(0, 0.08), (0.30, 0.08, 0.03), (0.34, 0.12, 0.03), (0.34, 0.30, 0.03), (0.30, 0.30, 0.01), (0.29, 0.27)], steel, 128, parent=at)
    decal_plane("dial", 0.6, 0.6, M.label(dial(), 0.4), (0, 0, 0.268), parent=at, r=0.299)
    cyl("glass", 0.295, 0.012, M.thin_clear(opacity=0.0), 0.003, (0, 0, 0.288), parent=at)
    barb = group("outlet", loc=(0.22, 0, 3.66), rot=(0, 90, 0))
    lathe("barb", [(0, 0), (0.10, 0, 0.01), (0.10, 0.10, 0.01), (0.06, 0.12), (0.06, 0.34), (0, 0.34)], brass, 64, parent=barb)
    lathe("ferrule", [(0.07, 0.13), (0.098, 0.13, 0.01), (0.098, 0.30, 0.01), (0.07, 0.30)], brass, 64, parent=barb)


def hose_and_cap():
    course = [(0.36, 0, 3.66), (0.50, 0, 3.66), (0.62, 0, 3.66), (0.80, 0, 3.645), (1.10, -0.05, 3.35), (1.22, -0.1, 2.4), (1.16, -0.2, 1.3), (1.08, -0.3, 0.55), (1.12, -0.5, 0.22), (1.22, -0.72, 0.26)]
    tube("hose", catmull(np.array(course), 260), 0.080, M.rubber("2a2c2f", 0.4, 0.05), 24)
    cap = M.plastic("1c1d1f", 0.36, 0.05)
    at = group("cap", loc=(1.26, -0.86, 0.27), rot=(0, 0, 14))
    rbox("cap", (0.72, 0.20, 0.54), 0.09, cap, edge=0.05, parent=at)
    for x in (-0.24, -0.08, 0.08, 0.24):
        port = group("port", at, (x, -0.10, 0), (90, 0, 0))
        torus("ring", 0.055, 0.014, M.rubber("3a3d40"), parent=port)
    cyl("inlet", 0.075, 0.16, cap, 0.02, (-0.02, 0.14, 0), (90, 0, 0), parent=at)


def build(view="hero"):
    cylinder()
    regulator()
    hose_and_cap()
