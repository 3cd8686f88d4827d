"""Numbers, meshes and grids: numpy first, Blender only at the end. Units: decimetres."""

import bpy, bmesh, math
import numpy as np
from mathutils import Vector, Matrix, Euler


# ------------------------------------------------------------------ basics
def arr(*a):
    return np.array(a, float)


def lerp(a, b, t):
    return a + (b - a) * t


def clamp01(x):
    return np.clip(x, 0, 1)


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def bumpf(c, w, x, soft=0.35):
    """plateau of half-width w around c with soft shoulders (share of w)"""
    d = np.abs(x - c)
    return 1 - smooth(w * (1 - soft), w, d)


def norm(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def root():
    return bpy.data.objects["root"]


def add(ob, parent=None, mat=None):
    bpy.data.collections["product"].objects.link(ob)
    ob.parent = parent or root()
    if mat is not None:
        ob.data.materials.clear()
        ob.data.materials.append(mat)
    return ob


def mesh(
    name, V, F, mat=None, uv=None, smooth_shade=True, parent=None, attrs=None, autosmooth=None
):
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(V, float).tolist(), [], F.tolist() if hasattr(F, "tolist") else F)
    me.update()
    if smooth_shade:
        me.polygons.foreach_set("use_smooth", np.ones(len(me.polygons), bool))
    if autosmooth:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(autosmooth)
    if uv is not None:
        li = np.empty(len(me.loops), np.int32)
        me.loops.foreach_get("vertex_index", li)
        l = me.uv_layers.new(name="UVMap")
        l.data.foreach_set("uv", np.asarray(uv, np.float32)[li].ravel())
    for k, a in (attrs or {}).items():
        a = np.asarray(a, np.float32)
        at = (
            me.attributes.new(k, "FLOAT", "POINT")
            if a.ndim == 1
            else me.attributes.new(k, "FLOAT_COLOR", "POINT")
        )
        if a.ndim == 1:
            at.data.foreach_set("value", a)
        else:
            if a.shape[1] == 3:
                a = np.c_[a, np.ones(len(a))]
            at.data.foreach_set("color", a.astype(np.float32).ravel())
    ob = bpy.data.objects.new(name, me)
    return add(ob, parent, mat)


def grid_faces(nu, nv, cu=False, cv=False):
    """vertex (i,j) -> i*nv+j ; i along u"""
    iu = np.arange(nu if cu else nu - 1)
    jv = np.arange(nv if cv else nv - 1)
    I, J = np.meshgrid(iu, jv, indexing="ij")
    I2, J2 = (I + 1) % nu, (J + 1) % nv
    return np.stack([I * nv + J, I2 * nv + J, I2 * nv + J2, I * nv + J2], -1).reshape(-1, 4)


def grid(
    name, P, mat=None, cu=False, cv=False, uv=None, attrs=None, flip=False, parent=None, caps=False
):
    """P[nu,nv,3] -> mesh; closed in u when cu.  uv[nu,nv,2] optional (no seam handling when closed)."""
    nu, nv = P.shape[:2]
    F = grid_faces(nu, nv, cu, cv)
    if flip:
        F = F[:, ::-1]
    F = F.tolist()
    if caps and cu:
        a = list(range(0, nu * nv, nv))
        b = [x + nv - 1 for x in a]
        F.append(a if not flip else a[::-1])
        F.append(b[::-1] if not flip else b)
    if uv is None:
        U, Vv = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
        uv = np.stack([U, Vv], -1)
    return mesh(
        name,
        P.reshape(-1, 3),
        F,
        mat,
        uv.reshape(-1, 2),
        parent=parent,
        attrs={k: v.reshape((-1,) + v.shape[2:]) for k, v in (attrs or {}).items()},
    )


def grid_normals(P, cu=False, cv=False):
    def d(a, ax, c):
        if c:
            return np.roll(a, -1, ax) - np.roll(a, 1, ax)
        return np.gradient(a, axis=ax)

    return norm(np.cross(d(P, 0, cu), d(P, 1, cv)))


def place(ob, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    ob.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return ob


def group(name="g", parent=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    o = bpy.data.objects.new(name, None)
    bpy.data.collections["product"].objects.link(o)
    o.parent = parent or root()
    return place(o, loc, rot, scale)
