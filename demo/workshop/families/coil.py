"""A coil of cable or hose, tied, standing a little open; the jacket is the slot."""
from math import cos, pi, sin
from curves import sweep
from material import Material
from shapes import bodies, group
from stage import scene_of, shoot

jacket = Material(rough=.42, clear=.1).slot('b', printed=False)
tie, copper = Material((.9, .9, .88), .5), Material((.75, .36, .18), .3, 1)
THICK, TURNS, LAYERS = float(scene_of['thick']), 7, 3
points, count = [], 40
for layer in range(LAYERS):
    for i in range(TURNS * count):
        t = i / count
        across = (t / TURNS if layer % 2 == 0 else 1 - t / TURNS) - .5
        radius = 1 + layer * THICK * 1.75 + .012 * sin(t * 5.1 + layer)
        angle = 2 * pi * t
        points.append((radius * cos(angle), across * TURNS * THICK * 2.05 + .01 * sin(t * 9), radius * sin(angle)))
x, y, z = points[-1]
points += [(x + .05, y - .12, z + .18), (x + .02, y - .3, z + .42), (x - .2, y - .42, z + .5)]
sweep(points, THICK, jacket, steps=3)
reach = 1 + LAYERS * THICK * 1.75
for k in (.25, .58, .92):
    angle = 2 * pi * k
    ring = []
    for i in range(9):
        a = 2 * pi * i / 8
        radius = (1 + reach) / 2 - .02 + (reach - 1 + THICK * 2.6) / 2 * cos(a)
        ring.append((radius * cos(angle), (TURNS * THICK + THICK * .7) * sin(a), radius * sin(angle)))
    sweep(ring, .018, tie, closed=True)
group(list(bodies), turn=(-12, 0, 0))
shoot(turn=-24, rise=20, lens=80, margin=.1, size=2.4, gloss='soft', exposure=.9)
