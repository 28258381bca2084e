"""A garden hose in its coil, tied: as thick and of as many turns as it is sold. Units of the coil's inner radius, 16 cm; the jacket is the slot."""
from math import cos, pi, sin
from curves import sweep
from material import Material
from shapes import bodies, fillet, group, lathe, place
from stage import scene_of, shoot

jacket = Material(rough=.42, clear=.1).slot('b', printed=False)
tie, black = Material((.9, .9, .88), .5), Material((.012, .012, .013), .45)
THICK = float(scene_of['mm']) / 2 / 160
# A turn takes a metre and a bit; coils are about as deep as they are wide.
TURNS = max(6, round(float(scene_of['metres']) / 1.15))
ACROSS = max(4, round((TURNS * 1.7) ** .5))
LAYERS = -(-TURNS // ACROSS)
WIDE, COUNT = ACROSS * THICK * 2.05, 40
points = []
for i in range(TURNS * COUNT):
    t = i / COUNT
    layer = int(t // ACROSS)
    along = t / ACROSS - layer
    across = (along if layer % 2 == 0 else 1 - along) - .5
    radius = 1 + THICK + layer * THICK * 1.75 + .012 * sin(t * 5.1 + layer)
    points.append((radius * cos(2 * pi * t), across * WIDE + .01 * sin(t * 9), radius * sin(2 * pi * t)))
x, y, z = points[-1]
points += [(x + .05, y - .12, z + .18), (x + .02, y - .3, z + .42), (x - .2, y - .42, z + .5)]
sweep(points, THICK, jacket, steps=3)
# The end is capped, as it is sold.
place(lathe(fillet([(THICK * .9, -.1), (THICK * 1.25, -.08), (THICK * 1.25, .14), (THICK * .8, .16), (0, .16)], .02, 3), black, 40), (x - .2, y - .42, z + .5), (24, -78, 0))
# Ties lie close: around a bundle with blunt corners.
deep = THICK * (2 + (LAYERS - 1) * 1.75)
blunt = lambda part: (abs(part) ** .4) * (1 if part > 0 else -1)
for k in (.25, .58, .92):
    angle = 2 * pi * k
    ring = []
    for i in range(32):
        a = 2 * pi * (i + .5) / 32
        radius = 1 + deep / 2 + (deep / 2 + THICK * .22) * blunt(cos(a))
        ring.append((radius * cos(angle), (WIDE / 2 + THICK * 1.22) * blunt(sin(a)), radius * sin(angle)))
    sweep(ring, .018, tie, closed=True)
group(list(bodies), turn=(-12, 0, 0))
shoot(turn=-24, rise=20, lens=80, margin=.1, size=2.4, gloss='soft', exposure=.9)
