"""What is printed round a filter: its bands, its type and standard, and the field to write in."""

import materials as M
from printed import T, printed

BROWN, GREY, YELLOW, GREEN, RED = "6b4423", "8a9096", "f0c000", "2f8f3c", "c3131a"
GASES = (BROWN, GREY, YELLOW, GREEN)
OPENED = ("OPENED", "تاريخ الفتح")
CHANGE = ("CHANGE ON", "تاريخ الاستبدال")
FIRST_USE = ("FIRST USED", "أول استخدام")
HOURS = ("HOURS OF USE", "ساعات الاستخدام")
ONCE = ("USE ONCE", "مرة واحدة فقط")
EN_GAS, EN_DUST, US = "EN 14387:2021", "EN 143:2021", "42 CFR Part 84"
PAPER, GAS_AND_VAPOUR = "#f4f4f1", f"#{YELLOW}"  # yellow as the American code has it

# kind: bands, type, standard, field, ground of the words
PRINT = {
    "a2p3": ((BROWN,), "A2P3 R", EN_GAS, CHANGE, PAPER),
    "abek1p3": (GASES, "ABEK1P3 R", EN_GAS, CHANGE, PAPER),
    "p3": ((), "P3 R", EN_DUST, FIRST_USE, PAPER),
    "ovag": ((), "OV/AG + P", US, FIRST_USE, GAS_AND_VAPOUR),
    "a2b2e2k2p3": (GASES, "A2B2E2K2P3 R", EN_GAS, OPENED, PAPER),
    "axp3": ((BROWN,), "AXP3", EN_GAS, ONCE, PAPER),
    "hgp3": ((RED,), "Hg-P3 R", EN_GAS, HOURS, PAPER),
}


def writing_field(x, y, field, width, size):
    """The words of a field above the line, or the squares, that the user fills in."""
    english, arabic = field
    ink = "#1b1d20"
    letters = size * min(1, 10 / len(english))
    drawn = T(x, y, english, letters, 700, ink, "start")
    drawn += T(x + width, y, arabic, letters * 0.86, 600, ink, "end", True)
    if field is ONCE:
        return drawn
    top, tall = y + size * 0.4, size * 1.15
    count = 10 if field is HOURS else 1
    for k in range(count):
        step = width / count
        drawn += (
            f"<rect x='{x + k * step}' y='{top}' width='{step}' height='{tall}'"
            f" fill='#fff' stroke='{ink}' stroke-width='2.5'/>"
        )
    return drawn


def round_label(kind, length, height, band):
    """The label of a kind, told three times round. Sizes in decimetres; `band` is one ring."""
    bands, mark, standard, field, ground = PRINT[kind]
    scale, times = 1000, 3
    w, h, ring = length * scale, height * scale, band * scale
    body = f"<rect width='{w}' height='{h}' fill='{ground}'/>"
    for k, colour in enumerate(bands):
        y = h - ring * (len(bands) - k)
        body += f"<rect y='{y}' width='{w}' height='{ring + 1}' fill='#{colour}'/>"
    panel = h - ring * len(bands)
    step = w / times
    big = min(panel * 0.44, step * 1.28 / len(mark))
    for k in range(times):
        x = step * k + step * 0.08
        wide = step * 0.84
        body += T(x + wide / 2, panel * 0.10 + big * 0.76, mark, big, 800, "#16181b")
        small = min(panel * 0.15, 42)
        body += T(x, panel * 0.67, standard, small, 600, "#16181b", "start")
        body += writing_field(x + wide * 0.44, panel * 0.67, field, wide * 0.56, small * 0.88)
    art = printed(f"filter_{kind}", round(w), round(h), body, 3600)
    return M.label(art, 0.4, 0.1)


def round_seal(kind, words):
    """A round label of two words above each other, for the face of a pad."""
    body = "<circle cx='200' cy='200' r='198' fill='#dcdfe1' stroke='#8a9096' stroke-width='4'/>"
    for k, (line, size) in enumerate(words):
        body += T(200, 180 + 62 * k, line, size, 800 if k == 0 else 600, "#16181b")
    return M.label(printed(f"seal_{kind}", 400, 400, body, 900), 0.6, 0.0, alpha=True)
