"""Three bricks: two lying side by side, one across them. `holes`: yes for a hollow one, with dark slots through it; `high` in decimetres."""
from material import Material
from shapes import bevel, group, mesh
from stage import scene_of, shoot

LENGTH, WIDTH, HEIGHT = 2.5, 1.2, float(scene_of['high'])
hollow = scene_of['holes'] == 'yes'
clay = Material(rough=.88).slot('a')
clay.bump(clay.mix(clay.noise(clay.coords(), 26, 6, .7), clay.noise(clay.coords(), 5, 3), .4), .6, .035)
# Little light finds its way down a slot.
shade = Material((.03, .02, .016), .95)


def lines(length, holes, wall):
    """Where walls and slots begin, from one end to the other."""
    slot = (length - wall * (holes + 1)) / holes
    out, at = [-length / 2], -length / 2
    for _ in range(holes):
        out += [at + wall, at + wall + slot]
        at += wall + slot
    return out + [length / 2]


def brick(at, turn, number):
    xs = lines(LENGTH, 7, .13) if hollow else [-LENGTH / 2, LENGTH / 2]
    ys = lines(WIDTH, 3, .15) if hollow else [-WIDTH / 2, WIDTH / 2]
    wide, deep = len(xs), len(ys)
    points = [(x, y, z) for z in (0, HEIGHT) for y in ys for x in xs]
    top = wide * deep

    def empty(i, j):
        return hollow and i % 2 == 1 and j % 2 == 1
    faces, shafts = [], set()
    for j in range(deep - 1):
        for i in range(wide - 1):
            a, b, c, d = j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i
            if empty(i, j):
                shafts.update(range(len(faces), len(faces) + 4))
                faces += [(a, b, top + b, top + a)[::-1], (b, c, top + c, top + b)[::-1], (c, d, top + d, top + c)[::-1],
                          (d, a, top + a, top + d)[::-1]]
            else:
                faces += [(d, c, b, a), (top + a, top + b, top + c, top + d)]
    for i in range(wide - 1):
        faces += [(i, i + 1, top + i + 1, top + i), ((deep - 1) * wide + i + 1, (deep - 1) * wide + i, top + (deep - 1) * wide + i, top + (deep - 1) * wide + i + 1)]
    for j in range(deep - 1):
        faces += [((j + 1) * wide, j * wide, top + j * wide, top + (j + 1) * wide),
                  (j * wide + wide - 1, (j + 1) * wide + wide - 1, top + (j + 1) * wide + wide - 1, top + j * wide + wide - 1)]
    body = mesh(points, faces, clay, 40)
    body.data.materials.append(shade.block)
    for face in body.data.polygons:
        face.material_index = 1 if face.index in shafts else 0
    layer = body.data.uv_layers.new()
    for face in body.data.polygons:
        n = face.normal
        for loop, spot in zip(face.loop_indices, face.vertices):
            x, y, z = body.data.vertices[spot].co
            u, v = (x, y) if abs(n.z) > .7 else (x, z + .9) if abs(n.y) > .7 else (y + .7, z + 1.7)
            layer.data[loop].uv = (u / 3 + .5 + number * .31, v / 3 + .4 + number * .23)
    bevel(body, .022 if hollow else .04, 3, 40)
    return group([body], at, turn)


brick((-.1, -.68, 0), (0, 0, 1.5), 0)
brick((.12, .68, 0), (0, 0, -2), 1)
brick((0, -.05, HEIGHT + .012), (0, 0, 27), 2)
shoot(turn=-36, rise=27, lens=80, margin=.07, size=2.7, exposure=.78, key=270, fill=30, world=.38, sides=(1.15, .6))
