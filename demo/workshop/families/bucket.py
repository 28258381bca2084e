"""A plastic pail with a ribbed rim, a snap lid, a wrap printed on it and a wire bail with a plastic grip."""
from math import cos, pi, sin
from curves import sweep
from material import Material, steel
from shapes import bodies, cylinder, fillet, group, lathe
from stage import scene_of, shoot

tall = scene_of['shape'] == 'tall'
HEIGHT = 2.25 if tall else 1.85
LOW, HIGH = .87, 1.0
plastic = Material(rough=.3, clear=.2).slot('a')
lid = Material(rough=.3, clear=.15).slot('b', printed=False)
wire = steel(.22, (.7, .7, .72))


def radius(z):
    return LOW + (HIGH - LOW) * z / HEIGHT


body = [(LOW, .02)] + [(radius(z), z) for z in [HEIGHT * i / 40 for i in range(1, 37)]]
lathe(body, plastic, 240, uv=True)
lathe(fillet([(0, .03), (LOW - .06, .03), (LOW - .05, 0), (LOW - .01, 0), (LOW, .02)], .01), lid, 200)
top = HEIGHT * .9
lathe(fillet([(radius(top), top), (radius(top) + .045, top + .01), (radius(top) + .05, top + .05), (radius(top) + .012, top + .06),
              (radius(top) + .015, top + .1), (radius(top) + .05, top + .105), (radius(top) + .052, top + .14)], .008, 3),
      lid, 200)
lathe(fillet([(HIGH + .035, HEIGHT * .9 + .13), (HIGH + .06, HEIGHT * .9 + .14), (HIGH + .062, HEIGHT + .03), (HIGH + .04, HEIGHT + .05),
              (HIGH - .03, HEIGHT + .05), (HIGH - .06, HEIGHT + .015), (HIGH - .1, HEIGHT + .0), (.3, HEIGHT - .005),
              (0, HEIGHT - .005)], .02, 5), lid, 200)
ears = HEIGHT * .86
for side in (-1, 1):
    cylinder(.085, .08, lid, (side * (radius(ears) + .03), 0, ears), (0, 90, 0), .02)
reach = radius(ears) + .07
arc = [(reach * cos(t), .95 * sin(t), ears - .5 * sin(t)) for t in [pi * i / 16 for i in range(17)]]
sweep(arc, .02, wire)
sweep([arc[i] for i in (6, 7, 8, 9, 10)], .055, lid)
group(list(bodies), turn=(0, 0, 10))
shoot(turn=6, rise=15, lens=85, margin=.1, gloss='soft', exposure=.95, world=.4, sides=(1.15, .7), key=240, fill=45)
