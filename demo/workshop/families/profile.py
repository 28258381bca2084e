"""Zinc coated steel profiles for frames: channels, studs, corners and beacons in a small pile; hangers and crosses in a heap."""
from math import cos, pi, sin
from material import Material
from shapes import box, cylinder, group, mesh, place
from stage import scene_of, shoot

kind = scene_of['kind']
zinc = Material((.4, .42, .44), .34, 1)
cells = zinc.node('TexVoronoi', in_Scale=26)
zinc.link(zinc.coords(), cells.inputs['Vector'])
zinc.color(zinc.mix((.26, .275, .29), (.46, .48, .5), zinc.ramp(cells.outputs['Distance'], [(.1, 0.), (.75, 1.)])))
zinc.link(zinc.math('MULTIPLY_ADD', cells.outputs['Distance'], .16, .26), zinc.shader.inputs['Roughness'])
hole = Material((.02, .02, .02), .8)
LENGTH = 4.6


def ribbed(width, ribs, depth=.025):
    """A web with grooves pressed along it."""
    out = []
    for i in range(ribs):
        middle = width * ((i + .5) / ribs - .5)
        out += [(middle - .05, 0), (middle - .03, depth), (middle + .03, depth), (middle + .05, 0)]
    return out


# Across and up, open polylines.
SECTIONS = {
    'c': [(-.3, .5), (-.42, .5), (-.42, 0)] + ribbed(.84, 3) + [(.42, 0), (.42, .5), (.3, .5)],
    'u': [(-.42, .42), (-.42, 0)] + ribbed(.84, 2) + [(.42, 0), (.42, .42)],
    'angle': [(-.42, 0), (-.38, .02), (0, .42), (.03, .45), (.06, .42), (.44, .02), (.48, 0)],
    'beacon': [(-.42, 0), (-.4, .02), (-.1, .02), (-.05, .06), (-.025, .22), (.025, .22), (.05, .06), (.1, .02), (.4, .02), (.42, 0)],
}


def strip(points, length, thick=.018):
    places = [(x, y, z) for x in (-length / 2, length / 2) for y, z in points]
    count = len(points)
    body = mesh(places, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], zinc, 30)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset = thick, 0
    return body


def with_holes(section):
    parts = [strip(section, LENGTH)]
    if kind in ('angle', 'beacon'):
        for i in range(30):
            for side in (-1, 1):
                slope = 46 if kind == 'angle' else 0
                at = (-LENGTH / 2 + .12 + i * .15, side * .24, .205 if kind == 'angle' else .02)
                at = (at[0], at[1] + (.03 if kind == 'angle' else 0), at[2])
                parts.append(cylinder(.035, .05, hole, at, (side * -slope, 0, 0), .001, 20))
    return parts


def hanger():
    """A straight strip with long slots, its ears bent up."""
    parts = [strip([(-.16, 0), (.16, 0)], 1.1)]
    for side in (-1, 1):
        ear = box((.5, .3, .016), zinc, radius=.004)
        parts.append(place(ear, (side * .8, 0, 0)))
        for k in range(5):
            parts.append(cylinder(.028, .03, hole, (side * (.62 + .09 * k), (.07, -.07)[k % 2], 0), edge=.001, segments=20))
    for x in (-.3, 0, .3):
        parts.append(cylinder(.045, .03, hole, (x, 0, 0), edge=.001, segments=24))
    for y in (-.1, .1):
        parts.append(box((.22, .03, .022), hole, (.4, y, 0), .008))
        parts.append(box((.22, .03, .022), hole, (-.4, y, 0), .008))
    return parts


def crab():
    """A cross of pressed steel that holds two profiles over each other."""
    parts = [box((.62, .62, .02), zinc, (0, 0, .2), .006)]
    for turn in range(4):
        a = turn * pi / 2
        c, s = cos(a), sin(a)
        parts.append(group([box((.3, .44, .02), zinc, (.44, 0, .2), .006), box((.02, .44, .22), zinc, (.59, 0, .1), .006),
                            box((.09, .44, .02), zinc, (.63, 0, -.005), .006)], turn=(0, 0, turn * 90)))
        parts.append(cylinder(.035, .03, hole, (.42 * c, .42 * s, .2), edge=.001, segments=20))
    parts += [cylinder(.06, .03, hole, (0, 0, .2), edge=.001, segments=24),
              box((.5, .05, .03), zinc, (0, .2, .215), .02), box((.5, .05, .03), zinc, (0, -.2, .215), .02)]
    return parts


if kind == 'hanger':
    for i, (x, y, z, turn) in enumerate([(0, 0, 0, 8), (.1, .36, .02, -12), (-.1, -.42, .02, 25), (.2, -.05, .06, 64), (-.25, .1, .1, -32)]):
        group(hanger(), (x, y, z), (i % 2 * 2, 1, turn))
    shoot(turn=-20, rise=40, lens=80, margin=.09, size=2.4, gloss='chrome', exposure=.85)
elif kind == 'crab':
    for x, y, z, turn, tilt in [(-.75, 0, 0, 12, 0), (.72, .2, 0, -20, 0), (0, -.95, 0, 40, 0), (0, .25, .27, 62, 14)]:
        group(crab(), (x, y, z), (tilt, 0, turn))
    shoot(turn=-20, rise=34, lens=80, margin=.09, size=2.4, gloss='chrome', exposure=.85)
else:
    lay = [(-.95, 0, .1, -1.5), (0, 0, -.15, 1), (.95, 0, .2, 2)] + [(-.5, .3 if kind == 'beacon' else .54, .05, 6)]
    if kind == 'angle':
        lay = [(-1, 0, .1, -1.5), (0, 0, -.15, 1), (1, 0, .2, 2), (-.45, .44, .1, 7)]
    for i, (column, up, forwards, turn) in enumerate(lay):
        group(with_holes(SECTIONS[kind]), (-forwards, column, up + .01), (0, 0, turn))
    shoot(turn=-62, rise=26, lens=80, margin=.06, size=2.7, gloss='chrome', exposure=.8, world=.45)
