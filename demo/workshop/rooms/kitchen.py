"""A kitchen: base cabinets and a shelf along the back wall, a table under a lamp, a window at the left."""
from room import daylight, family, glow, point, sheet, shoot, sunlight, surfaced, thing
from curves import sweep
from material import Material
from shapes import box, cylinder, fillet, group, lathe, mesh, place
from shell import ceiling_and_walls, plate, skirting, wall_with_hole, window
from things import legs, pendant, plant, vase

WIDTH, DEPTH, HIGH = 4.0, 3.0, 2.65
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
paint, front = Material('#e4e3d9', .85), Material('#56695f', .42)
timber, steel = surfaced('counter', .35, .1), Material((.6, .61, .62), .25, 1)
dark = Material((.012, .012, .013), .2, clear=.4)
sheet((LEFT, DEPTH, 0), (WIDTH, 0, 0), (0, 0, HIGH), paint)
sheet((RIGHT, DEPTH, 0), (0, -DEPTH - 3, 0), (0, 0, HIGH), paint)
wall_with_hole((LEFT, -3, 0), (0, DEPTH + 3, 0), (0, 0, HIGH), (3.8, .95, 5.3, 2.25), paint)
mesh([(LEFT, -3, 0), (RIGHT, -3, 0), (RIGHT, DEPTH, 0), (LEFT, DEPTH, 0)], [(0, 1, 2, 3)], surfaced('floor', .34, .1), 0,
     lambda p: (p.x / 2.4, p.y / 2.4))
ceiling_and_walls(WIDTH, DEPTH, HIGH)
window(LEFT, 1.55, .95, 1.5, 1.3, 105, facing='x')
START, END, BACK = -1.95, 1.05, DEPTH
sheet((START, BACK - .008, .9), (END - START, 0, 0), (0, 0, .62), surfaced('splash', .12, .3), 2.4)
point('splash', (-1.35, BACK - .01, 1.22))
box((END - START, .52, .1), Material('#2d3431', .6), ((START + END) / 2, BACK - .27, .05), .004, 2)
count = 5
for i in range(count):
    width = (END - START) / count
    x = START + width * (i + .5)
    box((width - .003, .58, .76), front, (x, BACK - .29, .48), .002, 1)
    for z, high in ((.66, .37), (.28, .37)) if i in (1, 3) else ((.47, .75),):
        box((width - .006, .02, high), front, (x, BACK - .592, z), .004, 3)
        box((.16, .014, .01), steel, (x, BACK - .61, z + high / 2 - .04), .004, 2)
box((END - START + .02, .62, .038), timber, ((START + END) / 2, BACK - .3, .882), .005, 3).data.uv_layers.new()
box((.58, .52, .008), dark, (.45, BACK - .3, .905), .003, 2)
for x, y in ((.3, .18), (.6, .18), (.3, .42), (.6, .42)):
    place(lathe([(.07, .91), (.078, .9105), (.08, .91)], Material((.2, .2, .21), .4), 48), (x, BACK - y, 0))
box((.5, .4, .006), steel, (-.8, BACK - .3, .903), .004, 2)
box((.42, .32, .007), Material((.16, .16, .17), .3, 1), (-.8, BACK - .3, .9045), .03, 4)
with thing('tap'):
    sweep([(-.8, BACK - .09, .9), (-.8, BACK - .09, 1.2), (-.8, BACK - .14, 1.27), (-.8, BACK - .24, 1.27), (-.8, BACK - .28, 1.2)],
          .013, steel)
    cylinder(.024, .06, steel, (-.8, BACK - .09, .93), edge=.006)
    sweep([(-.78, BACK - .09, .95), (-.72, BACK - .09, .98)], .007, steel)
for z in (1.55, 1.9):
    box((1.7, .24, .032), timber, (-.9, BACK - .13, z), .004, 2).data.uv_layers.new()
