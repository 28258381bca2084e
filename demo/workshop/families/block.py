"""Blocks of aerated concrete in a small stack: whole ones, thin ones for inner walls, ones with tongues, grooves and grips."""
from material import Material
from shapes import bodies, box, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
stone = Material(rough=.92).slot('a')
stone.bump(stone.mix(stone.noise(stone.coords(), 60, 5, .75), stone.noise(stone.coords((1, 1, 6)), 12, 3), .35), .45, .02)
LENGTH, HEIGHT = 3.0, {'wall': 1.25, 'grooved': 1.0, 'partition': 1.25}[kind]
WIDTH = {'wall': 1.0, 'grooved': 1.5, 'partition': .5}[kind]
grooved = kind == 'grooved'


def outline():
    """Seen from above, from the front left, anticlockwise; both ends have tongues or grooves."""
    l, w = LENGTH / 2, WIDTH / 2
    if not grooved:
        return [(-l, -w), (l, -w), (l, w), (-l, w)]
    out = [(-l, -w), (l, -w)]
    for y in (-.45, .25):
        out += [(l, y), (l - .1, y + .04), (l - .1, y + .2), (l, y + .24)]
    out += [(l, w), (-l, w)]
    for y in (.45, -.25):
        out += [(-l, y), (-l - .1, y - .04), (-l - .1, y - .2), (-l, y - .24)]
    return out


def block(number):
    ring = outline()
    count = len(ring)
    points = [(x, y, z) for z in (0, HEIGHT) for x, y in ring]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    body = mesh(points, faces, stone, 30)
    if grooved:
        # A grip cut into the end that is turned to us.
        cutter = box((.34, .5, .3), None, (-LENGTH / 2 - .02, 0, HEIGHT * .68), .1, 5)
        cut = body.modifiers.new('grip', 'BOOLEAN')
        cut.object, cut.operation, cut.solver = cutter, 'DIFFERENCE', 'EXACT'
        cutter.hide_render = True
        bodies.remove(cutter)
    edge = body.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = .018, 3, 'ANGLE'
    layer = body.data.uv_layers.new()
    for face in body.data.polygons:
        n = face.normal
        for loop, at in zip(face.loop_indices, face.vertices):
            x, y, z = body.data.vertices[at].co
            if abs(n.z) > .7:
                place = (x / 3.2 + .5, y / 3.2 + .24 + .03)
            elif abs(n.y) > .7:
                place = (x / 3.2 + .5, .55 + z / 3.2)
            else:
                place = (y / 3.2 + .3, .04 + z / 3.2)
            layer.data[loop].uv = place if abs(n.y) > .7 else (place[0] + number * .23, place[1])
    return [body] + ([cutter] if grooved else [])


if kind == 'wall':
    laid = [(0, -.54, 0, 0), (.1, .54, 0, 0), (-.05, 0, 1, 14)]
elif kind == 'grooved':
    laid = [(0, 0, 0, 0), (.12, .05, 1, 9)]
else:
    laid = [(0, -.56, 0, 0), (.08, 0, 0, .6), (0, .56, 0, -.5), (-.02, -.2, 1, 8)]
for number, (x, y, up, turn) in enumerate(laid):
    group(block(number), (x, y, up * (HEIGHT + .012)), (0, 0, turn))
shoot(turn=-34, rise=20, lens=80, margin=.07, size=2.7, exposure=1.05, world=.36, sides=(1.2, .45), key=270, fill=30)
