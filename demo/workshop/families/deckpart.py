"""What a terrace is laid with: clips with their screws in a heap, or pedestals that are screwed higher and lower."""
from math import cos, pi, sin
from material import Material, steel
from shapes import box, cylinder, fillet, group, lathe
from stage import scene_of, shoot

kind = scene_of['kind']
plastic = Material(rough=.5).slot('b', printed=False)
plastic.bump(plastic.noise(plastic.coords(), 60, 3, .6), .12, .006)
screw, dark = steel(.28, (.6, .61, .62)), Material((.02, .02, .02), .8)


def clip():
    """A foot, a web and a head that holds two boards; the screw goes through all."""
    parts = [box((1.0, .5, .06), plastic, (0, 0, .03), .02), box((.12, .5, .3), plastic, (0, 0, .2), .015),
             box((.62, .5, .07), plastic, (0, 0, .37), .025)]
    for side in (-1, 1):
        parts.append(box((.04, .44, .03), plastic, (side * .26, 0, .33), .01))
        parts.append(box((.05, .5, .1), plastic, (side * .44, 0, .08), .015))
    parts.append(cylinder(.085, .03, screw, (0, 0, .415), edge=.02))
    parts.append(box((.1, .02, .01), dark, (0, 0, .432), 0))
    parts.append(box((.02, .1, .01), dark, (0, 0, .4325), 0))
    return parts


def pedestal(high):
    """A wide foot, a thread, a ring to turn and a head with four lugs."""
    parts = [lathe(fillet([(0, 0), (1.0, 0), (1.02, .03), (1.0, .07), (.62, .12), (.5, .3), (.48, .62), (0, .62)], .04, 5), plastic, 128),
             lathe([(0, .6)] + [(.36 + .03 * (i % 2), .6 + i * .04) for i in range(int(high / .04))] + [(0, .6 + high)], plastic, 96)]
    for i in range(16):
        angle = 2 * pi * i / 16
        parts.append(box((.42, .03, .1), plastic, (.72 * cos(angle), .72 * sin(angle), .12), .01, 2, (0, 14, angle * 180 / pi)))
    ring = .62 + high * .4
    parts.append(lathe(fillet([(.36, ring), (.56, ring), (.58, ring + .03), (.58, ring + .17), (.56, ring + .2), (.36, ring + .2)], .02, 4), plastic, 96))
    for i in range(24):
        angle = 2 * pi * i / 24
        parts.append(cylinder(.035, .18, plastic, (.58 * cos(angle), .58 * sin(angle), ring + .1), edge=.01, segments=14))
    top = .6 + high
    parts.append(lathe(fillet([(0, top - .02), (.78, top - .02), (.8, top), (.8, top + .06), (.78, top + .08), (0, top + .08)], .02, 4), plastic, 128))
    for turn in range(4):
        angle = turn * pi / 2 + .4
        parts.append(box((.3, .04, .18), plastic, (.4 * cos(angle), .4 * sin(angle), top + .15), .015, 3, (0, 0, angle * 180 / pi)))
    return parts


if kind == 'clip':
    for x, y, z, turn, tilt in ((-.75, .15, 0, 20, 0), (.62, .5, 0, -25, 0), (.15, -.72, 0, 55, 0), (1.25, -.4, 0, 95, 0), (-.1, .2, .42, -48, 10)):
        group(clip(), (x, y, z), (tilt, 0, turn))
    shoot(turn=-18, rise=34, lens=80, margin=.1, size=2.3, gloss='soft', exposure=1.0, key=250, fill=50)
else:
    group(pedestal(.9), (-.75, .3, 0), (0, 0, 10))
    group(pedestal(.35), (1.0, -.5, 0), (0, 0, 40))
    shoot(turn=-12, rise=22, lens=80, margin=.08, size=2.5, gloss='soft', exposure=1.0, key=250, fill=50)
