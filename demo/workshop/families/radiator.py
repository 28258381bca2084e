"""A sectional radiator on its feet: rounded fins, collectors, air gaps, plugs and a bleed valve."""
from curves import smooth_rows
from material import Material
from shapes import box, cylinder, loft, ring
from stage import scene_of, shoot

enamel = Material(rough=.22, clear=.35).slot('b', printed=False)
nickel, dark = Material((.72, .7, .66), .2, 1), Material((.02, .02, .02), .6)
# Between the axes and eight centimetres more; a section is eight wide.
COUNT, STEP, HEIGHT = int(scene_of['sections']), .8, (int(scene_of['axis']) + 60) / 100
END = COUNT * STEP / 2


def section(x):
    # A rounded front that leans back at its top, as cast ones do.
    rows = [(.12, .30, .07, -.36), (.2, .345, .12, -.38), (HEIGHT - 1.0, .35, .125, -.38), (HEIGHT - .45, .35, .125, -.34),
            (HEIGHT - .16, .345, .12, -.2), (HEIGHT - .05, .32, .08, -.06)]
    loft([ring(64, a, b, 2.5, (x, y, z)) for z, a, b, y in smooth_rows(rows, 40)], enamel)
    box((.68, .05, HEIGHT - .5), enamel, (x, .36, HEIGHT / 2), .012, 3)
    box((.035, .74, HEIGHT - .5), enamel, (x, 0, HEIGHT / 2 - .05), .01, 2)
    for side in (-.19, .19):
        box((.022, .66, HEIGHT - .9), enamel, (x + side, 0, HEIGHT / 2 - .05), .008, 2)
    cylinder(.17, HEIGHT - .9, enamel, (x, .02, HEIGHT / 2), edge=.02, segments=48)
    for z in (.42, HEIGHT - .42):
        cylinder(.235, .79, enamel, (x, .04, z), (0, 90, 0), .05, 64)
    for k, y in enumerate((.06, .2, .33)):
        box((.62, .03, .2), enamel, (x, y, HEIGHT - .12 - .02 * k), .01, 2, (-28, 0, 0))


for i in range(COUNT):
    section((i - (COUNT - 1) / 2) * STEP)
for side in (-1, 1):
    for z in (.42, HEIGHT - .42):
        cylinder(.225, .1, enamel, (side * (END + .04), .04, z), (0, 90, 0), .02, 64)
        cylinder(.16, .12, enamel if side < 0 else nickel, (side * (END + .12), .04, z), (0, 90, 0), .02, 6)
cylinder(.05, .1, nickel, (END + .22, .04, HEIGHT - .42), (0, 90, 0), .01, 32)
for i in (1, COUNT - 2):
    x = (i - (COUNT - 1) / 2) * STEP
    box((.2, .95, .06), enamel, (x, 0, -.42), .02, 3)
    box((.12, .12, .85), enamel, (x, .05, 0), .02, 3)
shoot(turn=-24, rise=10, lens=110, margin=.06, size=2.8, exposure=1.1, world=.24, sides=(1.5, .12), key=330, fill=8, gloss='white')
