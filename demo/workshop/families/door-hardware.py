"""Fittings of doors: lever handles, hinges, mortise latches and locks, a closer, a cylinder with its keys. Centimetres."""
from math import atan2, cos, degrees, hypot, pi, sin
from curves import sweep
from material import Material, chrome, steel
from shapes import bevel, bodies, box, cylinder, fillet, group, lathe, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
metal = Material((.8, .8, .8), .34 if kind == 'closer' else .2, 1).slot('c', printed=False)
zinc, bright, dark = steel(.34, (.5, .51, .52)), chrome(.12), Material((.015, .015, .016), .6)


def plate(outline, thick, material, at=(0, 0, 0), turn=(0, 0, 0), radius=.04):
    """A flat piece of metal in xz with a small round at its edges."""
    count = len(outline)
    points = [(x, y, z) for y in (-thick / 2, thick / 2) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    return place(bevel(mesh(points, faces, material, 40), radius, 2, 50), at, turn)


def rounded(width, height, radius, steps=6):
    out = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = (start + 90 * i / steps) * pi / 180
            out.append((cx * (width / 2 - radius) + radius * cos(a), cz * (height / 2 - radius) + radius * sin(a)))
    return out


def screw(x, z, y=-.11, radius=.36):
    return [cylinder(radius, .06, zinc, (x, y, z), (90, 0, 0), .02, 40),
            box((radius * 1.1, .05, .09), dark, (x, y - .025, z), .01, 2, (0, 35, 0)),
            box((.09, .05, radius * 1.1), dark, (x, y - .025, z), .01, 2, (0, 35, 0))]


def lever(at, turn, back=False):
    parts = [place(lathe(fillet([(0, 0), (2.55, 0), (2.6, .12), (2.5, .85), (2.3, .95), (1.2, .98), (0, .98)], .12, 5), metal, 160),
                   turn=(90, 0, 0)),
             cylinder(2.45, .1, dark, (0, .06, 0), (90, 0, 0), .02),
             place(lathe(fillet([(1.25, .9), (1.2, 1.1), (1.0, 1.3), (.95, 2.6), (0, 2.7)], .2, 5), metal, 96), turn=(90, 0, 0)),
             sweep([(.2, -3.6, 0), (-.9, -4.55, 0), (-3.5, -4.85, 0), (-7.5, -4.75, 0), (-11.3, -4.35, 0)], .86, metal,
                   radii=[1.05, 1.02, .98, .92, .82]),
             sweep([(0, -2.2, 0), (.15, -3.0, 0), (.2, -3.7, 0), (-.25, -4.2, 0)], .92, metal)]
    parts.append(box((.76, 7, .76), zinc, (0, 3.2, 0), .06, 2, (0, 45, 0)))
    return group(parts, at, turn)


def handle():
    lever((0, 0, 2.6), (0, 0, 26))
    lever((5.0, 6.4, 2.6), (0, 0, -160))
    shoot(turn=-8, rise=17, lens=85, margin=.07, size=2.5, gloss='chrome', exposure=.85, world=.55)


def leaf(width, height, side):
    """One wing of a hinge, its screw holes and its knuckles; side -1 is to the left of the pin."""
    parts = [plate([(side * (.35 + x), z) for x, z in [(0, -height / 2), (width - .8, -height / 2), (width, -height / 2 + .8),
                    (width, height / 2 - .8), (width - .8, height / 2), (0, height / 2)]][::side], .25, metal, radius=.05)]
    for z in (-height * .34, 0, height * .34):
        parts += screw(side * (width * .62 if z else width * .45), z, -.12, .34)
    return parts


def hinge_pair(at, turn, opened):
    height = 10
    one = group(leaf(3.6, height, -1), (0, 0, 0), (0, 0, opened))
    two = group(leaf(3.6, height, 1), (0, 0, 0), (0, 0, -opened))
    pins = [cylinder(.52, height / 5 - .05, metal, (0, 0, (k - 2) * height / 5), edge=.06, segments=48) for k in range(5)]
    pins += [place(lathe(fillet([(.5, 0), (.62, .05), (.62, .2), (.42, .42), (.3, .6), (.34, .75), (.2, .98), (0, 1.02)], .08), metal, 48),
                   (0, 0, side * height / 2), (0 if side > 0 else 180, 0, 0)) for side in (-1, 1)]
    return group([one, two, *pins], at, turn)


def hinge():
    hinge_pair((0, 0, 6), (0, 0, 0), -24)
    hinge_pair((8.0, 4.6, 6), (0, 0, -14), -38)
    shoot(turn=14, rise=16, lens=85, margin=.09, size=2.4, gloss='chrome', exposure=.85, world=.55)


def keyhole(y, at, scale=1.0):
    """The profile a cylinder is pushed through: a round with a slot below it."""
    x, z = at
    return [cylinder(.86 * scale, .04, dark, (x, y, z), (90, 0, 0), .005, 48), box((1.0 * scale, .04, 2.0 * scale), dark, (x, y, z - 1.0 * scale), .2, 3)]


def mortise(deep, tall, front, bolts, square, hole):
    """The case stands behind its front plate; the whole lies on its broad side."""
    parts = [box((deep, 1.5, tall), zinc, (deep / 2 + .3, 0, 0), .08, 3),
             plate(rounded(2.0, front, .95), .3, metal, (0, 0, 0), (0, 0, 90))]
    for z in (-tall * .42, tall * .42):
        parts += screw(deep * .8, z, -.77, .26)
        parts += screw(deep * .22, z, -.77, .26)
    for z in (-front / 2 + 1.1, front / 2 - 1.1):
        parts += [cylinder(.42, .34, dark, (-.0, 0, z), (0, 90, 0), .02, 40), cylinder(.3, .4, zinc, (-.02, 0, z), (0, 90, 0), .02, 40)]
    for z, size, kind_of in bolts:
        if kind_of == 'latch':
            outline = [(-1.1, .55), (.2, .55), (.2, -.55), (-.4, -.55)]
            points = [(x, y, z + s * size / 2) for s in (-1, 1) for x, y in outline]
            faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
            parts.append(bevel(mesh(points, faces, metal, 40), .08, 3))
        else:
            parts.append(box((1.6, 1.1, size), metal, (-.5, 0, z), .08, 3))
    x, z = square
    parts += [cylinder(.95, 1.56, bright, (x, 0, z), (90, 0, 0), .05, 64), box((.8, 1.62, .8), dark, (x, 0, z), .02, 2, (0, 45, 0))]
    if hole:
        parts += keyhole(-.76, hole)
    else:
        parts.append(box((.4, .04, 1.4), dark, (x, -.76, z - 3.6), .1, 2))
    return group(parts, (0, 0, .75), (-90, 0, 0))


def strike(at, front, holes, turn):
    parts = [plate(rounded(2.2, front, .95), .2, metal, radius=.05),
             plate([(1.05, -2.4), (1.9, -2.0), (1.9, 2.0), (1.05, 2.4)], .18, metal, (0, -.05, holes[0][0]), (0, 0, 0), .04)]
    for z, size in holes:
        parts += [box((1.15, .3, size), dark, (-.05, 0, z), .12, 3)]
    for z in (-front / 2 + 1, front / 2 - 1):
        parts.append(cylinder(.36, .26, dark, (0, 0, z), (90, 0, 0), .02, 40))
    return group(parts, at, turn)


def latch():
    group([mortise(6.4, 8.5, 17, [(1.4, 2.4, 'box')], (4.6, 1.4), None)], (0, 0, 0), (0, 0, 12))
    strike((-4.6, 1.4, .12), 10, [(0, 3.2)], (-90, 0, 22))
    shoot(turn=-16, rise=46, lens=85, margin=.08, size=2.5, gloss='chrome', exposure=.8, world=.6)


def lock():
    group([mortise(8.2, 16.5, 23.5, [(4.6, 2.4, 'latch'), (-3.4, 4.4, 'box')], (5.6, 4.6), (5.6, -3.6))], (0, 0, 0), (0, 0, 12))
    strike((-5.0, 1.6, .12), 17, [(4.0, 2.8), (-3.4, 4.8)], (-90, 0, 22))
    shoot(turn=-16, rise=46, lens=85, margin=.08, size=2.5, gloss='chrome', exposure=.8, world=.6)


def closer():
    box((19.0, 4.2, 5.4), metal, (0, 0, 2.7), .9, 8)
    for side in (-1, 1):
        box((1.9, 4.3, 5.5), metal, (side * 10.2, 0, 2.75), .9, 8)
        cylinder(.3, .1, dark, (side * 10.2, -2.14, 2.75), (90, 0, 0), .02, 32)
        cylinder(.75, .5, zinc, (side * 11.1, 0, 2.75), (0, 90, 0), .1, 48)
    bar((4, 0, 6.35), (-9.2, 5.2, 6.35), 2.0, .5)
    cylinder(1.35, .8, metal, (4, 0, 5.7), edge=.12)
    cylinder(.8, 1.5, zinc, (4, 0, 6.2), edge=.1, segments=6)
    cylinder(1.15, 1.3, metal, (-9.2, 5.2, 6.6), edge=.15, segments=48)
    cylinder(.55, .4, zinc, (-9.2, 5.2, 7.4), edge=.1, segments=6)
    bar((-9.2, 5.2, 7.0), (5.5, 11.4, 7.0), 1.7, .5)
    cylinder(1.1, 1.2, metal, (5.5, 11.4, 7.0), edge=.15, segments=48)
    box((5.6, .5, 3.0), metal, (5.7, 13.1, 7.0), .12, 3)
    box((2.4, 2.4, .5), metal, (5.6, 12.2, 6.4), .12, 3)
    shoot(turn=-22, rise=30, lens=85, margin=.06, size=2.6, gloss='chrome', exposure=.85, world=.6)


def bar(start, end, width, thick):
    """A flat arm between two joints."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    middle = [(a + b) / 2 for a, b in zip(start, end)]
    return box((length, width, thick), metal, middle, .14, 3, (0, 0, degrees(atan2(end[1] - start[1], end[0] - start[0]))))


def key(at, turn):
    bow = plate(rounded(2.5, 2.3, .8), .26, bright, (0, 0, 0), radius=.05)
    blade = [(.6, -.38), (4.4, -.38), (4.8, -.1), (4.6, .2)] + [(4.3 - .38 * i, .38 - .22 * ((i * 7) % 4) / 3 * (i % 2)) for i in range(9)] + [(.6, .4)]
    return group([bow, plate(blade, .22, bright, (.6, 0, 0), radius=.03), cylinder(.34, .3, dark, (-.7, 0, 0), (90, 0, 0), .02, 32)], at, turn)


def barrel():
    outline = [(.85 * cos(a), .85 * sin(a)) for a in [(-52 + 284 * i / 40) * pi / 180 for i in range(41)]]
    outline += [(-.5, -1.9), (-.42, -2.15), (-.2, -2.32), (.2, -2.32), (.42, -2.15), (.5, -1.9)]
    for side in (-1, 1):
        plate(outline, 2.6, metal, (0, side * 1.75, 2.4), radius=.06)
        cylinder(.62, .1, bright, (0, side * 3.06, 2.4), (90, 0, 0), .03, 64)
        box((.16, .1, .86), dark, (0, side * 3.1, 2.4), .02, 2, (0, 10, 0))
    plate(outline, 1.0, zinc, (0, 0, 2.4), radius=.04)
    plate([(-.5, 0), (.5, 0), (.36, -2.5), (.2, -2.6), (-.2, -2.6), (-.36, -2.5)], .8, zinc, (0, 0, 2.4), (0, 128, 0), .05)
    group(list(bodies), turn=(0, 0, -38))
    key((4.6, -1.8, .15), (-90, 0, -30))
    key((5.4, .3, .2), (-90, 4, 8))
    key((4.6, 1.9, .3), (-90, -3, 42))
    shoot(turn=6, rise=26, lens=85, margin=.08, size=2.4, gloss='chrome', exposure=.85, world=.55)


{'handle': handle, 'hinge': hinge, 'latch': latch, 'lock': lock, 'closer': closer, 'cylinder': barrel}[kind]()
