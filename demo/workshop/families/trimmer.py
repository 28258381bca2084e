"""A grass trimmer lying on the floor: the head and its guard in front, a bow handle, engine or motor at the end. Centimetres, along y."""
import bpy
from math import cos, pi, sin
from curves import hull, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, mesh, place, wrap
from stage import scene_of, shoot


shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .48, 60), rubber((.007, .007, .008))
bright, cast = steel(.2, (.68, .68, .7)), steel(.4, (.3, .3, .31)).grain(30, .08)
slit, white = Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)
petrol = scene_of['kind'] == 'petrol'
tube = Material((.35, .36, .37), .3, 1) if petrol else Material((.012, .012, .013), .35, .2)


def side(point):
    """The engine's flank, along x before it is turned: 40 wide and high."""
    return (min(.999, max(.001, (point.x + 10) / 40)), min(.999, max(.001, (point.z + 15) / 40)))


def body(keys, material, power=2.5):
    made = hull(keys, material, 60, power=power)
    return wrap(made, side) if material is shell else made


# The shaft from the head (x = -92) to the engine (x = 0).
sweep([(-92, 0, 3), (-80, 0, 5), (-40, 0, 7), (2, 0, 9)], 1.35, tube)
body([(-97, 1.6, 2.2, 2.4), (-95, 2.6, 3.2, 2.6), (-91, 2.6, 2.8, 3.0), (-86, 1.9, 1.9, 4)], cast, 2.6)
head = [place(lathe(fillet([(0, 0), (3, 0), (4.6, 1), (5, 3), (5, 5), (4.2, 6), (2.6, 6.4), (2.6, 9)], .5, 5), black, 80)), cylinder(5.2, .7, accent, (0, 0, 4.6), edge=.2, segments=80)]
head += [sweep([(5 * s, 0, 3), (10 * s, 2 * s, 2.4), (15 * s, 5 * s, 2.8)], .14, accent) for s in (-1, 1)]
group(head, (-95.4, 0, -4.4), (0, 22, 0))
points, faces, count = [], [], 30
for i in range(count + 1):
    a = (-75 + 150 * i / count) * pi / 180
    for r, z in ((4, 3.4), (12, 3.0), (19, 1.6), (20, .4), (20.4, -3)):
        points.append((-95 + r * cos(a), r * sin(a), z))
    if i:
        for k in range(4):
            faces.append(((i - 1) * 5 + k, i * 5 + k, i * 5 + k + 1, (i - 1) * 5 + k + 1))
shield = mesh(points, faces, black, 40)
shield.modifiers.new('thick', 'SOLIDIFY').thickness = .5
if petrol:
    sweep([(-30, 0, 8), (-31, -4, 12), (-32, -16, 17), (-32, -26, 24), (-29, -29, 31), (-24, -29.4, 37)], 1.2, tube)
    sweep([(-30, 0, 8), (-31, 4, 12), (-32, 16, 17), (-32, 26, 24), (-29, 29, 31), (-24, 29.4, 37)], 1.2, tube)
    for y in (-29.2, 29.2):
        sweep([(-29.4, y, 30), (-27, y, 34), (-23.6, y * 1.005, 38)], 1.9, grip)
    box((4, 4, 6), black, (-30, 0, 9), .8, 4)
    sweep([(-27, -29, 33), (-18, -20, 18), (0, -8, 13)], .35, black)
    body([(0, 3, 3, 9), (2, 6, 6, 9), (6, 7.2, 7.4, 9), (8, 7.4, 7.8, 9)], black, 2.6)
    body([(7, 8, 8.6, 10), (9, 9, 9.8, 10.6), (18, 9.4, 10.4, 11), (24, 8.6, 9.4, 11), (27, 6.4, 7, 11), (28, 4, 4.6, 11)], shell, 3.4)
    body([(11, 6, 2.4, -1), (12, 7, 3.4, -1.2), (22, 7, 3.4, -1.2), (24, 6, 2.4, -1)], Material((.62, .6, .5), .35, clear=.3), 3)
    cylinder(2, 2, black, (13, -6.8, .6), (90, 0, 0), .4, 40)
    cylinder(6, 1.4, black, (26.6, 0, 11), (0, 90, 0), .4, 64)
    box((7, 1.6, 6), bright, (15, -9.6, 13.4), .5, 4)
    for k in range(5):
        box((.6, .5, 4.4), slit, (12.4 + k * 1.3, -10.45, 13.4), .2, 2)
else:
    sweep([(-36, 0, 7.4), (-35, -6, 11), (-33, -7.4, 18), (-32, -4, 23), (-31.6, 0, 24), (-32, 4, 23), (-33, 7.4, 18), (-35, 6, 11), (-36, 0, 7.4)], 1.3, grip)
    box((4.6, 4, 4.6), black, (-36, 0, 7.4), .8, 4)
    body([(-8, 1.8, 1.8, 8.4), (-6, 2.6, 2.8, 8.6), (0, 2.9, 3.2, 9.4), (8, 2.4, 2.6, 10.6), (14, 2.3, 2.5, 11.2), (18, 3, 3.6, 11), (21, 4.4, 5.4, 10.4), (25, 5, 6, 10), (26, 4.6, 5.6, 10)], shell, 2.6)
    body([(3, 2.3, 2.5, 10.6), (4, 2.75, 2.95, 10.6), (9, 2.55, 2.75, 11.2), (14, 2.5, 2.7, 11.7), (15, 2.1, 2.3, 11.7)], grip, 2.5)
    body([(4, .9, .5, 7.4), (5, 1, 1.3, 7.2), (8, 1, 1.3, 7.8), (9.4, .8, .5, 8.4)], accent, 3)
    box((5, 8, 11), black, (28.6, 0, 9.6), 1, 6)
    box((2.4, 8.3, 8), grip, (28.6, 0, 9.6), .4)
    box((1.4, 3.4, .8), accent, (28, 0, 15.2), .2)
group([each for each in bpy.context.scene.objects if not each.parent], turn=(0, 0, 46))
shoot(turn=0, rise=36, lens=80, margin=.04, size=2.7, gloss='soft', exposure=.85)
