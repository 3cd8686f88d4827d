"""Safety signs of our own drawing in the manner of ISO 7010: mandatory, warning, prohibition, fire, exit."""

from label_kit import T, runman, svg

BLUE, YELLOW, RED, GREEN = "#0b5aa6", "#f6c400", "#c5151c", "#0a8a43"
WHITE, BLACK = "#ffffff", "#111111"

PICTURES = dict(
    helmet="<path d='M58 113H150Q153 134 143 147Q141 151 141 156Q142 164 152 171Q132 182 100 182Q86 182 76 178Q90 172 91 161Q78 164 73 159Q69 156 70 151L66 148L68 144L64 141Q62 138 64 134L57 131Q53 129 55 125L60 117z' fill='{c}'/><path d='M33 110Q32 101 44 98L54 95Q57 46 106 45Q155 45 157 96L163 104Q165 110 158 110z' fill='{c}' stroke='{b}' stroke-width='4'/><path d='M54 97H157M86 52Q96 66 98 96M124 51Q120 66 120 96' stroke='{b}' stroke-width='4' fill='none'/>",
    gloves="<path d='M58 150V88q0-8 7-8t7 8V64q0-8 7-8t7 8V58q0-8 7-8t7 8v10q0-7 7-7t7 7v44l8-12q6-7 12-2 4 4 0 11l-22 40z' fill='{c}'/><rect x='60' y='156' width='58' height='16' rx='4' fill='{c}'/>",
    boots="<path d='M78 48h40v62q26 14 40 18 6 4 6 14v10H78z' fill='{c}'/><rect x='78' y='156' width='88' height='10' fill='{c}'/><rect x='78' y='156' width='26' height='16' fill='{c}'/>",
    goggles="<circle cx='100' cy='104' r='56' fill='{c}'/><rect x='52' y='88' width='96' height='34' rx='14' fill='{b}'/><rect x='58' y='94' width='38' height='22' rx='9' fill='{c}'/><rect x='104' y='94' width='38' height='22' rx='9' fill='{c}'/>",
    ears="<circle cx='100' cy='108' r='44' fill='{c}'/><path d='M50 108a50 52 0 0 1 100 0' fill='none' stroke='{c}' stroke-width='9'/><rect x='40' y='92' width='24' height='44' rx='10' fill='{c}' stroke='{b}' stroke-width='4'/><rect x='136' y='92' width='24' height='44' rx='10' fill='{c}' stroke='{b}' stroke-width='4'/>",
    vest="<path d='M66 50l18 10q16 12 32 0l18-10 20 22-12 22v72H58V94L46 72z' fill='{c}'/><path d='M58 124h84M58 146h84M84 62v60M116 62v60' stroke='{b}' stroke-width='7'/>",
    bolt="<g transform='translate(15 24) scale(.85)'><path d='M108 50L78 108h20l-8 46 36-62h-22l12-42z' fill='{c}'/></g>",
    load="<g transform='translate(15 24) scale(.85)'><path d='M100 44v26' stroke='{c}' stroke-width='7'/><path d='M100 62c16 6 12 26-2 24' fill='none' stroke='{c}' stroke-width='7'/><rect x='66' y='98' width='68' height='46' fill='{c}'/><path d='M100 84L70 100M100 84l30 16' stroke='{c}' stroke-width='5'/></g>",
    fall="<path d='M56 128H86V160H40z' fill='{c}'/><circle cx='130' cy='138' r='10' fill='{c}'/><g fill='none' stroke='{c}' stroke-linecap='round' stroke-linejoin='round'><path d='M101 99L118 121' stroke-width='16'/><path d='M101 95L91 82L102 67M98 99L83 100L76 115' stroke-width='9'/><path d='M119 118L134 113M114 124L111 146' stroke-width='8'/></g>",
    truck="<path d='M58 126H106V148H54Q54 132 58 126z' fill='{c}'/><path d='M66 128L75 94H104L107 128' fill='none' stroke='{c}' stroke-width='5' stroke-linejoin='round'/><circle cx='88' cy='106' r='7' fill='{c}'/><path d='M82 115H94L98 128H80z' fill='{c}'/><path d='M115 88V149H150' fill='none' stroke='{c}' stroke-width='6'/><rect x='123' y='122' width='20' height='20' fill='{c}'/><g fill='{c}' stroke='{b}' stroke-width='3'><circle cx='69' cy='150' r='11'/><circle cx='99' cy='150' r='11'/></g>",
    flame="<g transform='translate(20 26) scale(.8)'><path d='M100 46c6 26 34 36 34 68a34 36 0 0 1-68 4c-2-22 14-26 12-44 10 4 12 12 12 20 8-12 12-28 10-48z' fill='{c}'/></g><rect x='68' y='154' width='64' height='7' fill='{c}'/>",
    hot="<g transform='translate(20 33) scale(.8)'><path d='M52 140h96' stroke='{c}' stroke-width='11'/><path d='M76 124c-10-16 10-22 0-42M100 124c-10-16 10-22 0-42M124 124c-10-16 10-22 0-42' fill='none' stroke='{c}' stroke-width='8'/></g>",
    smoking="<rect x='52' y='104' width='72' height='16' fill='{c}'/><rect x='130' y='104' width='18' height='16' fill='{c}'/><path d='M138 96c0-14 10-12 10-26' fill='none' stroke='{c}' stroke-width='6'/>",
    walker="<circle cx='104' cy='58' r='12' fill='{c}'/><path d='M100 76l-6 42-18 38M96 116l22 14 6 28M84 92l20-12 24 18' fill='none' stroke='{c}' stroke-width='12' stroke-linecap='round' stroke-linejoin='round'/>",
    hand="<path d='M64 150V92q0-7 6-7t6 7V66q0-7 6-7t6 7V58q0-7 6-7t6 7v10q0-6 6-6t6 6v46l8-12q6-6 11-1 4 4 0 10l-22 39z' fill='{c}'/>",
    water="<g transform='translate(24 74) scale(.58)'><path d='M100 46c6 26 34 36 34 68a34 36 0 0 1-68 4c-2-22 14-26 12-44 10 4 12 12 12 20 8-12 12-28 10-48z' fill='{c}'/></g><g transform='translate(134 72) rotate(-112)'><path d='M-24 -21H24L17 23H-17z' fill='{c}'/></g><path d='M102 58Q80 62 70 84M104 70Q88 75 80 94M108 82Q97 86 91 100' fill='none' stroke='{c}' stroke-width='7' stroke-linecap='round'/>",
    extinguisher="<rect x='74' y='76' width='40' height='84' rx='10' fill='{c}'/><rect x='86' y='56' width='16' height='22' fill='{c}'/><path d='M102 62h26M94 56l30-14M80 70q-24 6-22 50' fill='none' stroke='{c}' stroke-width='7'/>",
    corrosive="<g transform='translate(31 53) scale(.66)'><path d='M58 62l44 14-4 13-44-14z' fill='{c}'/><path d='M92 96v14M84 116v10' stroke='{c}' stroke-width='7'/><path d='M56 134h58v16H56z' fill='{c}'/><path d='M78 134q8 14 18 0z' fill='{b}'/><path d='M120 112q16-2 22 10l10 16q2 10-10 10h-18z' fill='{c}'/></g>",
    gears="<g transform='translate(36 52) scale(.66)'><circle cx='82' cy='118' r='22' fill='none' stroke='{c}' stroke-width='13'/><circle cx='82' cy='118' r='32' fill='none' stroke='{c}' stroke-width='11' stroke-dasharray='13 12.1'/><circle cx='124' cy='86' r='13' fill='none' stroke='{c}' stroke-width='10'/><circle cx='124' cy='86' r='21' fill='none' stroke='{c}' stroke-width='9' stroke-dasharray='10 12'/></g>",
    alarm="<rect x='34' y='56' width='76' height='76' rx='8' fill='none' stroke='{c}' stroke-width='10'/><circle cx='72' cy='94' r='15' fill='{c}'/><g fill='{c}' stroke='{b}' stroke-width='4'><rect x='146' y='92' width='36' height='36' rx='6'/><rect x='124' y='86' width='42' height='50' rx='13'/><rect x='84' y='85' width='62' height='18' rx='9'/></g><path d='M132 112h22M132 124h20' stroke='{b}' stroke-width='4'/>",
    hose="<circle cx='82' cy='94' r='54' fill='{c}'/><g fill='none' stroke='{b}' stroke-width='5'><circle cx='82' cy='94' r='44'/><circle cx='82' cy='94' r='34'/></g><circle cx='82' cy='94' r='24' fill='{b}'/><path d='M82 70V118M58 94H106' stroke='{c}' stroke-width='6'/><circle cx='82' cy='94' r='10' fill='{c}'/><path d='M131 94V146Q131 170 154 170' fill='none' stroke='{c}' stroke-width='10'/><path d='M152 159H164L184 165V175L164 181H152z' fill='{c}'/><g transform='translate(114 14) scale(.48)'><path d='M100 46c6 26 34 36 34 68a34 36 0 0 1-68 4c-2-22 14-26 12-44 10 4 12 12 12 20 8-12 12-28 10-48z' fill='{c}'/></g>",
)


