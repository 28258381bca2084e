"""Steel angles of equal legs in a bundle, seen at their cut ends. Millimetres; what is shown is a short end of the bars."""
from material import steel
from shapes import group, mesh
from stage import scene_of, shoot

leg, thick, length = float(scene_of['leg']), float(scene_of['thick']), 330
mill = steel(.5, (.2, .2, .215)).grain(22, .12)
cut = steel(.3, (.5, .5, .52))


def bar():
    """An L drawn along y: sharp outside, a round root inside, round toes."""
    from math import cos, pi, sin
    root, toe = thick * 1.0, thick * .6
    outline = [(0, 0), (leg, 0)]
    outline += [(leg - toe + toe * cos(a), thick - toe + toe * sin(a)) for a in [i * pi / 12 for i in range(7)]]
    outline += [(thick + root - root * sin(a), thick + root - root * cos(a)) for a in [i * pi / 12 for i in range(7)]]
    outline += [(thick - toe + toe * cos(a), leg - toe + toe * sin(a)) for a in [i * pi / 12 for i in range(7)]]
    outline += [(0, leg)]
    count = len(outline)
    points = [(x, y, z) for y in (0, length) for x, z in outline]
    sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    return [mesh(points, sides, mill, 30), mesh(points[:count], [tuple(range(count))], cut, 0), mesh(points[count:], [tuple(range(count))[::-1]], mill, 0)]


# Each lies in the lap of the one below, as they are bundled.
step = thick * 1.5
for i, slip in enumerate((0, 14, -10, 22, 4)):
    group(bar(), (0, slip, 0 + i * step * 1.42), (0, -45, 0))
for i, slip in enumerate((10, -8, 16)):
    group(bar(), (leg * 1.5, slip, i * step * 1.42), (0, -45, 0))
shoot(turn=-34, rise=24, lens=80, margin=.07, size=2.6, exposure=.9, world=.55, key=240, fill=70)
