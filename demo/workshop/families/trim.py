"""Lengths of one profile: skirting, casings, mouldings, window sills; cut ends to the front. A ceiling rose. Centimetres."""
from math import cos, hypot, pi, sin
from material import Material
from shapes import box, cylinder, fillet, group, lathe, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
skin = Material(rough=.3 if kind == 'sill' else .42, clear=.1).slot('a')
core = Material({'skirting': '#b08a5c', 'architrave': '#a98355', 'board': '#a98355', 'sill': '#e9e6df'}.get(kind, '#f2f1ec'), .85)
core.grain(60, .2)
pieces = 0


def curve(start, end, bulge, count=10):
    """Points between two places, bent to one side: a cove or a swelling."""
    (y, z), (b, c) = start, end
    across, up = -(c - z) * bulge, (b - y) * bulge
    return [(y + (b - y) * t + across * sin(pi * t), z + (c - z) * t + up * sin(pi * t)) for t in [i / count for i in range(count + 1)]]


def length(outline, long):
    """The outline (y, z), led along x; every piece is cut from another board of the print."""
    global pieces
    pieces += 1
    board, around = (pieces - 1) % 4, [0]
    closed = outline + [outline[0]]
    for a, b in zip(closed, closed[1:]):
        around.append(around[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    points, places, faces, count = [], [], [], len(closed)
    for x in (-long / 2, long / 2):
        for (y, z), walked in zip(closed, around):
            points.append((x, y, z))
            places.append((.02 + .96 * (x / long + .5), (board + .03 + .94 * (walked / around[-1] * 1.9 % 1)) / 4))
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    parts = [mesh(points, faces, skin, 28, places)]
    for side in (-1, 1):
        end = [(side * long / 2, y, z) for y, z in outline]
        parts.append(mesh(end, [tuple(range(len(end)))[::side]], core, 0))
    return parts


def rows(outline, long, step, shift, count=3, lift=0, turn=(0, 0, 0)):
    for k in range(count):
        group(length(outline, long), (k * shift, k * step, k * lift), turn)


def fan(outline, long, thick, first=62, step=19, count=4):
    """Lengths on their backs, spread round one end as planks are."""
    for k in range(count):
        body = group(length(outline, long), (long / 2 - 3.4, 0, 0), (-90, 0, 0))
        group([body], (0, 0, k * thick), (0, 0, first - k * step))


def skirting():
    outline = fillet([(0, 0), (-1.5, 0), (-1.5, 5.6), (-1.15, 6.0), (-1.15, 6.5), (-.95, 7.3), (-.45, 7.9), (0, 8)], .25, 4)
    rows(outline, 34, 5.6, 6.5)
    shoot(turn=-46, rise=27, lens=80, margin=.06, size=2.7, gloss='soft', exposure=.85)


def parts():
    """Inner and outer corners, a joint and caps for a skirting, each a small shell."""
    def angle(at, turn, inward):
        s = -1 if inward else 1
        bits = [box((2.4, .5, 8), skin, (1.2, 0, 4), .2, 4, uv=lambda p: (.5, .1)),
                box((.5, 2.4, 8), skin, (0, 1.2 * s, 4), .2, 4, uv=lambda p: (.5, .1)),
                cylinder(.62, 8.05, skin, (0, 0, 4), edge=.2, segments=48), box((2.2, 1.2, .4), skin, (1.1, .4 * s, 7.8), .15, 3, uv=lambda p: (.5, .1))]
        return group(bits, at, turn)
    angle((-4.4, 0, 0), (0, 0, 12), True)
    angle((1.2, -1.2, 0), (0, 0, -30), False)
    group([box((1.6, .6, 8.1), skin, (0, 0, 4.05), .22, 4, uv=lambda p: (.5, .1)), box((1.6, 1.6, .5), skin, (0, .5, 7.9), .2, 4, uv=lambda p: (.5, .1))],
          (6.4, -.6, 0), (0, 0, -8))
    shoot(turn=10, rise=20, lens=85, margin=.1, size=2.3, gloss='soft', exposure=.9)


def architrave():
    face = curve((-.35, 7.4), (-.35, .1), -.1, 12)
    fan(fillet([(0, 0), *face[::-1], (0, 7.5)], .06, 3), 34, 1.15)
    shoot(turn=-50, rise=33, lens=75, margin=.06, size=2.8, gloss='soft', exposure=.85)


def board():
    fan(fillet([(0, 0), (-1.0, 0), (-1.0, 11.4), (-.6, 11.4), (-.6, 12.2), (0, 12.2)], .12, 3), 40, 1.1, 60, 24, 3)
    shoot(turn=-50, rise=33, lens=75, margin=.06, size=2.8, gloss='soft', exposure=.85)


# White lives by its shades: it is seen from the other side, across the light.
WHITE = {'exposure': .7, 'world': .26, 'sides': (1.2, .3), 'key': 300, 'fill': 8}


def ceiling():
    front = [(-7, 7), (-7, 6.1), (-6.3, 6.1), (-6.1, 5.6), *curve((-5.7, 5.4), (-1.8, 1.9), -.2, 14), (-1.2, 1.7), (-1.1, .8), (-.6, .7), (-.6, 0), (0, 0)]
    outline = fillet(front[::-1] + [(-5.6, 7)], .12, 3)
    for k in range(2):
        group(length(outline, 24), (-k * 6, k * 12, 0), (-74, 0, 0))
    shoot(turn=44, rise=26, lens=80, margin=.06, size=2.7, **WHITE)


def light():
    outline = [(0, 0), (-.9, 0), (-.9, .7), *curve((-1.6, .9), (-4.6, 4.9), .16, 12), (-5.2, 5.1), (-5.2, 8.6), (-4.9, 8.9), (-4.3, 8.9), (-4.1, 8.6),
               (-4.1, 5.9), (-1.3, 2.6), (-1.0, 2.9), (-1.0, 9.2), (0, 9.2)]
    rows(fillet(outline, .14, 3), 24, 11, -7, 2)
    shoot(turn=44, rise=22, lens=80, margin=.06, size=2.7, **WHITE)


def wall():
    outline = [(0, 0), (-.5, 0), (-.6, .5), (-1.1, .7), *curve((-1.1, .9), (-1.1, 2.6), -.28, 10), (-1.1, 2.8), (-.7, 3.0), (-.7, 3.4), (-.4, 3.6), (-.4, 4), (0, 4)]
    fan(fillet(outline, .1, 3), 19, 1.5, 118, -19)
    shoot(turn=50, rise=33, lens=75, margin=.06, size=2.8, **WHITE)


def rose():
    plaster = Material(rough=.5).slot('a')
    turned = place(lathe(fillet([(0, 1.6), (1.4, 1.6), (2.2, 1.2), (2.6, .7), (5.4, 1.5), (7.2, 1.7), (9.6, 1.2), (10, .8), (15.2, .9), (15.6, 1.5), (16.6, 1.9), (17.6, 1.6),
                         (18, 1), (20.6, .9), (21.2, 1.3), (22, 1.2), (22.4, .5), (22.4, 0)], .25, 4), plaster, 200))
    petals = []
    for count, radius, size in ((12, 4.4, 1.15), (24, 12.6, 1.5), (48, 19.3, .8)):
        for k in range(count):
            a = 2 * pi * (k + .5 * (count == 24)) / count
            drop = lathe([(0, -size), *[(size * .42 * cos(t), size * sin(t) * (1.15 if t > 0 else .9)) for t in [(-80 + 16 * i) * pi / 180 for i in range(11)]], (0, size * 1.2)],
                         plaster, 24)
            place(drop, (radius * cos(a), radius * sin(a), 1.3 if count != 48 else 1.0), (0, 90, a * 180 / pi))
            petals.append(drop)
    group([turned, *petals], (0, 0, 22), (76, 0, 0))
    shoot(turn=-16, rise=12, lens=85, margin=.09, size=2.4, **WHITE)


def sill():
    outline = fillet([(0, 0), (-24.6, 0), (-25, -1.8), (-27.2, -1.8), (-27.2, 1.4), (-26.4, 2.2), (0, 2.2)], .7, 5)
    group(length(outline, 44), (0, 0, 0), (0, 0, 0))
    group(length(outline, 44), (5, 5, 2.25), (0, 0, 0))
    shoot(turn=-40, rise=27, lens=80, margin=.06, size=2.7, gloss='soft', exposure=.85)


{'skirting': skirting, 'parts': parts, 'architrave': architrave, 'board': board, 'ceiling': ceiling, 'light': light, 'wall': wall,
 'rose': rose, 'sill': sill}[kind]()
