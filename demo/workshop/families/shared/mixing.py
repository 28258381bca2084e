"""What mixers are built of, of one metal or under one coat of paint, which the composer colours."""
from math import cos, pi, sin
# Before any material: the stage begins with an empty scene.
from stage import scene_of
from curves import spout, sweep
from material import Material
from shapes import cylinder, fillet, group, lathe, place

coated = scene_of['finish'] == 'coated'
metal = Material(rough=.42).slot('b', printed=False) if coated else Material((.8, .8, .8), .06, 1).slot('c', printed=False)
# Stripes make chrome; paint would only be spotted by them.
light = {'exposure': .95, 'world': .36, 'sides': (1.3, .4)} if coated else {'gloss': 'chrome', 'exposure': .85, 'world': .5}
inside, rubber = Material((.05, .05, .055), .5), Material((.02, .02, .022), .5)
RED, BLUE = Material('#c8252b', .3), Material('#1f57b8', .3)


def arc(centre, radius, start, end, count=14):
    """Points in the yz plane; 0 is forward (-y), 90 is up."""
    y, z = centre
    turns = [start + (end - start) * i / count for i in range(count + 1)]
    return [(0, y - radius * cos(t * pi / 180), z + radius * sin(t * pi / 180)) for t in turns]


def dots(y, z):
    for x, color in ((-.03, RED), (.03, BLUE)):
        cylinder(.03, .012, color, (x, y, z), (90, 0, 0), .003)


def lever(at, turn=(0, 0, 0)):
    """A cap with its flat lever, as on the basin mixers of the same makers."""
    cap = lathe(fillet([(.2, 0), (.232, .006), (.232, .2), (.205, .255), (.1, .275), (0, .28)], .05, 6), metal, 128)
    arm = spout([(.08, .17, .15, .06), (-.15, .22, .145, .054), (-.45, .31, .12, .04), (-.78, .41, .095, .03),
                 (-.96, .455, .088, .026), (-1.01, .465, .07, .016)], metal, 70, 72, 3.2)
    return group([cap, arm], at, turn)


def valve(at, turn, color):
    """A handle with four lobes on its bonnet, along its own z; hot or cold by the dot."""
    bonnet = lathe(fillet([(0, 0), (.2, 0), (.2, .05), (.15, .1), (.13, .2), (.16, .24), (.16, .3), (0, .3)], .02), metal, 96)
    hub = lathe(fillet([(0, .28), (.15, .28), (.18, .33), (.18, .46), (.12, .53), (0, .54)], .04, 6), metal, 96)
    lobes = []
    for i in range(4):
        a = pi / 4 + i * pi / 2
        path = [(.12 * cos(a), .12 * sin(a), .4), (.24 * cos(a), .24 * sin(a), .4), (.34 * cos(a), .34 * sin(a), .4)]
        lobes += [sweep(path, .062, metal, radii=[.9, .85, 1.15])]
        lobes += [place(lathe(fillet([(0, -.08), (.075, -.05), (.088, 0), (.075, .05), (0, .08)], .03, 5), metal, 48), path[-1])]
    return group([bonnet, hub, *lobes, place(cylinder(.085, .02, color, edge=.006, segments=64), (0, 0, .542))], at, turn)


def wall_body(width):
    """A bar between two rosettes that a wall would carry."""
    cylinder(.225, width, metal, (0, 0, 0), (0, 90, 0), .05)
    for side in (-1, 1):
        x = side * .76
        cylinder(.13, .62, metal, (x, .32, 0), (90, 0, 0), .02)
        cylinder(.19, .2, metal, (x, .24, 0), (90, 0, 0), .02, 6)
        place(lathe(fillet([(.12, -.02), (.26, .02), (.335, .1), (.345, .16), (.33, .165)], .05), metal, 128), (x, .46, 0), (-90, 0, 0))


def knob(side, width):
    """A thermostat's: one for the warmth, one for the water."""
    at = side * (width / 2 + .03)
    cylinder(.2, .05, inside, (at - side * .02, 0, 0), (0, 90, 0), .01)
    cylinder(.245, .44, metal, (at + side * .23, 0, 0), (0, 90, 0), .05)
    for i in range(18):
        a = 2 * pi * i / 18
        cylinder(.018, .3, metal, (at + side * .23, .238 * cos(a), .238 * sin(a)), (0, 90, 0), .008, 16)
    cylinder(.05, .1, RED if side < 0 else metal, (at + side * .3, -.26, 0), (90, 0, 0), .02, 32)


def hand_shower(at, turn):
    head = lathe(fillet([(0, .03), (.46, .03), (.5, .0), (.5, -.06), (.3, -.14), (.1, -.17), (0, -.17)][::-1], .04), metal, 128)
    face = cylinder(.44, .02, metal if coated else Material((.8, .81, .82), .35), (0, 0, .028), edge=.006)
    pins = [cylinder(.018, .03, rubber, (r * cos(a), r * sin(a), .035), edge=.006, segments=12)
            for r, n in ((.12, 6), (.24, 12), (.36, 18)) for a in [2 * pi * k / n for k in range(n)]]
    grip = sweep([(0, .34, -.12), (0, .62, -.17), (0, 1.3, -.3), (0, 1.95, -.42)], .125, metal, radii=[1.1, .95, .9, .78])
    return group([head, face, *pins, grip], at, turn)
