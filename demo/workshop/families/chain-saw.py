"""A chain saw on the floor: body, front guard, hooped handle, bar and chain. Petrol or electric. Centimetres."""
from math import atan2, cos, pi, sin
from curves import sweep
from material import steel
from shapes import box, cylinder, fillet, lathe, place
from stage import scene_of, shoot
from tool import Tool, accent, black, bright, cast, grip, screws, shell, slit

tool = Tool(-22, -12, 50)
slab, bow, body = tool.slab, tool.bow, tool.body
petrol = scene_of['kind'] == 'petrol'

# The bar with its chain: links along the edge.
BAR = 36
tip = [(-BAR + 3.2 * cos(a) * 1.05 + 3.2, 5.0 + 3.1 * sin(a)) for a in [pi / 2 + pi * i / 24 for i in range(25)]]
slab([(2, 8.6)] + tip + [(2, 1.4)], -2.6, .16, steel(.22, (.64, .65, .67)), .05, 40)
slab([(-8, 6), (-24, 5.8), (-25, 5), (-24, 4.2), (-8, 4)], -2.77, .03, shell, .01)
path = [(2 - 38 * i / 46 * (BAR / 38), 8.55 - .4 * i / 46) for i in range(44)] + [(-BAR + 3.4 + 3.7 * cos(a), 5 + 3.55 * sin(a)) for a in [pi / 2 + pi * i / 14 for i in range(1, 14)]]
path += [(-BAR + 4 + 38 * i / 46 * (BAR / 38), 1.45) for i in range(44)]
for k, ((x, z), (nx, nz)) in enumerate(zip(path, path[1:])):
    lean = -57.3 * atan2(nz - z, nx - x)
    box((.86, .5 if k % 2 else .34, .6), cast, (x, -2.6, z), .12, 2, (0, lean, 0))
    if k % 4 == 0:
        box((.8, .7, .9), bright, (x, -2.6, z + (.25 if z > 5 else -.25)), .12, 2, (0, lean, 0))
# The body, the sprocket's cover, the hand guard.
body([(-3, 4.4, 4.2, 5), (-2.4, 5.4, 5.2, 5.2), (2, 6.0, 6.2, 6), (9, 6.2, 6.6, 6.4), (16, 5.8, 6.2, 6.2), (19, 4.6, 5, 6), (20, 3, 3.4, 6)], shell, 3.6)
slab([(-2.6, 1.2), (-2.8, 8.6), (0, 9.6), (7, 9.4), (11, 7.4), (12, 4), (10.6, 1.4), (6, .6)], -5.6, 1.3, black, .6)
for x, z in ((1.5, 5), (5.6, 5)):
    cylinder(.75, 1, bright, (x, -6.9, z), (90, 0, 0), .1, 6)
slab([(-2.8, 2), (-4.4, 3.2), (-3.4, 4.2), (-4.4, 5.2), (-3.4, 6.2), (-4.2, 7.2), (-2.8, 8)], -1, 2.6, cast, .15)
body([(-.5, 4.2, .6, 12), (1, 5, 2.2, 12.4), (8, 5.2, 2.6, 12.2), (15, 4.8, 2.2, 11.6), (17.4, 3.4, .8, 11)], black if petrol else shell, 3)
bow([(-1.6, 9, 5.8, .6), (-3.2, 13, 6, .55), (-4.2, 17.6, 5.8, .5), (-5.6, 19.6, 5.2, .5), (-6, 20, 4.8, .3)], black, 5)
# The hooped handle in front and the closed one behind.
sweep([(3, -6.2, 2), (2.2, -7.6, 7), (2, -7.4, 14), (2.4, -5.4, 18.4), (2.8, 0, 19.4), (3.2, 5.4, 18.2), (4, 7.6, 13), (5, 7.2, 5)], 1.25, grip)
bow([(13, 9.6, 2.4, 1.9), (17, 11.2, 2.2, 1.7), (22, 11.0, 2.1, 1.6), (27, 8.6, 2.1, 1.6), (29.4, 4.6, 2.3, 1.6), (28, 1.6, 2.6, 1.3), (22, 1.0, 3.2, 1.0), (14, 1.2, 3.4, 1.0)], shell if petrol else black, 2.8)
bow([(18.6, 11.9, 1.9, 1.4), (19.4, 11.9, 2.25, 1.7), (23, 11.2, 2.2, 1.7), (27, 8.9, 2.2, 1.7), (28.4, 6.6, 2.0, 1.4)], grip, 2.8)
bow([(18.4, 8.6, .8, .4), (19.6, 8.2, .9, 1.1), (22, 7.8, .9, 1.0), (23.2, 8, .8, .4)], accent, 3)
for k in range(7):
    box((.5, .5, 3.2), slit, (8.6 + k * 1.15, -6.05 + .05 * k, 9), .2, 3, (0, 10, 0))
screws([(14.6, -5.9, 3.4), (17.4, -5.4, 8), (22.4, -2.1, 11)], .45)
if petrol:
    cylinder(1.9, 1.2, black, (13.6, -6.2, 3.2), (90, 0, 0), .3)
    box((2.6, .6, .7), black, (13.6, -6.9, 3.2), .2)
    place(lathe(fillet([(3.2, 0), (3.6, .4), (3.6, 1.4), (3, 2)], .3, 4), black, 64), (8, 5.6, 5), (-90, 0, 0))
    box((4, .8, 1.2), black, (5, -5.2, 13.6), .3)
    cylinder(1.2, 3.4, accent, (17.6, -3, 12.6), (0, 60, 0), .3, 40)
elif scene_of['power'] == 'battery':
    box((9, 7.4, 5.6), black, (12.6, .4, 14.4), .8, 6)
    box((6, 7.6, 1.8), grip, (12.6, .4, 14.6), .3)
    box((1.6, 3, .8), accent, (8, .4, 16.9), .2)
else:
    sweep([(29, 0, 3), (32, 0, 1.6), (34, 2, .6), (33, 8, .5), (24, 12, .5), (10, 13, .5)], .5, black)
shoot(turn=-28, rise=18, lens=85, margin=.05, size=2.7, gloss='soft', exposure=.85)
