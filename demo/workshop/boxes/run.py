"""
`blender -b --factory-startup -P run.py -- {order}`: builds scenes and photographs none of them. What it tells of each is
where the corners of its box are seen: pairs in thousandths of the picture, from its upper left.
"""
import json
import os
import runpy
import sys

here = os.path.dirname(os.path.abspath(__file__))
workshop = os.path.join(here, '..')
for folder in ('studio', os.path.join('families', 'shared')):
    sys.path.insert(0, os.path.join(workshop, folder))
with open(sys.argv[-1]) as file:
    order = json.load(file)
OWN = {os.path.splitext(file)[0] for folder in ('studio', 'families/shared') for file in os.listdir(os.path.join(workshop, folder))}


def seen_corners(stage, points):
    """Near lower left, near lower right, far lower right, far lower left; then the same four above."""
    from bpy_extras.object_utils import world_to_camera_view
    from mathutils import Vector
    low, high = ([pick(point[i] for point in points) for i in range(3)] for pick in (min, max))
    corners = [(x, y, z) for z in (low[2], high[2]) for x, y in ((low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1]))]
    seen = [world_to_camera_view(stage.scene, stage.scene.camera, Vector(corner)) for corner in corners]
    return [[round(point.x * 1000), round((1 - point.y) * 1000)] for point in seen]


def measure(family, scene):
    # Every scene has a stage of its own, as if it were alone.
    for name in OWN & set(sys.modules):
        del sys.modules[name]
    sys.argv[-1] = json.dumps({**order, 'family': family, 'scene': scene})
    import stage
    kept = {}
    settle = stage.settle

    def note(size):
        kept['points'], height = settle(size)
        return kept['points'], height

    def tell(*_):
        stage.scene.render.resolution_x = stage.scene.render.resolution_y = order['pixels']
        kept['corners'] = seen_corners(stage, kept['points'])

    stage.settle, stage.expose = note, tell
    runpy.run_path(os.path.join(workshop, 'families', family + '.py'))
    return kept['corners']


with open(order['told'], 'w') as file:
    json.dump([measure(family, scene) for family, scene in order['scenes']], file)
