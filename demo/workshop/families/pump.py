"""Pumps: for boreholes, drains, heating and garden, and a station with its tank. Housings are the printed slot, castings the plain one."""
from math import cos, pi, sin
from curves import hull, sweep
from material import Material, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, mesh, place, wrap
from stage import scene_of, shoot

kind = scene_of['kind']
casting = Material(rough=.42, clear=.15).slot('b', printed=False)
shell = Material(rough=.35, clear=.2).slot('a')
stainless = steel(.22, (.72, .73, .74))
brass, black, slit = Material((.78, .6, .3), .25, 1), Material((.012, .012, .013), .45), Material((.004, .004, .004), .8)
rubber, orange = Material((.015, .015, .016), .6), Material('#d9541e', .45)
FOOT = (.5, .012)


def bolts(count, radius, at, turn, size=.5):
    parts = []
    for i in range(count):
        a = 2 * pi * (i + .5) / count
        parts.append(cylinder(size, size * 1.1, stainless, (radius * cos(a), radius * sin(a), 0), edge=.1, segments=6))
    group(parts, at, turn)


def lead(points, radius=.42):
    sweep(points, radius, rubber, steps=16)


def plate(width, height, at, turn=(0, 0, 0)):
    w, h = width / 2, height / 2
    place(mesh([(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)], shell, 0, [(0, 0), (1, 0), (1, 1), (0, 1)]), at, turn)


def borehole():
    """A slim steel barrel: motor, grille, stages, outlet; shown shorter than it is, its lead coiled at the foot."""
    r = 4.9
    lathe(fillet([(0, 0), (3.4, 0), (r - .3, .8), (r, 1.4), (r, 30)], .4, 5), stainless, 160)
    lathe([(r + .02, 30), (r + .25, 30.2), (r + .25, 32), (r - .2, 32.4)], stainless, 160)
    lathe([(r - .5, 32), (r - .5, 38)], slit, 96)
    for i in range(26):
        a = 2 * pi * i / 26
        box((.55, .35, 6), stainless, ((r - .15) * cos(a), (r - .15) * sin(a), 35.2), .1, 2, (0, 0, i * 360 / 26 + 90))
    for z in (33.6, 35.2, 36.8):
        lathe([(r - .3, z - .2), (r + .05, z - .2), (r + .05, z + .2), (r - .3, z + .2)], stainless, 128)
    lathe(fillet([(r - .2, 38), (r + .2, 38.4), (r + .2, 39.6), (r, 40), (r, 64), (r + .2, 64.4), (r + .2, 65.4), (r, 65.8)], .2, 4), stainless, 160)
    for z in (46, 52, 58):
        lathe([(r + .03, z - .3), (r - .12, z - .1), (r - .12, z + .1), (r + .03, z + .3)], slit, 128)
    lathe(fillet([(r, 65.6), (r, 67), (3.4, 70), (2.6, 70.6), (2.6, 71)], .5, 5), casting, 128)
    cylinder(3.4, 2.6, casting, (0, 0, 72), edge=.25, segments=6)
    lathe([(2.2, 73.3), (2.0, 73.3), (1.9, 71), (0, 71)], slit, 64)
    n, wide = 24, .8
    points = [((r + .03) * sin(t), -(r + .03) * cos(t), z) for z in (7, 25) for t in [wide * (i / n * 2 - 1) for i in range(n + 1)]]
    mesh(points, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], shell, 60, [(i / n, z) for z in (0, 1) for i in range(n + 1)])
    lead([(4.6, 1.2, 33), (5.5, 1.6, 45), (5.4, 1.4, 62), (7, 1, 70), (11, 0, 60), (13, -1, 30), (13, -2, 6)] +
         [(17 + 7 * cos(t), -2 + 7 * sin(t), .6 + t * .09) for t in [pi + i * .5 for i in range(40)]], .5)
    for s in (-1, 1):
        lathe([(.5, -.2), (.9, -.2), (.9, .2), (.5, .2), (.5, -.2)], stainless, 48)
        place(bodies[-1], (s * 4.2, 0, 68.6), (90, 0, 0))


