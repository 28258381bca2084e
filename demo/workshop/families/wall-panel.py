"""Wall panels standing in a fan: flat planks with their groove, or slats on felt. Centimetres, cut short."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

slats = scene_of['kind'] == 'slat'
skin = Material(rough=.44, clear=.06).slot('a')
core, felt = Material('#b39066', .85).grain(60, .2), Material((.012, .012, .013), .95).grain(30, .5)
HIGH, WIDE, COUNT = 88, 30, 3


def skin_of(number, width, high, at, depth, boards=2):
    """The grain runs upwards; a plank shows two boards of the print, a slat one."""
    first = number * boards % 4

    def uv(point):
        return (.02 + .96 * (point.z / high + .5), (first + boards * (.04 + .92 * (point.x / width + .5))) / 4)
    return box((width, depth, high), skin, at, .12, 3, uv=uv)


def panel(number):
    if not slats:
        parts = [skin_of(number, WIDE, HIGH, (0, -.3, HIGH / 2), .3), box((WIDE - .1, .6, HIGH - .1), core, (0, .14, HIGH / 2), .03, 1)]
        parts.append(box((.8, .25, HIGH - .2), core, (WIDE / 2 + .3, .15, HIGH / 2), .05, 2))
        return parts
    parts, step = [box((WIDE, .9, HIGH), felt, (0, .2, HIGH / 2), .1, 2)], WIDE / 8
    for k in range(8):
        x = (k - 3.5) * step
        parts += [skin_of(number + k, 2.6, HIGH, (x, -1.2, HIGH / 2), 1.5, 1), box((2.5, 1.3, HIGH - .06), core, (x, -1.1, HIGH / 2 - .06), 0)]
    return parts


for i in range(COUNT):
    behind = COUNT - 1 - i
    group(panel(i), (behind * 20 - 20, behind * (9 if slats else 7), 0), (-7, 0, -10 - 3 * behind))
shoot(turn=12, rise=13, lens=85, margin=.06, size=2.7, gloss='soft', exposure=.82)
