"""A circular saw seen from its blade: guard, blade, base plate, motor behind, a bow handle above. Centimetres."""
import bpy
from math import cos, pi, sin
from curves import sweep
from material import steel
from outline import arc
from shapes import box, cylinder, fillet, group, lathe, place, wrap
from stage import shoot
from tool import Tool, black, bright, cast, grip, screws, shell, slit

tool = Tool(-13, -13, 30)
slab, bow, body = tool.slab, tool.bow, tool.body

teeth = []
for k in range(24):
    for turn, radius in ((0, 9.2), (.62, 8.55), (.72, 8.1), (.9, 8.5)):
        a = 2 * pi * (k + turn) / 24
        teeth.append((radius * cos(-a), radius * sin(-a)))
slab(teeth, 0, .11, steel(.26, (.62, .62, .64)), .02, 30)
cylinder(2.3, .7, cast, (0, -.4, 0), (90, 0, 0), .12)
cylinder(1.0, 1.4, bright, (0, -.7, 0), (90, 0, 0), .15, 6)
# The guard above, its coloured cover, and the moving guard below.
top = arc(10.4, -8, 188, 60)
slab(top + [(-10.2, -4.6), (10.6, -4.6)], .9, 2.1, black, .7)
cover = [(-8.4, 1.7)] + arc(8.6, 168, 12, 50) + [(8.4, 1.7)] + arc(3.1, 20, 160, 24)
slab(cover, -1.25, .35, shell, .28)
lower = arc(9.9, 186, 352, 50) + arc(4.6, 352, 186, 40)
slab(lower, -.45, .16, bright, .1)
slab(arc(9.9, 186, 352, 50) + arc(9.5, 352, 186, 50), .3, .9, bright, .08)
box((1.2, 1.6, 3.2), black, (10.2, -.4, -3.6), .4, 4, (0, -20, 0))
# Base plate with its turned up edges, and the scale's arc.
box((31, 14, .28), bright, (2, 4.6, -5.2), .1)
for y in (-2.3, 11.5):
    box((31, .28, .9), bright, (2, y, -4.9), .1)
slab([(-9, -5)] + arc(9.5, 178, 120, 16, (-2, -5)) + arc(8, 120, 170, 16, (-2, -5)), 4.5, .2, cast, .08)
cylinder(.9, 3.2, black, (-9.6, 3.4, -1.4), (90, 0, 0), .2, 48)
# The motor behind.
for keys, material in (([(3.1, 3), (3.4, 4.7), (12, 4.7), (13, 4.4)], shell), ([(12.8, 4.5), (13, 4.75), (15.4, 4.5), (16.2, 3.6), (16.2, 0)], black)):
    place(lathe(fillet([(radius, -y) for y, radius in keys], .3, 4), material, 96, uv=True), (1.5, 0, 1.5), (90, 0, 0)) if material is black else \
        wrap(place(lathe(fillet([(radius, -y) for y, radius in keys], .3, 4), shell, 96), (1.5, 0, 1.5), (90, 0, 0)), lambda point: (.002, .998))
cylinder(5.2, 1.6, cast, (1.5, 3.2, 1.5), (90, 0, 0), .3)
# The handle: from the motor up and back, with a trigger, down to the plate.
bow([(-3.6, 6, 2.1, 1.7), (-3.2, 9.4, 2.2, 1.9), (-.6, 12.4, 2.3, 2.0), (4, 13.2, 2.2, 1.9), (9, 11.4, 2.1, 1.8), (13, 7.6, 2.1, 1.8), (15.4, 2.6, 2.1, 1.7),
     (15, -1.4, 2, 1.5), (12.6, -3.4, 2, 1.3)], shell, 2.8, 4)
bow([(4.4, 13.6, 2.0, 1.75), (5, 13.5, 2.25, 1.95), (9, 11.7, 2.2, 1.9), (13, 7.9, 2.2, 1.9), (15, 4.2, 2.2, 1.85), (15.5, 3.2, 2.0, 1.7)], grip, 2.8, 4)
body([(3.2, .8, .5, 10.4), (3.8, .9, 1.1, 10.1), (6.8, .9, 1.2, 8.8), (8.6, .8, .5, 8.2)], black, 3, 4)
bow([(11, -3.4, 1.7, 1.0), (7, -3.2, 2, 1.2), (4, -1.5, 2.4, 2)], shell, 2.8, 4)
body([(-12.6, 1.1, 1.2, 5), (-12, 1.7, 1.9, 5), (-9.6, 2, 2.2, 5), (-7.6, 1.7, 1.9, 4.8), (-6, 1.6, 1.8, 4.6), (-3, 1.8, 2.2, 4.4)], grip, 2.3, 4.6)
screws([(-7.2, -1.6, 3.2), (7.2, -1.6, 3.2), (-9.4, -1.2, -3.4)])
for k in range(6):
    box((.5, .3, 1.5), slit, (-2.9 + k * 1.16, -1.55, 4.4 - .08 * (k - 2.5) ** 2), .15, 3, (0, (k - 2.5) * 9, 0))
sweep([(15.2, 4, 1.6), (18, 4, .6), (20, 5.5, -3), (18.5, 10, -4.9), (10, 14.5, -5), (0, 15.5, -5)], .45, black)
group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, 13, 0))
shoot(turn=-26, rise=16, lens=85, margin=.07, size=2.6, gloss='soft', exposure=.85)
