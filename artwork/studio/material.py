"""A thin helper around one Principled node tree; colours from sRGB hex."""

import bpy


def hexlin(h):
    h = h.lstrip("#")

    def f(v):
        v /= 255
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    return tuple(f(int(h[i : i + 2], 16)) for i in (0, 2, 4)) + (1.0,)


def col(c):
    return hexlin(c) if isinstance(c, str) else (tuple(c) + (1.0,))[:4]


class Mat:
    """thin helper around a Principled node tree"""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.nt = self.m.node_tree
        self.n = self.nt.nodes
        self.b = self.n["Principled BSDF"]
        self.out = self.n["Material Output"]

    @classmethod
    def of(cls, material):
        """The helper around a material that exists."""
        self = cls.__new__(cls)
        self.m, self.nt, self.n = material, material.node_tree, material.node_tree.nodes
        self.b, self.out = self.n["Principled BSDF"], self.n["Material Output"]
        return self

    def new(self, t, **kw):
        n = self.n.new(t)
        for k, v in kw.items():
            if hasattr(n, k):
                setattr(n, k, v)
            else:
                n.inputs[k].default_value = v
        return n

    def link(self, a, b):
        self.nt.links.new(a, b)
        return self

    def set(self, **kw):
        for k, v in kw.items():
            self.b.inputs[k.replace("_", " ")].default_value = v
        return self

    def coord(self, kind="Object"):
        return self.new("ShaderNodeTexCoord").outputs[kind]

    def noise(self, scale, detail=2, rough=0.5, kind="Object", distortion=0.0):
        n = self.new(
            "ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion
        )
        self.link(self.coord(kind), n.inputs["Vector"])
        return n.outputs["Fac"]

    def ramp(self, sock, a, b, c0=0.0, c1=1.0, smooth=True):
        r = self.new("ShaderNodeMapRange")
        if smooth:
            r.interpolation_type = "SMOOTHSTEP"
        r.inputs["From Min"].default_value = a
        r.inputs["From Max"].default_value = b
        r.inputs["To Min"].default_value = c0
        r.inputs["To Max"].default_value = c1
        self.link(sock, r.inputs["Value"])
        return r.outputs["Result"]

    def math(self, op, a, b):
        n = self.new("ShaderNodeMath", operation=op)
        for i, v in enumerate((a, b)):
            if hasattr(v, "node"):
                self.link(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v
        return n.outputs[0]

    def bump(self, height, strength=0.3, dist=0.01, normal=None):
        b = self.new("ShaderNodeBump", Strength=strength, Distance=dist)
        self.link(height, b.inputs["Height"])
        if normal is not None:
            self.link(normal, b.inputs["Normal"])
        self.link(b.outputs["Normal"], self.b.inputs["Normal"])
        self._bump = b.outputs["Normal"]
        return self

    def mixcol(self, fac, a, b):
        n = self.new("ShaderNodeMixRGB")
        for i, v in ((0, fac), (1, a), (2, b)):
            if hasattr(v, "node"):
                self.link(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v
        return n.outputs[0]

    def image(self, path, kind="UV", noncolor=False, interp="Cubic", ext="REPEAT"):
        im = bpy.data.images.load(path, check_existing=True)
        if noncolor:
            im.colorspace_settings.name = "Non-Color"
        t = self.new("ShaderNodeTexImage")
        t.image = im
        t.interpolation = interp
        t.extension = ext
        self.link(self.coord(kind), t.inputs["Vector"])
        return t

    def attr(self, name):
        a = self.new("ShaderNodeAttribute")
        a.attribute_name = name
        return a
