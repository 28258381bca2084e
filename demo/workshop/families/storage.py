"""Racks, shelves, boxes and hangers of a household. Their paint, wood or plastic is the slot; handles and fittings keep their own."""
from math import cos, pi, sin
from curves import stack, sweep
from material import Material, steel
from shapes import bodies, box, cylinder, fillet, lathe, mesh, place
from stage import scene_of, shoot

kind, shelves = scene_of['kind'], int(scene_of.get('shelves', 4))
paint = Material(rough=.36, clear=.15).slot('b', printed=False)
metal = Material((.8, .8, .8), .25, 1).slot('c', printed=False)
dark, zinc, rubber = Material((.012, .012, .013), .55), steel(.28, (.62, .63, .64)), Material((.02, .02, .02), .7)


def rack_metal():
    """Angle posts with rows of holes, shelves with folded edges, bolts."""
    w, d, h = 90, 40, 180
    for x in (-1, 1):
        for y in (-1, 1):
            box((.25, 3.6, h), paint, (x * w / 2, y * (d / 2 - 1.8), h / 2), .05, 2)
            box((3.6, .25, h), paint, (x * (w / 2 - 1.8), y * d / 2, h / 2), .05, 2)
            cylinder(1.7, 1.2, rubber, (x * (w / 2 - 1), y * (d / 2 - 1), 0), edge=.2, segments=32)
    for x in (-1, 1):
        for k in range(34):
            box((.9, .1, 1.5), dark, (x * (w / 2 - 1.9), -d / 2 - .12, 6 + k * 5.1), .3, 3)
    for k in range(shelves):
        z = 8 + k * (h - 14) / (shelves - 1)
        box((w - .4, d - .4, .4), paint, (0, 0, z), .1, 2)
        for y in (-1, 1):
            box((w - .6, .35, 3.4), paint, (0, y * (d / 2 - .35), z - 1.6), .12, 3)
        for x in (-1, 1):
            box((.35, d - .8, 3.4), paint, (x * (w / 2 - .5), 0, z - 1.6), .12, 3)
            for dx in (0, 1.5):
                cylinder(.55, .5, zinc, (x * (w / 2 - 1.2 - dx), -d / 2 - .25, z - 1.2 - dx * .7), (90, 0, 0), .1, 6)


def rack_plastic():
    """Round posts plugged into perforated shelves with deep rims."""
    w, d, h = 60, 34, 145
    gap = (h - 8) / (shelves - 1)
    for k in range(shelves):
        z = 7 + k * gap
        stack([(z - 4, w / 2 - .6, d / 2 - .6, 0, 0, 9), (z - 3.8, w / 2, d / 2, 0, 0, 9), (z, w / 2, d / 2, 0, 0, 9),
               (z + .2, w / 2 - .5, d / 2 - .5, 0, 0, 9)], paint, 12)
        for i in range(9):
            box((w * .075, d - 9, .12), dark, ((i - 4) * w * .098, 0, z + .2), .1, 2)
        for x in (-1, 1):
            for y in (-1, 1):
                lathe(fillet([(2.9, -4.6), (3.1, -4.2), (3.1, .6), (2.5, 1.6), (2.1, 1.8)], .2, 4), paint, 64)
                place(bodies[-1], (x * (w / 2 - 3.4), y * (d / 2 - 3.4), z))
                if k < shelves - 1:
                    cylinder(2.0, gap, paint, (x * (w / 2 - 3.4), y * (d / 2 - 3.4), z + gap / 2), edge=.1, segments=64)
                if k == 0:
                    cylinder(2.4, 4, paint, (x * (w / 2 - 3.4), y * (d / 2 - 3.4), 1.5), edge=.4, segments=48)


def shelf():
    """A board on two brackets, seen a little from below its edge."""
    box((80, 24, 1.8), paint, (0, 0, 20), .12, 3)
    for x in (-27, 27):
        box((2.4, .4, 16), zinc, (x, 11.6, 11.2), .15, 3)
        box((2.4, 19, .4), zinc, (x, 1.5, 18.9), .15, 3)
        sweep([(x, 11.2, 5), (x, 3, 10), (x, -6, 18.6)], .55, zinc)
        for z in (6, 15):
            cylinder(.6, .4, dark, (x, 11.3, z), (90, 0, 0), .1, 32)


def hanger_wall():
    box((60, 1.2, 8), paint, (0, 0, 0), .3, 4)
    for k in range(5):
        x = (k - 2) * 12.4
        box((3.4, .5, 6.6), metal, (x, -.75, 0), .5, 5)
        for z in (-2.3, 2.3):
            cylinder(.42, .3, zinc, (x, -1.05, z), (90, 0, 0), .08, 32)
        sweep([(x, -1, 1.2), (x, -4.6, 1.6), (x, -6.4, 4.4), (x, -6.2, 6.4)], .55, metal)
        sweep([(x, -1, -1.4), (x, -2.6, -4.8), (x, -5.4, -5), (x, -6, -2.8)], .55, metal)
        for at in ((x, -6.2, 6.7), (x, -6, -2.5)):
            lathe([(.95 * cos(t), .95 * sin(t)) for t in [pi * (i / 24 - .5) for i in range(25)]], metal, 48)
            place(bodies[-1], at)


