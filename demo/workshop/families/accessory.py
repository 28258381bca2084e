"""What power tools wear out: discs, drills, a hole saw, bits in their holder, as many as a pack holds. Centimetres. Labels are printed on slot a."""
from math import cos, pi, sin
from material import Material, chrome, plastic, steel
from shapes import bevel, box, cylinder, fillet, group, lathe, loft, mesh, place, wrap
from stage import scene_of, shoot

kind, pieces = scene_of['kind'], int(scene_of.get('pieces', 1))
bright, zinc, dark = chrome(.16, (.7, .71, .73)), steel(.3), Material((.01, .01, .011), .5)
gold = Material((.62, .44, .2), .32, 1)


def flat_disc(outline, thick, material, radius, hole):
    """A plate with a hole, the print laid on it from its front; the outline is (x, z), the front is -y."""
    count = len(outline)
    inner = [(hole * cos(2 * pi * i / count + pi / count), hole * sin(2 * pi * i / count + pi / count)) for i in range(count)]
    points = [(x, y, z) for y in (-thick / 2, thick / 2) for ring in (outline, inner) for x, z in ring]
    faces = []
    for i in range(count):
        n = (i + 1) % count
        faces += [(i, n, count + n, count + i), (2 * count + n, 2 * count + i, 3 * count + i, 3 * count + n),
                  (n, i, 2 * count + i, 2 * count + n), (count + i, count + n, 3 * count + n, 3 * count + i)]
    return mesh(points, faces, material, 30, lambda p: (.5 + p.x / radius * .499, .5 + p.z / radius * .499))


def circle(radius, count=192):
    return [(radius * cos(2 * pi * i / count + pi / count), radius * sin(2 * pi * i / count + pi / count)) for i in range(count)]


def show(disc, radius, count=1, thick=.2):
    """As many as are sold together: one leans in front, the others lie in a pile behind it."""
    for k in range(count - 1):
        group(disc(), (radius * .9 + .1 * (k % 3), radius * .68, thick * (k + .5)), (-90, 0, 23 * k))
    group(disc(), (-radius * .2, 0, radius), (-15, 0, -16))
    shoot(turn=8, rise=14 if count == 1 else 19, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.85)


def cutting():
    grit = Material(rough=.8).slot('a')
    grit.bump(grit.noise(grit.coords(), 9, 4, .7), .45, .06)
    show(lambda: [flat_disc(circle(6.25), .16, grit, 6.25, 1.11), place(lathe([(1.1, -.09), (1.45, -.09), (1.45, .09), (1.1, .09)], zinc, 64), turn=(90, 0, 0))], 6.25, pieces)


def diamond():
    """A steel core and its rim: segments with gaps between them, or one whole ring with fine cuts."""
    core, rim = Material(rough=.32, clear=.2).slot('a'), Material((.32, .31, .29), .75, .3)
    rim.grain(14, .5, .03)

    def disc():
        parts = [flat_disc(circle(5.4), .17, core, 5.4, 1.11)]
        if kind == 'diamond-solid':
            parts.append(flat_disc(circle(6.2), .22, rim, 6.2, 5.36))
            parts += [box((.05, .26, .7), dark, (5.85 * cos(a), 0, 5.85 * sin(a)), 0, 1, (0, 90 - a * 180 / pi + 28, 0)) for a in [2 * pi * k / 60 for k in range(60)]]
            return parts
        for k in range(12):
            a, half, n = 2 * pi * k / 12, pi / 12 * .86, 10
            arc = [(r * cos(a + half * (2 * i / n - 1) * s), r * sin(a + half * (2 * i / n - 1) * s)) for r, s in ((6.25, 1), (5.25, -1)) for i in range(n + 1)]
            count = len(arc)
            points = [(x, y, z) for y in (-.13, .13) for x, z in arc]
            faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))] + [((i + 1) % count, i, count + i, count + (i + 1) % count) for i in range(count)]
            parts.append(bevel(mesh(points, faces, rim, 30), .03, 2))
            b = a + pi / 12
            parts += [box((.14, .2, 1.0), dark, (4.95 * cos(b), 0, 4.95 * sin(b)), .03, 1, (0, 90 - b * 180 / pi, 0)),
                      cylinder(.2, .2, dark, (4.45 * cos(b), 0, 4.45 * sin(b)), (90, 0, 0), .01, 24)]
        return parts
    show(disc, 6.25)


