"""Extension leads: a strip of sockets, a rubber head on a coiled lead, a reel. The plastic is the slot; leads of power ones share it."""
from math import cos, pi, sin
from curves import stack, sweep
from material import Material, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, place
from stage import scene_of, shoot

kind, sockets = scene_of['kind'], int(scene_of['sockets'])
switch = scene_of.get('switch') == 'yes'
plastic = Material(rough=.32, clear=.2).slot('b', printed=False)
black, hole, zinc = Material((.012, .012, .013), .5), Material((.008, .008, .008), .7), steel(.28, (.7, .7, .71))
red = Material('#c4272d', .3, clear=.4, Emission=(1, .1, .05, 1), Emission_Strength=.35)


def well(at, turn=(0, 0, 0), radius=1.95):
    """Opens upwards: a recess shown by its rim, its dark floor and two holes."""
    parts = [lathe(fillet([(radius + .5, 0), (radius + .42, .16), (radius + .1, .16), (radius, .04), (radius - .1, -.02)], .06, 4), plastic, 96),
             cylinder(radius, .06, plastic, (0, 0, -.02), edge=.01, segments=96)]
    for s in (-1, 1):
        parts.append(cylinder(.28, .1, hole, (s * .95, 0, .0), edge=.02, segments=32))
        parts.append(box((.6, .2, .22), zinc, (0, s * (radius - .1), .08), .05, 2))
    return group(parts, at, turn)


def plug(at, turn):
    parts = [lathe(fillet([(0, 0), (1.9, 0), (2.0, .3), (1.9, 2.2), (1.3, 3.6), (.7, 4.4), (.55, 6)], .3, 5), plastic, 96)]
    for s in (-1, 1):
        parts.append(cylinder(.24, 1.9, zinc, (s * .95, 0, -.9), edge=.1, segments=32))
    group(parts, at, turn)


def strip():
    step = 4.9
    length = sockets * step + (4.4 if switch else 2.2)
    half = length / 2
    body = stack([(0, 2.7, half - .3, 0, 0, 9), (.3, 2.95, half, 0, 0, 9), (3.2, 2.95, half, 0, 0, 9), (3.7, 2.7, half - .3, 0, 0, 9)], plastic, 24)
    place(body, (0, 0, 0), (0, 0, 90))
    start = -half + (4.9 if switch else 1.1) + step / 2 - .2
    for k in range(sockets):
        well((start + k * step, 0, 3.72), (0, 0, 45))
    if switch:
        box((1.9, 2.9, .3), black, (-half + 2.4, 0, 3.75), .1, 3)
        box((1.4, 2.4, .7), red, (-half + 2.4, 0, 3.9), .2, 4, (0, 0, 0))
    sweep([(-half, 0, 1.8), (-half - 3, 0, 1.6), (-half - 6, 2, .5), (-half - 5, 8, .5), (0, 9.5, .5), (half * .8, 8, .5), (half + 1, 10, .5),
           (half * .6, 13, .6), (-2, 12, .9), (-4, 9, 1.2), (1, 7.2, 1.4), (5, 8.6, 1.4)], .42, plastic, steps=18)
    lathe(fillet([(.5, 0), (.75, .1), (.7, 2.4), (.5, 2.6)], .1, 4), plastic, 48)
    place(bodies[-1], (-half + .1, 0, 1.8), (0, -90, 0))
    plug((9.6, 8.8, 2.0), (0, 90, 8))


def lead_coil(radius, layers, turns, thick, at):
    points = []
    for layer in range(layers):
        for i in range(turns * 24):
            t = i / 24
            r = radius + layer * thick * 1.9 + .1 * sin(t * 5)
            points.append((at[0] + r * cos(2 * pi * t), at[1] + r * sin(2 * pi * t),
                           at[2] + (t if layer % 2 == 0 else turns - t) * thick * 1.85 + .06 * sin(t * 9)))
    return points


def single_head():
    """A round rubber socket that looks to the left, its lid open."""
    parts = [lathe(fillet([(.6, 0), (.9, .4), (1.2, 2.6), (2.6, 4.2), (2.9, 5), (2.9, 8.6), (2.6, 9)], .4, 5), black, 96),
             cylinder(2.45, .3, hole, (0, 0, 8.9), edge=.05, segments=96)]
    for k in range(4):
        parts.append(lathe([(2.9, 5.4 + k * .8), (3.0, 5.5 + k * .8), (2.9, 5.6 + k * .8)], black, 96))
    for s in (-1, 1):
        parts.append(cylinder(.3, .2, Material((.3, .3, .3), .5), (s * .95, 0, 9.05), edge=.02, segments=32))
    group(parts, (5.4, -12.6, 3), (0, -80, -8))
    lid = [cylinder(2.9, .5, black, (0, 0, 0), edge=.2, segments=96), box((1.4, 1.2, .4), black, (0, 3, 0), .15, 3)]
    group(lid, (-4.2, -13.6, 6.1), (0, 40, -8))


