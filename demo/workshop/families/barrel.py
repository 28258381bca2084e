"""Heavy rotary hammers: the mechanism above, the motor hanging in front, a closed handle behind. Centimetres."""
from math import cos, hypot, pi, sin
from curves import hull, smooth_rows, spout, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, place, ring, wrap
from stage import scene_of, shoot


shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .48, 60), rubber((.007, .007, .008))
bright, cast = steel(.2, (.68, .68, .7)), steel(.4, (.3, .3, .31)).grain(30, .08)
slit, white = Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)
heavy = scene_of['kind'] == 'max'
NOSE = -20 if heavy else -15


def side(point):
    """One print over the whole hammer: 46 wide and high."""
    return (min(.999, max(.001, (point.x + 23) / 46)), min(.999, max(.001, (point.z + 32) / 46)))


def limb(keys, material, power=2.6):
    """Keys (z, x, half length, half width)."""
    made = loft([ring(72, a, b, power, (x, 0, z)) for z, x, a, b in smooth_rows(keys, 60)], material)
    return wrap(made, side) if material is shell else made


def bow(keys, material, power=3, y=0, count=60):
    """Keys (x, z, half width, half thickness): a loop in the tool's plane."""
    made = spout(keys, material, count, 48, power)
    if material is shell:
        wrap(made, lambda point: side(type(point)((point.y, 0, point.z))))
    return place(made, (0, y, 0), (0, 0, -90))


def body(keys, material, power=2.5, y=0):
    made = hull(keys, material, 60, power=power)
    if material is shell:
        wrap(made, side)
    return place(made, (0, y, 0))


def screws(places, size=.34):
    for x, y, z in places:
        cylinder(size, size, slit, (x, y, z), (90, 0, 0), .05, 32)
        cylinder(size * .62, size * 1.1, cast, (x, y, z), (90, 0, 0), .06, 6)


# The barrel of the mechanism, its metal front, the chuck's rubber sleeve and a bit.
body([(NOSE + 7, 2.9, 3, 0), (NOSE + 7.6, 3.5, 3.7, 0), (-3, 4.2, 4.5, 0), (4, 4.4, 4.7, 0), (9, 4.2, 4.5, 0), (12, 3.7, 4.1, 0), (14, 2.7, 3.0, 0)], shell, 2.7)
body([(NOSE + 3, 2.5, 2.5, 0), (NOSE + 3.4, 2.8, 2.8, 0), (NOSE + 6, 3.0, 3.0, 0), (NOSE + 7, 3.6, 3.7, 0), (NOSE + 8, 3.6, 3.7, 0)], cast, 2)
cylinder(3.35, .5, accent, (NOSE + 6.4, 0, 0), (0, 90, 0), .1)
place(lathe(fillet([(0, -1), (2.5, -1), (2.7, -.4), (2.7, 1.6), (2.3, 2), (2.2, 2.6), (1.5, 4.6), (.9, 5.2), (0, 5.2)], .25, 4), grip, 72), (NOSE + 2.2, 0, 0), (0, -90, 0))
for k in range(3):
    cylinder(2.8, .34, grip, (NOSE + 1.9 - k * .7, 0, 0), (0, 90, 0), .12, 72)
place(lathe([(.6, 0), (.55, 5), (.55, 7), (.5, 7.4), (.12, 9.4), (0, 9.5)], steel(.28, (.4, .4, .41)), 28), (NOSE - 2.4, 0, 0), (0, -90, 0))
body([(11.6, 3.7, 4.1, 0), (12, 3.95, 4.35, 0), (13.4, 3.5, 3.9, 0), (14.6, 2.2, 2.5, 0)], grip, 2.7)
# The motor in front of the hand.
limb([(-1, -.5, 5.6, 3.9), (-4, -.6, 5.0, 4.0), (-7, -.8, 4.5, 4.1), (-12, -.9, 4.4, 4.15), (-14, -.9, 4.2, 4.0)], shell)
limb([(-13.6, -.9, 4.4, 4.1), (-14, -.9, 4.65, 4.35), (-17.4, -.8, 4.5, 4.2), (-18.8, -.6, 3.9, 3.6), (-19.2, -.5, 2.6, 2.4)], black)
for k in range(5):
    for z in (-15.2, -16.8):
        box((.9, .5, .8), slit, (-3 + k * 1.15, -4.22, z), .25, 3)
for k in range(5):
    box((.5, .5, 2.6), slit, (-3 + k * 1.1, -4.06, -10.6), .2, 3, (0, 8, 0))
# The closed handle, cushioned.
bow([(11.6, 1.6, 2.2, 2.6), (15.4, 1.4, 2.1, 2.3), (18.4, -1.4, 2.1, 2.0), (19, -6, 2.1, 1.9), (18, -11, 2.1, 1.9), (15.6, -14.6, 2.1, 1.8), (11, -16, 2, 1.6), (6, -15.6, 2, 1.6), (2.4, -14.4, 2.2, 2)], shell, 2.7)
bow([(16.8, .6, 1.9, 1.9), (17.6, -.2, 2.25, 2.1), (19.2, -3.4, 2.25, 2.0), (19.2, -7, 2.25, 2.0), (18.2, -11.2, 2.25, 2.0), (16.8, -13.6, 2.2, 1.9), (16.2, -14.4, 1.9, 1.6)], grip, 2.7)
bow([(16.2, -2.4, .9, .4), (16.4, -4, 1, .9), (16.6, -7, 1, .9), (16, -9, .9, .4)], black, 3)
for k in range(6):
    cylinder(2.5 - .1 * (k % 2) * 3, .5, grip, (10.9 + k * .45, 0, 1.6), (0, 90, 0), .15, 48)
# Knob, second handle, cable.
cylinder(2.1, 1.1, black, (8, -4.1, -1), (90, 0, 0), .3)
box((3.4, .8, .9), black, (8, -4.9, -1), .25, 4, (0, 30, 0))
box((1, .3, .4), accent, (7, -5.3, -.4), .08, 2, (0, 30, 0))
screws([(-5.4, -3.7, -1.8), (3, -4.2, -2.4), (-4.2, -3.4, -6.4), (3, -3.5, -6.4), (16.8, -2, -13.4)], .45)
cylinder(3.4, 1.7, black, (NOSE + 4.8, 0, 0), (0, 90, 0), .3)
grips = [lathe(fillet([(1, 3.2), (1.2, 4.4), (2, 4.8), (2, 5.3), (1.4, 5.8), (1.3, 8), (1.55, 10.5), (1.4, 13), (1.7, 14.2), (1.5, 15.2), (.6, 15.5), (0, 15.5)], .3, 4), grip, 64)]
grips += [cylinder(1.58, .22, grip, (0, 0, 6.8 + k * .8), edge=.08, segments=48) for k in range(8)]
group(grips, (NOSE + 4.8, 0, 0), (180 - 22, 6, 0))
for k in range(5):
    cylinder(.85 - k * .04, .5, black, (15.4 + k * .3, 0, -16 - k * .5), (0, 25, 0), .12, 32)
sweep([(15, 0, -15.4), (16.6, 0, -18.3), (19, 1.5, -19), (19, 7, -19), (8, 11, -19), (-6, 11, -19)], .48, black)
shoot(turn=-24, rise=13, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.85)
