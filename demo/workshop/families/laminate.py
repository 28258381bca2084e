"""Three planks of one decor, fanned on each other: laminate, vinyl or parquet by their thickness and core."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

kind = scene_of['kind']
LENGTH, WIDTH = 1.75, .40
THICK = {'laminate': .036, 'vinyl': .020, 'parquet': .054}[kind]
COUNT = 4
decor = Material(rough={'laminate': .36, 'vinyl': .42, 'parquet': .3}[kind], clear=.1).slot('a')
core = Material({'laminate': '#8a6a45', 'vinyl': '#4d4a46', 'parquet': '#c9a46c'}[kind], .85).grain(90, .2)
back = Material({'laminate': '#cfc6b4', 'vinyl': '#33312f', 'parquet': '#b98f58'}[kind], .7)


def plank(number):
    def uv(point):
        return (.01 + (point.x / LENGTH + .5) * .98, (number + .01 + (point.y / WIDTH + .5) * .98) / COUNT)
    middle = LENGTH / 2 - .18
    layers = [box((LENGTH, WIDTH, THICK * .3), decor, (middle, 0, THICK * .85), .005, 3, uv=uv),
              box((LENGTH - .008, WIDTH - .005, THICK * .62), core, (middle, 0, THICK * .4), .002, 1),
              box((LENGTH - .02, WIDTH - .012, THICK * .08), back, (middle, 0, THICK * .05), 0)]
    tongue = THICK * .28
    layers.append(box((LENGTH - .02, .028, tongue), core, (middle, -WIDTH / 2 - .008, THICK * .42), .005, 2))
    layers.append(box((.028, WIDTH - .02, tongue), core, (-.188, 0, THICK * .42), .005, 2))
    return layers


for i in range(COUNT):
    group(plank(i), (0, 0, i * THICK * 1.02), (0, 0, 62 - i * 19))
shoot(turn=-50, rise=33, lens=75, margin=.06, size=2.8, exposure=.85)
