"""Boards, sheets and slabs in a pile, each a little turned; the print holds their face (above) and their edge (below)."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

LENGTH, WIDTH = 2.6, 1.7
THICK, COUNT = float(scene_of.get('thick', .085)), int(scene_of.get('count', 5))
wood = Material(rough=float(scene_of['rough']), clear=float(scene_of.get('clear', 0))).slot('a')
wood.bump(wood.noise(wood.coords(), 55, 4, .6), .12, .008)


def dress(body, number):
    layer = body.data.uv_layers.new()
    for face in body.data.polygons:
        flat = abs(face.normal.z) > .7
        for loop, at in zip(face.loop_indices, face.vertices):
            x, y, z = body.data.vertices[at].co
            if flat:
                place = (.004 + (x / LENGTH + .5) * .992 + number * .37, .306 + .69 * (y / WIDTH + .5))
            else:
                along = x / LENGTH if abs(face.normal.y) > .7 else y / LENGTH
                place = (along + .5 + number * .31, .02 + .26 * (z / THICK + .5))
            layer.data[loop].uv = place
    return body


turns = (0, 3.5, -2.5, 2, -7)
for i in range(COUNT):
    board = dress(box((LENGTH, WIDTH, THICK), wood, radius=min(.012, THICK * .07), segments=2), (COUNT - 1 - i))
    group([board], ((i % 2) * .05, -(i % 3) * .035, i * (THICK + .004)), (0, 0, turns[i]))
shoot(turn=-32, rise=30, lens=80, margin=.06, size=2.7, exposure=.8, key=250, fill=45)
