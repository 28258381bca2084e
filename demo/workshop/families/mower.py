"""A lawn mower seen from its front left: deck, wheels, engine or motor hood, grass box, handlebar. Centimetres."""
from math import cos, pi, sin
from curves import hull, smooth_rows, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, place, ring, wrap
from stage import scene_of, shoot


shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .48, 60), rubber((.007, .007, .008))
bright, cast = steel(.2, (.68, .68, .7)), steel(.4, (.3, .3, .31)).grain(30, .08)
slit, white = Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)
petrol = scene_of['kind'] == 'petrol'
tube, cloth = Material((.012, .012, .013), .35, .2), Material((.02, .021, .023), .85).grain(60, .3)


def side(point):
    """The print lies on the flank: 70 wide and high."""
    return (min(.999, max(.001, (point.x + 35) / 70)), min(.999, max(.001, point.z / 70)))


def pile(keys, material, power=4, count=50):
    """Keys (z, middle x, half x, half y)."""
    made = loft([ring(96, a, b, power, (x, 0, z)) for z, x, a, b in smooth_rows(keys, count)], material)
    return wrap(made, side) if material is shell else made


def wheel(x, y, radius, wide):
    turn = 90 if y < 0 else -90
    parts = [place(lathe(fillet([(radius * .62, -wide / 2), (radius * .9, -wide / 2), (radius, -wide * .3), (radius, wide * .3), (radius * .9, wide / 2), (radius * .62, wide / 2)], .5, 4), grip, 96)),
             place(lathe(fillet([(0, wide * .62), (radius * .22, wide * .62), (radius * .28, wide * .3), (radius * .5, wide * .2), (radius * .58, wide * .5), (radius * .66, wide * .45)], .3, 4), accent, 96)),
             cylinder(radius * .14, .4, bright, (0, 0, wide * .66), edge=.1, segments=32)]
    parts += [box((.9, wide * .8, 1.0), grip, (radius * cos(a) * .995, radius * sin(a) * .995, 0), .25, 2, (0, 90, a * 57.3)) for a in [2 * pi * i / 28 for i in range(28)]]
    group(parts, (x, y, radius), (turn, 0, 0))


pile([(5, -2, 31, 23), (6, -2, 32, 24), (11, -2, 31.5, 23.6), (14, -1.5, 29, 21.6), (17, -1, 24, 18), (18.6, 0, 20, 15), (19, 0, 17, 13)], shell, 3.4)
pile([(6.6, -2, 32.6, 24.4), (7, -2, 33, 24.8), (8.2, -2, 33, 24.8), (8.6, -2, 32.6, 24.4)], black, 3.4, 12)
for x, radius in ((-25, 8.5), (22, 10.5)):
    for y in (-25.4, 25.4):
        wheel(x, y, radius, 5)
        cylinder(1.2, 6, cast, (x, y * .9, radius), (90, 0, 0), .2, 32)
if petrol:
    cylinder(13.5, 4, black, (-2, 0, 20.5), edge=.6, segments=128)
    pile([(22, -2, 12.6, 12.6), (24, -2, 13.2, 13.2), (31, -2, 12.8, 12.8), (34.6, -2, 11, 11), (36, -2, 8, 8)], black, 2.3)
    for k in range(11):
        a = 2 * pi * k / 11
        box((5.4, .8, .5), slit, (-2 + 8.4 * cos(a), 8.4 * sin(a), 35.6), .2, 2, (0, 10, a * 57.3))
    cylinder(4.6, 1.4, shell, (-2, 0, 36.4), edge=.5)
    for k in range(7):
        box((8.6, 17, .55), cast, (-15.4, 0, 22.6 + k * 1.35), .2)
    box((7, 12, 8), bright, (-20.5, 2, 25.6), 1, 5)
    for k in range(4):
        box((.2, 9, .9), slit, (-24.1, 2, 22.8 + k * 1.7), .1)
    cylinder(2.4, 2.6, black, (6.5, -10.4, 33), edge=.4)
    box((9, 6, 9), black, (-6, -14.4, 27.6), 1.2, 6)
    box((5, .6, 3), accent, (-6, -17.5, 28.4), .3)
    sweep([(2, 8, 35.4), (20, 17, 34), (42, 21.4, 42), (58, 22.4, 63), (70, 21.6, 79)], .25, black)
else:
    pile([(17.4, -2, 17, 13.6), (19, -2, 17.6, 14), (25, -1, 16, 12.8), (29, 0, 12.6, 10.4), (31, 1, 8, 7)], shell, 2.8)
    pile([(19, -4.4, 15.6, 14.2), (19.6, -4.4, 16.2, 14.6), (21.6, -4.2, 16, 14.4), (22.2, -4.2, 15.2, 13.8)], black, 2.8, 14)
    for k in range(8):
        for s in (-1, 1):
            box((.8, .8, 4), slit, (-9 + k * 2, s * (12.7 - .1 * (k - 4) ** 2), 25.4), .3, 3, (s * 14, 0, 0))
    box((7, 5, 1.4), accent, (-7, 0, 30.2), .5, 4, (0, -10, 0))
# The grass box: a frame with cloth, a lid in the maker's colour.
box((32, 38, 24), cloth, (45, 0, 22), 4, 8, (0, -8, 0))
box((33, 39, 3.4), shell, (44.4, 0, 35.2), 1.4, 6, (0, -8, 0), uv=lambda point: (.002, .002))
box((9, 12, 1.6), black, (44, 0, 37.4), .6, 4, (0, -8, 0))
pile([(14, 27, 4, 19), (20, 27.6, 3.4, 18.6), (33, 29, 2, 18.4)], black, 5)
for s in (-1, 1):
    sweep([(24, s * 20, 13), (33, s * 21, 28), (52, s * 21.4, 54), (74, s * 21.4, 82)], 1.35, tube)
    cylinder(1.9, 3.4, accent, (44, s * 22, 43), (90, 0, 0), .4, 40)
    box((8, 2.2, 5), black, (24, s * 20.4, 15), .8, 4)
sweep([(74, 21.4, 82), (79, 20.6, 88), (81, 17, 90.5), (82, 0, 91), (81, -17, 90.5), (79, -20.6, 88), (74, -21.4, 82)], 1.35, tube)
sweep([(80.4, 15, 91), (82.2, 0, 91.4), (80.4, -15, 91)], 1.75, grip)
sweep([(72, 19, 82), (76, 18, 88), (78, 14, 92.6), (78.6, 0, 93), (78, -14, 92.6), (76, -18, 88), (72, -19, 82)], .55, bright)
box((7, 5, 6), black, (72, -15, 80), 1, 4, (0, -38, 0))
shoot(turn=-36, rise=17, lens=85, margin=.05, size=2.7, gloss='soft', exposure=.85)
