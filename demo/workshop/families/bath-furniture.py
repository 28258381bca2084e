"""Furniture of bathrooms: a vanity with its basin, a tall cabinet, mirrors plain and lit, a mirror cabinet. Centimetres."""
from material import Material, chrome
from shapes import bodies, box, cylinder, group, loft, ring
from stage import scene_of, shoot

kind = scene_of['kind']
lacquer = Material(rough=.26, clear=.25).slot('b', printed=False)
china, metal = Material((.86, .86, .85), .08, clear=.5), chrome(.18, (.42, .43, .45))
gap, dark = Material((.012, .012, .013), .8), Material((.01, .01, .011), .5)
mirror, edge = Material((.8, .83, .84), .015, 1), Material((.55, .66, .64), .1, clear=.6)
glow = Material((1, 1, 1), .5, Emission=(1, .98, .93, 1), Emission_Strength=1.5)


def front(size, at):
    """A door or a drawer, with the dark joint round it."""
    x, z = size
    box((x + .5, 1.0, z + .5), gap, (at[0], at[1] + .75, at[2]), 0)
    box((x, 1.8, z), lacquer, at, .18, 3)


def bar(x, y, z, long, upright=False):
    size = (1.0, .9, long) if upright else (long, .9, 1.0)
    box(size, metal, (x, y - 2.6, z), .2, 3)
    for k in (-1, 1):
        shift = k * (long / 2 - 1.5)
        box((.9, 2.2, .9), metal, (x + (0 if upright else shift), y - 1.4, z + (shift if upright else 0)), .1, 2)


def vanity():
    wide, deep, high, low = 80, 45, 52, 16
    box((wide, deep, high), lacquer, (0, 0, low + high / 2), .2, 3)
    for k in range(2):
        z = low + .8 + 12.7 + k * 25.7
        front((wide - .6, 25.0), (0, -deep / 2 - .9, z))
        bar(0, -deep / 2 - 1.6, z + 8.6, 30)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(1.6, low, metal, (x * (wide / 2 - 5), y * (deep / 2 - 5), low / 2), edge=.2, segments=48)
    top = low + high
    rows = [(top + .1, 40.6, 23.6, 0, 40), (top + 1.8, 40.8, 23.8, 0, 40), (top + 2.3, 40.6, 23.6, 0, 40), (top + 2.4, 40.2, 23.2, 0, 40),
            (top + 2.4, 29, 15, -3.4, 7), (top + 2.1, 28.5, 14.5, -3.4, 7), (top - 4, 26.5, 13, -3.4, 6), (top - 7, 22, 10, -3.4, 4), (top - 8, 6, 4, -3.4, 2)]
    loft([ring(320, a, b, power, (0, y, z)) for z, a, b, y, power in rows], china, True, 50)
    cylinder(2.6, .6, metal, (0, -3.4, top - 7.6), edge=.2)
    cylinder(1.7, .06, dark, (0, 17.6, top + 2.42), edge=.02)
    shoot(turn=-26, rise=20, lens=90, margin=.06, size=2.6, gloss='soft', exposure=.9)


def tall():
    wide, deep, high, low = 35, 30, 150, 12
    box((wide, deep, high), lacquer, (0, 0, low + high / 2), .2, 3)
    for z, size, pull in ((low + 45.4, 89, low + 80), (low + 120.3, 58.8, low + 100)):
        front((wide - .6, size), (0, -deep / 2 - .9, z))
        bar(wide / 2 - 4.2, -deep / 2 - 1.6, pull, 14, True)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(1.5, low, metal, (x * (wide / 2 - 4), y * (deep / 2 - 4), low / 2), edge=.2, segments=48)
    shoot(turn=-24, rise=9, lens=95, margin=.05, size=2.8, gloss='soft', exposure=.85)


def glass(wide, high, lit):
    box((wide - 6, 2.4, high - 6), Material((.7, .7, .7), .5), (0, 1.6, high / 2), .2, 2)
    box((wide, .5, high), edge, (0, .05, high / 2), .12, 3)
    box((wide - .8, .1, high - .8), mirror, (0, -.24, high / 2), .04, 2)
    if lit:
        for z in (6, high - 6):
            box((wide - 12 + 2.4, .06, 2.4), glow, (0, -.3, z), .02, 1)
        for x in (-wide / 2 + 6, wide / 2 - 6):
            box((2.4, .06, high - 12 + 2.4), glow, (x, -.3, high / 2), .02, 1)
        cylinder(1.5, .08, glow, (0, -.32, 13.5), (90, 0, 0), .02, 48)
        cylinder(1.1, .1, mirror, (0, -.32, 13.5), (90, 0, 0), .02, 48)
    group(list(bodies), turn=(-7, 0, 0))
    shoot(turn=-22, rise=6, lens=85, margin=.09, size=2.5, gloss='soft', exposure=.7, world=.5)


def cabinet():
    wide, deep, high = 60, 15, 72
    box((wide, deep, high), lacquer, (0, 0, high / 2), .2, 3)
    for side in (-1, 1):
        x = side * wide / 4
        box((wide / 2 - .1, 1.2, high + .2), gap, (x, -deep / 2 - .3, high / 2), 0)
        box((wide / 2 - .5, 1.6, high), edge, (x, -deep / 2 - 1.2, high / 2), .12, 3)
        box((wide / 2 - 1.3, .1, high - .8), mirror, (x, -deep / 2 - 2.0, high / 2), .04, 2)
        cylinder(.9, 1.6, metal, (side * 2.2, -deep / 2 - 2.6, 14), (90, 0, 0), .2, 48)
    box((44, 4.4, 3), metal, (0, -deep / 2 - 1.5, high + 1.6), .5, 3)
    box((41, 3, .4), glow, (0, -deep / 2 - 1.8, high + .1), .1, 2)
    shoot(turn=-26, rise=9, lens=90, margin=.07, size=2.6, gloss='soft', exposure=.75, world=.5)


{'vanity': vanity, 'tall': tall, 'mirror': lambda: glass(60, 80, False), 'mirror-lit': lambda: glass(60, 80, True), 'mirror-cabinet': cabinet}[kind]()
