"""Printed and shown on the defibrillator: front label, screen, pads and their packet."""

from printed import T, printed

HEART = "<path d='M52 100C10 70 0 46 0 28 0 8 14 0 27 0c11 0 20 6 25 16C57 6 66 0 77 0c13 0 27 8 27 28 0 18-10 42-52 72z' fill='#0a8a43'/><path d='M60 14L36 54h15l-7 34 27-44H55z' fill='#fff'/>"
CHEST = "<circle cx='50' cy='16' r='15' fill='{skin}'/><path d='M8 52q42-24 84 0l6 92H2z' fill='{skin}'/>"
PADS = "<rect x='56' y='52' width='24' height='30' rx='6' fill='#fff' stroke='{ink}' stroke-width='3'/><rect x='12' y='92' width='24' height='30' rx='6' fill='#fff' stroke='{ink}' stroke-width='3'/>"


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
    chest = CHEST.format(skin="#2d6280") + PADS.format(ink="#57e389")
    body += f"<g transform='translate(28,52) scale(.96)'>{chest}</g>"
    body += T(150, 96, "Adult mode", 19, 600, "#9ad0f0", "start")
    body += T(150, 128, "Battery OK", 19, 600, "#7fe08a", "start")
    body += T(150, 160, "Pads: not on", 19, 600, "#f2c14e", "start")
    return printed("aed_ready", 320, 200, body, 1024)


def pad(number):
    """The back of one electrode pad with the place where it belongs."""
    body = "<rect width='240' height='300' fill='#f7f8f8'/><rect x='12' y='12' width='216' height='276' rx='34' fill='none' stroke='#1c5fa8' stroke-width='5'/>"
    body += f"<g transform='translate(70,70)'>{CHEST.format(skin='#d9bfa3')}{PADS.format(ink='#1c5fa8')}</g>"
    x, y = ((138, 137) if number == 1 else (94, 177))
    body += f"<circle cx='{x}' cy='{y}' r='20' fill='#e8590c'/>" + T(
        x, y + 10, str(number), 27, 800, "#fff"
    )
    body += T(120, 262, "ADULT", 26, 800, "#1c5fa8")
    return printed(f"aed_pad_{number}", 240, 300, body, 700)
