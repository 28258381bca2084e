"""A hall: the entrance door, slats on the wall, a rack with hooks and a bench; light from the room behind us and a lamp."""
from room import daylight, glow, point, sheet, shoot, sunlight, surfaced, thing
from curves import sweep
from material import Material
from shapes import box, cylinder, mesh
from shell import ceiling_and_walls, plate, skirting
from things import cloth, cushion, frame_on_wall, pendant, plant, rug

WIDTH, DEPTH, HIGH = 3.3, 2.8, 2.6
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
paint = Material('#dcdad2', .85)
slat, back, black = surfaced('slat', .45), Material('#1d1c1b', .9), Material((.02, .021, .022), .38)
sheet((LEFT, DEPTH, 0), (WIDTH, 0, 0), (0, 0, HIGH), paint)
sheet((RIGHT, DEPTH, 0), (0, -DEPTH - 3, 0), (0, 0, HIGH), paint)
sheet((LEFT, -3, 0), (0, DEPTH + 3, 0), (0, 0, HIGH), paint)
mesh([(LEFT, -3, 0), (RIGHT, -3, 0), (RIGHT, DEPTH, 0), (LEFT, DEPTH, 0)], [(0, 1, 2, 3)], surfaced('floor', .22, .15), 0,
     lambda p: (p.x / 2.4, p.y / 2.4))
ceiling_and_walls(WIDTH, DEPTH, HIGH)
with thing('door', (-.85, DEPTH - .06, 1.55)):
    leaf = Material('#3d4448', .42)
    box((.9, .06, 2.05), leaf, (-.85, DEPTH - .03, 1.025), .004, 2)
    for z, high in ((.42, .6), (1.08, .5), (1.68, .5)):
        box((.62, .012, high), leaf, (-.85, DEPTH - .062, z), .008, 4)
        box((.56, .012, high - .06), leaf, (-.85, DEPTH - .066, z), .006, 3)
    for side in (-1, 1):
        box((.09, .04, 2.14), leaf, (-.85 + side * .5, DEPTH - .02, 1.07), .006, 3)
    box((1.09, .04, .09), leaf, (-.85, DEPTH - .02, 2.1), .006, 3)
steel = Material((.68, .68, .69), .25, 1)
with thing('lock', (-.5, DEPTH - .09, 1.12)):
    box((.05, .012, .26), steel, (-.5, DEPTH - .066, 1.06), .005, 3)
    cylinder(.016, .02, steel, (-.5, DEPTH - .078, 1.13), (90, 0, 0), .004)
    sweep([(-.5, DEPTH - .1, 1.03), (-.55, DEPTH - .105, 1.03), (-.63, DEPTH - .1, 1.03)], .01, steel)
with thing('panels', (.12, DEPTH - .04, 1.75)):
    box((.98, .012, HIGH), back, (.35, DEPTH - .006, HIGH / 2), 0)
    for i in range(22):
        box((.028, .026, HIGH), slat, (-.115 + i * .0445, DEPTH - .024, HIGH / 2), .003, 2,
            uv=lambda p, i=i: ((p.z / 2.4 + i * .31) % 1, .02 + (i % 4) / 4 + (p.x + .014) * .8))
with thing('switch'):
    plate((-.24, DEPTH - .008, 1.0), keys=2)
with thing('storage', (1.25, 2.1, 1.62)):
    box((.78, .5, .03), slat, (1.25, 2.52, .45), .004, 2)
    for x in (.88, 1.62):
        for y in (2.3, 2.74):
            box((.025, .025, 1.95 if y > 2.5 else .45), black, (x, y, .975 if y > 2.5 else .225), .003, 2)
    box((.74, .42, .02), slat, (1.25, 2.52, .14), .003, 2)
    box((.78, .3, .025), slat, (1.25, 2.62, 1.93), .004, 2)
    cylinder(.011, .74, black, (1.25, 2.6, 1.72), (0, 90, 0), .002, 24)
    for i, (x, color, long) in enumerate(((1.02, '#5b6b61', .95), (1.2, '#c3a06b', .8), (1.38, '#3a4c5c', .98), (1.5, '#d8d2c6', .7))):
        sweep([(x, 2.6, 1.74), (x, 2.6, 1.68)], .003, steel)
        cushion((.1, .38, long), (x, 2.56, 1.66 - long / 2), cloth(color), (0, 3 - 2 * i, 4 * i - 8), .045)
cushion((.74, .42, .06), (1.25, 2.5, .495), cloth('#8f8470'), soft=.025)
for x, color in ((1.1, '#3d2c20'), (1.38, '#2a2d30')):
    for step in (-.06, .06):
        cushion((.085, .25, .09), (x + step, 2.44, .2), Material(color, .45), soft=.035)
box((.3, .3, .22), Material('#b08d5f', .85), (1.05, 2.62, 2.055), .01, 3)
box((.26, .26, .16), Material('#dcd5c6', .85), (1.4, 2.62, 2.025), .01, 3)
box((.6, .02, 1.5), Material((.9, .92, .92), .03, 1), (RIGHT - .02, 1.55, 1.25), .004, 2, (0, 0, 90))
with thing('lamp'):
    pendant((-.2, 1.75, HIGH), .42, .17, '#22282a')
with thing('skirting', (-1.5, DEPTH - .02, .04)):
    skirting((LEFT, DEPTH - .008), (-1.4, DEPTH - .008), black)
    skirting((LEFT + .008, -3), (LEFT + .008, DEPTH), black)
    skirting((RIGHT - .008, -3), (RIGHT - .008, DEPTH), black)
rug((-.8, 2.0, 0), (1.0, .65), '#8b8472', 0, '#4c463b')
plant((-1.42, 1.9, 0), 1.1, 8, '#3f4644', 7)
daylight((-.8, -2.4, 2.0), (2.2, 1.8), (.25, .9, -.35), 62, (1, .97, .93))
daylight((LEFT + .05, .2, 1.6), (1.6, .9), (1, .35, -.1), 34, (.94, .97, 1))
daylight((-.2, 1.75, 2.1), (.25, .25), (0, 0, -1), 7, (1, .84, .62))
point('wall', (-1.5, DEPTH, 2.2))
point('floor', (.15, 1.5, 0))
shoot((-.05, -1.55, 1.25), 1, 25, -.03, exposure=.35)
