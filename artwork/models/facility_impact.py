"""What takes a knock: rack guard, alone or in a pair, and corner protector."""

import materials as M
from assembly import assembled
from geom import *
from hazard import BLACK, YELLOW, striped

VIEWS = {
    "guard": dict(rot=(0, 0, -30), elev=12, frame=0.84),
    "guard_back": dict(rot=(0, 0, 150), elev=16, frame=0.84),
    "rack": dict(rot=(0, 0, -32), elev=14, frame=0.88),
    "corner": dict(rot=(0, 0, 40), elev=8, frame=0.86),
    "corner_end": dict(rot=(0, 0, -24), elev=34, frame=0.86, zoom=(1.8, -0.16, -0.19)),
}


def bolt(loc):
    zinc = M.metal("b9bdc2", 0.3)
    cyl("washer", 0.17, 0.03, zinc, 0.01, loc=(loc[0], loc[1], loc[2] + 0.015))
    cyl("head", 0.11, 0.10, zinc, 0.02, loc=(loc[0], loc[1], loc[2] + 0.08), seg=6)


def guard(upright=6.2):
    """A U of bent plate on a foot plate, in front of a perforated rack upright of some height."""
    yellow = M.paint(YELLOW, 0.2, 0.04)
    H, w, d, t = 4.0, 1.7, 1.5, 0.10
    section = [
        (-w / 2, d),
        (-w / 2, 0.35),
        (-w / 2 + 0.35, 0),
        (w / 2 - 0.35, 0),
        (w / 2, 0.35),
        (w / 2, d),
    ]
    line = refine(profile([(x, y, 0.30) for x, y in section]), 0.03)
    z = np.linspace(0.08, H, 60)
    P = np.stack([np.stack([np.full(60, x), np.full(60, y), z], -1) for x, y in line])
    slope = smooth(0.55, 1.0, (P[..., 1] / d)) * smooth(2.6, 4.0, P[..., 2])
    P[..., 2] -= 0.75 * slope
    m = M.Mat("guard")
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord("UV"), at.inputs[0])
    stripes = striped(m, at.outputs["X"], at.outputs["Y"], 1.5)
    top = m.ramp(at.outputs["Y"], 2.2, 2.21, 0, 1, False)
    under = m.ramp(at.outputs["Y"], 3.5, 3.51, 1, 0, False)
    m.link(
        m.mixcol(m.math("MULTIPLY", top, under), M.col(YELLOW), stripes), m.b.inputs["Base Color"]
    )
    m.set(Roughness=0.32, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.08)
    arc = arclen(line)
    uv = np.stack(np.meshgrid(arc, z, indexing="ij"), -1)
    body = grid("guard", P, m.m, uv=uv)
    body.data.materials.append(yellow)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = t, 0
    thick.material_offset = thick.material_offset_rim = 1
    edge = body.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.02, 3, "ANGLE"
    holes = [superellipse(0.14, 0.14, 2, 30) + [x, y] for x in (-1.3, 1.3) for y in (0.35, 1.25)]
    plate("foot", rrect(3.2, 2.1, 0.2) + [0, 0.78], 0.10, 0.03, yellow, loc=(0, 0, 0.05))
    for hole in holes:
        x, y = hole.mean(0)
        bolt((x, y, 0.10))
    if upright:
        blue = M.paint("1c4f96", 0.22, 0.03)
        rbox(
            "upright", (1.0, 0.8, upright), 0.08, blue, edge=0.04, loc=(0, 1.05, upright / 2 + 0.05)
        )
        for k in range(int((upright - 1.2) / 0.5)):
            for x in (-0.24, 0.24):
                rbox(
                    "slot",
                    (0.14, 0.04, 0.34),
                    0.06,
                    M.plastic("0b0c0e", 0.6),
                    edge=0.01,
                    loc=(x, 0.645, 1.2 + 0.5 * k),
                )
        box("base", (1.6, 1.3, 0.10), blue, 0.02, loc=(0, 1.05, 0.15))


