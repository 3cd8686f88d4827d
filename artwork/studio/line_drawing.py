"""line drawing with dimensions from normal + albedo passes:  line_drawing.py NAME OUT.png"""

import sys, json, subprocess, base64, io, os
import numpy as np, cv2

from paths import WORK

W = str(WORK / "technical") + "/"


def drawing(d):
    n = np.load(d + "/normal.npy").astype(np.float32)
    a = np.load(d + "/albedo.npy").astype(np.float32)
    mask = (np.abs(n).sum(-1) > 0.05).astype(np.float32)

    def sob(x):
        return np.hypot(
            cv2.Sobel(x, cv2.CV_32F, 1, 0, ksize=3), cv2.Sobel(x, cv2.CV_32F, 0, 1, ksize=3)
        )

    n = cv2.bilateralFilter(n, 5, 0.25, 2)
    en = sum(sob(n[..., k]) for k in range(3))
    a = np.cbrt(np.clip(cv2.bilateralFilter(a, 5, 0.08, 2), 0, 1))
    ea = sum(sob(a[..., k]) for k in range(3))
    em = sob(cv2.GaussianBlur(mask, (0, 0), 0.8))
    e = np.clip((en - 0.55) / 1.3, 0, 1) * 0.75 + np.clip((ea - 0.45) / 1.2, 0, 1) * 0.6
    line = np.clip(np.maximum(e * mask, np.clip(em * 1.2, 0, 1)), 0, 1)
    shade = np.clip(n @ np.array([-0.40, 0.55, 0.73]), 0, 1)  # soft clay shading
    lum = 0.84 + 0.17 * shade**1.2
    tone = mask * np.clip(lum, 0, 1) * (0.93 + 0.07 * a.mean(-1)) + (1 - mask)
    tone = cv2.GaussianBlur(tone, (0, 0), 0.7)
    ink = np.array([0.17, 0.22, 0.28])
    img = tone[..., None] * np.array([0.985, 0.99, 1.0])
    img = img * (1 - mask[..., None]) + img * mask[..., None]
    rgb = img * (1 - line[..., None]) + ink * line[..., None]
    alpha = np.clip(np.maximum(mask, line), 0, 1)
    return np.dstack([rgb, alpha])


def main(name, out, title=""):
    d = W + name
    meta = json.load(open(d + "/meta.json"))
    S = 800
    parts = ""
    mm = max(max(m["mm"]) for m in meta)
    n = len(meta)
    wsum = sum(m["mm"][0] for m in meta)
    hmax = max(m["mm"][1] for m in meta)
    stack = n == 2 and wsum > 1.55 * hmax
    hs = sum(m["mm"][1] for m in meta)
    wm = max(m["mm"][0] for m in meta)
    if stack:
        k = min((S - 260) / wm, (S - 380) / hs)
    else:
        k = min((S - 120 - 110 * n) / wsum, (S - 250) / hmax)  # px per mm, shared by the views
    x = (S - (k * wsum + 110 * (n - 1))) / 2 - 10
    base = S / 2 + k * hmax / 2 - 10
    if stack:
        base = (S - k * hs - 250) / 2
    st = "stroke='#4b5a6a' stroke-width='1.4' fill='none'"
    txt = (
        lambda x, y, s, r=0: f"<g transform='translate({x:.1f},{y:.1f}) rotate({r})'><text text-anchor='middle' font-family='Inter' font-weight='600' font-size='22' fill='#24313e'>{s}</text></g>"
    )
    for i, m in enumerate(meta):
        im = drawing(f"{d}/v{i}")
        lo = m["box"][:2]
        hi = m["box"][2:]
        H = im.shape[0]
        x0, x1 = int((lo[0] + 0.5) * H) - 6, int((hi[0] + 0.5) * H) + 6
        y0, y1 = int((0.5 - hi[1]) * H) - 6, int((0.5 - lo[1]) * H) + 6
        crop = im[max(0, y0) : y1, max(0, x0) : x1]
        ok, buf = cv2.imencode(".png", (crop[..., [2, 1, 0, 3]] * 255).astype(np.uint8))
        w, h = m["mm"][0] * k, m["mm"][1] * k
        if stack:
            base = base + h + (150 if i else 20)
            x = (S - w) / 2 - 20
        pw = w * (x1 - x0) / (x1 - x0 - 12)
        ph = h * (y1 - y0) / (y1 - y0 - 12)
        parts += f"<image x='{x - (pw - w) / 2:.1f}' y='{base - h - (ph - h) / 2:.1f}' width='{pw:.1f}' height='{ph:.1f}' preserveAspectRatio='none' href='data:image/png;base64,{base64.b64encode(buf).decode()}'/>"
        yb = base + 44
        parts += (
            f"<path {st} d='M{x:.1f} {base + 14:.1f}V{yb + 10:.1f}M{x + w:.1f} {base + 14:.1f}V{yb + 10:.1f}'/><path {st} marker-start='url(#a)' marker-end='url(#a)' d='M{x + 1:.1f} {yb:.1f}H{x + w - 1:.1f}'/>"
            + txt(x + w / 2, yb + 30, f"{round(m['mm'][0])} mm")
        )
        if i == n - 1 or abs(m["mm"][1] - meta[-1]["mm"][1]) > 3:
            xr = x + w + 34
            parts += (
                f"<path {st} d='M{x + w + 10:.1f} {base:.1f}H{xr + 10:.1f}M{x + w + 10:.1f} {base - h:.1f}H{xr + 10:.1f}'/><path {st} marker-start='url(#a)' marker-end='url(#a)' d='M{xr:.1f} {base - h + 1:.1f}V{base - 1:.1f}'/>"
                + txt(xr + 26, base - h / 2, f"{round(m['mm'][1])} mm", 90)
            )
        if not stack:
            x += w + 110
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {S} {S}' width='{S}' height='{S}'><defs><marker id='a' viewBox='0 0 10 10' refX='9' refY='5' markerWidth='9' markerHeight='9' orient='auto-start-reverse'><path d='M0 1.5L10 5L0 8.5z' fill='#4b5a6a'/></marker></defs><rect width='{S}' height='{S}' fill='#F6F7F8'/>{parts}</svg>"
    open(out.replace(".png", ".svg"), "w").write(svg)
    subprocess.run(
        ["rsvg-convert", "--unlimited", "-w", str(S), out.replace(".png", ".svg"), "-o", out],
        check=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
