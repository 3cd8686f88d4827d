"""Labels sewn in garments, the pass in a vest's window and the print on packs."""

from care_symbols import care_symbols
from label_kit import T, svg


def fabric_label(name, width, height, cloth, ink, rows, care=None, band=None, picture=""):
    """Rows of (text, size, Arabic?, colour, weight) or gaps in points; then the care symbols."""
    body = f"<rect width='{width}' height='{height}' fill='{cloth}'/>"
    y = 0
    if band:
        body += f"<rect width='{width}' height='{band[1]}' fill='{band[0]}'/>"
    for row in rows:
        if isinstance(row, int):
            y += row
            continue
        words, size, arabic, colour, weight = (*row, *(ink, 700)[len(row) - 3 :])
        y += size * 1.34
        body += T(width / 2, y, words, size, weight, colour, ar=arabic)
    if care:
        body += care_symbols(*care, ink)
    svg(name, width, height, body + picture, 1400)


fabric_label(
    "label_fr_cotton",
    400,
    400,
    "#f3f0e6",
    "#1b1d20",
    (
        16,
        ("FR COTTON COVERALL", 27, False),
        ("بدلة عمل قطنية مقاومة للهب", 21, True),
        6,
        ("L", 60, False, "#c23a0c", 800),
        6,
        ("NFPA 2112", 21, False),
        ("EN ISO 11612 · A1 A2 B1 C1 E2 F1", 18, False),
        ("EN ISO 11611 · CLASS 1", 18, False),
        ("88 % FR COTTON · 12 % NYLON", 17, False),
    ),
    care=(36, 318, 54),
)
fabric_label(
    "label_arc_jacket",
    420,
    360,
    "#14171c",
    "#eef0f2",
    (
        16,
        ("ARC RATING", 30, False),
        ("مقاومة القوس الكهربائي", 23, True),
        ("12 cal/cm²", 66, False, "#ffd23c", 800),
        12,
        ("ASTM F1506 · IEC 61482-2", 22, False),
        ("JACKET · L", 22, False),
    ),
    care=(64, 290, 46),
)
fabric_label(
    "label_arc_suit",
    420,
    520,
    "#f4f4f1",
    "#16223c",
    (
        14,
        ("ARC FLASH COAT", 34, False, "#ffffff", 800),
        26,
        ("40 cal/cm²", 70, False, "#b3151b", 800),
        ("مقاومة القوس الكهربائي", 27, True),
        12,
        ("PPE CATEGORY 4", 27, False),
        ("ASTM F1506 · IEC 61482-2", 23, False),
        10,
        ("SIZE XL", 29, False),
        ("افحص قبل كل استعمال", 21, True),
    ),
    care=(64, 446, 46),
    band=("#16223c", 72),
)
fabric_label(
    "label_fr_shirt",
    300,
    460,
    "#f5f3ec",
    "#1b1d20",
    (
        12,
        ("FR SHIRT", 30, False),
        ("قميص مقاوم للهب", 22, True),
        10,
        ("ATPV", 24, False),
        ("12 cal/cm²", 44, False, "#16223c", 800),
        10,
        ("88 % COTTON", 20, False),
        ("12 % NYLON", 20, False),
        ("305 g/m²", 20, False),
        10,
        ("M", 46, False, "#16223c", 800),
    ),
    care=(20, 396, 40),
)
fabric_label(
    "label_heat_coat",
    440,
    330,
    "#f6f6f4",
    "#1b1d20",
    (
        14,
        ("ALUMINISED HEAT COAT", 29, False, "#ffffff", 800),
        22,
        ("معطف عاكس للحرارة", 25, True),
        6,
        ("EN ISO 11612", 27, False),
        ("A1 B1 C4 D3 E3 F1", 38, False, "#b3151b", 800),
        6,
        ("WIPE CLEAN · DO NOT FOLD", 21, False),
        ("SIZE L · 120 cm", 26, False),
    ),
    band=("#5c6167", 64),
)
portrait = (
    "<g transform='translate(75,128) scale(.5)'><rect width='300' height='360' fill='#d8dee4'/>"
    "<circle cx='150' cy='140' r='70' fill='#8c98a4'/>"
    "<path d='M20 360q0-130 130-130t130 130z' fill='#8c98a4'/></g>"
)
fabric_label(
    "site_pass",
    300,
    440,
    "#ffffff",
    "#14274a",
    (
        10,
        ("SITE PASS", 38, False, "#ffffff", 800),
        ("تصريح دخول", 28, True, "#ffffff", 700),
        218,
        ("SURVEYOR", 34, False, "#14274a", 800),
        ("مسّاح", 30, True),
    ),
    band=("#14274a", 116),
    picture=portrait,
)
fabric_label(
    "coverall_pack",
    600,
    420,
    "#ffffff",
    "#12315e",
    (
        14,
        ("DISPOSABLE COVERALL", 42, False, "#ffffff", 800),
        34,
        ("بدلة واقية للاستعمال مرة واحدة", 34, True),
        4,
        ("XL", 150, False, "#12315e", 800),
        ("TYPE 5 · TYPE 6 · 1 PIECE", 34, False),
    ),
    band=("#12315e", 84),
)
fabric_label(
    "arc_bag",
    520,
    240,
    "#ffd23c",
    "#14171c",
    (
        18,
        ("ARC FLASH SUIT", 54, False, "#14171c", 800),
        ("بدلة القوس الكهربائي", 38, True),
        ("40 cal/cm²", 46, False, "#14171c", 800),
    ),
)
LIGHT, INK, LIME_INK = "#f6f6f2", "#1b1d20", "#4d5a00"
fabric_label(
    "label_ansi_vest",
    400,
    400,
    LIGHT,
    INK,
    (
        20,
        ("ANSI/ISEA 107-2020", 32, False, INK, 800),
        10,
        ("TYPE R · CLASS 3", 40, False, LIME_INK, 800),
        ("النوع R · الدرجة 3", 30, True),
        12,
        ("SAFETY VEST · POLYESTER", 22, False),
        ("سترة عاكسة", 26, True),
        8,
        ("XL", 58, False, INK, 800),
    ),
)
fabric_label(
    "label_fr_vest",
    400,
    400,
    LIGHT,
    INK,
    (
        16,
        ("EN ISO 14116", 34, False, INK, 800),
        ("INDEX 3", 46, False, "#b3261e", 800),
        ("المؤشر 3", 30, True),
        12,
        ("EN ISO 20471 · CLASS 2", 27, False),
        ("سترة مقاومة للهب", 27, True),
        8,
        ("L", 58, False, INK, 800),
    ),
)
fabric_label(
    "label_fr_rain",
    400,
    400,
    LIGHT,
    INK,
    (
        20,
        ("FR RAIN SUIT", 34, False, INK, 800),
        ("بدلة مطر مقاومة للهب", 29, True),
        12,
        ("ASTM F2733-21", 40, False, "#b3261e", 800),
        10,
        ("WEAR OVER FR CLOTHING", 24, False),
        ("تُرتدى فوق ملابس مقاومة للهب", 23, True),
        8,
        ("L", 56, False, INK, 800),
    ),
)
