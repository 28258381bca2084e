"""Underlay folded like an accordion: grooved panels of foam, held by a band. The roll and the sheets have stages of their own."""
from math import cos, radians, sin
from material import Material
from shapes import box, group
from stage import shoot

foam = Material(rough=.8).slot('b', printed=False)
foam.bump(foam.noise(foam.coords(), 70, 3, .6), .3, .01)
LONG, WIDE, THICK, COUNT = 120, 52, 2.0, 9


def panel(number, at, turn):
    parts = [box((LONG, WIDE, THICK), foam, (0, 0, 0), .3, 3)]
    # Grooves let the foam bend: ridges lie across it on the upper side.
    parts += [box((LONG - 1, 2.6, .7), foam, (0, y, THICK / 2 + .15), .25, 3) for y in [(k - 7) * 3.45 for k in range(15)]]
    return group(parts, at, turn)


# The lower panels lie close, the upper ones open.
y, z, way = 0.0, 1.2, 1
angles = [1.2, 1.2, 1.4, 1.6, 2.2, 4, 8, 15, 26]
for i, angle in enumerate(angles):
    a = radians(angle)
    panel(i, (i % 2 * 1.2, y + way * WIDE / 2 * cos(a), z + WIDE / 2 * sin(a)), (way * angle, 0, 0))
    y, z, way = y + way * WIDE * cos(a), z + WIDE * sin(a) + THICK * 1.15, -way
shoot(turn=-36, rise=22, lens=80, margin=.07, size=2.7, exposure=.85)
