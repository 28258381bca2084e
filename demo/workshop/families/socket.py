"""Sockets, switches, dimmers and empty frames of one square language, leaning back a little. All plastic is one slot."""
from material import Material, steel
from shapes import bevel, bodies, box, cylinder, fillet, group, lathe, loft, place, ring
from stage import scene_of, shoot

kind, posts = scene_of['kind'], int(scene_of.get('posts', 1))
plastic = Material(rough=.3, clear=.2).slot('b', printed=False)
hole, zinc, gap = Material((.01, .01, .011), .7), steel(.25, (.75, .75, .74)), Material((.05, .05, .05), .7)
gold = Material((.8, .6, .25), .3, 1)
STEP, SIDE, OPEN, WELL = 7.1, 8.3, 5.5, 1.98
cutters = []


def cut(body, cutter):
    bodies.remove(cutter)
    cutters.append(cutter)
    made = body.modifiers.new('cut', 'BOOLEAN')
    made.operation, made.object, made.solver = 'DIFFERENCE', cutter, 'EXACT'
    cutter.hide_render = True


def surround(count):
    body = box((SIDE + STEP * (count - 1), .95, SIDE), plastic, (0, 0, 0), 0)
    for k in range(count):
        cut(body, box((OPEN, 4, OPEN), plastic, ((k - (count - 1) / 2) * STEP, 0, 0), 0))
    bevel(body, .2, 5, 40)


def back():
    if kind == 'single':
        box((5.0, 2.6, 5.0), gap, (0, 2.4, 0), .4, 4)
        return
    box((SIDE - 1.4, .4, SIDE - 1.4), zinc, (0, .7, 0), .1, 2)
    box((5.0, 2.6, 5.0), gap, (0, 2.0, 0), .4, 4)
    box((OPEN - .02, .2, OPEN - .02), gap, (0, .3, 0), .02, 2)


def bore(body, x):
    """A closed prism: what is turned on a lathe has a seam, and a seam cuts nothing."""
    rings = [ring(96, WELL + .2, WELL + .2, 2, (0, 0, z)) for z in (-3, 3)]
    cut(body, place(loft(rings, plastic), (x, 0, 0), (90, 0, 0)))


def well(x):
    """A round well with two holes and the springs of the earth."""
    profile = fillet([(WELL + .22, .02), (WELL + .02, -.06), (WELL - .04, -1.6), (0, -1.6)], .1, 5)
    place(lathe(profile, plastic, 128), (x, -.72, 0), (90, 0, 0))
    for s in (-1, 1):
        cylinder(.28, .2, hole, (x + s * .95, .86, 0), (90, 0, 0), .05, 48)
        box((.62, 1.5, .16), zinc, (x, .1, s * (WELL - .06)), .05, 3)
        box((.26, 1.5, .3), plastic, (x + s * (WELL - .1), .2, 0), .06, 3)
    cylinder(.22, .14, zinc, (x, .86, 0), (90, 0, 0), .04, 32)


def faceplate(width, height, wells):
    body = box((width, 1.0, height), plastic, (0, -.22, 0), 0)
    for x in wells:
        bore(body, x)
    bevel(body, .14, 4, 40)
    for x in wells:
        well(x)


def keys(count):
    wide = (OPEN - .1) / count
    for k in range(count):
        x = (k - (count - 1) / 2) * wide
        lean = 5 if k % 2 == 0 else -5
        box((wide - .07, .9, OPEN - .12), plastic, (x, -.42, 0), .14, 5, (lean, 0, 0))
        box((.5, .05, .06), gap, (x, -.88 - lean * .035, 2.0), .01, 2, (lean, 0, 0))


def network():
    box((OPEN - .1, .8, OPEN - .1), plastic, (0, -.28, 0), .14, 5)
    box((2.3, .5, 2.3), plastic, (0, -.6, -.2), .12, 4)
    box((1.3, .5, 1.0), hole, (0, -.63, -.2), .08, 3)
    box((.6, .5, .3), hole, (0, -.63, .42), .04, 2)
    for k in range(8):
        box((.06, .1, .5), gold, ((k - 3.5) * .13, -.86, -.4), .01, 2)
    box((2.0, .06, .5), Material((.92, .92, .9), .4), (0, -.7, 1.9), .04, 2)


def dimmer():
    box((OPEN - .1, .7, OPEN - .1), plastic, (0, -.26, 0), .14, 5)
    profile = fillet([(1.95, 0), (1.95, .2), (1.75, .34), (1.65, 1.5), (1.5, 1.7), (0, 1.72)], .12, 5)
    place(lathe(profile, plastic, 128), (0, -.6, 0), (90, 0, 0))
    box((.14, .1, .8), gap, (.4, -2.33, 1.0), .03, 2, (0, 22, 0))


if kind == 'double':
    base = box((SIDE + 4.4, .9, SIDE), plastic, (0, .5, 0), 0)
    for x in (-2.9, 2.9):
        bore(base, x)
    bevel(base, .25, 5, 40)
    faceplate(SIDE + 3.2, SIDE - 1.2, (-2.9, 2.9))
    box((11, 2.2, 5), gap, (0, 2.2, 0), .3, 4)
else:
    surround(posts)
    if kind != 'frame':
        back()
    if kind == 'single':
        faceplate(OPEN - .1, OPEN - .1, (0,))
    elif kind.startswith('keys'):
        keys(int(kind[-1]))
    elif kind == 'network':
        network()
    elif kind == 'dimmer':
        dimmer()
group([*bodies, *cutters], turn=(-8, 0, 0))
wide = posts > 1 or kind == 'double'
shoot(turn=-18 if wide else -26, rise=12, lens=90, margin=.06 if wide else .12, size=2.3, gloss='soft', exposure=1.0, world=.3,
      sides=(1.3, .3), key=260, fill=20)
