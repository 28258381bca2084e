"""For watering: a hose reel on wheels, bare or with its hose, a drip kit, sprinklers, a spray gun. Centimetres."""
from math import cos, pi, sin
from curves import hull, spout, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, mesh, place
from stage import scene_of, shoot

KIND = scene_of['kind']
paint = Material(rough=.38, clear=.12).slot('b', printed=False)
card = Material(rough=.5, clear=.1).slot('a')
black, grip = plastic((.01, .01, .011), .45, 40), rubber((.008, .008, .009))
brass, bright = steel(.2, (.72, .5, .2)), steel(.2, (.66, .67, .69))
dark = Material((.004, .004, .004), .8)


def wound(radius, thick, half, layers, material, centre):
    """A hose on its drum, round y."""
    points = []
    turns = int(half * 2 / (thick * 2.05))
    for layer in range(layers):
        for i in range(turns * 36):
            t = i / 36
            y = (t / turns if layer % 2 == 0 else 1 - t / turns) * 2 - 1
            r = radius + layer * thick * 1.8
            points.append((centre[0] + r * cos(2 * pi * t), centre[1] + y * (half - thick), centre[2] + r * sin(2 * pi * t)))
    sweep(points, thick, material, steps=2)
    return points[-1]


if KIND in ('reel', 'reel-full'):
    hose = plastic((.03, .12, .05), .4)
    z = 30
    for y in (-13, 13):
        place(lathe(fillet([(3, -.5), (17, -.5), (17.8, -.9), (18.4, 0), (17.8, .9), (17, .5), (3, .5)], .3, 3), paint, 128), (0, y, z), (90, 0, 0))
        for k in range(6):
            a = k * pi / 3
            box((12, .6, 2.2), paint, (9 * cos(a), y * 1.04, z + 9 * sin(a)), .3, 3, (0, -a * 57.3, 0))
        sweep([(-2, y * 1.3, 2), (-3, y * 1.3, 24), (0, y * 1.3, 30), (6, y * 1.3, 52), (12, y * 1.3, 72)], 1.3, bright)
        sweep([(0, y * 1.3, 30), (12, y * 1.3, 14), (20, y * 1.3, 1.4)], 1.3, bright)
        cylinder(3.4, 2.4, black, (0, y * 1.3, z), (90, 0, 0), .5)
        place(lathe(fillet([(2, -2), (7.6, -2), (8.2, -1), (8.2, 1), (7.6, 2), (2, 2)], .5, 4), grip, 80), (-3, y * 1.62, 8.2), (90, 0, 0))
        cylinder(5.4, 4.2, paint, (-3, y * 1.62, 8.2), (90, 0, 0), .5)
    sweep([(12, 16.9, 72), (13, 14, 74.5), (13.4, 0, 75), (13, -14, 74.5), (12, -16.9, 72)], 1.3, bright)
    sweep([(13.3, 9, 75), (13.4, 0, 75.1), (13.3, -9, 75)], 1.9, grip)
    sweep([(20, 16.9, 1.4), (20, -16.9, 1.4)], 1.3, bright, curved=False)
    cylinder(1.1, 45, black, (-3, 0, 8.2), (90, 0, 0), .2)
    cylinder(7, 26, paint, (0, 0, z), (90, 0, 0), .3)
    if KIND == 'reel-full':
        wound(8.4, .95, 12.4, 4, hose, (0, 0, z))
        y = -4
        sweep([(-14.9, y, z + 2), (-16.4, y - .4, 20), (-18, y - 1, 10), (-20, y - 4, 3), (-18, y - 12, 1.2), (-10, y - 18, 1.0), (-2, y - 17, 1.0)], .95, hose)
        place(lathe(fillet([(1.2, 0), (1.7, .4), (1.7, 3.4), (1.3, 4), (1.3, 5)], .2, 3), paint, 40), (-2.5, y - 17, 1.6), (0, 90, 0))
    else:
        # Without a hose: ribs of the drum, and the coupling that one is put on.
        for k in range(12):
            a = k * pi / 6
            box((1.0, 25, .7), paint, (7.2 * cos(a), 0, z + 7.2 * sin(a)), .2, 2, (0, -a * 57.3, 0))
        place(lathe(fillet([(1.1, 0), (1.5, .3), (1.5, 2.6), (1.1, 3), (1.1, 4.4), (0, 4.4)], .2, 3), black, 40), (-6.6, -5, z + 3.4), (0, -62, 0))
    box((8, 1.2, 1.6), black, (4, -18.6, z), .4, 3, (0, -40, 0))
    cylinder(1.5, 6, black, (7, -22, z + 2.6), (90, 0, 0), .4)
    shoot(turn=-34, rise=16, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.85)
