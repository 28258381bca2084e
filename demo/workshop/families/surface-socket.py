"""Sockets, switches and dimmers in a casing of their own, for the wall and not into it. Those against splashes have a lid over each
well and a seal behind."""
from material import Material, rubber, steel
from shapes import bevel, bodies, box, cylinder, fillet, group, lathe, loft, place, ring
from stage import scene_of, shoot

kind, splash = scene_of['kind'], scene_of['splash'] == 'yes'
plastic = Material(rough=.3, clear=.2).slot('b', printed=False)
hole, zinc, gap = Material((.01, .01, .011), .7), steel(.25, (.75, .75, .74)), Material((.05, .05, .05), .7)
gold, seal = Material((.8, .6, .25), .3, 1), rubber((.02, .02, .021))
HIGH, DEEP, INNER, WELL = 7.4, 4.0, 5.2, 1.98
wide = 13.2 if kind == 'double' else HIGH
wells = (-3.0, 3.0) if kind == 'double' else (0,)
# The front is at y = 0; the wall stands at DEEP.
casing = box((wide, DEEP, HIGH), plastic, (0, DEEP / 2, 0), 0)
cutters = []
if kind in ('single', 'double'):
    for x in wells:
        # A closed prism: what is turned on a lathe has a seam, and a seam cuts nothing.
        rings = [ring(96, WELL + .2, WELL + .2, 2, (0, 0, z)) for z in (-2, 2)]
        prism = place(loft(rings, plastic), (x, 0, 0), (90, 0, 0))
        bodies.remove(prism)
        cutters.append(prism)
        prism.hide_render = True
        made = casing.modifiers.new('cut', 'BOOLEAN')
        made.operation, made.object, made.solver = 'DIFFERENCE', prism, 'EXACT'
bevel(casing, .5, 6, 40)
box((wide + .24, .5, HIGH + .24), seal if splash else plastic, (0, DEEP - .1, 0), .2, 4)


def well(x):
    """A round well with two holes and the springs of the earth, under a lid that stands open."""
    profile = fillet([(WELL + .24, .1), (WELL + .02, .02), (WELL - .04, -1.6), (0, -1.6)], .1, 5)
    place(lathe(profile, plastic, 128), (x, 0, 0), (90, 0, 0))
    for s in (-1, 1):
        cylinder(.28, .2, hole, (x + s * .95, 1.58, 0), (90, 0, 0), .05, 48)
        box((.62, 1.5, .16), zinc, (x, .82, s * (WELL - .06)), .05, 3)
    cylinder(.22, .14, zinc, (x, 1.58, 0), (90, 0, 0), .04, 32)
    if splash:
        lid = [box((5.4, .34, 5.4), plastic, (0, 0, -2.7), .16, 5), box((1.4, .3, .5), plastic, (0, -.1, -5.5), .12, 4)]
        hinge = cylinder(.26, 4.4, plastic, (0, 0, 0), (0, 90, 0), .05, 48)
        group([*lid, hinge], (x, -.3, 3.2), (-152, 0, 0))


def keys(count):
    step = (INNER - .1) / count
    for k in range(count):
        lean = 5 if k % 2 == 0 else -5
        x = (k - (count - 1) / 2) * step
        box((step - .07, .9, INNER - .12), plastic, (x, -.1, 0), .14, 5, (lean, 0, 0))
        box((.5, .05, .06), gap, (x, -.56 - lean * .035, 2.0), .01, 2, (lean, 0, 0))


if kind in ('single', 'double'):
    for x in wells:
        well(x)
else:
    box((INNER + .1, .2, INNER + .1), gap, (0, .06, 0), .02, 2)
if kind.startswith('keys'):
    keys(int(kind[-1]))
elif kind == 'dimmer':
    box((INNER, .5, INNER), plastic, (0, -.02, 0), .14, 5)
    knob = fillet([(1.95, 0), (1.95, .2), (1.75, .34), (1.65, 1.5), (1.5, 1.7), (0, 1.72)], .12, 5)
    place(lathe(knob, plastic, 128), (0, -.26, 0), (90, 0, 0))
    box((.14, .1, .8), gap, (.4, -1.99, 1.0), .03, 2, (0, 22, 0))
elif kind == 'network':
    box((INNER, .5, INNER), plastic, (0, -.02, 0), .14, 5)
    box((2.3, .5, 2.3), plastic, (0, -.2, -.2), .12, 4)
    box((1.3, .5, 1.0), hole, (0, -.24, -.2), .08, 3)
    for k in range(8):
        box((.06, .1, .5), gold, ((k - 3.5) * .13, -.46, -.4), .01, 2)
group([*bodies, *cutters])
shoot(turn=-40, rise=20, lens=90, margin=.08, size=2.3, gloss='soft', exposure=1.0, world=.3, sides=(1.3, .3), key=260, fill=20)