def saw():
    teeth, radius = 40, 9.2
    core, tip = Material(rough=.26, clear=.2).slot('a'), steel(.22, (.42, .42, .44))
    outline = []
    for k in range(teeth):
        a, step = 2 * pi * k / teeth, 2 * pi / teeth
        outline += [((radius * r) * cos(a + step * t), (radius * r) * sin(a + step * t)) for r, t in ((1, 0), (.985, .22), (.955, .5), (.925, .72), (.915, .84), (.93, .93), (.96, .97))]

    def disc():
        parts = [flat_disc(outline, .18, core, radius, 1.5)]
        for k in range(teeth):
            a = 2 * pi * k / teeth - .012
            parts.append(box((.75, .3, .26), tip, (radius * .968 * cos(a), 0, radius * .968 * sin(a)), .04, 2, (0, -a * 180 / pi, 0)))
        for k in range(4):
            a = 2 * pi * k / 4 + .6
            parts += [cylinder(.26, .2, dark, (radius * .72 * cos(a), 0, radius * .72 * sin(a)), (90, 0, 0), .01, 24),
                      box((radius * .2, .2, .1), dark, (radius * .82 * cos(a), 0, radius * .82 * sin(a)), 0, 1, (0, -a * 180 / pi, 0))]
        return parts
    show(disc, radius)


def sanding():
    grit, velcro = Material(rough=.95).slot('a'), Material('#e9e6dd', .95).grain(20, .5)
    grit.bump(grit.noise(grit.coords(), 14, 3, .75), .8, .06)

    def disc(turn):
        parts = [flat_disc(circle(6.25), .1, grit, 6.25, .001), flat_disc(circle(6.2), .1, velcro, 6.25, .001)]
        parts[1].location = (0, .1, 0)
        for k in range(8):
            a = 2 * pi * k / 8 + turn
            parts.append(cylinder(.48, .32, dark, (4.1 * cos(a), .03, 4.1 * sin(a)), (90, 0, 0), .01, 32))
        return parts
    for k in range(9):
        group(disc(k * .02), (5.6 + .12 * (k % 3), 4.2, .1 + k * .22), (-90, 0, k * 3))
    group(disc(.2), (-.6, -.4, 6.25), (-17, 0, -12))
    shoot(turn=8, rise=19, lens=85, margin=.08, size=2.5, exposure=.85)


def drill(long, shank, radius, coat, sds=False):
    """A twisted body of two flutes on its shank, along x from the tip at 0."""
    body, count, rows = long - shank, 64, []
    steps = 200
    for i in range(steps + 1):
        x = body * i / steps
        end = min(1, x / (radius * .7) + .02)
        out = min(1, max(0, (body - x) / (radius * 1.4)))
        turn = x / (radius * (7.5 if sds else 6.2)) * 2 * pi
        ring = []
        for k in range(count):
            a = 2 * pi * k / count
            land = abs(cos(a)) ** 1.5
            flute = (.55 if sds else .62) + (1 - (.55 if sds else .62)) * min(1, land * 1.5)
            r = radius * (flute * out + (1 - out) * .97) * end
            ring.append((x, r * cos(a + turn), r * sin(a + turn)))
        rows.append(ring)
    parts = [loft(rows, coat, True, 30)]
    thick = .5 if sds else radius * .97
    parts.append(place(cylinder(thick, shank, zinc if sds else coat, edge=.06), (long - shank / 2, 0, 0), (0, 90, 0)))
    if sds:
        parts.append(place(lathe(fillet([(radius * .9, 0), (.62, .5), (.5, .9)], .2), zinc, 64), (body - .1, 0, 0), (0, 90, 0)))
        for turn in (0, 90, 180, 270):
            wide = turn % 180 == 0
            parts.append(place(box((2.2, .24, .3), dark, (0, 0, 0), .1, 3), (long - 1.9, (.46 if turn == 90 else -.46) if not wide else 0, (.46 if turn == 0 else -.46) if wide else 0), (turn, 0, 0)))
        parts.append(box((1.0, radius * 2.15, .16), steel(.2, (.4, .4, .42)), (.42, 0, 0), .05, 2, (45, 0, 0)))
    return parts


def drills():
    sds = kind == 'sds-bit'
    coat = zinc if sds else Material((.8, .8, .8), .24, 1).slot('c', printed=False)
    parts = drill(16, 5, .6, coat, True) if sds else drill(11.7, 4.4, .5, coat)
    group(parts, (-6, -1.6, .6 if sds else .5), (20, 0, 30))
    shoot(turn=0, rise=38, lens=85, margin=.07, size=2.6, gloss='chrome', exposure=.85, world=.6)


