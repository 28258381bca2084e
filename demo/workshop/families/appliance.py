"""Water heaters and boilers for a wall or a floor: enamelled housings with a printed front, pipes below, a display or knobs."""
from math import cos, sin
from curves import letters, stack, sweep
from material import Material, steel
from shapes import bodies, box, cylinder, fillet, lathe, mesh, place
from stage import FONT, scene_of, shoot

kind = scene_of['kind']
iron_clad = kind in ('solid-fuel', 'pellet')
enamel = Material(rough=.42 if iron_clad else .2, clear=.1 if iron_clad else .4).slot('b', printed=False)
label = Material(rough=.2, clear=.4).slot('a')
dark, glass = Material((.012, .012, .013), .45), Material((.008, .009, .011), .08, clear=1)
brass, zinc = Material((.78, .6, .3), .25, 1), steel(.25, (.7, .7, .71))
blue, red, grey = Material('#1f57b8', .4), Material('#c8252b', .4), Material((.42, .43, .44), .45)
glow = Material((.2, .8, 1), .4, Emission=(.35, .85, 1, 1), Emission_Strength=1.4)


def plate(width, height, x, y, z):
    """The printed plate in front: a thin face that takes the maker's words."""
    mesh([(x - width / 2, y, z - height / 2), (x + width / 2, y, z - height / 2), (x + width / 2, y, z + height / 2),
          (x - width / 2, y, z + height / 2)], [(0, 1, 2, 3)], label, 0, [(0, 0), (1, 0), (1, 1), (0, 1)])


def tails(places, z, y, length=3, radius=.95):
    for x, material in places:
        cylinder(radius * 1.25, .9, brass, (x, y, z - .4), edge=.1, segments=6)
        cylinder(radius, length, material, (x, y, z - length / 2 - .6), edge=.1, segments=48)


def display(x, y, z, words, width=8, height=3.6):
    box((width, .3, height), glass, (x, y, z), .25, 4)
    letters(words, height * .62, glow, FONT, (x, y - .17, z), depth=.01)


def knob(x, y, z, radius=2.1):
    lathe(fillet([(radius * 1.12, 0), (radius * 1.1, .3), (radius, .5), (radius * .94, 1.7), (radius * .8, 2.0), (0, 2.0)], .2, 5), grey, 96)
    place(bodies[-1], (x, y, z), (90, 0, 0))
    box((.3, .2, radius * .9), dark, (x, y - 2.02, z + radius * .42), .05, 2)


def round_tank():
    """Eighty litres: a cylinder with domed ends, a panel of plastic low in front."""
    r, h = 22.5, 76
    profile = fillet([(0, 0), (10, 0), (18, 1.4), (21.6, 4), (r, 8), (r, h - 8), (21.6, h - 4), (18, h - 1.4), (10, h), (0, h)], 3, 8)
    lathe(profile, enamel, 200, 50)
    for z in (7.6, h - 7.6):
        lathe([(r + .02, z - .25), (r - .18, z - .12), (r - .18, z + .12), (r + .02, z + .25)], dark, 200)
    # The print lies on the drum itself.
    width, low, high, n = .62, 12, 62, 40
    points = [((r + .06) * sin(t), -(r + .06) * cos(t), z) for z in (low, high) for t in [width * (i / n * 2 - 1) for i in range(n + 1)]]
    mesh(points, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], label, 60,
         [(i / n, z) for z in (0, 1) for i in range(n + 1)])
    lathe(fillet([(0, 0), (7, 0), (7.4, .4), (7.4, 2.4), (9, 3.4)], .3, 4), grey, 128)
    place(bodies[-1], (0, 0, -2.4))
    for x, material in ((-5, blue), (5, red)):
        cylinder(1.25, 1.2, material, (x, -9, .6), edge=.2, segments=48)
        cylinder(.95, 4.6, zinc, (x, -9, -1.6), edge=.1, segments=48)


def flat_tank():
    """Two drums in one flat shell, upright, with a display low in front."""
    stack([(0, 20, 10.5, 0, 0, 5), (1, 22.5, 12.4, 0, 0, 5), (3, 23.5, 13.2, 0, 0, 5), (40, 23.6, 13.3, 0, 0, 5), (81, 23.5, 13.2, 0, 0, 5),
           (83, 22.5, 12.4, 0, 0, 5), (84, 20, 10.5, 0, 0, 5)], enamel, 80)
    for z in (3.6, 80.4):
        stack([(z - .15, 23.56, 13.26, 0, 0, 5), (z + .15, 23.56, 13.26, 0, 0, 5)], dark, 2)
    box((.25, .4, 70), dark, (0, -13.2, 44), .05, 2)
    plate(20, 40, -11.6, -13.42, 55)
    display(11.2, -13.3, 16, '65°', 9, 4.4)
    knob(-11.2, -13.2, 16, 2.4)
    tails(((-6, blue), (6, red)), 0, -4)


def geyser():
    box((34, 17, 58), enamel, (0, 0, 29), 1.4, 6)
    box((33.2, .6, 46), enamel, (0, -8.6, 33.6), .5, 4)
    box((5.2, .4, 5.2), glass, (0, -8.9, 27), 1.4, 6)
    plate(27, 15, 0, -8.95, 46)
    display(0, -8.82, 16.2, '42', 6.4, 3.8)
    for x in (-10.4, 10.4):
        knob(x, -8.5, 5.6, 2.3)
    box((33, .3, .3), dark, (0, -8.55, 10.4), .08, 2)
    cylinder(5.6, 5, zinc, (0, 1, 60), edge=.2, segments=96)
    tails(((-9, zinc), (0, brass), (9, zinc)), 0, 0, 3.4)


