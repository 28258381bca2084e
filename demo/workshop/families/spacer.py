"""What keeps tiles apart and level, poured out as a small heap: crosses, wedges, clips, or clips with wedges. Millimetres."""
from math import cos, pi, sin, sqrt
from random import Random
from material import Material
from shapes import bevel, box, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
white = Material(rough=.42).slot('b', printed=False)
bright = Material(rough=.4, clear=.1).slot('a')
dice = Random(7)


def prism(outline, deep, material):
    """An outline (x, z), so much deep; bevelled."""
    count = len(outline)
    points = [(x, y, z) for y in (-deep / 2, deep / 2) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [((i + 1) % count, i, count + i, count + (i + 1) % count) for i in range(count)]
    return bevel(mesh(points, faces, material, 30, lambda p: (.5, .5)), .25, 2)


def cross():
    return [box((22, 3.2, 5), white, (0, 0, 2.5), .5, 3), box((3.2, 22, 5), white, (0, 0, 2.5), .5, 3)], 5


def small_wedge():
    body = prism([(-15, 0), (15, 0), (15, 6), (13.5, 6), (-15, .8)], 8, white)
    return [body], 8


def wedge():
    """Flat and long, stepped, with a window in its back."""
    body = [prism([(-42, 0), (38, 0), (42, 4), (42, 17), (36, 19), (10, 13), (-42, 2.5)], 15, bright)]
    body += [box((2.2, 15.6, 1.2), bright, (-36 + k * 4.4, 0, 3.6 + k * 1.02), .3, 2, (0, -13, 0)) for k in range(10)]
    body.append(box((18, 15.4, 5), Material((.02, .02, .02), .6), (27, 0, 9), 1.5, 3))
    return body, 19


def clip():
    """A sole below the tile and an arch above it."""
    parts = [box((34, 26, 2), white, (0, 0, 1), .6, 3)]
    for y in (-9, 9):
        parts.append(box((2.0, 4.4, 30), white, (0, y, 16), .5, 3))
    parts.append(box((2.2, 23, 5), white, (0, 0, 31.5), 1.0, 3))
    parts += [box((12, 1.6, 3.0), white, (8 * s, 0, 2.8), .4, 2) for s in (-1, 1)]
    return parts, 20


def heap(makers, count, reach, tilt):
    """A layer on the floor, a smaller one on it, a few on top; the higher, the more aslant."""
    made = 0
    for part, spread, level in ((.58, 1, 0), (.3, .62, 1), (.12, .3, 1.9)):
        placed = []
        for _ in range(round(count * part)):
            for _ in range(40):
                far, angle = reach * spread * sqrt(dice.random()), dice.random() * 2 * pi
                x, y = far * cos(angle) * 1.2, far * sin(angle) * .9
                if all((x - a) ** 2 + (y - b) ** 2 > (reach * .2) ** 2 for a, b in placed):
                    break
            placed.append((x, y))
            body, thick = makers[made % len(makers)]()
            made += 1
            lean = tilt * min(1, level + .12)
            group(body, (x, y, thick * (.12 + .75 * level)), (dice.uniform(-lean, lean), dice.uniform(-lean, lean), dice.uniform(0, 360)))


if kind == 'cross':
    heap([cross], 64, 66, 26)
elif kind == 'small-wedge':
    heap([small_wedge], 64, 72, 30)
elif kind == 'wedge':
    heap([wedge], 22, 96, 24)
elif kind == 'clip':
    heap([clip], 22, 72, 50)
else:
    heap([wedge, clip, clip], 28, 96, 34)
shoot(turn=-14, rise=34, lens=85, margin=.08, size=2.6, gloss='soft', exposure=.85, key=260, fill=35)