def drainage(faecal):
    """A bucket shaped housing on a slotted foot, a handle, an elbow outlet, a float switch on its lead."""
    r = 9
    lathe(fillet([(0, 0), (r + .6, 0), (r + .8, .6), (r + .8, 5), (r + .2, 5.8)], .3, 4), casting, 160)
    for i in range(30):
        a = 2 * pi * i / 30
        box((.9, 1.2, 3), slit, ((r + .55) * cos(a), (r + .55) * sin(a), 2.4), .25, 3, (0, 0, i * 12 + 90))
    wrap(lathe(fillet([(r + .1, 5.8), (r, 6.4), (r, 21), (r - .4, 22)], .3, 4), shell if not faecal else casting, 160),
         lambda point: FOOT)
    n, wide = 30, .72
    points = [((r + .04) * sin(t), -(r + .04) * cos(t), z) for z in (10, 18) for t in [wide * (i / n * 2 - 1) for i in range(n + 1)]]
    mesh(points, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], shell, 60, [(i / n, z) for z in (0, 1) for i in range(n + 1)])
    lathe(fillet([(r - .3, 22), (r + .3, 22.2), (r + .3, 23.6), (r - 1.6, 25.4), (4, 26.4), (0, 26.6)], .6, 5), casting, 160)
    bolts(6, r - .6, (0, 0, 24.2), (0, 0, 0), .55)
    sweep([(-6.4, 0, 25), (-6.2, 0, 30), (-4, 0, 31.6), (4, 0, 31.6), (6.2, 0, 30), (6.4, 0, 25)], 1.0, casting, steps=14)
    sweep([(7.6, 0, 4), (12, 0, 4.6), (13.6, 0, 7), (13.8, 0, 12)], 2.3, casting, steps=16)
    for z, radius in ((12, 2.9), (14, 2.5), (16, 2.3)):
        cylinder(radius, 1.9, casting, (13.8, 0, z + .8), edge=.3, segments=64)
    cylinder(1.7, .4, slit, (13.8, 0, 17.6), edge=.05, segments=48)
    cylinder(1.3, 3, black, (-2.5, 2, 27.4), edge=.3, segments=48)
    lead([(-2.5, 2, 28), (-2.6, 2.4, 33), (-8, 3, 36), (-14, 3, 30), (-15, 2, 12), (-14, 0, 1)], .45)
    lead([(1.8, 2, 26), (2, 1, 30), (6, -4, 31), (9, -9, 25), (9.6, -11.2, 19)], .4)
    hull([(-4, .8, 1.2, 0), (-3.6, 1.9, 2.4, 0), (0, 2.5, 3.0, 0), (3.6, 2.0, 2.5, 0), (4.2, .9, 1.4, 0)], orange, 40, power=3)
    place(bodies[-1], (9.8, -11.4, 15.4), (0, 72, 20))


def circulation():
    """A cast body between two flanges in line, a round motor in front, its box of terminals below."""
    for turn in (0, 180):
        parts = [lathe(fillet([(2.4, 0), (2.6, 4.5), (2.9, 6.2)], .4, 5), casting, 96), cylinder(3.3, 1.5, casting, (0, 0, 7.2), edge=.2, segments=64)]
        profile, z = [], 8
        while z < 9.4:
            profile += [(2.85, z), (3.0, z + .08), (3.0, z + .11), (2.85, z + .19)]
            z += .19
        parts.append(lathe(profile + [(2.6, 9.5), (1.7, 9.5), (1.6, 9.2), (1.6, 7)], casting, 96, 30))
        group(parts, (0, 0, 0), (turn, 0, 0))
    parts = [lathe(fillet([(0, -3.2), (3.4, -3), (5, -1.6), (5.4, .6), (5.6, 1.4), (4.8, 1.6)], .6, 6), casting, 128),
             lathe(fillet([(5.2, 1.6), (5.6, 1.8), (5.6, 2.8), (4.9, 3.0)], .15, 4), stainless, 128),
             lathe(fillet([(4.7, 3.0), (4.7, 8.6), (4.4, 9.4), (3.6, 9.8), (0, 9.9)], .4, 6), casting, 128),
             cylinder(1.2, .7, brass, (0, 0, 10.1), edge=.15, segments=64), box((1.6, .2, .3), slit, (0, 0, 10.45), .04, 2)]
    group(parts, (0, 0, 0), (90, 0, 0))
    bolts(4, 5.0, (0, -3.0, 0), (90, 0, 0), .5)
    box((9.4, 5.6, 5.2), black, (0, -6.6, -6.4), .6, 5)
    lathe(fillet([(1.5, 0), (1.4, .8), (1.1, 1.1), (0, 1.1)], .15, 4), orange, 64)
    place(bodies[-1], (2.4, -9.4, -6.4), (90, 0, 0))
    plate(4.6, 3.2, (-1.6, -9.43, -6.4))
    cylinder(.9, 1.6, black, (-5.2, -6.6, -6.6), (0, 90, 0), .2, 48)
    lead([(-5.6, -6.6, -6.6), (-9, -7, -7), (-11, -7, -9.2), (-10, -9, -9.3), (-4, -11, -9.3)], .4)


