"""A piece of fence of steel pickets on two rails, or posts lying in a pile with their caps."""
from math import radians
from material import Material
from shapes import box, cylinder, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
coat = Material(rough=.32, clear=.25).slot('b', printed=False)
dark = Material((.02, .02, .02), .9)


def sheet_line(section, length, thick, top=None):
    """A section (x, y) led upwards; top tells how much lower an edge ends than the middle."""
    rows = 24
    count = len(section)
    points = []
    for j in range(rows + 1):
        for x, y in section:
            high = length - (top(x) if top else 0)
            points.append((x, y, high * j / rows))
    faces = [(j * count + i, j * count + i + 1, (j + 1) * count + i + 1, (j + 1) * count + i) for j in range(rows) for i in range(count - 1)]
    body = mesh(points, faces, coat, 28)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset = thick, 0
    return body


if kind == 'picket':
    # Rolled edges, two ribs and a raised middle.
    half = [(0, -.05), (.08, -.05), (.1, -.075), (.13, -.075), (.15, -.05), (.22, -.045), (.25, 0), (.29, .0), (.3, -.025), (.285, -.035)]
    section = [(-x, y) for x, y in half[::-1]] + half[1:]
    for i in range(6):
        x = (i - 2.5) * .72
        fence = sheet_line(section, 2.9, .014, lambda x: .12 * (x / .3) ** 2)
        fence.location = (x, 0, .06)
        for z in (.62, 2.3):
            for side in (-.045, .045):
                cylinder(.026, .03, coat, (x + side, -.065, z), (90, 0, 0), .008, 6)
    for z in (.62, 2.3):
        box((4.5, .18, .2), coat, (0, .14, z), .015)
    view = dict(turn=-22, rise=9)
else:
    # Square tubes with plastic caps on some of them.
    def post(capped):
        parts = []
        for x, y, wide, deep in ((0, -.285, .6, .03), (0, .285, .6, .03), (-.285, 0, .03, .6), (.285, 0, .03, .6)):
            parts.append(box((4.4, wide if wide > .1 else .03, deep if wide > .1 else .6), coat, (0, x, y), .008, 3))
        parts.append(box((.02, .54, .54), dark, (-1.6, 0, 0), 0))
        if capped:
            parts += [box((.06, .62, .62), Material('#1d1f21', .5), (-2.22, 0, 0), .03, 4)]
        return group(parts)
    for i, (y, z, x, turn) in enumerate(((-.66, .3, 0, -1), (.05, .3, -.25, .6), (.74, .3, .1, 1), (-.28, .93, -.1, 5))):
        made = post(i == 1)
        made.location, made.rotation_euler = (x, y, z), (0, 0, radians(turn))
    view = dict(turn=-60, rise=22)
shoot(lens=80, margin=.07, size=2.7, gloss='soft', exposure=.82, world=.42, sides=(1.15, .7), key=235, fill=45, **view)
