"""Luminaires: a flat LED dish, a floor lamp, a table lamp, pendants, chandeliers, a sconce. The metal and the shades are slots."""
from math import cos, pi, radians, sin
import stage
from curves import sweep
from material import Material
from shapes import bodies, box, cylinder, fillet, group, lathe, place
from stage import scene_of, shoot

kind, bulbs = scene_of['kind'], int(scene_of['bulbs'])
metal = Material((.8, .8, .8), .24, 1).slot('c', printed=False)
shade = Material(rough=.55 if kind in ('floor', 'table') else .3, clear=.1).slot('b', printed=False)
if kind in ('floor', 'table'):
    # Cloth over a wire frame: fine threads both ways.
    shade.bump(shade.noise(shade.coords((14, 14, 3)), 12, 4, .7), .12, .01)
inside = Material((.9, .88, .82), .6, Emission=(1, .9, .72, 1), Emission_Strength=.12)
opal = Material((.92, .91, .88), .2, clear=.5, Emission=(1, .95, .85, 1), Emission_Strength=.16)
cord, dark = Material((.01, .01, .011), .5), Material((.02, .02, .02), .6)


def bulb(at, radius=3.0):
    lathe([(radius * cos(t), radius * sin(t)) for t in [pi / 2 - pi * .82 * i / 30 for i in range(31)]][::-1], opal, 64)
    place(bodies[-1], at)


def drum(low, high, wide, narrow):
    lathe([(wide, low), (narrow, high)], shade, 160)
    lathe([(wide - .25, low), (narrow - .25, high)], inside, 160)
    for radius, z in ((wide, low), (narrow, high)):
        lathe([(radius - .35, z - .25), (radius + .12, z - .25), (radius + .12, z + .25), (radius - .35, z + .25), (radius - .35, z - .25)], metal, 160)
    for k in range(3):
        a = 2 * pi * k / 3
        sweep([(0, 0, high - 3), (narrow * cos(a), narrow * sin(a), high - .4)], .2, metal, curved=False)


def dish():
    """On its rim, leaning back: a frosted dome within a metal ring."""
    lit = Material((.93, .92, .9), .3, clear=.4, Emission=(1, .97, .9, 1), Emission_Strength=.42)
    lathe(fillet([(0, 9.6), (8, 9.3), (16, 7.8), (21, 5.6), (23.2, 3.8)], 3, 10), lit, 200, 60)
    lathe(fillet([(23.0, 3.6), (23.2, 4.8), (25.4, 5.2), (26, 4.4), (26, 1.4), (25, .6), (22, 0), (0, 0)], .4, 6), metal, 200)
    group(list(bodies), turn=(66, 0, -26))


def floor():
    lathe(fillet([(0, 1.7), (2, 1.7), (13.4, 1.3), (14, .8), (14, 0), (0, 0)], .4, 5), metal, 160)
    cylinder(.95, 132, metal, (0, 0, 67), edge=.2, segments=48)
    for z in (48, 92):
        cylinder(1.25, 1.6, metal, (0, 0, z), edge=.3, segments=48)
    if bulbs == 1:
        drum(126, 154, 20, 15.5)
        bulb((0, 0, 136), 3)
        cylinder(1.6, 6, dark, (0, 0, 131), edge=.3)
        sweep([(4, -1, 127), (4, -1, 118)], .12, metal, curved=False)
        cylinder(.5, 1.4, metal, (4, -1, 117.5), edge=.3, segments=32)
        return
    for k in range(bulbs):
        z, a = 128 - k * 26, radians(-40 + k * 75)
        x, y = cos(a) * 13, -sin(a) * 13
        sweep([(0, 0, z - 4), (x * .6, y * .6, z + 2), (x, y, z + 3)], .6, metal)
        parts = [lathe(fillet([(9, -9), (8.6, -6), (4.4, 2.5), (2, 4), (0, 4.2)], 1.5, 6), shade, 96),
                 lathe(fillet([(8.8, -8.9), (8.3, -6), (4.1, 2), (0, 3)], 1.5, 6), inside, 96)]
        bulb((0, 0, -4), 3)
        group(parts + [bodies[-1]], (x, y, z), (18 * sin(a), 24 * cos(a), 0))


def table():
    lathe(fillet([(0, 0), (8.5, 0), (9, .4), (8.8, 1.2), (3.2, 2.2), (2.0, 4), (3.6, 8), (5.0, 12), (4.4, 17), (2.0, 21), (1.3, 23), (1.2, 27)],
                 1.2, 6), metal, 160)
    drum(23, 40, 15, 9.5)
    bulb((0, 0, 31), 3)
    sweep([(8, 3, .6), (14, 6, .3), (20, 4, .3), (24, 8, .3)], .3, cord)