def motor(z, length, x=0):
    """A finned motor along x with a fan cowl at its right end."""
    r = 6.2
    wrap(lathe([(r, 0), (r, length)], shell, 128), lambda point: FOOT)
    place(bodies[-1], (x, 0, z), (0, 90, 0))
    for i in range(28):
        a = 2 * pi * i / 28
        wrap(box((length - 1, .3, 1.2), shell, (x + length / 2, (r + .4) * cos(a), z + (r + .4) * sin(a)), .1, 2, (i * 360 / 28 + 90, 0, 0)),
             lambda point: FOOT)
    lathe(fillet([(r + .9, 0), (r + 1, .4), (r + 1, 4), (r + .2, 5.4), (0, 5.6)], .6, 6), black, 128)
    place(bodies[-1], (x + length - .4, 0, z), (0, 90, 0))
    for k in range(5):
        for i in range(int(6 + k * 5)):
            a = 2 * pi * i / (6 + k * 5)
            cylinder(.34, .1, slit, (x + length + 5.18, (1.2 + k) * cos(a), z + (1.2 + k) * sin(a)), (0, 90, 0), .02, 12)
    box((8, 7, 4.6), black, (x + length / 2, 0, z + r + 2.8), .6, 5)
    plate(6.6, 3.0, (x + length / 2, -3.52, z + r + 2.9))
    lead([(x + length / 2 + 4, 0, z + r + 2.4), (x + length / 2 + 8, 1, z + r + 2), (x + length + 8, 2, z), (x + length + 9, 2, 1)], .45)


def head(z, x=0):
    """The jet's cast front: a barrel with an inlet in front and an outlet on top."""
    lathe(fillet([(0, 0), (4.4, .2), (6.4, 1.4), (7, 4), (7, 13), (7.6, 13.6), (7.6, 15), (6.6, 15.4)], .6, 6), casting, 160)
    place(bodies[-1], (x - 15, 0, z), (0, 90, 0))
    cylinder(2.8, 3, casting, (x - 16, 0, z), (0, 90, 0), .3, 64)
    cylinder(1.9, .4, slit, (x - 17.4, 0, z), (0, 90, 0), .05, 48)
    cylinder(2.8, 4, casting, (x - 9, 0, z + 8), edge=.3, segments=64)
    cylinder(1.9, .3, slit, (x - 9, 0, z + 10), edge=.05, segments=48)
    cylinder(1.1, 1.2, brass, (x - 13, 0, z + 6.6), edge=.15, segments=6)
    bolts(6, 7.2, (x - .4, 0, z), (0, 90, 0), .5)


def surface():
    head(9)
    motor(9, 15)
    for x in (-9, 9):
        box((5, 11, 1.2), black, (x, 0, .6), .3, 3)
        box((3, 5, 4), black, (x, 0, 2.6), .4, 3)


def station():
    keys = [(-18, 3, 3, 12), (-17.4, 7, 7, 12), (-15, 10.6, 10.6, 12), (-11, 12, 12, 12), (11, 12, 12, 12), (15, 10.6, 10.6, 12), (17.4, 7, 7, 12),
            (18, 3, 3, 12)]
    hull(keys, casting, 60, 96, 2)
    for x in (-10.8, 10.8):
        hull([(x - .3, 12.05, 12.05, 12), (x + .3, 12.05, 12.05, 12)], slit, 2, 96, 2)
    for x in (-9, 9):
        box((3, 19, .5), casting, (x, 0, -2.8), .2, 3)
        for y in (-8.6, 8.6):
            box((3, .5, 9), casting, (x, y, 1.4), .2, 3, (18 if y < 0 else -18, 0, 0))
    box((24, 10, .6), casting, (0, 0, 24.4), .2, 3)
    start = len(bodies)
    head(9)
    motor(9, 15)
    group([each for each in bodies[start:] if each.parent is None], (-1, 0, 23.4))
    box((5, 4, 5), black, (-12, 0, 39.4), .6, 4)
    cylinder(2.7, 1.4, stainless, (-12, -4.6, 36), (90, 0, 0), .2, 64)
    cylinder(2.4, .2, Material((.92, .92, .9), .3), (-12, -5.25, 36), (90, 0, 0), .05, 64)
    box((.18, .1, 1.7), orange, (-11.7, -5.4, 36.5), .03, 2, (0, 35, 0))
    cylinder(1, 5, brass, (-12, -1.8, 36), (90, 0, 0), .15, 48)
    sweep([(-10, -2, 33.4), (-13, -8, 32), (-20, -10, 24), (-21, -8, 16), (-18.6, -2, 12)], .9, Material((.5, .5, .5), .35, .8), steps=16)


{'borehole': borehole, 'drainage': lambda: drainage(False), 'faecal': lambda: drainage(True), 'circulation': circulation,
 'surface': surface, 'station': station}[kind]()
turn, rise, margin = {'borehole': (0, 9, .04), 'circulation': (-34, 14, .1), 'surface': (-26, 16, .07), 'station': (-24, 13, .06)}.get(kind, (-20, 14, .08))
shoot(turn=turn, rise=rise, lens=90, margin=margin, size=2.5, gloss='chrome' if kind == 'borehole' else 'soft', exposure=.85, world=.42,
      sides=(1.15, .6), key=235, fill=50)
