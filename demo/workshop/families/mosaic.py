"""Mosaic on its net: two sheets of chips, squares, bricks, hexagons or scales. Every chip is another place of the print. Centimetres."""
from math import cos, pi, sin
from material import Material
from shapes import box, group, mesh
from stage import scene_of, shoot

shape = scene_of['shape']
SIDE, THICK, JOINT = 30.0, .7, .26
chip = Material(rough=.16, clear=.3).slot('a')
# Rows that are shifted leave the net bare at their ends.
EDGE = .4 if shape in ('square', 'brick') else 4.4
net = Material('#e4e1d8', .9).grain(40, .3)


def outlines():
    """Places and outlines of all chips of a sheet, (x, z) from its corner."""
    if shape == 'square':
        step = SIDE / 12
        half = (step - JOINT) / 2
        return [(((i + .5) * step, (j + .5) * step), [(-half, -half), (half, -half), (half, half), (-half, half)]) for i in range(12) for j in range(12)]
    if shape == 'brick':
        out, high, wide = [], SIDE / 12, SIDE / 6
        for j in range(12):
            for i in range(7):
                low, top = max(0, (i - (j % 2) / 2) * wide), min(SIDE, (i + 1 - (j % 2) / 2) * wide)
                if top - low > 1:
                    a, b = (top - low - JOINT) / 2, (high - JOINT) / 2
                    out.append((((low + top) / 2, (j + .5) * high), [(-a, -b), (a, -b), (a, b), (-a, b)]))
        return out
    out, wide = [], SIDE / 9
    if shape == 'hexagon':
        radius, rise = (wide - JOINT) / 3 ** .5, wide * .866
        for j in range(10):
            for i in range(9 - j % 2):
                out.append((((i + .5 + (j % 2) / 2) * wide, wide * .6 + j * rise), [(radius * sin(k * pi / 3), -radius * cos(k * pi / 3)) for k in range(6)]))
        return out
    # Scales: a half round above, two hollows below.
    half = (SIDE / 7 - JOINT) / 2
    scale = [(half * cos(a), half * sin(a)) for a in [pi * k / 14 for k in range(15)]]
    scale += [(-half + half * sin(a), -half * 1.0 * (1 - cos(a))) for a in [pi / 2 * k / 8 for k in range(1, 9)]]
    scale += [(half - half * sin(a), -half * 1.0 * (1 - cos(a))) for a in [pi / 2 * k / 8 for k in range(7, 0, -1)]]
    for j in range(12):
        for i in range(7 - j % 2):
            out.append((((i + .5 + (j % 2) / 2) * SIDE / 7, 2.2 + j * SIDE / 14 * 1.04), scale))
    return out


def sheet(seed):
    points, faces, uv = [], [], []
    for number, ((x, z), outline) in enumerate(outlines()):
        dice = (number * 2654435761 + seed * 40503) % 65536
        cell = (dice % 16, dice // 16 % 16)
        tilt = ((dice // 7) % 11 - 5) * .0035
        first, count = len(points), len(outline)
        for y, inset in ((0, 1), (-THICK + .1, 1), (-THICK + .03, .985), (-THICK, .94)):
            for a, b in outline:
                points.append((x - SIDE / 2 + a * inset, y + a * tilt + b * tilt * .6, z + b * inset))
                uv.append(((cell[0] + .5 + a * .12) / 16, (cell[1] + .5 + b * .12) / 16))
        for ring in range(3):
            for k in range(count):
                n = (k + 1) % count
                at = first + ring * count
                faces.append((at + k, at + n, at + count + n, at + count + k))
        faces.append(tuple(first + 3 * count + k for k in range(count)))
    return [mesh(points, faces, chip, 25, uv), box((SIDE - EDGE, .12, SIDE - EDGE), net, (0, .06, SIDE / 2), 0)]


group(sheet(5), (5.5, 8, .3), (-13, 0, -8))
group(sheet(0), (-5, 0, .3), (-13, 0, -8))
shoot(turn=15, rise=14, lens=80, margin=.08, size=2.6, gloss='soft', exposure=.8)