for x, z, color, size in ((-1.6, 1.57, '#e8e3d6', .2), (-1.4, 1.57, '#8a6a4a', .15), (-.3, 1.57, '#d6cdbb', .17), (-.5, 1.92, '#5d7470', .2),
                          (-1.2, 1.92, '#e8e3d6', .16), (-1.5, 1.92, '#b5683f', .13)):
    vase((x, BACK - .13, z), color, size)
for i, x in enumerate((-1.0, -.86, -.72)):
    cylinder(.045, .12, Material(('#f2efe8', '#c9bda8', '#6f7f79')[i], .4), (x, BACK - .13, 1.626), edge=.01)
box((.9, .32, .7), Material('#ecebe5', .4), (.5, BACK - .17, 1.87), .005, 2)
box((.006, .01, .68), dark, (.5, BACK - .333, 1.87), 0)
box((.6, .3, .05), steel, (.45, BACK - .16, 1.5), .006, 2)
box((.62, .64, 1.98), Material('#dfe0dd', .3, clear=.2), (1.42, BACK - .33, 1.0), .012, 3)
box((.62, .008, .006), dark, (1.42, BACK - .654, .78), 0)
for z in (.95, .6):
    box((.015, .03, .34), steel, (1.19, BACK - .67, z + .1), .006, 3)
with thing('socket'):
    plate((-.12, BACK - .015, 1.1), keys=0)
with thing('skirting', (RIGHT - .02, 1.7, .04)):
    skirting((RIGHT - .008, -3), (RIGHT - .008, DEPTH - .7))
with thing('track', (-.55, 2.2, HIGH - .02)):
    box((2.4, .035, .03), dark, (-.7, 2.2, HIGH - .015), .004, 2)
    for x in (-1.6, -1.0, -.4, .2):
        cylinder(.032, .11, dark, (x, 2.25, HIGH - .11), (28, 0, 0), .006)
        cylinder(.026, .114, glow('#fff0d6', 4), (x, 2.251, HIGH - .112), (28, 0, 0), .002)
        cylinder(.006, .05, dark, (x, 2.2, HIGH - .05), edge=.001, segments=16)
top = Material('#b48a5a', .35)
group([cylinder(.52, .032, top, (0, 0, .735), edge=.012)] + legs([(.27, .27), (-.27, .27), (.27, -.27), (-.27, -.27)], .72, top, .026, .35),
      (.95, 1.15, 0))
for x, y, turn in ((.3, .95, 70), (1.55, 1.5, -130), (.95, .42, 178)):
    seat = Material('#dcd6c8', .55)
    back = sweep([(-.19, .19, .45), (-.2, .22, .7), (-.12, .24, .82), (.12, .24, .82), (.2, .22, .7), (.19, .19, .45)], .014, top)
    parts = [box((.42, .42, .03), seat, (0, 0, .45), .014, 4), back, box((.3, .016, .12), seat, (0, .235, .74), .007, 3)]
    parts += legs([(-.17, -.17), (.17, -.17), (-.17, .17), (.17, .17)], .44, top, .016, .18)
    group(parts, (x, y, 0), (0, 0, turn))
with thing('lamp'):
    pendant((.95, 1.15, HIGH), .95, .24, '#c9a04a')
vase((1.0, 1.2, .752), '#4f6a72', .18)
place(lathe(fillet([(0, 0), (.08, 0), (.15, .06), (.145, .06), (.07, .015), (0, .012)], .01, 3), Material('#f0ede5', .3, clear=.3), 64), (.8, 1.05, .752))
plant((-1.62, 2.05, 0), .9, 6, '#cfc6b4', 7)
daylight((.4, -2.1, 2.3), (2.6, 1.3), (0, .75, -.5), 17, (1, .96, .9))
sunlight((1, .22, -.78), 8, 1.2)
point('wall', (-1.3, DEPTH, 2.25))
point('floor', (-.45, .85, 0))
shoot((-.05, -1.75, 1.32), 2, 21, -.06, exposure=.5)
