"""Heaters that hang on no pipes: an oil radiator on wheels, a heating mat for floors, a room thermostat."""
from math import cos, pi, sin
from curves import stack, sweep
from material import Material, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, mesh, place, ring
from stage import scene_of, shoot

kind, ribs = scene_of['kind'], int(scene_of.get('ribs', 9))
enamel = Material(rough=.24, clear=.35).slot('b', printed=False)
label = Material(rough=.35, clear=.2).slot('a')
dark, zinc, black = Material((.03, .03, .03), .6), steel(.25, (.72, .72, .72)), Material((.012, .012, .013), .5)


def oil():
    """Ribs like leaves on a string, a control box at the left, wheels below."""
    step = 4.4
    for k in range(ribs):
        x = (k - (ribs - 1) / 2) * step
        outline, rings = ring(96, 7.6, 26, 4.5), []
        for dx, scale in ((-.9, .55), (-.55, .9), (-.25, .985), (0, 1), (.25, .985), (.55, .9), (.9, .55)):
            rings.append([(x + dx, px * scale, 34 + pz * (1 - (1 - scale) * .3)) for px, pz, _ in outline])
        loft(rings, enamel)
        for z in (14, 54):
            cylinder(3.4, step + .2, enamel, (x, 0, z), (0, 90, 0), .3, 48)
    left = -(ribs / 2) * step - 3.2
    stack([(10, 3.6, 6.6, 0, 0, 5), (12, 4.6, 7.8, 0, 0, 5), (56, 4.6, 7.8, 0, 0, 5), (59, 3.8, 6.8, 0, 0, 5)], black, 30)
    place(bodies[-1], (left, 0, 0))
    for z in (50, 42):
        lathe(fillet([(2.4, 0), (2.3, .4), (2.0, .6), (1.9, 1.8), (0, 1.9)], .2, 5), Material((.5, .5, .5), .4), 64)
        place(bodies[-1], (left, -7.7, z), (90, 0, 0))
    box((2.6, .5, 1.6), Material('#c4272d', .3, Emission=(1, .1, .05, 1), Emission_Strength=.4), (left, -7.9, 34), .2, 3)
    sweep([(left - 1, 0, 60), (left, 0, 63.5), (left + 5, 0, 64.5), (left + 8, 0, 61.5)], 1.1, black)
    for x in (left + 4, -left - 6):
        box((3, 20, 1.6), black, (x, 0, 5.4), .4, 4)
        for y in (-9.4, 9.4):
            cylinder(2.6, 1.8, black, (x, y, 2.6), (0, 90, 0), .4, 64)
            cylinder(1.3, 2.0, zinc, (x, y, 2.6), (0, 90, 0), .2, 48)


def mat():
    """Glass fibre net with the cable sewn on in loops, half unrolled."""
    net = Material((.86, .86, .84), .8)
    for i in range(29):
        box((50, .14, .05), net, (0, -20 + i * 1.6, .05), 0)
    for i in range(33):
        box((.14, 45, .05), net, (-24.6 + i * 1.54, 2.4, .06), 0)
    cable = Material('#b3321f', .4, clear=.2)
    loops = []
    for k in range(10):
        y, way = -19 + k * 4.4, 1 if k % 2 == 0 else -1
        loops += [(-22 * way, y, .4), (-8 * way, y, .4), (8 * way, y, .4), (22 * way, y, .4), (23.6 * way, y + 2.2, .4)]
    sweep(loops, .34, cable, steps=8)
    for turns in range(2):
        lathe([(3.4 + turns * 1.1, -25), (3.4 + turns * 1.1, 25)], net, 96)
        place(bodies[-1], (0, 27.5, 4.6), (0, 90, 0))
    for k in range(7):
        t = [(-25 + 50 * (k + .5) / 7, 27.5 + 4.7 * cos(a), 4.6 + 4.7 * sin(a)) for a in [2 * pi * i / 16 for i in range(16)]]
        sweep(t, .34, cable, closed=True)
    sweep([(-22, -19, .4), (-26, -20, .5), (-29, -12, .5), (-28, -2, .5), (-30, 6, .5)], .4, black, steps=14)


def thermostat():
    box((8.6, 2.6, 8.6), enamel, (0, 0, 0), .5, 6)
    box((7.4, .3, 7.4), Material((.006, .007, .009), .06, clear=1), (0, -1.3, 0), .3, 5)
    mesh([(-3.4, -1.47, -3.4), (3.4, -1.47, -3.4), (3.4, -1.47, 3.4), (-3.4, -1.47, 3.4)], [(0, 1, 2, 3)], label, 0, [(0, 0), (1, 0), (1, 1), (0, 1)])
    box((6, 2.4, 6), dark, (0, 2.2, 0), .3, 4)
    group(list(bodies), turn=(-8, 0, 0))


{'oil': oil, 'mat': mat, 'thermostat': thermostat}[kind]()
turn, rise, margin = {'oil': (-30, 10, .07), 'mat': (-30, 34, .06), 'thermostat': (-24, 10, .14)}[kind]
shoot(turn=turn, rise=rise, lens=100, margin=margin, size=2.7, exposure=1.05, world=.28, sides=(1.4, .2), key=300, fill=14, gloss='white')
