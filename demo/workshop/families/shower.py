"""Shower enclosures: a cabin with its tray, back walls and fittings, or two glass walls for a corner. The profiles are the slot. Centimetres."""
from curves import sweep
from material import Material, chrome
from shapes import box, cylinder, group, lathe, place
from stage import scene_of, shoot

cabin = scene_of['kind'] == 'cabin'
SIDE, LOW, HIGH = 90, (20 if cabin else 2), 205
frame = Material((.8, .8, .8), .22, 1).slot('c', printed=False)
acrylic, metal, dark = Material((.86, .86, .85), .12, clear=.4), chrome(.1), Material((.012, .012, .013), .5)
pane = Material((.84, .89, .88), .0, Transmission=.93, IOR=1.02, Specular=.9, clear=.6)
# Little light comes through two panes: the walls inside bring some of their own.
inner = Material((.86, .86, .85), .3, Emission=(1, 1, .98, 1), Emission_Strength=.42)
half, middle, tall = SIDE / 2, (LOW + HIGH) / 2, HIGH - LOW


def post(x, y, wide=3.2):
    box((wide, wide, tall), frame, (x, y, middle), .5, 3)


def rail(along_x, at, z, high=3.6):
    size = (SIDE, 3.4, high) if along_x else (3.4, SIDE, high)
    box(size, frame, (0, at, z) if along_x else (at, 0, z), .6, 3)


def glass(along_x, at, start, end, shift=0.0):
    """A pane between two places, a dark seal at each of its upright edges."""
    size = abs(end - start)
    where = (start + end) / 2
    box((size, .7, tall - 7) if along_x else (.7, size, tall - 7), pane, (where, at + shift, middle) if along_x else (at + shift, where, middle), .1, 2)
    for x in (start, end):
        box((1.3, 1.3, tall - 6), frame, (x, at + shift, middle) if along_x else (at + shift, x, middle), .2, 2)


def handle(x, y, turned):
    bar = group([box((1.6, 1.6, 30), frame, (0, -5, 0), .5, 3), *[box((1.4, 5, 1.4), frame, (0, -2.5, z), .3, 2) for z in (-12, 12)]])
    place(bar, (x, y, 105), (0, 0, -90 if turned else 0))


for x, y in ((-half, -half), (half, -half), (-half, half)):
    post(x, y)
for z in (LOW + 1.8, HIGH - 1.8):
    rail(True, -half, z)
    rail(False, -half, z)
for along in (True, False):
    glass(along, -half, 2, half - 2.5, 1.0)
    glass(along, -half, -half + 2.5, 4, -1.0)
handle(-half + 8, -half - 1.2, False)
handle(-half - 1.2, -half + 8, True)
if cabin:
    box((SIDE + 5, SIDE + 5, LOW), acrylic, (0, 0, LOW / 2), 4, 8)
    box((SIDE, 1.6, tall), inner, (0, half, middle), .4, 3)
    box((1.6, SIDE, tall), inner, (half, 0, middle), .4, 3)
    post(half, half, 4)
    box((SIDE + 4, SIDE + 4, 5), acrylic, (0, 0, HIGH + 2), 1.8, 5)
    box((22, 4, 120), Material((.05, .05, .055), .1, clear=.5), (6, half - 3, 110), 1.2, 4)
    cylinder(4.4, 4, metal, (6, half - 7, 100), (90, 0, 0), .6)
    cylinder(3.2, 4, metal, (6, half - 7, 84), (90, 0, 0), .6)
    for z in (125, 140, 155):
        cylinder(2, 2, metal, (6, half - 6, z), (90, 0, 0), .4)
    cylinder(11, 1.4, metal, (0, 8, HIGH - 8), edge=.4)
    sweep([(22, half - 4, 70), (22, half - 4, 150), (22, half - 4, 178)], 1.0, metal)
    sweep([(22, half - 9, 168), (22, half - 7, 150), (24, half - 7, 90), (18, half - 7, 70), (9, half - 7, 82)], .9, metal)
    place(lathe([(0, 0), (4.6, 0), (5, .8), (3, 2.4), (1.4, 3)], metal, 64), (22, half - 13, 176), (120, 0, 0))
    cylinder(4.6, .6, dark, (-10, -10, LOW + .2), edge=.1)
else:
    box((SIDE + 2, SIDE + 2, 3.4), acrylic, (0, 0, 1.0), .8, 4)
shoot(turn=-40, rise=10, lens=95, margin=.04, size=2.9, gloss='soft', exposure=.85, world=.6, bounces=10)
