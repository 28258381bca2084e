"""Mixers that are no basin mixers: for a kitchen, a bath, a shower, and a shower column; of one metal or under one coat of paint, which the composer colours."""
from math import cos, pi, sin
from curves import spout, sweep
from material import Material
from shapes import bodies, cylinder, fillet, group, lathe, place
from stage import scene_of, shoot

kind = scene_of['kind']
coated = scene_of['finish'] == 'coated'
metal = Material(rough=.42).slot('b', printed=False) if coated else Material((.8, .8, .8), .06, 1).slot('c', printed=False)
# Stripes make chrome; paint would only be spotted by them.
light = {'exposure': .95, 'world': .36, 'sides': (1.3, .4)} if coated else {'gloss': 'chrome', 'exposure': .85, 'world': .5}
inside, rubber = Material((.05, .05, .055), .5), Material((.02, .02, .022), .5)


def arc(centre, radius, start, end, count=14):
    """Points in the yz plane; 0 is forward (-y), 90 is up."""
    y, z = centre
    turns = [start + (end - start) * i / count for i in range(count + 1)]
    return [(0, y - radius * cos(t * pi / 180), z + radius * sin(t * pi / 180)) for t in turns]


def dots(y, z):
    for x, color in ((-.03, '#c8252b'), (.03, '#1f57b8')):
        cylinder(.03, .012, Material(color, .3), (x, y, z), (90, 0, 0), .003)


def lever(z, y=0):
    """A cap with its flat lever, as on the basin mixers of the same makers."""
    place(lathe(fillet([(.2, 0), (.232, .006), (.232, .2), (.205, .255), (.1, .275), (0, .28)], .05, 6), metal, 128), (0, y, z))
    spout([(y + .08, z + .17, .15, .06), (y - .15, z + .22, .145, .054), (y - .45, z + .31, .12, .04),
           (y - .78, z + .41, .095, .03), (y - .96, z + .455, .088, .026), (y - 1.01, z + .465, .07, .016)], metal, 70, 72, 3.2)


def wall_body(width):
    """A bar between two rosettes that a wall would carry."""
    cylinder(.225, width, metal, (0, 0, 0), (0, 90, 0), .05)
    for side in (-1, 1):
        x = side * .76
        cylinder(.13, .62, metal, (x, .32, 0), (90, 0, 0), .02)
        cylinder(.19, .2, metal, (x, .24, 0), (90, 0, 0), .02, 6)
        place(lathe(fillet([(.12, -.02), (.26, .02), (.335, .1), (.345, .16), (.33, .165)], .05), metal, 128), (x, .46, 0), (-90, 0, 0))


def knob(side, width):
    at = side * (width / 2 + .03)
    cylinder(.2, .05, inside, (at - side * .02, 0, 0), (0, 90, 0), .01)
    cylinder(.245, .44, metal, (at + side * .23, 0, 0), (0, 90, 0), .05)
    for i in range(18):
        a = 2 * pi * i / 18
        cylinder(.018, .3, metal, (at + side * .23, .238 * cos(a), .238 * sin(a)), (0, 90, 0), .008, 16)
    cylinder(.05, .1, metal, (at + side * .3, -.26, 0), (90, 0, 0), .02, 32)


def hand_shower(at, turn):
    head = lathe(fillet([(0, .03), (.46, .03), (.5, .0), (.5, -.06), (.3, -.14), (.1, -.17), (0, -.17)][::-1], .04), metal, 128)
    face = cylinder(.44, .02, metal if coated else Material((.8, .81, .82), .35), (0, 0, .028), edge=.006)
    pins = [cylinder(.018, .03, rubber, (r * cos(a), r * sin(a), .035), edge=.006, segments=12)
            for r, n in ((.12, 6), (.24, 12), (.36, 18)) for a in [2 * pi * k / n for k in range(n)]]
    grip = sweep([(0, .34, -.12), (0, .62, -.17), (0, 1.3, -.3), (0, 1.95, -.42)], .125, metal, radii=[1.1, .95, .9, .78])
    return group([head, face, *pins, grip], at, turn)


