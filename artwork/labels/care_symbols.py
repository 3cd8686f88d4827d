"""The care symbols of a garment's label."""

from label_kit import T


def care_symbols(x, y, size, ink, gap=1.32):
    """Wash at 60, no bleach, tumble low, iron, no dry cleaning."""
    pen = f"fill='none' stroke='{ink}' stroke-width='5' stroke-linejoin='round'"
    cross = "<path d='M10 12 90 92M90 12 10 92'/>"
    drawings = (
        "<path d='M4 22 18 88H82L96 22M4 30q12-12 23 0t23 0 23 0 23 0'/>",
        f"<path d='M50 14 92 88H8z'/>{cross}",
        "<path d='M10 12H90V90H10z'/><circle cx='50' cy='51' r='32'/>"
        f"<circle cx='50' cy='51' r='3' fill='{ink}'/>",
        "<path d='M6 84q4-36 36-36h42l10 36zM34 22h44l6 26'/>"
        f"<circle cx='56' cy='67' r='3' fill='{ink}'/>",
        f"<circle cx='50' cy='51' r='38'/>{cross}",
    )
    out = ""
    for k, drawing in enumerate(drawings):
        at = f"translate({x + k * size * gap:.1f},{y}) scale({size / 100})"
        out += f"<g transform='{at}' {pen}>{drawing}</g>"
    wash = T(x + size * 0.5, y + size * 0.78, "60", size * 0.40, 700, ink)
    return out + wash
