"""Basin mixers without a lever: two valves beside a swan's neck, or a sensor's eye in one body."""
from mixing import BLUE, RED, arc, inside, light, metal, valve
from curves import spout, sweep
from material import Material
from shapes import bodies, box, cylinder, fillet, group, lathe
from stage import scene_of, shoot

held = []
if scene_of['control'] == 'two-handles':
    lathe(fillet([(0, 0), (.36, 0), (.36, .04), (.3, .07), (.27, .1), (.26, .5), (.24, .62), (.17, .68), (.14, .7)], .03), metal, 160)
    for side, color in ((-1, RED), (1, BLUE)):
        cylinder(.15, .34, metal, (side * .26, 0, .36), (0, side * 66, 0), .02)
        held.append(valve((side * .38, 0, .415), (0, side * 66, 0), color))
    path = [(0, 0, .6), (0, 0, .9), (0, 0, 1.15), *arc((-.56, 1.3), .56, 180, 8, 16)]
    x, y, z = path[-1]
    sweep([*path, (0, y - .03, z - .18)], .105, metal, steps=12)
    cylinder(.128, .2, metal, (0, y - .04, z - .24), (-8, 0, 0), .02)
    cylinder(.095, .21, inside, (0, y - .041, z - .245), (-8, 0, 0), .006)
    turn, size = -28, 2.2
else:
    lathe(fillet([(0, 0), (.345, 0), (.345, .035), (.3, .06), (.27, .075)], .02, 5), metal, 160)
    spout([(0, .02, .268, .26), (0, .5, .262, .25), (-.02, 1.0, .25, .23), (-.2, 1.42, .235, .18), (-.62, 1.66, .215, .115),
           (-1.1, 1.68, .2, .088), (-1.34, 1.62, .19, .078), (-1.42, 1.54, .175, .07)], metal, 110, 110, 3)
    cylinder(.115, .07, metal, (0, -1.27, 1.56), (10, 0, 0), .012)
    cylinder(.088, .074, inside, (0, -1.27, 1.557), (10, 0, 0), .006)
    box((.2, .05, .34), Material((.006, .006, .007), .08, clear=.6), (0, -.245, .68), .04, 5, (1.5, 0, 0))
    for x, color in ((-.03, '#7c1d22'), (.035, '#2b2d33')):
        cylinder(.026, .02, Material(color, .2), (x, -.272, .72), (90, 0, 0), .004)
    turn, size = -38, 2.3
group([*held, *bodies], turn=(0, 0, turn))
shoot(rise=15, lens=85, margin=.11, size=size, **light)
