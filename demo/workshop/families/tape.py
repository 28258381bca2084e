"""Rolls of tape: two lying, one standing with its end loose; paper cores."""
from material import Material
from shapes import group, lathe, mesh
from stage import scene_of, shoot

wide = scene_of['shape'] == 'wide'
RADIUS, CORE, HEIGHT = (.95, .28, .7) if wide else (.62, .4, .38)
tape = Material(rough=.75 if wide else .6).slot('b', printed=False)
tape.bump(tape.noise(tape.coords((1, 1, .25)), 60 if not wide else 26, 4, .7), .5, .012)
side = Material(rough=.8).slot('b', printed=False)
rings = side.node('TexWave', wave_type='RINGS', rings_direction='Z', in_Scale=9 if wide else 26, in_Distortion=.4)
side.link(side.coords(), rings.inputs['Vector'])
side.bump(rings.outputs[1], .5, .02)
card = Material('#b3895a', .85)


def roll():
    e = .012
    parts = [lathe([(RADIUS - e, 0), (RADIUS, e), (RADIUS, HEIGHT - e), (RADIUS - e, HEIGHT)], tape, 160),
             lathe([(CORE + .03, HEIGHT), (RADIUS - e, HEIGHT)], side, 160), lathe([(RADIUS - e, 0), (CORE + .03, 0)], side, 160),
             lathe([(CORE + .03, HEIGHT + .004), (CORE, HEIGHT + .004), (CORE, -.002), (CORE + .03, -.002)], card, 128)]
    return parts


def tail(length):
    """The loose end leaves the roll below and lies on the floor."""
    count = 30
    points = []
    for i in range(count + 1):
        t = i / count
        points += [(t * length, -RADIUS + .05 * t * t * (1 if t > .3 else 0), z) for z in (0, HEIGHT)]
    body = mesh(points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count)], tape, 60)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset = .02 if not wide else .06, 0
    return body


if wide:
    group(roll() + [tail(1.5)], (0, 0, RADIUS), (90, 0, 0))
    shoot(turn=-30, rise=22, lens=80, margin=.09, size=2.4, exposure=.85, key=250, fill=40, world=.4, sides=(1.15, .6))
else:
    group(roll(), (-.55, .1, 0))
    group(roll(), (-.5, .06, HEIGHT + .008), (0, 0, 40))
    group(roll() + [tail(1.0)], (.75, -.35, RADIUS), (90, 0, -22))
    shoot(turn=-8, rise=24, lens=80, margin=.09, size=2.4, exposure=.85, key=250, fill=40, world=.4, sides=(1.15, .6))
