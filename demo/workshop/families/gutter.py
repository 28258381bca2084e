"""What leads rain off a roof: troughs, pipes, elbows, outlets, clamps, brackets, corners; and the steel trims of a roof."""
from math import cos, pi, radians, sin
from mathutils import Vector
from material import Material, steel
from shapes import bodies, box, cylinder, group, loft, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
coat = Material(rough=.3, clear=.3).slot('b', printed=False)
screw = steel(.3)


def thicken(body, thick, offset=0.0):
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset = thick, offset
    edge = body.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = thick * .25, 2, 'ANGLE', radians(60)
    return body


def strip(section, length, thick=.02, miter=0):
    """An open line of (across, up) led along x; miter: its far end is cut at 45 degrees."""
    count = len(section)
    points = [(-length / 2, y, z) for y, z in section] + [(length / 2 + miter * y, y, z) for y, z in section]
    return thicken(mesh(points, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], coat, 40), thick)


def arc(radius, start, end, count=40, middle=(0, 0)):
    return [(middle[0] + radius * cos(radians(start + (end - start) * i / count)),
             middle[1] + radius * sin(radians(start + (end - start) * i / count))) for i in range(count + 1)]


def trough_section(radius=.5):
    """A half round with a bead rolled out in front and a lip behind."""
    return arc(.055, 270, -20, 14, (-radius - .05, .055)) + arc(radius, 180, 360) + [(radius, .08), (radius - .05, .1)]


def tube(path, radii, thick=.03, around=72):
    """A hollow pipe along a path in the xz plane."""
    rings = []
    count = len(path)

    def ring_at(i, radius):
        before, after = Vector(path[max(0, i - 1)]), Vector(path[min(count - 1, i + 1)])
        along = (after - before).normalized()
        across = Vector((along.z, 0, -along.x))
        return [Vector(path[i]) + across * radius * cos(a) + Vector((0, 1, 0)) * radius * sin(a)
                for a in [2 * pi * k / around for k in range(around)]]
    for i in range(count):
        rings.append(ring_at(i, radii[i]))
    for i in reversed(range(count)):
        rings.append(ring_at(i, radii[i] - thick))
    rings.append(rings[0])
    return loft(rings, coat, cap=False, smooth=40)


def bend(start, angle, radius, count=24):
    """From a point upwards, bending to the right by the angle."""
    x, z = start
    return [(x + radius - radius * cos(radians(angle) * i / count), 0, z + radius * sin(radians(angle) * i / count)) for i in range(count + 1)]


def trough():
    for x, y, z, turn in ((0, .62, .5, -1), (-.12, -.62, .5, 3)):
        group([strip(trough_section(), 4.4)], (x, y, z), (0, 0, turn))
    return dict(turn=-58, rise=30)


def downpipe():
    for i, (x, y, z, turn) in enumerate(((0, -.62, .45, -2), (.2, .45, .45, 3), (-.25, -.1, 1.22, 9))):
        length = 4.2
        path = [(t * length - length / 2, 0, 0) for t in [0, .002, .09, .1, .11, .16, .2, .5, .9, .998, 1]]
        radii = [.47, .47, .47, .465, .45, .42, .42, .42, .42, .42, .41]
        group([tube(path, radii)], (x, y, z), (0, 0, turn))
    return dict(turn=-60, rise=24)


def elbow():
    path = [(0, 0, 0), (0, 0, .01), (0, 0, .4), (0, 0, .45), (0, 0, .6)] + bend((0, .6), 67, .75)
    x, _, z = path[-1]
    a = radians(67)
    path += [(x + sin(a) * d, 0, z + cos(a) * d) for d in (.2, .5, .7, .71)]
    radii = [.475, .48, .475, .445, .43] + [.43] * 25 + [.43, .43, .43, .42]
    tube(path, radii)
    # The seam of the socket.
    cylinder(.483, .03, coat, (0, 0, .36), segments=96)
    return dict(turn=22, rise=16)


