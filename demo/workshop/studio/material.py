"""Materials: Blender's principled shader with the few nodes that packshots need, and the slots that are filled later."""
import bpy

SLOTS = ('a', 'b', 'c')
# What a slot reflects while it is photographed: the composer divides by it.
SLOT_WHITE = 0.8


def linear(color):
    """'#rrggbb' or three linear numbers to three linear numbers."""
    if not isinstance(color, str):
        return tuple(color[:3])
    parts = [int(color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)


class Material:
    def __init__(self, color=(.8, .8, .8), rough=.4, metal=0, clear=0, **inputs):
        self.block = bpy.data.materials.new('m')
        self.block.use_nodes = True
        self.tree = self.block.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        into = self.shader.inputs
        into['Base Color'].default_value = (*linear(color), 1)
        into['Roughness'].default_value = rough
        into['Metallic'].default_value = metal
        into['Clearcoat'].default_value = clear
        for name, value in inputs.items():
            into[name.replace('_', ' ')].default_value = value
        self.output('cover', value=1.0)

    def node(self, kind, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            if name.startswith('in_'):
                key = name[3:]
                made.inputs[int(key) if key.isdigit() else key.replace('_', ' ')].default_value = value
            else:
                setattr(made, name, value)
        return made

    def link(self, source, target):
        self.tree.links.new(source, target)

    def output(self, name, value=None, color=None, source=None):
        """Writes into one of the passes that stage.py asks for."""
        out = self.node('OutputAOV', name=name)
        if value is not None:
            out.inputs['Value'].default_value = value
        if color is not None:
            out.inputs['Color'].default_value = (*color, 1)
        if source is not None:
            self.link(source, out.inputs['Color'])

    def slot(self, name, printed=True):
        """The composer gives this surface its colour; printed: and a picture, by the mesh's UV coordinates."""
        self.shader.inputs['Base Color'].default_value = (SLOT_WHITE,) * 3 + (1,)
        self.output('slots', color=tuple(1.0 if each == name else 0.0 for each in SLOTS))
        if printed:
            self.output('place', source=self.node('TexCoord').outputs['UV'])
        return self

    def coords(self, scale=(1, 1, 1), kind='Object', move=(0, 0, 0), turn=(0, 0, 0)):
        mapping = self.node('Mapping')
        mapping.inputs['Scale'].default_value = scale
        mapping.inputs['Location'].default_value = move
        mapping.inputs['Rotation'].default_value = turn
        self.link(self.node('TexCoord').outputs[kind], mapping.inputs[0])
        return mapping.outputs[0]

    def noise(self, vector, scale=5, detail=4, rough=.5, distortion=0):
        made = self.node('TexNoise', in_Scale=scale, in_Detail=detail, in_Roughness=rough, in_Distortion=distortion)
        self.link(vector, made.inputs['Vector'])
        return made.outputs[0]

    def math(self, operation, first, second=0.0, third=0.0):
        made = self.node('Math', operation=operation)
        for socket, value in zip(made.inputs, (first, second, third)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.link(value, socket)
        return made.outputs[0]

    def ramp(self, factor, stops):
        made = self.node('ValToRGB')
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (at, color) in zip(elements, stops):
            element.position = at
            element.color = (*((color,) * 3 if isinstance(color, (int, float)) else linear(color)), 1)
        self.link(factor, made.inputs[0])
        return made.outputs[0]

    def mix(self, first, second, factor, mode='MIX'):
        made = self.node('MixRGB', blend_type=mode)
        for socket, value in zip(made.inputs, (factor, first, second)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif isinstance(value, tuple):
                socket.default_value = (*value[:3], 1)
            else:
                self.link(value, socket)
        return made.outputs[0]

    def color(self, source):
        self.link(source, self.shader.inputs['Base Color'])
        return self

    def bump(self, height, strength=.2, distance=.02):
        made = self.node('Bump', in_Strength=strength, in_Distance=distance)
        self.link(height, made.inputs['Height'])
        self.link(made.outputs[0], self.shader.inputs['Normal'])
        return self

    def grain(self, scale=90, strength=.12, distance=.01, detail=3):
        return self.bump(self.noise(self.coords(), scale, detail, .6), strength, distance)


def chrome(rough=.05, color=(.86, .87, .89)):
    return Material(color, rough, 1)


def steel(rough=.28, color=(.55, .56, .58)):
    return Material(color, rough, 1)


def plastic(color, rough=.45, grain=0):
    made = Material(color, rough)
    return made.grain(grain) if grain else made


def rubber(color=(.012, .012, .013)):
    return Material(color, .62).grain(140, .15)


def cardboard(color='#b98f62'):
    made = Material(color, .8)
    dark = tuple(part * .8 for part in linear(color))
    made.color(made.mix(linear(color), dark, made.ramp(made.noise(made.coords(), 40), [(.35, 0.), (.7, 1.)])))
    return made
