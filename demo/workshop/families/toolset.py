"""Sets of tools: an open case of sockets, wrenches in their roll, a bag of tools (for the house, for electricians). Centimetres."""
import bpy
from math import cos, pi, sin
from curves import hull, spout, sweep
from material import Material, plastic, steel
from shapes import box, cylinder, fillet, group, lathe, place, wrap
from stage import scene_of, shoot
from tool import Tool, accent, black, cast, grip, shell, slit

tool = Tool(-20, -5, 40)
slab, side = tool.slab, tool.side
KIND = scene_of['kind']
chrome = steel(.12, (.74, .75, .77))
red, yellow, wood = plastic((.5, .02, .015), .35), plastic((.75, .45, .02), .35), plastic((.5, .3, .13), .5)
cloth = Material((.016, .017, .019), .85).grain(40, .4)


def wrench(long, material=chrome):
    """A combination wrench along z, its ring above; flat in y."""
    w, head = long * .036, long * .085
    jaw = [(w, long * .14), (head * .98, long * .1), (head, 0), (head * .55, -head * .72), (head * .36, -head * .62), (head * .42, 0), (head * .2, head * .36), (-head * .2, head * .36), (-head * .42, 0),
           (-head * .36, -head * .62), (-head * .55, -head * .72), (-head, 0), (-head * .98, long * .1), (-w, long * .14)]
    shaft = [(-w, long * .82)] + [(head * .82 * cos(a), long * .9 + head * .82 * sin(a)) for a in [pi * 1.25 - pi * 1.5 * i / 24 for i in range(25)]] + [(w, long * .82)]
    parts = [slab(jaw + shaft, 0, long * .017, material, long * .008)]
    parts.append(place(lathe(fillet([(head * .46, -head * .4), (head * .8, -head * .4), (head * .86, 0), (head * .8, head * .4), (head * .46, head * .4)], head * .08, 3), material, 48), (0, 0, long * .9), (90, 0, 0)))
    parts.append(cylinder(head * .5, head * .84, slit, (0, 0, long * .9), (90, 0, 0), .01, 12))
    return parts


def socket(radius, high, at):
    place(lathe(fillet([(radius * .62, high * .4), (radius * .66, high), (radius * .94, high), (radius, high * .95), (radius, high * .5), (radius * .9, high * .42), (radius * .9, 0)], radius * .08, 3), chrome, 48), at)
    cylinder(radius * .66, .1, slit, (at[0], at[1], at[2] + high * .72), edge=.01, segments=12)


def driver(color, at, turn, long=9):
    """A screwdriver, its blade down."""
    parts = [lathe(fillet([(.5, 0), (.9, .4), (.8, 1.4), (1.25, 2.6), (1.4, 5), (1.35, 8.4), (1.0, 9.4), (0, 9.6)], .3, 4), color, 48), cylinder(.32, long, chrome, (0, 0, -long / 2), edge=.05, segments=24)]
    parts += [box((.3, .3, 5.2), grip, (1.3 * cos(a), 1.3 * sin(a), 5.4), .12, 2) for a in [pi / 4 + pi / 2 * i for i in range(4)]]
    parts.append(cylinder(1.37, .7, grip, (0, 0, 8.2), edge=.2, segments=48))
    return group(parts, at, turn)


def pliers(color, at, turn):
    """Closed pliers, jaws above, in xz."""
    parts = [slab([(-1.5, 0), (-1.7, 2.4), (-1.1, 5.4), (-.5, 7.4), (.5, 7.4), (1.1, 5.4), (1.7, 2.4), (1.5, 0)], 0, .55, steel(.3, (.3, .3, .31)), .25), cylinder(.9, 1.4, chrome, (0, 0, 1.6), (90, 0, 0), .15, 40)]
    for s in (-1, 1):
        made = spout([(s * .9, .6, .6, .6), (s * 1.5, -1.4, .75, .7), (s * 2.6, -5, .85, .8), (s * 2.4, -9, .85, .8), (s * 1.7, -12, .8, .75)], color, 40, 32, 2.4)
        parts.append(place(made, turn=(0, 0, -90)))
    return group(parts, at, turn)


