"""What floors and dishes are cleaned with: a mop on its handle (pushed together), a stack of folded cloths. The cloth is the slot."""
from math import cos, pi, sin
from mathutils import Vector, noise
from curves import sweep
from material import Material, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
soft = Material(rough=.9).slot('b', printed=False)
label = Material(rough=.4, clear=.2).slot('a')
white, alu, dark = Material((.84, .85, .86), .35, clear=.2), steel(.25, (.72, .73, .75)), Material((.02, .02, .022), .5)
soft.bump(soft.noise(soft.coords(), 160 if kind == 'cloths' else 60, 3, .7), .6, .02)


def mop():
    """Leans back; the flat head lies before the shopper, a fringe round it."""
    box((43, 11.5, 1.6), soft, (0, 0, 1.2), .7, 5)
    for i in range(300):
        t = i / 300
        side = int(t * 4)
        u = t * 4 - side
        x, y = ((-21.5 + 43 * u, -5.8), (21.5, -5.8 + 11.6 * u), (21.5 - 43 * u, 5.8), (-21.5, 5.8 - 11.6 * u))[side]
        out = Vector(((0, -1), (1, 0), (0, 1), (-1, 0))[side])
        reach = 1.3 + .7 * noise.noise(Vector((i * 1.7, 0, 0)))
        drift = .7 * noise.noise(Vector((0, i * 2.3, 0)))
        sweep([(x, y, 1.3), (x + out.x * reach * .6 - out.y * drift, y + out.y * reach * .6 + out.x * drift, .9),
               (x + out.x * reach - out.y * drift, y + out.y * reach + out.x * drift, .35)], .32, soft, steps=3)
    box((38, 8.6, 1.0), white, (0, 0, 2.5), .35, 4)
    box((9, 6, 1.4), white, (0, 0, 3.2), .5, 4)
    box((3.2, 3.2, 4.6), dark, (0, .6, 5.6), .6, 5, (-16, 0, 0))
    start = len(bodies)
    cylinder(1.25, 38, alu, (0, 0, 19), edge=.1, segments=64)
    cylinder(1.6, 5, dark, (0, 0, 37), edge=.3, segments=64)
    cylinder(1.05, 24, alu, (0, 0, 48), edge=.1, segments=64)
    lathe(fillet([(1.1, 58), (1.6, 58.4), (1.7, 71), (1.5, 73), (0, 73.6)], .5, 5), dark, 64)
    cylinder(1.25, 9, soft, (0, 0, 16), edge=.2, segments=64)
    group(bodies[start:], (0, 1.4, 6), (-16, 0, 6))


def cloths():
    """Ten cloths folded once, with a paper band round them."""
    for k in range(10):
        z = k * .72
        dx, dy, turn = noise.noise(Vector((k * 3.1, 0, 0))) * .5, noise.noise(Vector((0, k * 2.7, 0))) * .5, noise.noise(Vector((k, k, 1))) * 2.4
        rings = []
        for i in range(31):
            x = -8.8 + 17.6 * i / 30
            ring = []
            for j in range(28):
                a = 2 * pi * j / 28
                y = 8.6 * (abs(cos(a)) ** .16) * (1 if cos(a) >= 0 else -1)
                h = .34 * (abs(sin(a)) ** .4) * (1 if sin(a) >= 0 else -1)
                ring.append((x + .1 * noise.noise(Vector((y, k, 3))), y + .14 * noise.noise(Vector((x * .5, k * 2, 1))),
                             z + .36 + h + .05 * noise.noise(Vector((x * .4, y * .4, k)))))
            rings.append(ring)
        place(loft(rings, soft), (dx, dy, 0), (0, 0, turn))
    high, half = 7.5, 3.2
    path = [(-9.35, .1), (-9.4, .4), (-9.42, high - .3), (-9.3, high), (-8.6, high + .1), (8.6, high + .1), (9.3, high), (9.42, high - .3), (9.4, .4), (9.35, .1)]
    points = [(y, x, z) for x, z in path for y in (-half, half)]
    count = len(path)
    # The face of the band is its front and its top.
    lengths = [0]
    for (a, b), (c, d) in zip(path, path[1:]):
        lengths.append(lengths[-1] + ((a - c) ** 2 + (b - d) ** 2) ** .5)
    total = lengths[-1]
    mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(count - 1)], label, 40,
         [(s, .02 + .96 * lengths[i] / total) for i in range(count) for s in (0, 1)])


{'mop': mop, 'cloths': cloths}[kind]()
turn, rise, margin = {'mop': (-28, 14, .05), 'cloths': (-32, 26, .09)}[kind]
shoot(turn=turn, rise=rise, lens=90, margin=margin, size=2.4, exposure=.8, gloss='soft', world=.4, sides=(1.2, .6), key=240, fill=40)
