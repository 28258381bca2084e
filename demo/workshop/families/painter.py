"""Painters' tools: rollers, brushes, a putty knife, a tray, a telescopic pole. Centimetres; the handle is the slot."""
import bpy
from math import cos, pi, sin
from random import Random
from mathutils import noise, Vector
from curves import hull, sweep
from material import Material, steel
from outline import smooth
from shapes import box, cylinder, fillet, group, lathe, mesh, place, wrap
from stage import scene_of, shoot
from tool import Tool, accent, black, bright, shell

KIND = scene_of['kind']
chance = Random(5)
pile = Material((.78, .74, .62), .95)
zinc = steel(.3, (.62, .63, .65))
# The print lies along the handle.
tool = Tool(-10, -10, 20)
slab, side = tool.slab, tool.side


def fleece(radius, length, at, turn, depth):
    """A sleeve of threads: a rough skin, its ends rounded."""
    points, faces, around, along = [], [], 150, int(length * 9)
    for i in range(around):
        for k in range(along + 1):
            x = -length / 2 + length * k / along
            a = 2 * pi * i / around
            end = min(1, (length / 2 - abs(x)) / (radius * .35) + .45)
            spot = Vector((x * 2.6, cos(a) * radius * 2.6, sin(a) * radius * 2.6))
            r = radius * (.72 + .28 * min(1, end) ** .5) + depth * (noise.noise(spot) + .7 * noise.noise(spot * 2.7) + chance.uniform(-.4, .4))
            points.append((x, r * cos(a), r * sin(a)))
    row = along + 1
    faces = [(i * row + k, (i + 1) % around * row + k, (i + 1) % around * row + k + 1, i * row + k + 1) for i in range(around) for k in range(along)]
    for k in (0, along):
        faces.append(tuple(i * row + k for i in range(around)))
    return place(mesh(points, faces, pile, 180), at, turn)


def grip(keys, at, turn):
    """A handle along x, printed from its side; keys (x, half width, half height, middle)."""
    made = [wrap(hull(keys, shell, 60, power=2.3), side)]
    return group(made, at, turn)


def bristles(wide, thick, long, at, count):
    """A block of hairs spreading a little towards its tip; the tip is uneven."""
    points, faces, rows = [], [], 14
    columns = count
    for s in (-1, 1):
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            ragged = chance.uniform(-.16, .16) - .5 * abs(u) ** 3
            for k in range(rows + 1):
                t = k / rows
                bulge = 1 + .12 * t - .2 * max(0, t - .6)
                edge = (1 - .35 * max(0, t - .7) / .3)
                points.append((u * wide / 2 * (1 + .1 * t), s * thick / 2 * bulge * edge * (1 + .05 * sin(i * 1.7)) + chance.uniform(-.012, .012), -(long + ragged) * t))
    row, half = rows + 1, (columns + 1) * (rows + 1)
    for s in (0, 1):
        faces += [(s * half + i * row + k, s * half + (i + 1) * row + k, s * half + (i + 1) * row + k + 1, s * half + i * row + k + 1) for i in range(columns) for k in range(rows)]
    for i in (0, columns):
        faces += [(i * row + k, half + i * row + k, half + i * row + k + 1, i * row + k + 1) for k in range(rows)]
    faces += [(i * row + rows, half + i * row + rows, half + (i + 1) * row + rows, (i + 1) * row + rows) for i in range(columns)]
    hair = Material((.2, .13, .07), .55) if KIND == 'brush-flat' else Material((.42, .3, .17), .6)
    hair.bump(hair.noise(hair.coords((14, 14, .4)), 3, 4, .7), .8, .03)
    return place(mesh(points, faces, hair, 60), at)