def hole_saw():
    paint = Material(rough=.3, clear=.4).slot('b', printed=False)
    radius, high, teeth = 3.0, 4.2, 34
    count, points, faces = teeth * 6, [], []
    for i in range(count):
        a = 2 * pi * i / count
        phase = i % 6 / 6
        top = high + .42 * (1 - phase) * (1 if phase < .84 else .3)
        bend = .05 * ((i // 6) % 3 - 1)
        for r, z in ((radius, 0), (radius, high - .5), (radius + bend, top), (radius - .14 + bend, top), (radius - .14, high - .5), (radius - .14, 0)):
            points.append((r * cos(a), r * sin(a), z))
    for i in range(count):
        n = (i + 1) % count
        faces += [(i * 6 + k, n * 6 + k, n * 6 + k + 1, i * 6 + k + 1) for k in range(5)]
    cup = mesh(points, faces, paint, 40)
    teeth_band = place(lathe([(radius + .012, high - .45), (radius + .014, high - .05)], bright, 128))
    # The arbor that turns it is sold by itself: its thread and the holes of its pins stay open.
    parts = [cup, teeth_band, place(lathe(fillet([(.8, -.3), (radius - .3, -.3), (radius, -.1), (radius, .1)], .15), paint, 128)),
             lathe([(.8, -.3), (.72, -.2), (.8, -.1), (.72, 0), (.8, .1), (.8, .3)], zinc, 64), box((.9, .3, 1.9), dark, (0, -radius + .03, 2.0), .3, 4)]
    parts += [cylinder(.24, .1, dark, (1.5 * cos(t), 1.5 * sin(t), -.28), edge=.01, segments=32) for t in (.4, .4 + pi)]
    group(parts, (0, 0, 3.0), (0, 118, 36))
    shoot(turn=-8, rise=26, lens=85, margin=.12, size=2.4, gloss='soft', exposure=.85)


def bit_set():
    shell, grip = Material(rough=.4, clear=.1).slot('b', printed=False), plastic((.012, .012, .013), .55, 60)
    label = Material(rough=.45).slot('a')
    rows = 1 if pieces <= 10 else 2 if pieces <= 20 else 3 if pieces <= 30 else 4
    each = -(-pieces // rows)
    wide, deep = each * 1.45 + 1.95, rows * 1.8 + 1
    box((wide, deep, 2.0), shell, (0, 0, 1.0), .5, 6)
    box((wide - 1, deep - 1, .5), grip, (0, 0, 2.05), .2, 3)
    wrap(box((9, .06, 1.1), label, (0, -deep / 2 - .01, 1.0), .02, 1), lambda p: (.002 + (p.x / 9 + .5) * .996, .002 + (p.z / 1.1 + .5) * .996))
    colors = ('#b3321f', '#d9a11e', '#1d5a9a', '#2d7a45', '#b3321f', '#d9a11e', '#1d5a9a', '#2d7a45', '#5b3a8a')
    for k in range(pieces):
        row = k // each
        here = min(each, pieces - row * each)
        x, y = (k % each - (here - 1) / 2) * 1.45, (row - (rows - 1) / 2) * 1.8
        cylinder(.44, .9, grip, (x, y, 2.5), edge=.1, segments=48)
        cylinder(.32, 2.0, zinc, (x, y, 3.4), edge=.05, segments=6)
        cylinder(.35, .3, Material(colors[(k + 2 * row) % 9], .4), (x, y, 3.5), edge=.05, segments=48)
        place(lathe(fillet([(.3, 0), (.2, .3), (.2, 1.1), (.13, 1.35), (0, 1.42)], .06), bright, 32), (x, y, 4.4))
        for turn in (0, 90):
            box((.3, .09, .7), dark, (x, y, 5.4), .02, 1, (0, 0, turn + 45))
    # A small set stands in a strip for the belt, a large one in a box with a lid.
    if pieces >= 18:
        box((wide, .5, 7), shell, (0, deep / 2 + .45, 4.4), .24, 4, (-12, 0, 0))
    shoot(turn=-20, rise=24, lens=85, margin=.08, size=2.5, gloss='soft', exposure=.85)


{'cutting-disc': cutting, 'diamond-segment': diamond, 'diamond-solid': diamond, 'saw-disc': saw, 'sanding-disc': sanding, 'sds-bit': drills,
 'twist-drill': drills, 'hole-saw': hole_saw, 'bit-set': bit_set}[kind]()
