"""
Shower enclosures: a cabin with its tray, back walls and fittings, or glass walls for a corner. `wide` and `deep` are the
name's, `round` cuts the corner off in a quarter of a circle, doors slide or hang. Profiles are painted or anodised. Centimetres.
"""
from math import cos, hypot, pi, sin
from curves import sweep
from material import Material, chrome
from shapes import bevel, box, cylinder, lathe, loft, place
from stage import scene_of, shoot

cabin, hinged, curved = scene_of['kind'] == 'cabin', scene_of['doors'] == 'hinged', scene_of['round'] == 'yes'
WIDE, DEEP, LOW = float(scene_of['wide']), float(scene_of['deep']), float(scene_of['tray'])
HIGH = 205 if cabin else 197
RIGHT, BACK, MIDDLE = WIDE / 2, DEEP / 2, (LOW + HIGH) / 2
frame = Material(rough=.34, clear=.15).slot('b', printed=False)
acrylic, metal, dark = Material((.86, .86, .85), .12, clear=.4), chrome(.1), Material((.012, .012, .013), .5)
pane = Material((.84, .89, .88), .0, Transmission=.93, IOR=1.02, Specular=.9, clear=.6)
# Little light comes through two panes: the walls inside bring some of their own.
inner = Material((.86, .86, .85), .3, Emission=(1, 1, .98, 1), Emission_Strength=.42)


def front(less=0.0):
    """From the right along the front, round the corner, to the back; `less` is how far inside it runs."""
    x, y = RIGHT - less, BACK - less
    if not curved:
        return [(RIGHT, -y), (-x, -y), (-x, BACK)]
    arc, count = 55 - less, 24
    bow = [(-x + arc - arc * sin(pi / 2 * k / count), -y + arc - arc * cos(pi / 2 * k / count)) for k in range(count + 1)]
    return [(RIGHT, -y), *bow, (-x, BACK)]


def part(start, end, less=0.0):
    """Of that line, from one share of its length to another."""
    line = front(less)
    steps = [hypot(c - a, d - b) for (a, b), (c, d) in zip(line, line[1:])]
    total, gone, out = sum(steps), 0, []
    for (a, b), (c, d), step in zip(line, line[1:], steps):
        at = [max(0, min(1, (share * total - gone) / step)) for share in (start, end)]
        if at[1] > at[0]:
            out += [(a + (c - a) * t, b + (d - b) * t) for t in at]
        gone += step
    return [point for i, point in enumerate(out) if i == 0 or hypot(point[0] - out[i - 1][0], point[1] - out[i - 1][1]) > .01]


def wall(line, thick, low, high, material, edge=.3):
    """A strip of this thickness along the line."""
    sides = []
    for i, (x, y) in enumerate(line):
        (a, b), (c, d) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = hypot(c - a, d - b) or 1
        sides.append(((d - b) / long * thick / 2, -(c - a) / long * thick / 2))
    rings = [[(x + s * u, y + s * v, z) for s, z in ((-1, low), (1, low), (1, high), (-1, high))] for (x, y), (u, v) in zip(line, sides)]
    return bevel(loft(rings, material), edge, 2)


def glass(start, end, less):
    line = part(start, end, less)
    wall(line, .7, LOW + 3.5, HIGH - 3.5, pane, .1)
    for x, y in (line[0], line[-1]):
        box((1.3, 1.3, HIGH - LOW - 6), frame, (x, y, MIDDLE), .2, 2)


def handle(share):
    """Before the glass, upright."""
    (x, y), (x2, y2) = part(share, min(1, share + .004), -3.4)[0], part(share, min(1, share + .004), 0)[0]
    box((1.6, 1.6, 30), frame, (x, y, 105), .5, 3)
    for z in (93, 117):
        sweep([(x, y, z), (x2, y2, z)], .7, frame, curved=False)


def post(x, y, wide=3.2):
    box((wide, wide, HIGH - LOW), frame, (x, y, MIDDLE), .5, 3)


