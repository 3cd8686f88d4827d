"""Printed labels of single products."""

from label_kit import T, lines, svg

# fire blanket
body = "<rect width='300' height='400' fill='#fff'/><rect width='300' height='86' fill='#b8171c'/>"
body += T(150, 40, "FIRE BLANKET", 32, 800, "#fff") + T(
    150, 74, "بطانية حريق", 26, 700, "#fff", ar=True
)
for i, (english, arabic) in enumerate(
    (
        ("PULL TAPES", "اسحب الشريطين"),
        ("COVER FIRE", "غطِّ النار"),
        ("TURN OFF HEAT", "أطفئ المصدر"),
    )
):
    y = 104 + i * 86
    body += f"<rect x='16' y='{y}' width='268' height='76' rx='5' fill='#fff' stroke='#b8171c' stroke-width='3'/>"
    body += f"<circle cx='52' cy='{y + 38}' r='22' fill='#b8171c'/>" + T(
        52, y + 47, str(i + 1), 27, 800, "#fff"
    )
    body += T(176, y + 33, english, 22, 800) + T(176, y + 62, arabic, 20, 600, "#333", ar=True)
body += "<rect x='0' y='372' width='300' height='28' fill='#b8171c'/>"
svg("blanket", 300, 400, body, 1200)

# eyewash
body = "<rect width='360' height='110' fill='#0a8743'/><g transform='translate(14,12)'><path d='M6 44q38-40 76 0-38 40-76 0z' fill='#fff'/><circle cx='44' cy='44' r='15' fill='#0a8743'/><path d='M34 6l4 16M54 6l-4 16' stroke='#fff' stroke-width='6'/></g>"
body += T(230, 46, "EYEWASH", 38, 800, "#fff") + T(230, 92, "غسول العيون", 32, 700, "#fff", ar=True)
svg("eyewash", 360, 110, body, 1400)
body = (
    "<rect width='160' height='230' fill='#fdfefe'/><rect width='160' height='54' fill='#0a8743'/>"
    + T(80, 37, "EYEWASH", 25, 800, "#fff")
)
body += (
    T(80, 86, "غسول العيون", 22, 700, "#0a8743", ar=True)
    + T(80, 122, "0.9 % NaCl", 20, 700)
    + T(80, 150, "500 ml", 24, 800)
    + lines(18, 168, 124, 6, 8)
)
svg("eyewash_bottle", 160, 230, body, 800)

# spill kit
body = (
    "<rect width='300' height='220' fill='#fff'/><rect width='300' height='60' fill='#111'/>"
    + T(150, 43, "SPILL KIT", 40, 800, "#f6c400")
)
body += (
    T(150, 104, "عدة احتواء الانسكاب", 25, 700, ar=True)
    + T(150, 150, "CHEMICAL  100 L", 28, 800, "#c5151c")
    + lines(24, 166, 252, 5, 9)
)
svg("spill", 300, 220, body, 1200)

# soft first aid bag, lockout pouch, retractable block
body = "<rect width='240' height='240' fill='none'/><path d='M85 20h70v65h65v70h-65v65H85v-65H20V85h65z' fill='#fff'/>"
svg("white_cross", 240, 240, body, 700)
body = (
    "<rect width='200' height='80' fill='#111'/>"
    + T(100, 36, "LOCKOUT", 30, 800, "#fff")
    + T(100, 66, "عدة القفل", 22, 700, "#f5c400", ar=True)
)
svg("pouch", 200, 80, body, 800)
body = (
    "<rect width='240' height='160' rx='6' fill='#fdfdfb'/>"
    + "<rect width='240' height='42' rx='6' fill='#111'/>"
    + T(120, 29, "RETRACTABLE TYPE", 21, 800, "#f6c400")
    + T(120, 70, "STEEL CABLE 10 m", 21, 800)
    + T(120, 96, "كابل فولاذي 10 م", 19, 700, ar=True)
    + T(120, 124, "EN 360:2023", 20, 800)
    + T(120, 149, "مستخدم حتى 100 كجم", 17, 700, ar=True)
)
svg("retractable", 240, 160, body, 900)


# energy absorbers and the marks of a harness
def absorber_label(name, kind, arabic, columns):
    """The print of an energy absorber; `columns` are three figures, each with what it says."""
    body = "<rect width='240' height='120' rx='5' fill='#fbfbf9'/><rect width='240' height='30' fill='#111'/>"
    body += T(120, 21, "ENERGY ABSORBER", 17, 800, "#f6c400")
    body += T(12, 52, kind, 13, 700, "#111", "start") + T(
        228, 52, arabic, 14, 700, "#111", "end", True
    )
    body += "<rect x='12' y='60' width='216' height='1.4' fill='#111'/>"
    for x, (figure, what) in zip((44, 120, 196), columns):
        body += T(x, 86, figure, 21, 800, "#c5151c") + T(x, 104, what, 11, 700, "#333")
    svg(name, 240, 120, body, 1000)


ONE_USER = (("100 kg", "1 USER"), ("6 kN", "MAX"))
absorber_label("lanyard_twin", "TWIN LEG", "حبل مزدوج", (("1.8 m", "LENGTH"), *ONE_USER))
absorber_label("lanyard_single", "SINGLE LEG", "حبل مفرد", (("1.5 m", "LENGTH"), *ONE_USER))
absorber_label(
    "lanyard_ansi",
    "ANSI/ASSP Z359.13",
    "حبل مزدوج",
    (("6 ft", "1.8 m"), ("59–140", "kg, 1 USER"), ("6 ft", "FREE FALL")),
)
body = "<rect width='120' height='120' rx='6' fill='#f4f4f1'/>" + T(60, 82, "A/2", 58, 800, "#111")
svg("half_a", 120, 120, body, 500)

# absorbent pads
body = "<rect width='360' height='150' rx='4' fill='#f9fafb'/><rect width='360' height='52' fill='#0b5aa6'/>"
body += T(180, 37, "OIL ABSORBENT PADS", 29, 800, "#fff")
body += T(180, 88, "وسائد ماصة للزيت", 28, 700, "#0b5aa6", ar=True)
body += T(180, 128, "100 PADS   400 × 500 mm", 23, 700, "#222")
svg("absorbent", 360, 150, body, 1200)
