"""A sabre saw lying on its belly: nose, shoe, a long blade, a closed handle; a cable or a battery. Centimetres."""
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
    """One print over the whole saw: 48 wide and high."""
    return (min(.999, max(.001, (point.x + 22) / 48)), min(.999, max(.001, (point.z + 24) / 48)))


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


# The nose in rubber, the body in the maker's colour, then the closed handle.
body([(-17, 1.9, 2.1, 0), (-16.6, 2.4, 2.6, 0), (-13, 2.7, 2.9, 0), (-9, 3.2, 3.4, -.1), (-6, 3.6, 3.9, -.2), (-4.6, 3.7, 4.1, -.2)], grip, 2.6)
body([(-5.2, 3.5, 3.9, -.2), (-4.8, 3.85, 4.3, -.2), (-1, 4, 4.5, -.1), (5, 3.9, 4.3, 0), (9, 3.5, 3.9, .2), (12, 3, 3.4, .6), (13.4, 2.2, 2.4, .8)], shell, 2.8)
body([(-5.3, 3.8, 4.2, -.2), (-5.1, 4.0, 4.42, -.2), (-4.6, 4.0, 4.42, -.2), (-4.4, 3.8, 4.2, -.2)], accent, 2.7)
for k in range(6):
    x = -14.6 + k * 1.5
    body([(x, 2.3 + k * .16, 2.5 + k * .18, 0), (x + .2, 2.78 + k * .17, 2.98 + k * .19, 0), (x + .6, 2.82 + k * .17, 3.02 + k * .19, 0), (x + .8, 2.4 + k * .16, 2.6 + k * .18, 0)], grip, 2.5)
bow([(10.4, 2.2, 2.5, 2.2), (14, 3.4, 2.3, 2.0), (18.5, 3.2, 2.2, 1.9), (21.6, .6, 2.2, 1.9), (22.4, -3.6, 2.2, 1.9), (20.6, -7, 2.2, 1.8), (16.4, -7.6, 2.1, 1.6), (12, -5.8, 2.1, 1.6),
     (9.4, -2.6, 2.4, 2)], shell, 2.7)
bow([(17.6, 3.9, 2.0, 1.7), (18.6, 3.7, 2.3, 1.95), (21.6, 1.1, 2.3, 1.95), (22.6, -3.4, 2.3, 1.95), (21.4, -6.4, 2.3, 1.85), (20.8, -7.2, 2.0, 1.6)], grip, 2.7)
bow([(17.4, -.2, .9, .5), (18.8, -.8, .95, .9), (19.6, -3, .95, .9), (19.4, -4.6, .9, .5)], black, 3)
# Shoe and blade.
box((.4, 5.2, 7.6), bright, (-19, 0, -.6), .15, 3, (0, -8, 0))
box((3.4, 1.2, .5), bright, (-17.6, 1.6, -2.6), .1)
box((3.4, 1.2, .5), bright, (-17.6, -1.6, -2.6), .1)
cylinder(1.1, 2.2, cast, (-17.4, 0, .2), (0, 90, 0), .15)
blade = [(-17, 1.3), (-31.2, 1.0), (-32.2, -.2)]
for k in range(32):
    blade += [(-31.8 + k * .42, -.95 - k * .004), (-31.55 + k * .42, -.62 - k * .004)]
slab(blade + [(-17, -.5)], 0, .08, steel(.3, (.52, .52, .54)), .02, 30)
for k in range(6):
    box((.6, .6, 3.4), slit, (6 + k * 1.05, -3.62 + k * .08, .2), .25, 3, (0, 12, 0))
screws([(-3.4, -3.65, -2.4), (1.4, -3.8, -2.6), (10.2, -3.1, 2), (14.6, -2.2, 3.6), (15, -2.0, -7)], .42)
if battery:
    body([(13, 2.4, 1.2, -7.8), (14, 3.2, 1.6, -8), (20, 3.3, 1.6, -8), (23, 3.2, 1.5, -8), (24, 2.6, 1.2, -8)], shell, 4)
    box((11, 6.8, 1.1), black, (18.6, 0, -9.8), .3)
    box((11.6, 7.2, 3.8), black, (18.6, 0, -11.8), .7, 6)
    box((8.6, 7.4, 1.5), grip, (18.6, 0, -12), .3)
    letters('Li-Ion', 1.1, white, FONT, (18.6, -3.73, -12))
else:
    for k in range(5):
        cylinder(.8 - k * .04, .5, black, (22 + k * .5, 0, -7 - k * .3), (0, 122, 0), .12, 32)
    sweep([(21.4, 0, -6.6), (24.6, 0, -8.4), (26.4, 1.5, -8.8), (26, 6, -8.8), (18, 10, -8.8), (4, 10.5, -8.8)], .45, black)
group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, -8 if battery else 5, 0))
shoot(turn=-32, rise=15, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.85)
