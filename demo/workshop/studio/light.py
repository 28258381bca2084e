"""The one light of all pictures: a large key from the upper left, a small fill, a pale world, and what glossy things see."""
import bpy
from mathutils import Vector

# What shining bodies reflect, as (place from left to right, brightness); seen by glossy rays alone.
STRIPES = {
    'soft': ([(0, .7), (.1, 1.4), (.25, 1.4), (.32, .3), (.6, .35), (.76, .3), (.8, 1.1), (.9, 1.1), (.94, .3), (1, .4)],
             .9, 1.1),
    'chrome': ([(0, .5), (.07, 1.5), (.22, 1.5), (.26, .06), (.44, .015), (.6, .12), (.74, .03), (.78, 1.3), (.88, 1.3),
                (.91, .08), (1, .3)], .9, 1.1),
    'white': ([(0, .03), (.06, .03), (.075, 1), (.17, 1), (.185, .03), (.5, .02), (.83, .03), (.84, .8), (.89, .8),
               (.9, .03)], 7., .22),
}


def area(at, target, size, energy):
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.size, lamp.energy = size, energy
    body = bpy.data.objects.new('lamp', lamp)
    body.location = at
    body.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(body)


def fill_ramp(node, stops):
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (at, value) in zip(elements, stops):
        element.position, element.color = at, (value, value, value * 1.02, 1)


def light_world(brightness, sides, gloss):
    """sides: how bright the world is at the left and at the right, against its brightness."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    new, link = (lambda kind: tree.nodes.new('ShaderNode' + kind)), tree.links.new
    ground = tree.nodes['Background']
    ground.inputs[0].default_value = (1, 1, 1, 1)
    split, across = new('SeparateXYZ'), new('MapRange')
    link(new('TexCoord').outputs['Generated'], split.inputs[0])
    across.inputs[1].default_value = -1
    across.inputs[3].default_value, across.inputs[4].default_value = sides[0] * brightness, sides[1] * brightness
    link(split.outputs[0], across.inputs[0])
    link(across.outputs[0], ground.inputs[1])
    if not gloss:
        return
    stops, strength, top = STRIPES[gloss]
    seen, place, height = new('Background'), new('MapRange'), new('MapRange')
    stripes, roof, both, path, choice = new('ValToRGB'), new('ValToRGB'), new('MixRGB'), new('LightPath'), new('MixShader')
    for mapped, source in ((place, 0), (height, 2)):
        mapped.inputs[1].default_value = -1
        link(split.outputs[source], mapped.inputs[0])
    fill_ramp(stripes, stops)
    fill_ramp(roof, [(.8, 0), (.88, 1)])
    link(place.outputs[0], stripes.inputs[0])
    link(height.outputs[0], roof.inputs[0])
    link(roof.outputs[0], both.inputs[0])
    link(stripes.outputs[0], both.inputs[1])
    both.inputs[2].default_value = (top, top, top, 1)
    link(both.outputs[0], seen.inputs[0])
    seen.inputs[1].default_value = strength
    link(path.outputs['Is Glossy Ray'], choice.inputs[0])
    link(ground.outputs[0], choice.inputs[1])
    link(seen.outputs[0], choice.inputs[2])
    link(choice.outputs[0], tree.nodes['World Output'].inputs[0])
