"""Coated steel: a piece cut from a sheet, as wide for every mark, so that its trapezoids are seen to be as high and wide as the mark
tells; or two sheets with waves of tiles. Decimetres."""
from math import pi, sin
from material import Material
from shapes import group, mesh
from stage import scene_of, shoot

profile = scene_of['profile']
paint = Material(rough=.3, clear=.35).slot('b', printed=False)
# By mark: ribs of the piece, their pitch, height, the width of a crest; the groove of a crest, the ridge of a valley (width, height).
MARKS = {
    's8': (5, 1.15, .08, .53, None, None),
    's10': (6, 1.04, .1, .42, None, None),
    's20': (4, 1.375, .2, .35, None, None),
    'mp20': (4, 1.375, .18, .66, (.2, .05), None),
    'ns35': (3, 2.0, .35, .7, (.24, .07), (.24, .07)),
    'n60': (3, 2.11, .6, 1.22, (.4, .12), None),
}


def bump(middle, width, base, high):
    return [(middle - width / 2, base), (middle - width / 4, base + high), (middle + width / 4, base + high), (middle + width / 2, base)]


def trapezoids(ribs, pitch, high, crest, groove, ridge):
    """The section: crests between valleys; the sheet begins and ends with half a valley."""
    slope = min(.3 * pitch, high * .55 + .04)
    points = [(0, 0)]
    for k in range(ribs):
        middle = (k + .5) * pitch
        points += [(middle - crest / 2 - slope, 0), (middle - crest / 2, high)]
        points += bump(middle, groove[0], high, -groove[1]) if groove else []
        points += [(middle + crest / 2, high), (middle + crest / 2 + slope, 0)]
        if ridge and k < ribs - 1:
            points += bump((k + 1) * pitch, ridge[0], 0, ridge[1])
    points.append((ribs * pitch, 0))
    return [(x - ribs * pitch / 2, z) for x, z in points]


def tiles(x, y):
    step = (y / 2.08) % 1
    return .43 * (.5 + .5 * sin(2 * pi * x / 1.15)) + .2 * (1 - step) * (1 if step > .04 else step / .04)


if profile == 'tile':
    LONG, ROWS = 15.0, 240
    across = [11.5 * i / 260 - 5.75 for i in range(261)]
    rows = [[(x, LONG * j / ROWS - LONG / 2, tiles(x + 5.75, LONG * j / ROWS)) for x in across] for j in range(ROWS + 1)]
else:
    LONG, ROWS = 5.2, 8
    section = trapezoids(*MARKS[profile])
    rows = [[(x, LONG * j / ROWS - LONG / 2, z) for x, z in section] for j in range(ROWS + 1)]


def sheet(at, turn):
    wide, points = len(rows[0]), [point for row in rows for point in row]
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(ROWS) for i in range(wide - 1)]
    body = mesh(points, faces, paint, 32)
    thick = body.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .05 if profile == 'tile' else .03, -1
    return group([body], at, turn)


sheet((0, 0, 0), (0, 0, 0))
if profile == 'tile':
    sheet((.9, -1.1, .28), (0, 0, -7))
    shoot(turn=-32, rise=30, lens=80, margin=.06, size=2.8, gloss='soft', exposure=.8)
else:
    shoot(turn=-24, rise=27, lens=80, margin=.06, size=2.8, gloss='soft', exposure=.8)
