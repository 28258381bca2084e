/**
 * Floors: boards by the pack, linoleum and carpet by the running metre, skirting and underlay.
 * Boards are named by wood and place («Дуб Баянаул», «Баянауыл емені»); every one can be compared by the
 * square metre, skirting by the metre.
 */
import type { Leaf } from '../leaf.ts';
import { carpet } from './napolnye-pokrytiya/carpet.ts';
import { laminate } from './napolnye-pokrytiya/laminate.ts';
import { linoleum } from './napolnye-pokrytiya/linoleum.ts';
import { parquet } from './napolnye-pokrytiya/parquet.ts';
import { skirting } from './napolnye-pokrytiya/skirting.ts';
import { underlay } from './napolnye-pokrytiya/underlay.ts';
import { quartzVinyl } from './napolnye-pokrytiya/vinyl.ts';

export const leaves: readonly Leaf[] = [laminate, quartzVinyl, linoleum, parquet, carpet, skirting, underlay];
