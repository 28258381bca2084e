"""Baths: straight on a frame, of iron on cast feet, standing alone, for a corner, asymmetric. Centimetres."""
from math import cos, pi, sin
from curves import sweep
from material import Material, chrome, steel
from shapes import bodies, box, cylinder, fillet, group, loft, place, ring
from stage import scene_of, shoot

kind = scene_of['kind']
enamel = Material(rough=.07, clear=.6).slot('b', printed=False)
metal, zinc, dark = chrome(.06), steel(.35), Material((.02, .02, .022), .5)
COUNT = 240


def evenly(outline):
    """The same count of places along any outline, so that rings of one bath can be joined."""
    # All begin at the upper right: rings that begin elsewhere would be twisted against each other.
    start = max(range(len(outline)), key=lambda i: outline[i][0] + outline[i][1])
    outline = [*outline[start:], *outline[:start]]
    closed = [*outline, outline[0]]
    walked = [0.0]
    for (a, b), (c, d) in zip(closed, closed[1:]):
        walked.append(walked[-1] + ((c - a) ** 2 + (d - b) ** 2) ** .5)
    out, k = [], 0
    for i in range(COUNT):
        at = walked[-1] * i / COUNT
        while walked[k + 1] < at:
            k += 1
        t = (at - walked[k]) / (walked[k + 1] - walked[k])
        out.append((closed[k][0] + (closed[k + 1][0] - closed[k][0]) * t, closed[k][1] + (closed[k + 1][1] - closed[k][1]) * t))
    return out


def round_off(outline, radius):
    """Rounds every corner, the first and the last too."""
    return fillet([*outline, *outline[:2]], radius, 8)[1:-1]


def inward(outline, by):
    """The outline moved inwards by so much, well enough for round ones."""
    out = []
    for i, (x, y) in enumerate(outline):
        (a, b), (c, d) = outline[i - 3], outline[(i + 3) % COUNT]
        dx, dy = c - a, d - b
        size = (dx * dx + dy * dy) ** .5 or 1
        out.append((x - dy / size * by, y + dx / size * by))
    return out


def between(one, two, t):
    return [(a + (c - a) * t, b + (d - b) * t) for (a, b), (c, d) in zip(one, two)]


def tub(edge, inner, bottom, high, lip=3.2, floor=14, under=9, skirt=None):
    """Up the outside, over the rim, down along the inside; `skirt` is the foot of a bath that stands without legs."""
    rows = []
    if skirt:
        rows += [(z, between(skirt, edge, t)) for z, t in ((0, -.02), (.2, 0), (1, .01), (high * .3, .22), (high * .6, .52), (high * .85, .84), (high - lip * .6, .985))]
    else:
        rows += [(under, between(bottom, inner, .05)), (under + 3, between(bottom, inner, .3)), (high * .6, inward(inner, -.6)), (high - lip - .8, inward(inner, -1.2)),
                 (high - lip - .1, inward(edge, 1.0)), (high - lip, inward(edge, .4)), (high - lip + .4, edge)]
    rows += [(high - .7, edge), (high - .2, inward(edge, .25)), (high, inward(edge, .9)), (high, inward(inner, -1.2)), (high - .25, inward(inner, -.4)),
             (high - 1.2, inward(inner, .3))]
    for t, s in ((.25, .12), (.55, .3), (.78, .5), (.9, .68), (.97, .84), (1, 1)):
        rows.append((high - 1.2 - (high - floor - 1.2) * t, between(inner, bottom, s)))
    rows.append((floor - .1, between(bottom, [(sum(x for x, _ in bottom) / COUNT, sum(y for _, y in bottom) / COUNT)] * COUNT, .6)))
    return loft([[(x, y, z) for x, y in points] for z, points in rows], enamel, True, 50)


def oval(a, b, power=2.6, x=0.0, y=0.0):
    return evenly([(p, q) for p, q, _ in ring(400, a, b, power, (x, y, 0))])


