"""Yellow and black: the colours of floors, guards and edges, and their diagonal stripes."""

import math

import materials as M

YELLOW = "f2b400"
BLACK = "17181a"


def striped(m, u, v, pitch=1.0):
    """Diagonal yellow and black stripes over two coordinates in decimetres."""
    wave = m.math("SINE", m.math("MULTIPLY", m.math("ADD", u, v), 2 * math.pi / pitch), 0)
    return m.mixcol(m.ramp(wave, -0.03, 0.03, 0, 1, False), M.col(YELLOW), M.col(BLACK))


def gritty(m):
    """Mineral grit: height for a bump, and a speckle between 0 and 1."""
    cell = m.new("ShaderNodeTexVoronoi", Scale=70.0)
    m.link(m.coord(), cell.inputs["Vector"])
    height = m.math("ADD", cell.outputs["Distance"], m.noise(90, 3, 0.7))
    return height, m.ramp(m.noise(120, 2), 0.62, 0.7)
