"""Household chemistry: a trigger spray, a bottle with a bent neck, a round-shouldered bottle, a box and a bag of powder. The label is printed."""
from math import cos, pi, sin
from curves import smooth_rows, sweep
from material import Material
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, mesh, place, ring, wrap
from stage import scene_of, shoot

kind = scene_of['kind']
plastic = Material(rough=.22, clear=.35).slot('b', printed=False)
label = Material(rough=.34, clear=.25).slot('a')
white, dark = Material((.86, .86, .85), .35), Material((.02, .02, .022), .5)


def tint(body):
    """Caps take their colour from a strip at the label's foot."""
    return wrap(body, lambda point: (.5, .004))


def body(rows, power=3.2):
    loft([ring(128, a, b, p, (x, 0, z)) for z, a, b, x, p in smooth_rows(rows, 90)], plastic)


def wrap_label(wide, deep, low, high, power=3.2, part=.4):
    """Laid on the front half of the same rounded section, a hair above it."""
    n = 60
    outline = ring(720, wide + .03, deep + .03, power)
    lengths, front = [0], [outline[i] for i in range(360, 720)]
    for a, b in zip(front, front[1:]):
        lengths.append(lengths[-1] + ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** .5)
    total = lengths[-1]
    start, stop = total * (.5 - part), total * (.5 + part)
    points, k = [], 0
    for i in range(n + 1):
        wanted = start + (stop - start) * i / n
        while k < len(lengths) - 2 and lengths[k + 1] < wanted:
            k += 1
        t = (wanted - lengths[k]) / ((lengths[k + 1] - lengths[k]) or 1)
        points.append([front[k][j] + (front[k + 1][j] - front[k][j]) * t for j in (0, 1)])
    mesh([(x, y, z) for z in (low, high) for x, y in points], [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], label, 60,
         [(i / n, z) for z in (.02, 1) for i in range(n + 1)])


def ribbed(radius, height, at, material, count=40):
    tint(cylinder(radius, height, material, at, edge=.1, segments=96))
    for i in range(count):
        a = 2 * pi * i / count
        spot = (at[0] + (radius + .01) * cos(a), at[1] + (radius + .01) * sin(a), at[2])
        tint(cylinder(.05, height * .86, material, spot, edge=.02, segments=10))


def spray():
    body([(0, 3.9, 2.5, 0, 3), (.3, 4.2, 2.75, 0, 3.4), (1, 4.3, 2.85, 0, 3.4), (13, 4.3, 2.85, 0, 3.4), (15, 4.0, 2.6, 0, 3), (17, 2.7, 2.0, 0, 2.4),
          (19, 1.5, 1.4, 0, 2), (20.4, 1.35, 1.35, 0, 2)])
    wrap_label(4.3, 2.85, 1.6, 12.6, 3.4, .34)
    ribbed(1.75, 1.9, (0, 0, 20.6), label)
    loft([ring(64, a, b, 4, (x, 0, z)) for z, a, b, x in smooth_rows([(21.4, 1.2, 1.1, 0), (22.6, 1.5, 1.15, .1), (23.8, 2.7, 1.2, -.5), (24.8, 3.3, 1.2, -.8),
          (25.9, 3.4, 1.15, -.8), (26.5, 3.0, .9, -.7)], 40)], white)
    cylinder(.85, 1.5, white, (-4.6, 0, 25.2), (0, 90, 0), .15, 64)
    tint(box((1.1, 1.9, 1.9), label, (-5.6, 0, 25.2), .3, 4))
    sweep([(-2.9, 0, 24.2), (-3.7, 0, 22.6), (-3.9, 0, 21.2), (-4.4, 0, 19.6)], .42, white, radii=[1.2, 1.2, 1.05, .8])
    sweep([(1.8, 0, 25.6), (3.2, 0, 25.0), (3.5, 0, 23.6), (3.1, 0, 22.6)], .6, white, radii=[1.2, 1.1, .9, .5])


def bent():
    body([(0, 3.2, 2.6, 0, 2.6), (.3, 3.6, 2.9, 0, 2.8), (12, 3.7, 2.95, 0, 2.8), (14, 3.5, 2.8, 0, 2.6), (16, 2.7, 2.3, -.2, 2.3), (18, 1.8, 1.7, -.7, 2),
          (19.6, 1.35, 1.35, -1.4, 2), (20.4, 1.25, 1.25, -1.8, 2)])
    wrap_label(3.68, 2.94, 1.4, 11.4, 2.8, .34)
    for i in range(3):
        lathe([(1.4, i * .3), (1.5, i * .3 + .08), (1.4, i * .3 + .16)], plastic, 64)
        place(bodies[-1], (-1.8, 0, 20.1), (0, -32, 0))
    tint(lathe(fillet([(0, 3.4), (.7, 3.35), (1.0, 2.9), (1.4, .6), (1.6, 0), (1.5, -.1)], .2, 5), label, 96))
    place(bodies[-1], (-2.0, 0, 20.5), (0, -32, 0))


def usual():
    body([(0, 4.0, 2.7, 0, 3), (.3, 4.35, 3.0, 0, 3.4), (1, 4.45, 3.1, 0, 3.4), (15, 4.45, 3.1, 0, 3.4), (17, 4.2, 2.9, 0, 3), (19.4, 2.7, 2.1, 0, 2.3),
          (20.8, 1.6, 1.5, 0, 2), (21.8, 1.5, 1.5, 0, 2)])
    wrap_label(4.45, 3.1, 1.8, 14.4, 3.4, .34)
    ribbed(1.9, 2.4, (0, 0, 22.6), label)


def carton():
    """A box of powder with a carrying strap."""
    box((15, 7.2, 21), plastic, (0, 0, 10.5), .12, 3)
    mesh([(-7.44, -3.63, .1), (7.44, -3.63, .1), (7.44, -3.63, 20.9), (-7.44, -3.63, 20.9)], [(0, 1, 2, 3)], label, 0, [(0, 0), (1, 0), (1, 1), (0, 1)])
    sweep([(-5, 0, 20.9), (-4.2, 0, 22.6), (-2, 0, 23.4), (2, 0, 23.4), (4.2, 0, 22.6), (5, 0, 20.9)], .35, white)
    box((14.6, .05, .1), dark, (0, 0, 21.02), .01, 2)


{'spray': spray, 'bent': bent, 'usual': usual, 'carton': carton}[kind]()
group(list(bodies), turn=(0, 0, -8))
shoot(turn=6, rise=10, lens=90, margin=.08, size=2.5, gloss='soft', exposure=.92, world=.4, sides=(1.15, .65), key=240, fill=45)
