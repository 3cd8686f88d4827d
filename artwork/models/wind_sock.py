"""A wind sock in the wind: five bands of nylon on a galvanised frame that turns on its bearing on a mast."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 26), elev=5, frame=0.86),
    "swivel": dict(rot=(0, 0, 34), elev=5, frame=0.86, zoom=(2.2, -0.21, 0.21)),
}
MIDDLE, R, LENGTH, MOUTH = 11.6, 2.3, 14.5, 1.9  # height of the axis, radius and place of the mouth
TAIL = 1.25


def centre(t):
    """The axis: straight in the frame, then sinking a little and swinging aside."""
    free = np.clip((t - 0.30) / 0.70, 0, None)
    return np.stack([MOUTH + LENGTH * t - 0.25 * free**2, 0.5 * np.sin(2.6 * free) * free, MIDDLE - 1.7 * free**1.8], -1)


def skin(t, a):
    """The cloth at `t` of its length and at angle `a`: taut on the frame, more and more restless behind it."""
    loose = smooth(0.30, 0.75, t)
    r = lerp(R, TAIL, t)
    wave = fbm(np.stack([t * 4.2, 1.7 * np.cos(a), 1.7 * np.sin(a)], -1), 3, 11)
    folds = np.sin(7 * a + 2.4 * np.sin(9 * t + 1) + 3 * t) * 0.35 + np.sin(4 * a - 11 * t) * 0.4
    r = r * (1 + loose * (0.10 * wave + 0.030 * folds) - 0.02 * (1 - loose) * np.cos(2 * a) ** 2 * smooth(0, 0.05, t))
    squash = 1 - 0.06 * loose
    return centre(t) + np.stack([0.10 * loose * wave, r * np.cos(a), squash * r * np.sin(a)], -1)


def sock(orange, white, thread):
    a = np.linspace(0, 2 * math.pi, 220, endpoint=False)
    for k in range(5):
        t = np.linspace(k / 5, (k + 1) / 5, 80)
        T, A = np.meshgrid(t, a)
        P = skin(T, A)
        uv = np.stack([A * 2.0, T * LENGTH], -1)
        body = grid("band", P, white if k % 2 else orange, cu=True, uv=uv)
        shell = body.modifiers.new("thickness", "SOLIDIFY")
        shell.thickness, shell.offset = 0.03, 0
    for t in (0.2, 0.4, 0.6, 0.8, 0.992):  # a felled seam between bands, a hem at the tail
        T, A = np.meshgrid(np.linspace(t - 0.006, t + 0.006, 7), a)
        P = skin(T, A)
        out = norm(P - centre(T))
        rise = np.sqrt(np.clip(1 - np.linspace(-1, 1, 7) ** 4, 0, 1)) * 0.03 + 0.01
        grid("seam", P + out * rise[None, :, None], orange, cu=True)
        for j in (1, 5):
            ring = P[:, j] + out[:, j] * (rise[j] + 0.004)
            stitches("stitches", np.vstack([ring, ring[:1]]), np.vstack([out[:, j], out[:1, j]]), thread, 0.11, 0.07, 0.008)


def hoop(name, x, radius, thick, material):
    a = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    C = np.c_[np.full(200, x), radius * np.cos(a), MIDDLE + radius * np.sin(a)]
    return tube(name, C, thick, material, 24, closed=True)


def mouth(zinc, orange, black):
    """Hoop, hem round it and the straps that hold the sock; rods to a second hoop inside the cloth."""
    hoop("hoop", MOUTH - 0.16, R + 0.02, 0.10, zinc)
    hoop("hem", MOUTH + 0.05, R + 0.01, 0.075, orange)
    for k in range(12):
        a = math.radians(15 + 30 * k)
        at = group("strap", loc=(MOUTH - 0.06, (R + 0.015) * math.cos(a), MIDDLE + (R + 0.015) * math.sin(a)), rot=(math.degrees(a), 0, 0))
        loop = resample(rrect(0.46, 0.27, 0.12, 8), 80, True)
        C = np.c_[loop[:, 0], loop[:, 1], 0 * loop[:, 0]]
        N = norm(np.cross(np.roll(C, -1, 0) - np.roll(C, 1, 0), [0, 0, 1.0]))
        strap("strap", C, N, 0.26, 0.03, black, closed=True, parent=at)
    second = 0.30
    inner = lerp(R, TAIL, second) - 0.14
    hoop("inner hoop", MOUTH + LENGTH * second, inner, 0.07, zinc)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        ends = [(x, r * math.cos(a), MIDDLE + r * math.sin(a)) for x, r in ((MOUTH - 0.16, R - 0.15), (MOUTH + LENGTH * second, inner - 0.06))]
        tube("rod", refine(np.array(ends), 0.3), 0.06, zinc, 16)


def swivel(zinc, bright, black):
    """The tube that turns, its two bearings, and the arms from it to the hoop."""
    low, high = MIDDLE - R - 0.55, MIDDLE + R + 0.45
    cyl("swivel tube", 0.34, high - low, zinc, 0.03, (0, 0, (low + high) / 2))
    lathe("bearing", [(0.30, low - 0.62), (0.52, low - 0.60, 0.04), (0.52, low - 0.08, 0.04), (0.30, low - 0.05)], bright, 96)
    lathe("seal", [(0.30, low - 0.10), (0.46, low - 0.08, 0.02), (0.46, low + 0.04, 0.02), (0.30, low + 0.05)], black, 96)
    lathe("collar", [(0.33, low + 0.04), (0.48, low + 0.05, 0.03), (0.48, low + 0.34, 0.03), (0.33, low + 0.36)], zinc, 96)
    lathe("cap", [(0.36, high - 0.14), (0.39, high - 0.12, 0.02), (0.39, high + 0.06, 0.08), (0, high + 0.14)], black, 96)
    for s in (-1, 1):
        ends = np.array([(0.25, 0, MIDDLE + s * (R + 0.02)), (MOUTH - 0.16, 0, MIDDLE + s * (R + 0.02))])
        tube("arm", refine(ends, 0.2), 0.11, zinc, 24)
        brace = np.array([(0.25, 0, MIDDLE + s * (R - 1.25)), (MOUTH - 0.55, 0, MIDDLE + s * (R - 0.02))])
        tube("brace", refine(brace, 0.2), 0.075, zinc, 20)
        side = np.array([(0.22, 0, MIDDLE), (MOUTH - 0.16, s * (R + 0.02), MIDDLE)])
        tube("side arm", refine(side, 0.2), 0.085, zinc, 20)
    cyl("side collar", 0.42, 0.5, zinc, 0.05, (0, 0, MIDDLE))
    return low - 0.6


def mast(top, zinc, bright):
    """A short mast on its foot plate."""
    cyl("mast", 0.32, top, zinc, 0.02, (0, 0, top / 2 + 0.1))
    plate("foot", rrect(3.6, 3.6, 0.3), 0.24, 0.05, zinc, loc=(0, 0, 0.12))
    for k in range(4):
        gusset = np.array([(0.30, 0.24), (1.35, 0.24), (1.35, 0.42), (0.42, 1.7), (0.30, 1.7)])
        plate("gusset", gusset, 0.14, 0.03, zinc, rot=(90, 0, 90 * k))
        x, y = 1.4 * (-1) ** k, 1.4 * (-1) ** (k // 2)
        cyl("washer", 0.24, 0.05, bright, 0.015, (x, y, 0.265))
        cyl("bolt", 0.17, 0.20, bright, 0.02, (x, y, 0.38), seg=6)


def build(view="hero"):
    zinc, bright = M.metal("a9afb4", 0.40, bump=0.02), M.metal("d2d6d9", 0.24)
    black = M.plastic("17181a", 0.5, 0.04)
    orange = M.fabric("f4640c", 60, "UV", 0.25, rough=0.62)
    white = M.fabric("f2f3f3", 60, "UV", 0.25, rough=0.62)
    sock(orange, white, M.plastic("d9d9d2", 0.7))
    mouth(zinc, orange, M.webbing("17181a", ribs=4, pitch=20))
    mast(swivel(zinc, bright, black), zinc, bright)
