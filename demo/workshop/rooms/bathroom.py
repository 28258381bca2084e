"""A bathroom: the walls are slot a (2.4 m repeats), the cabinet is slot b, all metal is slot c."""
from room import daylight, family, glow, point, sheet, shoot, sunlight, surfaced, thing
from curves import sweep
from material import Material
from shapes import box, cylinder, fillet, group, lathe, loft, place, ring
from shell import ceiling_and_walls, wall_with_hole, window
from things import cloth, plant

WIDTH, DEPTH, HIGH, REPEAT = 3.3, 2.7, 2.6, 2.4
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
tiles = Material(rough=.16, clear=.3).slot('a')
metal = Material(rough=.12, metal=1).slot('c', printed=False)
china, wood = Material('#f6f6f4', .08, clear=.5), Material(rough=.38).slot('b', printed=False)
sheet((LEFT, DEPTH, 0), (WIDTH, 0, 0), (0, 0, HIGH), tiles, REPEAT)
sheet((RIGHT, DEPTH, 0), (0, -DEPTH - 3, 0), (0, 0, HIGH), tiles, REPEAT)
wall_with_hole((LEFT, -3, 0), (0, DEPTH + 3, 0), (0, 0, HIGH), (4.25, 1.25, 5.25, 2.25), tiles, REPEAT)
sheet((LEFT, -3, 0), (WIDTH, 0, 0), (0, DEPTH + 3, 0), surfaced('floor', .28, .1), REPEAT)
ceiling_and_walls(WIDTH, DEPTH, HIGH)
window(LEFT, 1.75, 1.25, 1.0, 1.0, 85, 1, facing='x')
with thing('bath', (-.95, 1.9, .5)):
    rows = [(.0, .74, .31), (.03, .76, .33), (.5, .83, .37), (.555, .85, .385), (.575, .848, .383), (.58, .82, .355),
            (.57, .795, .33), (.3, .72, .27), (.2, .66, .23), (.16, .5, .15)]
    place(loft([ring(128, a, b, 4.5, (0, 0, z)) for z, a, b in rows], china, True, 60), (-.76, 2.29, 0))
with thing('bathTap', (-.3, 2.62, .86)):
    for side in (-.075, .075):
        cylinder(.03, .02, metal, (-.3 + side, 2.69, .86), (90, 0, 0), .005)
    cylinder(.024, .24, metal, (-.3, 2.64, .86), (0, 90, 0), .008)
    sweep([(-.3, 2.64, .85), (-.3, 2.56, .83), (-.3, 2.46, .8), (-.3, 2.44, .77)], .014, metal)
    sweep([(-.3, 2.64, .87), (-.3, 2.66, 1.3), (-.3, 2.66, 1.95), (-.3, 2.55, 2.06), (-.3, 2.36, 2.06)], .01, metal)
    cylinder(.11, .012, metal, (-.3, 2.34, 2.05), edge=.004)
    sweep([(-.24, 2.63, .85), (-.16, 2.6, .7), (-.1, 2.62, .95), (-.2, 2.62, 1.35)], .007, metal)
    cylinder(.035, .02, metal, (-.21, 2.6, 1.4), (70, 0, 0), .005)
with thing('towelRail', (.2, 2.66, 1.45)):
    for x in (.0, .4):
        cylinder(.014, .9, metal, (x, 2.63, 1.25), edge=.004, segments=32)
    for z in (.86, .98, 1.1, 1.3, 1.42, 1.54, 1.66):
        cylinder(.009, .4, metal, (.2, 2.62, z), (0, 90, 0), .002, 24)
    box((.34, .06, .5), cloth('#d9cfbd'), (.2, 2.6, 1.12), .022, 5)
with thing('vanity', (1.0, 2.2, .55)):
    box((.9, .46, .48), wood, (1.0, 2.46, .6), .004, 2)
    for z in (.71, .475):
        box((.88, .02, .222), wood, (1.0, 2.225, z), .003, 2)
        box((.3, .016, .012), metal, (1.0, 2.208, z + .075), .004, 2)
    box((.92, .48, .03), Material('#ecebe7', .2, clear=.3), (1.0, 2.455, .855), .005, 3)
bowl = fillet([(0, 0), (.12, 0), (.19, .03), (.215, .12), (.2, .12), (.17, .045), (0, .03)], .02, 4)
place(lathe(bowl, china, 96), (1.0, 2.4, .87)).scale = (1.15, .85, 1)
with thing('basinTap'):
    family('tap', (1.0, 2.62, .87), .26, 38, {'finish': 'shiny'}, {'c': 'slot c'})
with thing('mirror', (1.0, 2.66, 1.62)):
    cylinder(.4, .03, metal, (1.0, 2.68, 1.55), (90, 0, 0), .006)
    cylinder(.388, .032, Material((.9, .92, .92), .02, 1), (1.0, 2.678, 1.55), (90, 0, 0), .002)
with thing('lamp', (1.0, 2.6, 2.1)):
    box((.5, .03, .05), metal, (1.0, 2.68, 2.1), .006, 2)
    box((.5, .05, .035), glow('#fff1dc', 5), (1.0, 2.64, 2.1), .01, 3)
with thing('toilet'):
    family('toilet', (1.2, 1.25, 0), .78, -90, {}, {'b': '#f6f6f4'})
box((.55, .9, .018), cloth('#cfc8ba', 1), (.1, 1.45, .009), .008, 3)
box((.3, .22, .05), cloth('#efece4'), (.72, 2.5, .9), .02, 4)
plant((-1.36, 1.55, 0), .95, 5, '#b9b2a4', 7)
daylight((.2, -2.1, 2.3), (2.2, 1.2), (0, .75, -.5), 16, (1, .97, .92))
daylight((1.0, 2.5, 2.06), (.5, .1), (0, -.5, -1), 5, (1, .86, .66))
sunlight((1, .18, -.95), 5, 1.5)
point('wall', (-.9, DEPTH, 1.75))
point('floor', (.0, .75, 0))
shoot((-.12, -1.75, 1.3), 3, 21.5, -.07, exposure=.3)
