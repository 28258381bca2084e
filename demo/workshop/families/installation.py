"""A frame that carries a hung toilet: coated steel, a cistern, outlets, rods; the flush plate leans before it. Centimetres."""
from curves import sweep
from material import Material, chrome, plastic, steel
from shapes import box, cylinder, group, lathe, place
from stage import scene_of, shoot

kind, plate = scene_of['kind'], scene_of['plate'] == 'yes'
HIGH = 85 if kind == 'low' else 112
coat, zinc, bright = Material('#24506f', .45, clear=.1), steel(.34, (.6, .61, .62)), chrome(.1)
tank, cover, black = plastic((.022, .022, .024), .5, 60), plastic('#d9d6cc', .5), Material((.012, .012, .013), .45)
button = Material(rough=.2, clear=.4).slot('b', printed=False)
WIDE = 46


def beam(size, at, turn=(0, 0, 0), material=coat):
    return box(size, material, at, .35, 3, turn)


for side in (-1, 1):
    x = side * WIDE / 2
    beam((4, 4, HIGH - 12), (x, 0, HIGH / 2 + 6))
    box((3, 3, 16), zinc, (x, 0, 8), .2, 2)
    box((9, 12, .6), zinc, (x, 1, .4), .15, 2)
    for y in (-2.6, 4.6):
        cylinder(.9, .6, bright, (x + side * 2.4, y, .9), edge=.1, segments=6)
    for z in [14 + 5 * k for k in range(int((HIGH - 20) / 5))]:
        cylinder(.45, .2, black, (x, -2.0, z), (90, 0, 0), .02, 24)
    # Rods into the wall, or wings into a corner.
    if kind == 'corner':
        beam((3, 22, 3), (x - side * -7.4, 8.0, HIGH - 6), (0, 0, side * -42), zinc)
        beam((6, .6, 6), (x + side * 15.0, 16.4, HIGH - 6), (0, 0, side * -42), zinc)
    else:
        box((1.4, 14, 1.4), zinc, (x, 8, HIGH - 5), .1, 2)
        box((7, .6, 5), zinc, (x, 15, HIGH - 5), .15, 2)
for z in (HIGH - 2, 40, 16):
    beam((WIDE, 4, 4), (0, 0, z))
beam((WIDE - 4, 3, 9), (0, .4, 31))
top, low = HIGH - 5, (46 if kind == 'low' else 58)
box((40, 12, top - low), tank, (0, 1.5, (top + low) / 2), 2.4, 6)
for k in range(4):
    box((34, 12.6, 1.0), tank, (0, 1.5, low + 6 + k * 6), .4, 3)
window = top - 13
box((22, 5, 14), cover, (0, -6.6, window), .8, 4)
box((18, 5.2, 10), Material('#e9e6dd', .6), (0, -6.9, window), .5, 3)
sweep([(0, 2, low + 1), (0, 2, low - 6), (0, 2, 40), (0, -2, 35.5), (0, -9, 35)], 2.5, black)
cylinder(3.0, 3, black, (0, -9.4, 35), (90, 0, 0), .4)
sweep([(0, 3, 4), (0, 3, 12), (0, 2, 19), (0, -3, 22.6), (0, -11, 23)], 5.0, black)
cylinder(5.8, 4, black, (0, -10, 23), (90, 0, 0), .5)
cylinder(4.6, 4.1, Material((.004, .004, .004), .8), (0, -10.1, 23), (90, 0, 0), .1)
for side in (-1, 1):
    cylinder(.62, 17, zinc, (side * 9, -8, 32), (90, 0, 0), .1, 32)
    cylinder(1.1, 1.0, zinc, (side * 9, -2.6, 32), (90, 0, 0), .1, 6)
    cylinder(1.0, 4, Material('#2f6fb0', .5), (side * 9, -14.6, 32), (90, 0, 0), .3, 32)
cylinder(1.1, 3, bright, (-13, 0, top + 1.6), edge=.2, segments=32)
if plate:
    parts = [box((25, 1.3, 16.5), button, (0, 0, 8.25), .5, 5)]
    for x, radius in ((-4.4, 4.2), (5.6, 3.1)):
        parts.append(place(lathe([(radius + .35, 0), (radius + .3, .12), (radius + .05, .16), (radius, .05)], bright, 96), (x, -.62, 8.25), (90, 0, 0)))
        parts.append(cylinder(radius - .1, .2, button, (x, -.66, 8.25), (90, 0, 0), .08))
    group(parts, (15, -24, .2), (-16, 0, -14))

shoot(turn=-26, rise=14, lens=90, margin=.05, size=2.8, gloss='soft', exposure=.85)
