/** Every family that can be pictured; the others keep their drawings. A family's name is its recipe's and its scene's. */
import type { Recipe } from '../recipe.ts';
import { door, laminate, parquet, tile, vinyl, wallpaper } from './floors-and-walls.ts';
import { bag, bucket, can, canister } from './packs.ts';
import {
  brick,
  cable,
  drill,
  drywall,
  foam,
  hose,
  lamp,
  metalTile,
  profiledSheet,
  radiator,
  tap,
  toilet,
} from './things.ts';

export const recipes = new Map<string, Recipe>(
  Object.entries({
    bag,
    brick,
    bucket,
    cable,
    can,
    canister,
    door,
    drill,
    drywall,
    foam,
    hose,
    lamp,
    laminate,
    'metal-tile': metalTile,
    parquet,
    'profiled-sheet': profiledSheet,
    radiator,
    tap,
    tile,
    toilet,
    vinyl,
    wallpaper,
  }),
);
