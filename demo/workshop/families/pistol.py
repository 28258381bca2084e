"""Pistol tools seen from their left: a corded drill, an impact driver, rotary hammers with a cable and with a battery. Ten centimetres are 1."""
from math import cos, pi, sin
from curves import hull, letters, smooth_rows, spout, sweep
from material import Material, plastic, rubber, steel
from shapes import bodies, box, cylinder, fillet, group, lathe, loft, mesh, place, ring, wrap
from stage import FONT, scene_of, shoot

KIND = scene_of['kind']
hammer, battery = KIND in ('hammer', 'hammer-battery'), KIND in ('impact', 'hammer-battery')
shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip, bright = plastic((.008, .008, .009), .48, 90), rubber((.006, .006, .007)), steel(.2, (.7, .7, .72))
dark, slit, white = Material((.01, .01, .011), .3, .2), Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)


def side(point):
    """One print over the whole tool, laid on from its left: 3 wide, 3 high."""
    return (min(.999, max(.001, (point.x + 1.5) / 3)), min(.999, max(.001, (point.z + 2) / 3)))


def toothed(profile, material, teeth, depth, rows, power, smooth=35):
    count, points, faces, size = 240, [], [], len(profile)
    for i in range(count):
        angle = 2 * pi * i / count
        cut = depth * (1 - (.5 + .5 * cos(angle * teeth)) ** power)
        for j, (x, radius) in enumerate(profile):
            r = radius - (cut if j in rows else 0)
            points.append((x, r * cos(angle), r * sin(angle)))
    for i in range(count):
        j = (i + 1) % count
        faces += [(i * size + k, i * size + k + 1, j * size + k + 1, j * size + k) for k in range(size - 1)]
    return mesh(points, faces, material, smooth)


def limb(keys, material, power=2.4, count=60):
    """Keys (z, x, half length, half width)."""
    made = loft([ring(72, a, b, power, (x, 0, z)) for z, x, a, b in smooth_rows(keys, count)], material)
    return wrap(made, side) if material is shell else made


def bow(keys, material, power=3):
    """Keys (x, z, half width, half thickness): a loop in the tool's plane."""
    made = spout(keys, material, 60, 48, power)
    if material is shell:
        wrap(made, lambda point: side(type(point)((point.y, 0, point.z))))
    return place(made, turn=(0, 0, -90))


def body(keys, material, power=2.5):
    made = hull(keys, material, 60, power=power)
    return wrap(made, side) if material is shell else made


def screws(places):
    for x, y, z in places:
        cylinder(.036, .03, slit, (x, y, z), (90, 0, 0), .005, 32)
        cylinder(.022, .034, Material((.18, .18, .19), .35, 1), (x, y, z), (90, 0, 0), .006, 6)


def vents(x, z, count, high, y, lean=12, step=.062):
    for k in range(count):
        for s in (-1, 1):
            box((.03, .07, high), slit, (x + k * step, s * y, z), .013, 3, (0, lean, 0))


def cable(x, z):
    """Out of the foot of the handle, to the floor and behind the tool."""
    for k in range(5):
        cylinder(.062 - k * .003, .04, black, (x + .02 * k, 0, z - .05 - k * .055), (0, 10, 0), .01, 32)
    low = z - .42
    sweep([(x, 0, z), (x + .09, 0, z - .26), (x + .22, .05, low + .05), (x + .42, .3, low), (x + .3, .75, low), (x - .5, 1.0, low), (x - 1.4, .9, low)], .036, black)


def battery_foot(x, z, long=.6):
    limb([(z + .24, x + .08, .24, .24), (z + .17, x + .03, long * .8, .27), (z + .07, x, long * .97, .3), (z, x, long, .3)], shell, 4.5, 24)
    box((long * 2 - .02, .585, .1), black, (x, 0, z - .04), .03)
    box((long * 2 + .03, .62, .36), black, (x, 0, z - .255), .07, 6)
    box((long * 1.66, .64, .13), grip, (x, 0, z - .285), .03)
    box((.1, .3, .12), accent, (x - long - .01, 0, z - .19), .02)
    letters('Li-Ion', .09, white, FONT, (x, -.3215, z - .285))


