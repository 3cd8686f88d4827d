"""The printed label of each extinguisher: agent, fire classes, steps of use and care."""

from printed import T, printed

FLAME = "<path d='M0-21c2 9 12 12 12 23a12 12 0 0 1-24 1c-1-8 5-9 4-15 4 1 4 4 4 7 3-4 5-10 4-16z' fill='#fff'/>"
FUEL = dict(
    A="<path d='M-18 19l36-7M-18 12l36 7' stroke='#fff' stroke-width='5'/>",
    B="<path d='M-15 14h30v9h-30z' fill='#fff'/><path d='M8 14v-5h8' stroke='#fff' stroke-width='3' fill='none'/>",
    C="<path d='M-20 19h22' stroke='#fff' stroke-width='7'/><path d='M4 14l12-3v16l-12-3z' fill='#fff'/>",
    D="<path d='M-16 12h12l4 5h14v8h-30z' fill='#fff'/>",
    F="<path d='M-16 13h26v6q0 5-6 5h-14q-6 0-6-5zM10 13h14v4h-14z' fill='#fff'/>",
    electric="<path d='M-20 19h14m20 0h8' stroke='#fff' stroke-width='4'/><path d='M-6 11h10v4h7m-7 8h7m-7 4h-10z' fill='#fff' stroke='#fff' stroke-width='2.5'/>",
)
TINTS = dict(A="#2f8f3c", B="#c01820", C="#1e5fb4", D="#3a3f45", F="#3a3f45")
PLAIN = "#2b2f33"  # EN 3-7 gives no agent a colour
STEPS = (
    ("1  PULL PIN", "اسحب الدبوس"), ("2  AIM LOW", "صوّب للأسفل"), ("3  SQUEEZE", "اضغط المقبض")
)
KINDS = dict(
    powder=("ABC DRY POWDER 6 kg", "مطفأة بودرة جافة ٦ كجم", "#12459c", "ABC", "34A 183B C"),
    powder12=("ABC DRY POWDER 12 kg", "مطفأة بودرة جافة ١٢ كجم", "#12459c", "ABC", "43A 233B C"),
    co2=("CARBON DIOXIDE 5 kg", "ثاني أكسيد الكربون ٥ كجم", "#16181b", "B", "89B"),
    foam=("AFFF SPRAY FOAM 9 L", "مطفأة رغوة ٩ لتر", "#b8944a", "AB", "21A 183B"),
    water=("WATER 9 L", "طفاية ماء ٩ لتر", PLAIN, "A", ""),
    fluorine_free=("FLUORINE-FREE FOAM 9 L", "رغوة خالية من الفلور ٩ لتر", PLAIN, "AB", ""),
    wet=("WET CHEMICAL 6 L", "طفاية كيميائية رطبة ٦ لتر", PLAIN, "FA", ""),
    metal=("CLASS D POWDER 9 kg", "بودرة حرائق المعادن ٩ كجم", PLAIN, "D", ""),
    american=("ABC DRY CHEMICAL 10 lb", "طفاية بودرة كيميائية جافة", PLAIN, "ABC", ""),
)
CARE = dict(
    powder=("Not for cooking oil or metal fires.", "The cloud irritates in closed rooms."),
    co2=("Hold the grip: the horn turns very cold.", "Leave small rooms at once and ventilate."),
    foam=("Not for gas, metal or cooking oil fires.", "Protect from frost: +5 °C to +60 °C."),
    water=("Not for burning liquids or cooking oil.", "Not for live electrical equipment."),
    fluorine_free=("Not for gas, metal or cooking oil fires.", "Cover the whole surface of a spill."),
    wet=("Switch off the heat first.", "Stand back. Spray in circles."),
    metal=("Only for metals that the maker names.", "Leave the crust until it is cold."),
)
BURNS = dict(
    water=("WOOD, PAPER, CLOTH", "أخشاب وورق وأقمشة"),
    fluorine_free=("SOLIDS AND FUEL SPILLS", "مواد صلبة ووقود"),
    wet=("COOKING OIL AND SOLIDS", "زيوت الطهي ومواد صلبة"),
    metal=("BURNING METALS", "معادن مشتعلة"),
    american=("4.5 kg", "٤٫٥ كجم"),
)
GENTLY = dict(
    fluorine_free=("3  SPRAY SOFTLY", "رشّ برفق"),
    wet=("3  SPRAY SOFTLY", "رشّ برفق"),
    metal=("3  LAY SOFTLY", "غطِّ برفق"),
)
ALWAYS = ("Check monthly, service yearly.", "Recharge after any use.")