def double_head():
    """A rubber block with two sockets above, their lids open."""
    block = stack([(0, 3.2, 6.6, 0, 0, 7), (.4, 3.5, 6.9, 0, 0, 7), (3.6, 3.5, 6.9, 0, 0, 7), (4.1, 3.2, 6.6, 0, 0, 7)], black, 24)
    parts = [place(block, turn=(0, 0, 90)), place(lathe(fillet([(.6, 0), (1.2, .2), (1.1, 2.2), (.65, 2.6)], .15, 4), black, 48), (6.6, 0, 2.2), (0, 90, 0))]
    for x in (-3.3, 3.3):
        parts.append(well((x, 0, 4.15), (0, 0, 45), 1.9))
        lid = [cylinder(2.5, .5, black, (0, 2.4, 0), edge=.2, segments=96), box((1.6, .8, .6), black, (0, 0, 0), .15, 3)]
        parts.append(group(lid, (x, 3.1, 4.4), (72, 0, 0)))
    group(parts, (-1.2, -13, 0), (0, 0, -4))


def power():
    """Flat coil on the floor; a rubber head of one or two sockets and the plug lie before it."""
    points = lead_coil(8.6, 3, 4, .55, (0, 4, .6))
    points += [(12.6, -3, 2.6), (12, -9.6, 2.7), (9, -12.2, 3), (5.6, -12.6, 3)]
    sweep(points, .55, plastic, steps=3)
    single_head() if sockets == 1 else double_head()
    for a in (.6, 2.4, 4.6):
        ring = [((10 + 2.6 * cos(t)) * cos(a), 4 + (10 + 2.6 * cos(t)) * sin(a), 2.6 + 3.0 * sin(t)) for t in [2 * pi * i / 10 for i in range(10)]]
        sweep(ring, .2, black, closed=True)
    sweep([(-8.6, 4, 4), (-13, 2, 3), (-13.6, -2, 2.2), (-12, -6, 2)], .55, plastic, steps=16)
    plug((-9.2, -11.3, 2), (-90, 0, 28))


def reel():
    """A drum between two cheeks on a tube stand, sockets in its near cheek."""
    parts = []
    points = []
    for layer in range(3):
        for i in range(9 * 24):
            t = i / 24
            r = 6.4 + layer * 1.0
            points.append((r * cos(2 * pi * t), r * sin(2 * pi * t), -4.6 + (t if layer % 2 == 0 else 9 - t) * 1.02))
    parts.append(sweep(points, .52, plastic, steps=3))
    for z, way in ((5.3, 1), (-5.3, -1)):
        parts.append(lathe([(r, z + way * h) for r, h in fillet([(0, 0), (11.2, 0), (12, .2), (12.2, .6), (11.8, 1.0), (11, .8), (0, .8)], .15, 4)], black, 160))
    cup = lathe(fillet([(0, 6.4), (8.6, 6.4), (9.2, 6.2), (9.3, 6.0)], .15, 4), plastic, 128)
    parts.append(cup)
    # Above the legs of the stand.
    for a in (0, .9, pi - .9, pi):
        parts.append(well((5.9 * cos(a), 5.9 * sin(a), 6.5), (0, 0, 30), 1.95))
    parts.append(cylinder(1.2, .7, red, (0, -5.4, 6.5), edge=.2, segments=64))
    group([each for each in parts if each.parent is None], (0, 0, 16), (90, 0, 0))
    for y in (-7.4, 7.4):
        sweep([(-10, y, .7), (-8.6, y, 4), (-1, y, 15.6), (0, y, 16.4), (1, y, 15.6), (8.6, y, 4), (10, y, .7)], .75, zinc, steps=12)
    for x in (-10, 10):
        sweep([(x, -7.4, .75), (x, 0, .75), (x, 7.4, .75)], .75, zinc)
    sweep([(0, -7.4, 16), (0, -7.4, 24), (0, -6.4, 30.5), (0, 0, 31.6), (0, 6.4, 30.5), (0, 7.4, 24), (0, 7.4, 16)], .75, zinc, steps=12)
    cylinder(1.3, 8, black, (0, 0, 31.6), (90, 0, 0), .3, 64)
    cylinder(1.4, 2.6, black, (8, -8, 20), (90, 0, 0), .3, 48)


{'strip': strip, 'power': power, 'reel': reel}[kind]()
turn, rise, margin = {'strip': (-22, 34, .05), 'power': (-14, 28, .07), 'reel': (-30, 14, .08)}[kind]
shoot(turn=turn, rise=rise, lens=90, margin=margin, size=2.5, gloss='soft', exposure=.88, world=.4, sides=(1.2, .6), key=235, fill=45)