def second_handle(x, radius, drop, lean):
    """The handle round the collar, pointing down and a little forward."""
    cylinder(radius, .17, black, (x, 0, 0), (0, 90, 0), .03)
    parts = [lathe(fillet([(.1, radius - .03), (.12, radius + .1), (.19, radius + .13), (.19, radius + .17), (.13, radius + .22), (.12, radius + .4),
                           (.145, radius + .65), (.13, radius + .9), (.16, radius + 1.02), (.15, radius + 1.1), (.07, radius + 1.13), (0, radius + 1.13)], .03, 4), grip, 64)]
    parts += [cylinder(.15, .02, grip, (0, 0, radius + .32 + k * .075), edge=.008, segments=48) for k in range(9)]
    group(parts, (x, 0, 0), (180 + drop, lean, 0))
    box((.13, .14, .16), black, (x, .05, radius + .03), .03)
    sweep([(x + .35, .06, radius + .04), (x - .75, .06, radius + .04)], .03, bright, curved=False)
    for k in range(9):
        cylinder(.032, .008, slit, (x - .2 - k * .055, .06, radius + .04), (0, 90, 0), .001, 24)


def pistol_grip(top, foot, x, wide=.2):
    """The handle, its rubber and its trigger."""
    span = top - foot
    limb([(top + .3, x - .1, .3, .3), (top, x - .05, .27, .26), (top - .15 * span, x, .215, .21), (top - .4 * span, x + .07, .2, wide),
          (top - .75 * span, x + .13, .2, wide), (top - .95 * span, x + .15, .215, wide + .01), (foot, x + .15, .2, wide - .01)], shell)
    limb([(top - .05 * span, x + .07, .215, .2), (top - .12 * span, x + .08, .22, .225), (top - .4 * span, x + .135, .2, wide + .012), (top - .75 * span, x + .2, .2, wide + .012),
          (top - .93 * span, x + .215, .205, wide + .016), (foot + .02, x + .21, .19, wide)], grip)
    limb([(top - .02, x - .26, .085, .07), (top - .06, x - .3, .1, .1), (top - .18, x - .275, .105, .09), (top - .32, x - .25, .1, .09), (top - .4, x - .2, .09, .07)], black, 3)


if KIND == 'corded':
    body([(-.42, .29, .31, 0), (-.36, .32, .34, 0), (-.1, .34, .37, 0), (.4, .345, .375, 0), (.95, .335, .36, 0), (1.12, .3, .32, 0), (1.2, .2, .21, 0)], shell)
    body([(1.08, .315, .335, 0), (1.1, .33, .35, 0), (1.2, .28, .3, 0), (1.27, .16, .17, 0)], black)
    body([(-.62, .235, .235, 0), (-.6, .25, .25, 0), (-.42, .27, .27, 0), (-.38, .315, .335, 0), (-.34, .315, .335, 0)], dark, 2)
    cylinder(.26, .035, accent, (-.38, 0, 0), (0, 90, 0), .005)
    second_handle(-.52, .3, -14, 12)
    toothed([(-.62, .15), (-.64, .215), (-.68, .225), (-.84, .225), (-.85, .2), (-.87, .2), (-.88, .225), (-1.16, .215), (-1.25, .15), (-1.28, .13), (-1.285, .06), (-1.28, 0)],
            dark, 16, .012, (2, 3, 6, 7), 3)
    cylinder(.135, .03, bright, (-1.27, 0, 0), (0, 90, 0), .01)
    for k in range(3):
        box((.12, .045, .05), bright, (-1.33, .05 * cos(k * 2.094), .05 * sin(k * 2.094)), .008, 2, (k * 120, 0, 0))
    pistol_grip(-.4, -1.42, .62)
    cylinder(.21, .03, black, (.78, 0, -1.43), (0, 0, 0), .01)
    cable(.8, -1.42)
    vents(.72, .04, 6, .26, .325)
    box((.34, .2, .05), black, (.05, 0, .375), .02)
    box((.14, .1, .05), accent, (.05, 0, .395), .015)
    screws(((-.2, -.3, -.2), (.5, -.31, -.2), (1.0, -.27, -.2), (.66, -.212, -.62), (.78, -.2, -1.3)))
    box((.3, .014, .024), accent, (-.08, -.342, .17), .004)
