"""A jigsaw with its bow handle, on its shoe and blade: with a cable or with a battery. Centimetres."""
import bpy
from curves import letters, sweep
from material import steel
from shapes import box, cylinder, group
from stage import FONT, scene_of, shoot
from tool import Tool, accent, black, bright, cast, grip, screws, shell, slit, white

tool = Tool(-11, -13, 26)
slab, bow, body = tool.slab, tool.bow, tool.body
battery = scene_of['power'] == 'battery'

# The body: gear head in front, motor behind it, a bow handle closing above.
body([(-9.6, 1.6, 2.2, 1.2), (-9.2, 2.3, 3.2, 1.2), (-7, 3, 4.2, .8), (-3, 3.3, 4.1, .2), (2, 3.4, 3.9, 0), (7, 3.2, 3.6, 0), (10, 2.8, 3.0, .3), (11.4, 1.8, 2, .6)], shell, 3)
slab([(-10, -3.6), (-10.2, 2.2), (-9.4, 4.6), (-7.6, 5.6), (-5.6, 5), (-4.8, 2), (-4.6, -3.6)], 0, 3.1, black, .9)
bow([(-8.4, 2.5, 2.2, 2.2), (-8, 5.6, 2.2, 2.1), (-5.4, 8.7, 2.1, 1.8), (-1, 10, 2.1, 1.75), (4.5, 9.6, 2.1, 1.75), (9, 7.2, 2.1, 1.8), (11.2, 3.6, 2.1, 1.9), (9.6, .4, 2.2, 2)], shell, 2.6)
bow([(-3.4, 10.2, 1.9, 1.6), (-2.6, 10.3, 2.22, 1.8), (1, 10.4, 2.2, 1.75), (5, 9.8, 2.2, 1.8), (9, 7.5, 2.2, 1.85), (10.8, 4.6, 2.2, 1.85), (11.1, 3.8, 1.9, 1.6)], grip, 2.6)
body([(-4.2, .8, .4, 7.6), (-3.7, .9, 1, 7.5), (-1, .9, 1.15, 7.5), (.6, .8, .5, 7.7)], accent, 3)
# Shoe, blade, its roller and the splinter guard.
box((17.5, 7.4, .3), bright, (-1.4, 0, -6.6), .12)
for y in (-3.55, 3.55):
    box((17.5, .3, .8), bright, (-1.4, y, -6.3), .12)
box((9, 4.6, 3.2), cast, (-1, 0, -4.8), .5)
cylinder(.55, 2.9, bright, (-7, 0, -3.6), edge=.08)
cylinder(.8, .8, bright, (-5.4, 0, -5), (90, 0, 0), .08, 48)
zigzag = [(-6.2, -3.6), (-6.2, -12.6), (-6.5, -13.4)]
for k in range(22):
    zigzag += [(-7.05, -13.1 + k * .36), (-7.35, -12.9 + k * .36)]
slab(zigzag + [(-7.1, -3.6)], 0, .07, steel(.3, (.5, .5, .52)), .015, 30)
sweep([(-9.8, -2.6, -3.2), (-10.8, -1.6, -5.6), (-10.8, 1.6, -5.6), (-9.8, 2.6, -3.2)], .14, bright)
cylinder(1.25, .7, black, (-1.6, -3.3, -2.2), (90, 0, 0), .15)
box((2.4, .5, .6), accent, (-1.6, -3.7, -2.2), .15, 4, (0, 30, 0))
for k in range(6):
    box((.42, .5, 2.6), slit, (3.8 + k * .85, -3.22 + k * .05, 0), .18, 3, (0, 10, 0))
screws([(-6.6, -3.05, 3.4), (-5.6, -3.05, -2.6), (1.8, -3.3, -2.6), (9, -2.75, 2.2)])
if battery:
    body([(9.4, 2.2, 3, 3), (11, 3, 4, 2.8), (12.4, 3.3, 4.5, 2.6), (12.9, 3.3, 4.5, 2.6)], shell, 4)
    box((1.1, 6.9, 9.2), black, (13.3, 0, 2.6), .3)
    box((4, 7.3, 10.4), black, (15.6, 0, 2.6), .7, 6)
    box((1.7, 7.5, 7.4), grip, (15.6, 0, 2.6), .3)
    box((1.4, 3, .8), accent, (15, 0, 7.8), .2)
    letters('Li-Ion', 1.1, white, FONT, (15.7, -3.78, 2.6), (90, 90, 0))
else:
    for k in range(5):
        cylinder(.75 - k * .04, .5, black, (11.6 + k * .62, 0, 1.6 - k * .16), (0, 98, 0), .12, 32)
    sweep([(11, 0, 1.7), (14.6, 0, .8), (16.6, .6, -2), (16.2, 3.5, -5.8), (11, 7.5, -6.6), (2, 8.6, -6.6), (-5, 8, -6.6)], .42, black)
group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, 18 if not battery else 17, 0))
shoot(turn=-28, rise=14, lens=85, margin=.07, size=2.6, gloss='soft', exposure=.85)
