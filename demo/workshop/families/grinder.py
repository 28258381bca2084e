"""Angle grinders laid on their side, the disc to the front: with a cable, with a battery, and the large one for two hands. Centimetres."""
import bpy
from math import cos, pi, sin
from curves import hull, letters, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, mesh, place, wrap
from stage import FONT, scene_of, shoot

KIND = scene_of['kind']
large = KIND == 'large'
shell = Material(rough=.34, clear=.12).slot('a')
accent = Material(rough=.42).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .5, 60), rubber((.007, .007, .008))
cast, bright = steel(.42, (.2, .2, .21)).grain(30, .1), steel(.22, (.66, .66, .68))
slit, tin = Material((.004, .004, .004), .8), Material((.02, .02, .022), .38, .3)
abrasive = Material((.022, .022, .024), .85).grain(26, .5, .05)
paper = Material((.82, .8, .74), .6)
DISC, MOTOR = (11.4, 4.1) if large else (6.2, 3.1 if KIND == 'small' else 2.8)
START, END = (5.2, 24) if large else (4.6, 16)


def side(point):
    return (min(.999, max(.001, (point.x - START) / (END - START))), min(.999, max(.001, point.z / (END - START) + .5)))


def ring_disc(radius, hole, thick, material, y):
    body = lathe(fillet([(hole, -thick / 2), (radius, -thick / 2), (radius, thick / 2), (hole, thick / 2)], thick * .2, 2), material, 160)
    return place(body, (0, y, 0), (90, 0, 0))


def guard(radius, y, deep):
    """A cup over the half of the disc that faces the hand."""
    points, faces, count = [], [], 60
    profile = [(radius * .25, 0), (radius - .3, 0), (radius, -.3), (radius, -deep), (radius - .35, -deep - .1), (radius - .4, -deep),
               (radius - .18, -deep + .1), (radius - .18, -.35), (radius - .4, -.18), (radius * .25, -.18)]
    for i in range(count + 1):
        a = (-98 + 196 * i / count) * pi / 180
        points += [(r * cos(a), y + d, r * sin(a)) for r, d in profile]
    size = len(profile)
    for i in range(count):
        for k in range(size):
            n = (k + 1) % size
            faces.append((i * size + k, (i + 1) * size + k, (i + 1) * size + n, i * size + n))
    faces += [tuple(range(size)), tuple(range(count * size, count * size + size))[::-1]]
    return mesh(points, faces, tin, 30)


s = 1.35 if large else 1
hull([(-2.9 * s, .9 * s, .8 * s, 0), (-2.7 * s, 1.7 * s, 1.6 * s, 0), (-1.6 * s, 2.1 * s, 2.2 * s, 0), (1 * s, 2.2 * s, 2.5 * s, 0),
      (3 * s, 2.3 * s, 2.6 * s, 0), (START - .5, MOTOR - .35, MOTOR - .3, 0), (START, MOTOR - .1, MOTOR - .1, 0)], cast, 60, power=2.8)
cylinder(2.15 * s, 2.6 * s, cast, (0, -1.8 * s, 0), (90, 0, 0), .25)
cylinder(2.4 * s, .7, bright, (0, -3.2 * s, 0), (90, 0, 0), .08)
for x, z in ((-1.6, 1.55), (-1.6, -1.55), (2.3, 2.1), (2.3, -2.1)):
    cylinder(.36, .5, bright, (x * s, -1.95 * s, z * s), (90, 0, 0), .06, 32)
    cylinder(.2, .52, slit, (x * s, -1.96 * s, z * s), (90, 0, 0), .02, 6)
AT = -4.2 * s
guard(DISC * 1.09, AT + 1.0, 2.0 if large else 1.7)
ring_disc(DISC, 1.1, .28, abrasive, AT)
ring_disc(DISC * .7, 1.4, .01, paper, AT - .15)
ring_disc(DISC * .68, 1.5, .012, accent, AT - .153)
letters('230×2,0' if large else '125×1,0', DISC * .2, paper, FONT, (0, AT - .17, DISC * .47))
letters('A 40 S', DISC * .14, paper, FONT, (0, AT - .17, -DISC * .5))
ring_disc(1.9 * s, .3, .55, bright, AT - .4)
cylinder(.7 * s, .9, cast, (0, AT - .5, 0), (90, 0, 0), .1)
for k in range(4):
    a = pi / 4 + k * pi / 2
    cylinder(.2, .1, slit, (1.35 * s * cos(a), AT - .66, 1.35 * s * sin(a)), (90, 0, 0), .01, 24)

keys = [(START, MOTOR - .1, MOTOR - .1, 0), (START + .3, MOTOR + .05, MOTOR + .05, 0), (START + 3, MOTOR + .1, MOTOR + .1, 0),
        (END - 2, MOTOR, MOTOR, 0), (END, MOTOR - .25, MOTOR - .25, 0)]
wrap(hull(keys, shell, 60, power=2.15), side)
hull([(START - .35, MOTOR - .25, MOTOR - .25, 0), (START - .25, MOTOR + .12, MOTOR + .12, 0), (START + .05, MOTOR + .12, MOTOR + .12, 0),
      (START + .15, MOTOR - .1, MOTOR - .1, 0)], accent, 12, power=2.15)
