/** Building materials: cement, masonry, sheets, profiles, timber, reinforcement. */
import type { Leaf } from '../leaf.ts';
import { aeratedBlocks } from './stroymaterialy/aerated-blocks.ts';
import { boardsLeaf } from './stroymaterialy/boards.ts';
import { bricksLeaf } from './stroymaterialy/bricks.ts';
import { cement } from './stroymaterialy/cement.ts';
import { drywall } from './stroymaterialy/drywall.ts';
import { profilesLeaf } from './stroymaterialy/profiles.ts';
import { rebar } from './stroymaterialy/rebar.ts';
import { timberLeaf } from './stroymaterialy/timber.ts';

export const leaves: readonly Leaf[] = [
  cement,
  bricksLeaf,
  aeratedBlocks,
  drywall,
  profilesLeaf,
  boardsLeaf,
  timberLeaf,
  rebar,
];
