"""A workshop at home: a wall of boards with tools on it, a bench, a rack with what is left of the last repair."""
from math import cos, pi, sin
from room import daylight, family, glow, point, sheet, shoot, sunlight, surfaced, thing
from curves import hull, sweep
from material import Material
from shapes import box, cylinder, group, mesh, place
from shell import ceiling_and_walls, wall_with_hole, window

WIDTH, DEPTH, HIGH = 4.0, 2.9, 2.6
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
paint = Material('#dedbd2', .85)
yellow, petrol, black = Material('#e0a41c', .38), Material('#12606c', .4), Material((.014, .014, .015), .5)
steel, timber = Material((.62, .63, .64), .3, 1), surfaced('bench', .45)
sheet((LEFT, DEPTH, 0), (WIDTH, 0, 0), (0, 0, HIGH), surfaced('osb', .7), 1.2)
sheet((RIGHT, DEPTH, 0), (0, -DEPTH - 3, 0), (0, 0, HIGH), paint)
wall_with_hole((LEFT, -3, 0), (0, DEPTH + 3, 0), (0, 0, HIGH), (3.9, 1.1, 5.1, 2.2), paint)
mesh([(LEFT, -3, 0), (RIGHT, -3, 0), (RIGHT, DEPTH, 0), (LEFT, DEPTH, 0)], [(0, 1, 2, 3)], surfaced('floor', .4), 0,
     lambda p: (p.x / 2.4, p.y / 2.4))
ceiling_and_walls(WIDTH, DEPTH, HIGH)
window(LEFT, 1.5, 1.1, 1.2, 1.1, 95, facing='x')
# The bench.
TOP = .88
box((2.1, .66, .06), timber, (-.55, DEPTH - .36, TOP - .03), .006, 3).data.uv_layers.new()
for x in (-1.5, .4):
    for y in (-.62, -.1):
        box((.08, .08, TOP - .06), Material('#b48a5a', .5), (x, DEPTH + y, (TOP - .06) / 2), .006, 2)
box((1.9, .5, .03), Material('#b48a5a', .5), (-.55, DEPTH - .36, .22), .004, 2)
for x, color in ((-1.2, '#8d9a9c'), (-.6, '#c8452b'), (.05, '#12606c')):
    box((.42, .36, .26), Material(color, .45), (x, DEPTH - .36, .37), .03, 4)
    box((.42, .37, .03), black, (x, DEPTH - .36, .47), .01, 2)
with thing('drill'):
    family('drill', (-.25, DEPTH - .42, TOP), .3, 0, {}, {'a': '#12606c', 'b': '#12606c', 'c': '#12606c'})
with thing('saw', (.22, DEPTH - .5, TOP + .1)):
    parts = [box((.3, .16, .012), steel, (0, 0, .006), .003, 2), cylinder(.085, .05, yellow, (-.02, -.02, .1), (90, 0, 0), .012),
             cylinder(.09, .003, steel, (-.02, -.05, .085), (90, 0, 0), .001), box((.2, .09, .09), yellow, (.06, .05, .11), .03, 4),
             sweep([(-.05, .04, .15), (.03, .04, .2), (.12, .04, .17), (.14, .04, .1)], .018, black)]
    group(parts, (.22, DEPTH - .5, TOP), (0, 0, 24))
with thing('toolbox'):
    parts = [box((.46, .24, .19), black, (0, 0, .095), .015, 4), box((.47, .25, .05), petrol, (0, 0, .205), .015, 4),
             box((.06, .02, .05), yellow, (-.13, -.125, .17), .006, 2), box((.06, .02, .05), yellow, (.13, -.125, .17), .006, 2),
             sweep([(-.12, 0, .23), (-.1, 0, .29), (.1, 0, .29), (.12, 0, .23)], .014, black)]
    group(parts, (-1.22, DEPTH - .34, TOP), (0, 0, 8))
# On the wall: a rail with tools.
WALL = DEPTH - .03
with thing('grinder', (-.1, WALL - .05, 1.72)):
    body = hull([(-.17, .028, .028, 0), (-.15, .034, .034, 0), (.02, .03, .03, 0), (.1, .036, .036, 0), (.16, .03, .03, 0)], petrol, 30, 48)
    parts = [body, cylinder(.03, .05, steel, (.15, 0, -.03), edge=.006), cylinder(.062, .004, black, (.15, 0, -.058), edge=.001),
             cylinder(.014, .11, black, (.12, -.07, 0), (90, 0, 0), .005)]
    group(parts, (-.1, WALL - .05, 1.72), (0, 20, 0))