for k in range(5):
    for z in (-1.1, .0, 1.1):
        box((.34, .6, .75), slit, (END - 2.9 + k * .55, -MOTOR + .22 * z * z * .6, z * MOTOR / 3.1), .14, 3)
for x in (START + 1, END - .8):
    cylinder(.3, .4, slit, (x, -MOTOR + .35, -1.6 * MOTOR / 3.1), (90, 0, 0), .05, 32)

if KIND == 'cordless':
    TAIL = END + 11.5
    hull([(END - .2, MOTOR - .3, MOTOR - .3, 0), (END + .6, MOTOR - .2, MOTOR - .3, 0), (END + 4, 2.35, 2.5, 0), (END + 8, 2.5, 2.8, 0),
          (END + 10, 3.1, 3.6, 0), (END + 11, 3.4, 4.1, 0)], grip, 50, power=2.5)
    box((1.4, 7.2, 8.8), black, (TAIL, 0, 0), .35, 5)
    box((4.2, 7.6, 9.4), black, (TAIL + 2.9, 0, 0), .7, 6)
    box((2.6, 7.8, 6.5), grip, (TAIL + 3, 0, 0), .4, 4)
    box((1.6, 3, .8), accent, (TAIL + 2.4, 0, 4.6), .2)
    BOTTOM, LAST = 4.7, TAIL + 4
elif large:
    TAIL = 43
    hull([(END - .2, MOTOR - .4, MOTOR - .4, 0), (END + 1.2, MOTOR - .6, MOTOR - .3, 0), (END + 4, 2.5, 2.9, .2), (END + 9, 2.3, 2.6, .4),
          (END + 14, 2.6, 3.1, .2), (END + 17.5, 3.0, 3.6, -.1), (TAIL - .6, 2.7, 3.2, -.1), (TAIL, 1.9, 2.2, -.1)], grip, 60, power=2.5)
    hull([(END + 4.4, 1, .4, -2.4), (END + 5, 1.1, 1.2, -2.6), (END + 9, 1.1, 1.3, -2.4), (END + 11, 1, .5, -2.2)], accent, 30, power=3)
    BOTTOM, LAST = 3.4, TAIL
else:
    TAIL = 29.5
    hull([(END - .2, MOTOR - .35, MOTOR - .35, 0), (END + .4, MOTOR - .25, MOTOR - .25, 0), (END + 3, 2.6, 2.7, 0), (END + 7, 2.45, 2.55, 0),
          (END + 11.5, 2.65, 2.8, 0), (TAIL - 1, 2.6, 2.75, 0), (TAIL - .2, 2.1, 2.2, 0), (TAIL, 1.3, 1.3, 0)], grip, 60, power=2.3)
    BOTTOM, LAST = 2.9, TAIL
for k in range(9 if KIND != 'cordless' else 5):
    x = END + 3 + k * 1.05
    hull([(x, 2.3 if not large else 2.0, 2.4, .2 if large else 0), (x + .15, 2.62, 2.72, .2 if large else 0), (x + .45, 2.62, 2.72, .2 if large else 0),
          (x + .6, 2.3, 2.4, .2 if large else 0)], grip, 10, power=2.3)
if not large:
    box((4, 1.7, .7), black, (START + 5.6, -.4, MOTOR + .02), .25, 4)
    box((1.8, 1.1, .6), accent, (START + 5.1, -.4, MOTOR + .3), .15, 4)
if KIND != 'cordless':
    place(lathe(fillet([(1.1, 0), (1.1, .8), (.75, 1.2), (.62, 5.5), (.45, 5.6)], .1, 3), black, 48), (TAIL - .4, 0, 0), (0, 90, 0))
    for k in range(6):
        cylinder(.84 - k * .03, .34, black, (TAIL + 1.2 + k * .72, 0, 0), (0, 90, 0), .1, 32)
    low = -BOTTOM + .4
    sweep([(TAIL + 4.6, 0, 0), (TAIL + 6.5, .5, low * .35), (TAIL + 7.6, 3, low * .8), (TAIL + 5, 7.5, low), (TAIL - 3, 9.5, low),
           (TAIL - 14, 8.8, low + .2)], .42, black)

handle = [place(lathe(fillet([(0, 0), (.5, 0), (.5, 1.3), (1.9, 1.35), (2.0, 1.8), (1.45, 2.3), (1.3, 4), (1.55, 6.5), (1.45, 9), (1.75, 10.6),
                              (1.9, 11), (1.75, 12.2), (1.0, 12.7), (0, 12.75)], .3, 4), grip, 64))]
handle += [cylinder(1.6, .24, grip, (0, 0, 3.3 + k * .8), edge=.1, segments=64) for k in range(9)]
handle.append(cylinder(1.72, .4, accent, (0, 0, 11.0), edge=.1, segments=64))
group(handle, (.2, -.2, 2.1 * s), (0, -14, 0), s)
drop = (DISC * 1.09 - BOTTOM) / LAST
everything = [each for each in bpy.context.scene.objects if not each.parent]
group(everything, turn=(0, drop * 57, 0))
shoot(turn=24, rise=15, lens=85, margin=.07, size=2.6, gloss='soft', exposure=.85)
