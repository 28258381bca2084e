"""Nets against insects: in a frame, in a roller box, a curtain with magnets, a cloth with its tape. Centimetres."""
from math import pi, sin
from material import Material
from shapes import box, group, lathe, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
coat = Material(rough=.4, clear=.1).slot('b', printed=False)
dark, zinc = Material((.015, .015, .016), .6), Material((.6, .61, .62), .3, 1)
# What a net covers of the ground behind it; its own light is dimmed as much.
COVER = .5


def weave():
    made = Material((.1, .1, .1), .8)
    split = made.node('SeparateXYZ')
    made.link(made.coords(), split.inputs[0])
    lines = [made.math('LESS_THAN', made.math('PINGPONG', split.outputs[axis], .55), .13) for axis in (0, 2)]
    made.color(made.ramp(made.math('MAXIMUM', *lines), [(.4, (.16, .165, .17)), (.6, (.028, .029, .03))]))
    for node in made.tree.nodes:
        if node.bl_idname == 'ShaderNodeOutputAOV' and node.name == 'cover':
            node.inputs['Value'].default_value = COVER
    return made


net = weave()


def cloth(wide, high, at=(0, 0, 0), wave=0.0, folds=3.0):
    """Hangs from its upper edge, more folded at its lower one."""
    nx, nz, points, faces = 90, 60, [], []
    for j in range(nz + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / nz
            points.append(((u - .5) * wide, wave * sin(u * folds * 2 * pi + .6) * (1.15 - v), v * high))
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(nz) for i in range(nx)]
    return place(mesh(points, faces, net, 60), at)


def band(wide, at, wave, folds, high, low):
    """A sewn edge that follows the cloth's folds."""
    points, faces, n = [], [], 90
    for i in range(n + 1):
        u = i / n
        for v in (low, high):
            points.append(((u - .5) * wide, wave * sin(u * folds * 2 * pi + .6) * 1.15 - .2, v))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    body = mesh(points, faces, coat, 60)
    thick = body.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .4
    return place(body, at)


def frame():
    wide, high = 62, 112
    for at, lean in (((24, 22, 0), -14), ((0, 0, 0), -10)):
        parts = [cloth(wide - 3, high - 3, (0, 0, 1.5))]
        for side in (-1, 1):
            parts += [box((2.6, 1.2, high - 5), coat, (side * (wide / 2 - 1.3), 0, high / 2), .25, 3), box((wide - 5, 1.2, 2.6), coat, (0, 0, 1.3 if side < 0 else high - 1.3), .25, 3)]
            for z in (1.3, high - 1.3):
                parts.append(box((3.2, 1.5, 3.2), coat, (side * (wide / 2 - 1.5), 0, z), .4, 3))
            parts += [box((1.2, 2.6, 4), coat, (side * (wide / 2 - 4), -1.4, high * .42), .4, 3), box((4.4, 1.8, .8), zinc, (side * wide * .3, 1.2, high + .3), .1, 2)]
        parts.append(box((wide - 5, 1.0, 2.0), coat, (0, 0, high * .5), .25, 3))
        group(parts, at, (lean, 0, -12))
    shoot(turn=14, rise=10, lens=90, margin=.06, size=2.7, gloss='soft', exposure=.8)


def roller():
    wide, high = 70, 120
    box((wide, 5, 5.4), coat, (0, 0, high + 2.6), 1.4, 6)
    for side in (-1, 1):
        box((1.6, 5.4, 5.8), coat, (side * (wide / 2 + .4), 0, high + 2.6), .8, 4)
        box((2.8, 2.2, high), coat, (side * (wide / 2 - 1.4), .4, high / 2), .3, 3)
        box((.5, 2.3, high - 1), dark, (side * (wide / 2 - 2.9), .3, high / 2), 0)
    cloth(wide - 5, high - 26, (0, .4, 26))
    box((wide - 5.6, 1.6, 2.6), coat, (0, .3, 25), .5, 3)
    box((9, 2.4, 1.0), coat, (0, -.8, 24), .3, 3)
    box((wide - 5.6, 1.8, .8), dark, (0, .3, 23.4), .2, 2)
    shoot(turn=-24, rise=8, lens=90, margin=.06, size=2.7, gloss='soft', exposure=.8)


def magnet():
    wide, high = 50, 205
    for side in (-1, 1):
        x = side * (wide / 2 + .4)
        cloth(wide, high, (x, 0, 0), 2.6 if side < 0 else 2.3, 2.5)
        band(wide, (x, 0, 0), 2.6 if side < 0 else 2.3, 2.5, 5, 0)
        box((wide, .8, 6), coat, (x, -.2, high - 3), .3, 3)
        box((3, .8, high), coat, (side * 1.7, -1.7, high / 2), .3, 3)
        for k in range(9):
            box((2.0, .7, 4.6), dark, (side * 1.7, -2.1, 14 + k * 22), .3, 3)
    shoot(turn=-22, rise=7, lens=95, margin=.05, size=2.9, exposure=.8)


def velcro():
    cloth(86, 92, (0, 6, 4), 2.2, 3)
    band(86, (0, 6, 4), 2.2, 3, 3, 0)
    box((86, .8, 4), coat, (0, 6, 95), .3, 3)
    for k in range(16):
        r = 4.2 + k * .42
        place(lathe([(r, -1.2), (r + .3, -1.2), (r + .3, 1.2), (r, 1.2), (r, -1.2)], coat, 96), (30, -16, 11.2), (90, 0, 20))
    tail = [box((24, .3, 2.4), coat, (0, 0, 0), .08, 2)]
    group(tail, (14, -21, .3), (90, 0, 20))
    shoot(turn=-20, rise=12, lens=90, margin=.06, size=2.7, exposure=.8)


{'frame': frame, 'roller': roller, 'magnet': magnet, 'velcro': velcro}[kind]()
