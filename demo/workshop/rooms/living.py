"""A living room: the back wall is slot a (wallpaper, 0.64 m repeats), the door is slot b. `floor` and `sofa` by the order."""
from room import daylight, point, scene_of, sheet, shoot, sunlight, surfaced, thing
from material import Material
from shapes import mesh
from shell import ceiling_and_walls, cornice, door, plate, radiator, skirting, wall_with_hole, window
from things import armchair, books, chandelier, curtain, floor_lamp, frame_on_wall, plant, round_table, rug, sofa, vase

WIDTH, DEPTH, HIGH = 4.7, 3.6, 2.7
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
paper, paint = Material(rough=.8).slot('a'), Material(scene_of['walls'], .85)
sheet((LEFT, DEPTH, 0), (WIDTH, 0, 0), (0, 0, HIGH), paper, .64)
sheet((RIGHT, DEPTH, 0), (0, -DEPTH - 3, 0), (0, 0, HIGH), paint)
wall_with_hole((LEFT, -3, 0), (0, DEPTH + 3, 0), (0, 0, HIGH), (3.7, .85, 5.7, 2.3), paint)
floor = surfaced('floor', .32, .1)
mesh([(LEFT, -3, 0), (RIGHT, -3, 0), (RIGHT, DEPTH, 0), (LEFT, DEPTH, 0)], [(0, 1, 2, 3)], floor, 0,
     lambda p: (p.x / 2.4, p.y / 2.4))
ceiling_and_walls(WIDTH, DEPTH, HIGH)
with thing('sill', (LEFT + .07, 2.35, .86)):
    window(LEFT, 1.7, .85, 2.0, 1.45, 120, facing='x')
with thing('cornice', (-.9, DEPTH - .05, HIGH - .04)):
    cornice((LEFT, DEPTH - .03), (RIGHT, DEPTH - .03), HIGH)
    cornice((LEFT + .03, -3), (LEFT + .03, DEPTH), HIGH)
    cornice((RIGHT - .03, -3), (RIGHT - .03, DEPTH), HIGH)
with thing('skirting', (1.12, DEPTH - .02, .04)):
    skirting((LEFT, DEPTH - .008), (1.28, DEPTH - .008))
    skirting((LEFT + .008, -3), (LEFT + .008, DEPTH))
    skirting((RIGHT - .008, -3), (RIGHT - .008, DEPTH))
with thing('radiator', (LEFT + .16, 1.75, .45)):
    radiator((LEFT + .09, 1.75, .16), .95, 90)
with thing('door', (1.8, DEPTH - .05, 1.45)):
    door((1.8, DEPTH - .06, 0), 0, 'slot b')
point('handle', (2.08, DEPTH - .12, .98))
with thing('socket'):
    plate((1.12, DEPTH - .008, .32), keys=0)
with thing('lamp'):
    chandelier((.1, 2.1, HIGH), .42, metal_color=scene_of['metal'])
sofa((-.35, 2.95, 0), 0, scene_of['sofa'], 2.2)
rug((-.1, 1.75, 0), (2.5, 1.5), scene_of['rug'], 0, scene_of['border'])
round_table((.1, 1.85, .016), .4, .4)
books((.18, 1.8, .416), 12)
vase((-.08, 1.95, .416), height=.2)
plant((-2.0, 3.25, 0), 1.5, 4, '#c9c2b4', 10)
armchair((1.45, 1.75, .0), 62, scene_of['chair'])
for i, x in enumerate((-.75, -.2, .35)):
    frame_on_wall((x, DEPTH - .02, 1.62), (.42, .56), scene_of['frame'], i + 2)
curtain((LEFT + .12, .38, .03), .34, 2.5, '#e6dfd2', 5, 'x')
curtain((LEFT + .12, 2.74, .03), .34, 2.5, '#e6dfd2', 5, 'x')
daylight((.6, -2.3, 2.3), (2.6, 1.4), (-.1, .75, -.5), 20, (1, .96, .9))
sunlight((1, .2, -.72), 8, 1.2)
point('wall', (-1.25, DEPTH, 1.75))
point('floor', (-.1, .55, 0))
shoot((.1, -1.95, 1.3), 1, 21.5, -.06, exposure=.2)
