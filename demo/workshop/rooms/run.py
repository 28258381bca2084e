"""`blender -b --factory-startup -P run.py -- {order}`: photographs one room."""
import json
import os
import runpy
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, 'shared'), os.path.join(here, '..', 'studio')]
room = json.loads(sys.argv[sys.argv.index('--') + 1])['family'].split('/')[-1]
runpy.run_path(os.path.join(here, room + '.py'))
