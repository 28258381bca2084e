"""What makes a room lived in: furniture, lamps, plants, cloth. Sizes in metres, each stands on its own z = 0."""
from math import cos, pi, sin
from random import Random
from material import Material, linear
from room import glow
from shapes import box, cylinder, fillet, group, lathe, loft, mesh, place, ring
from curves import smooth_rows, sweep

oak = '#b48a5a'


def cloth(color, rough=.95):
    made = Material(color, rough, Sheen=.25)
    return made


def cushion(size, at, material, turn=(0, 0, 0), soft=.06):
    return box(size, material, at, min(soft, min(size) * .45), 6, turn)


def legs(points, height, material, radius=.016, lean=.04):
    return [sweep([(x, y, height), (x * (1 + lean), y * (1 + lean), 0)], radius, material, curved=False, steps=2,
                  radii=[1, .65]) for x, y in points]


def armchair(at, turn=0, color='#6d7b74', wood=oak):
    fabric, timber = cloth(color), Material(wood, .4)
    parts = [cushion((.62, .62, .16), (0, 0, .4), fabric, soft=.07),
             cushion((.62, .15, .56), (0, .3, .66), fabric, (-12, 0, 0), .07),
             cushion((.11, .66, .3), (-.36, .02, .47), fabric, soft=.05),
             cushion((.11, .66, .3), (.36, .02, .47), fabric, soft=.05),
             cushion((.42, .13, .32), (.03, .17, .63), cloth('#c9a464'), (-20, 0, 6), .06)]
    parts += legs([(-.3, -.26), (.3, -.26), (-.3, .28), (.3, .28)], .33, timber, .02, .1)
    return group(parts, at, (0, 0, turn))


def sofa(at, turn=0, color='#8f948f', width=2.1, wood=oak):
    fabric, timber = cloth(color), Material(wood, .4)
    half, seat = width / 2, (width - .36) / 2
    parts = [cushion((width - .1, .86, .14), (0, 0, .24), fabric, soft=.03)]
    for side in (-1, 1):
        parts.append(cushion((seat, .7, .17), (side * seat / 2, -.07, .39), fabric, soft=.06))
        parts.append(cushion((seat - .02, .2, .46), (side * seat / 2, .26, .64), fabric, (-13, 0, 0), .08))
        parts.append(cushion((.17, .88, .4), (side * (half - .09), 0, .42), fabric, soft=.06))
    parts.append(cushion((width - .1, .14, .5), (0, .38, .52), fabric, soft=.05))
    parts.append(cushion((.46, .15, .44), (-half + .42, .06, .66), cloth('#c08a4a'), (-22, 6, 14), .07))
    parts.append(cushion((.42, .14, .4), (half - .42, .04, .64), cloth('#e6dfd0'), (-22, -8, -12), .07))
    parts += legs([(-half + .16, -.36), (half - .16, -.36), (-half + .16, .36), (half - .16, .36)], .17, timber, .022, .03)
    return group(parts, at, (0, 0, turn))


def round_table(at, radius=.42, height=.42, wood=oak):
    timber = Material(wood, .35)
    parts = [cylinder(radius, .035, timber, (0, 0, height - .018), edge=.012)]
    parts += legs([(radius * .62 * cos(a), radius * .62 * sin(a)) for a in (.5, 2.6, 4.7)], height - .03, timber, .02, .25)
    return group(parts, at)


def books(at, turn=0):
    parts, z = [], 0
    for size, color, angle in (((.22, .16, .03), '#33525c', 4), ((.2, .145, .022), '#d9d3c5', -6), ((.17, .12, .028), '#b5623b', 9)):
        parts.append(box(size, Material(color, .6), (0, 0, z + size[2] / 2), .003, 2, (0, 0, angle)))
        z += size[2]
    return group(parts, at, (0, 0, turn))


def vase(at, color='#e8e4da', height=.24):
    rows = [(0, 0), (.3, 0), (.42, .06), (.5, .3), (.44, .62), (.2, .86), (.19, 1), (.15, 1), (.14, .8), (0, .7)]
    return place(lathe(fillet([(r * height * .9, z * height) for r, z in rows], .02, 4), Material(color, .5, clear=.2), 64), at)


def leaf(length, width, material, bend=.5):
    points, uv, faces = [], [], []
    count = 7
    for i in range(count + 1):
        t = i / count
        half = width * sin(pi * t ** .8) ** .8 / 2
        y, z = length * t * (1 - .18 * bend * t), length * (t * .55 - bend * t * t * .75)
        points += [(-half, y, z + half * .25), (0, y, z), (half, y, z + half * .25)]
    for i in range(count):
        for k in (0, 1):
            a = i * 3 + k
            faces.append((a, a + 1, a + 4, a + 3))
    return mesh(points, faces, material, 60)


def plant(at, height=1.2, seed=3, pot='#d8d2c6', stems=9):
    """A pot with a bush of large leaves on stems."""
    random, parts = Random(seed), []
    parts.append(lathe(fillet([(0, 0), (.15, 0), (.155, .02), (.19, .34), (.175, .34), (.165, .29), (0, .28)], .012, 4),
                       Material(pot, .55), 64))
    parts.append(cylinder(.163, .02, Material('#3a2c20', .95), (0, 0, .285), edge=.004))
    greens = [Material(color, .42, clear=.08) for color in ('#2f5a2c', '#3f6d35', '#274d2a', '#4b7a3c')]
    stem = Material('#5a7040', .6)
    for i in range(stems):
        angle, reach = i * 2.4 + random.uniform(-.3, .3), random.uniform(.1, .32)
        top = height * random.uniform(.5, .95)
        x, y = cos(angle) * reach, sin(angle) * reach
        parts.append(sweep([(cos(angle) * .03, sin(angle) * .03, .28), (x * .4, y * .4, .28 + (top - .28) * .6), (x, y, top)],
                           .006, stem, steps=6))
        for k in range(4):
            size = random.uniform(.2, .32)
            body = leaf(size, size * .52, random.choice(greens), random.uniform(.3, .8))
            parts.append(place(body, (x, y, top - k * .07), (random.uniform(-20, 25), random.uniform(-15, 15),
                                                             angle * 57.3 - 90 + random.uniform(-75, 75) + k * 95)))
    return group(parts, at)


