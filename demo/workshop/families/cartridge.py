"""Small round packs with a printed wrap: cartridges of sealant, tins of foam, bottles of tint."""
from math import cos, pi, sin
from curves import sweep
from material import Material, steel
from shapes import box, cylinder, fillet, group, lathe
from stage import scene_of, shoot

kind = scene_of['kind']
wrap = Material(rough=.32, clear=.3).slot('a')
tint = Material(rough=.35, clear=.1).slot('b', printed=False)
white, metal = Material('#eeeeea', .35), steel(.22, (.66, .67, .69))


def sealant():
    """A tube of 5 by 22 cm, its threaded neck, a long nozzle cut askew; the piston shows below."""
    high = 2.15
    parts = [lathe([(.25, .04), (.25, high)], wrap, 200, uv=True),
             lathe(fillet([(.2, .0), (.245, 0), (.256, .01), (.256, .05), (.25, .055)], .006), white, 128),
             lathe(fillet([(.25, high), (.258, high + .005), (.258, high + .05), (.23, high + .075), (.13, high + .1),
                           (.11, high + .12), (.11, high + .2)], .012, 4), white, 128)]
    for k in range(3):
        parts.append(lathe([(.11, high + .13 + k * .03), (.122, high + .14 + k * .03), (.11, high + .15 + k * .03)], white, 96))
    # The nozzle is screwed on, ribbed at its foot.
    foot = high + .12
    parts.append(lathe(fillet([(.13, foot), (.14, foot + .02), (.135, foot + .16), (.1, foot + .2), (.03, foot + .62), (.02, foot + .62),
                               (.015, foot + .58)], .01, 3), tint, 96))
    for i in range(20):
        angle = 2 * pi * i / 20
        parts.append(box((.012, .02, .13), tint, (.137 * cos(angle), .137 * sin(angle), foot + .09), .004, 2, (0, 0, angle * 180 / pi)))
    return parts


def foam(gun):
    """A tin with domed shoulders; a ring to screw a gun on, or a valve with a tube."""
    high = 2.0
    parts = [lathe([(.36, .06), (.36, high)], wrap, 220, uv=True),
             lathe(fillet([(.3, .03), (.33, 0), (.365, .01), (.372, .04), (.36, .065)], .01, 4), metal, 160),
             lathe(fillet([(.36, high - .005), (.368, high + .01), (.366, high + .035), (.35, high + .05), (.29, high + .13), (.2, high + .19),
                           (.16, high + .2), (.165, high + .24), (.14, high + .25), (.0, high + .25)], .015, 5), metal, 160)]
    if gun:
        parts += [lathe(fillet([(.17, high + .2), (.2, high + .22), (.2, high + .42), (.17, high + .44), (.13, high + .44), (.12, high + .3)],
                               .015, 4), tint, 128), cylinder(.05, .22, white, (0, 0, high + .33))]
        for i in range(24):
            angle = 2 * pi * i / 24
            parts.append(box((.016, .016, .16), tint, (.2 * cos(angle), .2 * sin(angle), high + .32), .005, 2, (0, 0, angle * 180 / pi)))
    else:
        parts += [lathe(fillet([(.13, high + .24), (.13, high + .32), (.06, high + .36), (.05, high + .5), (0, high + .5)], .015, 4), tint, 96),
                  box((.42, .1, .03), tint, (.12, 0, high + .36), .012, 3)]
        parts.append(sweep([(.4, -.2, .12), (.41, -.2, 1.0), (.41, -.2, 2.0)], .026, tint, curved=False))
        parts.append(lathe([(.362, .9), (.366, .9), (.366, 1.02), (.362, 1.02)], Material((.85, .87, .88), .2), 160))
    return parts


def bottle():
    """A round bottle with a shoulder and a ribbed cap in the colour of the tint."""
    parts = [lathe([(.5, .12), (.5, 1.3)], wrap, 220, uv=True),
             lathe(fillet([(0, .03), (.4, .02), (.44, 0), (.49, .02), (.5, .08), (.5, .13)], .02, 5), white, 160),
             lathe(fillet([(.5, 1.29), (.5, 1.36), (.44, 1.5), (.26, 1.62), (.2, 1.66), (.2, 1.72)], .06, 8), white, 160),
             lathe(fillet([(.21, 1.67), (.25, 1.68), (.255, 1.95), (.23, 1.98), (0, 1.98)], .015, 4), tint, 128)]
    for i in range(40):
        angle = 2 * pi * i / 40
        parts.append(cylinder(.011, .22, tint, (.253 * cos(angle), .253 * sin(angle), 1.81), edge=.004, segments=10))
    return parts


made = {'sealant': sealant, 'bottle': bottle, 'gun': lambda: foam(True), 'straw': lambda: foam(False)}[kind]()
if kind == 'sealant':
    group(made, turn=(0, 0, 4))
    group(sealant(), (.62, .42, 0), (0, 0, -14))
    group(sealant(), (-.62, .42, 0), (0, 0, 22))
else:
    group(made, turn=(0, 0, 6))
shoot(turn=4, rise=11, lens=85, margin=.08, gloss='soft', exposure=.85, world=.42, sides=(1.15, .7), key=235, fill=50)
