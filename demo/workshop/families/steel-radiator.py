"""
A steel panel radiator: pressed channels between flat borders, a grille on top, covers at the sides. `wide` and `high` are the
name's, in centimetres; `panels` are one, two or three behind each other; pipes come from below or at the side.
"""
from math import cos, pi
from material import Material, steel
from shapes import box, cylinder, fillet, lathe, mesh, place
from stage import scene_of, shoot

WIDE, HIGH, PANELS = float(scene_of['wide']), float(scene_of['high']), int(scene_of['panels'])
DEEP = {1: 5.6, 2: 10, 3: 15.6}[PANELS]
enamel = Material(rough=.24, clear=.35).slot('b', printed=False)
dark, zinc, white = Material((.03, .03, .03), .6), steel(.25, (.72, .72, .72)), Material((.86, .86, .85), .4)
RIGHT, FRONT = WIDE / 2, DEEP / 2


def sheet(y, way):
    """Channels a little over three centimetres apart, as many as fit; `way` is where they bulge."""
    waves = round((WIDE - 4) / 3.34)
    count, points, faces = waves * 14, [], []
    for i in range(count + 1):
        x = -RIGHT + WIDE * i / count
        wave = max(0, cos(2 * pi * waves * x / (WIDE - 4))) ** .6 * .55 if abs(x) < RIGHT - 1.6 else 0
        for z, part in ((2, 0), (3.2, 0), (4.4, 1), (HIGH - 4.4, 1), (HIGH - 3.2, 0), (HIGH - 2, 0)):
            points.append((x, y + (.4 - wave * part) * way, z))
    for i in range(count):
        for k in range(5):
            a = i * 6 + k
            faces.append((a, a + 6, a + 7, a + 1))
    mesh(points, faces, enamel, 50)


sheet(-FRONT, 1)
sheet(FRONT - 1, -1)
for x in (-RIGHT, RIGHT):
    box((.5, DEEP + .6, HIGH - 4), enamel, (x, 0, HIGH / 2), .2, 3)
for k in range(round(WIDE * .75)):
    box((.5, DEEP - 1.6, .5), enamel, (-RIGHT + .8 + k * (WIDE - 1.6) / (round(WIDE * .75) - 1), 0, HIGH - 1.7), .1, 2)
for k in range(PANELS + 1):
    box((WIDE, .5, 1.1), enamel, (0, -FRONT + .3 + k * (DEEP - .6) / PANELS, HIGH - 1.6), .15, 3)
box((WIDE - 2, DEEP - 2, .2), dark, (0, 0, HIGH - 3.2), 0)
if scene_of['pipes'] == 'below':
    # Both threads hang down at the left, the valve's head stands out above them.
    for x in (-RIGHT + 4, -RIGHT + 9):
        cylinder(1.5, 2.6, zinc, (x, 0, .9), edge=.15, segments=6)
        cylinder(1.0, 2.2, zinc, (x, 0, -1.2), edge=.1, segments=48)
    head = lathe(fillet([(0, 6.4), (1.9, 6.2), (2.3, 5.2), (2.3, .6), (1.7, 0), (0, 0)], .4, 5), white, 64)
    place(head, (-RIGHT - .3, 0, HIGH - 6.5), (0, -90, 0))
else:
    for x in (-RIGHT + 3, RIGHT - 3):
        cylinder(1.5, 2, zinc, (x, -1 if PANELS > 1 else 0, 1.2), edge=.15, segments=6)
    for z in (5.5, HIGH - 5.5):
        cylinder(1.5, 1.4, zinc, (-RIGHT - .9, 0, z), (0, 90, 0), .15, 6)
        cylinder(1.0, 1.6, dark, (-RIGHT - 1.0, 0, z), (0, 90, 0), .1, 48)
shoot(turn=-26, rise=12, lens=100, margin=.05, size=2.7, exposure=1.05, world=.28, sides=(1.4, .2), key=300, fill=14, gloss='white')
