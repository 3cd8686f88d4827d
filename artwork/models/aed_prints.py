"""Printed and shown on the defibrillator: front label, screen, pads and their packet."""

from printed import T, printed

HEART = "<path d='M52 100C10 70 0 46 0 28 0 8 14 0 27 0c11 0 20 6 25 16C57 6 66 0 77 0c13 0 27 8 27 28 0 18-10 42-52 72z' fill='#0a8a43'/><path d='M60 14L36 54h15l-7 34 27-44H55z' fill='#fff'/>"
CHEST = "<circle cx='50' cy='16' r='15' fill='{skin}'/><path d='M8 52q42-24 84 0l6 92H2z' fill='{skin}'/>"
PAD = "<rect x='{x}' y='{y}' width='24' height='30' rx='6' fill='#fff' stroke='{ink}' stroke-width='3'/>"
PLACES = {1: (20, 54), 2: (66, 92)}


def pads(ink):
    """Below the right collarbone and under the left arm, as the rescuer sees them."""
    return "".join(PAD.format(x=x, y=y, ink=ink) for x, y in PLACES.values())


def front_label():
    body = "<rect width='400' height='136' fill='#f5f6f6'/>"
    body += f"<g transform='translate(20,12) scale(.86)'>{HEART}</g>"
    body += T(128, 78, "AED", 62, 800, "#0a8a43", "start")
    body += T(384, 48, "جهاز إزالة", 21, 700, "#333", "end", True)
    body += T(384, 80, "الرجفان", 21, 700, "#333", "end", True)
    body += T(200, 122, "AUTOMATED EXTERNAL DEFIBRILLATOR", 15.5, 600, "#444")
    return printed("aed_front", 400, 136, body, 1400)


def screen():
    """What the display says before the pads are on."""
    body = "<rect width='320' height='200' rx='6' fill='#07131c'/><rect x='8' y='8' width='304' height='34' rx='4' fill='#0e2a3a'/>"
    body += T(20, 32, "ATTACH PADS", 19, 700, "#dff3ff", "start")
    body += T(300, 32, "ألصق اللصقات", 17, 700, "#dff3ff", "end", True)
    chest = CHEST.format(skin="#2d6280") + pads("#57e389")
    body += f"<g transform='translate(28,52) scale(.96)'>{chest}</g>"
    body += T(150, 96, "Adult mode", 19, 600, "#9ad0f0", "start")
    body += T(150, 128, "Battery OK", 19, 600, "#7fe08a", "start")
    body += T(150, 160, "Pads: not on", 19, 600, "#f2c14e", "start")
    return printed("aed_ready", 320, 200, body, 1024)


def pad(number):
    """The back of one electrode pad with the place where it belongs."""
    body = "<rect width='240' height='300' fill='#f7f8f8'/><rect x='12' y='12' width='216' height='276' rx='34' fill='none' stroke='#1c5fa8' stroke-width='5'/>"
    chest = CHEST.format(skin="#d9bfa3") + pads("#1c5fa8")
    body += f"<g transform='translate(70,70)'>{chest}</g>"
    x, y = PLACES[number][0] + 82, PLACES[number][1] + 85
    body += f"<circle cx='{x}' cy='{y}' r='20' fill='#e8590c'/>"
    body += T(x, y + 10, str(number), 27, 800, "#fff")
    body += T(120, 262, "ADULT", 26, 800, "#1c5fa8")
    return printed(f"aed_pad_{number}", 240, 300, body, 700)


def steps():
    """Bare the chest, stick on the pads, press the button: three pictures."""
    bare = CHEST.format(skin="#d9bfa3")
    press = "<circle cx='50' cy='86' r='24' fill='#e8590c'/>"
    press += "<path d='M54 70l-16 20h11l-5 14 17-20h-11l6-14z' fill='#fff'/>"
    body = "<rect width='300' height='150' fill='#fdfdfc'/>"
    for k, drawing in enumerate((bare, bare + pads("#0a8a43"), bare + press)):
        x = 10 + 96 * k
        body += f"<rect x='{x}' y='10' width='88' height='130' rx='6' fill='#fff' stroke='#c9ced2'/>"
        body += f"<g transform='translate({x + 12},30) scale(.68)'>{drawing}</g>"
        body += f"<circle cx='{x + 16}' cy='27' r='12' fill='#0a8a43'/>"
        body += T(x + 16, 32.5, str(k + 1), 15, 800, "#fff")
    return printed("aed_three_steps", 300, 150, body, 1024)
