"""Solid parts: bevelled plates, boxes, moulded cases, turned parts, lettering and printed labels."""

from curves import *


def plate(
    name,
    outline,
    thick,
    bevel=0.02,
    mat=None,
    holes=(),
    parent=None,
    seg=4,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
):
    """flat part from a closed 2-D outline (XY), thickness along Z (centred), rounded edges, optional holes"""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    bevel = min(bevel, thick / 2 - 1e-4)
    cu.extrude = max(thick / 2 - bevel, 1e-5)
    cu.bevel_depth = bevel
    cu.bevel_resolution = seg
    cu.offset = -bevel
    for pl in [outline, *holes]:
        sp = cu.splines.new("POLY")
        sp.points.add(len(pl) - 1)
        sp.points.foreach_set(
            "co", np.c_[np.asarray(pl, float)[:, :2], np.zeros(len(pl)), np.ones(len(pl))].ravel()
        )
        sp.use_cyclic_u = True
    ob = bpy.data.objects.new(name, cu)
    add(ob, parent)
    ob = to_mesh(ob)
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    ob.data.materials.clear()
    if mat:
        ob.data.materials.append(mat)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(40)
    for p in ob.data.polygons:
        p.use_smooth = True
    return ob


def to_mesh(ob):
    dg = bpy.context.evaluated_depsgraph_get()
    e = ob.evaluated_get(dg)
    me = bpy.data.meshes.new_from_object(e, depsgraph=dg)
    new = bpy.data.objects.new(ob.name, me)
    for c in ob.users_collection:
        c.objects.link(new)
    new.parent = ob.parent
    new.matrix_local = ob.matrix_local
    bpy.data.objects.remove(ob)
    return new


def apply_mods(ob):
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg), depsgraph=dg)
    ob.modifiers.clear()
    ob.data = me
    return ob


def box(
    name, size, mat=None, bevel=0.05, seg=4, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, taper=None
):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    for v in bm.verts:
        v.co = Vector([v.co[i] * size[i] for i in range(3)])
        if taper and v.co.z > 0:
            v.co.x *= taper[0]
            v.co.y *= taper[1]
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new(name, me)
    add(ob, parent, mat)
    if bevel:
        m = ob.modifiers.new("b", "BEVEL")
        m.width = bevel
        m.segments = seg
        m.limit_method = "NONE"
        m.harden_normals = False
        apply_mods(ob)
        if mat:
            ob.data.materials.clear()
            ob.data.materials.append(mat)
    for p in ob.data.polygons:
        p.use_smooth = True
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(35)
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def rbox(
    name,
    size,
    r,
    mat=None,
    n=2.0,
    res=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    parent=None,
    edge=None,
    draft=0.0,
    crown=0.0,
    k=16,
):
    """moulded case: rounded-rectangle plan (radius r), edges of radius `edge`, draft angle, crowned faces"""
    w, d, h = size
    edge = edge or r * 0.5
    zs, ins = [], []
    for i in range(k + 1):
        a = math.pi / 2 * i / k
        zs.append(-h / 2 + edge - edge * math.cos(a))
        ins.append(edge - edge * math.sin(a))
    zs += list(np.linspace(-h / 2 + edge, h / 2 - edge, 12)[1:-1])
    ins += [0] * 10
    for i in range(k + 1):
        a = math.pi / 2 * i / k
        zs.append(h / 2 - edge + edge * math.sin(a))
        ins.append(edge - edge * math.cos(a))
    zs, ins = np.array(zs), np.array(ins)
    rings = []
    for z, s in zip(zs, ins):
        dz = draft * (z + h / 2)
        o = rrect(w - 2 * s - 2 * dz, d - 2 * s - 2 * dz, max(r - s, 0.02), 12)
        rings.append(np.c_[o, np.full(len(o), z)])
    P = np.stack(rings, 1)  # [ring pts, levels]

    def cap(ring, top):
        c = ring.mean(0)
        out = []
        for t in np.linspace(1, 0, 14)[1:]:
            q = c + (ring - c) * t
            q[:, 2] = ring[0, 2] + (1 if top else -1) * crown * (1 - t * t)
            out.append(q)
        return np.stack(out, 1)

    P = np.concatenate([cap(P[:, 0], False)[:, ::-1], P, cap(P[:, -1], True)], 1)
    ob = grid(name, P, mat, cu=True, parent=parent)
    weld(ob)
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def cyl(
    name, r, h, mat=None, bevel=0.02, loc=(0, 0, 0), rot=(0, 0, 0), seg=64, r2=None, parent=None
):
    r2 = r if r2 is None else r2
    ob = lathe(
        name,
        [(0, -h / 2), (r, -h / 2, bevel), (r2, h / 2, bevel), (0, h / 2)],
        mat,
        seg,
        parent=parent,
        maxlen=max(h, r) / 4,
    )
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(40)
    return ob


def torus(
    name, R, r, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), seg=96, rs=24, parent=None, sx=1, sy=1
):
    a = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    C = np.c_[R * sx * np.cos(a), R * sy * np.sin(a), 0 * a]
    ob = tube(name, C, r, mat, rs, closed=True, up=(0, 0, 1), parent=parent)
    ob.location = loc
    ob.rotation_euler = [math.radians(x) for x in rot]
    return ob


FONT = {
    "bold": "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
    "cond": "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf",
}


def text(
    s,
    size,
    depth=0.01,
    bevel=0.004,
    mat=None,
    font="bold",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    parent=None,
    name="txt",
):
    cu = bpy.data.curves.new(name, "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = depth
    cu.bevel_depth = bevel
    cu.align_x = "CENTER"
    cu.align_y = "CENTER"
    try:
        cu.font = bpy.data.fonts.load(FONT[font], check_existing=True)
    except Exception:
        pass
    ob = add(bpy.data.objects.new(name, cu), parent)
    ob = to_mesh(ob)
    ob.data.materials.clear()
    if mat:
        ob.data.materials.append(mat)
    ob.location = loc
    ob.rotation_euler = [math.radians(x) for x in rot]
    return ob


def decal_plane(name, w, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, r=0.0, thick=0.0):
    """printed label, XY plane, uv 0..1"""
    o = rrect(w, h, max(r, 0.003), 8)
    V = np.c_[o, np.zeros(len(o))]
    uv = np.c_[o[:, 0] / w + 0.5, o[:, 1] / h + 0.5]
    ob = mesh(name, V, [list(range(len(o)))], mat, uv, smooth_shade=False, parent=parent)
    ob.location = loc
    ob.rotation_euler = [math.radians(x) for x in rot]
    return ob


def wrap_label(name, R, z0, z1, a0, a1, mat, seg=96, parent=None, eps=0.006, rfun=None):
    """label on a cylinder between angles a0..a1 (deg, CCW seen from above); uv 0..1"""
    a = np.radians(np.linspace(a0, a1, seg))
    z = np.linspace(z0, z1, 24)
    A, Z = np.meshgrid(a, z, indexing="ij")
    Rr = (R if rfun is None else rfun(Z)) + eps
    P = np.stack([Rr * np.cos(A), Rr * np.sin(A), Z], -1)
    U, Vv = np.meshgrid(np.linspace(0, 1, seg), np.linspace(0, 1, 24), indexing="ij")
    return grid(name, P, mat, uv=np.stack([U, Vv], -1), parent=parent)
