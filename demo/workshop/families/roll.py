"""Rolls of what is laid on roofs and walls: standing in their bands, one lying before them."""
from math import cos, hypot, pi, sin
from material import Material
from shapes import lathe, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
# Radius, core, length, thickness, turns that are seen at the end.
RADIUS, CORE, LENGTH, THICK, TURNS = {'bitumen': (.36, .06, 1.5, .032, 9), 'acoustic': (.42, .07, 1.45, .036, 9),
                                      'membrane': (.26, .09, 2.0, .007, 14), 'foil': (.27, .1, 1.75, .007, 14)}[kind]
banded = kind != 'membrane'
face = Material((.82, .83, .84), .2, 1).slot('c', printed=False) if kind == 'foil' else \
    Material(rough={'bitumen': .85, 'acoustic': .95, 'membrane': .6}[kind]).slot('a')
if kind == 'bitumen':
    face.bump(face.noise(face.coords(), 130, 3, .7), .5, .01)
elif kind == 'acoustic':
    face.bump(face.noise(face.coords(), 60, 5, .75), .6, .02)
elif kind == 'foil':
    face.bump(face.noise(face.coords(), 9, 4, .6), .35, .02)
back = Material(rough=.8).slot('b', printed=False)
label = Material(rough=.45, clear=.15).slot('a')
core = Material('#b08a5e', .85)


def there_and_back(t):
    """0 to 1 and back to 0: a texture without a seam."""
    t = t % 2
    return t if t < 1 else 2 - t


def to_print(walked, along):
    if not banded:
        return (along / 1.1, walked / 1.1 * -1)
    return (.02 + .46 * there_and_back(walked / .8), .02 + .96 * there_and_back(along / 1.5))


def roll(start=0.0):
    points, steps = [], TURNS * 72
    for i in range(steps + 1):
        angle, radius = TURNS * 2 * pi * i / steps, CORE + (RADIUS - CORE) * i / steps
        points.append((radius * cos(angle), radius * sin(angle)))
    places, faces, uv, walked = [], [], [], start
    for i, (x, y) in enumerate(points):
        if i:
            walked += hypot(x - points[i - 1][0], y - points[i - 1][1])
        places += [(x, y, 0), (x, y, LENGTH)]
        uv += [to_print(walked, 0), to_print(walked, LENGTH)]
    for i in range(len(points) - 1):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    body = mesh(places, faces, face, 180, None if kind == 'foil' else uv)
    body.data.materials.append(back.block)
    thick = body.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset, thick.material_offset, thick.material_offset_rim = THICK, -1, 1, 1
    return body


def band(low, high, turn=0):
    """A label round the roll, its face in the right half of the print."""
    body = lathe([(RADIUS + .006, low), (RADIUS + .009, low), (RADIUS + .009, high), (RADIUS + .006, high)], label, 128, uv=True)
    layer = body.data.uv_layers[0]
    for spot in layer.data:
        u, v = spot.uv
        spot.uv = (.51 + .48 * min(1, max(0, u)), v)
    return place(body, turn=(0, 0, turn))


def standing(x, y, turn):
    place(roll(.3), (x, y, 0), (0, 0, turn))
    place(lathe([(CORE - .004, -.002), (CORE - .004, LENGTH + .004), (CORE - .014, LENGTH + .004), (CORE - .014, 0)], core), (x, y, 0))
    if banded:
        made = band(LENGTH * .46, LENGTH * .88, 8)
        made.location = (x, y, 0)


thin = kind in ('membrane', 'foil')
standing(-.4 if thin else -.28, .35 if thin else .75, 150)
if thin:
    standing(.28, .55, 60)
place(roll(), (-LENGTH * .52, -.55, RADIUS + THICK), (0, 90, 12 if thin else 16))
shoot(turn=6, rise=24, lens=75, margin=.07, exposure=.85, world=.42, sides=(1.15, .7), key=240, fill=45,
      gloss='soft' if kind == 'foil' else None, threshold=.04)
