"""A terrace behind the house: decking, a sided wall with its door, a lawn with a picket fence, late sun."""
from math import cos, sin
from random import Random
from mathutils import Vector
from room import family, glow, point, sheet, shoot, sunlight, surfaced, thing, world
from curves import sweep
from material import Material
from shapes import box, cylinder, group, mesh
from things import armchair, plant, round_table, vase

random = Random(4)
deck, edge = surfaced('deck', .55), Material('#6d4a30', .6)
mesh([(-3.4, -3, 0), (1.6, -3, 0), (1.6, 3.6, 0), (-3.4, 3.6, 0)], [(0, 1, 2, 3)], deck, 0, lambda p: (p.x / 2.4, p.y / 2.4))
box((5.0, .03, .2), edge, (-.9, 3.615, -.1), .003, 2)
box((.03, 6.6, .2), edge, (1.615, .3, -.1), .003, 2)
grass = Material('#5f7d35', .95)
grass.color(grass.ramp(grass.noise(grass.coords((1, 1, 1)), 9, 6, .75), [(.3, (.075, .14, .022)), (.5, (.14, .23, .045)), (.72, (.24, .33, .09))]))
sheet((-30, -10, -.2), (60, 0, 0), (0, 60, 0), grass)
# Blades by the thousand, denser where they are near: one body for each green.
for color in ('#5d7f33', '#6d8f3d', '#4d6f2c', '#7d9a4a'):
    points, faces = [], []
    for _ in range(9000):
        y = -1.2 + 8.2 * random.random() ** 1.7
        x, high, wide = random.uniform(1.68, 2.4 + .9 * (y + 2)), random.uniform(.035, .085), random.uniform(.004, .008)
        a, lean = random.uniform(0, 6.28), random.uniform(.005, .05)
        side, over = (cos(a) * wide, sin(a) * wide), (-sin(a) * lean, cos(a) * lean)
        first = len(points)
        points += [(x - side[0], y - side[1], -.2), (x + side[0], y + side[1], -.2), (x + over[0], y + over[1], -.2 + high)]
        faces.append((first, first + 1, first + 2))
    mesh(points, faces, Material(color, .7), 0)
# The house at the left: its wall runs away from us.
HOUSE, siding = -2.0, Material('#d9d3c3', .6)
for i in range(15):
    box((.022, 6.4, .205), siding, (HOUSE + .004 + .01 * 0, .4, .1 + i * .198), .003, 2, (0, 5, 0))
box((.06, .09, 3.0), Material('#f2f0ea', .5), (HOUSE + .02, 3.6, 1.5), .005, 2)
box((.5, 7.2, .06), Material('#5b3d29', .6), (HOUSE + .1, .3, 3.02), .01, 3)
point('facade', (HOUSE + .03, 1.5, 2.55))
with thing('door', (HOUSE + .08, 2.15, 1.5)):
    frame, glass = Material('#474f50', .4), Material((.05, .065, .07), .04, clear=1)
    box((.05, 1.1, 2.2), frame, (HOUSE + .04, 2.15, 1.1), .006, 2)
    box((.02, .82, 1.2), glass, (HOUSE + .065, 2.15, 1.42), .002, 1)
    box((.02, .82, .5), frame, (HOUSE + .068, 2.15, .42), .008, 3)
    sweep([(HOUSE + .07, 2.5, 1.05), (HOUSE + .13, 2.5, 1.05), (HOUSE + .13, 2.4, 1.05)], .011, Material((.7, .7, .7), .25, 1))
with thing('lamp'):
    metal = Material((.02, .02, .022), .4)
    box((.02, .1, .16), metal, (HOUSE + .04, 1.25, 1.95), .004, 2)
    cylinder(.055, .2, metal, (HOUSE + .13, 1.25, 1.97), edge=.01)
    cylinder(.048, .205, glow('#ffe6b8', 5), (HOUSE + .13, 1.25, 1.965), edge=.004)
# The fence.
with thing('fence', (2.9, 6.85, .95)):
    picket = Material('#7a4f33', .5)
    for i in range(86):
        box((.11, .022, 1.45), picket, (-2.6 + i * .138, 6.9, .55 + .01 * (i % 2)), .008, 2)
    for z in (.2, .95):
        box((12.2, .04, .06), Material('#5c3b26', .6), (3.3, 6.94, z), .004, 2)
