"""Swept bodies: wires, pipes, spouts, handles, and letters in relief."""
import bpy
from mathutils import Matrix, Vector
from shapes import bodies, loft, place, ring

# A ring's (width, height, along) becomes the world's (along, width, height).
ALONG_X = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def sweep(points, radius, material, closed=False, curved=True, steps=24, radii=None):
    """A round wire through the points."""
    curve = bpy.data.curves.new('curve', 'CURVE')
    curve.dimensions, curve.resolution_u, curve.use_fill_caps = '3D', steps, True
    curve.bevel_depth, curve.bevel_resolution = radius, 8
    spline = curve.splines.new('BEZIER' if curved else 'POLY')
    spline.use_cyclic_u = closed
    knots = spline.bezier_points if curved else spline.points
    knots.add(len(points) - 1)
    for i, (knot, point) in enumerate(zip(knots, points)):
        if curved:
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
        else:
            knot.co = (*point, 1)
        if radii:
            knot.radius = radii[i]
    body = bpy.data.objects.new('curve', curve)
    bpy.context.scene.collection.objects.link(body)
    curve.materials.append(material.block)
    bodies.append(body)
    return body


def smooth_rows(keys, count=60):
    """Rows between the keys, every column interpolated smoothly and without overshoot."""
    out, last = [], len(keys) - 1
    for step in range(count + 1):
        u = step / count * last
        i = min(int(u), last - 1)
        t = u - i
        around = [keys[max(0, min(last, j))] for j in (i - 1, i, i + 1, i + 2)]
        row = []
        for a, b, c, d in zip(*around):
            first, second = (c - a) / 2, (d - b) / 2
            if (b - a) * (c - b) <= 0:
                first = 0
            if (c - b) * (d - c) <= 0:
                second = 0
            row.append((2 * t ** 3 - 3 * t * t + 1) * b + (t ** 3 - 2 * t * t + t) * first
                       + (3 * t * t - 2 * t ** 3) * c + (t ** 3 - t * t) * second)
        out.append(row)
    return out


def spout(keys, material, count=60, segments=64, power=3):
    """Keys (y, z, half width, half thickness): a rounded section led along a path in the yz plane."""
    rows, rings = smooth_rows(keys, count), []
    for i, (y, z, a, b) in enumerate(rows):
        before, after = rows[max(0, i - 1)], rows[min(count, i + 1)]
        along = Vector((0, after[0] - before[0], after[1] - before[1])).normalized()
        across = Vector((0, -along.z, along.y))
        rings.append([Vector((0, y, z)) + Vector((1, 0, 0)) * u + across * v for u, v, _ in ring(segments, a, b, power)])
    return loft(rings, material)


def hull(keys, material, count=50, segments=72, power=2.4):
    """Keys (x, half width, half height, height of the middle): a body along x."""
    return loft([ring(segments, a, b, power, (0, c, x)) for x, a, b, c in smooth_rows(keys, count)], material,
                turned=ALONG_X)


def stack(keys, material, count=70, segments=128, cap=True):
    """Keys (z, half x, half y, middle y, egg, power): a body of rings one above another."""
    rows = smooth_rows(keys, count)
    return loft([ring(segments, a, b, power, (0, y, z), egg) for z, a, b, y, egg, power in rows], material, cap, 50)


def letters(words, size, material, font, at=(0, 0, 0), turn=(90, 0, 0), depth=.002):
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body, curve.size, curve.extrude = words, size, depth
    curve.align_x = curve.align_y = 'CENTER'
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    body = bpy.data.objects.new('letters', curve)
    bpy.context.scene.collection.objects.link(body)
    curve.materials.append(material.block)
    bodies.append(body)
    return place(body, at, turn)
