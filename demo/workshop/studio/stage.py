"""
The stage: `python families/x.py` builds bodies, `shoot` frames, lights and photographs them. One camera language: the
product fills the square to the same margin whatever its size, on a floor that only catches its shadow. What comes out
is no picture yet but the light in passes (multilayer EXR, linear); tools/pictures composes pictures of them.
"""
import json
import os
import sys
import bpy
from math import cos, radians, sin
from mathutils import Vector
from light import area, light_world
from material import Material
from shapes import bodies

# blender -b -P family.py -- {"out": …, "samples": …, "pixels": …, "fonts": …, "scene": {…}}
order = json.loads(sys.argv[sys.argv.index('--') + 1])
scene_of = order['scene']
FONT = os.path.join(order['fonts'], 'onest-bold.ttf')
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene

PASSES = ('normal', 'diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect',
          'glossy_color', 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit')


def shoot(turn=0, rise=18, lens=75, margin=.08, size=2.5, world=.45, sides=(1, 1), key=210, fill=70, gloss=None,
          exposure=.55, bounces=6, lift=0, threshold=.03):
    """turn: the camera's degrees to the right of the front; rise: above the floor; exposure: stops."""
    points, height = settle(size)
    lay_floor(gloss)
    light_world(world, sides, gloss)
    target = (0, 0, height / 2)
    area((-4, -4, 5), target, 3, key)
    area((5, -2, 3), target, 2, fill)
    aim(points, height, turn, rise, lens, 1 - 2 * margin, lift)
    ask_for_passes()
    with open(order['out'] + '.json', 'w') as facts:
        json.dump({'exposure': exposure}, facts)
    expose(bounces, threshold)


def settle(size):
    """Scales everything so that its longest side is `size`, stands it on the floor; its points as seen later."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for body in bodies:
        seen = body.evaluated_get(graph)
        made = seen.to_mesh()
        if made:
            every = max(1, len(made.vertices) // 500) | 1
            points += [body.matrix_world @ made.vertices[i].co for i in range(0, len(made.vertices), every)]
            seen.to_mesh_clear()
    low = Vector([min(point[i] for point in points) for i in range(3)])
    high = Vector([max(point[i] for point in points) for i in range(3)])
    scale, middle = size / max(high - low), (low + high) / 2
    root = bpy.data.objects.new('root', None)
    scene.collection.objects.link(root)
    for each in list(scene.objects):
        if each.parent is None and each is not root:
            each.parent = root
    root.scale = (scale,) * 3
    root.location = (-middle.x * scale, -middle.y * scale, -low.z * scale)
    return [(point - Vector((middle.x, middle.y, low.z))) * scale for point in points], (high.z - low.z) * scale


def lay_floor(gloss):
    floor = bpy.data.meshes.new('floor')
    floor.from_pydata([(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [], [(0, 1, 2, 3)])
    body = bpy.data.objects.new('floor', floor)
    scene.collection.objects.link(body)
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (.9, .9, .9, 1)
    floor.materials.append(material)
    body.is_shadow_catcher = True
    # A white floor in chrome makes it grey.
    body.visible_glossy = gloss not in ('chrome', 'white')


def aim(points, height, turn, rise, lens, fill, lift):
    """A fixed distance; the lens and its shift are chosen so that the product is centred and fills the square."""
    camera = bpy.data.cameras.new('camera')
    body = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(body)
    scene.camera = body
    a, e = radians(turn), radians(rise)
    view = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    body.rotation_euler = (-view).to_track_quat('-Z', 'Y').to_euler()
    body.location = Vector((0, 0, height / 2)) + view * lens * .118
    bpy.context.view_layer.update()
    inverse = body.matrix_world.inverted()
    seen = [inverse @ point for point in points]
    xs, ys = [p.x / -p.z for p in seen], [p.y / -p.z for p in seen]
    camera.lens = 36 * fill / max(max(xs) - min(xs), max(ys) - min(ys))
    camera.shift_x = (max(xs) + min(xs)) / 2 * camera.lens / 36
    camera.shift_y = (max(ys) + min(ys)) / 2 * camera.lens / 36 - .012 - lift


def ask_for_passes():
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, 'use_pass_' + name, True)
    for name, kind in (('cover', 'VALUE'), ('slots', 'COLOR'), ('place', 'COLOR')):
        wanted = layer.aovs.add()
        wanted.name, wanted.type = name, kind


def expose(bounces, threshold):
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    cycles.device, cycles.samples, cycles.max_bounces = 'CPU', order['samples'], bounces
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = False
    cycles.sample_clamp_indirect = 4
    render.resolution_x = render.resolution_y = order['pixels']
    render.film_transparent = True
    render.threads_mode, render.threads = 'FIXED', order['threads']
    settings = render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    render.filepath = order['out'] + '.exr'
    bpy.ops.render.render(write_still=True)
