"""Spades, shovels, rakes and hoes lying on the floor, the head to the front; with a handle or without. Centimetres, the head along -y."""
import bpy
from math import cos, hypot, pi, sin
from mathutils import Vector
from curves import spout, sweep
from material import Material, plastic, steel
from shapes import box, cylinder, group, mesh
from stage import scene_of, shoot

KIND, handled = scene_of['kind'], scene_of['handle'] != 'none'
metal = Material(rough=.34, metal=1).slot('c', printed=False)
metal.bump(metal.noise(metal.coords((1, .2, 1)), 3, 5, .6), .05, .02)
shaft = Material(rough=.38, clear=.1).slot('b', printed=False)
shaft.bump(shaft.noise(shaft.coords((6, .25, 6)), 2.2, 5, .7), .12, .02)
black, dark = plastic((.01, .01, .011), .5, 40), Material((.006, .006, .006), .8)
LONG = 74 if KIND != 'snow-shovel' else 66


def sheet(rows, material, thick=.18):
    """Rows of points across, from the tip to the neck: pressed sheet metal."""
    count = len(rows[0])
    points = [Vector(point) for row in rows for point in row]
    faces = [(k * count + i, k * count + i + 1, (k + 1) * count + i + 1, (k + 1) * count + i) for k in range(len(rows) - 1) for i in range(count - 1)]
    body = mesh(points, faces, material, 50)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset = thick, 0
    return body


def pole(start, rise, radius=1.6):
    """The handle from the socket backwards, its end rounded."""
    if not handled:
        return
    end = (0, start + LONG, rise + 2)
    sweep([(0, start, rise), (0, start + LONG * .5, rise + 1.2), end], radius, shaft, radii=[1, .98, 1.0])
    cylinder(radius * 1.18, 12, black, (0, end[1] - 4, end[2] - .1), (-89, 0, 0), .5, 48)
    for k in range(7):
        cylinder(radius * 1.24, .35, black, (0, end[1] - 8.6 + k * 1.3, end[2] - .15), (-89, 0, 0), .12, 48)


def socket(start, end, rise, low, wide=2.1, narrow=1.8):
    """The metal neck that takes the handle."""
    spout([(start, low, wide * 1.2, .5), (start + (end - start) * .3, (low + rise) / 2, wide * 1.05, 1.2), (start + (end - start) * .55, rise * .95, wide, narrow * .95),
           (end, rise, wide * .92, narrow)], metal, 40, 48, 2)
    if not handled:
        cylinder(narrow * .8, .3, dark, (0, end + .02, rise), (-90, 0, 0), .05, 48)
    cylinder(.35, narrow * 2.3, metal, (0, end - 2, rise), (0, 0, 0), .12, 24)


if KIND in ('spade', 'shovel'):
    wide, long = (9.4, 28) if KIND == 'spade' else (12.4, 30)
    rows = []
    for k in range(29):
        t = k / 28
        half = wide * ((1 - (1 - min(1, t / .42)) ** 2.2) ** .62 if KIND == 'spade' else min(1, .93 + t * .1) if t > .02 else .93) * (1 - .03 * t)
        if t > .93:
            half *= 1 - (t - .93) * 3.4
        row = []
        for i in range(25):
            u = i / 12 - 1
            curve = (1.6 if KIND == 'spade' else 1.2) * u * u + (0 if KIND == 'spade' else 4.2 * max(0, abs(u) - .78) / .22)
            rib = .7 * max(0, 1 - abs(u) * 5) * min(1, max(0, t - .25) * 3)
            row.append((half * max(.02, 1) * u, -long + long * t, .35 + curve + rib + 3.4 * t * t * (1.5 if KIND == 'shovel' else 1)))
        rows.append(row)
    sheet(rows, metal)
    if KIND == 'spade':
        for s in (-1, 1):
            box((6.4, 1.6, .3), metal, (s * 5.2, .2, 5.2), .12, 3, (24, 0, 0))
    socket(-9 if KIND == 'spade' else -7, 13, 7.6 if KIND == 'shovel' else 6.4, 2.6 if KIND == 'spade' else 3.6)
    pole(11, 7.6 if KIND == 'shovel' else 6.4)
elif KIND == 'snow-shovel':
    blue = plastic('#1f5c86', .42, 20)
    rows = [[(24 * u * (1 - .05 * t), -36 + 36 * t, 1 + 3.4 * max(0, abs(u) - .86) / .14 + 9 * max(0, t - .55) ** 2 * 3.2 + .7 * t + .45 * (1 if int((u + 1) * 8.01) % 2 and .12 < t < .9 else 0))
             for u in [i / 48 - 1 for i in range(97)]] for t in [k / 24 for k in range(25)]]
    sheet(rows, blue, .4)
    box((47.4, 2.2, .3), steel(.3), (0, -36, .95), .1)
    spout([(-20, 2.2, 3.2, .8), (-8, 4, 3, 1.6), (0, 6.4, 2.6, 2.3), (9, 8, 2.2, 2.1)], blue, 40, 48, 2.4)
    pole(6, 7.6, 1.7)
    end = (0, 6 + LONG, 9.6)
    sweep([(0, end[1], end[2]), (-4, end[1] + 3, end[2]), (-7, end[1] + 9, end[2]), (-5.6, end[1] + 12, end[2]), (0, end[1] + 12.6, end[2]), (5.6, end[1] + 12, end[2]), (7, end[1] + 9, end[2]),
           (4, end[1] + 3, end[2]), (0, end[1], end[2])], 1.5, black)
elif KIND == 'rake':
    spout([(-19, 8.6, .8, .8), (0, 8.6, 1.0, 1.1), (19, 8.6, .8, .8)], metal, 30, 32, 4).rotation_euler = (0, 0, pi / 2)
    for k in range(14):
        x = -18.4 + k * 36.8 / 13
        sweep([(x, 0, 8.4), (x, -1.2, 5), (x, -1.0, 2), (x, -.2, .1)], .62, metal, radii=[1.15, 1, .8, .35])
    socket(0, 17, 11.4, 8.8, 1.9, 1.7)
    pole(15, 11.4)
else:
    rows = [[(9 * u * (1 - .16 * t), -5.5 + 3.2 * t * t + .6 * u * u, .1 + 13.5 * t) for u in [i / 12 - 1 for i in range(25)]] for t in [k / 16 for k in range(17)]]
    sheet(rows, metal, .3)
    sweep([(0, -3.4, 12.6), (0, -2.4, 16.2), (0, 1.5, 18.2), (0, 6, 17.2), (0, 10, 16.2)], 1.15, metal)
    socket(8, 22, 15.2, 16.4, 1.8, 1.7)
    pole(20, 15.2)
    if handled:
        group([each for each in bpy.context.scene.objects if not each.parent], turn=(-7.6, 0, 0))
group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, 0, -40))
if handled:
    shoot(turn=0, rise=38, lens=85, margin=.05, size=2.7, gloss='soft', exposure=.8, key=230)
else:
    shoot(turn=0, rise=34, lens=85, margin=.1, size=2.4, gloss='soft', exposure=.8, key=230)
