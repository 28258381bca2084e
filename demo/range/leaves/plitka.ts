/**
 * Tile: ceramic, porcelain, mosaic, decorative stone and what tile is laid with.
 * Tile is sold by the pack and compared by the square metre; a pack's area is pieces × format,
 * its weight area × thickness × density.
 */
import type { Leaf } from '../leaf.ts';
import { bathroomTile } from './plitka/bathroom.ts';
import { decorativeStone } from './plitka/decorative-stone.ts';
import { tileLevelling } from './plitka/levelling.ts';
import { mosaic } from './plitka/mosaic.ts';
import { porcelainTile } from './plitka/porcelain.ts';

export const leaves: readonly Leaf[] = [bathroomTile, porcelainTile, mosaic, decorativeStone, tileLevelling];
