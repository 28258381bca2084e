"""A paper sack of dry mix: a block bottom sack with a belly, pull creases at the ends and a kraft lid."""
from math import copysign, hypot, pi, sin
from mathutils import Vector, noise
from material import Material
from shapes import bodies, group, mesh
from stage import scene_of, shoot

small = scene_of['shape'] == 'small'
WIDTH, DEPTH, HEIGHT = (1.3, .56, 1.95) if small else (1.62, .62, 2.5)
AROUND, UP = 360, 200


def rounded(s, width, depth, radius):
    """The point at the part s of the way round, counted on the sack laid flat, so that the print keeps its width."""
    sides = (WIDTH, DEPTH, WIDTH, DEPTH)
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
    s *= 2 * (WIDTH + DEPTH)
    k = 0
    while k < 3 and s > sides[k]:
        s -= sides[k]
        k += 1
    t = s / sides[k]
    x, y = [(a + (b - a) * t) * half for a, b, half in zip(corners[k], corners[k + 1], (width / 2, depth / 2))]
    over_x, over_y = max(0, abs(x) - (width / 2 - radius)), max(0, abs(y) - (depth / 2 - radius))
    over = hypot(over_x, over_y)
    if over_x > 0 and over_y > 0 and over > radius:
        x = copysign(width / 2 - radius + over_x * radius / over, x)
        y = copysign(depth / 2 - radius + over_y * radius / over, y)
    return x, y


def ease(low, high, x):
    t = max(0, min(1, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def point(s, v):
    middle = min(v, 1 - v) * 2
    edge, full = ease(0, .1, middle), ease(0, .5, middle)
    depth = DEPTH * (.8 + .3 * full + .06 * (1 - v) * full)
    width = WIDTH * (1 - .035 * full + .012 * sin(v * 9))
    x, y = rounded(s, width, depth, .035 + .13 * full)
    if abs(y) > depth * .3:
        y *= 1 + .16 * full * ease(0, .9, 1 - abs(x) / (width / 2))
    flat_x, flat_y = rounded(s, WIDTH, DEPTH, .1)
    z = v * HEIGHT
    at = Vector((flat_x * 1.1, flat_y * 1.4, z))
    folds = noise.noise(at * 1.5 + Vector((3, 1, 7))) * .055 * full
    folds += (1 - abs(noise.noise(at * 2.6 + Vector((9, 2, 4)))) * 2) * .032 * (1 - .35 * full)
    pull = Vector((flat_x * 6, flat_y * 5, z * 1.3)) + Vector((1, 5, 2))
    folds += (1 - abs(noise.noise(pull)) * 2) * .034 * ease(.7, .05, middle)
    folds += noise.noise(at * 8) * .006
    out = Vector((x / width ** 2, y / depth ** 2, 0))
    place = Vector((x, y, z)) + (out.normalized() if out.length else out) * folds * edge ** .5
    place.z += noise.noise(Vector((x * 2, y * 2, v * 3 + 5))) * .02 * full
    return place


paper = Material(rough=.62).slot('a')
paper.bump(paper.noise(paper.coords(), 7, 6, .68), .42, .03)
points, places = [], []
for k in range(UP + 1):
    for i in range(AROUND + 1):
        points.append(point(i / AROUND % 1, k / UP))
        places.append((i / AROUND, k / UP))
row = AROUND + 1
faces = [(k * row + i, k * row + i + 1, (k + 1) * row + i + 1, (k + 1) * row + i)
         for k in range(UP) for i in range(AROUND)]
mesh(points, faces, paper, 180, places)

kraft = Material('#d8cbb0', .7)
kraft.bump(kraft.noise(kraft.coords(), 9, 6, .6), .2, .02)
top = points[UP * row:UP * row + AROUND]
centre = sum(top, Vector()) / AROUND
lid, lid_faces = [], []
for j in range(11):
    for at in top:
        spot = at.lerp(centre, j / 10)
        spot.z += .02 * sin(j / 10 * pi / 2) + noise.noise(Vector((spot.x * 3, spot.y * 3, 1))) * .008 * min(1, j / 3)
        spot.z += .012 if j >= 2 else 0
        lid.append(spot)
for j in range(10):
    for i in range(AROUND):
        a = (i + 1) % AROUND
        lid_faces.append((j * AROUND + i, j * AROUND + a, (j + 1) * AROUND + a, (j + 1) * AROUND + i))
mesh(lid, lid_faces, kraft, 60)
group(list(bodies), turn=(-1.5, 0, -16))
shoot(turn=4, rise=13, lens=80, margin=.07 if not small else .11, exposure=1.05, world=.3, sides=(1.2, .5), key=270, fill=40)
