"""A sabre saw lying on its belly: nose, shoe, a long blade, a closed handle; a cable or a battery. Centimetres."""
import bpy
from curves import letters, sweep
from material import steel
from shapes import box, cylinder, group
from stage import FONT, scene_of, shoot
from tool import Tool, accent, black, bright, cast, grip, screws, shell, slit, white

tool = Tool(-22, -24, 48)
slab, bow, body = tool.slab, tool.bow, tool.body
battery = scene_of['power'] == 'battery'

# The nose in rubber, the body in the maker's colour, then the closed handle.
body([(-17, 1.9, 2.1, 0), (-16.6, 2.4, 2.6, 0), (-13, 2.7, 2.9, 0), (-9, 3.2, 3.4, -.1), (-6, 3.6, 3.9, -.2), (-4.6, 3.7, 4.1, -.2)], grip, 2.6)
body([(-5.2, 3.5, 3.9, -.2), (-4.8, 3.85, 4.3, -.2), (-1, 4, 4.5, -.1), (5, 3.9, 4.3, 0), (9, 3.5, 3.9, .2), (12, 3, 3.4, .6), (13.4, 2.2, 2.4, .8)], shell, 2.8)
body([(-5.3, 3.8, 4.2, -.2), (-5.1, 4.0, 4.42, -.2), (-4.6, 4.0, 4.42, -.2), (-4.4, 3.8, 4.2, -.2)], accent, 2.7)
for k in range(6):
    x = -14.6 + k * 1.5
    body([(x, 2.3 + k * .16, 2.5 + k * .18, 0), (x + .2, 2.78 + k * .17, 2.98 + k * .19, 0), (x + .6, 2.82 + k * .17, 3.02 + k * .19, 0), (x + .8, 2.4 + k * .16, 2.6 + k * .18, 0)], grip, 2.5)
bow([(10.4, 2.2, 2.5, 2.2), (14, 3.4, 2.3, 2.0), (18.5, 3.2, 2.2, 1.9), (21.6, .6, 2.2, 1.9), (22.4, -3.6, 2.2, 1.9), (20.6, -7, 2.2, 1.8), (16.4, -7.6, 2.1, 1.6), (12, -5.8, 2.1, 1.6),
     (9.4, -2.6, 2.4, 2)], shell, 2.7)
bow([(17.6, 3.9, 2.0, 1.7), (18.6, 3.7, 2.3, 1.95), (21.6, 1.1, 2.3, 1.95), (22.6, -3.4, 2.3, 1.95), (21.4, -6.4, 2.3, 1.85), (20.8, -7.2, 2.0, 1.6)], grip, 2.7)
bow([(17.4, -.2, .9, .5), (18.8, -.8, .95, .9), (19.6, -3, .95, .9), (19.4, -4.6, .9, .5)], black, 3)
# Shoe and blade.
box((.4, 5.2, 7.6), bright, (-19, 0, -.6), .15, 3, (0, -8, 0))
box((3.4, 1.2, .5), bright, (-17.6, 1.6, -2.6), .1)
box((3.4, 1.2, .5), bright, (-17.6, -1.6, -2.6), .1)
cylinder(1.1, 2.2, cast, (-17.4, 0, .2), (0, 90, 0), .15)
blade = [(-17, 1.3), (-31.2, 1.0), (-32.2, -.2)]
for k in range(32):
    blade += [(-31.8 + k * .42, -.95 - k * .004), (-31.55 + k * .42, -.62 - k * .004)]
slab(blade + [(-17, -.5)], 0, .08, steel(.3, (.52, .52, .54)), .02, 30)
for k in range(6):
    box((.6, .6, 3.4), slit, (6 + k * 1.05, -3.62 + k * .08, .2), .25, 3, (0, 12, 0))
screws([(-3.4, -3.65, -2.4), (1.4, -3.8, -2.6), (10.2, -3.1, 2), (14.6, -2.2, 3.6), (15, -2.0, -7)], .42)
if battery:
    body([(13, 2.4, 1.2, -7.8), (14, 3.2, 1.6, -8), (20, 3.3, 1.6, -8), (23, 3.2, 1.5, -8), (24, 2.6, 1.2, -8)], shell, 4)
    box((11, 6.8, 1.1), black, (18.6, 0, -9.8), .3)
    box((11.6, 7.2, 3.8), black, (18.6, 0, -11.8), .7, 6)
    box((8.6, 7.4, 1.5), grip, (18.6, 0, -12), .3)
    letters('Li-Ion', 1.1, white, FONT, (18.6, -3.73, -12))
else:
    for k in range(5):
        cylinder(.8 - k * .04, .5, black, (22 + k * .5, 0, -7 - k * .3), (0, 122, 0), .12, 32)
    sweep([(21.4, 0, -6.6), (24.6, 0, -8.4), (26.4, 1.5, -8.8), (26, 6, -8.8), (18, 10, -8.8), (4, 10.5, -8.8)], .45, black)
group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, -8 if battery else 5, 0))
shoot(turn=-32, rise=15, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.85)
