"""A wheelbarrow, a watering can, a pressure sprayer; what is painted or moulded is the slot. Centimetres."""
from math import cos, pi, sin
from curves import spout, stack, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, mesh, place
from stage import scene_of, shoot

KIND = scene_of['kind']
paint = Material(rough=.36, clear=.15).slot('b', printed=False)
black, tyre = plastic((.01, .01, .011), .45, 40), rubber((.008, .008, .009))
bright, tube = steel(.22, (.66, .67, .69)), steel(.3, (.55, .56, .58))
white = Material((.8, .8, .78), .4)


def tray(levels, thick=.5):
    """Levels (z, x from, x to, half y): a pressed basin, open above."""
    def level(z, left, right, half, radius):
        out = []
        for cx, cy, start in ((right - radius, half - radius, 0), (left + radius, half - radius, 90), (left + radius, radius - half, 180), (right - radius, radius - half, 270)):
            out += [(cx + radius * cos(a), cy + radius * sin(a), z) for a in [(start + 90 * i / 10) * pi / 180 for i in range(11)]]
        return out
    rows = [level(*each) for each in levels]
    count = len(rows[0])
    points = [point for row in rows for point in row]
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(rows) - 1) for i in range(count)]
    faces.append(tuple(range(count))[::-1])
    body = mesh(points, faces, paint, 40)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness = thick


if KIND == 'barrow':
    tray([(27, -20, 26, 15, 6), (27.6, -22, 28, 16.5, 7), (40, -34, 37, 24, 9), (52, -46, 45, 31, 11), (53, -47.4, 46.2, 32.2, 12), (52.2, -48, 46.8, 32.8, 12)])
    sweep([(-47.6, 20, 52.8), (-47.6, -20, 52.8)], .9, paint, curved=False)
    for s in (-1, 1):
        sweep([(-58, s * 5.5, 19), (-44, s * 7, 21), (-20, s * 12, 25.6), (20, s * 19, 27), (50, s * 24, 38), (72, s * 27, 52), (92, s * 28, 55)], 1.7, tube)
        cylinder(2.1, 15, tyre, (86, s * 27.8, 54.3), (0, 82, 0), .5, 40)
        for k in range(6):
            cylinder(2.25, .6, tyre, (80.5 + k * 2.1, s * 27.7, 53.4 + k * .3), (0, 82, 0), .2, 40)
        sweep([(14, s * 18, 27), (26, s * 19.5, 12), (30, s * 20, 1.6), (38, s * 20, 1.6), (44, s * 21, 12), (47, s * 23, 36)], 1.5, tube)
        sweep([(-40, s * 8, 21.8), (-44, s * 14, 38), (-44, s * 20, 50)], 1.2, tube)
        box((3, .6, 9), bright, (-58, s * 4.6, 18.6), .2)
        cylinder(1.3, 1.2, bright, (-58, s * 5.2, 18.4), (90, 0, 0), .2, 6)
    sweep([(33, 20, 2.4), (33, -20, 2.4)], 1.2, tube, curved=False)
    place(lathe([(12.5, -3.6), (15, -4.4), (17.4, -3.6), (18.4, -1.6), (18.6, 0), (18.4, 1.6), (17.4, 3.6), (15, 4.4), (12.5, 3.6)], tyre, 96), (-58, 0, 18.6), (90, 0, 0))
    for k in range(36):
        a = 2 * pi * k / 36
        box((1.4, 6.4, 1.2), tyre, (-58 + 18.2 * cos(a), 0, 18.6 + 18.2 * sin(a)), .3, 2, (0, -a * 57.3 + 90, 0))
    place(lathe(fillet([(2, -4.6), (3.4, -4.4), (4, -2.4), (10.6, -2.2), (12.4, -4), (13, -3.8), (13, 3.8), (12.4, 4), (10.6, 2.2), (4, 2.4), (3.4, 4.4), (2, 4.6)], .5, 3), paint, 96), (-58, 0, 18.6), (90, 0, 0))
    shoot(turn=-32, rise=17, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.85)
