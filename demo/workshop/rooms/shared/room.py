"""
A room before the camera: metres, x to the right, y away from the camera, z up. Daylight comes through windows, verticals
stay upright, the picture is four wide and three high. `thing` names what a mark may point at; where it is to be seen is
written beside the passes. Import it before anything is built.
"""
import json
import os
import runpy
import sys
import types
import bpy
from contextlib import contextmanager
from math import radians
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

order = json.loads(sys.argv[sys.argv.index('--') + 1])
scene_of = order['scene']
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
FAMILIES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'families')
PASSES = ('normal', 'diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect',
          'glossy_color', 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit')
from material import Material, linear  # noqa: E402 (after the empty scene)
from shapes import bodies, mesh  # noqa: E402

things = {}


@contextmanager
def thing(name, at=None):
    """All that is built inside is one thing; its mark is at its middle, or at this point."""
    before = set(scene.objects)
    yield
    things[name] = (at, [each for each in scene.objects if each not in before])


def point(name, at):
    """A place of a wall or a floor that is to be seen."""
    things[name] = (at, None)


def surfaced(name, rough=.5, clear=0, **inputs):
    """A material that shows a surface of surfaces/ or a laid floor by its UV coordinates; the order says where it lies."""
    made = Material(rough=rough, clear=clear, **inputs)
    image = made.node('TexImage')
    image.image = bpy.data.images.load(order['surfaces'][name], check_existing=True)
    made.link(made.node('TexCoord').outputs['UV'], image.inputs[0])
    made.color(image.outputs[0])
    return made


def sheet(corner, along, up, material, unit=1.0, smooth=0):
    """A plane from a corner along two sides; its print repeats every `unit` metres (one number or two)."""
    a, b, o = Vector(along), Vector(up), Vector(corner)
    u, v = unit if isinstance(unit, tuple) else (unit, unit)
    w, h = a.length / u, b.length / v
    return mesh([o, o + a, o + a + b, o + b], [(0, 1, 2, 3)], material, smooth, [(0, 0), (w, 0), (w, h), (0, h)])


def extent(members):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for each in members:
        if each.type in ('MESH', 'CURVE', 'FONT'):
            corners += [each.matrix_world @ Vector(corner) for corner in each.evaluated_get(graph).bound_box]
    low = Vector([min(corner[i] for corner in corners) for i in range(3)])
    return low, Vector([max(corner[i] for corner in corners) for i in range(3)])


def family(name, at, size, turn=0, scene_=None, fills=None, lean=(0, 0)):
    """What the shop sells, as it is photographed elsewhere: its longest side `size`, its lowest point at `at`.
    fills: a colour for each of its slots, or `slot b`: then it is the room's slot."""
    stage = types.ModuleType('stage')
    stage.scene_of, stage.shoot, stage.FONT = scene_ or {}, lambda **_: None, os.path.join(order['fonts'], 'onest-bold.ttf')
    sys.modules['stage'] = stage
    before, own, others = set(scene.objects), Material.slot, list(bodies)
    # A family may turn all bodies that there are: only its own are there.
    bodies.clear()

    def paint(self, slot, printed=True):
        filling = (fills or {}).get(slot, '#e9e9e6')
        if filling.startswith('slot '):
            return own(self, filling[-1], False)
        self.shader.inputs['Base Color'].default_value = (*linear(filling), 1)
        return self
    Material.slot = paint
    try:
        runpy.run_path(os.path.join(FAMILIES, name + '.py'))
    finally:
        Material.slot = own
        bodies[:0] = others
    made = [each for each in scene.objects if each not in before]
    root = bpy.data.objects.new('root', None)
    scene.collection.objects.link(root)
    root.rotation_euler = (radians(lean[0]), radians(lean[1]), radians(turn))
    for each in made:
        if each.parent is None:
            each.parent = root
    straight = root.rotation_euler.copy()
    root.rotation_euler = (0, 0, 0)
    low, high = extent(made)
    root.scale = (size / max(high - low),) * 3
    root.rotation_euler = straight
    low, high = extent(made)
    middle = (low + high) / 2
    root.location = Vector(at) - Vector((middle.x, middle.y, low.z))
    return made


def daylight(at, size, toward, energy, color=(.93, .97, 1)):
    """A window's own light: as large as the window, pointing into the room; only reflections see it."""
    lamp = bpy.data.lights.new('window', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', *size, energy, color
    body = bpy.data.objects.new('window', lamp)
    body.location = at
    body.rotation_euler = Vector(toward).to_track_quat('-Z', 'Z').to_euler()
    body.visible_camera = False
    scene.collection.objects.link(body)
    return body


def sunlight(toward, energy=4, angle=1.2, color=(1, .86, .68)):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = energy, radians(angle), color
    body = bpy.data.objects.new('sun', lamp)
    body.rotation_euler = Vector(toward).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(body)


def glow(color, strength):
    """Shines by itself: a lamp's shade, the sky."""
    made = Material((0, 0, 0), 1, Specular=0)
    made.shader.inputs['Emission'].default_value = (*linear(color), 1)
    made.shader.inputs['Emission Strength'].default_value = strength
    return made


def outside(corner, along, up, strength=3.2):
    """What is seen through a window: bright haze above, soft green below. It lights nothing: the daylight does."""
    made = Material((0, 0, 0), 1, Specular=0)
    place = made.coords(kind='UV')
    split = made.node('SeparateXYZ')
    made.link(place, split.inputs[0])
    clouds = made.noise(made.coords((7, 4, 1), 'UV'), 1, 3)
    height = made.math('ADD', split.outputs[1], made.math('MULTIPLY', made.math('SUBTRACT', clouds, .5), .22))
    made.link(made.ramp(height, [(.1, (.3, .38, .2)), (.34, (.42, .5, .3)), (.46, (.75, .8, .72)), (.6, (.93, .97, 1))]),
              made.shader.inputs['Emission'])
    made.shader.inputs['Emission Strength'].default_value = strength
    body = sheet(corner, along, up, made, (Vector(along).length, Vector(up).length))
    body.visible_diffuse = body.visible_shadow = False
    return body


def world(strength, color=(1, 1, 1)):
    made = bpy.data.worlds.new('world')
    scene.world = made
    made.use_nodes = True
    ground = made.node_tree.nodes['Background']
    ground.inputs[0].default_value, ground.inputs[1].default_value = (*color, 1), strength


def shoot(eye, turn=0, lens=22, lift=0, aside=0, exposure=0, bounces=4, fill=.1):
    """eye: the camera's place; turn: degrees to the right; lift and aside move the frame without tilting it."""
    camera = bpy.data.cameras.new('camera')
    body = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(body)
    scene.camera = body
    body.location, body.rotation_euler = eye, (radians(90), 0, radians(-turn))
    camera.lens, camera.shift_y, camera.shift_x, camera.clip_start = lens, lift, aside, .05
    render, cycles, layer = scene.render, scene.cycles, scene.view_layers[0]
    render.engine = 'CYCLES'
    render.resolution_y = order['pixels']
    render.resolution_x = round(order['pixels'] * 4 / 3)
    if scene.world is None:
        world(fill)
    for name in PASSES:
        setattr(layer, 'use_pass_' + name, True)
    for name, kind in (('cover', 'VALUE'), ('slots', 'COLOR'), ('place', 'COLOR')):
        wanted = layer.aovs.add()
        wanted.name, wanted.type = name, kind
    with open(order['out'] + '.json', 'w') as facts:
        json.dump({'exposure': exposure, 'isRoom': True, 'spots': find_spots(body)}, facts)
    cycles.device, cycles.samples, cycles.max_bounces = 'CPU', order['samples'], bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3
    cycles.use_adaptive_sampling = False
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 1
    render.film_transparent = True
    render.threads_mode, render.threads = 'FIXED', order['threads']
    settings = render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    render.filepath = order['out'] + '.exr'
    bpy.ops.render.render(write_still=True)


def find_spots(camera):
    """Per cent of the picture's width and height; refuses what the picture does not show."""
    spots, graph = {}, None
    for name, (at, members) in things.items():
        if at is None:
            low, high = extent(members)
            at = (low + high) / 2
        bpy.context.view_layer.update()
        graph = bpy.context.evaluated_depsgraph_get()
        seen = world_to_camera_view(scene, camera, Vector(at))
        x, y = round(seen.x * 100, 1), round((1 - seen.y) * 100, 1)
        if not (3 < x < 97 and 3 < y < 97 and seen.z > 0):
            print(f'Error: {name} is outside the picture at {x}, {y}')
        way = Vector(at) - camera.location
        hit, place, _, _, body, _ = scene.ray_cast(graph, camera.location, way.normalized())
        far = (place - camera.location).length if hit else 1e9
        if far < way.length - .08 and not (members and body in members):
            print(f'Error: {name} is hidden at {x}, {y} by what is {far:.2f} of {way.length:.2f} away')
        spots[name] = [x, y]
    return spots