elif KIND == 'impact':
    body([(-.32, .31, .32, 0), (-.28, .325, .335, 0), (.05, .335, .35, 0), (.35, .335, .35, 0), (.5, .32, .335, 0), (.55, .28, .3, 0)], shell)
    body([(.46, .335, .35, 0), (.5, .345, .36, 0), (.6, .33, .345, 0), (.68, .27, .285, 0), (.72, .14, .15, 0)], grip)
    body([(-.34, .3, .31, 0), (-.38, .3, .31, 0), (-.55, .245, .25, 0), (-.68, .19, .19, 0), (-.72, .15, .15, 0)], dark, 2)
    body([(-.3, .335, .345, 0), (-.36, .335, .345, 0), (-.4, .3, .31, 0)], grip)
    cylinder(.125, .16, bright, (-.78, 0, 0), (0, 90, 0), .02)
    toothed([(-.8, .1), (-.81, .135), (-.83, .145), (-.9, .145), (-.92, .13), (-.925, .06), (-.92, 0)], dark, 20, .01, (2, 3), 2)
    for k in range(3):
        cylinder(.05, .26, bright, (-1.03, 0, 0), (0, 90, 0), .01, 6)
    cylinder(.035, .12, bright, (-1.2, 0, 0), (0, 90, 0), .02, 24)
    limb([(-.1, .14, .27, .32), (-.3, .18, .225, .3), (-.48, .235, .2, .25), (-.75, .3, .195, .235), (-1.05, .345, .2, .24), (-1.28, .36, .21, .28), (-1.4, .33, .24, .36)], shell)
    limb([(-.34, .29, .21, .24), (-.4, .3, .215, .255), (-.55, .325, .208, .225), (-.75, .37, .203, .205), (-1.05, .42, .207, .21), (-1.22, .435, .217, .225)], grip)
    limb([(-.36, -.04, .085, .07), (-.4, -.07, .1, .1), (-.51, -.045, .105, .085), (-.62, -.025, .105, .095), (-.68, .02, .09, .07)], black, 3)
    box((.07, .42, .07), black, (.05, 0, -.3), .02)
    battery_foot(.25, -1.57, .56)
    vents(.1, -.13, 5, .14, .31)
    screws(((-.2, -.3, -.17), (.4, -.3, -.19), (.26, -.21, -.6), (.34, -.2, -1.2)))
else:
    body([(-.75, .27, .29, 0), (-.7, .31, .33, 0), (-.4, .34, .38, 0), (.0, .37, .43, -.03), (.6, .37, .43, -.03), (1.0, .34, .39, 0), (1.15, .27, .3, .02), (1.2, .17, .18, .03)], shell)
    body([(1.02, .33, .375, .01), (1.06, .35, .39, .01), (1.18, .28, .31, .02), (1.25, .14, .15, .03)], grip)
    body([(-1.0, .22, .22, 0), (-.98, .235, .235, 0), (-.76, .25, .25, 0), (-.72, .31, .32, 0), (-.68, .31, .32, 0)], dark, 2)
    cylinder(.28, .035, accent, (-.78, 0, 0), (0, 90, 0), .005)
    second_handle(-.88, .29, -14, 10)
    toothed([(-.98, .17), (-1.0, .215), (-1.03, .225), (-1.16, .225), (-1.18, .2), (-1.22, .19), (-1.24, .17), (-1.3, .15), (-1.38, .1), (-1.4, .06), (-1.4, 0)], grip, 18, .014, (2, 3), 2)
    cylinder(.05, .3, bright, (-1.52, 0, 0), (0, 90, 0), .012, 32)
    place(lathe([(.05, 0), (.045, .2), (.045, .45), (.062, .48), (.055, .54), (.0, .57)], steel(.3, (.4, .4, .41)), 24), (-1.6, 0, 0), (0, -90, 0))
    pistol_grip(-.42, -1.42, .8, .19)
    if KIND == 'hammer':
        bow([(.96, -1.32, .15, .1), (.7, -1.42, .15, .085), (.4, -1.3, .14, .075), (.2, -1.0, .14, .075), (.1, -.7, .15, .09), (.08, -.42, .17, .12), (.1, -.25, .2, .15)], shell)
        cylinder(.2, .05, black, (.95, 0, -1.43), edge=.01)
        cable(.98, -1.43)
    else:
        bow([(.3, -1.5, .16, .1), (.16, -1.2, .14, .075), (.08, -.9, .14, .075), (.06, -.6, .16, .1), (.08, -.3, .2, .15)], shell)
        battery_foot(.7, -1.6, .62)
    vents(.66, .1, 6, .26, .36)
    cylinder(.17, .1, black, (.4, -.375, -.2), (90, 0, 0), .03)
    box((.26, .07, .07), black, (.4, -.435, -.2), .02, 4, (0, 35, 0))
    box((.08, .02, .03), accent, (.33, -.472, -.15), .005, 2, (0, 35, 0))
    screws(((-.5, -.3, -.22), (.02, -.34, -.3), (.95, -.32, -.25), (.83, -.2, -.62), (.95, -.19, -1.25)))
    box((.3, .014, .024), accent, (-.4, -.33, .24), .004)
shoot(turn=-24, rise=12, lens=85, margin=.07, size=2.6, gloss='soft', exposure=.85)