with thing('level', (-.6, WALL - .03, 1.42)):
    box((.8, .025, .055), yellow, (-.6, WALL - .015, 1.42), .004, 2)
    for x in (-.85, -.6, -.35):
        cylinder(.016, .03, Material('#b9d24a', .2, clear=.5), (x, WALL - .018, 1.42), (90, 0, 0), .002)
for i, x in enumerate((-1.35, -1.22, -1.09, -.96)):
    box((.022, .02, .1), (yellow, petrol, black, Material('#c8452b', .4))[i], (x, WALL - .02, 1.8), .008, 3)
    cylinder(.0045, .13, steel, (x, WALL - .02, 1.69), edge=.001, segments=16)
for x, long in ((-.72, .3), (-.58, .26)):
    cylinder(.012, long, Material('#b48a5a', .5), (x, WALL - .02, 1.74), edge=.004, segments=24)
    box((.11, .03, .035), steel, (x, WALL - .02, 1.74 + long / 2), .006, 2)
for z in (1.9, 1.52):
    box((1.7, .012, .02), steel, (-.6, WALL + .01, z), .002, 1)
mesh([(.18, WALL, 1.6), (.62, WALL, 1.64), (.62, WALL, 1.72), (.18, WALL, 1.74)], [(0, 1, 2, 3)], steel, 0)
box((.14, .022, .13), Material('#b48a5a', .5), (.13, WALL, 1.67), .02, 3)
# The rack.
with thing('storage', (1.35, DEPTH - .5, 1.62)):
    for x in (.9, 1.8):
        for y in (-.06, -.5):
            box((.04, .04, 2.0), petrol, (x, DEPTH + y, 1.0), .003, 2)
    for z in (.12, .62, 1.12, 1.6, 1.98):
        box((.92, .46, .03), Material('#c9b48c', .7), (1.35, DEPTH - .28, z), .003, 2)
        box((.92, .012, .045), petrol, (1.35, DEPTH - .508, z), .002, 1)
for x, z, color in ((1.05, 1.135, '#d9dbd8'), (1.3, 1.135, '#c7923e'), (1.55, 1.135, '#4f7078')):
    family('can', (x, DEPTH - .3, z), .24, 15, {'shape': 'usual'}, {'a': color, 'b': color, 'c': '#c9cccb'})
for x, z, w, h, color in ((1.1, .635, .34, .26, '#b08d5f'), (1.52, .635, .38, .34, '#a98456'), (1.15, 1.615, .4, .24, '#b08d5f'),
                          (1.58, 1.615, .3, .2, '#dcd5c6'), (1.3, 1.995, .5, .26, '#a98456'), (1.1, .135, .36, .32, '#8d9a9c'), (1.52, .135, .36, .3, '#c8452b')):
    box((w, .32, h), Material(color, .8), (x, DEPTH - .28, z + h / 2), .008, 3)
with thing('cable'):
    parts = []
    for i in range(7):
        r = .14
        ring_ = [(r * cos(2 * pi * k / 24), -.05 + i * .016, .2 + r * sin(2 * pi * k / 24)) for k in range(24)]
        parts.append(sweep(ring_, .009, Material('#d9741f', .45), True, steps=3))
    for y in (-.075, .075):
        parts.append(cylinder(.18, .012, black, (0, y, .2), (90, 0, 0), .004))
    parts.append(sweep([(-.12, 0, .0), (0, 0, .42), (.12, 0, .0)], .012, black))
    group(parts, (.62, 1.75, 0), (0, 0, 35))
with thing('lamp', (-.4, 1.7, HIGH - .06)):
    box((1.3, .1, .05), Material('#e9e9e6', .4), (-.4, 1.7, HIGH - .025), .01, 3)
    box((1.24, .07, .03), glow('#fff6e8', 4), (-.4, 1.7, HIGH - .055), .012, 3)
daylight((-.4, 1.7, HIGH - .09), (1.2, .1), (0, 0, -1), 22, (1, .95, .86))
daylight((.3, -2.1, 2.3), (2.4, 1.3), (0, .75, -.5), 22, (1, .96, .9))
sunlight((1, .2, -.8), 6, 1.4)
point('wall', (-1.65, DEPTH, 2.2))
point('floor', (-.4, .9, 0))
shoot((-.02, -1.75, 1.32), 1, 21.5, -.06, exposure=.3)
