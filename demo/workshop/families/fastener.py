"""Screws, nails, dowels and anchors: a printed carton and a handful of what is in it, lying in front. Millimetres."""
import bpy
from math import asin, cos, degrees, hypot, pi, sin
from random import Random
from material import Material, plastic
from shapes import bodies, box, group, mesh, place
from stage import scene_of, shoot

KIND = scene_of['kind']
chance = Random(11)
metal = Material(rough=.27, metal=1).slot('c', printed=False)
soft = Material(rough=.4).slot('b', printed=False)
card, gum = Material(rough=.5, clear=.1).slot('a'), plastic((.01, .01, .011), .6)


class Body:
    """Turned, threaded and prismatic parts of one material, along x: the head at 0, the tip at +length."""

    def __init__(self, material):
        self.material, self.points, self.faces = material, [], []

    def grid(self, rows, closed=True):
        start, count = len(self.points), len(rows[0])
        for row in rows:
            self.points += row
        for k in range(len(rows) - 1):
            for i in range(count if closed else count - 1):
                j, at = (i + 1) % count, start + k * count
                self.faces.append((at + i, at + j, at + count + j, at + count + i))
        return self

    def turned(self, profile, around=32, sides=None):
        """profile: (x, radius); sides: a prism of so many flats."""
        rows = []
        for x, r in profile:
            row = []
            for i in range(around):
                a = 2 * pi * i / around
                if sides:
                    step = 2 * pi / sides
                    r_here = r / cos((a % step) - step / 2) * cos(step / 2) * 1.1
                else:
                    r_here = r
                row.append((x, r_here * cos(a), r_here * sin(a)))
            rows.append(row)
        return self.grid(rows)

    def thread(self, start, end, core, depth, pitch, tip=0, sharp=2.2, around=20):
        """core: radius, or a function of x; the crests fade in and out."""
        rows, steps = [], max(8, int((end - start) / pitch * 9))
        for k in range(steps + 1):
            x = start + (end - start) * k / steps
            inner = core(x) if callable(core) else core
            fade = min(1, (x - start) / pitch + .1, ((end + tip - x) / pitch + .1) if not tip else 1)
            row = []
            for i in range(around):
                a = 2 * pi * i / around
                wave = (.5 + .5 * cos(2 * pi * (x / pitch - i / around))) ** sharp
                r = inner + depth * wave * fade * (1 if not tip else min(1, (end - x) / tip + .15))
                row.append((x, r * cos(a), r * sin(a)))
            rows.append(row)
        return self.grid(rows)

    def crossed(self, x, radius, depth, width, reach, around=48):
        """A head's face with a cross in it."""
        rows = []
        for k in range(15):
            r = radius * (1 - k / 14)
            row = []
            for i in range(around):
                a = 2 * pi * i / around
                y, z = r * cos(a), r * sin(a)
                inside = min(abs(y), abs(z)) < width and max(abs(y), abs(z)) < reach
                row.append((x + (depth if inside else 0), y, z))
            rows.append(row)
        return self.grid(rows)

    def done(self, smooth=38):
        made = mesh(self.points, self.faces, self.material, smooth)
        bodies.remove(made)
        bpy.context.scene.collection.objects.unlink(made)
        return made.data


def pointed(length, core, tip):
    return lambda x: core if x < length - tip else max(.05, core * (length - x) / tip)


