"""Other LED lamps than pears and candles: a filament in amber glass, a globe, a tablet, a spot, tubes. Bodies are printed."""
from math import cos, pi, sin
from curves import sweep
from material import Material
from shapes import bodies, box, cylinder, fillet, group, lathe, mesh, wrap
from stage import scene_of, shoot

shape = scene_of['shape']
dome = Material((.9, .9, .88), .26, clear=.2, Emission=(1, .97, .9, 1), Emission_Strength=.1)
body = Material(rough=.38, clear=.15).slot('a')
nickel, black = Material((.33, .32, .3), .2, 1), Material((.015, .015, .017), .25)


def screw(radius=.425, pitch=.17, low=.2, high=.96):
    points, faces, around, up = [], [], 160, 150
    for i in range(around + 1):
        angle = 2 * pi * i / around
        for k in range(up + 1):
            z = low + (high - low) * k / up
            ends = max(0, min(1, (z - low) / .06, (high - z) / .1))
            r = radius + .03 * sin(2 * pi * (z / pitch - angle / (2 * pi))) * ends
            points.append((r * cos(angle), r * sin(angle), z))
    for i in range(around):
        for k in range(up):
            at = i * (up + 1) + k
            faces.append((at, at + up + 1, at + up + 2, at + 1))
    mesh(points, faces, nickel, 60)
    lathe([(radius, high - .005), (radius + .025, high + .002), (radius + .03, high + .02), (radius + .015, high + .03)], nickel)
    lathe([(radius - .03, low), (radius - .065, low - .03), (.24, .06), (.15, .045)], black)
    lathe(fillet([(.155, .06), (.14, .02), (.08, .0), (0, -.005)], .04), nickel)


def filament():
    screw()
    glass = Material((1, .83, .58), .0, clear=1, Transmission=1, IOR=1.03)
    glow = Material((1, .6, .2), .5, Emission=(1, .52, .16, 1), Emission_Strength=5)
    keys = [(.4, .98), (.47, 1.05), (.5, 1.35), (.62, 1.95), (.84, 2.7), (1.0, 3.3), (1.06, 3.7), (1.02, 4.05), (.82, 4.38), (.42, 4.6),
            (0, 4.66)]
    lathe(fillet(keys, .4, 8), glass, 160, 60)
    clear = Material((.95, .95, .93), .05, clear=1, Transmission=.8, IOR=1.1)
    lathe(fillet([(.3, 1.0), (.14, 1.5), (.1, 2.1), (.16, 2.25), (0, 2.3)], .1), clear, 64)
    for i in range(6):
        a, b = 2 * pi * i / 6 + .2, 2 * pi * (i + .5) / 6 + .2
        low, high = (.3 * cos(a), .3 * sin(a), 2.35), (.42 * cos(b), .42 * sin(b), 3.75)
        sweep([low, high], .032, glow, curved=False)
        sweep([(.08 * cos(a), .08 * sin(a), 2.2), low], .012, nickel, curved=False)
    sweep([(.42 * cos(a), .42 * sin(a), 3.76) for a in [2 * pi * i / 24 for i in range(24)]], .012, nickel, closed=True)
    sweep([(0, 0, 2.25), (0, 0, 3.76)], .012, nickel, curved=False)


def globe():
    screw()
    low = -.55
    top = [(.78 * cos(t), 2.3 + .78 * sin(t)) for t in [pi / 2 + (low - pi / 2) * i / 39 for i in range(40)]]
    neck = top[-1]
    lathe(top + [(neck[0] - .012, neck[1] - .012)], dome, 160)
    cone = [(neck[0] + .01 + (.47 - neck[0]) * t + .02 * sin(pi * t), neck[1] - .03 - (neck[1] - .03 - 1.02) * t)
            for t in [i / 24 for i in range(25)]]
    lathe([(neck[0] - .03, neck[1] - .01), (neck[0] + .012, neck[1] - .02)], body, 160)
    lathe(cone[::-1], body, 200, uv=True)
    lathe([(.47, 1.02), (.45, .99), (.4, .98)], body, 160)