def step(k, kind):
    """Pin, jet at the base of the fire, and lever."""
    x = 26 + k * 126
    cx, words, arabic = x + 58, *(GENTLY.get(kind, STEPS[2]) if k == 2 else STEPS[k])
    frame = f"<rect x='{x}' y='110' width='116' height='104' rx='5' fill='#fff' stroke='#b8171c' stroke-width='2.4'/>"
    picture = (
        f"<circle cx='{cx - 16}' cy='146' r='15' fill='none' stroke='#222' stroke-width='5'/><path d='M{cx - 1} 146h34' stroke='#222' stroke-width='5'/><path d='M{cx + 36} 134l16 12-16 12z' fill='#b8171c'/>",
        f"<path d='M{cx - 46} 128l34 10v12l-34-4z' fill='#222'/><path d='M{cx - 8} 143l32 29' stroke='#b8171c' stroke-width='5' stroke-dasharray='9 5'/><path d='M{cx + 20} 178c-8-14 2-20 4-36 16 10 22 24 12 36z' fill='#e66a12'/><path d='M{cx - 6} 180h56' stroke='#222' stroke-width='3'/>",
        f"<path d='M{cx - 40} 136h66l14-8M{cx - 40} 158h58' stroke='#222' stroke-width='7' fill='none'/><path d='M{cx} 116v16m-7-7l7 8 7-8M{cx} 178v-14m-7 7l7-8 7 8' stroke='#b8171c' stroke-width='4' fill='none'/>",
    )[k]
    return frame + picture + T(cx, 194, words, 12.5, 800, "#b8171c") + T(
        cx, 209, arabic, 11.5, 600, "#222", ar=True
    )


def draw(kind):
    """The label as an image, 420 wide and 360 high."""
    english, arabic, band, classes, rating = KINDS[kind]
    body = f"<rect width='420' height='360' fill='#f7f7f5'/><rect width='420' height='62' fill='{band}'/>"
    body += T(210, 42, english, min(29, 330 / (0.62 * len(english))), 800, "#fff")
    body += "<rect y='62' width='420' height='36' fill='#1c1c1c'/>" + T(
        210, 88, arabic, 21, 700, "#fff", ar=True
    )
    body += "".join(step(k, kind) for k in range(3))
    for k, letter in enumerate(classes):
        fuel = FUEL["electric" if kind == "american" and letter == "C" else letter]
        x = 26 + k * 88
        body += f"<rect x='{x}' y='224' width='82' height='62' rx='4' fill='{TINTS[letter]}'/>"
        body += T(x + 24, 267, letter, 34, 800, "#fff")
        body += f"<g transform='translate({x + 57},254) scale(.92)'>{FLAME}{fuel}</g>"
    x = 26 + len(classes) * 88 + 4
    if rating:
        body += T(x, 246, "RATING", 11, 700, "#555", "start")
        body += T(x, 268, rating, 17, 800, "#111", "start")
    else:
        burns, in_arabic = BURNS[kind]
        body += T(x, 252, burns, 14, 800, "#111", "start")
        body += T(x, 275, in_arabic, 15, 700, "#333", "start", ar=True)
    for k, words in enumerate((*CARE.get(kind, CARE["powder"]), *ALWAYS)):
        x, y = (26, 310 + 16 * k) if k < 2 else (250, 310 + 16 * (k - 2))
        body += T(x, y, words, 10.5, 600, "#333", "start")
    body += f"<rect y='346' width='420' height='14' fill='{band}'/>"
    return printed(f"extinguisher_{kind}", 420, 360, body, 2000)