def hammer(at, turn):
    head = steel(.34, (.28, .28, .29))
    parts = [hull([(-5, 1.3, 1.3, 0), (-4.7, 1.45, 1.45, 0), (-3, 1.45, 1.45, 0), (-2.4, 1.1, 1.1, 0), (-1.4, 1.3, 1.4, 0), (1.6, 1.3, 1.4, 0), (4, .9, .9, .1), (6.2, .9, .3, .3)], head, 50, power=3)]
    parts.append(lathe(fillet([(.9, -26), (1.3, -25.4), (1.2, -18), (.9, -10), (.85, -2), (.9, 2), (0, 2)], .3, 4), wood, 40))
    parts.append(lathe(fillet([(1.1, -26.4), (1.5, -25.6), (1.4, -16), (1.0, -14)], .3, 4), grip, 40))
    return group(parts, at, turn)


def strip(count, across, at, material=chrome):
    """So many bits that stand in rows, twenty to a row at most."""
    rows = max(1, -(-count // across))
    for k in range(count):
        row, place_in = divmod(k, across)
        cylinder(.3, 1.8, material if row % 2 else cast, (at[0] + place_in * .82, at[1] - row * (6.2 / max(rows, 5)), at[2] + .9), edge=.05, segments=6)


if KIND == 'case':
    # A ratchet, three extensions with their ends, 26 sockets and seven wrenches; the others are bits.
    bits = int(scene_of['pieces']) - 40
    black = steel(.42, (.16, .17, .18)) if scene_of['box'] == 'metal-case' else black
    box((46, 33, 5), black, (0, 0, 2.5), 1.2, 6)
    box((43, 30, .6), plastic((.02, .021, .023), .7, 30), (0, 0, 5.0), .2)
    lid = [box((46, 4, 33), black, (0, 0, 16.5), 1.2, 6), wrap(box((40, .3, 27), shell, (0, -2.05, 16.5), .1), lambda point: (min(.999, max(.001, point.x / 40 + .5)), min(.999, max(.001, point.z / 40 + .5)))),
           box((43.4, .2, 30.4), plastic((.02, .021, .023), .6), (0, -1.95, 16.5), .05)]
    group(lid, (0, 17.8, 3.4), (-14, 0, 0))
    for x in (-15, 15):
        cylinder(.8, 6, black, (x, 16.9, 5), (0, 90, 0), .2, 32)
        box((5, 1.2, 3.4), accent, (x, -16.8, 3.2), .4, 4)
    box((11, 1.6, 2), black, (0, -17.4, 2.4), .5, 4)
    for k in range(11):
        socket(.85 + k * .065, 2.5, (-19.6 + k * 3.1 + k * k * .03, 11.6, 5))
    for k in range(9):
        socket(1.15 + k * .12, 3.2, (-19 + k * 3.4 + k * k * .07, 7, 5))
    for k in range(6):
        socket(.8 + k * .06, 4.6, (-19.6 + k * 2.6, 2.4, 5))
    ratchet = [hull([(-9, .9, .8, 0), (-8.6, 1.3, 1.2, 0), (-3, 1.4, 1.3, 0), (-2.4, .9, .8, 0)], grip, 40), hull([(-2.6, .8, .7, 0), (4, .75, .6, 0), (6, 1.3, .9, 0), (8, 1.9, 1.1, 0), (10, 1.7, 1.1, 0), (11, .8, .8, 0)], chrome, 50, power=2.3),
               cylinder(1.2, .5, cast, (8.4, 0, 1.1), edge=.15)]
    group(ratchet, (8, 2, 6.2), (0, 0, 4))
    for k in range(3):
        cylinder(.62, 14 - 4 * k, chrome, (-13 + k * 2.6, -1.4 - k * 2.2, 5.9), (0, 90, 0), .12, 32)
        cylinder(.95, 1.6, chrome, (-20 + k * 4.6, -1.4 - k * 2.2, 5.9), (0, 90, 0), .12, 32)
    strip(bits, 20, (-20, -8.2, 5))
    for k in range(7):
        long = 10 + k * 1.1
        parts = wrench(long)
        group(parts, (1.6 + k * 2.9, -13.4, 5.8), (-90, 0, 0))
    shoot(turn=-24, rise=27, lens=85, margin=.05, size=2.7, gloss='soft', exposure=.85)
elif KIND == 'wrenches':
    # As many as the set has, in pockets that grow with them; the roll keeps its width.
    count = int(scene_of['pieces'])
    near = 12 / count
    place_of = lambda k: -19 + (k * 3.1 + k * k * .05 * near) * near
    for k in range(count):
        long = 11 + k * 1.15 * near
        group(wrench(long * (.72 + .28 * near)), (place_of(k), -.3 - .02 * k, -4), (0, 0, 0))
    box((49, .5, 17), cloth, (1, .6, 3.4), .2, 3)
    wrap(box((49, .5, 8.4), shell, (1, -1.1, -2.2), .2, 3), lambda point: (min(.999, max(.001, point.x / 49 + .5)), min(.999, max(.001, point.z / 49 + .5))))
    for k in range(count + 1):
        box((.12, .1, 8.2), slit, (place_of(k) - 1.6 * near, -1.38, -2.2), .02)
    for z in (-6.2, 1.8):
        for k in range(60):
            box((.5, .06, .08), accent, (-22.8 + k * .81, -1.38, z), .01)
    group([each for each in bpy.context.scene.objects if not each.parent], turn=(-72, 0, 14))
    shoot(turn=-6, rise=36, lens=85, margin=.05, size=2.7, gloss='soft', exposure=.85)
else:
    electric, hard = KIND == 'electric', scene_of['box'] != 'tool-bag'
    one, two = (red, yellow) if electric else (accent, black)
    # What does not stand in the bag or lie before it is small, and stands in a strip of its own.
    small = int(scene_of['pieces']) - 12
    if small > 1:
        rows = -(-small // 20)
        box((17.6, 1.2 + rows * 1.24, 1.6), black, (8.6, -12.2 - rows * .62, .8), .3, 3)
        strip(small, 20, (.8, -12.6, 1.2))
    box((34, 17, 17), black if hard else cloth, (0, 0, 8.5), .9 if hard else 2.2, 8)
    if hard:
        for x in (-11, 11):
            box((4.4, 1.2, 4.6), accent, (x, -9.0, 14.4), .4, 4)
    wrap(box((25, .8, 9.4), shell, (0, -8.6, 7.4), .35, 5), side)
    for x in (-12.8, 12.8):
        box((.3, .3, 9.4), slit, (x, -8.7, 7.4), .1)
    box((34.4, 17.4, 1.6), black, (0, 0, 16.6), .6, 4)
    box((34.6, 17.6, 1.0), accent, (0, 0, 13.6), .4, 4)
    box((30, 13, .4), slit, (0, 0, 17.5), .1)
    for y in (-8.2, 8.2):
        sweep([(-9, y, 14), (-8.6, y * .95, 22), (-6, y * .5, 28), (0, y * .3, 30), (6, y * .5, 28), (8.6, y * .95, 22), (9, y, 14)], 1.0, cloth)
    sweep([(-4, 0, 30.2), (0, 0, 30.6), (4, 0, 30.2)], 1.9, grip)
    for k, (x, y, lean) in enumerate(((-13.4, -4, -6), (-10.6, -4.4, -3), (-13, 2, -8), (12.8, -4.2, 6), (9.8, -4.6, 4))):
        driver(one if k % 2 else two, (x, y, 17.6 + k % 3), (4, lean, 20 * k))
    pliers(one, (-3.6, -4.6, 22.5), (0, 180, 0))
    if not electric:
        hammer((5.4, 1, 28), (0, 8, 20))
        group(wrench(22), (12, 3, 10), (0, 10, 30))
    else:
        pliers(two, (4.6, -2.6, 22.5), (0, 180, 20))
        driver(red, (0, 3.4, 21), (0, 0, 0))
        driver(yellow, (12, 3, 20), (0, 8, 0))
    driver(two, (-15, -15, 1.4), (0, 90, 12), 11)
    driver(one, (-13, -19, 1.4), (0, 90, 6), 8)
    pliers(one, (10, -24, .9), (-90, 0, 62))
    shoot(turn=-22, rise=19, lens=85, margin=.06, size=2.6, gloss='soft', exposure=.85)
