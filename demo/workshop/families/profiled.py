"""Coated steel: two sheets lying on each other, as trapezoids or as waves of tiles."""
from math import pi, sin
from material import Material
from shapes import group, mesh
from stage import scene_of, shoot

tiled = scene_of['profile'] == 'tile'
paint = Material(rough=.3, clear=.35).slot('b', printed=False)
LENGTH, WIDTH, WAVE, DEPTH = 2.6, 2.0, .2, .075


def height(x, y):
    t = (x / WAVE) % 1
    if not tiled:
        return DEPTH * max(0, min(1, (abs(t - .5) - .14) / .1))
    step = (y / .36) % 1
    return DEPTH * (.5 + .5 * sin(2 * pi * t)) + .035 * (1 - step) * (1 if step > .04 else step / .04)


def sheet(at, turn):
    across, along, points, faces = 260, 240 if tiled else 12, [], []
    for j in range(along + 1):
        for i in range(across + 1):
            x, y = WIDTH * i / across, LENGTH * j / along
            points.append((x - WIDTH / 2, y - LENGTH / 2, height(x, y)))
    row = across + 1
    for j in range(along):
        for i in range(across):
            faces.append((j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i))
    body = mesh(points, faces, paint, 32)
    thick = body.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .012, -1
    return group([body], at, turn)


sheet((0, 0, 0), (0, 0, 0))
sheet((.16, -.2, .05), (0, 0, -7))
shoot(turn=-32, rise=30, lens=80, margin=.06, size=2.8, gloss='soft', exposure=.8)
