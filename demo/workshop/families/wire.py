"""Wire: welded mats and rolls, chain link in a roll, fence panels with their folds; and ribbed steel bars."""
from math import cos, pi, radians, sin
from mathutils import Vector
from material import Material
from shapes import box, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
coated = scene_of.get('coat') == 'paint'
if coated:
    steel_ = Material(rough=.38, clear=.2).slot('b', printed=False)
elif kind.startswith('bar'):
    steel_ = Material((.2, .175, .155), .5, .85)
    steel_.color(steel_.mix((.24, .22, .2), (.2, .12, .075), steel_.ramp(steel_.noise(steel_.coords(), 7, 6, .7), [(.45, 0.), (.66, 1.)])))
else:
    steel_ = Material((.62, .64, .66), .32, 1)
points, faces = [], []


def wire(path, radius, sides=7):
    """Adds a round wire through the points to the one mesh of the scene."""
    start = len(points)
    last = len(path) - 1
    for i, at in enumerate(path):
        along = (Vector(path[min(last, i + 1)]) - Vector(path[max(0, i - 1)])).normalized()
        side = along.cross(Vector((0, 0, 1)) if abs(along.z) < .9 else Vector((1, 0, 0))).normalized()
        up = side.cross(along)
        for k in range(sides):
            angle = 2 * pi * k / sides
            points.append(Vector(at) + side * radius * cos(angle) + up * radius * sin(angle))
    for i in range(last):
        for k in range(sides):
            a, b = start + i * sides + k, start + i * sides + (k + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    faces.append(tuple(start + k for k in range(sides))[::-1])
    faces.append(tuple(start + last * sides + k for k in range(sides)))


def mat(width, height, cell, radius, lean, at, turn):
    """A welded mat leaning back."""
    first = len(points)
    columns, rows = round(width / cell), round(height / cell)
    for i in range(columns + 1):
        x = (i / columns - .5) * width
        wire([(x, 0, 0), (x, 0, height)], radius)
    for j in range(rows + 1):
        z = j / rows * height
        wire([(-width / 2 - .05, -radius * 1.7, min(height, max(0, z))), (width / 2 + .05, -radius * 1.7, z)], radius)
    tilt, c, s = radians(lean), cos(radians(turn)), sin(radians(turn))
    for k in range(first, len(points)):
        x, y, z = points[k]
        y, z = y * cos(tilt) + z * sin(tilt), z * cos(tilt) - y * sin(tilt)
        points[k] = Vector((x * c - y * s + at[0], x * s + y * c + at[1], z + at[2]))


def mesh_roll(radius, length, cell, thick, layers, at=(0, 0, 0)):
    """A welded net rolled up, standing."""
    turns = 72
    spiral = []
    for i in range(layers * turns + 1):
        angle, reach = 2 * pi * i / turns, radius * (.72 + .28 * i / (layers * turns))
        spiral.append((at[0] + reach * cos(angle), at[1] + reach * sin(angle)))
    tail = spiral[-1]
    spiral += [(tail[0] - .004 * i * i * .1, tail[1] + i * .03 - .0) for i in range(1, 16)]
    rows = round(length / cell)
    for j in range(rows + 1):
        wire([(x, y, at[2] + j / rows * length) for x, y in spiral], thick, 6)
    walked = 0
    for i, (x, y) in enumerate(spiral):
        if i:
            walked += ((x - spiral[i - 1][0]) ** 2 + (y - spiral[i - 1][1]) ** 2) ** .5
        if walked >= cell or i == 0:
            walked = 0
            wire([(x, y, at[2]), (x, y, at[2] + length)], thick, 6)


def chain_roll(radius, length, cell, thick):
    """Chain link: wires bent in zigzag, every one hooked into the last; rolled up with a flat piece before it."""
    path = []
    for i in range(700):
        angle = i * .075
        reach = radius * (.55 + .45 * i / 500) if i < 500 else None
        if reach:
            path.append((reach * cos(angle), reach * sin(angle)))
    x, y = path[-1]
    before = path[-2]
    dx, dy = x - before[0], y - before[1]
    size = (dx * dx + dy * dy) ** .5
    path += [(x + dx / size * .03 * i, y + dy / size * .03 * i) for i in range(1, 40)]
    lengths = [0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** .5)

    def spot(s):
        s = max(0, min(lengths[-1] - .001, s))
        low, high = 0, len(lengths) - 1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if lengths[middle] <= s else (low, middle)
        t = (s - lengths[low]) / (lengths[high] - lengths[low])
        return [a + (b - a) * t for a, b in zip(path[low], path[high])]
    rows = round(length / cell)
    count = int(lengths[-1] / cell)
    for k in range(count):
        line = []
        for j in range(2 * rows + 1):
            px, py = spot((k + (j + k) % 2) * cell + (.012 if (j + k) % 2 else 0))
            line.append((px, py, j / (2 * rows) * length))
        wire(line, thick, 6)


def fence_panel(width=2.5, height=1.7):
    """Upright wires, paired cross wires and folds that make it stiff."""
    folds = (.12, .5, .88)

    def deep(z):
        return -sum(max(0, .09 - abs(z / height - f) * height * .9) for f in folds)
    heights = sorted([0, height] + [height * f + d for f in folds for d in (-.1, -.05, 0, .05, .1)])
    for i in range(44):
        x = (i / 43 - .5) * width
        wire([(x, deep(z), z) for z in heights], .0095)
    for j in range(8):
        z = .04 + j / 7 * (height - .08)
        wire([(-width / 2 - .03, deep(z) - .02, z), (width / 2 + .03, deep(z) - .02, z)], .0125)
    for f in folds:
        for d in (-.1, .1):
            z = height * f + d
            wire([(-width / 2 - .03, deep(z) - .02, z), (width / 2 + .03, deep(z) - .02, z)], .0125)


def bar(smooth):
    """A bar with two ribs along it and slanting ones round it."""
    around, rings, length = 28, 330, 4.6
    body, places = [], []
    for i in range(rings + 1):
        x = (i / rings - .5) * length
        for k in range(around):
            angle = 2 * pi * k / around
            radius = .13
            if not smooth:
                wave = (x * 5.2 + abs(angle / pi - 1) * .45) % 1
                side = abs(sin(angle))
                radius += .024 * max(0, 1 - abs(wave - .5) * 5) * min(1, side * 2.2)
                radius += .02 if side < .13 else 0
            places.append((x, radius * cos(angle), radius * sin(angle)))
    for i in range(rings):
        for k in range(around):
            a, b = i * around + k, i * around + (k + 1) % around
            body.append((a, b, b + around, a + around))
    body.append(tuple(range(around))[::-1])
    body.append(tuple(rings * around + k for k in range(around)))
    return mesh(places, body, steel_, 50)


view = dict(turn=-24, rise=16, margin=.07)
if kind == 'card':
    mat(2.4, 1.6, .16, .014, 14, (0, 0, 0), 0)
    mat(2.4, 1.6, .16, .014, 14, (.1, .12, 0), -2)
    mat(2.4, 1.6, .16, .014, 14, (.22, .26, 0), 2)
elif kind == 'roll':
    mesh_roll(.36, 2.0, .075, .0055, 4)
    view = dict(turn=-10, rise=20, margin=.08)
elif kind == 'chain':
    chain_roll(.42, 2.1, .095, .011)
    view = dict(turn=-150, rise=18, margin=.08)
elif kind == 'panel':
    fence_panel()
    for x in (-1.3, 1.3):
        box((.09, .09, 1.95), steel_, (x, .02, .93), .01)
    view = dict(turn=-22, rise=9, margin=.06)
else:
    lay = [(c * .31 - .16 * (r % 2), r * .245, .12 * ((c * 3 + r) % 3)) for r in range(3) for c in range(-2, 3 - (r % 2))]
    for i, (column, up, forwards) in enumerate(lay):
        group([bar(kind == 'bar-smooth')], (-forwards, column, up + .14), (i * 37, 0, (i % 3 - 1) * .6))
    view = dict(turn=-62, rise=22, margin=.06)
if points:
    mesh(points, faces, steel_, 60)
shoot(lens=80, size=2.7, exposure=.8, gloss='soft', world=.45, sides=(1.1, .8), key=230, fill=45, **view)
