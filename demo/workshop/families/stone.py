"""Decorative stone laid as a piece of wall, two loose pieces before it: bricks new and old, limestone, rock, slate. Centimetres."""
from mathutils import Vector, noise
from material import Material
from shapes import box, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
# wide, high, courses, joint, roughness of the face, unevenness of the edges, depth
WIDE, HIGH, COURSES, JOINT, ROUGH, EDGE, DEEP = {
    'brick': (21, 6.4, 6, 1.0, .22, .12, 1.6), 'old-brick': (21, 6.2, 6, 1.2, .5, .42, 1.6), 'limestone': (26, 9.6, 4, .5, .5, .3, 1.8),
    'rock': (28, 12, 4, .6, 2.6, .7, 2.2), 'slate': (34, 4.1, 10, .12, .8, .15, 1.8)}[kind]
LONG = 58
face = Material(rough=.86).slot('a')
face.bump(face.noise(face.coords(), 1.6, 6, .7), .75, .22)
mortar = Material('#bdb8ae', .95).grain(4, .5)


def piece(wide, high, seed):
    """A slab whose front is broken: a grid, pushed by noise; its edges are worn."""
    nx, nz = max(8, int(wide * 2.2)), max(6, int(high * 2.2))
    move = Vector((seed * 7.3, seed * 3.1, seed * 1.7))
    points, uv, faces = [], [], []
    for j in range(nz + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / nz
            x, z = (u - .5) * wide, (v - .5) * high
            near = min(u * wide, (1 - u) * wide, v * high, (1 - v) * high)
            wear = max(0, 1 - near / (EDGE * 2.4)) ** 2
            at = Vector((x, 0, z)) + move
            if kind == 'rock':
                push = ROUGH * (.5 + noise.noise(at * .16)) + .55 * abs(noise.noise(at * .5)) + .2 * noise.noise(at * 1.6)
            elif kind == 'slate':
                push = ROUGH * (seed * .618 % 1) + .25 * noise.noise(Vector((at.x * .12, 0, at.z * .9))) + .16 * noise.noise(at * 1.2)
            else:
                push = ROUGH * (noise.noise(at * .22) * .7 + noise.noise(at * .9) * .35 + .3 * noise.noise(at * 2.4))
            y = -DEEP - push + wear * EDGE * 1.4
            jag = EDGE * noise.noise(at * .8 + Vector((0, 9, 0)))
            points.append((x + (jag if i in (0, nx) else 0), y, z + (jag if j in (0, nz) else 0)))
            uv.append((((seed * .371) % 1 + u * wide / 60), ((seed * .213) % 1 + v * high / 60)))
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(nz) for i in range(nx)]
    border = [i for i in range(nx + 1)] + [j * row + nx for j in range(1, nz + 1)] + [nz * row + i for i in range(nx - 1, -1, -1)] + [j * row for j in range(nz - 1, 0, -1)]
    back = len(points)
    for at in border:
        x, _, z = points[at]
        points.append((x, 0, z))
        uv.append((uv[at][0] + .01, uv[at][1] + .01))
    count = len(border)
    faces += [(border[k], back + k, back + (k + 1) % count, border[(k + 1) % count]) for k in range(count)]
    faces.append(tuple(back + k for k in range(count)))
    return mesh(points, faces, face, 50, uv)


parts, seed, z = [], 1, JOINT
for course in range(COURSES):
    x, high = (-WIDE * .45 if course % 2 else 0) - LONG / 2, HIGH
    while x < LONG / 2 - 1:
        seed += 1
        wide = WIDE * (1 if kind in ('brick', 'old-brick') else .62 + .76 * (seed * .618 % 1))
        low, top = max(x, -LONG / 2), min(x + wide, LONG / 2)
        if LONG / 2 - top < WIDE * .2:
            top = LONG / 2
        if top - low > 3:
            body = piece(top - low - JOINT, high, seed)
            body.location = ((low + top) / 2, 0, z + high / 2)
            parts.append(body)
        x = (top if top == LONG / 2 else x + wide)
    z += high + JOINT
parts.append(box((LONG - .6, 1.4, z - .2), mortar, (0, -.2, z / 2), .1, 1))
group(parts, (0, 0, 0), (-6, 0, 0))
loose = piece(WIDE * .9, HIGH, 91), piece(WIDE * .8, HIGH, 97)
group([loose[0]], (-8, -15, 0), (-90, 0, -18))
group([loose[1]], (16, -18, 0), (-90, 0, 12))
shoot(turn=-22, rise=19, lens=80, margin=.06, size=2.7, exposure=.85, key=270, fill=40)
