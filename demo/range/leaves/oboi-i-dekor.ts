/**
 * Wallpaper and wall decor: six leaves from rolls to panels.
 * Prices follow the area and the material; weights come from grams per square metre and densities.
 */
import type { Leaf } from '../leaf.ts';
import { wallpaperGlue } from './oboi-i-dekor/glue.ts';
import { moldings } from './oboi-i-dekor/moldings.ts';
import { paintableWallpaper } from './oboi-i-dekor/paintable.ts';
import { wallPanels } from './oboi-i-dekor/wall-panels.ts';
import { nonwovenWallpaper, vinylWallpaper } from './oboi-i-dekor/wallpaper.ts';

export const leaves: readonly Leaf[] = [
  nonwovenWallpaper,
  vinylWallpaper,
  paintableWallpaper,
  wallpaperGlue,
  moldings,
  wallPanels,
];
