/** What is mounted on doors: one metal each. */
import type { Recipe } from '../recipe.ts';
import { metalOf } from './metals.ts';

const doorHardware: Recipe = ({ variant }) => {
  const [kind = 'handle', metal = 'chrome'] = variant.split('-');
  return { scene: { kind }, fill: { c: { color: metalOf(metal) } } };
};

export const doorFittings = { 'door-hardware': doorHardware };
