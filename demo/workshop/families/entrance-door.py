"""A steel entrance door in its frame: pressed grooves, a long handle on its plate, locks, an eye, hinges; powder coated. Metres.
`side` is where its hinges are: x is written for a left door."""
from curves import sweep
from material import Material, chrome
from shapes import box, cylinder
from stage import scene_of, shoot

WIDTH, HEIGHT, FRAME = .88, 2.02, .07
WAY = -1 if scene_of['side'] == 'right' else 1
coat = Material(rough=.46, clear=.1).slot('b', printed=False)
coat.bump(coat.noise(coat.coords(), 190, 2, .6), .1, .003)
satin, gap, glass = chrome(.24), Material((.008, .008, .009), .8), Material((.02, .025, .03), .05, clear=1)
for side in (-1, 1):
    box((FRAME, .09, HEIGHT + .002), coat, (side * (WIDTH / 2 + FRAME / 2 + .003), .012, (HEIGHT + .002) / 2), .006, 4)
    box((.012, .02, HEIGHT + FRAME - .03), coat, (side * (WIDTH / 2 + FRAME - .014), -.038, (HEIGHT + FRAME) / 2), .004, 3)
box((WIDTH + 2 * FRAME + .006, .09, FRAME), coat, (0, .012, HEIGHT + FRAME / 2 + .003), .006, 4)
box((WIDTH + 2 * FRAME, .11, .025), satin, (0, .015, .0125), .004, 3)
box((WIDTH + .02, .02, HEIGHT), gap, (0, .045, HEIGHT / 2), 0)
# The leaf is laid of fields that the grooves part.
LOW, HIGH = .03, HEIGHT - .006
box((WIDTH - .006, .05, HIGH - LOW), coat, (0, .004, (LOW + HIGH) / 2), .004, 3)
edge = .075
fields = [(.03 + edge, .40), (.42, .72), (.74, 1.04), (1.06, 1.36), (1.38, 1.68), (1.70, HIGH - edge)]
for low, high in fields:
    box((WIDTH - .42, .02, high - low), coat, (WAY * -.085, -.022, (low + high) / 2), .007, 5)
for (_, low), (high, _) in zip(fields, fields[1:]):
    box((WIDTH - .42, .012, .006), satin, (WAY * -.085, -.024, (low + high) / 2), .001, 2)
for x in (-WIDTH / 2 + .052, WIDTH / 2 - .235):
    box((.05, .014, HIGH - LOW - 2 * edge), coat, (WAY * x, -.022, (LOW + HIGH) / 2), .006, 4)
x = WAY * (WIDTH / 2 - .075)
box((.055, .014, .26), satin, (x, -.028, 1.03), .006, 4)
cylinder(.012, .05, satin, (x, -.05, 1.09), (90, 0, 0), .003)
sweep([(x + WAY * .005, -.076, 1.09), (x - WAY * .03, -.079, 1.09), (x - WAY * .09, -.077, 1.088), (x - WAY * .14, -.07, 1.085)], .0115, satin)
for z in (.96, 1.34):
    cylinder(.02 if z < 1 else .027, .02, satin, (x, -.036, z), (90, 0, 0), .005)
    box((.006, .006, .022), gap, (x, -.047, z), .002)
cylinder(.017, .02, satin, (WAY * -.085, -.035, 1.53), (90, 0, 0), .004)
cylinder(.011, .022, glass, (WAY * -.085, -.0355, 1.53), (90, 0, 0), .003)
for z in (.25, 1.0, 1.78):
    for k in (-1, 1):
        cylinder(.013, .068, satin if k > 0 else coat, (WAY * (-WIDTH / 2 - .006), -.036, z + k * .036), edge=.003, segments=48)
shoot(turn=20, rise=.01, lens=85, margin=.05, size=2.9, gloss='soft', exposure=.75)
