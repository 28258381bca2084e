"""Track lighting: a rail, a spot on its adapter, a linear insert. The aluminium is the slot."""
from material import Material
from shapes import box, cylinder, fillet, group, lathe
from stage import scene_of, shoot

kind = scene_of['kind']
paint = Material(rough=.36, clear=.1).slot('b', printed=False)
black, copper = Material((.01, .01, .011), .5), Material((.8, .42, .2), .3, 1)
light = Material((.95, .94, .9), .3, clear=.4, Emission=(1, .95, .85, 1), Emission_Strength=.5)


def channel(length, at=(0, 0, 0), turn=(0, 0, 0)):
    """A rail along x that opens upwards, with its lips and two strips of copper."""
    w, h, t = 3.5, 2.0, .22
    parts = [box((length, w, t), paint, (0, 0, t / 2), .03, 2)]
    for s in (-1, 1):
        parts.append(box((length, t, h), paint, (0, s * (w / 2 - t / 2), h / 2), .03, 2))
        parts.append(box((length, .75, t), paint, (0, s * (w / 2 - .375), h - t / 2), .03, 2))
        parts.append(box((length, .4, .7), black, (0, s * (w / 2 - .45), .95), .03, 2))
        parts.append(box((length + .02, .08, .12), copper, (0, s * (w / 2 - .7), 1.05), .01, 2))
    return group(parts, at, turn)


def rail():
    """Two pieces, one on its back, one on its face; their ends show the section."""
    channel(34, (0, 0, 0))
    channel(34, (-1.6, 5.0, 2.0), (180, 0, 0))
    for x, y, z in ((17.2, 0, 1),):
        box((.5, 3.6, 2.1), paint, (x, y, z), .08, 3)


def spot():
    """Adapter above, an arm, a barrel that leans towards the shopper."""
    box((11, 3.2, 1.5), paint, (0, 0, 17.6), .2, 4)
    box((9, 2.2, 1.1), black, (0, 0, 18.7), .15, 3)
    for s in (-1, 1):
        box((1.2, 2.6, .4), copper, (s * 3.4, 0, 18.9), .08, 2)
    box((1.0, 1.4, .5), black, (4.4, -1.2, 17.0), .1, 3)
    cylinder(1.4, 1.0, paint, (0, 0, 16.6), edge=.2, segments=64)
    cylinder(.55, 5.4, paint, (0, 0, 14), edge=.1, segments=48)
    box((1.5, 1.9, 3.2), paint, (0, 0, 10.6), .4, 5)
    parts = [lathe(fillet([(0, -9.6), (3.2, -9.6), (3.6, -9.2), (3.7, -8), (3.7, 6.2), (3.55, 6.5), (3.3, 6.5), (3.2, 6.2)], .2, 5), paint, 160),
             lathe([(3.25, 6.3), (2.9, 5), (1.9, 3.4), (1.6, 3.2)], Material((.75, .75, .76), .12, 1), 128),
             lathe([(1.7, 3.3), (0, 3.35)], light, 96)]
    for k in range(5):
        parts.append(lathe([(3.72, -8.6 + k * .9), (3.45, -8.5 + k * .9), (3.45, -8.1 + k * .9), (3.72, -8.0 + k * .9)], black, 128))
    group(parts, (0, -.4, 7.6), (118, 0, -24))


def linear():
    box((24, 2.3, 3.2), paint, (0, 0, 1.6), .15, 4)
    box((23, 1.7, .3), light, (0, 0, .1), .1, 3)
    box((23.2, .3, 2.0), light, (0, -1.1, 1.2), .1, 3)
    for x in (-8.6, 8.6):
        box((3.6, 1.6, 1.0), black, (x, 0, 3.6), .12, 3)
        for k in range(4):
            box((.14, .9, .3), copper, (x + (k - 1.5) * .6, 0, 4.2), .03, 2)


{'rail': rail, 'spot': spot, 'linear': linear}[kind]()
turn, rise, margin = {'rail': (-34, 26, .06), 'spot': (-20, 6, .1), 'linear': (-28, 16, .07)}[kind]
shoot(turn=turn, rise=rise, lens=90, margin=margin, size=2.4, gloss='soft', exposure=.9, world=.4, sides=(1.2, .6), key=240, fill=40)
