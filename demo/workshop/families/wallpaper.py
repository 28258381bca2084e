"""Rolls of one wallpaper: two standing, one lying in front with its end unrolled; paper bands with the maker's name."""
from math import cos, hypot, pi, sin
from material import Material
from shapes import lathe, mesh, place
from stage import shoot

vinyl = Material(rough=.55).slot('a')
vinyl.bump(vinyl.noise(vinyl.coords(), 70, 3, .6), .18, .01)
paper = Material('#f3efe6', .8)
band = Material('#faf8f2', .5)
RADIUS, CORE, HEIGHT, TURNS, REPEAT = .3, .15, 2.1, 12, 1.15


def roll(start=0.0, tail=0.0):
    """A spiral of printed paper; its last part may lie flat."""
    points, steps = [], 880
    for i in range(steps + 1):
        angle, radius = TURNS * 2 * pi * i / steps, CORE + (RADIUS - CORE) * i / steps
        points.append((radius * cos(angle), radius * sin(angle)))
    if tail:
        x, y = points[-1]
        points += [(x + .02 * i * .02, y + .02 * i) for i in range(1, int(tail / .02))]
    places, faces, walked, uv = [], [], start, []
    for i, (x, y) in enumerate(points):
        if i:
            walked += hypot(x - points[i - 1][0], y - points[i - 1][1])
        places += [(x, y, 0), (x, y, HEIGHT)]
        uv += [(walked / REPEAT, 0), (walked / REPEAT, HEIGHT / REPEAT)]
    for i in range(len(points) - 1):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    body = mesh(places, faces, vinyl, 180, uv)
    body.data.materials.append(paper.block)
    thick = body.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset, thick.material_offset, thick.material_offset_rim = .0095, -1, 1, 1
    return body


def wrap_band(at):
    place(lathe([(RADIUS + .0035, .8), (RADIUS + .008, .8), (RADIUS + .008, 1.1), (RADIUS + .0035, 1.1)], band), at)


place(roll(), (-.36, .1, 0), (0, 0, 150))
wrap_band((-.36, .1, 0))
place(roll(.4), (.36, .16, 0), (0, 0, 60))
wrap_band((.36, .16, 0))
place(roll(.2), (-1.02, -.42, .312), (0, 90, 14))
shoot(turn=4, rise=20, lens=75, margin=.08, exposure=.9, threshold=.04)
