"""
Boxes for breakers: steel ones with a door, a lock and, for meters, a window; plastic ones with a solid or a clear door. As
wide and high as the rows of breakers they hold; those that stand in a wall show the flange that lies on it.
"""
from material import Material, steel
from shapes import bodies, box, cylinder, group, mesh
from stage import scene_of, shoot

kind, hidden = scene_of['kind'], scene_of['mount'] == 'hidden'
columns, rows = int(scene_of['columns']), int(scene_of['rows'])
MODULE, ROW = .165, 1.1
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


def steel_door():
    """Its size, the plane of its face and where its lock is."""
    wide, deep, high = .5 + MODULE * columns, .95, 1.6 + ROW * rows
    box((wide, deep, high), shell, (0, 0, high / 2), .03)
    if hidden:
        box((wide + .34, .05, high + .34), shell, (0, -deep / 2 + .04, high / 2), .02)
    box((wide - .1, .02, high - .1), seam, (0, -deep / 2 - .004, high / 2), .01)
    return wide, deep, high


def fit(wide, high, face):
    """A lock and two hinges."""
    cylinder(.085, .06, lock, (wide / 2 - .2, face - .015, high * .45), (90, 0, 0), .02)
    box((.02, .03, .09), seam, (wide / 2 - .2, face - .047, high * .45), 0)
    for z in (.22, .78):
        cylinder(.03, .2, shell, (-wide / 2 + .055, face + .015, high * z), edge=.012)


def metal():
    wide, deep, high = steel_door()
    front = -deep / 2 - .035
    box((wide - .13, .07, high - .13), shell, (0, front, high / 2), .022)
    fit(wide, high, front - .0365)
    sticker(.62, .62, 0, front - .0365, high - .9)


def meter():
    """A door with an opening: four bars round the window of the meter."""
    wide, deep, high = steel_door()
    front, inside = -deep / 2 - .095, -deep / 2 - .02
    half, low, top = .58, high - 1.62, high - .44
    middle, side = (low + top) / 2, (wide - .13) / 2
    for size, at in (((2 * side, .19, low - .065), (0, front, (low + .065) / 2)),
                     ((2 * side, .19, high - .065 - top), (0, front, (top + high - .065) / 2)),
                     ((side - half, .19, top - low), (-(half + side) / 2, front, middle)),
                     ((side - half, .19, top - low), ((half + side) / 2, front, middle))):
        box(size, shell, at, .006, 2)
    for size, at in (((2 * half, .05, .05), (0, front, low)), ((2 * half, .05, .05), (0, front, top)),
                     ((.05, .05, top - low), (-half, front, middle)), ((.05, .05, top - low), (half, front, middle))):
        box(size, dark, (at[0], front - .08, at[2]), .012)
    box((half * 1.9, .02, top - low), Material((.42, .43, .44), .6), (0, inside, middle), 0)
    box((half * 1.3, .1, .84), white, (0, inside - .03, middle), .03)
    box((half * .9, .02, .2), Material('#9fb09a', .3), (0, inside - .085, middle + .14), .01)
    for i in range(6):
        box((.045, .006, .1), dark, (-.2 + i * .08, inside - .098, middle + .14), 0)
    box((half * .9, .01, .05), lever, (0, inside - .082, middle - .12), 0)
    glass((2 * half, .02, top - low), (0, front - .06, middle), .004)
    fit(wide, high, front - .0965)
    sticker(.62, .62, -.3, front - .0965, low / 2)


def plastic():
    wide, deep, high = .62 + MODULE * columns, .75, .9 + ROW * rows
    clear = kind == 'plastic-clear'
    less = .26 if hidden else 0
    box((wide - less, deep, high - less), shell, (0, 0, high / 2), .14, 8)
    box((wide, .16, high), shell, (0, -deep / 2 + .05, high / 2), .12, 8)
    front = -deep / 2 - .06
    door, tall = wide - .32, high - .54
    if clear:
        box((door - .1, .04, tall - .1), Material((.5, .51, .52), .6), (0, -deep / 2 - .03, high / 2), .03)
        for row in range(rows):
            breakers(columns, MODULE, (0, -deep / 2 - .06, high / 2 + (row - (rows - 1) / 2) * ROW))
        glass((door - .05, .05, tall - .06), (0, front - .2, high / 2), .05, (.8, .86, .9))
        for part in (-1, 1):
            box((door, .2, .06), shell, (0, front - .1, high / 2 + part * tall / 2), .02)
            box((.06, .2, tall), shell, (part * (door / 2 - .03), front - .1, high / 2), .02)
    else:
        box((door, .03, tall), seam, (0, front + .028, high / 2), .05)
        box((door - .02, .12, tall - .02), shell, (0, front, high / 2), .05, 6)
    box((.5, .07, .09), shell, (0, front - (.22 if clear else .08), high / 2 - tall / 2 + .12), .025)
    sticker(.5, .15, wide / 2 - .58, front - (.001 if clear else .0625), high - (.14 if clear else .5))


{'metal': metal, 'meter': meter}.get(kind, plastic)()
group(list(bodies))
turn, rise, exposure = (-26, 10, .75) if kind in ('metal', 'meter') else (-24, 14, .85)
shoot(turn=turn, rise=rise, lens=85, margin=.09, gloss='soft', world=.4, sides=(1.2, .55), key=240, fill=40, exposure=exposure)
