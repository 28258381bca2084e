"""Basins of china: a bowl for a counter, a shelf for furniture, one for the wall, one on its pedestal. Centimetres."""
from curves import stack
from material import Material, chrome
from shapes import cylinder, lathe, loft, place, ring
from stage import scene_of, shoot

kind, shape = scene_of['kind'], scene_of['shape']
china = Material(rough=.07, clear=.6).slot('b', printed=False)
metal, dark = chrome(.06), Material((.01, .01, .011), .5)


def shell(rows, segments=160):
    """Rows (z, half x, half y, middle y, power): up the outside, over the rim, down into the bowl."""
    return loft([ring(segments, a, b, power, (0, y, z)) for z, a, b, y, power in rows], china, True, 55)


def rim(z, a, b, y, power, thick):
    """The round of an edge, from its outside to its inside."""
    half = thick / 2
    return [(z - half, a, b, y, power), (z - half * .3, a - half * .06, b - half * .06, y, power), (z - half * .06, a - half * .3, b - half * .3, y, power),
            (z, a - half, b - half, y, power)]


def bowl(z, a, b, y, power, deep):
    """From the edge of the rim down to the drain."""
    rows = [(z, a, b, y, power), (z - .15, a - .35, b - .35, y, power), (z - .7, a - .7, b - .7, y, power)]
    for t, s in ((.3, .94), (.6, .87), (.8, .77), (.92, .62), (.98, .42), (1.0, .2), (1.02, .08)):
        rows.append((z - .7 - (deep - .7) * t, (a - .7) * s, (b - .7) * s, y, 2 + (power - 2) * min(1, s * 1.1)))
    return rows


def drain(z, y):
    place(lathe([(0, .25), (2.1, .25), (2.6, .12), (3.1, 0), (3.1, -.2)], metal, 96), (0, y, z))
    cylinder(1.5, .3, dark, (0, y, z + .1), edge=.05)
    cylinder(1.9, .25, metal, (0, y, z + .75), edge=.1)


def overflow(y, z, lean=0):
    cylinder(1.5, .5, metal, (0, y, z), (90 + lean, 0, 0), .1)
    cylinder(1.05, .54, dark, (0, y - .02, z), (90 + lean, 0, 0), .05)


def tap_hole(y, z):
    cylinder(1.75, .06, dark, (0, y, z), edge=.02)


def counter():
    a, b, power = {'rectangle': (25, 19.5, 7), 'oval': (24, 20, 2.15), 'round': (21.5, 21.5, 2)}[shape]
    low = .8 if shape == 'rectangle' else .6
    outer = [(0, a * low - 1, b * low - 1, 0, power), (.15, a * low - .3, b * low - .3, 0, power), (.8, a * low, b * low, 0, power),
             (5, a * (low + .62 * (1 - low)), b * (low + .62 * (1 - low)), 0, power), (9.5, a * (low + .9 * (1 - low)), b * (low + .9 * (1 - low)), 0, power)]
    shell(outer + rim(13.2, a, b, 0, power, 1.2) + bowl(13.2, a - 1.0, b - 1.0, 0, power, 11.2))
    drain(2.2, 0)
    shoot(turn=-26, rise=31, lens=85, margin=.09, size=2.5, gloss='white', exposure=1.15, world=.34, sides=(1.25, .35), key=260, fill=22)


def furniture():
    outer = [(6.5, 20, 10, -1, 5), (7, 22, 12, -1, 5), (13.2, 28, 16, -1, 6), (14.4, 39.2, 22.6, 0, 30), (14.5, 40, 23, 0, 40)]
    shell(outer + rim(17, 40, 23, 0, 40, .9) + bowl(17, 29, 15.2, -3.2, 7, 10.5), 320)
    drain(6.9, -3.2)
    overflow(9.4, 13.2, 10)
    tap_hole(17.4, 17.02)
    shoot(turn=-30, rise=33, lens=85, margin=.06, size=2.6, gloss='white', exposure=1.15, world=.34, sides=(1.25, .35), key=260, fill=22)


def wall(z=0.0):
    # The lower rows stay round: a corner begins where the hand would feel it.
    power = 2.15 if shape == 'oval' else 9
    outer = [(z, 8, 8, 6, 3), (z + .3, 10, 9.5, 5.6, 3), (z + 3.5, 17, 14.5, 2.6, 3), (z + 8, 23.6, 18.6, .8, min(power, 6)), (z + 11, 26.6, 20.4, .2, power),
             (z + 13.2, 27.4, 20.9, 0, power)]
    shell(outer + rim(z + 16.4, 27.5, 21, 0, power, 1.6) + bowl(z + 16.4, 23.2, 14.4, -3.6, min(power, 7), 12.5), 200)
    drain(z + 4.3, -3.6)
    overflow(8.6, z + 12.4, 10)
    tap_hole(15.6, z + 16.42)


def pedestal():
    stack([(0, 10.5, 9.5, 5, 0, 3.2), (.6, 11, 10, 5, 0, 3.2), (4, 10.2, 9.3, 5, 0, 3), (14, 8.4, 8, 5, 0, 2.8), (40, 8.2, 7.8, 5.2, 0, 2.8),
           (56, 9.4, 8.8, 5, 0, 2.8), (66, 12, 11, 4.4, 0, 2.8), (70.5, 14, 12.4, 4, 0, 2.8)], china, 80)
    wall(67)


if kind == 'counter':
    counter()
elif kind == 'furniture':
    furniture()
else:
    pedestal() if kind == 'pedestal' else wall()
    shoot(turn=-28, rise=22 if kind == 'pedestal' else 29, lens=85, margin=.07, size=2.6, gloss='white', exposure=1.15, world=.34, sides=(1.25, .35),
          key=260, fill=22)
