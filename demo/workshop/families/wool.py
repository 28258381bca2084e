"""Mineral wool: a pack of slabs in printed film with slabs before it, or a roll in film. The print: film above, wool below."""
from math import cos, pi, sin
from mathutils import noise, Vector
from material import Material
from shapes import box, group, lathe, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
film = Material(rough=.24, clear=.35).slot('a')
film.bump(film.noise(film.coords((1, 1, .35)), 5, 5, .7), .35, .03)
wool = Material(rough=.95).slot('a')
wool.bump(wool.noise(wool.coords((1, 1, 5)), 16, 6, .75), .8, .04)
shine = Material((.5, .51, .53), .3, 1)
shine.bump(shine.noise(shine.coords(), 8, 5, .6), .7, .04)


def dress(body, uv):
    layer = body.data.uv_layers.new()
    for face in body.data.polygons:
        for loop, at in zip(face.loop_indices, face.vertices):
            layer.data[loop].uv = uv(face.normal, body.data.vertices[at].co)
    return body


def slab(length, height, thick, number, faced=False):
    """A slab on its long side; its fibres run along it. Torn a little, as wool is."""
    def uv(normal, at):
        if abs(normal.y) > .7:
            return (at.x / 2.4 + .5 + number * .17, .02 + .34 * (at.z / height + .5) * .9)
        along = at.x if abs(normal.z) > .7 else at.z
        return (along / 2.4 + number * .31, .03 + .1 * (at.y / thick + .5) + .05 * (number % 3))
    body = box((length, thick, height), wool, radius=0)
    cut = body.modifiers.new('cut', 'SUBSURF')
    cut.subdivision_type, cut.levels, cut.render_levels = 'SIMPLE', 5, 5
    dress(body, uv)
    parts = [body]
    if faced:
        parts.append(box((length + .01, .012, height + .01), shine, (0, -thick / 2 - .006, 0), .004, 2))
    return group(parts)


if kind != 'roll':
    LENGTH, HEIGHT, DEPTH = 2.0, 1.2, .95
    slabs = 5
    for i in range(slabs):
        made = slab(LENGTH, HEIGHT, DEPTH / slabs - .012, i)
        place(made, (0, (i - 2) * DEPTH / slabs, HEIGHT / 2))
    # The film: round front, top and back, drawn in at its ends, bulging between.
    across, round_ = 60, 90
    ring = [(-DEPTH / 2, 0), (-DEPTH / 2, HEIGHT), (DEPTH / 2, HEIGHT), (DEPTH / 2, 0)]
    legs = [HEIGHT, DEPTH, HEIGHT]
    points, places = [], []
    for j in range(round_ + 1):
        s = j / round_ * sum(legs)
        k = 0
        while k < 2 and s > legs[k]:
            s -= legs[k]
            k += 1
        t = s / legs[k]
        y, z = [a + (b - a) * t for a, b in zip(ring[k], ring[k + 1])]
        for i in range(across + 1):
            u = i / across
            x = (u - .5) * (LENGTH * .9)
            swell = .03 + .05 * sin(pi * u) * sin(pi * t) + .016 * noise.noise(Vector((x * 4, y * 5, z * 5)))
            out = Vector((0, (-1, 0, 1)[k], (0, 1, 0)[k]))
            spot = Vector((x, y, z)) + out * swell
            corner = min(t, 1 - t) if 0 < k + t < 3 else 1
            if corner < .06 and 0 < j < round_:
                spot += Vector((0, (-1 if y < 0 else 1) * .02, .02)) * (1 - corner / .06) - out * swell * .3
            spot.x += .02 * noise.noise(Vector((y * 7, z * 7, u * 3))) * (abs(u - .5) * 2) ** 4
            points.append(spot)
            places.append((.01 + .98 * u, .42 + .56 * t * (.66 if k == 0 else 0) + (.56 * (.66 + .34 * t) if k == 1 else 0)
                           + (.56 * .66 * (1 - t) if k == 2 else 0)))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(round_) for i in range(across)]
    mesh(points, faces, film, 60, places)
    for i, (x, y, turn) in enumerate([(.35, -.92, 5), (.1, -1.18, -4)]):
        lying = slab(LENGTH * .82, HEIGHT * .78, .2, 7 + i, kind == 'foil')
        place(lying, (x, y, .12 + .215 * i), (-90, 0, turn))
    shoot(turn=-27, rise=22, lens=80, margin=.06, size=2.6, exposure=.8, world=.4, sides=(1.15, .6), key=250, fill=40,
          gloss='soft')
else:
    RADIUS, LENGTH = .62, 1.9
    profile = [(RADIUS * .93, .03), (RADIUS, .1)] + [
        (RADIUS * (1 + .012 * sin(i * 1.7) + .018 * sin(pi * i / 30)), .1 + (LENGTH - .2) * i / 30) for i in range(31)
    ] + [(RADIUS, LENGTH - .1), (RADIUS * .93, LENGTH - .03)]
    body = lathe(profile, film, 160, 60, uv=True)
    for spot in body.data.uv_layers[0].data:
        u, v = spot.uv
        spot.uv = (.005 + .99 * u, .42 + .56 * v)

    def end(z, side):
        points, faces, uv = [], [], []
        rings, around = 26, 96
        for k in range(rings + 1):
            radius = RADIUS * .985 * k / rings
            for i in range(around):
                angle = 2 * pi * i / around
                turn_ = (k / rings * 4 + i / around) % 1
                bump_ = .03 * abs(turn_ - .5) * 2 + .02 * noise.noise(Vector((radius * 6 * cos(angle), radius * 6 * sin(angle), 3)))
                points.append((radius * cos(angle), radius * sin(angle), z - side * (bump_ + .09 * (k / rings) ** 6)))
                uv.append((4 * radius * i / around % 1, .03 + .3 * (1 - abs(turn_ - .5) * 2)))
        for k in range(rings):
            for i in range(around):
                a = (i + 1) % around
                faces.append((k * around + i, (k + 1) * around + i, (k + 1) * around + a, k * around + a))
        return mesh(points, faces, wool, 60, uv)
    top, low = end(LENGTH + .01, 1), end(-.01, -1)
    group([body, top, low], turn=(0, 0, 10))
    flat = [lathe([(RADIUS, .05)] + profile[1:-1] + [(RADIUS, LENGTH - .05)], film, 160, 60, uv=True)]
    for spot in flat[0].data.uv_layers[0].data:
        u, v = spot.uv
        spot.uv = (.005 + .99 * u, .42 + .56 * v)
    flat += [end(LENGTH + .01, 1), end(-.01, -1)]
    group(flat, (-.95, -.5, RADIUS), (0, 90, -24))
    shoot(turn=-8, rise=20, lens=80, margin=.07, size=2.6, exposure=.85, world=.4, sides=(1.15, .6), key=250, fill=40,
          gloss='soft')