elif KIND == 'watering-can':
    stack([(0, 10.4, 8.4, 0, 0, 2.6), (.8, 11, 9, 0, 0, 2.6), (3, 11.2, 9.2, 0, 0, 2.6), (12, 10.6, 8.8, 0, 0, 2.6), (20, 9.6, 8, 0, 0, 2.6), (22, 9, 7.4, 0, 0, 2.6), (22.8, 8, 6.6, 0, 0, 2.6)], paint)
    place(lathe(fillet([(6.4, 0), (6.8, .2), (6.8, 2.2), (7.3, 2.8), (7.2, 3.2), (6.2, 3.1), (6, 1.0), (0, .2)], .3, 4), paint, 96), (1.5, 0, 22.2))
    cylinder(5.9, .1, Material((.02, .02, .02), .8), (1.5, 0, 23.6), edge=.02)
    sweep([(-8, 0, 5), (-14, 0, 9), (-22, 0, 18), (-29, 0, 27)], 2.6, paint, radii=[1.5, 1.15, .85, .7])
    group([place(lathe(fillet([(1.7, 0), (1.8, 2), (2.4, 3.4), (5.2, 6), (5.6, 6.8), (5.2, 7.4), (0, 8.4)], .5, 5), paint, 96))]
          + [cylinder(.28, .2, black, (r * cos(a), r * sin(a), 8.4 - .19 * r + .02), edge=.02, segments=12)
             for r, n in ((1, 6), (2.2, 12), (3.4, 18), (4.5, 24)) for a in [2 * pi * i / n for i in range(n)]], (-28.4, 0, 26.2), (0, -38, 0))
    sweep([(-5, 0, 21.5), (-3, 0, 27), (3, 0, 31.5), (10, 0, 31), (16, 0, 25), (17.4, 0, 16), (14, 0, 8.6), (10.2, 0, 6.4)], 1.7, paint, radii=[.9, 1, 1.05, 1.1, 1.1, 1.05, 1, .9])
    sweep([(-7.4, 0, 20), (-12, 0, 16.6), (-17.5, 0, 14.2)], 1.0, paint)
    for z in (6, 15):
        stack([(z, 10.9 - z * .045, 8.95 - z * .035, 0, 0, 2.6), (z + .25, 11.3 - z * .045, 9.3 - z * .035, 0, 0, 2.6), (z + .7, 11.3 - z * .05, 9.3 - z * .04, 0, 0, 2.6),
               (z + .95, 10.85 - z * .05, 8.9 - z * .04, 0, 0, 2.6)], paint, 10, cap=False)
    shoot(turn=-22, rise=16, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.9, world=.42, sides=(1.15, .7))
else:
    stack([(0, 8.6, 8.6, 0, 0, 2), (.7, 9.4, 9.4, 0, 0, 2), (3, 9.8, 9.8, 0, 0, 2), (12, 9.8, 9.8, 0, 0, 2), (22, 9.7, 9.7, 0, 0, 2), (26, 8.6, 8.6, 0, 0, 2), (29, 6, 6, 0, 0, 2), (30.4, 4.6, 4.6, 0, 0, 2)], paint)
    for z in (4, 21):
        cylinder(9.95, .8, paint, (0, 0, z), edge=.3, segments=128)
    place(lathe(fillet([(4.4, 0), (5.2, .3), (5.2, 3.4), (4.6, 4), (2.2, 4.3), (2.2, 6)], .3, 4), black, 96), (0, 0, 30))
    for k in range(30):
        cylinder(.26, 2.6, black, (5.2 * cos(k * pi / 15), 5.2 * sin(k * pi / 15), 31.8), edge=.08, segments=10)
    cylinder(1.0, 7, bright, (0, 0, 38), edge=.1, segments=48)
    place(spout([(-7, 42, 1.5, 1.3), (-6, 42.6, 1.7, 1.6), (-2, 42.4, 1.7, 1.6), (2, 42.4, 1.7, 1.6), (6, 42.6, 1.7, 1.6), (7, 42, 1.5, 1.3)], black, 40, 40, 2.4), turn=(0, 0, -90))
    box((2.2, .1, 13), white, (-4, -9.0, 13), 0, 1, (0, 0, -24))
    for k in range(7):
        box((1.2 if k % 2 else 1.9, .14, .16), black, (-4.1, -9.06, 8 + k * 1.7), 0, 1, (0, 0, -24))
    cylinder(1.1, 2.2, black, (6.4, -5, 27), (35, 40, 0), .2, 32)
    sweep([(6.8, -5.4, 27.6), (10, -8, 29), (14, -9.6, 25), (14.4, -8.6, 14), (13, -9, 6), (15.5, -12, 1.2), (21, -13, .8), (24, -9, .8)], .62, black)
    sweep([(24, -9, .9), (27, -4, 1.3), (29, -1, 1.5)], 1.3, black, radii=[.7, 1, 1])
    sweep([(29, -1, 1.5), (33, 5, 1.5), (40, 16, 1.4)], .45, bright)
    place(lathe(fillet([(.6, 0), (.9, .4), (.9, 2), (.5, 2.6), (0, 2.6)], .15, 3), paint, 32), (40, 16, 1.4), (-90, 0, -32))
    sweep([(-6, 0, 26), (-9.5, 0, 29.5), (-9.5, 0, 34), (-5, 0, 36.2), (-3.6, 0, 33.5)], .8, black)
    shoot(turn=-14, rise=15, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.9, world=.42, sides=(1.15, .7))
