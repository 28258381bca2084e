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


def basin_top(wide, top):
    """A bowl in a slab of china that covers the whole vanity."""
    out, bowl = wide / 2 + .6, min(29, wide / 2 - 7)
    rows = [(top + .1, out, 23.6, 0, 40), (top + 1.8, out + .2, 23.8, 0, 40), (top + 2.3, out, 23.6, 0, 40), (top + 2.4, out - .4, 23.2, 0, 40),
            (top + 2.4, bowl, 15, -3.4, 7), (top + 2.1, bowl - .5, 14.5, -3.4, 7), (top - 4, bowl - 2.5, 13, -3.4, 6), (top - 7, bowl - 7, 10, -3.4, 4), (top - 8, 6, 4, -3.4, 2)]
    loft([ring(320, a, b, power, (0, y, z)) for z, a, b, y, power in rows], china, True, 50)
    cylinder(2.6, .6, metal, (0, -3.4, top - 7.6), edge=.2)
    cylinder(1.7, .06, dark, (0, 17.6, top + 2.42), edge=.02)


def vanity():
    wide, deep, drawers, stands = int(scene_of['wide']), 45, int(scene_of['drawers']), scene_of['mounting'] == 'floor'
    # One that hangs is as high as its drawers; one that stands has legs beneath a higher body.
    high, low = (66, 16) if stands else (52, 0)
    box((wide, deep, high), lacquer, (0, 0, low + high / 2), .2, 3)
    each = (high - .6) / drawers
    for k in range(drawers):
        z = low + .3 + each * (k + .5)
        front((wide - .6, each - .7), (0, -deep / 2 - .9, z))
        bar(0, -deep / 2 - 1.6, z + each / 2 - min(4.2, each * .3), min(30, wide * .5))
    if stands:
        legs(wide, deep, low)
    if scene_of['basin']:
        basin_top(wide, low + high)
    else:
        box((wide + 1, deep + 1, 1.6), lacquer, (0, 0, low + high + .9), .3, 3)
    shoot(turn=-26, rise=20, lens=90, margin=.06, size=2.6, gloss='soft', exposure=.9)


def legs(wide, deep, low):
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(1.5, low, metal, (x * (wide / 2 - 4), y * (deep / 2 - 4), low / 2), edge=.2, segments=48)


def tall():
    """Two doors; its drawers, if any, between them."""
    wide, deep, low, drawers = int(scene_of['wide']), 30, 12 if scene_of['mounting'] == 'floor' else 0, int(scene_of['drawers'])
    high = int(scene_of['high']) - low
    box((wide, deep, high), lacquer, (0, 0, low + high / 2), .2, 3)
    drawer, under = 17, high * .5 - drawers * 8.5
    rows = [(low, under, 'under'), *[(low + under + k * drawer, drawer, 'drawer') for k in range(drawers)]]
    done = under + drawers * drawer
    rows.append((low + done, high - done, 'upper'))
    for z, size, kind_of in rows:
        front((wide - .6, size - .6), (0, -deep / 2 - .9, z + size / 2))
        if kind_of == 'drawer':
            bar(0, -deep / 2 - 1.6, z + size - 5, wide * .4)
        else:
            bar(wide / 2 - 4.2, -deep / 2 - 1.6, z + size - 12 if kind_of == 'under' else z + 12, 14, True)
    if low:
        legs(wide, deep, low)
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
    wide, deep, high = int(scene_of['wide']), 15, int(scene_of['high'])
    box((wide, deep, high), lacquer, (0, 0, high / 2), .2, 3)
    for side in (-1, 1):
        x = side * wide / 4
        box((wide / 2 - .1, 1.2, high + .2), gap, (x, -deep / 2 - .3, high / 2), 0)
        box((wide / 2 - .5, 1.6, high), edge, (x, -deep / 2 - 1.2, high / 2), .12, 3)
        box((wide / 2 - 1.3, .1, high - .8), mirror, (x, -deep / 2 - 2.0, high / 2), .04, 2)
        cylinder(.9, 1.6, metal, (side * 2.2, -deep / 2 - 2.6, 14), (90, 0, 0), .2, 48)
    if scene_of['light']:
        box((wide * .73, 4.4, 3), metal, (0, -deep / 2 - 1.5, high + 1.6), .5, 3)
        box((wide * .68, 3, .4), glow, (0, -deep / 2 - 1.8, high + .1), .1, 2)
    shoot(turn=-26, rise=9, lens=90, margin=.07, size=2.6, gloss='soft', exposure=.75, world=.5)


def plain_mirror():
    glass(int(scene_of['wide']), int(scene_of['high']), bool(scene_of['light']))


{'vanity': vanity, 'tall': tall, 'mirror': plain_mirror, 'mirror-cabinet': cabinet}[kind]()
