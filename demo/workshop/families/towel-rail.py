"""Towel rails: a ladder with its bars in groups, a bent M, a bent P, of one metal or coated; by water or by current. Centimetres."""
from curves import sweep
from material import Material
from shapes import cylinder, fillet, lathe, place
from stage import scene_of, shoot

kind = scene_of['kind']
wide, high = int(scene_of['wide']), int(scene_of['high'])
coated, electric = scene_of['finish'] == 'coated', scene_of['power'] != 'water'
metal = Material(rough=.42).slot('b', printed=False) if coated else Material((.8, .8, .8), .12, 1).slot('c', printed=False)
black = Material((.012, .012, .013), .45)
# Stripes make chrome; paint would only be spotted by them.
light = {'exposure': .95, 'world': .36, 'sides': (1.3, .4)} if coated else {'gloss': 'chrome', 'exposure': .85, 'world': .55}


def bent(corners, radius, thick):
    """A tube through the corners with round bends, all in one plane."""
    flat = fillet([(x, z) for x, z in corners], radius, 10)
    # Points that lie too near make a curve knot itself.
    kept = [flat[0]]
    for point in flat[1:]:
        if (point[0] - kept[-1][0]) ** 2 + (point[1] - kept[-1][1]) ** 2 > .2:
            kept.append(point)
    sweep([(x, 0, z) for x, z in kept], thick, metal, steps=4, curved=False)


def holder(x, z):
    cylinder(1.0, 6.4, metal, (x, 3.6, z), (90, 0, 0), .1, 48)
    cylinder(2.6, .9, metal, (x, 6.6, z), (90, 0, 0), .25)
    cylinder(1.5, 1.6, metal, (x, 5.6, z), (90, 0, 0), .2)


def bars(count):
    """In groups of up to four, a towel's room between them."""
    groups = -(-count // 4)
    places, at = [], 0
    for i in range(count):
        at += 0 if i == 0 else 2.2 if (i * groups) // count != ((i - 1) * groups) // count else 1
        places.append(at)
    return [7 + place / max(places[-1], 1) * (high - 13) for place in places]


def ladder():
    for side in (-1, 1):
        x = side * wide / 2
        cylinder(1.55, high, metal, (x, 0, high / 2 + 2), edge=.3)
        place(lathe(fillet([(1.5, 0), (1.75, .05), (1.75, 1.4), (1.2, 2.2), (0, 2.4)], .3), metal, 64), (x, 0, high + 2))
        cylinder(1.9, 2.4, metal, (x, 0, 1.6), edge=.2, segments=6)
        for z in (high * .22, high * .9):
            holder(x, z)
    for z in bars(int(scene_of['bars'])):
        bulge = [(x, -4.6 * (1 - (x / (wide / 2)) ** 2) - .2, z + 2) for x in [(-1 + 2 * i / 16) * wide / 2 for i in range(17)]]
        sweep(bulge, 1.05, metal, steps=8)


def curved():
    left, right, top = -wide / 2 + 3, wide / 2 + 3, high + 3
    if kind == 'm':
        third = high / 3
        bent([(right, 3), (left, 3), (left, third + 3), (right - 8, third + 3), (right - 8, third * 2 + 3), (left, third * 2 + 3), (left, top), (right, top)], third * .47, 1.5)
    else:
        bent([(right, 3), (left, 3), (left, top), (right, top)], 9, 1.5)
    ends, holders = [(right, 3), (right, top)], [(right - 8 if kind == 'm' else left, high / 2 + 3)]
    for x, z in ends:
        cylinder(2.4, 3.2, metal, (x + .4, 0, z), (0, 90, 0), .3, 6)
        cylinder(1.7, 3.4, metal, (x + 3, 0, z), (0, 90, 0), .2)
    for x, z in holders:
        cylinder(2.0, 2.6, metal, (x, 0, z), edge=.2)
        holder(x, z)


def wire():
    """Current comes by a cable from the lower right end; a thermostat is the block that it comes out of."""
    x = wide / 2 if kind == 'ladder' else wide / 2 + 6
    z = 2 if kind == 'ladder' else 3
    if scene_of['power'] == 'thermostat':
        cylinder(2.7, 9, metal, (x, 0, z - 4), edge=.5)
        cylinder(2.75, .5, black, (x, 0, z - 6.6), edge=.05)
        cylinder(.55, .3, Material((.1, .6, .2), .3, Emission=(.1, .9, .3, 1), Emission_Strength=1), (x, -2.7, z - 3), (90, 0, 0), .1, 24)
        z -= 8.5
    else:
        cylinder(1.9, 4, metal, (x, 0, z - 1.5), edge=.3)
        z -= 3.5
    sweep([(x, 0, z), (x, 0, z - 3), (x + 2, -.5, z - 5.5), (x + 5, -1, z - 5), (x + 6, -1, z - 1.5), (x + 4.2, .4, z + .5), (x + 3, 1, z - 2.5), (x + 5, 1.4, z - 6.5)], .42, black)


ladder() if kind == 'ladder' else curved()
if electric:
    wire()
shoot(turn=-26, rise=10, lens=90, margin=.06, size=2.6, **light)
