"""Outlines in the plane xz, as pairs, and plates cut along them."""
from math import cos, hypot, pi, sin
from shapes import loft


def inset(outline, depth):
    """The outline (x, z) moved inwards."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    out, count = [], len(outline)
    for i, (x, z) in enumerate(outline):
        (a, b), (c, d) = outline[i - 1], outline[(i + 1) % count]
        along = depth * (1 if area > 0 else -1) / (hypot(c - a, d - b) or 1)
        out.append((x - (d - b) * along, z + (c - a) * along))
    return out


def slab(outline, y, half, material, edge=.3, smooth=50):
    """A plate of this outline between y - half and y + half, its edges round."""
    steps = [(part, (k if part < 0 else 4 - k) * pi / 8) for part in (-1, 1) for k in range(5)]
    rings = [[(x, y + part * (half - edge * (1 - cos(t))), z) for x, z in inset(outline, edge * (1 - sin(t)))] for part, t in steps]
    # One ring more within each face keeps the round edges' shading off it.
    first, last = ([(x, y + part * half, z) for x, z in inset(outline, edge * 1.3)] for part in (-1, 1))
    return loft([first, *rings, last], material, smooth=smooth)


def arc(radius, start, end, count=40, at=(0, 0)):
    return [(at[0] + radius * cos(a), at[1] + radius * sin(a)) for a in [(start + (end - start) * i / count) * pi / 180 for i in range(count + 1)]]


def smooth(points, count=6):
    """A closed line through the points."""
    out, size = [], len(points)
    for i in range(size):
        a, b, c, d = (points[(i + k - 1) % size] for k in range(4))
        for s in range(count):
            t = s / count
            out.append(tuple(.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3) for n in (0, 1)))
    return out
