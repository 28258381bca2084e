"""Secateurs and loppers lying open: blades of steel, coloured handles. Centimetres, in the plane xz, then laid down."""
from math import cos, sin
from curves import spout, sweep
from material import Material, rubber, steel
from outline import slab, smooth
from shapes import bodies, box, cylinder, group, place
from stage import scene_of, shoot

long = scene_of['kind'] == 'lopper'
cover = Material(rough=.38, clear=.1).slot('b', printed=False)
blade, bright = steel(.24, (.5, .5, .52)), steel(.18, (.7, .7, .72))
black = rubber((.008, .008, .009))
dark = steel(.4, (.09, .09, .095))


def arm(keys, material, power=2.6, y=0):
    """Keys (x, z, half width, half thickness)."""
    return place(spout(keys, material, 50, 40, power), (0, y, 0), (0, 0, -90))


# The cutting blade above, the hooked one below; the joint is the middle.
slab(smooth([(1.5, .9), (1.6, -.6), (0, -1.0), (-2, -.5), (-4.6, .1), (-6.4, 1.2), (-5.6, 2.0), (-3.6, 2.6), (-1.4, 2.2), (0, 1.5)]), -.25, .18, blade, .06)
slab(smooth([(1.4, .8), (1.4, -1.0), (0, -1.5), (-2, -1.9), (-4.2, -1.7), (-6, -.6), (-6.5, .5), (-6.1, .5), (-5.0, -.5), (-3.4, -.9), (-1.6, -.5), (-.6, .7)]), .2, .26, dark, .1)
cylinder(1.0, .5, bright, (0, -.55, 0), (90, 0, 0), .1, 6)
cylinder(.5, .9, dark, (0, -.6, 0), (90, 0, 0), .1, 32)
if long:
    arm([(.6, -.3, .6, .9), (4, -1.2, .65, .9), (8, -2.6, .8, .85), (10, -3.2, .85, .9)], dark, y=-.2)
    arm([(.6, .3, .6, .9), (4, 1.2, .65, .9), (8, 2.6, .8, .85), (10, 3.2, .85, .9)], dark, y=.2)
    for s in (-1, 1):
        arm([(9, s * 2.9, 1.0, 1.1), (20, s * 6.4, 1.05, 1.15), (34, s * 10.2, 1.0, 1.1)], bright, 2.2)
        arm([(31, s * 9.5, 1.1, 1.15), (32, s * 9.7, 1.35, 1.45), (40, s * 11.6, 1.3, 1.4), (47, s * 12.6, 1.35, 1.5), (50.5, s * 12.7, 1.45, 1.7), (51.6, s * 12.6, 1.2, 1.4)], cover)
        arm([(35, s * 10.6, 1.1, 1.2), (35.6, s * 10.7, 1.45, 1.55), (45, s * 12.5, 1.42, 1.55), (45.6, s * 12.5, 1.1, 1.2)], black)
    cylinder(1.1, 2.4, black, (5.4, 0, 0), (0, 0, 0), .3, 48)
else:
    arm([(.3, -.3, .45, .8), (2.4, -.9, .5, .8), (4, -1.6, .6, .75)], dark, y=-.2)
    arm([(.3, .3, .45, .8), (2.4, .9, .5, .8), (4, 1.5, .6, .75)], dark, y=.2)
    arm([(2.6, 1.0, .6, .7), (3, 1.2, .95, 1.0), (5, 2.3, 1.0, 1.05), (8, 3.9, .95, 1.05), (11.5, 4.7, .95, 1.1), (13.6, 4.5, .95, 1.15), (14.4, 4.2, .7, .8)], cover)
    arm([(2.6, -1.0, .6, .7), (3, -1.2, .95, 1.0), (5, -2.3, 1.0, 1.0), (8, -3.7, .95, 1.0), (11.5, -4.3, .95, 1.05), (13.6, -4.4, 1, 1.15), (14.6, -4.7, .7, .8)], cover)
    arm([(5.6, 3.0, .8, .5), (6.4, 3.4, 1.02, .85), (9, 4.6, 1.0, .8), (12.6, 5.1, 1.0, .75), (13.2, 5.0, .8, .5)], black)
    arm([(5.6, -2.9, .8, .5), (6.4, -3.3, 1.02, .85), (9, -4.3, 1.0, .8), (12.6, -4.7, 1.0, .75), (13.2, -4.7, .8, .5)], black)
    sweep([(2.9 + .42 * sin(k * .62), .42 * cos(k * .62), -1.1 + 2.2 * k / 70) for k in range(71)], .09, bright, steps=4)
    box((1.5, .5, .5), black, (1.4, -.6, 1.0), .15, 3, (0, -35, 0))
group(list(bodies), turn=(-90, 0, 32))
shoot(turn=0, rise=46, lens=85, margin=.07, size=2.5, gloss='soft', exposure=.85)
