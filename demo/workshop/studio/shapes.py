"""Bodies: everything a packshot is built of, as meshes with smooth shading. Sizes are the product's own, any unit."""
import bpy
import bmesh
from math import cos, sin, pi, radians, copysign, hypot
from mathutils import Matrix, Vector

bodies = []


def add(mesh, material, smooth=35):
    body = bpy.data.objects.new('body', mesh)
    bpy.context.scene.collection.objects.link(body)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = radians(smooth)
    if material:
        mesh.materials.append(material.block)
    bodies.append(body)
    return body


def mesh(points, faces, material, smooth=35, uv=None):
    """uv: one pair per point, or a function of the point's place."""
    made = bpy.data.meshes.new('mesh')
    made.from_pydata([tuple(point) for point in points], [], faces)
    made.update()
    body = add(made, material, smooth)
    if uv:
        wrap(body, uv)
    return body


def wrap(body, uv):
    layer = body.data.uv_layers.new()
    for face in body.data.polygons:
        for loop, point in zip(face.loop_indices, face.vertices):
            layer.data[loop].uv = uv(body.data.vertices[point].co) if callable(uv) else uv[point]
    return body


def place(body, at=(0, 0, 0), turn=(0, 0, 0)):
    body.location = at
    body.rotation_euler = [radians(angle) for angle in turn]
    return body


def bevel(body, width=.02, segments=4, angle=35):
    made = body.modifiers.new('bevel', 'BEVEL')
    made.width, made.segments, made.limit_method = width, segments, 'ANGLE'
    made.angle_limit = radians(angle)
    return body


def lathe(profile, material, segments=128, smooth=35, uv=False):
    """A profile of (radius, height) turned round z; uv: u round from the back, v along the profile's height."""
    count = len(profile)
    low, high = profile[0][1], profile[-1][1]
    points, faces, places = [], [], []
    for i in range(segments + 1):
        angle = 2 * pi * i / segments + pi / 2
        for radius, height in profile:
            points.append((radius * cos(angle), radius * sin(angle), height))
            places.append((i / segments, (height - low) / ((high - low) or 1)))
    for i in range(segments):
        for k in range(count - 1):
            at = i * count + k
            faces.append((at, at + count, at + count + 1, at + 1))
    return mesh(points, faces, material, smooth, places if uv else None)


def box(size, material, at=(0, 0, 0), radius=.03, segments=4, turn=(0, 0, 0), uv=None):
    x, y, z = [side / 2 for side in size]
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    body = mesh(points, faces, material, 40, uv)
    if radius:
        bevel(body, radius, segments)
    return place(body, at, turn)


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=.015, segments=96):
    b, h = min(edge, radius * .4, height * .4), height / 2
    profile = [(0, -h), (radius - b, -h), (radius - b * .3, b * .3 - h), (radius, b - h), (radius, h - b),
               (radius - b * .3, h - b * .3), (radius - b, h), (0, h)]
    return place(lathe(profile, material, segments), at, turn)


def fillet(points, radius=.05, steps=5):
    """Rounds the inner corners of a profile."""
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        before, corner, after = Vector(a), Vector(b), Vector(c)
        one, two = before - corner, after - corner
        reach = min(radius, one.length * .45, two.length * .45)
        start, end = corner + one.normalized() * reach, corner + two.normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            out.append(tuple(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t))
    return out + [points[-1]]


def ring(count=64, a=1, b=1, power=2, centre=(0, 0, 0), egg=0):
    """A superellipse in xy; egg narrows it towards -y."""
    out = []
    for i in range(count):
        t = 2 * pi * i / count
        x = copysign(abs(cos(t)) ** (2 / power), cos(t)) * a
        y = copysign(abs(sin(t)) ** (2 / power), sin(t)) * b
        out.append((x * (1 + egg * y / b) + centre[0], y + centre[1], centre[2]))
    return out


def loft(rings, material, cap=True, smooth=40, turned=None):
    count = len(rings[0])
    points = [Vector(point) for each in rings for point in each]
    if turned:
        points = [turned @ point for point in points]
    faces = []
    for k in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i))
    if cap:
        faces.append(tuple(range(count))[::-1])
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    body = mesh(points, faces, material, smooth)
    shape = bmesh.new()
    shape.from_mesh(body.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(body.data)
    shape.free()
    return body


def group(members, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    parent = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(parent)
    for each in members:
        if each.parent is None:
            each.parent = parent
    parent.scale = (scale,) * 3
    return place(parent, at, turn)
