"""Line drawings of triangles seen from far away: the outline, and where one part ends at another."""

import cv2
import numpy as np

PIXELS = 1100
"""Of the longer side while parts are told apart."""

FILM = 4
"""How much nearer a small or flat part is taken to be, in millimetres: a label lies on its ground."""

LONGEST = 12
"""Pixels of an edge of a triangle that is painted: each triangle has one distance."""

AXES = {"front": (0, 2, 1), "side": (1, 2, 0), "back": (0, 2, 1), "top": (0, 1, 2)}
"""Across, up and away, as axes of the model; the front faces -y."""


def turned(corners, degrees):
    """Corners turned about the vertical, against the clock as seen from above."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return corners @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]], corners.dtype)


def stretched(corners, seen, across, up):
    """Corners as many times as wide and as high as they are; as deep as they are high."""
    times = np.full(3, up, corners.dtype)
    times[AXES[seen][0]] = across
    return corners * times


def placed(corners, seen):
    """Corners across and up, from the lower left, and how far away each is."""
    across, up, away = AXES[seen]
    flat = corners[:, :, [across, up]].copy()
    far = corners[:, :, away].copy()
    if seen == "back":
        flat[:, :, 0] *= -1
    if seen in ("back", "top", "side"):
        far = -far
    return flat - flat.reshape(-1, 2).min(0), far


def is_small(flat, numbers):
    """For each triangle whether its part covers little of the whole: a label, a screw."""
    a, b = flat[:, 1] - flat[:, 0], flat[:, 2] - flat[:, 0]
    covered = np.bincount(numbers, np.abs(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) / 2)
    return covered[numbers] < 0.2 * covered.max()


def is_flat(corners, numbers):
    """For each triangle whether its part is one flat sheet without a thickness: print, tape."""
    flat = np.zeros(numbers.max() + 1, bool)
    for number in np.unique(numbers):
        points = corners[numbers == number].reshape(-1, 3)[:3000].astype(float)
        axes = np.linalg.eigvalsh(np.cov(points.T))
        flat[number] = axes[0] < 1e-3
    return flat[numbers]


def divided(corners, numbers, longest):
    """Triangles of which no edge is longer: the longest edge is halved until it is so."""
    done = []
    while len(corners):
        edges = np.linalg.norm(corners - np.roll(corners, -1, 1), axis=2)
        large = edges.max(1) > longest
        done.append((corners[~large], numbers[~large]))
        first = edges[large].argmax(1)[:, None] + np.arange(3)
        a, b, c = np.moveaxis(np.take_along_axis(corners[large], first[:, :, None] % 3, 1), 1, 0)
        middle = (a + b) / 2
        corners = np.concatenate([np.stack([a, middle, c], 1), np.stack([middle, b, c], 1)])
        numbers = np.tile(numbers[large], 2)
    return [np.concatenate(parts) for parts in zip(*done)]


def painted(flat, far, nearer, numbers, scale):
    """A picture of the parts, the nearest painted last: 0 is nothing, a part is its number + 1."""
    width, height = np.ceil(flat.reshape(-1, 2).max(0) * scale).astype(int) + 5
    picture = np.zeros((height, width, 3), np.uint8)
    far = far.mean(1) - FILM * nearer
    points = np.rint((flat * scale + 2) * 16).astype(np.int32)
    points[:, :, 1] = height * 16 - points[:, :, 1]
    for at in np.argsort(-far):
        number = int(numbers[at]) + 1
        cv2.fillConvexPoly(picture, points[at], (number & 255, number >> 8, 0), cv2.LINE_8, 4)
    return picture[:, :, 0].astype(np.int32) + picture[:, :, 1].astype(np.int32) * 256


def contours(mask):
    mask = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    found, _ = cv2.findContours(mask, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    return [one[:, 0, :] for one in found if cv2.arcLength(one, True) > 110]


def undrawn(line, drawn):
    """The pieces of a closed line that do not run along what is drawn already."""
    free = drawn[line[:, 1], line[:, 0]] == 0
    if free.all():
        return [np.vstack([line, line[:1]])]
    if not free.any():
        return []
    start = int(np.argmin(free))
    line, free = np.roll(line, -start, 0), np.roll(free, -start)
    edges = np.flatnonzero(np.diff(np.r_[0, free.astype(int), 0]))
    pieces = [line[max(0, a - 1) : b + 1] for a, b in zip(edges[::2], edges[1::2])]
    return [piece for piece in pieces if len(piece) > 36]


def lines_of(picture):
    """Lines in pixels: the outline first, then the borders of parts, the largest parts first."""
    drawn = np.zeros(picture.shape, np.uint8)
    lines = []
    numbers, counts = np.unique(picture[picture > 0], return_counts=True)
    parts = [picture == number for number in numbers[np.argsort(-counts)]]
    for mask in [picture > 0, *parts]:
        for line in contours(mask):
            for piece in undrawn(line, drawn):
                lines.append(piece)
                cv2.polylines(drawn, [piece.reshape(-1, 1, 2)], False, 1, 7)
    return lines


def path_of(lines, scale, height, tolerance):
    """The path data: whole millimetres of small things are halved, each step from the last point."""
    told = []
    for line in lines:
        closed = bool((line[0] == line[-1]).all())
        kept = cv2.approxPolyDP(line.reshape(-1, 1, 2)[: len(line) - closed], tolerance, closed)
        kept = kept[:, 0, :]
        points = np.rint(np.c_[kept[:, 0] - 2, height - (kept[:, 1] - 2)] / scale * 2).astype(int)
        points[:, 1] = np.rint(height / scale * 2).astype(int) - points[:, 1]
        steps = np.diff(points, axis=0)
        steps = steps[(steps != 0).any(1)]
        if len(steps) == 0:
            continue
        run = " ".join(f"{x} {y}" for x, y in steps)
        told.append(f"M{points[0][0]} {points[0][1]}l{run}{'z' if closed else ''}".replace(" -", "-"))
    return "".join(told)


def size_of(corners, seen):
    """Width and height as seen, in the corners' unit."""
    return placed(corners, seen)[0].reshape(-1, 2).max(0)


def drawing_of(corners, numbers, seen, largest):
    """The SVG of at most so many bytes, one unit of which is the corners' millimetre."""
    width, height = size_of(corners, seen)
    scale = PIXELS / max(width, height)
    nearer = is_small(placed(corners, seen)[0], numbers) | is_flat(corners, numbers)
    corners, at = divided(corners, np.arange(len(numbers)), LONGEST / scale)
    flat, far = placed(corners, seen)
    picture = painted(flat, far, nearer[at], numbers[at], scale)
    lines = lines_of(picture)
    tolerance = 1.0
    while True:
        path = path_of(lines, scale, picture.shape[0] - 5, tolerance)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">'
            '<path id="outline" transform="scale(.5)" vector-effect="non-scaling-stroke" '
            f'd="{path}"/></svg>\n'
        )
        if len(svg) <= largest:
            return svg
        tolerance *= 1.25
        lines = [line for line in lines if len(line) > 14 * tolerance]
