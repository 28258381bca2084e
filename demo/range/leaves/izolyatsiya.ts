/** Against cold, noise and water: wool, foam boards, films, coatings, sealants. */
import type { Leaf } from '../leaf.ts';
import { foamAndSealants } from './izolyatsiya/foam-and-sealants.ts';
import { foamBoards } from './izolyatsiya/foam-boards.ts';
import { membranesLeaf } from './izolyatsiya/membranes.ts';
import { sound } from './izolyatsiya/sound.ts';
import { waterproofing } from './izolyatsiya/waterproofing.ts';
import { wool } from './izolyatsiya/wool.ts';

export const leaves: readonly Leaf[] = [
  wool,
  foamBoards,
  membranesLeaf,
  waterproofing,
  sound,
  foamAndSealants,
];
