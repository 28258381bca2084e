"""Polypropylene pipes and their welded fittings. Pipes are the printed slot, fittings the plain one, inserts of nickelled brass."""
from math import cos, pi, sin
from curves import sweep
from material import Material
from shapes import bodies, box, cylinder, fillet, group, lathe, place, wrap
from stage import scene_of, shoot

kind = scene_of['kind']
skin = Material(rough=.34, clear=.1).slot('a')
plastic = Material(rough=.3, clear=.15).slot('b', printed=False)
nickel, dark = Material((.72, .69, .63), .2, 1), Material((.03, .03, .03), .7)
INNER, OUTER = 1.25, 1.72


def sleeve(length, at=(0, 0, 0), turn=(0, 0, 0), inner=INNER, outer=OUTER):
    """A socket that opens upwards, with a bead round its mouth and a step inside."""
    profile = fillet([(0, .25), (inner * .72, .25), (inner * .72, length - 1.5), (inner, length - 1.5), (inner + .02, length - .08),
                      (inner + .1, length), (outer + .07, length), (outer + .09, length - .06), (outer + .09, length - .34),
                      (outer, length - .42), (outer, .1), (outer - .012, 0), (outer - .012, -.2)], .05, 4)
    return place(lathe(profile, plastic, 128, 40), at, turn)


def thread(radius, low, high, material=nickel, pitch=.19):
    """The flanks of a thread as rings: at this size nobody sees that they do not climb."""
    profile, z = [(radius - .1, low)], low
    while z < high - pitch:
        profile += [(radius - .09, z + .02), (radius, z + pitch * .42), (radius, z + pitch * .55), (radius - .09, z + pitch * .95)]
        z += pitch
    return profile + [(radius - .12, high)]


def ribs(count, radius, low, high):
    for i in range(count):
        a = 2 * pi * i / count
        box((.34, .26, high - low), plastic, (radius * cos(a), radius * sin(a), (low + high) / 2), .06, 3, (0, 0, i * 360 / count))


def pipes():
    """Cut ends in front: the wall shows its layers. The patch at the back of the print is the middle one."""
    wall, length = .5, 26
    for x, z, shift in ((0, 0, 0), (3.3, 0, 2.2), (6.6, 0, -1.4), (1.66, 2.86, 1.1), (4.96, 2.86, -2.6)):
        parts = [lathe([(1.6, .03), (1.6, length)], skin, 128, uv=True)]
        rings = ((1.56, 0, 1.6, .03), (1.34, 0, 1.56, 0), (1.24, 0, 1.34, 0), (1.13, .03, 1.24, 0))
        for k, (r1, z1, r2, z2) in enumerate(rings):
            spot = (.012, .5) if k == 2 else (.2, .002)
            parts.append(wrap(lathe([(r1, z1), (r2, z2)], skin, 96), lambda point, spot=spot: spot))
        parts.append(wrap(lathe([(1.13, .03), (1.13, length)], skin, 96), lambda point: (.2, .002)))
        parts.append(wrap(lathe([(0, length * .7), (1.13, length * .7)], dark, 48), lambda point: (.2, .002)))
        group(parts, (x, shift, z), (-90, 0, 0))


if kind == 'pipe':
    pipes()
elif kind in ('elbow-90', 'elbow-45'):
    bend = 90 if kind == 'elbow-90' else 45
    radius = 1.5 if bend == 90 else 2.2
    arc = [(0, 0, radius * sin(t), radius * (1 - cos(t))) for t in [pi * bend / 180 * i / 12 for i in range(13)]]
    sweep([(y, 0, z) for _, _, z, y in arc], OUTER, plastic, curved=False)
    end = arc[-1]
    sleeve(2.1, (0, 0, .05), (180, 0, 0))
    sleeve(2.1, (end[3], 0, end[2]), (0, bend, 0))
elif kind == 'tee':
    for turn in (-90, 90):
        sleeve(3.15, (0, 0, 0), (0, turn, 0))
    sleeve(3.0, (0, 0, .3))
elif kind == 'coupling':
    sleeve(2.1, (0, 0, 0), (0, 90, 0))
    sleeve(2.1, (0, 0, 0), (0, -90, 0))
elif kind == 'cap':
    lathe(fillet([(0, -.75), (.9, -.75), (1.45, -.6), (OUTER, -.15), (OUTER, 0)], .3, 6), plastic, 128, 40)
    sleeve(2.0)
elif kind in ('threaded-outer', 'threaded-inner', 'union'):
    sleeve(2.3, (0, 0, 0), (180, 0, 0))
    wide = 2.25
    lathe(fillet([(OUTER, -.1), (wide, .1), (wide, 1.9), (1.9, 2.1), (1.2, 2.1)], .12, 4), plastic, 128, 40)
    if kind != 'union':
        ribs(10, wide, .2, 1.75)
    if kind == 'threaded-inner':
        lathe(fillet([(1.8, 2.05), (1.8, 2.22), (1.72, 2.3), (1.42, 2.3), (1.3, 2.2)], .04, 3), nickel, 128)
        lathe([(r, -z) for r, z in thread(1.36, -2.2, -.4)], nickel, 128, 30)
    else:
        lathe(thread(1.62, 2.4, 4.0) + [(1.5, 4.04), (1.22, 4.04), (1.15, 3.9), (1.15, 1)], nickel, 128, 30)
        lathe(fillet([(1.2, 2.1), (1.8, 2.1), (1.85, 2.3), (1.6, 2.42), (1.4, 2.42)], .03, 3), nickel, 128)
    if kind == 'union':
        cylinder(2.55, 1.7, nickel, (0, 0, 1.15), edge=.14, segments=6)
elif kind == 'valve':
    for turn in (-90, 90):
        sleeve(4.1, (0, 0, 0), (0, turn, 0))
    lathe([(2.15 * cos(t), 2.15 * sin(t)) for t in [pi * (i / 40 - .5) for i in range(41)]], plastic, 128)
    lathe(fillet([(1.5, 1.2), (1.5, 2.6), (1.32, 2.75), (0, 2.75)], .1, 4), plastic, 96)
    red = Material('#c4272d', .35, clear=.2)
    lathe(fillet([(0, 3.5), (1.0, 3.5), (1.25, 3.35), (1.25, 2.75), (1.1, 2.68)], .15, 5), red, 96)
    box((5.2, 1.25, .5), red, (3.0, 0, 3.3), .22, 6, (0, -6, 0))
    box((1.5, 1.6, .56), red, (5.3, 0, 3.55), .26, 6, (0, -6, 0))
    cylinder(.3, .16, nickel, (0, 0, 3.52), edge=.04, segments=48)

views = {'pipe': (28, 24), 'elbow-90': (-32, 20), 'elbow-45': (-32, 20), 'tee': (-36, 26), 'coupling': (-42, 20),
         'cap': (-20, 20), 'valve': (-30, 24)}
if kind == 'cap':
    group(list(bodies), turn=(0, 66, -38))
if kind in ('threaded-outer', 'threaded-inner', 'union'):
    group(list(bodies), turn=(0, 58, -18))
turn, rise = views.get(kind, (-20, 24))
shoot(turn=turn, rise=rise, lens=85, margin=.09, size=2.4, gloss='white', exposure=1.02, world=.32, sides=(1.25, .3), key=245, fill=28)
