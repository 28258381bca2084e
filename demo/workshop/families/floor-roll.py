"""Floors that are sold by the roll: linoleum, carpet, underlay. The roll lies with its end spread out, the face upwards."""
from math import cos, hypot, pi, sin
from mathutils import Vector, noise
from material import Material
from shapes import box, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
WIDTH, TAIL, THICK, TURNS, CORE, RADIUS = {
    'linoleum': (2.0, 1.75, .012, 7, .09, .21),
    'carpet': (2.0, 1.6, .034, 5, .06, .27),
    'underlay': (1.25, 1.2, .022, 8, .07, .27),
}[kind]
ACROSS, REPEAT = 24, 1.35
face = Material(rough={'linoleum': .33, 'carpet': .95, 'underlay': .7}[kind], clear=.12 if kind == 'linoleum' else 0).slot('a')
back = Material(rough=.8).slot('b', printed=False)
back.bump(back.noise(back.coords(), 60, 3, .6), .25, .01)
if kind == 'carpet':
    face.bump(face.noise(face.coords(), 55, 3, .8), 1, .08)
elif kind == 'underlay':
    face.bump(face.noise(face.coords(), 45, 3, .7), .35, .01)


def path():
    """Places (y, z) from the core to the end of the tail, with the way walked."""
    steps, rows = 760, []
    for i in range(steps + 1):
        part = i / steps
        angle, radius = -pi / 2 + 2 * pi * TURNS * (1 - part), CORE + (RADIUS - CORE) * part
        rows.append((radius * cos(angle), RADIUS + radius * sin(angle)))
    count = 70
    for i in range(1, count + 1):
        t = i / count
        lift = max(0, t - .86) ** 2 * 2.2
        rows.append((-TAIL * t, lift))
    return rows


def roll():
    points, places, faces, walked, rows = [], [], [], 0, path()
    for i, (y, z) in enumerate(rows):
        if i:
            walked += hypot(y - rows[i - 1][0], z - rows[i - 1][1])
        flat = max(0, min(1, (-y - RADIUS) / .4)) if i > 760 else 0
        for k in range(ACROSS + 1):
            x = (k / ACROSS - .5) * WIDTH
            wave = .012 * flat * (noise.noise(Vector((x * 1.6, y * 1.8, 3))) + 1) * (abs(x) / WIDTH * 2) ** 2
            points.append((x, y, z + wave + .002))
            places.append((walked / REPEAT + .1, (x / REPEAT) + 4.02))
    row = ACROSS + 1
    for i in range(len(rows) - 1):
        for k in range(ACROSS):
            at = i * row + k
            faces.append((at, at + row, at + row + 1, at + 1))
    body = mesh(points, faces, face, 180, places)
    body.data.materials.append(back.block)
    thick = body.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset, thick.material_offset, thick.material_offset_rim = THICK, -1, 1, 1
    return body


roll()
# The frame is measured by few points of a large mesh: its corners are named.
for side in (-1, 1):
    for y, z in ((-TAIL, .02), (RADIUS, RADIUS)):
        box((.01, .01, .004), back, (side * (WIDTH / 2 - .01), y + (.012 if y < 0 else -.03), z), 0)
shoot(turn=-38, rise=31, lens=80, margin=.07, size=2.7, gloss='soft' if kind == 'linoleum' else None, exposure=.85)
