"""A tiller: tines and their guard below, engine or motor above, handlebars behind, a wheel. Centimetres."""
from math import cos, pi, sin
from curves import hull, smooth_rows, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, mesh, place, ring, wrap
from stage import scene_of, shoot


shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .48, 60), rubber((.007, .007, .008))
bright, cast = steel(.2, (.68, .68, .7)), steel(.4, (.3, .3, .31)).grain(30, .08)
slit, white = Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)
petrol = scene_of['kind'] == 'petrol'
tube = Material((.012, .012, .013), .35, .2)


def side(point):
    return (min(.999, max(.001, (point.x + 35) / 70)), min(.999, max(.001, point.z / 70)))


def pile(keys, material, power=4, count=50):
    """Keys (z, middle x, half x, half y)."""
    made = loft([ring(96, a, b, power, (x, 0, z)) for z, x, a, b in smooth_rows(keys, count)], material)
    return wrap(made, side) if material is shell else made


def tine(angle, y, lean):
    """A curved knife of a rotor."""
    points, faces = [], []
    for k in range(13):
        t = k / 12
        r, a = 3 + 13.4 * t, angle + .75 * t * t
        wide = 2.2 * (1 - .35 * t)
        for w in (-1, 1):
            points.append((r * cos(a) - w * wide * sin(a), y + lean * 5 * max(0, t - .55) ** 1.5 * 3, 16.4 + r * sin(a) + w * wide * cos(a)))
        if k:
            faces.append((2 * k - 2, 2 * k - 1, 2 * k + 1, 2 * k))
    body = mesh(points, faces, red, 50)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness = .7


red = Material((.16, .16, .17), .45, .8)
for j, y in enumerate((-24, -15, -6, 6, 15, 24)):
    cylinder(5, .6, red, (0, y, 16.4), (90, 0, 0), .15, 64)
    for k in range(4):
        tine(k * pi / 2 + j * .45, y, 1 if j % 2 else -1)
cylinder(1.7, 54, cast, (0, 0, 16.4), (90, 0, 0), .3, 40)
for y in (-27.5, 27.5):
    cylinder(9, .5, shell, (0, y, 16.4), (90, 0, 0), .15, 64)
# The gear case, the guard over the tines.
pile([(9, 0, 4.6, 3.4), (12, 0, 6.6, 4), (20, 1, 7, 4.2), (30, 2, 8, 5), (36, 3, 10, 7)], cast, 3)
for s in (-1, 1):
    pile_rows = [(x, z) for x, z in ((-17, 27), (-12, 33), (-4, 36), (6, 36.4), (15, 33), (20, 27.4))]
    sweep([(x, s * 4, z) for x, z in pile_rows], .5, black)
points = [(x, y, z) for x, z in ((-19, 25.4), (-17, 29), (-12, 33.4), (-4, 36), (6, 36.4), (15, 33.4), (20, 28.4), (21.4, 25.4)) for y in (-29, 29)]
guard = mesh(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(7)], shell, 60, lambda point: (.002, .002))
guard.modifiers.new('thick', 'SOLIDIFY').thickness = .6
box((16, 15, 3), black, (2, 0, 38), .6)
if petrol:
    pile([(39, 0, 13, 11), (41, 0, 14, 12), (47, 0, 13.6, 11.6), (50, 0, 11, 9.6)], black, 3)
    pile([(47, 1, 12, 10.6), (49, 1, 13.4, 12), (55, 1, 13.2, 11.8), (59, 1, 11.4, 10), (60.6, 1, 8, 7)], shell, 3.2)
    cylinder(3.2, 2.6, black, (4, -3, 61.4), edge=.5)
    for k in range(7):
        box((7, 15, .55), cast, (-13.4, 0, 41 + k * 1.4), .2)
    box((7, 11, 9), bright, (-15.4, -1, 54), 1.1, 5)
    for k in range(4):
        box((.3, 8, .9), slit, (-18.95, -1, 51 + k * 1.9), .1)
    cylinder(8, 3, black, (2, -11.6, 46), (90, 0, 0), .6)
    cylinder(3, 3.6, accent, (2, -11.8, 46), (90, 0, 0), .5)
    box((8, 5, 8), black, (13.4, -6, 48), 1, 5)
else:
    pile([(38, 1, 10, 9), (40, 1, 12.4, 11), (52, 1, 12, 10.6), (60, 1, 9.6, 8.6), (63, 1, 6, 5.4)], shell, 2.6)
    pile([(43, 1, 12.1, 10.8), (43.6, 1, 12.8, 11.4), (46, 1, 12.8, 11.4), (46.6, 1, 12, 10.7)], black, 2.6, 14)
    for k in range(7):
        box((.8, .8, 5), slit, (-4.6 + k * 1.9, -10.2 + .16 * (k - 3) ** 2, 55), .3, 3, (-12, 0, 0))
# Handlebars, the depth bar and its wheel.
for s in (-1, 1):
    sweep([(10, s * 6, 37), (22, s * 13, 46), (50, s * 21, 70), (76, s * 24, 88), (88, s * 24.4, 91)], 1.5, tube)
    cylinder(1.95, 14, grip, (82, s * 24.2, 89.4), (0, 76, 0), .5, 40)
    for k in range(6):
        cylinder(2.1, .5, grip, (77 + k * 2, s * 24.1, 88.2 + k * .46), (0, 76, 0), .15, 40)
    sweep([(74, s * 22.6, 84), (84, s * 22.6, 85), (88, s * 22.6, 86)], .5, accent)
sweep([(44, 19.4, 65), (46, 0, 67), (44, -19.4, 65)], 1.3, tube)
sweep([(12, 0, 37), (24, 0, 34), (28, 0, 22), (30, 0, 6)], 1.3, tube)
place(lathe(fillet([(4.4, -2), (6.6, -2), (7, -1), (7, 1), (6.6, 2), (4.4, 2)], .4, 3), grip, 64), (36, 0, 7), (90, 0, 0))
cylinder(4.6, 2.4, accent, (36, 0, 7), (90, 0, 0), .4, 64)
sweep([(29, 0, 14), (36, -3.4, 10), (36, -3.4, 7)], .8, tube)
sweep([(16, -9, 52), (34, -15, 62), (60, -21, 80), (74, -22, 84)], .3, black)
shoot(turn=-34, rise=15, lens=85, margin=.05, size=2.7, gloss='soft', exposure=.85)
