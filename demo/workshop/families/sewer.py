"""Sewer pipes and fittings: thin walls, wide sockets with a groove for the seal ring. All of one plastic, which is the slot."""
from math import cos, pi, radians, sin
from curves import sweep
from material import Material
from shapes import bodies, box, cylinder, fillet, group, lathe, place
from stage import scene_of, shoot

kind, angle = scene_of['kind'], int(scene_of.get('angle', 45))
plastic = Material(rough=.4, clear=.08).slot('b', printed=False)
seal, dark = Material((.012, .012, .013), .6), Material((.025, .025, .025), .7)
R, WALL = 5.5, .3


def socket(at=(0, 0, 0), turn=(0, 0, 0), length=6.4):
    """Widens from the pipe, opens upwards, carries a seal in its bulge."""
    wide = R + .45
    outer = [(R, -.3), (R, 0), (wide, .7), (wide, length - 2.2), (wide + .75, length - 1.8), (wide + .75, length - .7), (wide + .2, length - .35),
             (wide + .2, length), (wide - .15, length), (wide - .2, length - .4)]
    inner = [(wide - .2, length - .4), (wide - .3, length - .8), (wide - .3, .9), (R - WALL, .4), (R - WALL, -3)]
    parts = [lathe(fillet(outer, .14, 5), plastic, 128, 40), lathe(fillet(inner, .1, 4), plastic, 128, 40)]
    parts.append(lathe([(wide - .18, length - .55), (wide - .5, length - .7), (wide - .5, length - 1.0), (wide - .2, length - 1.2)], seal, 128))
    return group(parts, at, turn)


def spigot(length, at=(0, 0, 0), turn=(0, 0, 0)):
    """A plain end with its chamfer, opening upwards."""
    profile = [(R, -.3), (R, length - .8), (R - .2, length - .04), (R - .24, length), (R - WALL, length), (R - WALL, -3)]
    return place(lathe(profile, plastic, 128, 40), at, turn)


def bend():
    radius = 7.5
    turnings = [radians(angle) * i / 24 for i in range(25)]
    sweep([(radius * (1 - cos(t)), 0, radius * sin(t)) for t in turnings], R, plastic, curved=False)
    spigot(5.2, (0, 0, .1), (180, 0, 0))
    t = turnings[-1]
    socket((radius * (1 - cos(t)), 0, radius * sin(t)), (0, angle, 0))


def tee():
    spigot(9, (0, 0, -1), (180, 0, 0))
    cylinder(R, 12, plastic, (0, 0, 4), edge=.01)
    socket((0, 0, 9.6))
    reach = 8.6 if angle < 60 else 6.0
    spot = (0, 0, -1.5) if angle < 60 else (0, 0, 3)
    lean = radians(angle)
    cylinder(R, reach, plastic, (sin(lean) * reach / 2, 0, spot[2] + cos(lean) * reach / 2), (0, angle, 0), .01)
    socket((sin(lean) * reach, 0, spot[2] + cos(lean) * reach), (0, angle, 0))


def pipes():
    for x, y, long in ((0, 0, 44), (13.6, 5, 36)):
        parts = [lathe([(R - WALL, long), (R - WALL, 0), (R - .22, 0), (R, .7), (R, long)], plastic, 128), socket((0, 0, long))]
        group(parts, (x, y, R + 1.2), (90, 0, 0))


def coupling():
    socket((0, 0, 0))
    socket((0, 0, 0), (180, 0, 0))
    lathe([(R + .42, -.8), (R + .42, .8)], plastic, 128)


def plug():
    spigot(4.4)
    lathe(fillet([(R, -.2), (R + .9, -.3), (R + .95, -.8), (R + .9, -1.1), (R - .2, -1.2), (R - .5, -.7), (0, -.7)], .15, 4), plastic, 128)
    for turn in (0, 90):
        box((2 * R - 1.2, .5, .7), plastic, (0, 0, -.95), .12, 3, (0, 0, turn))


def inspection():
    spigot(6, (0, 0, -5), (180, 0, 0))
    cylinder(R, 17, plastic, (0, 0, 3), edge=.01)
    socket((0, 0, 11))
    cylinder(4.9, 6.6, plastic, (0, -3.3, 3), (90, 0, 0), .1)
    lathe(fillet([(5.3, 0), (5.6, .2), (5.6, 2.2), (5.2, 2.5), (0, 2.6)], .2, 5), plastic, 128)
    place(bodies[-1], (0, -6.2, 3), (90, 0, 0))
    for i in range(36):
        a = 2 * pi * i / 36
        box((.3, .3, 1.7), plastic, (5.62 * cos(a), -7.4, 3 + 5.62 * sin(a)), .1, 2, (90, -i * 10, 0))
    box((7, .9, 1.1), plastic, (0, -8.9, 3), .25, 4)


def check_valve():
    """A box between spigot and socket, its lid screwed down."""
    spigot(6, (-7.5, 0, 0), (0, -90, 0))
    socket((7.5, 0, 0), (0, 90, 0))
    cylinder(R, 16, plastic, (0, 0, 0), (0, 90, 0), .01)
    box((15, 13.6, 12), plastic, (0, 0, 1.4), 1.2, 6)
    box((16, 14.6, 1.2), plastic, (0, 0, 7.6), .5, 5)
    box((13, 11.6, .9), plastic, (0, 0, 8.4), .6, 5)
    steel = Material((.6, .6, .6), .3, 1)
    for x in (-6.6, 6.6):
        for y in (-5.9, 5.9):
            cylinder(.65, .5, steel, (x, y, 8.35), edge=.12, segments=48)
            box((.9, .16, .1), dark, (x, y, 8.6), .02, 2, (0, 0, 30))
    box((7, .8, 1.6), Material((.75, .1, .08), .4), (0, 0, 9.4), .3, 4)


{'bend': bend, 'tee': tee, 'pipe': pipes, 'coupling': coupling, 'plug': plug, 'inspection': inspection, 'check-valve': check_valve}[kind]()
views = {'pipe': (34, 20, .06), 'bend': (-30, 18, .1), 'tee': (-32, 16, .08), 'coupling': (-20, 26, .12), 'plug': (-20, 28, .12),
         'inspection': (-30, 14, .08), 'check-valve': (-32, 24, .08)}
turn, rise, margin = views[kind]
shoot(turn=turn, rise=rise, lens=85, margin=margin, size=2.5, gloss='soft', exposure=.85, world=.4, sides=(1.2, .55), key=230, fill=45)