def rack_end():
    """Both uprights at the end of a row, each behind its guard, with their bracing and first beams."""
    half, top = 4.4, 10.4
    for x in (-half, half):
        assembled(lambda: guard(top), (x, 0, 0))
        orange = M.paint("e0641a", 0.22, 0.03)
        rbox("beam", (0.5, 4.0, 1.1), 0.1, orange, edge=0.05, loc=(x, 3.4, 8.2))
        rbox("plate", (1.1, 0.12, 1.7), 0.1, orange, edge=0.04, loc=(x, 1.5, 8.2))
    zinc = M.metal("aeb3b8", 0.34, bump=0.03)
    line = [(-half + 0.4, 5.0), (half - 0.4, 7.2), (-half + 0.4, 9.4)]  # above the guards
    for (x0, z0), (x1, z1) in zip(line, line[1:]):
        length, angle = math.hypot(x1 - x0, z1 - z0), math.degrees(math.atan2(z1 - z0, x1 - x0))
        spot = ((x0 + x1) / 2, 1.05, (z0 + z1) / 2)
        box("brace", (length, 0.34, 0.44), zinc, 0.06, loc=spot, rot=(0, -angle, 0))
    for z in (4.5, 9.9):
        box("tie", (2 * half - 0.8, 0.34, 0.44), zinc, 0.06, loc=(0, 1.05, z))


def drilled(angle, heights, sink=0.115):
    """Cut countersunk holes in both legs of the angle; `sink` is how wide they open."""
    shape = [(0, -0.2), (0.06, -0.2), (0.06, -0.05), (sink, 0.03), (sink, 0.1), (0, 0.1)]
    for z in heights:
        for spot, turn in (((0.55, -0.10, z), (90, 0, 0)), ((-0.10, 0.55, z), (90, 0, -90))):
            cutter = lathe("cutter", shape, None, 32, bevel=False)
            place(cutter, spot, turn)
            bpy.context.view_layer.update()
            if sink > 0.15:  # seen close up: the worn cone of the countersink
                cone = [(0.064, -0.047), (sink - 0.004, 0.027)]
                place(lathe("cone", cone, M.rubber("4a4c4f", 0.5, 0.1), 48, bevel=False), spot, turn)
            cut = angle.modifiers.new("hole", "BOOLEAN")
            cut.object, cut.solver = cutter, "EXACT"
            apply_mods(angle)
            bpy.data.objects.remove(cutter)


def angle(screws=True):
    """The rubber angle: its outer edge at x = y = -0.1, with inset stripes and eight screw holes."""
    H = 8.0
    outline = [(-0.10, -0.10), (1.0, -0.10), (1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (-0.10, 1.0)]
    outline = profile([(*outline[-1],), *[(x, y, 0.03) for x, y in outline], (*outline[0],)][1:-1])
    rubber = M.rubber(BLACK, 0.6, 0.3)
    body = plate("angle", outline, H, 0.035, rubber, loc=(0, 0, 0.3 + H / 2))
    tops = [1.15 + 1.9 * k for k in range(4)]
    body.data.transform(body.matrix_basis)
    body.matrix_basis.identity()
    drilled(body, [z + 0.95 for z in tops], 0.115 if screws else 0.20)
    tape = M.reflective(scale=12, tint="f2c21a")
    zinc = M.metal("b9bdc2", 0.3)
    for z in tops:
        for turn, spot in ((0, (0.47, -0.105, z)), (-90, (-0.105, 0.47, z))):
            at = group("stripe", loc=spot, rot=(90, 0, turn))
            lean = 0.45 if turn == 0 else -0.45
            shape = [
                (-0.46, -0.45 - lean / 2),
                (0.46, -0.45 + lean / 2),
                (0.46, 0.45 + lean / 2),
                (-0.46, 0.45 - lean / 2),
            ]
            plate("stripe", np.array(shape), 0.012, 0.003, tape, parent=at)
        if screws:
            for spot, turn in (
                ((0.55, -0.098, z + 0.95), (90, 0, 0)),
                ((-0.098, 0.55, z + 0.95), (90, 0, -90)),
            ):
                cyl("screw", 0.10, 0.02, zinc, 0.006, loc=spot, rot=turn, seg=32)


def corner():
    """The angle on the edge of a concrete column."""
    concrete = M.Mat("concrete")
    grey = concrete.mixcol(
        concrete.ramp(concrete.noise(1.2, 5, 0.65), 0.3, 0.7),
        (0.36, 0.355, 0.34, 1),
        (0.47, 0.465, 0.45, 1),
    )
    concrete.link(grey, concrete.b.inputs["Base Color"])
    concrete.set(Roughness=0.92, Specular=0.2)
    concrete.bump(concrete.noise(14, 5, 0.7), 0.35, 0.02)
    box("column", (3.2, 3.2, 9.4), concrete.m, 0.06, loc=(1.6, 1.6, 4.7))
    angle()


def build(view="guard"):
    if view == "corner_end":
        assembled(lambda: angle(False), rot=(90, 135, 0))
    else:
        dict(
            guard=guard,
            guard_back=lambda: guard(0),
            rack=rack_end,
            corner=corner,
        )[view]()