def hanger_floor():
    h = 168
    cylinder(1.5, h, paint, (0, 0, h / 2 + 8), edge=.2, segments=64)
    for k in range(4):
        a = pi / 2 * k + .5
        c, s = cos(a), sin(a)
        sweep([(c, s, 34), (c * 9, s * 9, 20), (c * 22, s * 22, 3), (c * 25, s * 25, 1)], 1.1, paint)
        lathe([(1.7 * cos(t), 1.7 * sin(t)) for t in [pi * (i / 24 - .5) for i in range(25)]], rubber, 32)
        place(bodies[-1], (c * 25, s * 25, 1.2))
    for level, count in ((166, 4), (146, 4)):
        for k in range(count):
            a = 2 * pi * k / count + (.3 if level > 150 else 1.1)
            c, s = cos(a), sin(a)
            sweep([(c, s, level - 8), (c * 10, s * 10, level - 7), (c * 18, s * 18, level), (c * 21, s * 21, level + 6)], .8, paint)
            lathe([(1.5 * cos(t), 1.5 * sin(t)) for t in [pi * (i / 24 - .5) for i in range(25)]], paint, 32)
            place(bodies[-1], (c * 21, s * 21, level + 6.4))
    lathe([(3 * cos(t), 3 * sin(t)) for t in [pi * (i / 24 - .5) for i in range(25)]], paint, 48)
    place(bodies[-1], (0, 0, h + 9))


def crate():
    """A tapered box with ribs, a lid and two clasps."""
    h = 25
    stack([(0, 24, 15.4, 0, 0, 8), (.6, 24.8, 16.2, 0, 0, 8), (h * .7, 26.4, 17.6, 0, 0, 8), (h - 2, 26.8, 18, 0, 0, 8), (h, 27, 18.1, 0, 0, 8)], paint, 30)
    for z in (h - 5.6, h - 3.2):
        stack([(z, 27.1, 18.3, 0, 0, 8), (z + .2, 27.5, 18.7, 0, 0, 8), (z + .6, 27.5, 18.7, 0, 0, 8), (z + .8, 27.1, 18.3, 0, 0, 8)], paint, 6)
    for side in (-1, 1):
        for k in range(5):
            box((.9, .5, h * .62), paint, ((k - 2) * 9, side * 17.0, h * .36), .2, 3, (side * 3.4, 0, 0))
    stack([(h - .4, 27.8, 19, 0, 0, 8), (h - .2, 28.2, 19.3, 0, 0, 8), (h + 1.4, 28.2, 19.3, 0, 0, 8), (h + 2, 27.6, 18.8, 0, 0, 8),
           (h + 2.1, 24, 15.4, 0, 0, 8), (h + 1.4, 23.2, 14.8, 0, 0, 8)], paint, 20)
    for side in (-1, 1):
        box((1.6, 10, 6), Material((.82, .83, .84), .4), (side * 28.6, 0, h - 1.6), .6, 4)
        box((.7, 7, 1.2), dark, (side * 29.3, 0, h - 2.8), .2, 2)


def toolbox(steel_one):
    h = 20
    if steel_one:
        box((48, 22, h), paint, (0, 0, h / 2), .4, 4)
        box((48.6, 22.6, 3), paint, (0, 0, h - .2), .4, 4)
        for y, tilt in ((-5.4, 24), (5.4, -24)):
            box((48.4, 12.2, .5), paint, (0, y, h + 3.6), .2, 3, (tilt, 0, 0))
        for x in (-24, 24):
            mesh([(x, -11, h + 1), (x, 11, h + 1), (x, 0, h + 6)], [(0, 1, 2)], paint, 0)
        for z in (6, 12):
            box((48.3, 22.3, .5), dark, (0, 0, z), .1, 2)
    else:
        stack([(0, 23, 10.4, 0, 0, 8), (.8, 23.8, 11.2, 0, 0, 8), (h - 3, 24.6, 12, 0, 0, 8), (h - 2.8, 25, 12.3, 0, 0, 8), (h - 1, 25, 12.3, 0, 0, 8)], paint, 24)
        stack([(h - .8, 25.1, 12.4, 0, 0, 8), (h + 1, 25.1, 12.4, 0, 0, 8), (h + 3.4, 23.4, 10.4, 0, 0, 7), (h + 4, 21, 8, 0, 0, 6)], dark, 20)
    latch = zinc if steel_one else Material('#d9541e', .4)
    for x in (-14, 14):
        box((5, 1.2, 6), latch, (x, -11.6 if steel_one else -12.3, h - 1.6), .4, 4)
        box((4, .5, 1), dark, (x, -12.3 if steel_one else -13, h - 3), .1, 2)
    top = h + (6.2 if steel_one else 4)
    sweep([(-11, 0, top - 1), (-11, 0, top + 3.4), (-9.6, 0, top + 4.8), (9.6, 0, top + 4.8), (11, 0, top + 3.4), (11, 0, top - 1)],
          1.0, zinc if steel_one else dark, steps=12)
    cylinder(1.6, 14, rubber, (0, 0, top + 4.8), (0, 90, 0), .3, 48)
    if steel_one:
        cylinder(.7, 44, zinc, (0, 0, h + 5.6), (0, 90, 0), .1, 32)


{'rack-metal': rack_metal, 'rack-plastic': rack_plastic, 'shelf': shelf, 'hanger-wall': hanger_wall, 'hanger-floor': hanger_floor,
 'box': crate, 'toolbox': lambda: toolbox(False), 'toolbox-steel': lambda: toolbox(True)}[kind]()
views = {'shelf': (-26, 16, .06), 'hanger-wall': (-24, 8, .06), 'hanger-floor': (-10, 6, .05), 'rack-metal': (-30, 12, .05),
         'rack-plastic': (-28, 12, .06)}
turn, rise, margin = views.get(kind, (-30, 20, .08))
# Strips of light break up on dull paint: only what is white or thin is shown between them.
gloss, exposure, world = ('soft', .88, .4) if kind.startswith(('box', 'toolbox')) else ('white', 1.0, .32)
shoot(turn=turn, rise=rise, lens=95, margin=margin, size=2.6, gloss=gloss, exposure=exposure, world=world, sides=(1.25, .4), key=245, fill=28)
