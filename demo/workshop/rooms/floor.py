"""An almost empty room for floors: the whole floor is slot a, its print repeats every 2.4 m and boards run away from us."""
from room import point, sheet, shoot, sunlight, daylight  # first: it empties the scene
from material import Material
from shapes import mesh
from shell import ceiling_and_walls, radiator, skirting, wall_with_hole, white, window
from things import armchair, floor_lamp, plant, frame_on_wall

WIDTH, DEPTH, HIGH, REPEAT = 4.2, 3.5, 2.65, 2.4
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
floor = Material(rough=.3, clear=.1).slot('a')
mesh([(LEFT, -4, 0), (RIGHT, -4, 0), (RIGHT, DEPTH, 0), (LEFT, DEPTH, 0)], [(0, 1, 2, 3)], floor, 0,
     lambda p: ((p.y + 4) / REPEAT, (p.x + 3) / REPEAT))
walls = Material('#eeece6', .85).slot('b', printed=False)
sheet((LEFT, DEPTH, 0), (WIDTH, 0, 0), (0, 0, HIGH), walls)
sheet((RIGHT, DEPTH, 0), (0, -DEPTH - 4, 0), (0, 0, HIGH), walls)
wall_with_hole((LEFT, -4, 0), (0, DEPTH + 4, 0), (0, 0, HIGH), (4 + .7, .85, 4 + 2.5, 2.3), walls)
ceiling_and_walls(WIDTH, DEPTH, HIGH)
window(LEFT, 1.6, .85, 1.8, 1.45, 105, facing='x')
for start, end in (((LEFT, DEPTH - .008), (RIGHT, DEPTH - .008)), ((LEFT + .008, -4), (LEFT + .008, DEPTH)),
                   ((RIGHT - .008, -4), (RIGHT - .008, DEPTH))):
    skirting(start, end)
radiator((LEFT + .09, 1.6, .16), .95, 90)
armchair((.85, 2.55, 0), 24)
floor_lamp((1.5, 3.15, 0))
plant((-1.2, 3.05, 0), 1.3)
frame_on_wall((-.12, DEPTH - .02, 1.5), (.6, .8))
daylight((.6, -2.2, 2.3), (2.4, 1.4), (-.1, .7, -.6), 14, (1, .97, .93))
sunlight((1, .24, -.8), 9, 1.2)
point('floor', (.1, .9, 0))
point('wall', (-.85, DEPTH, 1.75))
point('skirting', (-.4, DEPTH - .02, .04))
shoot((.15, -2.0, 1.25), -1, 21.5, -.09, exposure=.1)
