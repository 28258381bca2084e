"""What power tools and hand tools are built of: their materials, and plates, loops and hulls that carry one print."""
# Before any material: the stage begins with an empty scene.
import stage  # noqa: F401
from curves import hull, spout
from material import Material, plastic, rubber, steel
from outline import slab
from shapes import cylinder, place, wrap

shell = Material(rough=.33, clear=.12).slot('a')
accent = Material(rough=.4).slot('b', printed=False)
black, grip = plastic((.009, .009, .01), .48, 60), rubber((.007, .007, .008))
bright, cast = steel(.2, (.68, .68, .7)), steel(.4, (.3, .3, .31)).grain(30, .08)
slit, white = Material((.004, .004, .004), .8), Material((.9, .9, .88), .4)


class Tool:
    """One print over the whole tool in the plane xz, from its corner at x, z, so wide and high: whatever is of the shell shows its part."""

    def __init__(self, x, z, size):
        self.corner, self.size = (x, z), size

    def side(self, point):
        x, z = ((at - low) / self.size for at, low in zip((point.x, point.z), self.corner))
        return min(.999, max(.001, x)), min(.999, max(.001, z))

    def slab(self, outline, y, half, material, edge=.3, smooth=50):
        made = slab(outline, y, half, material, edge, smooth)
        return wrap(made, self.side) if material is shell else made

    def bow(self, keys, material, power=3, y=0, count=60):
        """Keys (x, z, half width, half thickness): a loop in the tool's plane."""
        made = spout(keys, material, count, 48, power)
        if material is shell:
            wrap(made, lambda point: self.side(type(point)((point.y, 0, point.z))))
        return place(made, (0, y, 0), (0, 0, -90))

    def body(self, keys, material, power=2.5, y=0):
        made = hull(keys, material, 60, power=power)
        if material is shell:
            wrap(made, self.side)
        return place(made, (0, y, 0))


def screws(places, size=.34):
    for x, y, z in places:
        cylinder(size, size, slit, (x, y, z), (90, 0, 0), .05, 32)
        cylinder(size * .62, size * 1.1, cast, (x, y, z), (90, 0, 0), .06, 6)