def dome(at, wide=12.5, high=12):
    keys = [(wide, 0), (wide - .3, high * .3), (wide * .72, high * .72), (wide * .34, high * .96), (2.2, high)]
    body = [lathe(fillet(keys, 2, 8), shade, 160), lathe(fillet([(r - .3 if r > 2 else r, z - .25) for r, z in keys], 2, 8), inside, 160),
            lathe([(wide - .3, 0), (wide + .1, -.05), (wide + .1, .35), (wide, .4)], metal, 160),
            lathe(fillet([(2.6, high - .6), (2.6, high + 3.6), (1.2, high + 5), (.4, high + 5.4)], .5, 5), metal, 96)]
    bulb((0, 0, high * .42), 3.4)
    group(body + [bodies[-1]], at)


def pendant():
    span = 0 if bulbs == 1 else 27
    top = 62
    if bulbs == 1:
        lathe(fillet([(.6, top - 3), (5, top - 2.4), (6, top - 1.4), (6, top), (0, top)], .6, 5), metal, 128)
    else:
        box((span * (bulbs - 1) + 14, 5, 2.4), metal, (0, 0, top), .5, 4)
    for k in range(bulbs):
        x = (k - (bulbs - 1) / 2) * span
        z = (0, 7, 2)[k % 3]
        dome((x, 0, z))
        sweep([(x, 0, z + 17), (x, 0, top - 1)], .28, cord, curved=False)


def globe(at, radius):
    place(lathe([(radius * cos(t), radius * sin(t)) for t in [pi * (i / 40 - .5) for i in range(41)]], shade, 96), at)


def chandelier(drop, reach, up):
    """Arms round a stem; opal globes on cups at their ends."""
    lathe(fillet([(0, drop + 6), (6.5, drop + 6), (7, drop + 5), (5, drop + 3.5), (1, drop + 2.5)], .8, 5), metal, 128)
    cylinder(.8, drop + 6, metal, (0, 0, drop / 2 + 1), edge=.2, segments=48)
    lathe(fillet([(0, -4), (1.2, -3.6), (3.4, -1.5), (3.6, 1.5), (1.4, 4), (.8, 6)], 1, 6), metal, 96)
    for k in range(bulbs):
        a = 2 * pi * (k + .32) / bulbs
        c, s = cos(a), sin(a)
        sweep([(c * 2, s * 2, 0), (c * reach * .45, s * reach * .45, -4.5), (c * reach * .85, s * reach * .85, -2), (c * reach, s * reach, up)],
              .55, metal, steps=16)
        lathe(fillet([(.6, up - 1), (2.2, up), (3.4, up + 1.5), (3.6, up + 2.4), (3.1, up + 2.4)], .4, 4), metal, 64)
        place(bodies[-1], (c * reach, s * reach, 0))
        globe((c * reach, s * reach, up + 8), 7)


def sconce():
    box((9, 2.2, 15), metal, (0, 0, 0), .8, 5)
    span = 12 if bulbs > 1 else 0
    for k in range(bulbs):
        x = (k - (bulbs - 1) / 2) * span * 2
        sweep([(0, -1, 0), (x * .5, -7, -1.5), (x, -11, 0), (x, -11.5, 3)], .6, metal, steps=16)
        lathe(fillet([(.6, 2), (2.2, 3), (3.4, 4.5), (3.6, 5.4), (3.1, 5.4)], .4, 4), metal, 64)
        place(bodies[-1], (x, -11.5, 0))
        globe((x, -11.5, 11), 7)
    for z in (-5, 5):
        cylinder(.5, .3, Material((.5, .5, .5), .3, 1), (0, -1.15, z), (90, 0, 0), .1, 32)


views = {'led-ceiling': (dish, dict(turn=8, rise=10, margin=.1)), 'floor': (floor, dict(turn=-10, rise=7, margin=.06)),
         'table': (table, dict(turn=-10, rise=10, margin=.06)), 'pendant': (pendant, dict(turn=-14, rise=-4, margin=.08)),
         'chandelier-ceiling': (lambda: chandelier(9, 27, 2), dict(turn=0, rise=9, margin=.08)),
         'chandelier-pendant': (lambda: chandelier(44, 30, 5), dict(turn=0, rise=9, margin=.06)),
         'sconce': (sconce, dict(turn=-24, rise=8, margin=.12))}
build, view = views[kind]
build()
if kind in ('pendant', 'chandelier-ceiling', 'chandelier-pendant', 'sconce'):
    # What hangs throws no shadow on a floor.
    stage.lay_floor = lambda gloss: None
shoot(lens=85, size=2.6, gloss='soft', exposure=.85, world=.42, sides=(1.2, .6), key=235, fill=40, **view)