def build():
    """The meshes of one piece, its length, the radius of its head and of its tip."""
    if KIND in ('fine', 'coarse', 'long'):
        length, core, head, pitch, depth = {'fine': (35, 1.25, 4, 1.5, .75), 'coarse': (42, 1.35, 4, 2.4, .9),
                                            'long': (82, 2.7, 5.6, 3.4, 1.1)}[KIND]
        body = Body(metal).crossed(0, head - .25, 1.6 * head / 4, .45 * head / 4, 2.1 * head / 4)
        body.turned([(0, head - .25), (.35, head), (.7, head * .97), (1.6, head * .72), (3.2, core * 1.5), (5, core * 1.12)])
        body.thread(4.5, length, pointed(length, core, length * .17), depth, pitch, length * .15)
        return [body.done()], length, head, 1.2
    if KIND in ('washer', 'roofing'):
        length, core, pitch = 30, 1.55, 1.7
        body, parts = Body(metal), []
        if KIND == 'washer':
            head = 5.6
            body.crossed(-.9, 3.3, 1.4, .42, 2).turned([(-.9, 3.3), (-.6, 3.9), (.3, 4.7), (.75, head), (1.2, head), (1.4, head - .3), (1.4, 2)])
        else:
            head = 7
            cap = Body(soft).turned([(-5, 0), (-5, 3.3), (-4.7, 3.7), (-.4, 3.7), (-.2, 3.9)], 60, 6)
            cap.turned([(-.9, 3.4), (-.8, 5.2), (-.3, 5.5), (.1, 5.3), (.1, 2)])
            body.turned([(.1, 2), (.15, 6.6), (.4, head), (1.1, head), (1.1, 3)])
            parts = [cap.done(28), Body(gum).turned([(1.1, 6.4), (1.6, 6.9), (3, 6.7), (3.2, 6), (3.2, 1.5)]).done()]
        body.thread(1.2, length - 6.5, core, .6, pitch)
        body.turned([(length - 6.6, core), (length - 6.2, 1.5), (length - 1.6, 1.5), (length, .05)], 24)
        body.turned([(length - 5.8, 1.62), (length - 1.5, 1.62)], 24, 2)
        return [body.done(), *parts], length, head, 1.5
    if KIND == 'nail':
        length, head = 50, 5.4
        body = Body(metal).turned([(0, 0), (0, head - .3), (.3, head), (.8, head), (1.1, head - .4), (1.4, 2.1), (2.4, 1.75), (18, 1.75)])
        rings = [(18 + k * 1.5 + part, 1.75 + rise) for k in range(17) for part, rise in ((.1, -.2), (1.2, .3))]
        body.turned(rings + [(length - 6, 1.6), (length, .05)])
        return [body.done(), ], length, head, 1.2
    return anchor()


def ribbed(start, end, radius, step, depth=.35):
    rows, x = [], start
    while x < end:
        rows += [(x, radius), (x + step * .7, radius), (x + step * .72, radius - depth), (x + step * .98, radius - depth)]
        x += step
    return rows


