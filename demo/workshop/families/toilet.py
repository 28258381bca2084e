"""A close-coupled toilet: a pedestal bowl, a closed seat, a tank with its button."""
from math import cos, pi, sin
from curves import stack
from material import Material, chrome
from shapes import box, cylinder, loft, ring
from stage import shoot

china = Material(rough=.07, clear=.6).slot('b', printed=False)
seat = Material(rough=.13, clear=.3).slot('b', printed=False)
metal, gap = chrome(.06), Material((.05, .05, .05), .7)
stack([(0, .5, .86, .28, .03, 3.2), (.03, .515, .875, .28, .03, 3.2), (.4, .5, .86, .27, .04, 3.0),
       (.8, .515, .9, .22, .06, 2.8), (1.15, .6, 1.02, .09, .09, 2.6), (1.4, .675, 1.13, -.02, .1, 2.5),
       (1.56, .7, 1.165, -.055, .1, 2.5), (1.605, .698, 1.163, -.055, .1, 2.5), (1.625, .68, 1.145, -.055, .1, 2.5)], china, 90)
box((1.1, .62, .42), china, (0, .93, 1.415), .07, 6)


def slab(low, high, a, b, middle, material, radius=.03, dome=0, egg=.1, power=2.5):
    rows = []
    for i in range(9):
        t = i / 8 * pi / 2
        rows.append((low + radius - radius * cos(t), a - radius + radius * sin(t), b - radius + radius * sin(t)))
    for i in range(9):
        t = i / 8 * pi / 2
        rows.append((high - radius + radius * sin(t), a - radius + radius * cos(t), b - radius + radius * cos(t)))
    for part in (.92, .8, .6, .4, .2, .05) if dome else ():
        rows.append((high + dome * (1 - part * part), (a - radius) * part, (b - radius) * part))
    return loft([ring(128, x, y, power, (0, middle, z), egg) for z, x, y in rows], material, True, 50)


slab(1.625, 1.645, .655, 1.0, -.17, gap, .004)
slab(1.642, 1.705, .705, 1.06, -.17, seat, .028)
slab(1.705, 1.722, .67, 1.02, -.17, gap, .004)
slab(1.72, 1.79, .712, 1.07, -.17, seat, .034, .022)
for side in (-1, 1):
    cylinder(.055, .16, metal, (side * .3, .86, 1.7), (0, 90, 0))
    cylinder(.075, .03, metal, (side * .3, .88, 1.635), edge=.01)
tank = [(1.6, .66, .25), (1.64, .685, .272), (1.8, .7, .285), (2.4, .725, .295), (2.86, .735, .3)]
stack([(z, a, b, 1.1, 0, 7) for z, a, b in tank], china, 40)
slab(2.865, 2.99, .76, .325, 1.1, china, .045, .012, 0, 7)
slab(2.857, 2.868, .725, .29, 1.1, gap, .003, 0, 0, 7)
cylinder(.165, .035, metal, (0, 1.1, 3.015), edge=.012)
cylinder(.135, .03, metal, (0, 1.1, 3.03), edge=.01)
box((.012, .26, .03), gap, (.03, 1.1, 3.034), .002)
cylinder(.045, .02, metal, (-.505, .62, .22), (0, 90, 0), .008)
shoot(turn=-34, rise=17, lens=80, size=2.7, gloss='white', exposure=1.2, world=.34, sides=(1.25, .35), key=260, fill=22)
