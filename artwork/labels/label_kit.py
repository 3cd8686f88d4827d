"""Drawing helpers for printed artwork: SVG to PNG with rsvg-convert, which shapes the Arabic."""

import subprocess, os, math, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
from paths import TEXTURES as OUT

os.makedirs(OUT, exist_ok=True)
F = "font-family='Inter,DejaVu Sans'"
FA = "font-family='Noto Kufi Arabic'"


def svg(name, w, h, body, px=1600, defs=""):
    s = f"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 {w} {h}' width='{w}' height='{h}'><defs>{defs}</defs>{body}</svg>"
    p = f"{OUT}/{name}.svg"
    open(p, "w").write(s)
    subprocess.run(["rsvg-convert", "-w", str(px), p, "-o", f"{OUT}/{name}.png"], check=True)


def T(x, y, s, size, w=700, fill="#111", anchor="middle", ar=False, extra=""):
    if ar and anchor == "middle":  # letters of Latin and digits keep their place among the words
        extra += " direction='rtl'"
    return f"<text x='{x}' y='{y}' {FA if ar else F} font-weight='{w}' font-size='{size}' fill='{fill}' text-anchor='{anchor}' {extra}>{s}</text>"


def lines(x, y, w, n, gap, fill="#444", h=1.1):
    import random

    r = random.Random(n * 7 + int(w))
    o = ""
    for i in range(n):
        o += f"<rect x='{x}' y='{y + i * gap}' width='{w * (0.72 + 0.28 * r.random()):.1f}' height='{h}' fill='{fill}' opacity='.75'/>"
    return o


RUN = (
    "M57 8a7 7 0 1 1-.01 0z",  # head
    "M36 27 L50 19 C53 17.4 57 17.6 59.5 19.6 L66 26 L75 23.4 A3.6 3.6 0 0 1 77.2 30.2 L66 33.6 C64.6 34 63.2 33.7 62.2 32.7 L59 29.8 L53.6 42.2 L62.6 49 C64 50 64.8 51.6 64.8 53.3 L64.6 70 A4.2 4.2 0 0 1 56.2 70 L56.4 56.6 L46.8 50.6 L42.4 58.2 C41.6 59.6 40.2 60.4 38.6 60.5 L24 61.2 A4.2 4.2 0 0 1 23.6 52.8 L35.6 52.2 L46.4 29.6 L40.2 33.2 L36.4 42 A3.5 3.5 0 0 1 30 39.3 L34 29.6 C34.4 28.5 35.1 27.6 36 27z",
)


def runman(x, y, s, fill):
    return (
        f"<g transform='translate({x},{y}) scale({s})' fill='{fill}'>"
        + "".join(f"<path d='{d}'/>" for d in RUN)
        + "</g>"
    )
