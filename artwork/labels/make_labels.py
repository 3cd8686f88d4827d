"""All printed artwork: labels, dials, tags and signs. Neutral artwork only: no brands, no approval marks."""

import math

from label_kit import T, lines, runman, svg

# pressure gauge
b = "<circle cx='100' cy='100' r='100' fill='#f4f4f2'/>"


def arc(a0, a1, c, r=70, w=18):
    p = lambda a: (100 + r * math.cos(math.radians(a)), 100 + r * math.sin(math.radians(a)))
    (x0, y0), (x1, y1) = p(a0), p(a1)
    big = 1 if a1 - a0 > 180 else 0
    return f"<path d='M{x0} {y0}A{r} {r} 0 {big} 1 {x1} {y1}' fill='none' stroke='{c}' stroke-width='{w}'/>"


b += arc(150, 225, "#c8161d") + arc(225, 315, "#1f9d45") + arc(315, 390, "#c8161d")
for a in range(150, 391, 15):
    b += f"<g transform='rotate({a} 100 100)'><rect x='176' y='98.8' width='{12 if a % 45 == 0 else 7}' height='2.4' fill='#222'/></g>"
b += T(100, 150, "bar", 18, 600) + T(54, 122, "0", 15, 700) + T(148, 122, "28", 15, 700)
b += "<g transform='rotate(-84 100 100)'><path d='M92 97 L172 99.2 L172 100.8 L92 103z' fill='#111'/></g><circle cx='100' cy='100' r='9' fill='#222'/>"
svg("gauge", 200, 200, b, 512)

# lock-out labels
b = "<rect width='240' height='210' rx='12' fill='#fff'/><rect width='240' height='62' rx='12' fill='#c8161d'/><rect y='40' width='240' height='24' fill='#c8161d'/>" "<ellipse cx='120' cy='32' rx='82' ry='24' fill='#c8161d' stroke='#fff' stroke-width='4'/>" + T(
    120, 43, "DANGER", 31, 800, "#fff"
) + T(
    120, 98, "LOCKED OUT", 25, 800
) + T(
    120, 126, "DO NOT REMOVE", 22, 800
) + T(
    120, 160, "خطر - مغلق - لا تفتح", 20, 700, "#c8161d", ar=True
) + "<rect x='20' y='184' width='200' height='1.6' fill='#555'/>" + T(
    22, 180, "NAME", 9, 600, "#555", "start"
)
svg("lock_label", 240, 210, b, 1024)
b = (
    "<rect width='200' height='360' fill='#fff'/><rect width='200' height='92' fill='#111'/><ellipse cx='100' cy='58' rx='84' ry='28' fill='#d3161d' stroke='#fff' stroke-width='4'/>"
    + T(100, 70, "DANGER", 32, 800, "#fff")
    + T(100, 134, "DO NOT", 32, 800)
    + T(100, 168, "OPERATE", 32, 800)
    + T(100, 206, "ممنوع التشغيل", 25, 700, "#d3161d", ar=True)
    + "".join(
        f"<rect x='16' y='{244 + i * 34}' width='168' height='1.6' fill='#333'/>"
        + T(16, 240 + i * 34, t, 10, 600, "#555", "start")
        for i, t in enumerate(("NAME / الاسم", "DEPT / القسم", "DATE / التاريخ"))
    )
    + "<rect y='340' width='200' height='20' fill='#d3161d'/>"
)
svg("tag", 200, 360, b, 800)

# exit sign face
g = "#0a8a43"
b = (
    f"<rect width='600' height='300' fill='{g}'/><path d='M232 40h112v220h-112z' fill='#fff'/><path d='M246 54h84v206h-84z' fill='{g}'/>"
    + runman(96, 70, 2.45, "#fff")
    + T(470, 128, "EXIT", 84, 800, "#fff")
    + T(470, 232, "مخرج", 78, 700, "#fff", ar=True)
)
svg("exit", 600, 300, b, 2000)

# first aid
b = "<rect width='400' height='300' fill='none'/><path d='M150 20h100v80h80v100h-80v80H150v-80H70V100h80z' fill='#fff'/>"
svg("cross", 400, 300, b, 800)
b = T(300, 62, "FIRST AID KIT", 62, 800, "#fff") + T(
    300, 132, "حقيبة إسعافات أولية", 52, 700, "#fff", ar=True
)
svg("firstaid_txt", 600, 160, b, 1600)
b = (
    "<rect width='240' height='120' rx='6' fill='#fbfbfa'/>"
    + T(120, 34, "SAFETY HARNESS", 19, 800)
    + lines(14, 46, 130, 6, 9)
    + "<rect x='168' y='44' width='58' height='58' fill='#fff' stroke='#111' stroke-width='2'/>"
    + "".join(
        f"<rect x='{172 + 7 * (i % 7)}' y='{48 + 7 * (i // 7)}' width='7' height='7' fill='#111'/>"
        for i in range(49)
        if (i * i * 7 + i * 3) % 5 < 2
    )
)
svg("harness_label", 240, 120, b, 800)
b = (
    "<rect width='300' height='110' fill='#15181c'/>"
    + T(150, 50, "LOCKOUT", 42, 800, "#fff")
    + T(150, 92, "TAGOUT KIT", 30, 800, "#f5c400")
)
svg("loto_bag", 300, 110, b, 1000)
b = (
    "<rect width='200' height='200' fill='#0c63a8'/><circle cx='100' cy='100' r='96' fill='#0c63a8'/>"
    + T(100, 92, "P100", 40, 800, "#fff")
    + T(100, 128, "OV / AG", 26, 700, "#fff")
)
svg("cart", 200, 200, b, 600)
import garment_labels
import sign_labels
import product_labels
