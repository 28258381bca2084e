"""`blender -b --factory-startup -P run.py -- {order}`: photographs one scene of one family."""
import json
import os
import runpy
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
family = json.loads(sys.argv[sys.argv.index('--') + 1])['family']
runpy.run_path(os.path.join(here, '..', 'families', family + '.py'))