def instant():
    box((24, 9.6, 40), enamel, (0, 0, 20), 2.2, 8)
    box((18, .5, 25), enamel, (0, -4.75, 24), 1.6, 6)
    plate(17, 10.5, 0, -5.03, 30.5)
    display(0, -4.9, 21, '38°', 8, 4.4)
    knob(0, -4.7, 7.4, 2.5)
    tails(((-6, blue), (6, red)), 0, -1, 3.2, .9)


def wall_boiler():
    """A gas boiler: a tall housing, a dark strip with its display and knobs, five pipes, a flue on top."""
    box((42, 29, 66), enamel, (0, 0, 41), 1.2, 6)
    box((.16, .5, 62), grey, (-20.94, -13.9, 41), .05, 2)
    box((42, 28.6, 7.6), grey, (0, .3, 3.8), .8, 5)
    box((41.6, .5, 7.2), dark, (0, -14.2, 3.9), .6, 4)
    plate(30, 17, 0, -14.56, 60)
    display(0, -14.4, 3.9, '55°', 8, 4)
    for x in (-11, 11):
        knob(x, -14.3, 3.9, 2.0)
    for x in (-16.4, 16.4):
        cylinder(.7, .5, grey, (x, -14.5, 3.9), (90, 0, 0), .15, 32)
    tails(((-14, zinc), (-7, zinc), (0, brass), (7, zinc), (14, zinc)), 0, 2, 3.6, .95)
    cylinder(5.2, 3, zinc, (0, 3, 75.2), edge=.3, segments=96)
    cylinder(5.8, 1, grey, (0, 3, 74.3), edge=.3, segments=96)


def electric():
    box((38, 20, 64), enamel, (0, 0, 34), 1.0, 5)
    box((38.02, 20.02, .25), dark, (0, 0, 12.2), .05, 2)
    plate(28, 16, 0, -10.06, 52)
    display(0, -9.95, 26, '60°', 10, 5)
    for x in (-9, 0, 9):
        cylinder(1.1, .5, grey, (x, -10.1, 18.5), (90, 0, 0), .2, 48)
    tails(((-10, zinc), (10, zinc)), 2, 0, 4, 1.2)
    cylinder(1.3, 3, dark, (0, 0, .6), edge=.2, segments=48)


def floor_boiler():
    box((42, 50, 80), enamel, (0, 0, 45), .9, 5)
    box((42.4, 50.4, 2), grey, (0, 0, 86), .5, 4)
    for x in (-16, 16):
        for y in (-20, 20):
            cylinder(2, 5, dark, (x, y, 2.5), edge=.3, segments=48)
    box((41, .5, 11), dark, (0, -25.1, 78), .5, 4)
    display(0, -25.3, 78, '70°', 8, 4.4)
    for x in (-12, 12):
        knob(x, -25.2, 78, 2.4)
    box((38, .6, 40), enamel, (0, -25.1, 29), .5, 4)
    for k in range(6):
        box((24, .3, 1), dark, (0, -25.4, 16 + k * 2.4), .3, 3)
    plate(30, 17, 0, -25.44, 61)
    cylinder(6.5, 9, zinc, (0, 8, 91), edge=.3, segments=96)


def stove(pellets):
    """Solid fuel: doors with handles and hinges, a thermometer, a flue behind; with pellets a hopper stands beside it."""
    box((44, 54, 96), enamel, (0, 0, 52), .8, 4)
    box((46, 56, 2.4), dark, (0, 0, 101), .5, 4)
    box((45, 55, 4), dark, (0, 0, 2), .5, 4)
    iron = Material((.03, .03, .032), .45, .4)
    for z, high in ((79, 20), (48, 26), (19, 20)):
        box((36, 2.4, high), iron, (0, -27.6, z), .6, 4)
        box((32, .8, high - 4), iron, (0, -29, z), .5, 4)
        for s in (-1, 1):
            cylinder(1.1, 4.4, zinc, (-17.4, -28.6, z + s * high * .3), edge=.2, segments=48)
        sweep([(13, -29, z), (13, -32, z), (13.4, -33, z - 1), (13.6, -33.2, z - 6)], .8, zinc)
    plate(26, 14.8, 0, -29.5, 48)
    cylinder(3.4, 1.2, Material((.9, .9, .88), .3), (-8, -27.6, 95), (90, 0, 0), .3, 64)
    cylinder(3.7, .9, zinc, (-8, -27.4, 95), (90, 0, 0), .3, 64)
    box((.25, .1, 2.6), red, (-8.4, -28.25, 95.6), .05, 2, (0, 30, 0))
    cylinder(8, 12, iron, (0, 20, 108), edge=.3, segments=96)
    if pellets:
        box((40, 50, 78), enamel, (46, 2, 64), .8, 4)
        box((41, 51, 2), dark, (46, 2, 104), .5, 4)
        box((20, 22, 26), dark, (46, 2, 13), .8, 4)
        display(46, -23.2, 82, '68°', 12, 6)


if kind in ('round', 'flat', 'gas', 'instant'):
    {'round': round_tank, 'flat': flat_tank, 'gas': geyser, 'instant': instant}[kind]()
elif kind == 'gas-wall':
    wall_boiler()
elif kind == 'electric':
    electric()
elif kind == 'gas-floor':
    floor_boiler()
else:
    stove(kind == 'pellet')
turn, rise = {'round': (-8, 6), 'flat': (-24, 7), 'gas-floor': (-28, 12), 'solid-fuel': (-28, 12), 'pellet': (-22, 12)}.get(kind, (-26, 6))
shoot(turn=turn, rise=rise, lens=95, margin=.06, size=2.6, gloss='white', exposure=1.05, world=.3, sides=(1.3, .3), key=260, fill=20)
