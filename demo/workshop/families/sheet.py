"""Sheets and slabs leaning in a small stack: drywall, plywood, insulation boards, aerated blocks by their measures."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

LENGTH, WIDTH, THICK = (float(scene_of[name]) for name in ('length', 'width', 'thick'))
COUNT = int(scene_of['count'])
rough = float(scene_of.get('rough', .75))
face = Material(rough=rough).slot('a')
face.bump(face.noise(face.coords(), float(scene_of.get('grain', 60)), 4, .6), float(scene_of.get('relief', .12)), .01)
edge = Material(rough=.85).slot('b', printed=False)
edge.bump(edge.noise(edge.coords((1, 1, 3)), 40, 4, .6), .3, .01)


def sheet(number):
    def uv(point):
        return (.004 + (point.x / LENGTH + .5) * .992, (number % 2 + .004 + (point.z / WIDTH + .5) * .992) / 2)
    skin = min(.012, THICK * .12)
    parts = [box((LENGTH, skin, WIDTH), face, (0, -THICK / 2 + skin / 2, WIDTH / 2), skin * .3, 1, uv=uv),
             box((LENGTH - .002, THICK - 2 * skin, WIDTH - .002), edge, (0, 0, WIDTH / 2), 0),
             box((LENGTH, skin, WIDTH), face, (0, THICK / 2 - skin / 2, WIDTH / 2), skin * .3, 1, uv=uv)]
    return parts


for i in range(COUNT):
    behind = COUNT - 1 - i
    group(sheet(i), (behind * .055 * LENGTH, behind * (THICK * 1.1 + .05 * WIDTH), .004), (-9, 0, behind * -1.5))
shoot(turn=-30, rise=17, lens=80, margin=.08, size=2.7, exposure=.85, key=250, fill=45)