def words(english, arabic, colour, top=206):
    return T(100, top + 22, english, 15.5, 800, colour) + T(
        100, top + 48, arabic, 17, 700, colour, ar=True
    )


def face(name, shape, english, arabic, background, ink, picture, behind):
    drawing = PICTURES[picture].format(c=ink, b=behind)
    body = f"<rect width='200' height='270' fill='{WHITE}'/>{shape}{drawing}"
    panel = f"<rect y='206' width='200' height='64' fill='{background}'/>"
    colour = BLACK if background == YELLOW else WHITE
    body += panel + words(english, arabic, colour)
    svg("sign_" + name, 200, 270, body, 720)


def mandatory(name, english, arabic, picture):
    face(
        name,
        f"<circle cx='100' cy='104' r='92' fill='{BLUE}'/>",
        english,
        arabic,
        BLUE,
        WHITE,
        picture,
        BLUE,
    )


def warning(name, english, arabic, picture):
    triangle = f"<path d='M100 14L190 172a9 9 0 0 1-8 14H18a9 9 0 0 1-8-14z' fill='{BLACK}'/><path d='M100 36L174 168H26z' fill='{YELLOW}'/>"
    face(
        name,
        triangle + "<g transform='translate(20,34) scale(.8)'></g>",
        english,
        arabic,
        YELLOW,
        BLACK,
        picture,
        YELLOW,
    )


