/** Dry mixes and what goes under and between them: plasters, putties, adhesives, floors, primers, grouts. */
import type { Leaf } from '../leaf.ts';
import { floorMixesLeaf } from './suhie-smesi/floor-mixes.ts';
import { grout } from './suhie-smesi/grout.ts';
import { masonry } from './suhie-smesi/masonry.ts';
import { plaster } from './suhie-smesi/plaster.ts';
import { primersLeaf } from './suhie-smesi/primers.ts';
import { putty } from './suhie-smesi/putty.ts';
import { tileAdhesive } from './suhie-smesi/tile-adhesive.ts';

export const leaves: readonly Leaf[] = [
  plaster,
  putty,
  tileAdhesive,
  floorMixesLeaf,
  masonry,
  primersLeaf,
  grout,
];
