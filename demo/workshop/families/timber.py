"""Sawn and planed wood in piles, ends towards us: beams, battens, boards, lining and decking by their section."""
from math import cos, pi, sin
from material import Material
from shapes import box, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
wood = Material(rough=.62 if kind.startswith('deck') else .7).slot('a')
wood.bump(wood.noise(wood.coords((1, 8, 8)), 14, 4, .6), .14, .01)
hollow = Material((.012, .010, .009), .9)
# Width, height, length; how the pile is laid: (column, layer, forwards, turn) for each piece.
MEASURES = {'beam': (1, 1, 4.6), 'batten': (.62, .62, 4.6), 'board': (1.25, .34, 4.6), 'planed': (1.25, .27, 4.6),
            'lining': (1.3, .17, 4.4), 'deck-ribbed': (1.45, .25, 4.2), 'deck-hollow': (1.45, .27, 4.2),
            'deck-wood': (1.4, .3, 4.4)}
PILES = {'beam': [(-.52, 0, 0, 0), (.52, 0, .1, 0), (-.03, 1, .06, 1.5)],
         'batten': [(-1.12, 0, .1, .4), (0, 0, -.2, -.5), (1.12, 0, .15, .3), (-.6, 1, .3, -1), (.55, 1, -.05, .8), (0, 2, .2, 2.5)],
         'board': [(c, r, .3 * ((r + (c > 0)) % 2) - .07 * r, .5 * (r % 2)) for r in (0, 1, 2) for c in (-.54, .54)] + [(-.1, 3, .2, 6)],
         'fan': [(0, 0, 0, -16), (0, 1, 0, 0), (0, 2, 0, 16)]}
WIDTH, HEIGHT, LENGTH = MEASURES[kind]
pile = PILES.get({'planed': 'board'}.get(kind, kind), PILES['fan'])


def section():
    """Round the piece, as (across, up), from the lower left; its edges broken."""
    w, h = WIDTH / 2, HEIGHT
    e = {'planed': .05, 'deck-wood': .05, 'deck-ribbed': .03, 'deck-hollow': .03}.get(kind, .03)
    corners = [((-w, 0), pi), ((w, 0), 1.5 * pi), ((w, h), 0), ((-w, h), .5 * pi)]
    if kind == 'lining':
        return [(-w, 0), (w - .12, 0), (w - .12, h * .3), (w, h * .34), (w, h * .58), (w - .1, h * .62), (w - .1, h * .86),
                (w - .17, h), (-w + .07, h), (-w, h * .84), (-w, h * .62), (-w + .09, h * .58), (-w + .09, h * .34), (-w, h * .3)]
    out = []
    for k, ((x, y), start) in enumerate(corners):
        middle = (x - e * (1 if x > 0 else -1), y + e * (1 if y == 0 else -1))
        for step in range(4):
            angle = start + pi / 2 * step / 3
            out.append((middle[0] + e * cos(angle), middle[1] + e * sin(angle)))
        if k == 2 and kind in ('deck-ribbed', 'deck-hollow'):
            ribs = 17
            span = (WIDTH - 2 * e - .06) / ribs
            for i in range(ribs):
                right = w - e - .03 - i * span
                out += [(right - span * .12, h), (right - span * .2, h - .028), (right - span * .5, h - .028), (right - span * .58, h)]
        if kind.startswith('deck') and k in (1, 3):
            side = 1 if k == 1 else -1
            groove = [(side * w, h * .38), (side * (w - .09), h * .4), (side * (w - .09), h * .58), (side * w, h * .6)]
            out += groove if side > 0 else groove[::-1]
    return out


def piece(number):
    ring = section()
    count = len(ring)
    points = [(x, y, z) for x in (-LENGTH / 2, LENGTH / 2) for y, z in ring]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    body = mesh(points, faces, wood, 40)
    layer = body.data.uv_layers.new()
    row = .4 + (number % 3) * .2
    for face in body.data.polygons:
        n = face.normal
        for loop, at in zip(face.loop_indices, face.vertices):
            x, y, z = body.data.vertices[at].co
            if abs(n.x) > .7:
                place = ((number % 4 + .04 + .92 * (y / WIDTH + .5)) / 4, .02 + .34 * z / HEIGHT)
            else:
                over = y / WIDTH + .5 if abs(n.z) > abs(n.y) else z / HEIGHT * min(1, HEIGHT / WIDTH)
                place = ((x / LENGTH + .5) * .98 + .01 + (number // 3) * .29, row + .005 + .19 * over)
            layer.data[loop].uv = place
    parts = [body]
    if kind == 'deck-hollow':
        for i in range(5):
            parts.append(box((.004, WIDTH * .13, HEIGHT * .46), hollow, (-LENGTH / 2 - .001, WIDTH * (i - 2) * .172, HEIGHT * .47), .03, 3))
    return parts


for number, (column, layer, forwards, turn) in enumerate(pile):
    parts = piece(number)
    if pile is PILES['fan']:
        near = LENGTH / 2 - .4
        for part in parts:
            part.location.x += near
        group(parts, (0, 0, layer * HEIGHT * 1.02), (0, 0, turn))
    else:
        group(parts, (-forwards, column * WIDTH * 1.02, layer * (HEIGHT + .02)), (0, 0, turn))
fan = pile is PILES['fan']
shoot(turn=-58 if fan else -56, rise=30 if fan else 22, lens=80, margin=.06, size=2.7, exposure=.85, key=250, fill=45)