elif KIND == 'drip':
    # It lies flat: a pile of it would hide what the carton says.
    spiral = [(6.6 + i / 40 * 1.1 if i < 160 else 11 - (i - 160) / 40 * 1.1, i * pi / 20, .6 if i < 160 else 1.65) for i in range(300)]
    points = [(r * cos(a) - 10, r * sin(a) - 12, z) for r, a, z in spiral]
    points += [(-2, -23, 1.2), (4, -24, .6), (10, -22.4, .6), (16, -21, .6)]
    sweep(points, .55, black, steps=3)
    for k in range(3):
        a = .5 + 2.1 * k
        sweep([((8.8 + 3.1 * cos(b)) * cos(a) - 10, (8.8 + 3.1 * cos(b)) * sin(a) - 12, 1.1 + 1.4 * sin(b)) for b in [2 * pi * i / 10 for i in range(10)]], .2, plastic((.8, .8, .78)), closed=True)
    for k in range(9):
        x, y = 6 + (k % 3) * 5.4 + (k // 3) * .8, -22 + (k // 3) * 4.2 + (k % 3) * .8
        parts = [place(lathe(fillet([(0, 0), (.9, 0), (1.1, .3), (1.1, 1.2), (.8, 1.5), (.4, 1.7), (.35, 3), (.55, 3.3), (.3, 3.8)], .12, 3), paint if k % 2 else black, 32))]
        group(parts, (x, y, 1.05), (0, 90, 40 * k)) if k % 3 else group(parts, (x, y, 0))
    for k in range(3):
        sweep([(22 + k * 2.6, -14 - k, .6), (23 + k * 2.6, -10 - k, .6), (22.6 + k * 2.6, -6 - k, .6)], .5, paint)
    width, deep, high = 34, 9, 26
    bare = Material((.74, .71, .66), .7)
    carton = [box((width, deep, high), bare, radius=.3, segments=3),
              mesh([(-16.6, -4.52, -12.6), (16.6, -4.52, -12.6), (16.6, -4.52, 12.6), (-16.6, -4.52, 12.6)], [(0, 1, 2, 3)], card, 0, [(.01, .01), (.6, .01), (.6, .99), (.01, .99)]),
              mesh([(-17.02, 4.2, -12.6), (-17.02, -4.2, -12.6), (-17.02, -4.2, 12.6), (-17.02, 4.2, 12.6)], [(0, 1, 2, 3)], card, 0, [(.62, .01), (.99, .01), (.99, .99), (.62, .99)])]
    group(carton, (6, 8, 13), (0, 0, 9))
    shoot(turn=-16, rise=24, lens=85, margin=.06, size=2.5, gloss='soft', exposure=.85, key=230, fill=60)
elif KIND == 'gun':
    hull([(-9, 2.6, 2.6, 0), (-8.6, 3.0, 3.0, 0), (-6.4, 3.1, 3.1, 0), (-5.6, 2.6, 2.6, 0), (-5, 2.2, 2.2, 0), (-2, 1.8, 1.9, .1), (1, 1.8, 2, 0), (3, 1.7, 1.9, -.4)], paint, 60, power=2.1)
    for k in range(18):
        a = 2 * pi * k / 18
        box((2.4, .5, .5), grip, (-7.4, 3.05 * cos(a), 3.05 * sin(a)), .18, 2, (a * 57.3, 0, 0))
    cylinder(2.5, .4, black, (-9, 0, 0), (0, 90, 0), .1)
    for r, n in ((.8, 6), (1.7, 12)):
        for k in range(n):
            cylinder(.16, .2, dark, (-9.2, r * cos(2 * pi * k / n), r * sin(2 * pi * k / n)), (0, 90, 0), .01, 12)
    place(spout([(1.6, .2, 1.75, 1.8), (4, -1, 1.7, 1.7), (7, -4, 1.6, 1.65), (9, -8, 1.55, 1.6), (10, -11.4, 1.6, 1.6)], paint, 60, 48, 2.3), turn=(0, 0, -90))
    place(spout([(3.4, .6, 1.4, 1.3), (4.6, -.4, 1.85, 1.75), (7.6, -3.6, 1.75, 1.7), (9.5, -7.6, 1.7, 1.65), (10.2, -10.2, 1.5, 1.4)], grip, 60, 48, 2.3), turn=(0, 0, -90))
    place(spout([(-1.2, -1.4, .9, .6), (-.6, -3, .9, .7), (1.4, -6, .85, .6), (3.4, -9.4, .85, .6), (4.2, -10.6, .8, .4)], black, 40, 40, 3), turn=(0, 0, -90))
    place(lathe(fillet([(1.4, 0), (1.9, .3), (1.9, 1.8), (1.5, 2.2), (1.3, 3), (1.3, 5), (1.0, 5.2), (0, 5.2)], .2, 4), black, 48), (9.9, 0, -11), (0, 168, 0))
    cylinder(.9, 1.6, black, (-1.4, 0, 2.2), edge=.3, segments=40)
    group(list(bodies), turn=(0, 0, 0))
    shoot(turn=-30, rise=14, lens=85, margin=.1, size=2.4, gloss='soft', exposure=.85)
elif KIND == 'oscillating':
    for y in (-6, 6):
        sweep([(-24, y * .4, 1.2), (-22, y * 1.6, 1.2), (0, y * 2, 1.2), (22, y * 1.6, 1.2), (24, y * .4, 1.2)], 1.2, paint)
    for x in (-23, 23):
        sweep([(x, -6, 1.2), (x, 6, 1.2)], 1.2, paint)
    sweep([(-17, 0, 6.4), (-8, 0, 7.6), (0, 0, 8), (8, 0, 7.6), (17, 0, 6.4)], 1.0, bright)
    for k in range(17):
        x = -14.4 + k * 1.8
        cylinder(.3, .6, black, (x, -.1, 8.9 - .0055 * x * x), (0, x * .9, 0), .08, 16)
    hull([(15, 2.2, 2.6, 5), (16, 3.6, 4.2, 4.8), (21, 3.9, 4.6, 4.8), (24, 3.4, 4, 4.6), (25, 2, 2.4, 4.4)], paint, 50, power=3)
    hull([(-22, 1.4, 1.6, 5.6), (-21, 2.4, 2.8, 5.2), (-18, 2.4, 2.8, 5.4), (-16.6, 1.4, 1.6, 6.2)], black, 40, power=3)
    place(lathe(fillet([(1.3, 0), (1.7, .3), (1.7, 2.6), (1.2, 3), (1.2, 4.6), (0, 4.6)], .2, 3), black, 40), (24.6, 0, 4.4), (0, 90, 0))
    cylinder(2, 1, grip, (20, -3.8, 5), (90, 0, 0), .3)
    shoot(turn=-30, rise=20, lens=85, margin=.08, size=2.6, gloss='soft', exposure=.85)
else:
    # On a spike or a base: the impact head with its arm, or three turning arms.
    place(lathe(fillet([(0, 0), (9, 0), (9.6, .6), (9, 1.4), (4, 2.6), (2.6, 4), (2.4, 8), (3, 9), (2.4, 10.4), (0, 10.4)], .4, 5), paint, 96))
    place(lathe(fillet([(1.3, 0), (1.7, .3), (1.7, 2.6), (1.2, 3), (1.2, 4.6), (0, 4.6)], .2, 3), black, 40), (2, 0, 5), (0, 90, 0))
    for k in range(3):
        a = k * 2.094 + .5
        cylinder(1.4, 1.2, black, (8 * cos(a), 8 * sin(a), .6), edge=.3, segments=32)
    if KIND == 'rotary':
        place(lathe(fillet([(0, 10), (1.8, 10), (2.3, 11), (2.3, 13), (1.6, 14.4), (0, 14.8)], .4, 5), black, 64))
        for k in range(3):
            a = k * 2.094
            c, s = cos(a), sin(a)
            sweep([(1.6 * c, 1.6 * s, 12), (5 * c - s, 5 * s + c, 12.8), (10 * c - 1.6 * s, 10 * s + 1.6 * c, 13.2), (13 * c + .6 * s, 13 * s - .6 * c, 14)], .8, paint, radii=[1.2, 1, .95, .9])
            cylinder(.9, 1.6, black, (13.2 * c + .9 * s, 13.2 * s - .9 * c, 14.4), (40 * s, -40 * c, 0), .2, 32)
    else:
        place(lathe(fillet([(1.3, 10), (1.9, 10.4), (1.9, 12), (1.2, 12.6), (1.2, 16), (1.6, 16.4), (1.6, 18), (0, 18.6)], .2, 4), brass, 64))
        sweep([(0, 0, 15), (-2, 0, 16), (-5.4, 0, 18.4)], .9, brass)
        sweep([(-5.4, 0, 18.4), (-6.6, 0, 19.2)], 1.05, black, curved=False)
        hull([(-8.6, .5, .8, 18.8), (-8, .9, 1.3, 18.8), (-6.6, .8, 1.0, 19.2), (-3, .5, .5, 19.6), (2, .6, .7, 19.4), (6, .8, 1.1, 19), (7, .6, .8, 19)], brass, 50, power=3)
        sweep([(1.4 * cos(t * .9), 1.4 * sin(t * .9), 18.4 + t * .035) for t in range(40)], .14, bright)
        box((.3, 4.4, 5), paint, (4, 0, 16.4), .1, 3, (0, 10, 0))
    shoot(turn=-24, rise=16, lens=85, margin=.1, size=2.4, gloss='soft', exposure=.85)