def tablet():
    """Two of them: one leans and shows its frosted face, one lies on its face and shows pins and print."""
    ring, back = Material((.86, .86, .85), .35, clear=.2), Material((.8, .8, .79), .42)
    for at, turn in (((-.35, .9, 1.22), (72, 0, -14)), ((.55, -1.55, 1.02), (180, 0, -62))):
        parts = [lathe(fillet([(0, 1.02), (.8, 1.0), (1.08, .95), (1.12, .9)], .06, 6), dome, 160),
                 lathe(fillet([(1.1, .88), (1.15, .94), (1.24, .93), (1.26, .86)], .03, 5), ring, 160),
                 lathe(fillet([(1.255, .87), (1.255, .45), (1.2, .38), (.64, .36), (.6, .3), (.6, .02), (.56, 0)], .04, 4), back, 160),
                 wrap(lathe([(.58, 0), (0, 0)], body, 96), lambda point: (.5 - point.x / 2.6, .5 + point.y / 1.0))]
        for i in range(24):
            a = 2 * pi * i / 24
            parts.append(box((.26, .07, .02), black, (.98 * cos(a), .98 * sin(a), .37), .005, 2, (0, -2, i * 15)))
        for side in (-1, 1):
            parts.append(cylinder(.06, .26, nickel, (side * .84, 0, .25), edge=.02, segments=32))
            parts.append(cylinder(.1, .08, nickel, (side * .84, 0, .1), edge=.02, segments=32))
        group(parts, at, turn)


def spot():
    lathe(fillet([(.0, .5), (.36, .5), (.4, .54), (.42, 1.0), (.5, 1.12), (.56, 1.2)], .04, 4), Material((.86, .86, .85), .35), 128)
    keys = [(.56, 1.2), (.6, 1.35), (.7, 1.75), (.8, 2.15), (.83, 2.35)]
    lathe(keys, body, 200, uv=True)
    lathe(fillet([(.83, 2.35), (.84, 2.46), (.8, 2.5), (.76, 2.5), (.745, 2.44)], .02, 4), Material((.88, .88, .87), .3, clear=.2), 160)
    lathe([(.75, 2.45), (.6, 2.452), (0, 2.455)], Material((.62, .63, .64), .3, clear=.6), 128)
    for k in range(6):
        a = 2 * pi * k / 6
        lathe([(.15, 2.46), (.13, 2.5), (0, 2.53)], Material((.93, .78, .3), .12, clear=1), 48)
        bodies[-1].location = (.42 * cos(a), .42 * sin(a), 0)
    for side in (-1, 1):
        cylinder(.06, .3, nickel, (side * .2, 0, .4), edge=.01, segments=32)
        cylinder(.1, .14, nickel, (side * .2, 0, .22), edge=.03, segments=32)
    group(list(bodies), turn=(0, -62, 32))


def tubes():
    frost = Material((.92, .92, .91), .3, clear=.4, Emission=(1, .98, .95, 1), Emission_Strength=.12)
    alu = Material((.75, .75, .76), .28, 1)
    for x, shift in ((0, 0), (1.5, .9)):
        parts = [wrap(lathe([(.43, .3), (.43, 11.7)], body, 96), lambda point: (.25, .5)), lathe([(.432, .9), (.432, 11.1)], frost, 96)]
        for z, way in ((0, 1), (12, -1)):
            parts.append(lathe([(r, z + way * h) for r, h in fillet([(0, 0), (.4, 0), (.45, .05), (.45, .6), (.43, .62)], .03, 4)], alu, 96))
            for side in (-1, 1):
                parts.append(cylinder(.04, .34, nickel, (side * .2, 0, z - way * .15), edge=.01, segments=24))
        group(parts, (x, shift, .45), (-90, 0, 0))
    group(list(bodies), turn=(0, 0, 0))


{'filament': filament, 'globe': globe, 'tablet': tablet, 'spot': spot, 'tube': tubes}[shape]()
if shape == 'tube':
    shoot(turn=38, rise=22, lens=85, margin=.06, size=2.8, gloss='white', exposure=1.05, world=.32, sides=(1.25, .35), key=240, fill=25)
elif shape == 'filament':
    shoot(turn=6, rise=7, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.95, world=.5, bounces=10)
else:
    shoot(turn=6, rise=12, lens=85, margin=.1, size=2.3, gloss='white', exposure=1.08, world=.32, sides=(1.25, .35), key=240, fill=25)
