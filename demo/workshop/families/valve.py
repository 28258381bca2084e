"""Brass valves and what is screwed between pipes: ball valves, unions, a check valve, a strainer, a radiator valve. The body is metal,
the handle plain; `threads` says which of the two ends holds a thread and which one is a thread."""
from math import atan2, cos, degrees, hypot, pi, sin
from material import Material, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, place
from stage import scene_of, shoot

kind, handle, outer = scene_of['kind'], scene_of.get('handle', 'none'), scene_of['threads'] == 'inner-outer'
body = Material((.8, .8, .8), .26, 1).slot('c', printed=False)
painted = Material(rough=.36, clear=.3).slot('b', printed=False)
zinc, dark, white = steel(.24, (.7, .7, .7)), Material((.02, .02, .018), .6), Material((.86, .86, .85), .4)
BORE = 1.05


def mouth(at, turn, length=1.7, flats=2.02):
    """A hexagon with an inner thread, opening upwards."""
    parts = [cylinder(flats, length * .72, body, (0, 0, length * .36), edge=.1, segments=6)]
    parts.append(lathe(fillet([(1.82, 0), (1.82, length), (1.5, length + .02), (1.3, length - .1)], .06, 4), body, 96))
    rings = [(1.3, length - .1)]
    for k in range(7):
        z = length - .16 - k * .19
        rings += [(1.32, z), (1.2, z - .09)]
    parts.append(lathe(rings, body, 96, 30))
    parts.append(lathe([(1.2, length - 1.5), (0, length - 1.5)], dark, 48))
    return group(parts, at, turn)


def spigot(at, turn, length=1.6):
    profile, z = [(1.5, 0), (1.5, .1)], .1
    while z < length - .2:
        profile += [(1.42, z + .02), (1.6, z + .09), (1.6, z + .11), (1.42, z + .18)]
        z += .19
    return place(lathe(profile + [(1.45, length), (1.2, length), (1.12, length - .1), (1.12, .2), (0, .2)], body, 96, 30), at, turn)


def collar(at, turn):
    """The flats of an end that is screwed into a pipe, and its thread: shown apart from the body."""
    flats = cylinder(2.02, .9, body, (0, 0, .45), edge=.1, segments=6)
    return group([flats, spigot((0, 0, .8), (0, 0, 0), 2.1)], at, turn)


def far(at, turn):
    """The second end."""
    return collar(at, turn) if outer else mouth(at, turn)


def ball(at=(0, 0, 0), radius=2.05):
    return place(lathe([(radius * cos(t), radius * sin(t)) for t in [pi * (i / 40 - .5) for i in range(41)]], body, 96), at)


def grip():
    cylinder(.95, 1.6, body, (0, 0, 2.3), edge=.08, segments=6)
    cylinder(.62, .8, body, (0, 0, 3.2), edge=.05, segments=64)
    if handle == 'lever':
        # A pressed strip of steel, bent, its far half dipped in paint.
        bends = [(0, 3.62), (1.3, 3.62), (2.4, 4.1), (7.6, 4.3)]
        for (x, z), (x2, z2) in zip(bends, bends[1:]):
            box((hypot(x2 - x, z2 - z) + .1, 1.5, .26), zinc if x < 1.2 else painted, ((x + x2) / 2, 0, (z + z2) / 2), .1, 3,
                (0, -degrees(atan2(z2 - z, x2 - x)), 0))
        cylinder(.76, .3, painted, (7.5, 0, 4.3), (0, -2, 0), .12, 48)
        box((4.6, 1.62, .42), painted, (5.1, 0, 4.21), .2, 5, (0, -2.2, 0))
    else:
        for side in (-1, 1):
            box((2.6, .62, .95), painted, (side * 1.75, 0, 3.95), .28, 6, (0, side * -14, 0))
            cylinder(.62, .64, painted, (side * 2.85, 0, 4.25), (90, 0, 0), .22, 48)
        cylinder(1.0, .9, painted, (0, 0, 3.75), edge=.2, segments=64)
    cylinder(.52, .42, zinc, (0, 0, 3.95 if handle == 'lever' else 4.25), edge=.06, segments=6)


def union(at, turn):
    """A loose nut, behind it a threaded tail."""
    parts = [cylinder(2.35, 1.5, body, (0, 0, 1.15), edge=.14, segments=6), cylinder(1.5, 1.0, body, (0, 0, .2), edge=.05)]
    parts.append(lathe([(1.75, 1.85), (1.7, 2.05), (1.3, 2.1), (1.3, 2.9), (1.15, 3.0)], body, 96))
    return group([*parts, spigot((0, 0, 2.6), (0, 0, 0), 1.8) if outer else mouth((0, 0, 2.3), (0, 0, 0), 1.9)], at, turn)


