"""The virtual photo studio: an empty scene, a cyclorama and softboxes."""

import bpy, math
from mathutils import Vector


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    for name in ("product", "studio"):
        c = bpy.data.collections.new(name)
        sc.collection.children.link(c)
    root = bpy.data.objects.new("root", None)
    bpy.data.collections["product"].objects.link(root)
    return sc, root


def _look(obj, target):
    d = Vector(target) - obj.location
    obj.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()


def softbox(name, loc, target, sx, sy, power, soft=0.5, color=(1, 1, 1), cam_visible=False):
    """rectangular area light with a photographic falloff: hot centre, dimmer soft edges"""
    li = bpy.data.lights.new(name, "AREA")
    li.shape = "RECTANGLE"
    li.size = sx
    li.size_y = sy
    li.energy = power
    li.color = color
    li.use_nodes = True
    nt = li.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputLight")
    em = nt.nodes.new("ShaderNodeEmission")
    geo = nt.nodes.new("ShaderNodeNewGeometry")
    sub = nt.nodes.new("ShaderNodeVectorMath")
    sub.operation = "SUBTRACT"
    sub.inputs[1].default_value = (0.5, 0.5, 0)
    ab = nt.nodes.new("ShaderNodeVectorMath")
    ab.operation = "ABSOLUTE"
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")

    def edge(sock):
        m = nt.nodes.new("ShaderNodeMapRange")
        m.interpolation_type = "SMOOTHSTEP"
        m.inputs["From Min"].default_value = 0.5
        m.inputs["From Max"].default_value = 0.5 - 0.5 * soft
        m.inputs["To Min"].default_value = 0.12
        m.inputs["To Max"].default_value = 1.25
        nt.links.new(sock, m.inputs["Value"])
        return m.outputs["Result"]

    L = nt.links.new
    L(geo.outputs["Parametric"], sub.inputs[0])
    L(sub.outputs[0], ab.inputs[0])
    L(ab.outputs[0], sep.inputs[0])
    mul = nt.nodes.new("ShaderNodeMath")
    mul.operation = "MULTIPLY"
    L(edge(sep.outputs["X"]), mul.inputs[0])
    L(edge(sep.outputs["Y"]), mul.inputs[1])
    L(mul.outputs[0], em.inputs["Strength"])
    L(em.outputs[0], out.inputs[0])
    ob = bpy.data.objects.new(name, li)
    ob.location = loc
    _look(ob, target)
    ob.visible_camera = cam_visible
    bpy.data.collections["studio"].objects.link(ob)
    return ob


def build_studio(mood="standard"):
    sc = bpy.context.scene
    w = bpy.data.worlds.new("w")
    sc.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    # gentle room: a bit brighter above, dim at the horizon on the camera side -> shape in chrome
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")
    mr = nt.nodes.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -0.2
    mr.inputs["From Max"].default_value = 0.9
    mr.inputs["To Min"].default_value = 0.10
    mr.inputs["To Max"].default_value = 0.30
    nt.links.new(tc.outputs["Generated"], sep.inputs[0])
    nt.links.new(sep.outputs["Z"], mr.inputs["Value"])
    nt.links.new(mr.outputs["Result"], bg.inputs["Strength"])
    bg.inputs["Color"].default_value = (0.97, 0.985, 1.0, 1)
    # cyclorama
    prof: list[tuple[float, float]] = [(-14, 0.0)]
    R = 4.0
    y0 = 7.0
    prof.append((y0, 0.0))
    for i in range(1, 25):
        a = i / 24 * math.pi / 2
        prof.append((y0 + R * math.sin(a), R - R * math.cos(a)))
    prof.append((y0 + R, 16.0))
    V = []
    Fc = []
    for x in (-22, 22):
        V += [(x, y, z) for y, z in prof]
    n = len(prof)
    Fc = [(i, i + n, i + n + 1, i + 1) for i in range(n - 1)]
    me = bpy.data.meshes.new("cyc")
    me.from_pydata(V, [], Fc)
    me.update()
    for p in me.polygons:
        p.use_smooth = True
    cyc = bpy.data.objects.new("cyc", me)
    bpy.data.collections["studio"].objects.link(cyc)
    m = bpy.data.materials.new("cyc")
    m.use_nodes = True
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (0.62, 0.62, 0.62, 1)
    b.inputs["Roughness"].default_value = 0.9
    b.inputs["Specular"].default_value = 0.0
    me.materials.append(m)
    k = 0.92
    softbox("key", (-4.4, -3.6, 5.0), (0, 0, 0.8), 2.8, 2.8, 760 * k, 0.45, (1.0, 0.988, 0.972))
    softbox("fill", (5.6, -4.0, 2.4), (0, 0, 0.9), 2.6, 4.2, 95 * k, 0.7, (0.97, 0.985, 1.0))
    softbox("top", (0.6, 1.4, 5.6), (0, 0.2, 0.2), 4.0, 2.4, 270 * k, 0.5)
    softbox("rimR", (4.2, 3.2, 3.0), (0, 0, 0.9), 0.8, 4.2, 230 * k, 0.4)
    softbox("rimL", (-4.8, 3.0, 2.8), (0, 0, 1.0), 0.7, 3.6, 130 * k, 0.4)
    # tall strip: the only light low enough to mirror in vertical surfaces (cylinders, visors, boots)
    softbox("strip", (-5.0, -4.6, 1.9), (0, 0, 1.0), 0.8, 4.6, 70 * k, 0.4)
    # backdrop light: keeps the wall as bright as the floor so the flat-field gain stays near 1
    softbox("wall", (0, 5.0, 7.5), (0, 11.0, 2.6), 12.0, 1.6, 760 * k, 0.5)
    return sc
