"""Develop one picture: denoise, flat-field, tone-map, sharpen, PNG.

The job's folder holds colour, albedo and normal (linear float) as render.py left them.
The flat-field plate is the *empty* studio seen by the same camera: dividing by it makes every
background pixel exactly the target hex, in every picture of the catalogue, while keeping the
real contact shadow and bounce light.
"""

import os, sys, time
import numpy as np, cv2

sys.path.insert(0, os.path.dirname(__file__))


def exr(p):
    return np.load(p.replace(".exr", ".npy")).astype(np.float32)


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def lin(x):
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


START, DESAT = 0.8 - 0.04, 0.15


def neutral(c):
    """Khronos PBR Neutral tone mapper (made for product shots: keeps base colours true)."""
    x = c.min(-1, keepdims=True)
    off = np.where(x < 0.08, x - 6.25 * x * x, 0.04)
    c = c - off
    peak = c.max(-1, keepdims=True)
    d = 1 - START
    new = 1 - d * d / (np.maximum(peak, START) + d - START)
    cc = c * new / np.maximum(peak, 1e-6)
    g = 1 - 1 / (DESAT * (peak - new) + 1)
    return np.where(peak < START, c, cc * (1 - g) + new * g)


def tone(c, contrast=1.10):
    c = neutral(np.maximum(c, 0))
    s = srgb(c)
    # very mild S-curve around mid grey, pinned at 0 and 1
    k = contrast - 1
    return np.clip(s + k * (s - 0.5) * 4 * s * (1 - s) * 0.9, 0, 1)


def inv_tone_grey(v):
    """linear grey that maps to display value v"""
    g = np.linspace(0, 2.0, 20001)
    t = tone(np.repeat(g[:, None], 3, 1))[:, 0]
    return float(np.interp(v, t, g))


def hexrgb(h):
    return np.array([int(h[i : i + 2], 16) for i in (0, 2, 4)], float) / 255


def smoothstep(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def studio_mask(job, plate):
    """1 where the empty studio is seen, 0 on the product: its passes agree with the plate's."""
    seen = [exr(f"{job}/{name}.exr") for name in ("albedo", "normal")]
    h, w = seen[0].shape[:2]
    folder = os.path.dirname(plate)
    empty = [
        cv2.resize(exr(f"{folder}/{name}.exr"), (w, h), interpolation=cv2.INTER_LINEAR)
        for name in ("albedo", "normal")
    ]
    turned = 1 - np.clip((seen[1] * empty[1]).sum(-1), 0, 1)
    off = np.abs(seen[0] - empty[0]).max(-1) * 6 + turned * 6
    soft = cv2.GaussianBlur(off.astype(np.float32), (0, 0), 1.2 * w / 800)
    return soft < 0.4


def shadow_kept(studio):
    """The share of the ground's shadow that stays: all beside the product, none at the border.

    It falls with the distance from the product against that from a round-cornered frame, so that no
    shadow ends in a straight edge.
    """
    h, w = studio.shape
    if studio.all():
        return np.zeros((h, w, 1), np.float32)
    away = cv2.distanceTransform(studio.astype(np.uint8), cv2.DIST_L2, 5) / w
    away = np.maximum(cv2.GaussianBlur(away, (0, 0), 3 * w / 800) - 0.006, 0) * studio
    across = np.abs(np.linspace(-1, 1, w))[None] ** 4 + np.abs(np.linspace(-1, 1, h))[:, None] ** 4
    inside = np.maximum(1 - across**0.25, 0) / 2
    share = smoothstep((inside / (inside + 2 * away + 1e-6) - 0.15) / 0.75)
    share = share * smoothstep(inside / 0.08)
    return np.where(studio, share, 1)[..., None].astype(np.float32)


def process(
    job, out, bg="EDEFF1", quality="high", plate=None, exposure=1.0, dn=True, sharp=0.55
):
    t = time.time()
    col = exr(job + "/color.exr")
    if dn:
        import denoise

        col = denoise.denoise(col, exr(job + "/albedo.exr"), exr(job + "/normal.exr"), quality)
    h, w = col.shape[:2]
    if plate is not None and os.path.exists(plate):
        P = exr(plate) if plate.endswith("color.npy") else np.load(plate)
        if dn and plate.endswith("color.npy"):
            d0 = os.path.dirname(plate)
            P = denoise.denoise(P, exr(d0 + "/albedo.exr"), exr(d0 + "/normal.exr"), "fast")
        P = cv2.GaussianBlur(P, (0, 0), P.shape[0] / 40, borderType=cv2.BORDER_REPLICATE)
        if P.shape[:2] != (h, w):
            P = cv2.resize(
                P, (w, h), interpolation=cv2.INTER_AREA if P.shape[0] > h else cv2.INTER_CUBIC
            )
        L = P.mean(-1)
        target = inv_tone_grey(hexrgb(bg).mean())
        gain = target / np.maximum(P, 1e-4)
        print("  plate gain %.2f..%.2f" % (gain.min(), gain.max()))
        col = col * gain * exposure**0
        k = shadow_kept(studio_mask(job, plate))
        col = col * k + target * (1 - k)
    img = tone(col)
    # camera-style capture sharpening: luminance only, small radius, halo-limited
    Y = img @ np.array([0.2126, 0.7152, 0.0722], img.dtype)
    hp = Y - cv2.GaussianBlur(Y, (0, 0), 0.9 * w / 800)
    img = np.clip(img + (np.clip(hp, -0.06, 0.06) * sharp)[..., None], 0, 1)
    tint = hexrgb(bg) / hexrgb(bg).mean()
    img = np.clip(img * tint, 0, 1)
    flat = np.abs(img - hexrgb(bg)).max(-1, keepdims=True) < 0.006
    img = np.where(flat, hexrgb(bg) + 1e-6, img)  # the background is exactly one colour
    img8 = (img * 255 + np.random.default_rng(0).uniform(0, 1, img.shape)).astype(
        np.uint8
    )  # dither
    cv2.imwrite(out, img8[..., ::-1])
    return time.time() - t
