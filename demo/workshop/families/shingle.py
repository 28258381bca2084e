"""Soft tiles of a roof: three rows laid on each other, as they lie on the roof, a loose one before them. By their cut."""
from material import Material
from shapes import group, mesh
from stage import scene_of, shoot

cut = scene_of['cut']
stone = Material(rough=.95).slot('a')
stone.bump(stone.noise(stone.coords(), 110, 3, .7), .6, .012)
dark = Material((.02, .02, .021), .7)
WIDTH, HIGH, TABS = 2.6, .85, {'laminated': 7, 'rectangle': 3, 'hexagon': 3, 'beaver-tail': 4, 'dragon-tooth': 6}[cut]
REACH = .42


def lower_edge():
    """The lower line of a shingle from left to right: (across, down from the middle)."""
    step, out = WIDTH / TABS, []
    for i in range(TABS):
        x = i * step
        if cut == 'hexagon':
            out += [(x, .0), (x + step * .25, REACH), (x + step * .75, REACH), (x + step, 0)]
        elif cut == 'beaver-tail':
            out += [(x + .015, 0)] + [(x + step * (.5 - .47 * c), REACH * (.62 + .38 * s)) for c, s in
                                      ((1, 0), (.92, .4), (.71, .71), (.38, .92), (0, 1), (-.38, .92), (-.71, .71), (-.92, .4), (-1, 0))]
            out += [(x + step - .015, 0)]
        elif cut == 'rectangle':
            out += [(x + .018, 0), (x + .018, REACH), (x + step - .018, REACH), (x + step - .018, 0)]
        elif cut == 'dragon-tooth':
            deep = (REACH, REACH * .7)[i % 2]
            out += [(x, .0), (x + .05, deep), (x + step - .05, deep), (x + step, 0)]
        else:
            deep = (REACH, REACH * .12)[i % 2]
            out += [(x + .03, .0), (x + .06, deep), (x + step - .06, deep), (x + step - .03, 0)]
    return out


def shingle(number, shift):
    edge = lower_edge()
    outline = [(0, -HIGH * .5), (WIDTH, -HIGH * .5)] + edge[::-1]
    points = [(x - WIDTH / 2, -d, 0) for x, d in outline]
    uv = [((x + shift) / WIDTH, .5 + number * .21 - d / WIDTH) for x, d in outline]
    body = mesh(points, [tuple(range(len(points)))[::-1]], stone, 0, uv)
    body.data.materials.append(dark.block)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset, made.material_offset, made.material_offset_rim = .028, -1, 1, 1
    return body


def plain(number):
    """The lower layer of a laminated one is whole."""
    points = [(-WIDTH / 2, HIGH * .3, 0), (WIDTH / 2, HIGH * .3, 0), (WIDTH / 2, -REACH, 0), (-WIDTH / 2, -REACH, 0)]
    uv = [(x / WIDTH + .73, y / WIDTH * .8 + .2 * number) for x, y, _ in points]
    body = mesh(points, [(3, 2, 1, 0)], stone, 0, uv)
    made = body.modifiers.new('thick', 'SOLIDIFY')
    made.thickness, made.offset = .024, -1
    body.location.z = -.03
    return body


def laid(number):
    shift = (WIDTH / TABS / 2 if number % 2 else 0) if cut != 'laminated' else number * .37
    parts = [shingle(number, shift)]
    if cut == 'laminated':
        parts.append(plain(number))
    return parts


rows = []
for i in range(5):
    offset = (WIDTH / TABS / 2 if i % 2 else 0) if cut not in ('laminated', 'dragon-tooth') else (i * .53) % .7
    rows.append(group(laid(i), (offset - .2, (REACH * .97) * i, .034 * i + .02)))
group(rows, (0, 0, .06), (9, 0, 0))
shoot(turn=-24, rise=40, lens=80, margin=.06, size=2.7, exposure=.85, key=270, fill=30, world=.4)
