"""Lit exit sign: edge-lit panel under a housing, or a box. Options: style edge or box."""

from geom import *
import materials as M

TEX = M.TEX
VIEWS = {
    "hero": dict(rot=(0, 0, -22), elev=6, frame=0.84),
    "front": dict(rot=(0, 0, 0), elev=3, frame=0.84),
    "detail": dict(rot=(0, 0, -22), elev=6, frame=0.84, zoom=(2.2, -0.2, 0.06)),
}


def build(view="hero", style="edge"):
    W, H = 3.6, 1.8
    alu = M.metal("b9bdc1", 0.34, brushed=True, aniso_axis="X")
    white = M.plastic("e9eaea", 0.35, 0.03)
    lab = M.Mat("face")
    t = lab.image(f"{TEX}/exit.png", ext="EXTEND")
    lab.link(t.outputs["Color"], lab.b.inputs["Base Color"])
    lab.link(t.outputs["Color"], lab.b.inputs["Emission"])
    lab.set(Emission_Strength=0.55, Roughness=0.25, Clearcoat=0.3)
    if style == "edge":
        z0 = 0.16
        # acrylic panel: printed face just inside a clear sheet
        decal_plane("face", W - 0.10, H - 0.10, lab.m, (0, -0.012, z0 + H / 2), (90, 0, 0), r=0.06)
        acr = M.plastic("dfe9e4", 0.08, coat=1)
        o = plate(
            "sheet",
            rrect(W, H, 0.09),
            0.10,
            0.018,
            M.clear("f2fff8", ior=1.2),
            loc=(0, 0.0, z0 + H / 2),
            rot=(90, 0, 0),
        )
        back = decal_plane(
            "back",
            W - 0.10,
            H - 0.10,
            M.plastic("0a8a43", 0.4),
            (0, 0.012, z0 + H / 2),
            (90, 0, 180),
            r=0.06,
        )
        # housing
        hz = z0 + H + 0.22
        rbox("housing", (W + 0.34, 0.62, 0.52), 0.14, alu, edge=0.05, loc=(0, 0, hz))
        for s in (-1, 1):
            rbox(
                "cap",
                (0.07, 0.64, 0.54),
                0.03,
                M.plastic("3a3d40", 0.45, 0.08),
                edge=0.02,
                loc=(s * (W / 2 + 0.19), 0, hz),
            )
        box("slot", (W + 0.06, 0.16, 0.05), M.plastic("1b1c1e", 0.5), 0.01, loc=(0, 0, hz - 0.255))
        cyl(
            "led",
            0.035,
            0.03,
            M.emissive("39ff6a", 6),
            0.006,
            loc=(W / 2 - 0.1, -0.312, hz),
            rot=(90, 0, 0),
        )
        cyl(
            "test",
            0.06,
            0.05,
            M.plastic("2a2c2e", 0.4),
            0.012,
            loc=(W / 2 - 0.32, -0.312, hz),
            rot=(90, 0, 0),
        )
        text(
            "TEST",
            0.075,
            0.002,
            0,
            M.plastic("2a2c2e", 0.5),
            loc=(W / 2 - 0.54, -0.313, hz),
            rot=(90, 0, 0),
        )
        for s in (-1, 1):
            cyl("rod", 0.05, 0.9, M.metal("c4c7ca", 0.2), 0.01, loc=(s * 1.2, 0, hz + 0.68))
            cyl("rose", 0.2, 0.08, M.metal("c4c7ca", 0.25), 0.02, loc=(s * 1.2, 0, hz + 1.12))
            cyl(
                "nut",
                0.085,
                0.08,
                M.metal("c4c7ca", 0.25),
                0.02,
                loc=(s * 1.2, 0, hz + 0.29),
                seg=6,
            )
        for s in (-1, 1):
            box("foot", (0.0, 0.0, 0.0), white, 0)
    else:
        rbox("box", (W + 0.3, 0.5, H + 0.3), 0.12, white, edge=0.06, loc=(0, 0, (H + 0.3) / 2))
        decal_plane("face", W, H, lab.m, (0, -0.262, (H + 0.3) / 2), (90, 0, 0), r=0.05)
        o = plate(
            "bezel",
            rrect(W + 0.16, H + 0.16, 0.08),
            0.05,
            0.02,
            white,
            holes=[rrect(W - 0.02, H - 0.02, 0.05)],
            loc=(0, -0.26, (H + 0.3) / 2),
            rot=(90, 0, 0),
        )
