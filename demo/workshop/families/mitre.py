"""A mitre saw: a turntable with its arm and fence, the sawing head above, blade and guard, motor, handle. Centimetres."""
from math import cos, pi, sin
from curves import sweep
from material import Material, rubber, steel
from outline import arc
from shapes import bodies, box, cylinder, fillet, group, lathe, place, wrap
from stage import shoot
from tool import Tool, accent, black, bright, cast, grip, shell, slit

# One print over the sawing head, which is built in the plane xz.
tool = Tool(-20, -20, 40)
slab, bow = tool.slab, tool.bow
alloy = steel(.42, (.52, .53, .55)).grain(30, .06)

# The sawing head along x (towards the worker is -x), turned to the front later.
head = len(bodies)
teeth = []
for k in range(30):
    for turn, radius in ((0, 12.8), (.62, 12.1), (.72, 11.6), (.9, 12)):
        a = 2 * pi * (k + turn) / 30
        teeth.append((radius * cos(-a), radius * sin(-a)))
slab(teeth, 0, .12, steel(.24, (.62, .62, .64)), .02, 30)
cylinder(2.8, .8, cast, (0, -.5, 0), (90, 0, 0), .12)
cylinder(1.1, 1.6, bright, (0, -.8, 0), (90, 0, 0), .15, 6)
slab(arc(14.2, 20, 205, 60) + [(-11, -1.4)] + arc(4.2, 200, 20, 20), .7, 2.2, shell, .8)
slab(arc(13.6, 205, 262, 30) + arc(6, 262, 205, 20), -.9, .2, Material((.75, .8, .82), .12, Transmission=.6), .1)
slab([(8, 8), (14, 12), (24, 6), (25, 0), (20, -3), (12, 0), (6, 4)], 1.2, 2.0, black, .8)
place(wrap(lathe(fillet([(5.2, 2.6), (5.4, 3.2), (5.4, 15), (5, 16)], .4, 4), shell, 96), lambda point: (.002, .998)), (2, 0, 3), (-90, 0, 0))
place(lathe(fillet([(5.2, 15.8), (5.5, 16.2), (5.3, 19), (4, 20.4), (0, 20.4)], .5, 5), black, 96), (2, 0, 3), (-90, 0, 0))
bow([(-9, 12, 2, 1.8), (-12, 15.4, 1.9, 1.7), (-16, 17, 1.9, 1.7), (-20, 15, 1.9, 1.7), (-20.6, 11, 1.9, 1.6), (-17.6, 8, 1.9, 1.5), (-12.4, 7.2, 2, 1.6)], shell, 2.7)
bow([(-14, 16.9, 1.7, 1.5), (-16, 17.3, 2.05, 1.8), (-20, 15.3, 2.05, 1.8), (-21, 11, 2.05, 1.7), (-18.4, 8.2, 1.7, 1.4)], grip, 2.7)
cylinder(1.7, .6, accent, (-3, -1.7, 8.6), (90, 0, 0), .15)
for k in range(6):
    box((.55, .4, 3), slit, (-1.6 + k * 1.2, -1.7, 9.4 - .08 * (k - 1) ** 2), .2, 3, (0, 10, 0))
parts = bodies[head:]
group(parts, (0, 6, 25), (0, -8, 90))
# Base, turntable, arm with its knob, fence, pivot.
cylinder(15.5, 3.4, alloy, (0, 0, 3.4), edge=.5, segments=160)
cylinder(13.4, .6, alloy, (0, 0, 5.3), edge=.2, segments=160)
for s in (-1, 1):
    box((19, 13, 5), alloy, (s * 20, 4, 3), .8, 5)
    box((17.5, 2, 6.4), alloy, (s * 12.6, 7.6, 8.4), .6, 4)
    box((5, 3, .9), rubber(), (s * 26, -1, .45), .2)
    box((5, 3, .9), rubber(), (s * 26, 9, .45), .2)
    for k in range(3):
        box((2.6, .4, 2.2), slit, (s * (14.4 + k * 5), -2.45, 3), .3, 3)
box((.5, 21, .1), slit, (0, -6, 5.66), .02)
box((6, 14, 3), alloy, (0, -19, 3.6), .8, 5)
place(lathe(fillet([(0, 0), (1.2, 0), (1.2, 2), (2.4, 2.6), (2.6, 6), (1.9, 7), (0, 7.2)], .4, 5), black, 64), (0, -25, 3.6), (90, 0, 0))
box((9, 7, 12), alloy, (0, 20, 8), 1.2, 6)
cylinder(3, 10, black, (0, 21, 17), (0, 90, 0), .5)
box((5, 9, 11), black, (-1.4, 21, 17), 1.2, 5, (-20, 0, 0))
for k in range(-6, 7):
    a = -pi / 2 + k * .12
    box((.18, 1.1 if k % 3 else 1.7, .1), slit, (14.4 * cos(a), 14.4 * sin(a), 5.12), 0, 1, (0, 0, k * 6.9))
sweep([(1, 28, 22), (3, 34, 16), (8, 36, 2), (20, 34, .5), (30, 28, .5)], .5, black)
shoot(turn=-38, rise=22, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.85)
