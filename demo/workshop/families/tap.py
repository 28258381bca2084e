"""A lever mixer for a basin: body, spout, cap and lever of one metal or under one coat of paint, which the composer colours."""
from curves import spout
from material import Material
from shapes import bodies, cylinder, fillet, group, lathe
from stage import scene_of, shoot

coated = scene_of['finish'] == 'coated'
metal = Material(rough=.42).slot('b', printed=False) if coated else Material((.8, .8, .8), .06, 1).slot('c', printed=False)
# Stripes make chrome; paint would only be spotted by them.
light = {'exposure': .95, 'world': .36, 'sides': (1.3, .4)} if coated else {'gloss': 'chrome', 'exposure': .85, 'world': .5}
inside = Material((.05, .05, .055), .5)
lathe(fillet([(0, 0), (.345, 0), (.345, .035), (.3, .06), (.268, .075), (.262, .5), (.258, 1.3), (.25, 1.32), (.244, 1.325)],
             .02, 5), metal, 160)
lathe([(.244, 1.322), (.236, 1.328), (.236, 1.34), (.246, 1.346)], inside)
spout([(.0, .86, .17, .13), (-.22, .93, .175, .115), (-.62, 1.045, .18, .085), (-1.05, 1.125, .18, .068),
       (-1.27, 1.125, .178, .064), (-1.37, 1.085, .172, .06), (-1.405, 1.02, .166, .056)], metal, 90, 96, 3.6)
cylinder(.115, .07, metal, (0, -1.255, 1.045), (8, 0, 0), .012)
cylinder(.088, .074, inside, (0, -1.255, 1.043), (8, 0, 0), .006)
lathe(fillet([(.246, 1.346), (.262, 1.352), (.262, 1.6), (.235, 1.665), (.12, 1.69), (0, 1.695)], .05, 6), metal, 160)
spout([(.1, 1.58, .17, .07), (-.15, 1.64, .165, .062), (-.45, 1.74, .14, .046), (-.8, 1.855, .112, .034),
       (-1.02, 1.915, .104, .03), (-1.07, 1.926, .085, .02), (-1.085, 1.929, .04, .008)], metal, 80, 80, 3.2)
for x, color in ((-.03, '#c8252b'), (.03, '#1f57b8')):
    cylinder(.035, .012, Material(color, .3), (x, -.259, 1.47), (90, 0, 0), .003)
group(list(bodies), turn=(0, 0, -38))
shoot(rise=15, lens=85, margin=.11, size=2.3, **light)
