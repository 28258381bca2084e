"""An inner door in its casing, or one that slides along a rail: stiles and rails with their grain, a raised panel below, glass or a panel above."""
from curves import sweep
from material import Material
from shapes import box, cylinder
from stage import scene_of, shoot

WIDTH, HEIGHT, THICK, STILE = .8, 2.0, .04, .115
glazed = scene_of['glass'] == 'yes'
skin = Material(rough=.38, clear=.08).slot('a')
satin = Material((.72, .72, .73), .22, 1)
glass = Material('#dfe6e4', .28, clear=.4)
gap = Material((.01, .009, .008), .9)
pieces = 0


def piece(size, at, upright=True, radius=.003, segments=3):
    """Every piece is cut from another place of the board."""
    global pieces
    pieces += 1
    shift = pieces * .37

    def uv(point):
        along, across = (point.z, point.x) if upright else (point.x, point.z)
        return ((along / 2.4 + shift) % 4 / 4 * .5 + .02, (across / .9 + shift * 1.7) % 3 / 3 * .6 + .02)
    return box(size, skin, at, radius, segments, uv=uv)


def frame(low, high, width):
    bar = .016
    for side in (-1, 1):
        piece((bar, .03, high - low), (side * (width / 2 - bar / 2), -.008, (low + high) / 2), True, .006, 4)
    for z in (low + bar / 2, high - bar / 2):
        piece((width, .03, bar), (0, -.008, z), False, .006, 4)


def panel(low, high):
    width, middle = WIDTH - 2 * STILE, (low + high) / 2
    piece((width, .012, high - low), (0, .004, middle), True, 0)
    piece((width - .1, .016, high - low - .1), (0, -.004, middle), True, .007)
    frame(low, high, width)


for side in (-1, 1):
    piece((STILE, THICK, HEIGHT), (side * (WIDTH / 2 - STILE / 2), 0, HEIGHT / 2))
for z, high in ((0, .2), (.86, .1), (1.885, .115)):
    piece((WIDTH - 2 * STILE - .0012, THICK, high), (0, 0, z + high / 2), False)
panel(.2, .86)
if glazed:
    width = WIDTH - 2 * STILE
    box((width, .008, .925), glass, (0, .002, 1.4225), 0)
    frame(.96, 1.885, width)
    for k in (1, 2):
        piece((width, .028, .022), (0, -.007, .96 + .925 * k / 3), False, .005)
    piece((.022, .028, .925), (0, -.0072, 1.4225), True, .005)
else:
    panel(.96, 1.885)
CASING = .075


def hinged():
    """In its casing, with hinges, a lever and a lock."""
    for side in (-1, 1):
        piece((CASING, .022, HEIGHT + .012 + CASING), (side * (WIDTH / 2 + .014 + CASING / 2), -.028, (HEIGHT + .012 + CASING) / 2),
              True, .008, 5)
        piece((.03, .11, HEIGHT + .01), (side * (WIDTH / 2 + .019), .03, (HEIGHT + .01) / 2), True, .002, 2)
    piece((WIDTH + .208, .026, CASING), (0, -.029, HEIGHT + .012 + CASING / 2), False, .008, 5)
    piece((WIDTH + .05, .11, .03), (0, .03, HEIGHT + .022), False, .002, 2)
    box((WIDTH + .02, .005, HEIGHT + .012), gap, (0, .045, HEIGHT / 2), 0)
    for z in (.28, 1.0, 1.74):
        cylinder(.0075, .1, satin, (-WIDTH / 2 - .003, -.022, z), edge=.002, segments=48)
    x, z = WIDTH / 2 - .055, .98
    for low in (0, .085):
        cylinder(.026, .01, satin, (x, -.025, z - low), (90, 0, 0), .003)
    cylinder(.01, .05, satin, (x, -.048, z), (90, 0, 0), .002)
    sweep([(x + .004, -.066, z), (x - .03, -.069, z), (x - .08, -.066, z), (x - .125, -.062, z)], .0095, satin)
    box((.006, .012, .02), gap, (x, -.026, z - .088), .002)


def sliding():
    """Hung from a rail that is twice as long, before an opening that it leaves half free; a long pull instead of a lever."""
    rail, top = WIDTH * 2 + .1, HEIGHT + .1
    box((rail, .05, .06), satin, (WIDTH / 2, -.005, top + .02), .004, 3)
    for x in (-.26, .26):
        box((.05, .012, .16), satin, (x, -.034, HEIGHT + .03), .004, 3)
        cylinder(.036, .02, satin, (x, -.036, top + .03), (90, 0, 0), .005, 64)
        for z in (-.02, .03):
            cylinder(.009, .012, gap, (x, -.044, HEIGHT + z), (90, 0, 0), .002, 24)
    for x in (-WIDTH / 2 + .02, WIDTH * 1.5 - .02):
        box((.03, .07, .05), gap, (x, -.012, top + .02), .006, 3)
    # The opening's own casing stands behind the leaf, at its right.
    for x in (WIDTH / 2 + .06, WIDTH * 1.5 - .04):
        piece((CASING, .022, HEIGHT + .02), (x, .05, (HEIGHT + .02) / 2), True, .006, 4)
    piece((WIDTH, .022, CASING), (WIDTH + .01, .05, HEIGHT + .02), False, .006, 4)
    x = WIDTH / 2 - .055
    box((.022, .016, .36), satin, (x, -.06, 1.0), .004, 3)
    for z in (.86, 1.14):
        cylinder(.008, .045, satin, (x, -.04, z), (90, 0, 0), .002, 32)


sliding() if scene_of['opening'] == 'sliding' else hinged()
shoot(turn=19, rise=.01, lens=85, margin=.05, size=2.9, exposure=.72, gloss='soft')
