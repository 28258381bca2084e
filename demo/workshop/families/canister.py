"""A plastic canister: a rounded box with a sloping shoulder, a screw cap, a carrying handle and a label in front."""
from math import cos, pi, sin
from curves import smooth_rows, sweep
from material import Material
from shapes import bodies, cylinder, group, loft, mesh, ring
from stage import scene_of, shoot

bottle = scene_of['shape'] == 'bottle'
WIDTH, DEPTH, HEIGHT = (.62, .44, 2.1) if bottle else (.95, .62, 2.2)
plastic = Material(rough=.32, clear=.15).slot('b', printed=False)
label = Material(rough=.36, clear=.2).slot('a')
cap = Material('#d9541e', .4)
NECK = -.42 * WIDTH if not bottle else 0
rows = [(0, .9, .86, 0, 4), (.04, .97, .96, 0, 5), (.1, 1, 1, 0, 6), (HEIGHT * .7, 1, 1, 0, 6),
        (HEIGHT * .78, .97, .97, 0, 5), (HEIGHT * .87, .7, .8, NECK * .5, 3.4), (HEIGHT * .94, .34, .46, NECK, 2.4),
        (HEIGHT * .97, .24 * .95 / WIDTH, .23 * .95 / DEPTH * .9, NECK, 2)]
loft([ring(128, WIDTH * a, DEPTH * b, power, (x, 0, z)) for z, a, b, x, power in smooth_rows(rows, 90)], plastic)
cylinder(.23, .26, cap, (NECK, 0, HEIGHT + .06), edge=.03, segments=128)
for i in range(36):
    angle = 2 * pi * i / 36
    cylinder(.012, .2, cap, (NECK + .232 * cos(angle), .232 * sin(angle), HEIGHT + .05), edge=.004, segments=12)
if not bottle:
    sweep([(-.02, 0, HEIGHT * .9), (.2, 0, HEIGHT * .985), (.55, 0, HEIGHT * .97), (.78, 0, HEIGHT * .86), (.84, 0, HEIGHT * .72)],
          .1, plastic, radii=[1, 1, 1.05, 1.1, 1.2])
LOW, HIGH = HEIGHT * .08, HEIGHT * .68
front = [(WIDTH * .9 * x, -DEPTH * 1.004 - .002 * (1 - x * x), LOW + (HIGH - LOW) * z) for z in (0, 1)
         for x in [i / 20 * 2 - 1 for i in range(21)]]
mesh(front, [(i, i + 1, 22 + i, 21 + i) for i in range(20)], label, 60,
     [(i / 20, z) for z in (0, 1) for i in range(21)])
group(list(bodies), turn=(0, 0, -14))
shoot(turn=6, rise=12, lens=85, margin=.09, gloss='soft', exposure=.95, world=.4, sides=(1.15, .7), key=240, fill=45)
