"""Creases of stiff or coated cloth: facets between bent lines, which fade in and out. Decimetres."""

from fields import *


def creased(P, seed=1, size=1.0, stretch=(1.0, 1.0, 1.0), share=0.5):
    """Heights about zero, -0.2 to 0.2, at points P[..., 3]; `size` is the widest facet, `share` how much is creased."""
    rng = np.random.default_rng(seed)
    Q = np.asarray(P, float) * np.asarray(stretch)
    bent = 0.45 * fbm(Q * 0.8 / size, 2, seed)
    total = np.zeros(Q.shape[:-1])
    for k, scale in enumerate((1.0, 0.66, 0.43, 0.30)):
        run = Q @ norm(rng.normal(size=3)) / (scale * size) + bent + rng.uniform()
        ridge = np.sqrt((run - np.round(run)) ** 2 + 0.0016) - 0.25
        there = smooth(0.30 - share, 0.75 - share, 0.5 * fbm(Q * 0.9 / size + 7.3 * k, 2, seed + 3 * k))
        total += scale * ridge * there
    return total


def fold_line(m, scale, high, rough=0.45, distortion=0.5):
    """A node of material `m`: sharp lines in a surface, as folding leaves them; negative `high` raises them."""
    away = m.math("SUBTRACT", m.noise(scale, 2, rough, distortion=distortion), 0.5)
    return m.math("MULTIPLY", m.math("ABSOLUTE", away, 0), high)


def crumpled_mesh(V, F, high, **creases):
    """The points of a mesh moved along their normals by creases; `high` is their height, a number or one for each point."""
    return V + vert_normals(V, F) * (high * creased(V, **creases))[:, None]