def anchor():
    if KIND == 'nail-dowel':
        sleeve = Body(soft).turned([(9, 2.6), (9, 6.6), (9.4, 7), (10.3, 7), (10.8, 6.4), (12, 4), (20, 3.9)] + ribbed(20, 52, 3.9, 3.2)
                                   + [(53, 3.6), (57, 2.9), (58, 2.4), (58, 0)])
        nail = Body(metal).crossed(0, 4.4, 1.4, .45, 2.2).turned([(0, 4.4), (.3, 4.7), (.8, 4.4), (3, 2.5), (4, 2.4)])
        nail.thread(4, 16, 2.1, .45, 2.6, sharp=1)
        return [sleeve.done(), nail.done()], 58, 7, 3
    if KIND == 'dowel':
        sleeve = Body(soft).turned([(3, 1.9), (.2, 2.2), (0, 2.4), (0, 4.3), (.5, 4.5), (1, 4), (9, 4)] + ribbed(9, 36, 4.15, 2.6, .5)
                                   + [(36.5, 3.9), (40, 3.1), (40, 0)])
        dark = Body(gum)
        for a in (0, pi / 2, pi, 3 * pi / 2):
            slot = [(x, (4.2 + up) * cos(a) - w * sin(a), (4.2 + up) * sin(a) + w * cos(a))
                    for x, w, up in ((11, .35, 0), (37, .5, 0))for w in (-w, w)]
            dark.grid([slot[:2], slot[2:]], closed=False)
        fins = Body(soft)
        for s in (-1, 1):
            fins.grid([[(8, s * 3.6, -.5), (8, s * 3.6, .5)], [(11, s * 3.8, -.5), (11, s * 3.8, .5)], [(20, s * 6, -.5), (20, s * 6, .5)],
                       [(20.3, s * 4, -.5), (20.3, s * 4, .5)]], closed=False)
            fins.grid([[(8, s * 3.6, z), (14, s * 3.8, z), (20, s * 3.8, z)] for z in (0, )] + [[(8, s * 3.7, .5), (14, s * 4.6, .5), (20, s * 6, .5)]],
                      closed=False)
        return [sleeve.done(), dark.done(), fins.done()], 40, 4.6, 3.4
    if KIND == 'insulation':
        plate = Body(soft).turned([(0, 5), (0, 28), (.4, 30), (1.6, 30), (2, 28), (2.4, 12), (5, 8), (14, 6), (70, 5)] + ribbed(70, 108, 5, 4, .6)
                                  + [(110, 4), (112, 0)], 64)
        holes = Body(gum)
        for ring, count, r in ((22, 12, 2.6), (14.5, 8, 2)):
            for k in range(count):
                a = 2 * pi * (k + ring % 2 * .5) / count
                holes.grid([[(-.05, ring * cos(a) + q * cos(b), ring * sin(a) + q * sin(b)) for b in [2 * pi * i / 16 for i in range(16)]]
                            for q in (r, .01)])
        nail = Body(metal).turned([(-2, 0), (-2, 4.2), (-1.4, 4.6), (-.6, 4.6), (0, 4)])
        return [plate.done(), holes.done(), nail.done()], 112, 30, 4
    if KIND == 'molly':
        cage = Body(metal).turned([(0, 3), (0, 6.4), (.4, 6.8), (1, 6.6), (1.2, 4.6), (14, 4.5), (16, 5.1), (30, 5.1), (32, 4.5), (40, 4.5), (40.5, 3.8), (40.5, 0)])
        dark = Body(gum)
        for k in range(6):
            a = pi * k / 3
            dark.grid([[(x, r * cos(a) - w * sin(a), r * sin(a) + w * cos(a)) for w in (-.4, .4)] for x, r in ((12, 4.58), (15.5, 5.12), (30.5, 5.14), (34, 4.6))],
                      closed=False)
        screw = Body(metal).crossed(-3.4, 4, 1.3, .5, 2.4).turned([(-3.4, 4), (-3, 4.6), (-1.8, 5), (-.9, 4.8), (-.7, 3), (0, 3)]).thread(40, 52, 2.2, .5, 1.3, sharp=1)
        screw.turned([(52, 2.2), (52.4, 0)])
        return [cage.done(), dark.done(), screw.done()], 52, 6.8, 2.5
    bolt, dark = Body(metal), Body(gum)
    if KIND == 'sleeve':
        bolt.turned([(-6, 0), (-6, 3.6), (-5.6, 4)]).thread(-6, 2, 3.6, .4, 1.25, sharp=1)
        bolt.turned([(1, 0), (1, 7.4), (1.6, 8.3), (7.6, 8.3), (8.2, 7.4), (8.2, 5)], 60, 6)
        bolt.turned([(8.2, 5), (8.2, 9.8), (9.4, 10), (9.8, 9.8), (9.8, 5.6), (10.2, 6), (52, 6), (52.2, 5.8), (60, 6.1), (60.3, 5.4), (61, 4.7), (70, 6.2), (71, 5.6), (71, 0)])
        for a in (.3, 2.4, 4.5):
            dark.grid([[(x, 6.06 * cos(a + w), 6.06 * sin(a + w)) for w in (-.09, .09)] for x in (36, 60.2)], closed=False)
            dark.grid([[(x, 6.04 * cos(a + 1.05 + w), 6.04 * sin(a + 1.05 + w)) for w in (-.4, -.1, .1, .4)] for x in (24, 26)], closed=False)
        return [bolt.done(30), dark.done()], 71, 10, 6
    bolt.turned([(-14, 0), (-14, 4.6), (-13.2, 5.4)]).thread(-13.5, 42, 5.2, .7, 1.75, sharp=1)
    bolt.turned([(1, 5), (1, 8.6), (1.8, 9.6), (9, 9.6), (9.8, 8.6), (9.8, 5)], 60, 6)
    bolt.turned([(9.8, 5), (9.8, 11.6), (10.2, 12), (12, 12), (12.4, 11.6), (12.4, 5)])
    bolt.turned([(42, 5.6), (74, 5.6), (75, 4.6), (76, 4.4)]).turned([(75, 5), (75.4, 5.9), (88, 5.9), (88.4, 5.2)])
    bolt.turned([(88, 4.6), (91, 5), (98, 5.8), (99.4, 5.2), (99.4, 0)])
    dark.grid([[(x, 5.96 * cos(a), 5.96 * sin(a)) for a in (3.6, 3.75, 3.9)] for x in (75.4, 88)], closed=False)
    return [bolt.done(30), dark.done()], 99, 12, 5


