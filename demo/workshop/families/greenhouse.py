"""Greenhouses: a frame of zinc tubes under milky cellular sheets, a door and a vent in the end. Arch, drop or house."""
from math import cos, pi, sin
from mathutils import Vector
from material import Material
from shapes import box, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
LENGTH, WIDTH = 4.0, 3.0
zinc = Material((.55, .57, .58), .38, 1)
glaze = Material('#d3e2e3', .18, clear=.5)
split = glaze.node('SeparateXYZ')
glaze.link(glaze.coords(), split.inputs[0])
lines = glaze.ramp(glaze.math('FRACT', glaze.math('MULTIPLY', split.outputs[0], 26.0)), [(.0, 0.), (.16, 1.), (.84, 1.), (1., 0.)])
clouds = glaze.ramp(glaze.noise(glaze.coords((.5, .5, .5)), 1.4, 3), [(.3, 0.), (.7, 1.)])
inner = glaze.mix((.48, .6, .58), (.66, .76, .77), clouds)
glaze.color(glaze.mix((.74, .83, .84), inner, lines))


def outline():
    """The end of the house: (across, up) from the left foot over the ridge to the right foot."""
    w = WIDTH / 2
    if kind == 'arch':
        return [(-w, 0), (-w, .25)] + [(w * -cos(pi * i / 40), .25 + 1.85 * sin(pi * i / 40)) for i in range(1, 40)] + [(w, .25), (w, 0)]
    if kind == 'drop':
        side = [(-w * (1 - (i / 24) ** 1.9), 2.35 * (1 - (1 - i / 24) ** 1.25)) for i in range(25)]
        return side + [(-x, z) for x, z in side[-2::-1]]
    return [(-w, 0), (-w, 1.5), (0, 2.45), (w, 1.5), (w, 0)]


LINE = outline()


def beam(a, b, thick=.05):
    """A square tube between two points."""
    one, two = Vector(a), Vector(b)
    body = box((thick, thick, (two - one).length + thick * .6), zinc, radius=.006, segments=2)
    body.location = (one + two) / 2
    body.rotation_mode = 'QUATERNION'
    body.rotation_quaternion = (two - one).to_track_quat('Z', 'Y')
    return body


def skin():
    count = len(LINE)
    points = [(x, y, z) for x in (-LENGTH / 2, LENGTH / 2) for y, z in LINE]
    mesh(points, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], glaze, 30)
    for x in (-LENGTH / 2, LENGTH / 2):
        mesh([(x, y, z) for y, z in LINE], [tuple(range(count))], glaze, 0)


def hoop(x, out=.012):
    for (a, b), (c, d) in zip(LINE, LINE[1:]):
        beam((x, a * (1 + out), b + out * 2), (x, c * (1 + out), d + out * 2), .05)


skin()
for i in range(5):
    hoop(-LENGTH / 2 + LENGTH * i / 4)
w = WIDTH / 2
for y in (-w * 1.012, w * 1.012):
    beam((-LENGTH / 2, y, .05), (LENGTH / 2, y, .05), .07)


def over(y):
    """How high the outline is at this place across."""
    for (a, b), (c, d) in zip(LINE, LINE[1:]):
        if a <= y <= c and c > a:
            return b + (d - b) * (y - a) / (c - a)
    return 0


for y in (-w * .62, 0, w * .62):
    beam((-LENGTH / 2, y, over(y) + .03), (LENGTH / 2, y, over(y) + .03), .04)
# The end turned to us: door posts, a lintel, a vent above it, a handle.
x = -LENGTH / 2 - .03
high = 1.62
for y in (-.46, .46):
    beam((x, y, 0), (x, y, min(over(y), 2.4)), .05)
for z in (.05, .85, high):
    beam((x, -.46, z), (x, .46, z), .045)
for y in (-.4, .4):
    beam((x - .035, y, .1), (x - .035, y, high - .06), .035)
beam((x, -w, .05), (x, w, .05), .06)
if kind == 'house':
    beam((x, -w, 1.5), (x, w, 1.5), .045)
else:
    for side in (-1, 1):
        beam((x, side * .46, .95), (x, side * w * .9, .95), .04)
box((.04, .03, .22), Material((.03, .03, .03), .4), (x - .07, .33, .86), .012)
for z in (.35, 1.3):
    box((.05, .09, .1), Material((.2, .21, .22), .4, 1), (x - .03, -.45, z), .01)
beam((-LENGTH / 2, -w, .02), (-LENGTH / 2, w, .02), .06)
shoot(turn=-48, rise=14, lens=80, margin=.05, size=2.8, gloss='soft', exposure=.78, world=.5, key=230, fill=55)