if kind in ('ball', 'ball-union'):
    ball()
    cylinder(1.72, 3.4, body, (0, 0, 0), (0, 90, 0), .1)
    mouth((-1.5, 0, 0), (0, -90, 0))
    if kind == 'ball-union':
        union((1.5, 0, 0), (0, 90, 0))
    else:
        far((1.5, 0, 0), (0, 90, 0))
    grip()
elif kind == 'check':
    lathe(fillet([(1.75, -2.4), (1.75, -1.8), (2.25, -1.1), (2.4, 0), (2.25, 1.1), (1.75, 1.8), (1.75, 2.4)], .4, 6), body, 128)
    place(bodies[-1], (0, 0, 0), (0, 90, 0))
    cylinder(2.45, .9, body, (.5, 0, 0), (0, 90, 0), .1, 8)
    mouth((-2.0, 0, 0), (0, -90, 0))
    far((2.0, 0, 0), (0, 90, 0))
    box((1.5, .06, .28), dark, (-.7, -2.33, 0), .02, 2)
    cylinder(.4, .06, dark, (-1.4, -2.2, 0), (0, 90, 90), .02, 3)
elif kind == 'filter':
    cylinder(1.72, 4.4, body, (0, 0, 0), (0, 90, 0), .15)
    mouth((-1.9, 0, 0), (0, -90, 0))
    far((1.9, 0, 0), (0, 90, 0))
    parts = [cylinder(1.62, 3.2, body, (0, 0, 1.5), edge=.1), cylinder(1.95, .95, body, (0, 0, 3.3), edge=.12, segments=6),
             cylinder(1.1, .5, body, (0, 0, 3.9), edge=.12, segments=6), cylinder(1.75, .12, Material((.75, .12, .1), .5), (0, 0, 2.76), edge=.02)]
    group(parts, (.2, 0, 0), (0, 138, 0))
elif kind == 'angle':
    ball(radius=1.8)
    cylinder(1.5, 1.8, body, (-.8, 0, 0), (0, 90, 0), .1)
    mouth((-1.6, 0, 0), (0, -90, 0))
    cylinder(1.5, 1.6, body, (0, 0, -.9), edge=.1)
    far((0, 0, -1.4), (180, 0, 0))
    lathe(fillet([(1.9, -1.3), (2.9, -1.2), (3.0, -1.0), (1.7, -.4)], .15, 4), body, 128)
    place(bodies[-1], (-2.5, 0, 0), (0, 90, 0))
    cylinder(1.0, 1.2, body, (1.5, 0, 0), (0, 90, 0), .08, 64)
    lathe(fillet([(0, 1.5), (1.3, 1.5), (1.6, 1.3), (1.7, 0), (1.5, -.1)], .25, 6), painted, 96)
    place(bodies[-1], (2.2, 0, 0), (0, 90, 0))
elif kind == 'radiator':
    # An angle valve with a thermostatic head.
    ball(radius=1.9)
    cylinder(1.55, 1.8, body, (0, 0, -1), edge=.1)
    mouth((0, 0, -1.5), (180, 0, 0))
    union((-1.2, 0, 0), (0, -90, 0))
    cylinder(1.45, 1.5, body, (0, 0, 2.0), edge=.1, segments=64)
    cylinder(1.95, 1.0, zinc, (0, 0, 3.1), edge=.12, segments=8)
    lathe(fillet([(1.9, 3.5), (2.35, 3.7), (2.45, 4.4), (2.3, 8.2), (1.9, 8.8), (0, 8.95)], .35, 6), white, 128)
    for i in range(24):
        a = 2 * pi * i / 24
        box((.14, .2, 3.4), white, (2.38 * cos(a), 2.38 * sin(a), 6.2), .06, 3, (0, 0, i * 15))
    lathe([(2.47, 4.35), (2.49, 4.4), (2.49, 4.75), (2.47, 4.8)], Material('#c8502b', .5), 128)

turn, rise = {'filter': (-24, 14), 'radiator': (-30, 12), 'angle': (-52, 22), 'check': (-38, 22)}.get(kind, (-28, 20))
shoot(turn=turn, rise=rise, lens=85, margin=.09, size=2.4, gloss='chrome', exposure=.85, world=.5)
