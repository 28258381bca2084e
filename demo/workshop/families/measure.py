"""Measuring tools: a tape, a spirit level, a laser level, a range finder, a calliper, a square. Centimetres."""
from math import cos, hypot, pi, sin
from curves import letters, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, mesh, place, wrap
from stage import FONT, scene_of, shoot


KIND = scene_of['kind']
WIDE, LEFT, LOW = {'tape': (8, -4, 0), 'level': (40, -20, -18), 'laser-level': (9, -4.5, 2), 'rangefinder': (6, -3, 0), 'calliper': (10, -5, -5), 'square': (30, 0, -13)}[KIND]
shell = Material(rough=.36, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .48, 60), rubber((.007, .007, .008))
bright, alloy = steel(.18, (.68, .68, .7)), steel(.36, (.72, .73, .75))
slit, white, ink = Material((.004, .004, .004), .8), Material((.9, .9, .88), .4), Material((.01, .01, .01), .6)
glass, screen = Material((.004, .006, .007), .06, clear=1), Material((.36, .42, .34), .25, clear=.6)


def side(point):
    """The print lies on the front: as high as wide."""
    return (min(.999, max(.001, (point.x - LEFT) / WIDE)), min(.999, max(.001, (point.z - LOW) / WIDE)))


def inset(outline, depth):
    """The outline (x, z) moved inwards."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    out, count = [], len(outline)
    for i, (x, z) in enumerate(outline):
        (a, b), (c, d) = outline[i - 1], outline[(i + 1) % count]
        along = depth * (1 if area > 0 else -1) / (hypot(c - a, d - b) or 1)
        out.append((x - (d - b) * along, z + (c - a) * along))
    return out


def slab(outline, y, half, material, edge=.3, smooth=50):
    """A plate of this outline between y - half and y + half, its edges round."""
    steps = [(part, (k if part < 0 else 4 - k) * pi / 8) for part in (-1, 1) for k in range(5)]
    rings = [[(x, y + part * (half - edge * (1 - cos(t))), z) for x, z in inset(outline, edge * (1 - sin(t)))] for part, t in steps]
    # One ring more within each face keeps the round edges' shading off it.
    first, last = ([(x, y + part * half, z) for x, z in inset(outline, edge * 1.3)] for part in (-1, 1))
    made = loft([first, *rings, last], material, smooth=smooth)
    return wrap(made, side) if material is shell else made


def arc(radius, start, end, count=40, at=(0, 0)):
    return [(at[0] + radius * cos(a), at[1] + radius * sin(a)) for a in [(start + (end - start) * i / count) * pi / 180 for i in range(count + 1)]]


def rounded(width, height, radius, at=(0, 0), count=10):
    x, z = width / 2 - radius, height / 2 - radius
    corners = ((x, z, 0), (-x, z, 90), (-x, -z, 180), (x, -z, 270))
    return [point for cx, cz, start in corners for point in arc(radius, start, start + 90, count, (at[0] + cx, at[1] + cz))]


def ticks(start, count, step, at, high, across, material, turn=(0, 0, 0)):
    """Lines of a scale along x: every fifth longer, every tenth the longest."""
    for k in range(count):
        long = high * (1 if k % 10 == 0 else .75 if k % 5 == 0 else .5)
        box((step * .22, long, .01) if turn == 'flat' else (step * .22, .01, long), material,
            (start + k * step, at[0] - across * (high - long) / 2, at[1]) if turn == 'flat' else (start + k * step, at[0], at[1] - across * (high - long) / 2), 0)


if KIND == 'tape':
    case = [(-3.7, .25), (3.4, .25)] + arc(.5, -90, 0, 6, (3.5, .75)) + arc(4, 0, 100, 24, (.0, 3.6)) + [(-2.4, 7.2), (-3.6, 5.6), (-4, 3.2)]
    slab(case, 0, 1.9, grip, .7)
    slab(arc(2.75, 0, 360, 64, (-.1, 3.75))[:-1], -1.8, .3, shell, .2)
    slab(arc(3.0, 0, 360, 64, (-.1, 3.75))[:-1], -1.75, .2, black, .1)
    slab([(-3.95, 3.4), (-3.3, 5.6), (-2.3, 6.9), (-1.4, 7.35), (-1.8, 7.8), (-3.2, 6.8), (-4.3, 4.8), (-4.5, 3.4)], 0, 1.15, accent, .3)
    for k in range(7):
        box((.5, 3.7, .16), grip, (3.84 * cos(.2 + k * .2), 0, 3.6 + 3.84 * sin(.2 + k * .2)), .06, 2, (0, -(.2 + k * .2) * 57, 0))
    for x, z in ((-3.2, .9), (3.0, .9), (2.6, 6.3)):
        cylinder(.24, .2, slit, (x, -1.86, z), (90, 0, 0), .04, 24)
        cylinder(.15, .22, alloy, (x, -1.87, z), (90, 0, 0), .03, 6)
    yellow = Material((.78, .52, .03), .35, clear=.3)
    points, faces, long = [], [], 9
    for i in range(19):
        across = -1.25 + 2.5 * i / 18
        points += [(-3.6, across, .62 + .16 * (across / 1.25) ** 2), (-3.6 - long, across, .14 + .3 * (across / 1.25) ** 2)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    mesh(points, faces, yellow, 180)
    drop = .48 / long
    for k in range(85):
        for edge in (-1, 1):
            high = .9 if k % 10 == 0 else .6 if k % 5 == 0 else .4
            x = -12.4 + k * .1
            bend = .3 * ((1.22 - high / 2) / 1.25) ** 2
            box((.025, high, .004), ink, (x, edge * (1.22 - high / 2), .145 + (x + 12.6) * drop + bend * (1.0 - .05 * (x + 12.6))), 0, 1, (edge * (18 - high * 5), 0, 0))
    for k in range(1, 9):
        place(letters(str(k), .62, ink, FONT, depth=.004), (-12.4 + k - .24, -.12, .16 + (k + .1) * drop), (0, 0, 0))
    box((.12, 2.4, 1.0), bright, (-12.62, 0, .0), .03)
    box((1.4, 1.6, .08), bright, (-12.0, 0, .22), .03)
    for y in (-.4, .4):
        cylinder(.16, .1, alloy, (-11.8, y, .27), edge=.05, segments=24)
    shoot(turn=-30, rise=24, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.85)
elif KIND == 'level':
    outline = rounded(40, 5.4, .25, (0, 2.7), 4)
    slab(outline, 0, 1.15, alloy, .12)
    for y in (-1.16, 1.16):
        slab(rounded(38.6, 3.7, .15, (0, 2.7), 4), y, .05, shell, .03)
    for x in (-20.1, 20.1):
        slab(rounded(.9, 5.7, .3, (x, 2.7), 5), 0, 1.35, grip, .25)
    fluid, clear = Material((.42, .75, .05), .08, clear=1, Emission=(.4, .8, .05, 1), Emission_Strength=.12), Material((.85, .93, .8), .05, clear=1)
    for x, upright in ((-14.5, True), (0, False), (14.5, True)):
        slab(rounded(4.6 if not upright else 3.6, 3.0 if upright else 2.6, .5, (x, 2.75 if upright else 3.6), 6), -1.2, .12, black, .08)
        slab(rounded(3.9 if not upright else 2.7, 2.2 if upright else 1.7, .3, (x, 2.75 if upright else 3.6), 6), -1.27, .1, clear, .05)
        z, turn = (2.75, (0, 0, 0)) if upright else (3.6, (0, 90, 0))
        cylinder(.62, 2.0 if upright else 3.2, fluid, (x, -1.2, z), turn, .2, 48)
        cylinder(.5, .8, Material((.75, .95, .5), .05, clear=1), (x, -1.42, z + (.3 if not upright else 0)), turn, .3, 32)
        for part in (-.5, .5):
            cylinder(.64, .07, ink, (x + (part if not upright else 0), -1.2, z + (part if upright else 0)), turn, .01, 48)
    group(list(bodies), turn=(-6, 0, 0))
    shoot(turn=-40, rise=18, lens=80, margin=.05, size=2.7, gloss='soft', exposure=.8)
elif KIND == 'laser-level':
    slab(rounded(8.4, 9.4, 1.5, (0, 6.7)), 0, 3.6, shell, .9)
    # Bumpers at the four corners: each outline bends one way only, or its face is torn.
    for x in (-1, 1):
        for flip in (False, True):
            corner = ((2.6, 1.8), (4.4, 2.2), (4.5, 5), (3.6, 5.4), (2.7, 3.2))
            slab([(x * a, 13.4 - b if flip else b) for a, b in corner], 0, 3.75, grip, .35)
    beam = Material((.1, .9, .2), .2, Emission=(.1, 1, .2, 1), Emission_Strength=1.2)

    def head(at, turn):
        """A cone of glass that throws a line all the way round, on its collar."""
        group([cylinder(1.95, .5, black, (0, 0, .1), edge=.1),
               lathe(fillet([(1.7, 0), (1.7, 1.1), (1.2, 1.6), (0, 1.7)], .3, 5), glass, 64),
               lathe([(1.71, .62), (1.72, .66), (1.71, .7)], beam, 64)], at, turn)

    if scene_of['heads'] == 'three':
        head((0, 0, 11.4), (0, 0, 0))
        head((0, -3.5, 8.7), (90, 0, 0))
        head((-4.15, 0, 7.4), (0, -90, 0))
    else:
        # One window for both lines; above it nothing but the switch.
        slab(rounded(4.4, 4.0, .7, (0, 9.0)), -3.4, .4, black, .2)
        slab(rounded(3.4, 3.0, .5, (0, 9.0)), -3.65, .25, glass, .12)
        box((.12, .1, 2.2), beam, (0, -3.87, 9.0), .02)
        box((2.0, .1, .12), beam, (0, -3.87, 9.0), .02)
        box((2.6, 1.6, .5), black, (0, 0, 11.4), .2)
        for part in (-.6, .6):
            cylinder(.34, .2, accent if part > 0 else white, (part, 0, 11.68), edge=.08, segments=32)
    cylinder(2.4, 1.0, black, (0, 0, 1.6), edge=.15)
    cylinder(3.9, .6, black, (0, 0, .9), edge=.2)
    for k in range(48):
        cylinder(.1, .5, grip, (3.92 * cos(k * pi / 24), 3.92 * sin(k * pi / 24), .9), edge=.03, segments=8)
    cylinder(3.6, .6, grip, (0, 0, .3), edge=.15)
    for k in range(3):
        cylinder(.34, .2, accent if k == 1 else white, (-1.1 + k * 1.1, -3.62, 3.4), (90, 0, 0), .08, 32)
    box((1.1, .5, .5), black, (0, -3.7, 2.4), .15)
    shoot(turn=-28, rise=16, lens=85, margin=.1, size=2.4, gloss='soft', exposure=.85)
elif KIND == 'rangefinder':
    slab(rounded(5.4, 12.4, 1.1, (0, 6.2)), 0, 1.3, grip, .5)
    slab(rounded(4.6, 11.6, .8, (0, 6.2)), -1.2, .25, shell, .15)
    slab(rounded(3.9, 4.6, .3, (0, 8.6)), -1.4, .12, glass, .06)
    slab(rounded(3.4, 4.0, .15, (0, 8.6)), -1.5, .03, screen, .01)
    for words, z, size, x in (('2,458 m', 7.4, .78, .0), ('3,120', 8.5, .62, .3), ('1,905', 9.3, .62, .3)):
        letters(words, size, ink, FONT, (x, -1.54, z))
    box((3.0, .01, .03), ink, (0, -1.54, 7.98), 0)
    box((.7, .01, .28), ink, (-1.2, -1.54, 10.2), 0)
    cylinder(.95, .4, Material((.55, .03, .02), .4), (0, -1.4, 4.9), (90, 0, 0), .15)
    for x, z in ((-1.5, 5.6), (1.5, 5.6), (-1.5, 4.2), (1.5, 4.2), (-1.5, 2.9), (0, 3.2), (1.5, 2.9)):
        slab(rounded(.95, .8, .3, (x, z), 5), -1.42, .16, black, .1)
        box((.4, .02, .07), white, (x, -1.59, z), 0)
    slab(rounded(5.1, .7, .3, (0, 12.35), 5), 0, 1.15, black, .2)
    cylinder(.5, .3, glass, (-1, -.1, 12.65), edge=.05)
    cylinder(.3, .3, Material((.5, .02, .02), .1, clear=1), (1, -.1, 12.65), edge=.05)
    group(list(bodies), turn=(-14, 0, -8))
    shoot(turn=-16, rise=14, lens=85, margin=.09, size=2.5, gloss='soft', exposure=.85)
elif KIND == 'calliper':
    box((23, .34, 1.6), bright, (3.5, 0, 0), .06)
    box((21.5, .02, .75), alloy, (3.9, -.18, .15), 0)
    for k in range(150):
        high = .6 if k % 10 == 0 else .45 if k % 5 == 0 else .3
        box((.03, .02, high), ink, (-3.2 + k * .118, -.19, -.15 + high / 2 - .15), 0)
    jaw = [(-8, .8), (-8, -.8), (-6.9, -1.6), (-6.3, -5.4), (-5.62, -5.9), (-5.62, -.8)]
    slab(jaw + [(-5.62, .8), (-5.7, 2.8), (-6.5, 1.8), (-7.2, .95)], 0, .17, bright, .05)
    slab([(-3.2, 1.0), (-3.15, 2.9), (-2.4, 1.9), (-1.4, 1.1), (4.2, 1.1), (4.2, -1.1), (-1.6, -1.1), (-2.2, -1.7), (-2.7, -5.4), (-3.3, -5.9), (-3.3, -1)], -.02, .2, bright, .05)
    slab(rounded(7.4, 3.3, .4, (1.2, .2)), -.4, .55, shell, .3)
    slab(rounded(4.0, 1.7, .2, (.3, .65)), -.95, .06, glass, .03)
    slab(rounded(3.6, 1.35, .1, (.3, .65)), -1.0, .03, screen, .01)
    letters('27.45', 1.05, ink, FONT, (.2, -1.04, .62))
    letters('mm', .35, ink, FONT, (1.75, -1.04, .3))
    for x, material in ((3.2, accent), (4.2, black)):
        cylinder(.3, .25, material, (x, -.98, .7), (90, 0, 0), .06, 32)
    cylinder(.55, .5, black, (4.3, 0, -1.2), (90, 0, 0), .08, 48)
    cylinder(.28, .9, bright, (.4, 0, 2.1), edge=.06, segments=32)
    box((7, .14, .3), bright, (17.5, 0, 0), .03)
    group(list(bodies), turn=(-84, 0, 24))
    shoot(turn=0, rise=48, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.8)
else:
    box((3.2, 2.2, 26), shell, (1.6, 0, 0), .12, 3, uv=side)
    box((1.0, 2.24, 25), alloy, (3.0, 0, 0), .1)
    box((42, .22, 4.4), bright, (20, 0, 10.6), .04)
    for k in range(340):
        high = 1.2 if k % 10 == 0 else .8 if k % 5 == 0 else .55
        box((.03, .02, high), ink, (4.6 + k * .1, -.115, 12.75 - high / 2), 0)
    for k in range(1, 34):
        letters(str(k), .75, ink, FONT, (4.6 + k, -.12, 11.1), depth=.004)
    for x, z in ((1, 11.8), (2.2, 11.8), (1, 9.6), (2.2, 9.6)):
        cylinder(.22, 2.3, alloy, (x, 0, z), (90, 0, 0), .06, 24)
    group(list(bodies), turn=(-90, 0, 28))
    shoot(turn=0, rise=42, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.8)