def kitchen():
    lathe(fillet([(0, 0), (.3, 0), (.3, .05), (.26, .075), (.25, .09), (.25, 1.25), (.235, 1.275), (.14, 1.285)], .02), metal, 160)
    path = [(0, 0, 1.2), (0, 0, 1.7), (0, 0, 2.3), *arc((-1.0, 2.5), 1.0, 180, 16, 20)]
    x, y, z = path[-1]
    sweep(path + [(0, y - .06, z - .2), (0, y - .14, z - .45)], .118, metal, steps=12)
    cylinder(.14, .3, metal, (0, y - .165, z - .5), (-13, 0, 0), .02)
    cylinder(.1, .31, inside, (0, y - .166, z - .505), (-13, 0, 0), .006)
    cylinder(.2, .2, metal, (.33, 0, .82), (0, 90, 0), .03)
    cylinder(.185, .03, inside, (.44, 0, .82), (0, 90, 0), .004)
    cylinder(.205, .22, metal, (.56, 0, .82), (0, 90, 0), .05)
    sweep([(.56, -.02, .95), (.6, -.12, 1.2), (.66, -.26, 1.75), (.68, -.3, 1.92)], .055, metal, radii=[1, .9, .8, .75])
    group(list(bodies), turn=(0, 0, -52))
    shoot(rise=11, lens=85, margin=.09, size=2.5, **light)


def bath(with_spout):
    wall_body(1.9)
    cylinder(.235, .46, metal, (0, 0, .1), edge=.03)
    cylinder(.222, .02, inside, (0, 0, .335), edge=.004)
    lever(.345)
    dots(-.228, .47)
    cylinder(.1, .4, metal, (.42 if with_spout else 0, 0, -.28), edge=.02)
    cylinder(.125, .12, metal, (.42 if with_spout else 0, 0, -.42), edge=.02, segments=6)
    if with_spout:
        spout([(.0, -.02, .16, .14), (-.35, -.05, .15, .12), (-.9, -.13, .145, .1), (-1.4, -.2, .14, .085),
               (-1.58, -.25, .135, .08), (-1.66, -.36, .125, .075)], metal, 80, 80, 3.4)
        cylinder(.1, .09, metal, (0, -1.6, -.37), (-8, 0, 0), .012)
        cylinder(.065, .2, metal, (0, -.62, .1), edge=.015)
        cylinder(.09, .05, metal, (0, -.62, .19), edge=.02)
    group(list(bodies), turn=(0, 0, -34))
    shoot(rise=20, lens=85, margin=.09, size=2.4, **light)


def column():
    wall_body(2.3)
    for side in (-1, 1):
        knob(side, 2.3)
    cylinder(.15, .3, metal, (0, 0, .3), edge=.03)
    path = [(0, 0, .3), (0, 0, 3), (0, 0, 5), (0, 0, 7.4), *arc((-.8, 7.6), .8, 180, 90, 12), (0, -1.4, 8.4), (0, -2.7, 8.4)]
    sweep(path[:-2], .13, metal, steps=12)
    sweep(path[-3:], .13, metal, curved=False)
    cylinder(.15, .24, metal, (0, -2.7, 8.26), edge=.03)
    place(lathe(fillet([(0, .1), (.3, .08), (1.1, .03), (1.13, 0), (1.13, -.06), (1.08, -.075), (0, -.075)][::-1], .03), metal, 160),
          (0, -2.7, 8.08), (9, 0, 0))
    cylinder(1.04, .02, metal if coated else Material((.6, .61, .62), .4), (0, -2.687, 8.0), (9, 0, 0), .005)
    cylinder(.2, .5, metal, (0, .06, 4.7), (0, 0, 0), .04)
    cylinder(.16, .5, metal, (0, -.25, 4.8), (60, 0, 0), .04)
    for z in (2.6, 7.1):
        cylinder(.09, .7, metal, (0, .35, z), (90, 0, 0), .01)
        cylinder(.24, .08, metal, (0, .68, z), (90, 0, 0), .02)
    hand_shower((0, -.62, 6.7), (62, 0, 0))
    hose = [(.5, 0, -.2), (.5, 0, -1.1), (.62, -.1, -2.0), (.95, -.3, -2.35), (1.3, -.5, -1.6), (1.3, -.45, .4), (.9, -.25, 2.4), (.3, -.1, 4.0), (.02, .12, 4.75)]
    sweep(hose, .085, metal, steps=24)
    group(list(bodies), turn=(0, 0, -36))
    shoot(rise=6, lens=95, margin=.05, size=2.9, **light)


{'kitchen': kitchen, 'bath': lambda: bath(True), 'shower': lambda: bath(False), 'column': column}[kind]()