def tray():
    """As its outline: straight at the walls, round where the front is."""
    if not curved:
        over = 2.5 if cabin else 1
        return box((WIDE + 2 * over, DEEP + 2 * over, LOW), acrylic, (0, 0, LOW / 2), min(4, LOW * .3), 6)
    rings = [[(x, y, z) for x, y in [*front(-2.5), (RIGHT + 2.5, BACK + 2.5), (RIGHT + 2.5, -BACK - 2.5)]] for z in (0, LOW)]
    return bevel(loft(rings, acrylic), min(2, LOW * .2), 4)


def cover():
    rings = [[(x, y, z) for x, y in [*front(-2), (RIGHT + 2, BACK + 2), (RIGHT + 2, -BACK - 2)]] for z in (HIGH, HIGH + 5)]
    bevel(loft(rings, acrylic), 1.2, 4)


def fittings():
    tall = HIGH - LOW
    box((WIDE, 1.6, tall), inner, (0, BACK, MIDDLE), .4, 3)
    box((1.6, DEEP, tall), inner, (RIGHT, 0, MIDDLE), .4, 3)
    post(RIGHT, BACK, 4)
    box((22, 4, 120), Material((.05, .05, .055), .1, clear=.5), (6, BACK - 3, 110), 1.2, 4)
    cylinder(4.4, 4, metal, (6, BACK - 7, 100), (90, 0, 0), .6)
    cylinder(3.2, 4, metal, (6, BACK - 7, 84), (90, 0, 0), .6)
    for z in (125, 140, 155):
        cylinder(2, 2, metal, (6, BACK - 6, z), (90, 0, 0), .4)
    cylinder(11, 1.4, metal, (0, 8, HIGH - 8), edge=.4)
    sweep([(22, BACK - 4, 70), (22, BACK - 4, 150), (22, BACK - 4, 178)], 1.0, metal)
    sweep([(22, BACK - 9, 168), (22, BACK - 7, 150), (24, BACK - 7, 90), (18, BACK - 7, 70), (9, BACK - 7, 82)], .9, metal)
    place(lathe([(0, 0), (4.6, 0), (5, .8), (3, 2.4), (1.4, 3)], metal, 64), (22, BACK - 13, 176), (120, 0, 0))


corner = WIDE / (WIDE + DEEP)
tray()
for low in (LOW, HIGH - 3.6):
    if curved:
        wall(front(), 3.4, low, low + 3.6, frame, .5)
    else:
        box((WIDE, 3.4, 3.6), frame, (0, -BACK, low + 1.8), .6, 3)
        box((3.4, DEEP, 3.6), frame, (-RIGHT, 0, low + 1.8), .6, 3)
post(RIGHT, -BACK)
post(-RIGHT, BACK)
if curved:
    # A pane beside each wall, two bent doors that meet in the middle.
    for start, end, less in ((.01, .27, 1), (.25, .498, -1), (.502, .75, -1), (.73, .99, 1)):
        glass(start, end, less)
    for share in (.47, .53):
        handle(share)
else:
    post(-RIGHT, -BACK)
    slides_twice = WIDE == DEEP and not hinged
    if hinged:
        # A narrow pane at the wall, a door that hangs on it.
        glass(.015, corner * .38, 0)
        glass(corner * .39, corner - .015, 0)
        for z in (45, 165):
            box((5, 2.6, 5), frame, (RIGHT - WIDE * .385, -BACK - .4, z), .5, 3)
        handle(corner - .05)
    else:
        glass(.015, corner * .56, 1)
        glass(corner * .5, corner - .015, -1)
        handle(corner - .05)
    if slides_twice:
        glass(corner + .015, corner + .25, -1)
        glass(corner + .22, .985, 1)
        handle(corner + .05)
    else:
        glass(corner + .015, .985, 0)
if cabin:
    fittings()
    cover()
    cylinder(4.6, .6, dark, (-10, -10, LOW + .2), edge=.1)
shoot(turn=-40 if WIDE == DEEP else -33, rise=10, lens=95, margin=.04, size=2.9, gloss='soft', exposure=.85, world=.6, bounces=10)
