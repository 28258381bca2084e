/** Heating and water supply: radiators, boilers, water heaters, pipes, sewerage, valves, pumps. */
import type { Leaf } from '../leaf.ts';
import { kanalizatsiya } from './otoplenie-i-vodosnabzhenie/kanalizatsiya.ts';
import { kotly } from './otoplenie-i-vodosnabzhenie/kotly.ts';
import { nasosy } from './otoplenie-i-vodosnabzhenie/nasosy.ts';
import { polipropilenovyeTruby } from './otoplenie-i-vodosnabzhenie/polipropilenovye-truby.ts';
import { radiatory } from './otoplenie-i-vodosnabzhenie/radiatory.ts';
import { vodonagrevateli } from './otoplenie-i-vodosnabzhenie/vodonagrevateli.ts';
import { zapornayaArmatura } from './otoplenie-i-vodosnabzhenie/zapornaya-armatura.ts';

export const leaves: readonly Leaf[] = [
  radiatory,
  kotly,
  vodonagrevateli,
  polipropilenovyeTruby,
  kanalizatsiya,
  zapornayaArmatura,
  nasosy,
];
