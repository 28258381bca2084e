"""Sheets of polycarbonate lying on each other, their cut ends towards us; the print: face above, edge below."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

LENGTH, WIDTH = 2.6, 1.8
THICK = float(scene_of['thick'])
sheet = Material(rough=.16, clear=.6).slot('a')


def dress(body, number):
    layer = body.data.uv_layers.new()
    for face in body.data.polygons:
        n = face.normal
        for loop, at in zip(face.loop_indices, face.vertices):
            x, y, z = body.data.vertices[at].co
            across, along = y / WIDTH + .5, x / LENGTH + .5
            if abs(n.z) > .7:
                place = (.002 + .996 * across, .34 + .65 * along)
            elif abs(n.x) > .7:
                # The cut end: cells.
                place = (.002 + .996 * across, .2 + .1 * (z / THICK + .5))
            else:
                place = (.1 + .8 * along, .04 + .1 * (z / THICK + .5))
            layer.data[loop].uv = place
    return body


for i, (x, y, turn) in enumerate(((0, 0, 0), (.1, .06, -3), (-.05, -.08, 4), (.05, .05, -6))):
    made = dress(box((LENGTH, WIDTH, THICK), sheet, radius=.004, segments=2), i)
    group([made], (x, y, i * (THICK + .012)), (0, 0, turn))
shoot(turn=-48, rise=28, lens=80, margin=.06, size=2.7, gloss='soft', exposure=.9, world=.5, key=240, fill=60)
