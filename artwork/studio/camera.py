"""The camera, and fitting a product into its frame."""

import bpy, math
import numpy as np
from mathutils import Matrix, Vector, Euler

FRAME = 0.80  # the product fills this share of the frame


class Cam:
    def __init__(self, elev=13, dist=10.0, width=2.75, sensor=36.0):
        self.elev, self.dist, self.sensor = math.radians(elev), dist, sensor
        self.lens = sensor * dist / width
        self.shift = (0, 0)
        self.target = np.array([0, 0, 0.9])

    def basis(self):
        e = self.elev
        f = np.array([0, math.cos(e), -math.sin(e)])  # view direction
        up = np.array([0, math.sin(e), math.cos(e)])
        return np.array([1, 0, 0]), up, f

    def project(self, P):
        r, u, f = self.basis()
        o = self.target - f * self.dist
        d = P - o
        z = d @ f
        k = self.lens / self.sensor
        return np.stack(
            [d @ r / z * k - self.shift[0], d @ u / z * k - self.shift[1]], -1
        )  # frame = +-0.5

    def make(self):
        c = bpy.data.cameras.new("cam")
        c.sensor_width = self.sensor
        c.lens = self.lens
        c.clip_end = 200
        c.shift_x, c.shift_y = self.shift
        o = bpy.data.objects.new("cam", c)
        r, u, f = self.basis()
        o.location = Vector(self.target - f * self.dist)
        o.rotation_euler = Vector(f).to_track_quat("-Z", "Y").to_euler()
        bpy.data.collections["studio"].objects.link(o)
        bpy.context.scene.camera = o
        return o


def product_points(root):
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in bpy.data.collections["product"].all_objects:
        if o.type not in ("MESH", "CURVE", "FONT", "SURFACE") or o.hide_render or o.get("nofit"):
            continue
        e = o.evaluated_get(dg)
        try:
            me = e.to_mesh()
        except RuntimeError:
            continue
        n = len(me.vertices)
        if n:
            a = np.empty(n * 3, np.float32)
            me.vertices.foreach_get("co", a)
            M = np.array(o.matrix_world)
            a = a.reshape(-1, 3) @ M[:3, :3].T + M[:3, 3]
            if n > 40000:
                a = a[:: n // 40000 + 1]
            out.append(a)
        e.to_mesh_clear()
    return np.concatenate(out)


def fit(root, cam, rot=(0, 0, 0), ground=True, frame=None, lift=0.0, max_h=2.05):
    """rotate the product, put it on the floor and scale it so that it fills the frame"""
    frame = frame or FRAME
    root.matrix_world = Matrix.Identity(4)
    bpy.context.view_layer.update()
    P = product_points(root)
    R = np.array(Euler([math.radians(a) for a in rot], "XYZ").to_matrix())
    Q = P @ R.T
    lo, hi = Q.min(0), Q.max(0)
    off = np.array([-(lo[0] + hi[0]) / 2, -(lo[1] + hi[1]) / 2, -lo[2]])
    Q = Q + off
    s = 2.0 / max(hi - lo)
    for _ in range(25):
        S = Q * s + np.array([0, 0, lift])
        cam.target = np.array([0, 0, (hi[2] - lo[2]) * s / 2 + lift])
        cam.shift = (0, 0)
        pr = cam.project(S)
        a, b = pr.min(0), pr.max(0)
        ext = (b - a).max()
        s *= frame / ext
    cam.shift = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.012)
    M = (
        Matrix.Translation(Vector(off * s + np.array([0, 0, lift])))
        @ Matrix.Scale(s, 4)
        @ Euler([math.radians(a) for a in rot], "XYZ").to_matrix().to_4x4()
    )
    root.matrix_world = M
    bpy.context.view_layer.update()
    return s