def prohibition(name, english, arabic, picture):
    drawing = PICTURES[picture].format(c=BLACK, b=WHITE)
    ring = f"<circle cx='100' cy='104' r='83' fill='none' stroke='{RED}' stroke-width='18'/><path d='M42 46l116 116' stroke='{RED}' stroke-width='18'/>"
    body = f"<rect width='200' height='270' fill='{WHITE}'/>{drawing}{ring}"
    body += f"<rect y='206' width='200' height='64' fill='{RED}'/>" + words(english, arabic, WHITE)
    svg("sign_" + name, 200, 270, body, 720)


def fire(name, english, arabic, picture):
    face(
        name,
        f"<rect x='10' y='12' width='180' height='184' rx='6' fill='{RED}'/>",
        english,
        arabic,
        RED,
        WHITE,
        picture,
        RED,
    )


mandatory("helmet", "WEAR A HELMET", "ارتدِ الخوذة", "helmet")
mandatory("gloves", "WEAR GLOVES", "ارتدِ القفازات", "gloves")
mandatory("boots", "WEAR SAFETY BOOTS", "ارتدِ حذاء السلامة", "boots")
mandatory("goggles", "WEAR EYE PROTECTION", "احمِ عينيك", "goggles")
mandatory("ears", "WEAR EAR MUFFS", "ارتدِ واقي الأذن", "ears")
mandatory("vest", "WEAR A VEST", "ارتدِ السترة العاكسة", "vest")
warning("bolt", "ELECTRICITY", "خطر كهرباء", "bolt")
warning("load", "OVERHEAD LOAD", "حمولة معلقة", "load")
warning("fall", "DROP", "خطر السقوط", "fall")
warning("truck", "FORKLIFT TRUCKS", "رافعات شوكية", "truck")
warning("flame", "FLAMMABLE", "مواد قابلة للاشتعال", "flame")
warning("hot", "HOT SURFACE", "سطح ساخن", "hot")
warning("corrosive", "CORROSIVE", "مواد أكّالة", "corrosive")
warning("gears", "MOVING PARTS", "أجزاء متحركة", "gears")
prohibition("smoking", "NO SMOKING", "ممنوع التدخين", "smoking")
prohibition("walker", "NO ENTRY", "ممنوع الدخول", "walker")
prohibition("hand", "DO NOT TOUCH", "ممنوع اللمس", "hand")
prohibition("water", "NO WATER ON FIRE", "ممنوع استعمال الماء", "water")
fire("extinguisher", "FIRE EXTINGUISHER", "طفاية حريق", "extinguisher")
fire("alarm", "FIRE ALARM", "إنذار الحريق", "alarm")
fire("hose", "FIRE HOSE", "خرطوم الحريق", "hose")

ARROW = "<path d='M196 76 L120 76 L120 52 L60 100 L120 148 L120 124 L196 124z' fill='{c}'/>"


def exit_sign(name, ground, ink):
    """The figure runs to the left through the door, as the arrow points."""
    door = f"<path d='M352 40h112v220h-112z' fill='{ink}'/><path d='M366 54h84v206h-84z' fill='{ground}'/>"
    figure = f"<g transform='translate(816,0) scale(-1,1)'>{door}{runman(216, 70, 2.45, ink)}</g>"
    body = f"<rect width='600' height='300' fill='{ground}'/>" + figure
    body += "<g transform='translate(10,50)'>" + ARROW.format(c=ink) + "</g>"
    svg(name, 600, 300, body, 1600)


exit_sign("exit_arrow", GREEN, "#eef5db")