if KIND in ('roller', 'mini'):
    radius, length, reach = (2.6, 11, 17) if KIND == 'roller' else (1.5, 6.4, 14)
    fleece(radius, length, (0, 0, radius), (0, 0, 0), .13 if KIND == 'roller' else .09)
    cylinder(radius * .62, .3, accent, (length / 2 - .05, 0, radius), (0, 90, 0), .1)
    cylinder(radius * .62, .3, accent, (.05 - length / 2, 0, radius), (0, 90, 0), .1)
    z, out = radius, length / 2
    sweep([(out - 1, 0, z), (out + 1.0, 0, z), (out + 1.5, .3, z), (out + 1.6, 1.2, z), (out + 1.5, 4.4, z + .2), (out + 1.2, 5.6, z + .2), (out - .2, 6.4, z), (2, 7.0, z - .4), (.8, 7.6, z - .5), (.4, 9, z - .7), (.2, reach - 3, z - 1)],
          .34 if KIND == 'roller' else .26, bright, steps=12)
    scale = 1 if KIND == 'roller' else .8
    # Its printed side turned to the camera.
    keys = [(-7, 1.1, 1.1), (-6.6, 1.45, 1.5), (-5, 1.5, 1.55), (-1, 1.25, 1.3), (3, 1.35, 1.4), (6.6, 1.15, 1.15), (7, .9, .9)]
    grip([(x, wide * scale, high * scale, 0) for x, wide, high in keys], (.1, reach + 3.4, 1.5), (0, -4, -90))
    cylinder(1.2 * scale, 1.2, accent, (.15, reach - 3.6, 1.6), (90, 0, 0), .3)
    group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, 0, 28))
    shoot(turn=0, rise=34, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.85)
elif KIND.startswith('brush'):
    wide, thick, long = (5, 1.3, 5.2) if KIND == 'brush-flat' else (14, 4.4, 6)
    bristles(wide, thick, long, (0, 0, 0), 70 if KIND == 'brush-flat' else 130)
    if KIND == 'brush-flat':
        box((wide + .16, thick + .16, 3.4), zinc, (0, 0, 1.5), .12, 3)
        for z in (.6, 2.6):
            box((wide + .26, thick + .26, .14), zinc, (0, 0, z), .06)
        for x in (-1.7, 0, 1.7):
            cylinder(.16, thick + .3, bright, (x, 0, 1.6), (90, 0, 0), .05, 20)
        outline = [(-2.5, 3.0), (2.5, 3.0), (2.45, 4.2), (1.7, 6), (1.15, 8), (1.05, 11), (1.35, 14), (1.5, 16.4), (1.1, 18), (0, 18.5), (-1.1, 18), (-1.5, 16.4), (-1.35, 14), (-1.05, 11), (-1.15, 8), (-1.7, 6), (-2.45, 4.2)]
    else:
        box((wide + 1, thick + .8, 2.2), shell, (0, 0, 1.0), .5, 5, uv=lambda point: (.002, .998))
        outline = [(-2.4, 2.0), (2.4, 2.0), (1.9, 4), (1.5, 6.4), (1.6, 9), (1.9, 12), (1.8, 14), (1.2, 15.2), (0, 15.6), (-1.2, 15.2), (-1.8, 14), (-1.9, 12), (-1.6, 9), (-1.5, 6.4), (-1.9, 4)]
    slab(smooth(outline), 0, .62 if KIND == 'brush-flat' else 1.2, shell, .4)
    cylinder(.42, 1.5 if KIND == 'brush-flat' else 2.6, Material((.004, .004, .004), .8), (0, 0, 16.7 if KIND == 'brush-flat' else 13.6), (90, 0, 0), .05, 32)
    group([each for each in bpy.context.scene.objects if not each.parent], turn=(-86, 0, 38))
    shoot(turn=0, rise=42, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.85)
elif KIND == 'spatula':
    slab([(-12, -7), (12, -7), (12, -6.4), (4.2, 3.2), (3.4, 4), (-3.4, 4), (-4.2, 3.2), (-12, -6.4)], 0, .05, steel(.2, (.68, .69, .71)), .02, 30)
    slab([(-4.2, 2.6), (4.2, 2.6), (3.6, 5.2), (2.2, 6.4), (-2.2, 6.4), (-3.6, 5.2)], 0, .9, black, .4)
    outline = [(-1.9, 5.6), (1.9, 5.6), (1.6, 8), (1.5, 11), (1.8, 14), (1.9, 16), (1.4, 17.4), (0, 17.8), (-1.4, 17.4), (-1.9, 16), (-1.8, 14), (-1.5, 11), (-1.6, 8)]
    fine = smooth(outline, 5)
    slab(fine, 0, 1.35, shell, .9)
    slab([(x * .7, z * .92 + .6) for x, z in fine], -1.05, .4, accent, .25)
    cylinder(.5, 2.9, Material((.004, .004, .004), .8), (0, 0, 16.4), (90, 0, 0), .05, 32)
    group([each for each in bpy.context.scene.objects if not each.parent], turn=(-85, 0, 36))
    shoot(turn=0, rise=42, lens=85, margin=.07, size=2.5, gloss='soft', exposure=.85)
