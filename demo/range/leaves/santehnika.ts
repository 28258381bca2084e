/**
 * Plumbing: toilets, installations, basins, baths, taps, showers, bathroom furniture and towel rails.
 * Every leaf shares the makers with their price levels and the finishes in three genders of
 * `plumbing-words.ts`; sizes are in centimetres, as the trade prints them.
 */
import type { Leaf } from '../leaf.ts';
import { basinLeaf } from './santehnika/basins.ts';
import { bathLeaf } from './santehnika/baths.ts';
import { furnitureLeaf } from './santehnika/furniture.ts';
import { installationLeaf } from './santehnika/installations.ts';
import { showerLeaf } from './santehnika/showers.ts';
import { tapLeaf } from './santehnika/taps.ts';
import { toiletLeaf } from './santehnika/toilets.ts';
import { towelRailLeaf } from './santehnika/towel-rails.ts';

export const leaves: readonly Leaf[] = [
  toiletLeaf,
  installationLeaf,
  basinLeaf,
  bathLeaf,
  tapLeaf,
  showerLeaf,
  furnitureLeaf,
  towelRailLeaf,
];