# Trees behind it: each crown a heap of smaller ones, their leaves one body for each green.
greens = {color: ([], []) for color in ('#49692c', '#587a35', '#3c5a26', '#6a8a40')}


def hang(at, size):
    points, faces = random.choice(list(greens.values()))
    along = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
    across = along.cross(Vector([random.gauss(0, 1) for _ in range(3)])).normalized() * size * .32
    bend, first = along.cross(across).normalized() * size * .12, len(points)
    points += [at, at + along * size * .5 + across + bend, at + along * size, at + along * size * .5 - across + bend]
    faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]


for cx, cy, cz, size in ((-1.2, 9.5, 1.9, 1.3), (1.0, 10.5, 2.3, 1.6), (3.4, 9.4, 1.9, 1.35), (5.4, 10.6, 2.4, 1.7),
                         (-3.2, 11, 2.4, 1.7), (7.3, 9.7, 1.8, 1.3), (9.4, 10.8, 2.3, 1.7)):
    cylinder(.12, 3.2, Material('#5a4632', .9), (cx, cy, .6), edge=.02, segments=24)
    for _ in range(26):
        heap = Vector((cx, cy, cz)) + Vector([random.gauss(0, .42) for _ in range(3)]) * size
        for _ in range(170):
            hang(heap + Vector([random.gauss(0, .2) for _ in range(3)]) * size, random.uniform(.09, .17))
for color, (points, faces) in greens.items():
    mesh(points, faces, Material(color, .75), 0)
# Sky.
sky = Material((0, 0, 0), 1, Specular=0)
split = sky.node('SeparateXYZ')
sky.link(sky.coords(kind='UV'), split.inputs[0])
sky.link(sky.ramp(split.outputs[1], [(.1, (.98, .93, .82)), (.35, (.78, .88, .95)), (.9, (.4, .6, .85))]), sky.shader.inputs['Emission'])
sky.shader.inputs['Emission Strength'].default_value = 1.5
body = sheet((-60, 30, -6), (120, 0, 0), (0, 0, 36), sky, (120, 36))
body.visible_diffuse = body.visible_shadow = False
# What stands on it.
armchair((.35, 2.55, 0), 22, '#b9b09d', '#8a6238')
armchair((-.95, 2.7, 0), -24, '#b9b09d', '#8a6238')
round_table((-.3, 2.15, 0), .34, .45, '#8a6238')
vase((-.3, 2.15, .45), '#e2ded2', .18)
plant((1.25, 3.2, 0), 1.1, 9, '#8f8a80', 9)
plant((-1.62, 3.2, 0), 1.3, 11, '#8f8a80', 10)
with thing('hose'):
    family('coil', (2.05, 2.75, -.2), .62, 18, {'thick': .05}, {'b': '#2f7a3c'})
with thing('mower', (2.9, 4.6, .1)):
    red, black = Material('#c8452b', .35, clear=.3), Material((.015, .015, .016), .5)
    parts = [box((.46, .62, .16), red, (0, 0, .2), .05, 5), box((.32, .34, .18), Material('#2a2d2f', .4), (0, -.06, .34), .06, 5)]
    for x in (-.25, .25):
        for y, r in ((-.24, .09), (.26, .11)):
            parts.append(cylinder(r, .055, black, (x, y, r), (0, 90, 0), .015))
        parts.append(sweep([(x * .9, .26, .22), (x * .9, .6, .62), (x * .9, .86, .98)], .013, black))
    parts.append(sweep([(-.225, .86, .98), (0, .87, 1.0), (.225, .86, .98)], .016, black))
    parts.append(box((.4, .34, .28), Material('#34383a', .85), (0, .42, .34), .06, 5))
    group(parts, (2.9, 4.7, -.2), (0, 0, -35))
with thing('oil'):
    family('can', (-1.2, 1.3, 0), .26, 25, {'shape': 'usual'}, {'a': '#c7923e', 'b': '#d9dbd8', 'c': '#c9cccb'})
world(.8, (.66, .8, 1))
sunlight((-.55, .42, -.62), 4.2, 1, (1, .88, .72))
point('floor', (.25, 1.05, 0))
shoot((.15, -2.0, 1.45), 2, 21.5, -.02, exposure=.1, bounces=3)
