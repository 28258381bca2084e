"""A cordless drill driver: shell, rubber grip, clutch ring, keyless chuck, battery. The shell is the slot, printed from its side."""
from math import cos, pi, sin
from curves import hull, letters, smooth_rows
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, group, loft, mesh, ring, wrap
from stage import FONT, shoot

shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip, bright = plastic((.008, .008, .009), .48, 90), rubber((.006, .006, .007)), steel(.2, (.7, .7, .72))
dark, slit, white = Material((.01, .01, .011), .3, .2), Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)


def side(point):
    """The print is laid on the housing from its left: one unit wide, half as high."""
    return (min(.999, max(.001, (point.x + .55) / 1.3)), min(.999, max(.001, (point.z + .325) / .65)))


def toothed(profile, material, teeth, depth, rows, power, smooth):
    count, points, faces = 288, [], []
    for i in range(count):
        angle = 2 * pi * i / count
        cut = depth * (1 - (.5 + .5 * cos(angle * teeth)) ** power)
        for j, (x, radius) in enumerate(profile):
            r = radius - (cut if j in rows else 0)
            points.append((x, r * cos(angle), r * sin(angle)))
    size = len(profile)
    for i in range(count):
        j = (i + 1) % count
        for k in range(size - 1):
            faces.append((i * size + k, i * size + k + 1, j * size + k + 1, j * size + k))
    return mesh(points, faces, material, smooth)


def limb(keys, material, power=2.4, count=60):
    return loft([ring(72, b, a, power, (x, 0, z)) for z, x, a, b in smooth_rows(keys, count)], material)


wrap(hull([(-.4, .31, .33, 0), (-.34, .335, .355, 0), (-.1, .35, .37, 0), (.3, .355, .375, 0), (.62, .35, .37, 0),
           (.72, .345, .365, 0)], shell, 60, power=2.5), side)
hull([(.7, .352, .372, 0), (.74, .36, .38, 0), (.86, .352, .372, 0), (.97, .315, .335, 0), (1.03, .24, .26, 0),
      (1.05, .12, .13, 0)], grip, 40, power=2.5)
hull([(-.43, .325, .345, 0), (-.41, .345, .365, 0), (-.37, .345, .365, 0), (-.35, .325, .345, 0)], black, 14)
cylinder(.315, .12, black, (-.48, 0, 0), (0, 90, 0), .02)
cylinder(.3, .03, accent, (-.555, 0, 0), (0, 90, 0), .005)
toothed([(-.57, .29), (-.585, .318), (-.62, .325), (-.78, .315), (-.8, .3), (-.81, .25), (-.81, 0)], black, 24, .018,
        (1, 2, 3, 4), .6, 40)
toothed([(-.8, .2), (-.82, .235), (-.84, .245), (-1.12, .245), (-1.14, .235), (-1.145, .225), (-1.16, .225), (-1.165, .238),
         (-1.18, .242), (-1.26, .235), (-1.36, .185), (-1.4, .15), (-1.405, .07), (-1.4, 0)], dark, 16, .012, (2, 3), 3, 30)
cylinder(.155, .03, bright, (-1.385, 0, 0), (0, 90, 0), .01)
for k in range(3):
    box((.1, .045, .05), bright, (-1.44, .055 * cos(k * 2.094), .055 * sin(k * 2.094)), .008, 2, (k * 120, 0, 0))
wrap(limb([(-.1, .26, .27, .42), (-.3, .28, .225, .36), (-.48, .335, .2, .28), (-.75, .4, .195, .255), (-1.05, .455, .2, .26),
           (-1.28, .475, .215, .3), (-1.42, .44, .25, .4)], shell), lambda point: (.002, .002))
limb([(-.34, .4, .215, .265), (-.4, .405, .222, .27), (-.55, .425, .213, .235), (-.75, .475, .208, .205),
      (-1.05, .53, .212, .21), (-1.22, .55, .222, .23), (-1.3, .55, .215, .225)], grip)
limb([(-.4, .06, .085, .07), (-.44, .03, .1, .1), (-.55, .055, .105, .085), (-.66, .075, .105, .095), (-.72, .12, .09, .07)],
     black, 3)
box((.07, .46, .07), black, (.14, 0, -.335), .02)
wrap(limb([(-1.36, .38, .25, .48), (-1.42, .34, .285, .56), (-1.52, .32, .3, .6), (-1.575, .32, .3, .6)], shell, 4.5, 24),
     lambda point: (.002, .002))
box((1.19, .585, .1), black, (.32, 0, -1.615), .03)
box((1.23, .62, .36), black, (.31, 0, -1.83), .07, 6)
box((1.0, .64, .13), grip, (.31, 0, -1.86), .03)
box((.1, .3, .12), accent, (-.3, 0, -1.76), .02)
for k in range(5):
    for s in (-1, 1):
        box((.028, .06, .22 - .012 * abs(k - 2)), slit, (.42 + k * .062, s * .335, .06), .012, 3, (0, 12, 0))
for x, y, z in ((-.22, -.315, -.2), (.62, -.3, -.24), (.3, -.222, -.33), (.42, -.212, -1.2)):
    cylinder(.035, .03, slit, (x, y, z), (90, 0, 0), .005, 32)
    cylinder(.022, .034, Material((.18, .18, .19), .35, 1), (x, y, z), (90, 0, 0), .006, 6)
letters('Li-Ion', .09, white, FONT, (.31, -.3215, -1.86))
box((.3, .012, .022), accent, (-.13, -.352, .165), .004)
group(list(bodies), (0, 0, 2.02))
shoot(turn=-24, rise=12, lens=85, size=2.6, gloss='soft', exposure=.85)
