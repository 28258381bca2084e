"""Three bricks: two lying, one across them. `holes`: yes for a hollow one."""
from material import Material
from shapes import box, group
from stage import scene_of, shoot

LENGTH, WIDTH, HEIGHT = 2.5, 1.2, .65
clay = Material(rough=.85).slot('a')
clay.bump(clay.mix(clay.noise(clay.coords(), 26, 6, .7), clay.noise(clay.coords(), 5, 3), .4), .55, .035)
inside = Material((.035, .02, .015), .9)


def brick(at, turn, number):
    def uv(point):
        # Seen from above and from the side at once: no side of a brick is without its grain.
        return (point.x / 3 + number * .31 + point.y * .07, (point.y + point.z * 1.4) / 3 + number * .23)
    body = box((LENGTH, WIDTH, HEIGHT), clay, (0, 0, HEIGHT / 2), .045, 3, uv=uv)
    parts = [body]
    if scene_of['holes'] == 'yes':
        for x in range(6):
            for y in range(3):
                hole = box((.2, .16, .02), inside, ((x - 2.5) * .38, (y - 1) * .34, HEIGHT + .0005), 0)
                parts.append(hole)
    return group(parts, at, turn)


brick((-.05, -.72, 0), (0, 0, 2), 0)
brick((.1, .72, 0), (0, 0, -2), 1)
brick((0, .02, HEIGHT + .005), (0, 0, 24), 2)
shoot(turn=-28, rise=24, lens=80, margin=.08, size=2.7, exposure=.75, key=250, fill=40)