def floor_lamp(at, shade='#f3ead8', lit=2.2):
    metal = Material((.03, .03, .032), .4, .6)
    parts = [cylinder(.14, .02, metal, (0, 0, .01), edge=.006), cylinder(.009, 1.45, metal, (0, 0, .74), edge=.002, segments=24)]
    cover = glow(shade, lit * .35)
    parts.append(lathe([(.14, 1.68), (.2, 1.4), (.197, 1.4), (.137, 1.68)], cover, 64))
    return group(parts, at)


def pendant(at, drop, radius=.2, color='#26302f', lit=3.0):
    """Hangs from `at` on its cord; a dome that is light inside."""
    x, y, z = at
    metal, inner = Material(color, .35), glow('#fff1d8', lit)
    low = z - drop
    parts = [cylinder(.045, .025, metal, (x, y, z - .012), edge=.006, segments=48),
             cylinder(.003, drop - .12, metal, (x, y, z - (drop - .12) / 2), edge=.001, segments=12)]
    h = radius * .75
    profile = [(.02, low + h), (.03, low + h * .98), (radius * .5, low + h * .8), (radius * .86, low + h * .42), (radius, low)]
    parts.append(place(lathe(profile, metal, 64), (x, y, 0)))
    parts.append(place(lathe([(a - .006, b - .003) for a, b in profile[2:]], Material('#f3efe4', .5), 64), (x, y, 0)))
    parts.append(place(lathe([(0, low + h * .2), (.035, low + h * .26), (.05, low + h * .5), (.03, low + h * .7)], inner, 32), (x, y, 0)))
    return parts


def chandelier(at, drop=.45, arms=5, radius=.3, metal_color='#b98f4f', lit=3.5):
    x, y, z = at
    metal, shade = Material(metal_color, .25, 1), glow('#fff3de', lit)
    parts = [cylinder(.06, .03, metal, (x, y, z - .015), edge=.01, segments=48),
             cylinder(.008, drop, metal, (x, y, z - drop / 2), edge=.002, segments=24),
             cylinder(.04, .1, metal, (x, y, z - drop), edge=.03, segments=48)]
    for i in range(arms):
        a = 2 * pi * i / arms + .3
        u, v = cos(a), sin(a)
        parts.append(sweep([(x, y, z - drop - .02), (x + u * radius * .5, y + v * radius * .5, z - drop - .07),
                            (x + u * radius, y + v * radius, z - drop + .01)], .007, metal, steps=10))
        ball = lathe([(.001, -.062), (.04, -.045), (.06, 0), (.04, .045), (.001, .062)], shade, 32, 180)
        parts.append(place(ball, (x + u * radius, y + v * radius, z - drop + .07)))
    return parts


def frame_on_wall(at, size, color='#2a2d2e', seed=1):
    """A picture of soft shapes; facing -y."""
    x, y, z = at
    w, h = size
    wood, paper = Material(color, .4), Material('#f0ede5', .8)
    for side in (-1, 1):
        box((.025, .03, h), wood, (x + side * (w / 2 - .0125), y, z), .003, 2)
        box((w, .03, .025), wood, (x, y, z + side * (h / 2 - .0125)), .003, 2)
    box((w - .03, .01, h - .03), paper, (x, y, z), 0)
    random = Random(seed)
    for i, tone in enumerate(('#c98b4e', '#4f7078', '#d9b98c')):
        disc = cylinder(w * random.uniform(.1, .17), .002, Material(tone, .8),
                        (x + random.uniform(-.1, .1) * w * 2, y - .006 - i * .0015, z + (i - 1) * h * .17), (90, 0, 0), .0005, 64)
        disc.scale = (1, random.uniform(.7, 1.2), 1)


def curtain(at, width, height, color='#e9e4d9', folds=9, facing='y', depth=.045):
    x0, y0, z0 = at
    points, faces = [], []
    steps = folds * 10
    for i in range(steps + 1):
        t = i / steps
        wave = depth * sin(2 * pi * folds * t + .6 * sin(5 * t))
        for z in (0, .5, 1):
            swing = wave * (1 - .25 * z)
            px, py = (x0 + width * t, y0 + swing) if facing == 'y' else (x0 + swing, y0 + width * t)
            points.append((px, py, z0 + height * z))
    for i in range(steps):
        for k in (0, 1):
            a = i * 3 + k
            faces.append((a, a + 3, a + 4, a + 1))
    return mesh(points, faces, cloth(color), 180)


def rug(at, size, color='#d8cdb8', turn=0, border='#8c7b63'):
    w, d = size
    parts = [box((w, d, .014), cloth(border, 1), (0, 0, .007), .004, 2), box((w - .16, d - .16, .016), cloth(color, 1), (0, 0, .008), .004, 2)]
    for i in range(5):
        parts.append(box((w - .3, .012, .0165), cloth(border, 1), (0, (i - 2) * d / 6.5, .0085), 0))
    return group(parts, at, (0, 0, turn))
