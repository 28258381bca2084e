"""Hammers: a fitter's, a carpenter's with its claw, a sledgehammer. Centimetres, lying with their heads up."""
from math import cos, pi, sin
from curves import stack
from material import Material, plastic, steel
from outline import slab, smooth
from shapes import box, cylinder, loft, place, ring
from stage import scene_of, shoot

kind = scene_of['kind']
forged, bright = steel(.36, (.2, .2, .21)).grain(30, .06), steel(.18, (.62, .62, .64))
grip, accent = Material(rough=.5).slot('a'), Material(rough=.42).slot('b', printed=False)
wood = Material('#c08a4e', .5, clear=.25)
wood.bump(wood.noise(wood.coords((1, 1, .08)), 26, 4, .6), .15, .01)


def shaft(length, wide, deep, covered):
    """Stands on its end; the lower part of it covered with two kinds of rubber."""
    stack([(0, wide * .95, deep * .95, 0, 0, 2.4), (length * .3, wide * .82, deep * .82, 0, 0, 2.4), (length, wide * .72, deep * .74, 0, 0, 2.4)], wood if kind == 'sledge' else forged, 50)
    low, high = 0, length * covered
    stack([(low - .3, wide * .9, deep * .9, 0, 0, 2.6), (low, wide * 1.3, deep * 1.25, 0, 0, 2.6), (high * .3, wide * 1.16, deep * 1.14, 0, 0, 2.6),
           (high * .62, wide * 1.28, deep * 1.2, 0, 0, 2.6), (high, wide * 1.04, deep * 1.04, 0, 0, 2.6)], grip, 60)
    for k in range(7):
        z = high * (.2 + .075 * k)
        stack([(z, wide * 1.2, deep * 1.2, 0, 0, 2.6), (z + high * .012, wide * 1.3, deep * 1.27, 0, 0, 2.6), (z + high * .03, wide * 1.2, deep * 1.2, 0, 0, 2.6)], accent, 12)


def along(keys, material, z, power=4):
    """Rings (x, half height, half depth) one behind another along x."""
    loft([[(x, py, z + pz) for py, pz, _ in ring(64, b, a, power)] for x, a, b in keys], material)


def fitter():
    shaft(27, 1.15, .85, .5)
    z = 28.6
    along([(-2.3, 1.35, 1.25), (-1.7, 1.5, 1.4), (1.8, 1.45, 1.35), (2.4, 1.25, 1.2)], forged, z)
    along([(2.3, 1.2, 1.15), (3.0, 1.0, 1.0), (3.8, 1.0, 1.0), (4.4, 1.35, 1.35), (5.2, 1.4, 1.4), (5.45, 1.2, 1.2)], bright, z, 3)
    along([(-2.2, 1.3, 1.2), (-3.2, 1.25, 1.1), (-6.6, .3, 1.15), (-6.8, .14, 1.0)], bright, z, 5)


def carpenter():
    shaft(28, 1.2, .9, .52)
    z = 29.4
    along([(-1.8, 1.2, 1.3), (-1.4, 1.45, 1.45), (1.5, 1.35, 1.35), (2.0, 1.1, 1.1)], forged, z)
    along([(1.9, 1.1, 1.1), (2.8, .95, .95), (3.8, .95, .95), (4.5, 1.5, 1.5), (5.4, 1.55, 1.55), (5.7, 1.35, 1.35)], bright, z, 2)
    # Two prongs that bend down and part.
    for side in (-1, 1):
        rings = []
        for i in range(25):
            t = i / 24
            x, drop = -1.5 - 6.2 * sin(t * 1.25), 3.4 * (1 - cos(t * 1.25))
            thick, wide = 1.15 * (1 - t) ** .8 + .14, .62 - .12 * t
            rings.append([(x, side * (.62 + .42 * t) + py, z + .5 - drop + pz) for py, pz, _ in ring(40, wide, thick, 4)])
        loft(rings, bright)


def sledge():
    shaft(70, 1.9, 1.5, .26)
    z = 72.5
    along([(-8.4, 2.5, 2.5), (-7.9, 2.9, 2.9), (-5.6, 3.0, 3.0), (-4.6, 3.15, 2.75), (4.6, 3.15, 2.75), (5.6, 3.0, 3.0), (7.9, 2.9, 2.9), (8.4, 2.5, 2.5)], forged, z, 6)
    for x in (-8.5, 8.5):
        cylinder(2.45, .3, bright, (x, 0, z), (0, 90, 0), .12, 8)
    cylinder(1.5, .8, wood, (0, 0, z + 3.1), edge=.2)


{'fitter': fitter, 'carpenter': carpenter, 'sledge': sledge}[kind]()
shoot(turn=-24, rise=14, lens=90, margin=.07, size=2.6, exposure=.85, world=.5, key=230, fill=60)