def carton(width, deep, high, at, turn):
    """Its print has the front at the left and the side at the right; its edges and its lid are bare."""
    bare = Material((.74, .71, .66), .7)
    x, y, z, out = width / 2, deep / 2, high / 2, .0005 * width
    fx, fy, fz = x * .975, y * .965, z * .968
    parts = [box((width, deep, high), bare, radius=width * .01, segments=3), box((width * .97, .5, .2), gum, (0, 0, z), 0),
             mesh([(-fx, -y - out, -fz), (fx, -y - out, -fz), (fx, -y - out, fz), (-fx, -y - out, fz)], [(0, 1, 2, 3)],
                  card, 0, [(.01, .01), (.6, .01), (.6, .99), (.01, .99)]),
             mesh([(-x - out, fy, -fz), (-x - out, -fy, -fz), (-x - out, -fy, fz), (-x - out, fy, fz)], [(0, 1, 2, 3)],
                  card, 0, [(.62, .01), (.99, .01), (.99, .99), (.62, .99)])]
    group(parts, (at[0], at[1], z), (0, 0, turn))


pieces, LENGTH, HEAD, TIP = build()
COUNT, ABOVE, SPREAD = {'long': (9, 4, 1.15), 'insulation': (3, 0, 1.0), 'wedge': (4, 1, .9), 'sleeve': (5, 2, 1), 'nail-dowel': (8, 3, 1.05),
                        'molly': (6, 2, 1), 'dowel': (11, 5, 1.35), 'nail': (11, 6, 1.3)}.get(KIND, (14, 7, 1.6))
laid = []


def lay(x, y, angle, height):
    tilt = asin(min(.9, (HEAD - TIP) / LENGTH))
    for data in pieces:
        copy = bpy.data.objects.new('piece', data)
        bpy.context.scene.collection.objects.link(copy)
        bodies.append(copy)
        place(copy, (x, y, HEAD * cos(tilt) + height), (chance.uniform(0, 360), degrees(tilt) + (chance.uniform(-3, 3) if height else 0), angle))


def line(x, y, angle):
    a = angle * pi / 180
    return [(x + LENGTH * t * cos(a), y + LENGTH * t * sin(a), HEAD + (TIP - HEAD) * min(1, t * 2.4)) for t in [i / 8 for i in range(-1, 9)]]


width = LENGTH * SPREAD
tries = 0
while len(laid) < COUNT and tries < 6000:
    tries += 1
    angle = chance.uniform(-25, 25) + (180 if chance.random() < .5 else 0)
    spot = (chance.uniform(-width, width), chance.uniform(-width * .5, width * .22), angle)
    middle = (spot[0] + LENGTH / 2 * cos(angle * pi / 180), spot[1] + LENGTH / 2 * sin(angle * pi / 180))
    if hypot(middle[0] / 1.7, middle[1] * 1.6) > width * .62:
        continue
    mine = line(*spot)
    if all(hypot(a[0] - b[0], a[1] - b[1]) > (a[2] + b[2]) * .92 for other in laid for a in mine for b in line(*other)):
        laid.append(spot)
for spot in laid:
    lay(*spot, 0)
above = []
while len(above) < ABOVE and tries < 12000:
    tries += 1
    angle = chance.uniform(-60, 60) + (180 if chance.random() < .5 else 0)
    a = angle * pi / 180
    spot = (chance.uniform(-.35, .35) * width - LENGTH / 2 * cos(a), chance.uniform(-.2, .1) * width - LENGTH / 2 * sin(a), angle)
    mine = line(*spot)
    if all(hypot(a[0] - b[0], a[1] - b[1]) > (a[2] + b[2]) * .92 for other in above for a in mine for b in line(*other)):
        above.append(spot)
for spot in above:
    lay(*spot, HEAD + TIP if KIND != 'insulation' else 9)
size = max(LENGTH * SPREAD * 1.15, 62)
carton(size * 1.25, size * .72, size * .86, (size * .1, size * .82 + HEAD * 1.4, 0), 9)
shoot(turn=-16, rise=24, lens=85, margin=.06, size=2.5, gloss='soft', exposure=.85, key=230, fill=60)
