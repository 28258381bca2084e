"""Mixers that are no basin mixers: for a kitchen, a bath, a shower, and a shower column, by what turns the water on."""
from mixing import (BLUE, RED, arc, coated, dots, hand_shower, inside, knob, lever, light, metal, rubber, valve, wall_body)
from math import cos, pi, sin
from curves import spout, sweep
from material import Material
from shapes import bodies, cylinder, fillet, group, lathe, place
from stage import scene_of, shoot

kind, control = scene_of['kind'], scene_of['control']
# What is grouped turns with its group.
held = []


def show(turn, **view):
    group([*held, *bodies], turn=(0, 0, turn))
    shoot(**view, **light)


def neck(low, reach, end):
    """A high spout from the body's top, down to its aerator."""
    path = [(0, 0, low), (0, 0, low + .5), (0, 0, low + 1.1), *arc((-reach, low + 1.3), reach, 180, 16, 20)]
    x, y, z = path[-1]
    sweep(path + [(0, y - .06, z - .2), (0, y - .14, z - end)], .118, metal, steps=12)
    cylinder(.14, .3, metal, (0, y - .165, z - end - .05), (-13, 0, 0), .02)
    cylinder(.1, .31, inside, (0, y - .166, z - end - .055), (-13, 0, 0), .006)


def kitchen():
    high = 1.25 if control == 'lever' else .75
    lathe(fillet([(0, 0), (.3, 0), (.3, .05), (.26, .075), (.25, .09), (.25, high), (.235, high + .025), (.14, high + .035)], .02), metal, 160)
    neck(high - .05, 1.0, .45)
    if control == 'lever':
        cylinder(.2, .2, metal, (.33, 0, .82), (0, 90, 0), .03)
        cylinder(.185, .03, inside, (.44, 0, .82), (0, 90, 0), .004)
        cylinder(.205, .22, metal, (.56, 0, .82), (0, 90, 0), .05)
        sweep([(.56, -.02, .95), (.6, -.12, 1.2), (.66, -.26, 1.75), (.68, -.3, 1.92)], .055, metal, radii=[1, .9, .8, .75])
    else:
        for side, color in ((-1, RED), (1, BLUE)):
            cylinder(.15, .3, metal, (side * .25, 0, .46), (0, side * 68, 0), .02)
            held.append(valve((side * .36, 0, .505), (0, side * 68, 0), color))
    show(-52 if control == 'lever' else -30, rise=11, lens=85, margin=.09, size=2.5)


def outlet(x):
    cylinder(.1, .4, metal, (x, 0, -.28), edge=.02)
    cylinder(.125, .12, metal, (x, 0, -.42), edge=.02, segments=6)


def steer(z=.1):
    """Over the body's middle its lever; at both ends valves or a thermostat's knobs."""
    if control == 'lever':
        cylinder(.235, .46, metal, (0, 0, z), edge=.03)
        cylinder(.222, .02, inside, (0, 0, z + .235), edge=.004)
        held.append(lever((0, 0, z + .245)))
        dots(-.228, z + .37)
    elif control == 'thermostat':
        for side in (-1, 1):
            knob(side, 2.3)
    else:
        for side, color in ((-1, RED), (1, BLUE)):
            held.append(valve((side * .72, -.1, .12), (52, 0, 0), color))


def hand_set():
    """The hand shower on its coiled hose, as it lies in the box."""
    turns = [(cos(a) * r, sin(a) * r, z) for k in range(73) for a, r, z in [(k * pi / 12, .98 - .0022 * k, -.4 + .0016 * k)]]
    coil = sweep([*turns, (.95, .35, -.28), (.55, .95, -.2), (.1, 1.1, -.1)], .085, metal, steps=6)
    held.append(group([coil], (2.35, -.15, 0)))
    held.append(hand_shower((2.2, -.62, .12), (16, 0, -14)))


def bath(with_spout):
    wall_body(2.3 if control == 'thermostat' else 1.9)
    steer()
    outlet(.42 if with_spout else 0)
    if with_spout:
        spout([(.0, -.02, .16, .14), (-.35, -.05, .15, .12), (-.9, -.13, .145, .1), (-1.4, -.2, .14, .085),
               (-1.58, -.25, .135, .08), (-1.66, -.36, .125, .075)], metal, 80, 80, 3.4)
        cylinder(.1, .09, metal, (0, -1.6, -.37), (-8, 0, 0), .012)
        cylinder(.065, .2, metal, (0, -.62, .1), edge=.015)
        cylinder(.09, .05, metal, (0, -.62, .19), edge=.02)
    if scene_of['hand'] == 'yes':
        hand_set()
    show(-34, rise=20, lens=85, margin=.09, size=2.4)


def column():
    wall_body(1.9 if control == 'lever' else 2.3)
    if control == 'lever':
        cylinder(.235, .3, metal, (0, -.22, 0), (90, 0, 0), edge=.03)
        held.append(lever((0, -.36, 0), (90, 0, 0)))
    else:
        for side in (-1, 1):
            knob(side, 2.3)
    cylinder(.15, .3, metal, (0, 0, .3), edge=.03)
    path = [(0, 0, .3), (0, 0, 3), (0, 0, 5), (0, 0, 7.4), *arc((-.8, 7.6), .8, 180, 90, 12), (0, -1.4, 8.4), (0, -2.7, 8.4)]
    sweep(path[:-2], .13, metal, steps=12)
    sweep(path[-3:], .13, metal, curved=False)
    cylinder(.15, .24, metal, (0, -2.7, 8.26), edge=.03)
    place(lathe(fillet([(0, .1), (.3, .08), (1.1, .03), (1.13, 0), (1.13, -.06), (1.08, -.075), (0, -.075)][::-1], .03), metal, 160),
          (0, -2.7, 8.08), (9, 0, 0))
    cylinder(1.04, .02, metal if coated else Material((.6, .61, .62), .4), (0, -2.687, 8.0), (9, 0, 0), .005)
    cylinder(.2, .5, metal, (0, .06, 4.7), (0, 0, 0), .04)
    cylinder(.16, .5, metal, (0, -.25, 4.8), (60, 0, 0), .04)
    for z in (2.6, 7.1):
        cylinder(.09, .7, metal, (0, .35, z), (90, 0, 0), .01)
        cylinder(.24, .08, metal, (0, .68, z), (90, 0, 0), .02)
    held.append(hand_shower((0, -1.5, 6.32), (62, 180, 0)))
    hose = [(.5, 0, -.2), (.5, 0, -1.1), (.62, -.1, -2.0), (.95, -.3, -2.35), (1.3, -.5, -1.6), (1.3, -.45, .4), (.9, -.25, 2.4), (.3, -.1, 4.0), (.02, .0, 4.6)]
    sweep(hose, .085, metal, steps=24)
    show(-36, rise=6, lens=95, margin=.05, size=2.9)


{'kitchen': kitchen, 'bath': lambda: bath(True), 'shower': lambda: bath(False), 'column': column}[kind]()