elif KIND == 'tray':
    def level(x0, x1, half, z, radius):
        corners = [[(cx + radius * cos(a), cy + radius * sin(a)) for a in [(start + 9 * i) * pi / 180 for i in range(11)]] for cx, cy, start in
                   ((x1 - radius, half - radius, 0), (x0 + radius, half - radius, 90), (x0 + radius, radius - half, 180), (x1 - radius, radius - half, 270))]
        around = corners[0] + [(-6, half)] + corners[1] + corners[2] + [(-6, -half)] + corners[3]
        return [(x, y, z(x)) for x, y in around]
    bottom = lambda x: .5 if x < -6 else .5 + (x + 6) * .2
    rows = [level(-15, 15, 11, bottom, 2), level(-15.6, 15.6, 11.6, lambda x: bottom(x) + .5, 2.4), level(-16.6, 16.6, 12.6, lambda x: 6.6, 3), level(-17, 17.2, 13.2, lambda x: 6.9, 3.2), level(-17.6, 17.8, 13.8, lambda x: 6.7, 3.4), level(-17.6, 17.8, 13.8, lambda x: 6.0, 3.4)]
    count = len(rows[0])
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(5) for i in range(count)]
    body = mesh([p for row in rows for p in row], faces, shell, 40, lambda point: (.002, .998))
    half = 10.8
    floor = [(x, y, bottom(x) + .02) for x in (-14.8, -6, 14.8) for y in (-half, half)]
    mesh(floor, [(0, 1, 3, 2), (2, 3, 5, 4)], shell, 0, lambda point: (.002, .998))
    for k in range(13):
        for j in range(15):
            x, y = -4.4 + k * 1.5, -9.8 + j * 1.4 + (k % 2) * .35
            box((.9, .34, .5), shell, (x, y, bottom(x) + .1), .14, 3, (0, -11.3, 0), uv=lambda point: (.002, .998))
    for s in (-1, 1):
        box((3, 1.2, 4.4), shell, (13, s * 9, 2.2), .3, 3, uv=lambda point: (.002, .998))
    shoot(turn=-34, rise=30, lens=85, margin=.07, size=2.5, gloss='soft', exposure=.9, world=.42, sides=(1.15, .7))
else:
    sweep([(-44, 0, 1.3), (10, 0, 1.3)], 1.3, zinc, curved=False)
    sweep([(8, 0, 1.3), (46, 0, 1.3)], 1.05, bright, curved=False)
    place(lathe(fillet([(1.5, 0), (1.75, .6), (1.7, 14), (1.9, 15), (1.5, 16), (0, 16.2)], .4, 4), black, 64), (-32, 0, 1.75), (0, -90, 0))
    for k in range(12):
        cylinder(1.82, .4, black, (-33.4 - k * 1.1, 0, 1.75), (0, 90, 0), .15, 64)
    place(lathe(fillet([(1.35, 0), (1.9, .4), (2.1, 1.4), (1.9, 2.4), (2.1, 3.4), (1.9, 4.8), (1.2, 6), (1.1, 6)], .3, 4), shell, 64, uv=False), (7, 0, 1.75), (0, 90, 0))
    for k in range(16):
        a = 2 * pi * k / 16
        box((4.6, .3, .3), accent, (9.4, 2.0 * cos(a), 1.75 + 2.0 * sin(a)), .1, 2, (a * 57.3, 0, 0))
    place(lathe(fillet([(1.0, 0), (1.5, .4), (1.5, 3), (1.0, 4), (.9, 5), (.75, 9), (.5, 9.2), (0, 9.2)], .2, 4), accent, 48), (45, 0, 1.4), (0, 90, 0))
    for k in range(7):
        cylinder(.98 - k * .02, .34, accent, (49.6 + k * .62, 0, 1.4), (0, 90, 0), .15, 40)
    group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, 0, 42))
    shoot(turn=0, rise=34, lens=70, margin=.05, size=2.7, gloss='soft', exposure=.85)
