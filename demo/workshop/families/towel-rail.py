"""Towel rails: a ladder with its bars in groups, a bent M, a bent P, of one metal. Centimetres."""
from curves import sweep
from material import Material
from shapes import cylinder, fillet, lathe, place
from stage import scene_of, shoot

kind = scene_of['kind']
metal = Material((.8, .8, .8), .12, 1).slot('c', printed=False)


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


def ladder():
    wide, high = 50, 80
    for side in (-1, 1):
        x = side * wide / 2
        cylinder(1.55, high, metal, (x, 0, high / 2 + 2), edge=.3)
        place(lathe(fillet([(1.5, 0), (1.75, .05), (1.75, 1.4), (1.2, 2.2), (0, 2.4)], .3), metal, 64), (x, 0, high + 2))
        cylinder(1.9, 2.4, metal, (x, 0, 1.6), edge=.2, segments=6)
        for z in (18, high - 8):
            holder(x, z)
    for z in (10, 16, 22, 36, 42, 48, 62, 68, 74):
        bulge = [(x, -4.6 * (1 - (x / (wide / 2)) ** 2) - .2, z + 2) for x in [(-1 + 2 * i / 16) * wide / 2 for i in range(17)]]
        sweep(bulge, 1.05, metal, steps=8)


def curved():
    if kind == 'm':
        bent([(28, 3), (-22, 3), (-22, 19.5), (20, 19.5), (20, 35.5), (-22, 35.5), (-22, 52), (28, 52)], 7.8, 1.5)
    else:
        bent([(28, 3), (-22, 3), (-22, 52), (28, 52)], 9, 1.5)
    ends, holders = [(28, 3), (28, 52)], [(20 if kind == 'm' else -22, 27.5)]
    for x, z in ends:
        cylinder(2.4, 3.2, metal, (x + .4, 0, z), (0, 90, 0), .3, 6)
        cylinder(1.7, 3.4, metal, (x + 3, 0, z), (0, 90, 0), .2)
    for x, z in holders:
        cylinder(2.0, 2.6, metal, (x, 0, z), edge=.2)
        holder(x, z)


ladder() if kind == 'ladder' else curved()
shoot(turn=-26, rise=10, lens=90, margin=.06, size=2.6, gloss='chrome', exposure=.85, world=.55)
