"""blender -b -P techdraw_render.py -- MODEL[:opts] NAME [rotFront rotSide]  -> normal/albedo passes of near-orthographic front and side views + real size in mm"""

import bpy, sys, os, importlib, json, math

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, HERE + "/lib", HERE + "/models"]
sys.dont_write_bytecode = True
import studio, numpy as np
from mathutils import Euler

a = sys.argv[sys.argv.index("--") + 1 :]
name, _, opts = a[0].partition(":")
kw = dict(o.split("=") for o in opts.split(",") if o)
out = __import__("os").environ.get("ARTWORK_WORK", "work") + f"/tech/{a[1]}"
os.makedirs(out, exist_ok=True)
sc, root = studio.reset()
studio.build_studio()
mod = importlib.import_module(name)
mod.build(view="tech", **kw)
for o in bpy.data.collections["studio"].objects:
    if o.type == "MESH":
        o.hide_render = True
rots = [float(r) for r in (a[2:4] or (0, 90))]
elev = float(a[4]) if len(a) > 4 else 0
meta = []
fo = studio.setup_render(sc, 900, 12, 2, 0.1)
sc.cycles.max_bounces = 0
sc.cycles.use_adaptive_sampling = False
size = None
for i, rz in enumerate(rots):
    cam = studio.Cam(elev=elev, dist=120.0)
    if size is None:
        s = studio.fit(root, cam, rot=(0, 0, rz), frame=0.92)
        size = s
    else:
        s = studio.fit(root, cam, rot=(0, 0, rz), frame=0.92)
    P = studio.product_points(root)
    pr = cam.project(P)
    lo, hi = pr.min(0), pr.max(0)
    for o in [o for o in bpy.data.objects if o.type == "CAMERA"]:
        bpy.data.objects.remove(o)
    cam.make()
    studio.render(sc, fo, f"{out}/v{i}")
    ext = P.max(0) - P.min(0)
    meta.append(
        dict(
            box=[float(v) for v in (*lo, *hi)],
            mm=[float(ext[0] / s * 100), float((ext[2] if elev < 45 else ext[1]) / s * 100)],
        )
    )
json.dump(meta, open(out + "/meta.json", "w"))
print("TECH", out, meta)
