"""A concrete mixer: its drum on a yoke with a wheel to tip it, a painted frame, two wheels, the motor in its housing. Centimetres."""
from math import cos, pi, sin
from curves import sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, place
from stage import shoot

plate = Material(rough=.34, clear=.15).slot('a')
paint, accent = Material(rough=.34, clear=.15).slot('b', printed=False), Material(rough=.4).slot('c', printed=False)
drum, zinc, black, tyre = Material('#a9adaf', .4, .55), steel(.25, (.66, .66, .68)), plastic((.01, .01, .011), .45), rubber()


def barrel():
    start = len(bodies)
    r = 33
    # Two cones that meet at a riveted girth; the mouth is open.
    shell = fillet([(r * .35, -r * 1.02), (r * .72, -r), (r * .98, -r * .35), (r * 1.0, 0), (r * .98, r * .18), (r * .6, r * .92), (r * .56, r), (r * .53, r * .98), (r * .56, r * .88), (r * .9, r * .16)], 2)
    lathe(shell, drum)
    cylinder(r * .36, 1, drum, (0, 0, -r * 1.02), edge=.2)
    cylinder(r * 1.03, 4.2, accent, (0, 0, 0), edge=.5)
    lathe([(r * .59, r * .95), (r * .63, r * .99), (r * .6, r * 1.04), (r * .55, r * 1.0)], accent)
    for i in range(28):
        angle = 2 * pi * i / 28
        box((1.0, 2.6, 2.6), zinc, (r * 1.035 * cos(angle), r * 1.035 * sin(angle), 0), .3, 2, (0, 0, angle * 180 / pi))
    cylinder(r * .52, .5, Material((.03, .03, .03), .8), (0, 0, r * .8), edge=.1)
    for turn in (20, 140, 260):
        box((r * .2, 1, r * .9), zinc, (r * .4 * cos(turn * pi / 180), r * .4 * sin(turn * pi / 180), r * .55), .2, 2, (0, 12, turn))
    return group(bodies[start:], (0, 0, 82), (0, 38, 0))


def tube(points, radius=2.2):
    sweep(points, radius, paint, curved=False, steps=4)


barrel()
for y in (-1, 1):
    tube([(-14, y * 38, 82), (-34, y * 36, 8)])
    tube([(14, y * 38, 82), (42, y * 36, 3)])
    tube([(-14, y * 38, 82), (14, y * 38, 82)])
    tube([(-26, y * 36.8, 36), (30, y * 36.8, 36)], 1.6)
    cylinder(5, 5, zinc, (0, y * 37, 82), (90, 0, 0), .6)
    cylinder(13, 5, tyre, (-38, y * 42, 13), (90, 0, 0), 1.6)
    cylinder(8, 5.4, accent, (-38, y * 42, 13), (90, 0, 0), .5)
    cylinder(2, 6.4, zinc, (-38, y * 42, 13), (90, 0, 0), .3)
    cylinder(4, 1, black, (42, y * 36, 1), edge=.3)
tube([(-34, -42, 12), (-34, 42, 12)])
tube([(41, -36, 6), (41, 36, 6)])
# The tipping wheel stands before the drum, the motor hangs at the yoke's other side.
sweep([(19 * cos(2 * pi * i / 24), -47, 82 + 19 * sin(2 * pi * i / 24)) for i in range(24)], 1.5, accent, closed=True)
for turn in (0, 60, 120):
    box((38, 1.6, 2.2), accent, (0, -47, 82), .5, 3, (0, turn, 0))
cylinder(4, 4, black, (0, -48, 82), (90, 0, 0), .6)
box((24, 20, 34), paint, (-30, 30, 66), 3, 5, (0, -10, 0))
box((26, 1.4, 15), plate, (2, -39.4, 52), .8, 3, uv=lambda point: (.02 + .96 * (point.x / 26 + .5), .02 + .96 * (point.z / 15 + .5)))
shoot(turn=-30, rise=14, lens=95, margin=.06, size=2.7, exposure=.8, world=.5, key=240, fill=60)
