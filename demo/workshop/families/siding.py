"""Panels for façades: boards, logs and soffits as bent sheets with a nail strip; panels of stone as laid stones."""
from math import pi, sin
import random
from material import Material
from shapes import box, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
skin = Material(rough=float(scene_of.get('rough', .5)), clear=.1).slot('a')
skin.bump(skin.noise(skin.coords((.35, 6, 6)), 9, 4, .6), .16, .012)
hole = Material((.03, .03, .03), .8)
LENGTH = 4.2
# Across and up: nail strip, lock, the face, the hook below.
STRIP = [(.98, 0), (.8, 0), (.78, .05), (.72, .05), (.7, 0)]
SECTIONS = {
    'board': STRIP + [(.68, .02), (.02, .16), (0, .1), (-.02, .02), (-.66, .16), (-.7, .12), (-.7, .02), (-.6, .02)],
    'log': STRIP + [(.7 - .7 * i / 24, .02 + .2 * sin(pi * i / 24) ** .8) for i in range(1, 24)] + [(0, .0)] +
           [(-.7 * i / 24, .02 + .2 * sin(pi * i / 24) ** .8) for i in range(1, 24)] + [(-.7, .0), (-.7, -.02), (-.6, -.02)],
    'soffit': STRIP + [p for k in range(3) for p in ((.68 - k * .46, .09), (.27 - k * .46, .09), (.25 - k * .46, .03), (.23 - k * .46, .03))]
              + [(-.68, .09), (-.72, .06), (-.72, 0), (-.64, 0)],
}


def panel(number):
    section = SECTIONS[kind]
    count, steps = len(section), 2
    walked, total = [0], 0
    for (a, b), (c, d) in zip(section, section[1:]):
        total += ((a - c) ** 2 + (b - d) ** 2) ** .5
        walked.append(total)
    points, uv = [], []
    for i in range(steps):
        for (y, z), s in zip(section, walked):
            points.append(((i - .5) * LENGTH, y, z))
            uv.append((.01 + .98 * i + number * .37, (number % 2 + .02 + .96 * s / total) / 2))
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    body = mesh(points, faces, skin, 28, uv)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset = .018, 0
    parts = [body]
    for i in range(14):
        parts.append(box((.17, .045, .03), hole, (-LENGTH / 2 + .2 + i * .29, .89, 0), .012, 3))
    if kind == 'soffit':
        # Holes for the air, as one body: there are hundreds.
        corners, quads = [], []
        for k in range(3):
            for i in range(46):
                for j in range(4):
                    x, y = -LENGTH / 2 + .12 + i * .088, .6 - k * .46 - j * .08
                    quads.append(tuple(range(len(corners), len(corners) + 4)))
                    corners += [(x - .018, y - .009, .1), (x + .018, y - .009, .1), (x + .018, y + .009, .1), (x - .018, y + .009, .1)]
        parts.append(mesh(corners, quads, hole, 0))
    return parts


def stones(number):
    """Rows of stones of different lengths in their joints."""
    dice = random.Random(11 + number)
    parts = [box((2.4, 1.0, .06), Material('#77736c', .9), (0, 0, .03), .01)]
    row, y = 0, -.5
    for high in (.22, .16, .26, .18, .18):
        x = -1.2 + (.0 if row % 2 else -.12)
        while x < 1.16:
            wide = min(dice.uniform(.28, .6), 1.22 - x)
            left, right = max(-1.2, x), min(1.22, x + wide)
            if right - left > .06:
                deep = dice.uniform(.09, .17)

                def uv(point, at=(left, y), w=right - left):
                    return ((point.x + at[0]) / 2.6 + .5, (point.y + at[1] + point.z * .6) / 2.6 + .5)
                parts.append(box((right - left - .022, high - .022, deep), rock, ((left + right) / 2, y + high / 2, .04 + deep / 2),
                                 .035, 4, (dice.uniform(-3, 3), dice.uniform(-3, 3), 0), uv))
            x += wide
        y += high
        row += 1
    return parts


if kind == 'stone':
    rock = Material(rough=.85).slot('a')
    rock.bump(rock.mix(rock.noise(rock.coords(), 7, 6, .7), rock.noise(rock.coords(), 28, 4, .6), .35), .9, .08)
    group(stones(0), (0, 0, .5), (78, 0, 0))
    group(stones(1), (.35, .42, .5), (78, 0, -3))
    shoot(turn=-24, rise=14, lens=80, margin=.07, size=2.6, exposure=.8, key=260, fill=35)
else:
    for number, (y, z, x, turn) in enumerate(((.3, 0, .1, 0), (-.25, .22, -.1, 4), (-.9, .42, .12, 10))):
        group(panel(number), (x, y, z), (0, 0, turn))
    shoot(turn=-42, rise=32, lens=80, margin=.06, size=2.7, exposure=.8, gloss='soft', key=240, fill=45)
