"""What a room is enclosed by and what is fixed to it: walls with openings, windows, skirting, doors, radiators, sockets."""
from material import Material
from room import daylight, family, outside, sheet
from shapes import box, cylinder, group, mesh

white = Material('#f1f0ec', .42)


def wall_with_hole(corner, along, up, hole, material, unit=1.0):
    """hole: (from, low, to, high) in metres along the wall; UV goes on over all parts."""
    from mathutils import Vector
    a, b, o = Vector(along), Vector(up), Vector(corner)
    u, v = unit if isinstance(unit, tuple) else (unit, unit)
    left, low, right, high = hole
    xs, ys = [0, left, right, a.length], [0, low, high, b.length]
    points, uv, faces = [], [], []
    for y in ys:
        for x in xs:
            points.append(o + a.normalized() * x + b.normalized() * y)
            uv.append((x / u, y / v))
    for j in range(3):
        for i in range(3):
            if (i, j) != (1, 1):
                k = j * 4 + i
                faces.append((k, k + 1, k + 5, k + 4))
    return mesh(points, faces, material, 0, uv)


def window(x, y, low, width, high, energy, leaves=2, depth=.2, facing='y', sill=True, view=3.2):
    """In a wall across the view (facing y) or at the room's left side (facing x): frame, sill, light, and what is outside."""
    frame = Material('#f4f3f0', .3)
    members = []
    bar = .06

    def bar_at(size, at):
        members.append(box(size, frame, at, .006, 2))
    for side in (-1, 1):
        bar_at((bar, .07, high), (side * (width / 2 - bar / 2), depth * .6, low + high / 2))
    for z in (low + bar / 2, low + high - bar / 2):
        bar_at((width, .07, bar), (0, depth * .6, z))
    for i in range(1, leaves):
        bar_at((bar * 1.3, .075, high), (-width / 2 + width * i / leaves, depth * .6, low + high / 2))
    for i in range(leaves):
        middle = -width / 2 + width * (i + .5) / leaves
        for side in (-1, 1):
            bar_at((.045, .06, high - .1), (middle + side * (width / leaves / 2 - .07), depth * .55, low + high / 2))
        for z in (low + .07, low + high - .07):
            bar_at((width / leaves - .1, .06, .045), (middle, depth * .55, z))
    if leaves > 1:
        members.append(box((.02, .05, .13), frame, (-width / 2 + width / leaves - .07, depth * .4, low + high * .45), .006, 2))
    # The reveal: the wall's own thickness.
    for side in (-1, 1):
        members.append(box((.02, depth, high), white, (side * (width / 2 + .009), depth / 2, low + high / 2), 0))
    members.append(box((width, depth, .02), white, (0, depth / 2, low + high + .009), 0))
    board = None
    if sill:
        board = box((width + .16, depth + .1, .03), Material('#f6f5f2', .22, clear=.3), (0, depth / 2 - .08, low - .012), .008, 3)
        members.append(board)
    turned = facing == 'x'
    group(members, (x, y, 0), (0, 0, 90 if turned else 0))
    if turned:
        outside((x - 2.2, y - width * 2.4, low - 2.2), (0, width * 4.8, 0), (0, 0, high * 3.2), view)
        daylight((x - depth - .05, y, low + high / 2), (high * .96, width * .96), (1, 0, -.12), energy)
    else:
        outside((x - width * 2, y + 3.2, low - 2.2), (width * 4, 0, 0), (0, 0, high * 3.2), view)
        daylight((x, y + depth + .05, low + high / 2), (width * .96, high * .96), (0, -1, -.12), energy)
    return board


def skirting(start, end, material=None, height=.08):
    """Along x or y, standing off the wall by its thickness."""
    (x, y), (u, v) = start, end
    size = (abs(u - x) or .016, abs(v - y) or .016, height)
    return box(size, material or white, ((x + u) / 2, (y + v) / 2, height / 2), .005, 3)


def cornice(start, end, top, material=None):
    (x, y), (u, v) = start, end
    made = material or white
    box((abs(u - x) or .07, abs(v - y) or .07, .03), made, ((x + u) / 2, (y + v) / 2, top - .015), .01, 3)
    return box((abs(u - x) or .035, abs(v - y) or .035, .08), made, ((x + u) / 2, (y + v) / 2, top - .05), .012, 4)


def radiator(at, width=.9, turn=0):
    made = family('radiator', at, width, turn, {'sections': 11, 'axis': 500}, {'b': '#f4f4f1'})
    for each in made:
        # It hangs: its feet are left away.
        if each.type == 'MESH' and each.location.z < .01 and each.location.z > -1:
            each.hide_render = each.name.startswith('body') and each.location.z <= 0
    return made


def door(at, turn=0, color='#efeeea', glass='no', height=2.07):
    return family('door', at, height, turn, {'glass': glass}, {'a': color})


def plate(at, facing='y', keys=1, color='#f7f7f5'):
    """A socket or a switch of a modern series: a square frame, a disc or keys inside; facing -y or +x."""
    face, dark = Material(color, .25, clear=.3), Material((.02, .02, .02), .6)
    side = .084
    members = [box((side, .012, side), face, (0, 0, 0), .006, 4), box((side * .68, .014, side * .68), face, (0, -.003, 0), .004, 3)]
    if keys == 0:
        members.append(cylinder(.022, .012, Material(color, .4), (0, -.006, 0), (90, 0, 0), .003, 48))
        for hole in (-.0095, .0095):
            members.append(cylinder(.0035, .012, dark, (hole, -.0085, 0), (90, 0, 0), .001, 24))
    elif keys == 2:
        members.append(box((.0012, .016, side * .68), dark, (0, -.0035, 0), 0))
    group(members, at, (0, 0, 0 if facing == 'y' else 90))


def ceiling_and_walls(width, depth, height, ceiling=None):
    """A white lid; the walls are the room's own."""
    lid = ceiling or Material('#f6f5f2', .8)
    sheet((-width / 2, -6, height), (width, 0, 0), (0, depth + 6, 0), lid)
