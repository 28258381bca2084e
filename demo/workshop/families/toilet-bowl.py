"""Toilets without a tank of their own: hung on the wall, or standing against it."""
from math import cos, pi, sin
from curves import stack
from material import Material, chrome
from shapes import box, cylinder, loft, ring
from stage import scene_of, shoot

hung = scene_of['kind'] == 'wall'
china = Material(rough=.07, clear=.6).slot('b', printed=False)
seat = Material(rough=.13, clear=.3).slot('b', printed=False)
metal, gap = chrome(.06), Material((.05, .05, .05), .7)
TOP = 1.15 if hung else 1.62
if hung:
    keys = [(0, .34, .5, .62, .02, 3), (.02, .36, .53, .6, .02, 3), (.12, .45, .66, .48, .04, 3), (.4, .57, .87, .26, .07, 2.8),
            (.75, .655, 1.02, .1, .09, 2.6), (1.0, .695, 1.1, .02, .1, 2.6), (TOP - .04, .7, 1.115, .005, .1, 2.6), (TOP, .68, 1.095, .005, .1, 2.6)]
else:
    keys = [(0, .56, .93, .2, .03, 4), (.03, .575, .945, .2, .03, 4), (.5, .59, .97, .17, .04, 3.8), (1.0, .62, 1.02, .11, .06, 3.4),
            (1.35, .68, 1.09, .03, .08, 3), (TOP - .04, .7, 1.115, .005, .1, 2.7), (TOP, .68, 1.095, .005, .1, 2.7)]
stack(keys, china, 90)
box((1.12, .5, TOP - (.3 if hung else .0)), china, (0, .93, (TOP + (.3 if hung else 0)) / 2), .09, 6)


def slab(low, high, a, b, middle, material, radius, dome=0.0):
    rows = []
    for i in range(9):
        t = i / 8 * pi / 2
        rows.append((low + radius - radius * cos(t), a - radius + radius * sin(t), b - radius + radius * sin(t)))
    for i in range(9):
        t = i / 8 * pi / 2
        rows.append((high - radius + radius * sin(t), a - radius + radius * cos(t), b - radius + radius * cos(t)))
    for part in (.92, .8, .6, .4, .2, .05) if dome else ():
        rows.append((high + dome * (1 - part * part), (a - radius) * part, (b - radius) * part))
    return loft([ring(128, x, y, 2.5, (0, middle, z), .1) for z, x, y in rows], material, True, 50)


slab(TOP, TOP + .015, .655, 1.0, -.1, gap, .004)
slab(TOP + .012, TOP + .06, .705, 1.05, -.1, seat, .022)
slab(TOP + .06, TOP + .072, .67, 1.01, -.1, gap, .004)
slab(TOP + .07, TOP + .125, .712, 1.06, -.1, seat, .027, .02)
for side in (-1, 1):
    cylinder(.05, .15, metal, (side * .3, .93, TOP + .07), (0, 90, 0))
    cylinder(.07, .03, metal, (side * .3, .95, TOP + .01), edge=.01)
    if not hung:
        cylinder(.04, .02, metal, (side * .59, .7, .2), (0, 90, 0), .008)
shoot(turn=-38, rise=19, lens=80, size=2.5, margin=.09, gloss='white', exposure=1.2, world=.34, sides=(1.25, .35), key=260, fill=22)