def outlet():
    body = [strip(trough_section(.62), 1.9, .03)]
    for side in (-1, 1):
        ring = strip(arc(.65, 180, 360) + [(.65, .1)], .14, .05)
        ring.location.x = side * .86
        body.append(ring)
    path = [(0, 0, z) for z in (-.4, -.62, -.72, -.78, -.95, -1.35, -1.36)]
    body.append(tube(path, [.52, .5, .45, .43, .42, .42, .41], .03))
    group(body, (0, 0, 1.36), (0, 0, -24))
    return dict(turn=4, rise=24)


def clamp():
    """Two half rings with ears, a screw through each, a pin into the wall."""
    for start in (4, 184):
        ring = arc(.9, start, start + 172)
        places = [(x, y, z) for z in (-.2, .2) for x, y in ring]
        count = len(ring)
        thicken(mesh(places, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], coat, 40), .045)
    for side in (-1, 1):
        for y in (-.055, .055):
            box((.32, .05, .4), coat, (side * 1.05, y, 0), .02)
        cylinder(.075, .06, screw, (side * 1.08, -.11, 0), (90, 0, 0), .02, 6)
        cylinder(.04, .34, screw, (side * 1.08, 0, 0), (90, 0, 0), .01, 32)
    box((.3, .12, .36), coat, (0, .95, 0), .02)
    cylinder(.06, .75, screw, (0, 1.3, 0), (90, 0, 0), .02, 32)
    for i in range(12):
        cylinder(.07, .018, screw, (0, 1.2 + i * .04, 0), (90, 0, 0), .006, 32)
    group(list(bodies), turn=(90, 0, 0))
    return dict(turn=-28, rise=24)


def bracket():
    """A flat bar bent to hold a trough, with a long arm to be screwed on a rafter."""
    line = [(-.5, .1), (-.52, .16), (-.57, .18), (-.62, .15)] + arc(.63, 180, 345, 40) + [(.66, 0), (.68, .3), (.75, .42), (2.1, .95)]
    for y, turn in ((-.4, 0), (.35, 6)):
        places = [(x, w, z) for w in (-.14, .14) for x, z in line]
        count = len(line)
        body = thicken(mesh(places, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], coat, 30), .05)
        holes = [cylinder(.045, .02, Material((.02, .02, .02), .8), (x, 0, .42 + (x - .75) * .393 + .028), (0, -21.4, 0), .002, 24)
                 for x in (1.2, 1.55, 1.9)]
        group([body] + holes, (0, y, .7), (0, 0, turn))
    return dict(turn=-24, rise=24)


def corner():
    one, two = strip(trough_section(.5), 1.7, .025, 1), strip(trough_section(.5), 1.7, .025, 1)
    place(one, (-.85, 0, .5))
    two.scale = (1, -1, 1)
    place(two, (0, -.85, .5), (0, 0, 90))
    group([one, two])
    return dict(turn=-20, rise=34)


def trim(section, rise=26):
    for side, turn in ((-1, -1), (1, 3)):
        group([strip(section, 4.4, .022)], (side * .1, side * (section[-1][0] - section[0][0]) * .58, .1), (0, 0, turn))
    return dict(turn=-56, rise=rise)


def ridge():
    return trim([(-.75, -.02), (-.72, 0), (-.07, .3)] + arc(.07, 150, 30, 10, (0, .3)) + [(.07, .3), (.72, 0), (.75, -.02)], 30)


def eaves():
    return trim([(-.55, .05), (-.5, .02), (.0, .02), (.02, .0), (.14, -.32), (.2, -.3)])


def barge():
    return trim([(-.5, .1), (-.46, .06), (0, .06), (.02, .4), (.08, .42), (.1, .38), (.12, -.2), (.2, -.24)])


seen = {'trough': trough, 'downpipe': downpipe, 'elbow': elbow, 'outlet': outlet, 'clamp': clamp, 'bracket': bracket,
        'gutter-corner': corner, 'ridge': ridge, 'eaves': eaves, 'barge': barge}[kind]()
shoot(lens=80, margin=.09, size=2.6, gloss='soft', exposure=.85, world=.42, sides=(1.15, .7), key=235, fill=45, **seen)
