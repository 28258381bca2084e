"""Two tiles of one design: one lying flat behind, one leaning on it. `ratio`: a tile's long side by its short one."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

ratio = float(scene_of['ratio'])
upright = ratio <= 2.1
WIDTH, HEIGHT = (1.6, 1.6) if ratio < 1.1 else (1.6 / ratio ** .5, 1.6 * ratio ** .5)
if not upright:
    WIDTH, HEIGHT = HEIGHT, WIDTH
THICK = .044
glaze = Material(rough=.34, clear=.12).slot('a')
biscuit = Material('#cfc8bb', .8).grain(60, .3)


def tile(shift):
    """The print's lower half serves one tile and its upper half the other: no two real tiles are alike."""
    def uv(point):
        across, up = point.x / WIDTH + .5, point.z / HEIGHT + .5
        if not upright:
            across, up = up, across
        return (.004 + across * .992, shift + .002 + up * .496)
    face = box((WIDTH, THICK * .36, HEIGHT), glaze, (0, -THICK * .325, HEIGHT / 2), .007, 3, uv=uv)
    back = box((WIDTH - .004, THICK * .66, HEIGHT - .004), biscuit, (0, THICK * .17, HEIGHT / 2), .005, 2)
    return [face, back]


lean = -13
group(tile(.5), (.26 if upright else .12, .42, .012), (lean, 0, -8))
group(tile(0), (-.26 if upright else -.12, 0, .012), (lean, 0, -8))
shoot(turn=15, rise=14, lens=80, margin=.09, size=2.6, gloss='soft', exposure=.78)
