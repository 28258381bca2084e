"""An LED bulb: a satin dome on a white body with a printed line, above a screw base."""
from math import cos, pi, sin
from material import Material
from shapes import fillet, lathe, mesh, wrap
from stage import scene_of, shoot

candle = scene_of['shape'] == 'candle'
dome = Material((.9, .9, .88), .26, clear=.2, Emission=(1, .97, .9, 1), Emission_Strength=.1)
body = Material(rough=.38, clear=.15).slot('a')
nickel, black = Material((.33, .32, .3), .2, 1), Material((.015, .015, .017), .25)
if candle:
    keys = [(0, 4.1), (.05, 4.0), (.16, 3.75), (.3, 3.4), (.44, 2.95), (.52, 2.55), (.53, 2.3), (.51, 2.1)]
    top = fillet(keys, .3, 6)
    neck, base = (.51, 2.1), (.36, 1.02)
else:
    top = [(cos(pi / 2 - (pi / 2 + .62) * i / 39), 2.62 + .98 * sin(pi / 2 - (pi / 2 + .62) * i / 39)) for i in range(40)]
    top[0] = (0, 3.6)
    neck, base = top[-1], (.5, 1.02)
lathe(top + [(neck[0] - .012, neck[1] - .012)], dome, 160)
cone = [(neck[0] + .01 + (base[0] - neck[0]) * t + .02 * sin(pi * t), neck[1] - .05 - (neck[1] - .05 - base[1]) * t)
        for t in [i / 24 for i in range(25)]]
lathe([(neck[0] - .03, neck[1] - .02), (neck[0] + .006, neck[1] - .02), (neck[0] + .012, neck[1] - .03)], body, 160)
lathe(cone[::-1], body, 200, uv=True)
lathe([(base[0], base[1]), (base[0] - .01, base[1] - .03), (base[0] - .06, base[1] - .04)], body, 160)
RADIUS, PITCH, LOW, HIGH = (.3 if candle else .425), (.14 if candle else .17), .2, .96
points, faces, around, up = [], [], 160, 150
for i in range(around + 1):
    angle = 2 * pi * i / around
    for k in range(up + 1):
        z = LOW + (HIGH - LOW) * k / up
        ends = max(0, min(1, (z - LOW) / .06, (HIGH - z) / .1))
        r = RADIUS + .03 * sin(2 * pi * (z / PITCH - angle / (2 * pi))) * ends
        points.append((r * cos(angle), r * sin(angle), z))
for i in range(around):
    for k in range(up):
        at = i * (up + 1) + k
        faces.append((at, at + up + 1, at + up + 2, at + 1))
mesh(points, faces, nickel, 60)
lathe([(RADIUS, HIGH - .005), (RADIUS + .025, HIGH + .002), (RADIUS + .03, HIGH + .02), (RADIUS + .015, HIGH + .03)], nickel)
lathe([(RADIUS - .03, .2), (RADIUS - .065, .17), (.24 if not candle else .16, .06), (.15, .045)], black)
lathe(fillet([(.155, .06), (.14, .02), (.08, .0), (0, -.005)], .04), nickel)
shoot(turn=6, rise=9, lens=85, margin=.08, size=2.4, gloss='white', exposure=1.12, world=.32, sides=(1.25, .35), key=240, fill=25)
