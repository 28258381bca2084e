"""Siphons of white plastic with chromed grates: a bottle under a basin, a bath's with its overflow, a low one of a shower tray. Centimetres."""
from math import cos, pi, sin
from curves import sweep
from material import Material, chrome, rubber
from shapes import box, cylinder, fillet, lathe, place
from stage import scene_of, shoot

kind = scene_of['kind']
white = Material(rough=.3, clear=.2).slot('b', printed=False)
bright, black, slit = chrome(.08), rubber(), Material((.01, .01, .01), .7)


def nut(radius, height, at, turn=(0, 0, 0)):
    """A union nut with ribs to hold it by."""
    cylinder(radius, height, white, at, turn, .12)
    for i in range(16):
        angle = 2 * pi * i / 16
        if turn == (0, 0, 0):
            box((.5, .35, height * .86), white, (at[0] + radius * cos(angle), at[1] + radius * sin(angle), at[2]), .14, 3, (0, 0, angle * 180 / pi))
        else:
            box((height * .86, .5, .35), white, (at[0], at[1] + radius * cos(angle), at[2] + radius * sin(angle)), .14, 3, (angle * 180 / pi, 0, 0))


def grate(at, radius):
    place(lathe(fillet([(0, .1), (radius * .8, .1), (radius * .95, .35), (radius, .2), (radius, 0), (radius * .7, -.3)], .1), bright), at)
    cylinder(radius * .62, .1, slit, (at[0], at[1], at[2] + .08), edge=.02)
    for turn in (0, 60, 120):
        box((radius * 1.24, .32, .16), bright, (at[0], at[1], at[2] + .12), .05, 2, (0, 0, turn))
    cylinder(.5, .3, bright, (at[0], at[1], at[2] + .2), edge=.08)


def pipe(points, radius=1.6):
    sweep(points, radius, white, curved=False, steps=4)


def bend(corner, start, end, radius=1.6, reach=3):
    """A pipe round a corner, quarter of a circle wide."""
    steps = []
    for i in range(13):
        t = i / 12
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        steps.append(tuple(s * a + m * b + e * c for s, m, e in zip(start, corner, end)))
    pipe(steps, radius)


def bottle():
    place(lathe(fillet([(0, 0), (2.2, 0), (2.9, .5), (3.4, 3), (3.4, 3.4)], .3), white), (0, 0, 0))
    nut(3.7, 2.4, (0, 0, 4.2))
    place(lathe(fillet([(3.3, 5), (3.3, 12.4), (2.9, 13.4), (2.0, 13.8), (1.7, 13.9)], .4), white), (0, 0, 0))
    nut(2.3, 1.8, (0, 0, 14.8))
    cylinder(1.6, 6, white, (0, 0, 18), edge=.1)
    nut(2.4, 1.8, (0, 0, 21))
    place(lathe(fillet([(1.9, 21.6), (2.0, 23.4), (3.2, 24.6), (3.3, 25)], .2), white), (0, 0, 0))
    cylinder(3.3, .5, black, (0, 0, 25.2), edge=.1)
    grate((0, 0, 25.7), 3.3)
    cylinder(1.9, 2.2, white, (4, 0, 11), (0, 90, 0), .1)
    nut(2.3, 1.8, (5.6, 0, 11), (0, 90, 0))
    pipe([(5, 0, 11), (15, 0, 11)])
    bend((17.6, 0, 11), (15, 0, 11), (17.6, 0, 8.4))
    pipe([(17.6, 0, 8.4), (17.6, 0, 4)])
    cylinder(3.4, .5, bright, (17.6, 0, 3.8), edge=.15)
    pipe([(17.6, 0, 4), (17.6, 0, .4)])


def trap(x, z):
    """The bend that holds the water, its cleaning cap below."""
    pipe([(x, 0, z), (x, 0, 5)], 2)
    bend((x, 0, 2), (x, 0, 5), (x + 3, 0, 2), 2)
    pipe([(x + 3, 0, 2), (x + 5, 0, 2)], 2)
    bend((x + 8, 0, 2), (x + 5, 0, 2), (x + 8, 0, 5), 2)
    pipe([(x + 8, 0, 5), (x + 8, 0, 7)], 2)
    bend((x + 8, 0, 10), (x + 8, 0, 7), (x + 11, 0, 10), 2)
    nut(2.7, 1.8, (x + 11.6, 0, 10), (0, 90, 0))
    pipe([(x + 11, 0, 10), (x + 19, 0, 10)], 2)
    nut(2.8, 1.6, (x + 4, 0, 2), (0, 90, 0))


def bath():
    trap(0, 12)
    nut(2.7, 1.8, (0, 0, 11))
    place(lathe(fillet([(2.2, 12), (2.3, 14), (3.4, 15.4), (3.5, 15.8)], .2), white), (0, 0, 0))
    cylinder(3.5, .5, black, (0, 0, 16), edge=.1)
    grate((0, 0, 16.4), 3.5)
    # The overflow: a ribbed hose up to its rosette.
    nut(1.9, 1.6, (-3, 0, 13), (0, 90, 0))
    way = [(-3.5, 0, 13), (-8, 0, 13.4), (-11, 0, 17), (-11.5, 0, 24), (-11.5, 0, 31)]
    sweep(way, 1.25, white)
    for k in range(22):
        cylinder(1.5, .34, white, (-11.45, 0, 18.5 + k * .58), edge=.12, segments=64)
    nut(2, 1.6, (-11.5, 0, 32))
    cylinder(2.4, 2.6, white, (-11.5, -.6, 34.4), (90, 0, 0), .2)
    cylinder(3.4, .6, bright, (-11.5, -2.2, 34.4), (90, 0, 0), .2)
    for x in (-12.7, -11.5, -10.3):
        box((.5, .2, 2.6), slit, (x, -2.52, 34.4), .08, 2)


def shower():
    place(lathe(fillet([(0, 0), (5, 0), (5.6, .6), (5.8, 4.6), (5.4, 5.2), (4.6, 5.4)], .4), white), (0, 0, 0))
    nut(5.2, 1.2, (0, 0, 5.8))
    cylinder(5.7, .5, black, (0, 0, 6.7), edge=.1)
    place(lathe(fillet([(0, 1.2), (3.6, 1.15), (5.2, .7), (5.7, .2), (5.7, 0), (4, -.2)], .3), bright), (0, 0, 7))
    cylinder(2.2, 3.4, white, (6.6, 0, 3), (0, 90, 0), .1)
    nut(2.9, 2, (8.6, 0, 3), (0, 90, 0))
    pipe([(8, 0, 3), (17, 0, 3)], 2)
    cylinder(2.3, 1.2, white, (17, 0, 3), (0, 90, 0), .2)


{'basin': bottle, 'bath': bath, 'shower': shower}[kind]()
shoot(turn=-22, rise=14 if kind != 'shower' else 24, lens=90, margin=.07, size=2.6, exposure=.95, world=.32, sides=(1.35, .3), key=290, fill=20, gloss='white')
