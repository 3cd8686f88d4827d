"""Render settings and passes, and the plate of the empty studio."""

import bpy, os, time
import numpy as np


def setup_render(sc, size=800, spp=64, threads=2, noise=0.015):
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = noise
    c.adaptive_min_samples = max(8, spp // 4)
    c.max_bounces = 10
    c.diffuse_bounces = 4
    c.glossy_bounces = 5
    c.transmission_bounces = 10
    c.transparent_max_bounces = 16
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 0
    c.blur_glossy = 0.6
    c.use_denoising = False
    c.debug_use_spatial_splits = False
    sc.render.threads_mode = "FIXED"
    sc.render.threads = threads
    sc.render.resolution_x = sc.render.resolution_y = size
    sc.render.resolution_percentage = 100
    sc.render.film_transparent = False
    sc.view_settings.view_transform = "Raw"
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    vl.use_pass_normal = True
    vl.use_pass_diffuse_color = True
    vl.use_pass_glossy_color = True
    vl.use_pass_transmission_color = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.name = "FO"
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.color_mode = "RGB"
    fo.format.exr_codec = "ZIP"
    names = [o.name for o in rl.outputs if o.enabled]
    fo.file_slots.clear()

    def add(slot, sock):
        fo.file_slots.new(slot)
        nt.links.new(rl.outputs[sock], fo.inputs[slot])

    add("color", "Noisy Image" if "Noisy Image" in names else "Image")
    add("albedo", "Denoising Albedo" if "Denoising Albedo" in names else "DiffCol")
    add("normal", "Denoising Normal" if "Denoising Normal" in names else "Normal")
    # Debian build: a plain Image output must exist for the render to be considered complete
    co = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], co.inputs[0])
    return fo


def render(sc, fo, outdir):
    os.makedirs(outdir, exist_ok=True)
    fo.base_path = outdir
    t = time.time()
    bpy.ops.render.render(write_still=False)
    dt = time.time() - t
    for f in os.listdir(outdir):
        for k in ("color", "albedo", "normal"):
            if f.startswith(k) and f.endswith(".exr") and f != k + ".exr":
                im = bpy.data.images.load(f"{outdir}/{f}")
                im.colorspace_settings.name = "Non-Color"
                w, h = im.size
                a = np.empty(w * h * im.channels, np.float32)
                im.pixels.foreach_get(a)
                np.save(f"{outdir}/{k}.npy", a.reshape(h, w, -1)[::-1, :, :3])
                bpy.data.images.remove(im)
                os.remove(f"{outdir}/{f}")
    return dt


def render_with_plate(sc, fo, outdir, size, spp):
    dt = render(sc, fo, outdir)
    # empty-studio plate, tiny: it is smooth
    prod = bpy.data.collections["product"]
    prod.hide_render = True
    c = sc.cycles
    s0, n0 = sc.render.resolution_x, c.samples
    sc.render.resolution_x = sc.render.resolution_y = 160
    c.samples = 48
    dp = render(sc, fo, outdir + "/plate")
    sc.render.resolution_x = sc.render.resolution_y = s0
    c.samples = n0
    prod.hide_render = False
    return dt, dp
