"""A jigsaw with its bow handle, on its shoe and blade: with a cable or with a battery. Centimetres."""
import bpy
from math import cos, hypot, pi, sin
from curves import hull, letters, spout, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, group, loft, place, wrap
from stage import FONT, scene_of, shoot


shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .48, 60), rubber((.007, .007, .008))
bright, cast = steel(.2, (.68, .68, .7)), steel(.4, (.3, .3, .31)).grain(30, .08)
slit, white = Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)
battery = scene_of['power'] == 'battery'


def side(point):
    """One print over the whole saw: 26 wide and high."""
    return (min(.999, max(.001, (point.x + 11) / 26)), min(.999, max(.001, (point.z + 13) / 26)))


def inset(outline, depth):
    """The outline (x, z) moved inwards."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    out, count = [], len(outline)
    for i, (x, z) in enumerate(outline):
        (a, b), (c, d) = outline[i - 1], outline[(i + 1) % count]
        along = depth * (1 if area > 0 else -1) / (hypot(c - a, d - b) or 1)
        out.append((x - (d - b) * along, z + (c - a) * along))
    return out


def slab(outline, y, half, material, edge=.3, smooth=50):
    """A plate of this outline between y - half and y + half, its edges round."""
    steps = [(part, (k if part < 0 else 4 - k) * pi / 8) for part in (-1, 1) for k in range(5)]
    rings = [[(x, y + part * (half - edge * (1 - cos(t))), z) for x, z in inset(outline, edge * (1 - sin(t)))] for part, t in steps]
    # One ring more within each face keeps the round edges' shading off it.
    first, last = ([(x, y + part * half, z) for x, z in inset(outline, edge * 1.3)] for part in (-1, 1))
    made = loft([first, *rings, last], material, smooth=smooth)
    return wrap(made, side) if material is shell else made


def arc(radius, start, end, count=40, at=(0, 0)):
    return [(at[0] + radius * cos(a), at[1] + radius * sin(a)) for a in [(start + (end - start) * i / count) * pi / 180 for i in range(count + 1)]]


def bow(keys, material, power=3, y=0, count=60):
    """Keys (x, z, half width, half thickness): a loop in the tool's plane."""
    made = spout(keys, material, count, 48, power)
    if material is shell:
        wrap(made, lambda point: side(type(point)((point.y, 0, point.z))))
    return place(made, (0, y, 0), (0, 0, -90))


def body(keys, material, power=2.5, y=0):
    made = hull(keys, material, 60, power=power)
    if material is shell:
        wrap(made, side)
    return place(made, (0, y, 0))


def screws(places, size=.34):
    for x, y, z in places:
        cylinder(size, size, slit, (x, y, z), (90, 0, 0), .05, 32)
        cylinder(size * .62, size * 1.1, cast, (x, y, z), (90, 0, 0), .06, 6)


# The body: gear head in front, motor behind it, a bow handle closing above.
body([(-9.6, 1.6, 2.2, 1.2), (-9.2, 2.3, 3.2, 1.2), (-7, 3, 4.2, .8), (-3, 3.3, 4.1, .2), (2, 3.4, 3.9, 0), (7, 3.2, 3.6, 0), (10, 2.8, 3.0, .3), (11.4, 1.8, 2, .6)], shell, 3)
slab([(-10, -3.6), (-10.2, 2.2), (-9.4, 4.6), (-7.6, 5.6), (-5.6, 5), (-4.8, 2), (-4.6, -3.6)], 0, 3.1, black, .9)
bow([(-8.4, 2.5, 2.2, 2.2), (-8, 5.6, 2.2, 2.1), (-5.4, 8.7, 2.1, 1.8), (-1, 10, 2.1, 1.75), (4.5, 9.6, 2.1, 1.75), (9, 7.2, 2.1, 1.8), (11.2, 3.6, 2.1, 1.9), (9.6, .4, 2.2, 2)], shell, 2.6)
bow([(-3.4, 10.2, 1.9, 1.6), (-2.6, 10.3, 2.22, 1.8), (1, 10.4, 2.2, 1.75), (5, 9.8, 2.2, 1.8), (9, 7.5, 2.2, 1.85), (10.8, 4.6, 2.2, 1.85), (11.1, 3.8, 1.9, 1.6)], grip, 2.6)
body([(-4.2, .8, .4, 7.6), (-3.7, .9, 1, 7.5), (-1, .9, 1.15, 7.5), (.6, .8, .5, 7.7)], accent, 3)
# Shoe, blade, its roller and the splinter guard.
box((17.5, 7.4, .3), bright, (-1.4, 0, -6.6), .12)
for y in (-3.55, 3.55):
    box((17.5, .3, .8), bright, (-1.4, y, -6.3), .12)
box((9, 4.6, 3.2), cast, (-1, 0, -4.8), .5)
cylinder(.55, 2.9, bright, (-7, 0, -3.6), edge=.08)
cylinder(.8, .8, bright, (-5.4, 0, -5), (90, 0, 0), .08, 48)
zigzag = [(-6.2, -3.6), (-6.2, -12.6), (-6.5, -13.4)]
for k in range(22):
    zigzag += [(-7.05, -13.1 + k * .36), (-7.35, -12.9 + k * .36)]
slab(zigzag + [(-7.1, -3.6)], 0, .07, steel(.3, (.5, .5, .52)), .015, 30)
sweep([(-9.8, -2.6, -3.2), (-10.8, -1.6, -5.6), (-10.8, 1.6, -5.6), (-9.8, 2.6, -3.2)], .14, bright)
cylinder(1.25, .7, black, (-1.6, -3.3, -2.2), (90, 0, 0), .15)
box((2.4, .5, .6), accent, (-1.6, -3.7, -2.2), .15, 4, (0, 30, 0))
for k in range(6):
    box((.42, .5, 2.6), slit, (3.8 + k * .85, -3.22 + k * .05, 0), .18, 3, (0, 10, 0))
screws([(-6.6, -3.05, 3.4), (-5.6, -3.05, -2.6), (1.8, -3.3, -2.6), (9, -2.75, 2.2)])
if battery:
    body([(9.4, 2.2, 3, 3), (11, 3, 4, 2.8), (12.4, 3.3, 4.5, 2.6), (12.9, 3.3, 4.5, 2.6)], shell, 4)
    box((1.1, 6.9, 9.2), black, (13.3, 0, 2.6), .3)
    box((4, 7.3, 10.4), black, (15.6, 0, 2.6), .7, 6)
    box((1.7, 7.5, 7.4), grip, (15.6, 0, 2.6), .3)
    box((1.4, 3, .8), accent, (15, 0, 7.8), .2)
    letters('Li-Ion', 1.1, white, FONT, (15.7, -3.78, 2.6), (90, 90, 0))
else:
    for k in range(5):
        cylinder(.75 - k * .04, .5, black, (11.6 + k * .62, 0, 1.6 - k * .16), (0, 98, 0), .12, 32)
    sweep([(11, 0, 1.7), (14.6, 0, .8), (16.6, .6, -2), (16.2, 3.5, -5.8), (11, 7.5, -6.6), (2, 8.6, -6.6), (-5, 8, -6.6)], .42, black)
group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, 18 if not battery else 17, 0))
shoot(turn=-28, rise=14, lens=85, margin=.07, size=2.6, gloss='soft', exposure=.85)
