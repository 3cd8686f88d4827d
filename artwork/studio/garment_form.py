"""Garments draped over a mannequin: the loose form of each cut, cut open, then simulated as cloth.

Frame: crotch at z=0, shoulders about 5.6, neck 6.2, head 7.4, ankles -7.6; front is -y; decimetres.
"""

import body
from geom import *
from geom import SDF as S

ARM_ANGLE = 17
# hem: height of the lower edge; top: height of the upper edge of trousers; sleeve: cut along the arm
CUTS = {
    "coverall": dict(legs=True, fullness=1.0),
    "hooded": dict(hem=-1.15, fullness=1.10, hood=True),
}


def limbs():
    """Shoulder, elbow and wrist of the right arm."""
    a = np.radians(ARM_ANGLE)
    shoulder = np.array([1.60, 0.10, 5.05])
    elbow = shoulder + np.array([np.sin(a), 0, -np.cos(a)]) * 2.85
    wrist = elbow + np.array([np.sin(a * 0.9), -0.14, -np.cos(a * 0.9)]) * 2.85
    return shoulder, elbow, wrist


def mirrored(p):
    q = p.copy()
    q[..., 0] = np.abs(q[..., 0])
    return q


def person(p):
    q = mirrored(p)
    shoulder, elbow, wrist = limbs()
    d = body.torso(p, arms=False, legs=False)
    arm = np.minimum(
        S.capsule(q, shoulder, elbow, 0.50, 0.40), S.capsule(q, elbow, wrist, 0.40, 0.28)
    )
    d = S.su(d, arm, 0.25)
    thigh = S.capsule(q, (0.86, 0.08, 0.5), (1.0, -0.02, -3.6), 0.88, 0.58)
    shin = S.capsule(q, (1.0, -0.02, -3.6), (1.06, 0.10, -7.8), 0.56, 0.40)
    d = S.su(d, np.minimum(thigh, shin), 0.3)
    return S.su(d, S.ellipsoid(p, np.array([0, 0.12, 7.40]), (0.76, 0.95, 1.05)), 0.2)


def skirt(p, fullness):
    """A loose tube from the waist down, a little wider at the hem."""
    a = (1.92 + 0.05 * np.clip(1.6 - p[..., 2], 0, 9)) * fullness
    b = (1.30 + 0.05 * np.clip(1.6 - p[..., 2], 0, 9)) * fullness
    e = np.sqrt((p[..., 0] / a) ** 2 + (p[..., 1] / b) ** 2)
    return np.maximum((e - 1) * b, p[..., 2] - 3.0)


def beside_body(across, z):
    """Positive on the sleeves, negative on body and legs, below the armpit."""
    return across - (1.60 + 0.292 * (5.05 - z) - 0.60)


def loose_form(p, cut):
    q = mirrored(p)
    f = cut["fullness"]
    shoulder, elbow, wrist = limbs()
    if cut.get("legs"):
        d = S.ellipsoid(p, np.array([0, 0.0, 1.6]), (1.93 * f, 1.30 * f, 2.1))
        thigh = S.capsule(q, (0.92, 0.05, 0.4), (1.06, -0.02, -3.6), 1.02 * f, 0.80 * f)
        shin = S.capsule(q, (1.06, -0.02, -3.6), (1.10, 0.10, -7.6), 0.80 * f, 0.68 * f)
        d = S.su(d, np.minimum(thigh, shin), 0.3)
    else:
        d = skirt(p, f)
    d = S.su(S.ellipsoid(p, np.array([0, 0.0, 3.9]), (2.02 * f, 1.36 * f, 2.0)), d, 1.0)
    d = S.su(d, S.capsule(q, (0.3, 0.12, 5.32), (1.66, 0.10, 5.06), 0.56, 0.60), 0.5)
    upper = S.capsule(q, shoulder, elbow, 0.68 * f, 0.56 * f)
    d = S.su(d, np.minimum(upper, S.capsule(q, elbow, wrist, 0.56 * f, 0.40 * f)), 0.35)
    neck = 0.86 if cut.get("hood") else 0.80
    d = S.su(d, S.capsule(p, (0, 0.16, 5.4), (0, 0.02, 6.7), neck, neck), 0.30)
    if cut.get("hood"):
        d = S.su(d, S.ellipsoid(p, np.array([0, 0.16, 7.35]), (0.98, 1.20, 1.22)), 0.45)
    return d


def openings(V, cut):
    """Positive where the form is cut away: sleeve ends, hems, neck or face."""
    q = mirrored(V)
    shoulder, elbow, wrist = limbs()
    along = norm(wrist - elbow)
    sleeve_end = (q - wrist) @ along - 0.05
    on_sleeve = (q[:, 0] > 1.9) & (beside_body(q[:, 0], V[:, 2]) > 0)
    parts = [np.where(on_sleeve, sleeve_end, -9)]
    hem = cut["hem"] - V[:, 2] if "hem" in cut else -7.25 - V[:, 2]
    parts.append(np.where(beside_body(q[:, 0], V[:, 2]) > 0, -9, hem))
    if cut.get("hood"):
        face = 1 - np.hypot(V[:, 0] / 0.55, (V[:, 2] - 7.30) / 0.80)
        parts.append(np.where(V[:, 1] < 0.2, face * 0.5, -9))
    else:
        parts.append(np.where(q[:, 0] < 1.2, V[:, 2] - (6.34 + 0.16 * V[:, 1]), -1))
    return np.maximum.reduce(parts)
