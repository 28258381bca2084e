"""Floors in boards, each kind in its own layout: laminate laid in rows, vinyl fanned or as tiles in their bond, parquet boards
stepped on each other, so that the core of each is seen beside its decor. The decor is the slot: four boards above each other."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

kind, layout = scene_of['kind'], scene_of['layout']
LENGTH, WIDTH = {'rows': (1.75, .37), 'fan': (1.75, .4), 'steps': (1.7, .42), 'tiles': (.92, .46)}[layout]
THICK = {'laminate': .036, 'vinyl': .020, 'parquet': .058}[kind]
# The print holds four boards, each six breadths long.
BOARDS, LONG = 4, 6
decor = Material(rough={'laminate': .36, 'vinyl': .42, 'parquet': .3}[kind], clear=.1).slot('a')
core = Material({'laminate': '#8a6a45', 'vinyl': '#4d4a46', 'parquet': '#c9a46c'}[kind], .85).grain(90, .2)
back = Material({'laminate': '#cfc6b4', 'vinyl': '#33312f', 'parquet': '#b98f58'}[kind], .7)

joint = Material((.012, .009, .007), .9)


def plank(number, start=0.0, end=1.0):
    """A board, or the part of it between two places of its length; its near left corner at the origin."""
    size = LENGTH * (end - start)

    def uv(point):
        along = start + (point.x / size + .5) * (end - start)
        if layout == 'tiles':
            # Stone has no boards: every tile is cut from a place of its own.
            return (number * .37 % 1 + along * .5, number * .23 % 1 + (point.y / WIDTH + .5) * .28)
        return (.01 + along * .98 * LENGTH / WIDTH / LONG, (number % BOARDS + .01 + (point.y / WIDTH + .5) * .98) / BOARDS)
    at = (size / 2, WIDTH / 2)
    layers = [box((size - .009, WIDTH - .009, THICK * .3), decor, (*at, THICK * .85), .009, 3, uv=uv),
              box((size - .008, WIDTH - .005, THICK * .6), core, (*at, THICK * .4), .002, 1),
              box((size - .02, WIDTH - .012, THICK * .08), back, (*at, THICK * .05), 0)]
    if layout in ('rows', 'tiles'):
        # The joint to the next board, in shade.
        layers.append(box((size, WIDTH, THICK * .06), joint, (*at, THICK * .7), 0))
    tongue = THICK * .28
    layers.append(box((size - .02, .028, tongue), core, (at[0], -.008, THICK * .42), .005, 2))
    layers.append(box((.028, WIDTH - .02, tongue), core, (size + .008, at[1], THICK * .42), .005, 2))
    return layers


def rows(count, shift):
    """Laid: every row begins with what the one before it left over, and ends where its last board does."""
    for row in range(count):
        begun = row * shift % 1
        if begun > 0:
            group(plank(row, 1 - begun), (0, row * WIDTH, 0))
        group(plank(row + 1), (LENGTH * begun, row * WIDTH, 0))


def fan():
    for i in range(4):
        parts = plank(i)
        for part in parts:
            part.location.x, part.location.y = part.location.x - .18, part.location.y - WIDTH / 2
        group(parts, (0, 0, i * THICK * 1.02), (0, 0, 62 - i * 17))


def steps():
    for i in range(3):
        group(plank(i), (i * .26, i * WIDTH * .62, i * THICK * 1.01))


if layout == 'rows':
    rows(5, .36)
    shoot(turn=-34, rise=50, lens=75, margin=.05, size=2.8, exposure=.85)
elif layout == 'tiles':
    for row in range(3):
        for piece in range(3):
            group(plank(row * 3 + piece + 1), ((piece + row % 2 * .5) * LENGTH, row * WIDTH, 0))
    shoot(turn=-34, rise=48, lens=75, margin=.05, size=2.8, exposure=.85)
elif layout == 'fan':
    fan()
    shoot(turn=-50, rise=33, lens=75, margin=.06, size=2.8, exposure=.85)
else:
    steps()
    shoot(turn=-38, rise=38, lens=75, margin=.05, size=2.8, exposure=.85)