def drain(x, y, z, wall):
    cylinder(3.4, .5, metal, (x, y, z), edge=.15)
    cylinder(2.2, .7, metal, (x, y, z + .2), edge=.25)
    place(cylinder(3.2, 1.2, metal, (0, 0, 0), edge=.4), wall, (0, 78, 0))


def legs(xs, ys, high):
    for x in xs:
        box((3, 2 * ys + 12, 2.4), zinc, (x, 0, high), .3, 2)
        for y in (-ys, ys):
            cylinder(1.0, high, zinc, (x, y, high / 2), edge=.2, segments=32)
            cylinder(2.4, 1.4, dark, (x, y, .7), edge=.4, segments=48)


def straight():
    tub(oval(85, 37, 14), oval(77, 29.5, 6), oval(55, 20, 4, -2), 60, floor=17, under=13)
    legs((-52, 52), 24, 12)
    drain(-48, 0, 17.2, (-71.5, 0, 47))


def iron():
    tub(oval(75, 35, 5), oval(70, 30, 4), oval(50, 19, 3, -3), 54, lip=4.4, floor=15, under=12)
    for x in (-46, 46):
        for y in (-19, 19):
            side = 1 if y > 0 else -1
            sweep([(x, y * .75, 17), (x, y + side * 5, 12), (x, y + side * 6.5, 5), (x, y + side * 5, 1.8)], 2.2, dark, radii=[1.5, 1.2, .85, 1.3])
            cylinder(3.2, 1.6, dark, (x, y + side * 5, .8), edge=.5, segments=48)
    drain(-44, 0, 15.2, (-65.5, 0, 42))


def standing():
    tub(oval(85, 39, 2.5), oval(80.5, 34.5, 2.5), oval(52, 19, 2.4), 58, lip=3, floor=13, skirt=oval(60, 27, 2.4))
    drain(0, 0, 13.2, (0, 0, 13))


def corner():
    arc = [(-75 + 150 * cos(a), 75 - 150 * sin(a)) for a in [(8 + 74 * i / 40) * pi / 180 for i in range(41)]]
    edge = evenly(round_off([(75, 75), (-75, 75), (-75, -75), *arc[::-1]], 14))
    heart = [(-18 + 52 * cos(a) * (1 + .06 * cos(2 * a)), 18 + 52 * sin(a) * (1 + .06 * cos(2 * a))) for a in [2 * pi * i / 300 for i in range(300)]]
    inner = evenly(heart)
    bottom = evenly([(-18 + (x + 18) * .62, 18 + (y - 18) * .62) for x, y in heart])
    tub(edge, inner, bottom, 60, floor=16, skirt=inward(edge, 7))
    drain(-18, 18, 16.3, (-18, 18, 16))
    group(list(bodies), turn=(0, 0, -60))


def handed(outline):
    """Drawn with its wide end at the right; of a left one the mirror image, walked in the same sense."""
    return outline if scene_of['side'] == 'right' else [(-x, y) for x, y in reversed(outline)]


def asymmetric():
    front = [(85 - 170 * t, -22 - 30 * sin(pi * min(1, t * 1.15) ** .8) ** 1.2 - 6 * (1 - t)) for t in [i / 40 for i in range(41)]]
    shift = 1 if scene_of['side'] == 'right' else -1
    edge = evenly(round_off(handed([(85, 50), (-85, 50), *front[::-1]]), 9))
    middle = [(x * .88 + shift, (y - 4) * .80 + 4) for x, y in evenly(round_off(handed([(85, 50), (-85, 50), *front[::-1]]), 26))]
    tub(edge, middle, [(x * .7 + 2 * shift, (y - 4) * .6 + 4) for x, y in middle], 60, floor=16, skirt=inward(edge, 6))
    drain(38 * shift, 4, 16.3, (38 * shift, 4, 16))


{'straight': straight, 'iron': iron, 'standing': standing, 'corner': corner, 'asymmetric': asymmetric}[kind]()
shoot(turn=-30, rise=27, lens=90, margin=.05, size=2.8, gloss='white', exposure=1.15, world=.34, sides=(1.25, .35), key=260, fill=22)
