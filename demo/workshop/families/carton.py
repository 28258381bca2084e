"""A carton standing upright, its front and right side printed; `flat`: a soft flat pack with a hole to hang it by."""
from material import Material
from shapes import bodies, box, group, mesh
from stage import scene_of, shoot

flat = scene_of['shape'] == 'flat'
WIDTH, DEPTH, HEIGHT = (1.7, .3, 2.2) if flat else (1.25, .45, 1.8)
card = Material(rough=.25 if flat else .42, clear=.4 if flat else .25).slot('a')
if flat:
    card.bump(card.noise(card.coords(), 4, 5, .65), .5, .05)
# The print round the carton: front, side, back, side.
ROUND = 2 * (WIDTH + DEPTH)


def dress(body):
    layer = body.data.uv_layers.new()
    for face in body.data.polygons:
        n = face.normal
        for loop, at in zip(face.loop_indices, face.vertices):
            x, y, z = body.data.vertices[at].co
            if abs(n.z) > .7:
                place = (.02 + .9 * (x / WIDTH + .5) * WIDTH / ROUND, .965 + .03 * (y / DEPTH + .5))
            elif n.y < -.7:
                place = ((x + WIDTH / 2) / ROUND, (z / HEIGHT + .5))
            elif n.y > .7:
                place = ((WIDTH + DEPTH + WIDTH / 2 - x) / ROUND, (z / HEIGHT + .5))
            elif n.x > 0:
                place = ((WIDTH + y + DEPTH / 2) / ROUND, (z / HEIGHT + .5))
            else:
                place = ((2 * WIDTH + DEPTH + DEPTH / 2 - y) / ROUND, (z / HEIGHT + .5))
            layer.data[loop].uv = (place[0], .002 + .996 * min(1, max(0, place[1])))
    return body


body = dress(box((WIDTH, DEPTH, HEIGHT), card, (0, 0, HEIGHT / 2), .1 if flat else .016, 8 if flat else 3))
seam = Material((.6, .6, .58), .7)
if not flat:
    box((WIDTH - .06, .004, .004), seam, (0, -DEPTH * .12, HEIGHT + .001), 0)
group(list(bodies), turn=(0, 0, -24))
shoot(turn=6, rise=14, lens=85, margin=.1, gloss='soft', exposure=.9, world=.4, sides=(1.2, .5), key=250, fill=40)
