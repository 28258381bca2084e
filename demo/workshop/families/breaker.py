"""Devices for a rail: breakers of one to four modules and devices with a test button. The front is printed; a strip at the print's foot colours the lever."""
from material import Material, steel
from shapes import bevel, box, cylinder, group, mesh, bodies, wrap
from stage import scene_of, shoot

modules, test = int(scene_of['modules']), scene_of['test'] == 'yes'
STEP = 1.77
WIDTH = STEP * modules
housing = Material(rough=.42).slot('b', printed=False)
front = Material(rough=.38).slot('a')
screw, hole = steel(.3, (.6, .6, .6)), Material((.012, .012, .013), .7)
# From the back's foot round: depth and height of the side view.
SIDE = [(0, 0), (-3.2, 0), (-4.4, .25), (-4.4, 1.7), (-6.55, 1.95), (-6.9, 2.2), (-6.9, 6.0), (-6.55, 6.25), (-4.4, 6.5),
        (-4.4, 7.95), (-3.2, 8.2), (0, 8.2), (0, 5.9), (-.5, 5.9), (-.5, 2.3), (0, 2.3)]


def slice_of(x, width):
    count, points = len(SIDE), [(a, y, z) for a in (x - width / 2, x + width / 2) for y, z in SIDE]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    bevel(mesh(points, faces, housing, 35), .06, 3, 25)


def terminal(x, z, out):
    cylinder(.4, .06, hole, (x, -4.39, z), (90, 0, 0), .01, 48)
    cylinder(.34, .05, screw, (x, -4.4, z), (90, 0, 0), .05, 48)
    box((.5, .04, .07), hole, (x, -4.425, z), .01, 2, (0, 35, 0))
    box((.07, .04, .5), hole, (x, -4.425, z), .01, 2, (0, 35, 0))
    box((.8, .9, .3), hole, (x, -2.4, 4.1 + out * 4.0), .05, 2)


def patch(point):
    return (.5, .02)


def lever(x, width):
    """Switched on: it points upwards."""
    box((width + .24, .3, 1.75), hole, (x, -6.8, 4.1), .1, 3)
    wrap(box((width, .75, .5), front, (x, -7.05, 4.45), .12, 4, (-28, 0, 0)), patch)
    wrap(box((width, .3, 1.1), front, (x, -6.88, 4.1), .1, 4), patch)


for i in range(modules):
    x = (i - (modules - 1) / 2) * STEP
    slice_of(x, STEP - .035)
    terminal(x, .95, -1)
    terminal(x, 7.25, 1)
    if not test:
        lever(x, .85)
if test:
    lever(-WIDTH / 2 + .95, 1.15)
    x = WIDTH / 2 - .85
    box((.78, .12, .62), hole, (x, -6.88, 3.3), .1, 3)
    wrap(box((.62, .3, .46), front, (x, -6.9, 3.3), .08, 3), lambda point: (.85, .02))
elif modules > 1:
    wrap(box((WIDTH - .9, .36, .36), front, (0, -7.3, 4.62), .1, 4, (-28, 0, 0)), patch)
half, low, high = WIDTH / 2 - .1, 2.28, 5.92
mesh([(-half, -6.908, low), (half, -6.908, low), (half, -6.908, high), (-half, -6.908, high)], [(0, 1, 2, 3)], front, 0,
     [(0, .06), (1, .06), (1, 1), (0, 1)])
box((.9 if modules == 1 else 1.2, .5, .35), hole, (0, -.6, -.08), .06, 3)
group(list(bodies), turn=(0, 0, 0))
shoot(turn=-30, rise=14, lens=85, margin=.08, size=2.5, gloss='white', exposure=1.0, world=.32, sides=(1.25, .35), key=245, fill=26)
