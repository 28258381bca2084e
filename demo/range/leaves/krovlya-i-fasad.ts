/** Roof, facade and gutter: metal, bitumen, panels, polycarbonate, in tones that match each other. */
import type { Leaf } from '../leaf.ts';
import { gutters } from './krovlya-i-fasad/gutters.ts';
import { metalTile } from './krovlya-i-fasad/metal-tile.ts';
import { polycarbonate } from './krovlya-i-fasad/polycarbonate.ts';
import { profiledSheet } from './krovlya-i-fasad/profiled-sheet.ts';
import { siding } from './krovlya-i-fasad/siding.ts';
import { softRoof } from './krovlya-i-fasad/soft-roof.ts';

export const leaves: readonly Leaf[] = [metalTile, profiledSheet, softRoof, siding, gutters, polycarbonate];
