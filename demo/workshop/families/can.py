"""A tin of paint: a steel body with rolled rims, a press lid, a paper label round it and, on large ones, a wire bail."""
from math import cos, pi, sin
from curves import sweep
from material import Material, steel
from shapes import bodies, cylinder, group, lathe, fillet
from stage import scene_of, shoot

shape = scene_of['shape']
# Height against a radius of one: a flat tin of 0.9 litres, a usual one, and a tall one with a bail.
HEIGHT = {'flat': 1.72, 'usual': 2.08, 'tall': 2.3}[shape]
metal = steel(.2, (.66, .67, .69))
rim = steel(.16, (.72, .73, .75))
label = Material(rough=.34, clear=.35).slot('a')
lid = Material(rough=.32, clear=.3).slot('b', printed=False) if scene_of.get('lid') == 'painted' else metal

lathe(fillet([(0, 0), (.97, 0), (1.035, .015), (1.04, .06), (1.0, .095), (1.0, HEIGHT - .1), (1.035, HEIGHT - .07),
              (1.045, HEIGHT - .03), (1.03, HEIGHT), (.985, HEIGHT + .004), (.955, HEIGHT - .02), (.93, HEIGHT - .06)],
             .03, 6), metal, 180)
lathe(fillet([(.945, HEIGHT - .05), (.9, HEIGHT - .055), (.885, HEIGHT - .02), (.84, HEIGHT - .012), (.8, HEIGHT - .03),
              (.785, HEIGHT - .075), (.74, HEIGHT - .085), (0, HEIGHT - .085)], .02, 5), lid, 180)
lathe([(1.003, .13), (1.0055, .135), (1.0055, HEIGHT - .135), (1.003, HEIGHT - .13)], label, 240, uv=True)
if shape == 'tall':
    for side in (-1, 1):
        cylinder(.1, .05, rim, (side * 1.02, 0, HEIGHT - .42), (0, 90, 0), .02)
        cylinder(.045, .1, rim, (side * 1.045, 0, HEIGHT - .42), (0, 90, 0), .01)
    bail = [(1.09 * cos(t), 1.05 * sin(t), HEIGHT - .42 - .5 * sin(t)) for t in [pi * i / 14 for i in range(15)]]
    sweep(bail, .022, rim)
group(list(bodies), turn=(0, 0, 8))
shoot(turn=8, rise=14, lens=85, margin=.1 if shape != 'flat' else .15, gloss='soft', exposure=.8, world=.42, key=230, fill=60)
