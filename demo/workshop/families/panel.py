"""Boxes for breakers: steel ones with a door, a lock and, for meters, a window; plastic ones with a solid or a clear door."""
from material import Material, steel
from shapes import bodies, box, cylinder, group, mesh
from stage import scene_of, shoot

kind = scene_of['kind']
shell = Material(rough=.38, clear=.12).slot('b', printed=False)
label = Material(rough=.4).slot('a')
seam, lock = Material((.02, .02, .021), .7), steel(.25)
white, lever, dark = Material('#f1f1ee', .35), Material('#2c3136', .4), Material((.02, .022, .025), .5)


def glass(size, at, radius, tint=(.9, .93, .95)):
    pane = box(size, Material(tint, .02, Transmission=1, IOR=1.06), at, radius)
    pane.visible_shadow = False
    return pane


def breakers(count, width, at):
    x, y, z = at
    for i in range(count):
        left = x + (i - (count - 1) / 2) * width
        box((width * .94, .2, .82), white, (left, y, z), .012, 2)
        box((width * .94, .1, .4), white, (left, y - .13, z), .015, 2)
        box((width * .55, .09, .16), lever, (left, y - .2, z + .04), .02, 2)
        box((width * .5, .004, .07), Material('#2d6f9e' if i % 3 else '#c03a2b', .5), (left, y - .182, z - .13), .004, 1)


def sticker(width, height, x, y, z):
    points = [(x - width / 2, y, z - height / 2), (x + width / 2, y, z - height / 2), (x + width / 2, y, z + height / 2),
              (x - width / 2, y, z + height / 2)]
    mesh(points, [(0, 1, 2, 3)], label, 0, [(0, 0), (1, 0), (1, 1), (0, 1)])


if kind in ('metal', 'meter'):
    W, D, H = (2.0, .75, 2.7) if kind == 'metal' else (1.9, .8, 3.0)
    box((W, D, H), shell, (0, 0, H / 2), .03)
    box((W - .1, .02, H - .1), seam, (0, -D / 2 - .004, H / 2), .01)
    front = -D / 2 - .035
    if kind == 'meter':
        front -= .06
    if kind == 'metal':
        box((W - .13, .07, H - .13), shell, (0, front, H / 2), .022)
    else:
        # A door with an opening: four bars round the window.
        low, high, half = H * .5, H * .86, W * .3
        for size, at in (((W - .13, .19, low - .065), (0, front, (low + .065) / 2)),
                         ((W - .13, .19, H - .065 - high), (0, front, (high + H - .065) / 2)),
                         (((W - .13) / 2 - half, .19, high - low), (-(half + (W - .13) / 2) / 2, front, (low + high) / 2)),
                         (((W - .13) / 2 - half, .19, high - low), ((half + (W - .13) / 2) / 2, front, (low + high) / 2))):
            box(size, shell, at, .006, 2)
        middle = (low + high) / 2
        for size, at in (((2 * half, .05, .05), (0, front, low)), ((2 * half, .05, .05), (0, front, high)),
                         ((.05, .05, high - low), (-half, front, middle)), ((.05, .05, high - low), (half, front, middle))):
            box(size, dark, (at[0], front - .08, at[2]), .012)
        inside = -D / 2 - .02
        box((half * 1.9, .02, high - low), Material((.42, .43, .44), .6), (0, inside, middle), 0)
        box((half * 1.3, .1, .84), white, (0, inside - .03, middle), .03)
        box((half * .9, .02, .2), Material('#9fb09a', .3), (0, inside - .085, middle + .14), .01)
        for i in range(6):
            box((.045, .006, .1), dark, (-.2 + i * .08, inside - .098, middle + .14), 0)
        box((half * .9, .01, .05), lever, (0, inside - .082, middle - .12), 0)
        glass((2 * half, .02, high - low), (0, front - .06, middle), .004)
    side, face = W / 2 - .2, front - (.0365 if kind == 'metal' else .0965)
    cylinder(.085, .06, lock, (side, face - .015, H * .45), (90, 0, 0), .02)
    box((.02, .03, .09), seam, (side, face - .047, H * .45), 0)
    for z in (.22, .78):
        cylinder(.03, .2, shell, (-W / 2 + .055, face + .015, H * z), edge=.012)
    sticker(.62, .62, 0 if kind == 'metal' else -.3, face, H * (.68 if kind == 'metal' else .27))
    shoot_at = dict(turn=-26, rise=10, exposure=.75)
else:
    W, D, H = 2.6, .75, 2.0
    box((W, D, H), shell, (0, 0, H / 2), .14, 8)
    box((W + .07, .16, H + .07), shell, (0, -D / 2 + .05, H / 2), .12, 8)
    front = -D / 2 - .06
    if kind == 'plastic-clear':
        box((W * .84, .04, H * .68), Material((.5, .51, .52), .6), (0, -D / 2 - .03, H / 2), .03)
        breakers(12, .165, (0, -D / 2 - .06, H / 2))
        glass((W * .86, .05, H * .7), (0, front - .2, H / 2), .05, (.8, .86, .9))
        for size, at in (((W * .88, .2, .06), (0, front - .1, H * .14)), ((W * .88, .2, .06), (0, front - .1, H * .86)),
                         ((.06, .2, H * .72), (-W * .43, front - .1, H / 2)), ((.06, .2, H * .72), (W * .43, front - .1, H / 2))):
            box(size, shell, at, .02)
    else:
        box((W * .88, .03, H * .74), seam, (0, front + .028, H / 2), .05)
        box((W * .87, .12, H * .73), shell, (0, front, H / 2), .05, 6)
    box((.5, .07, .09), shell, (0, front - (.22 if kind == 'plastic-clear' else .08), H * .19), .025)
    sticker(.5, .5 * .3, W * .27, front - (.0625 if kind == 'plastic' else .001), H * (.76 if kind == 'plastic' else .93))
    shoot_at = dict(turn=-24, rise=14, exposure=.85)
group(list(bodies))
shoot(lens=85, margin=.09, gloss='soft', world=.4, sides=(1.2, .55), key=240, fill=40, **shoot_at)
