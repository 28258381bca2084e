/** Luminaires and tracks: one shape for each kind, its metal and its shades in the product's own colours. */
import type { Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';
import { paintOf } from './paints.ts';

/** As metals they look darker than as paint. */
const metals: Record<string, string> = {
  chrome: '#eceef0',
  white: '#fbfbfa',
  black: '#1f2021',
  gold: '#d0a45c',
  bronze: '#8d6b45',
  grey: '#a3a8ab',
};
const metalOf = (sitter: Sitter): string => metals[findCode(sitter, 'color') ?? 'white'] ?? '#eceef0';

/** Opal glass, linen, or metal painted as the rest. */
function shadeOf(sitter: Sitter): string {
  const material = findCode(sitter, 'material');
  const color = findCode(sitter, 'color') ?? 'white';
  if (material === 'fabric') return color === 'black' ? '#d8cdb8' : '#efe7d6';
  return material === 'metal' ? paintOf(sitter) : '#f6f5f1';
}

const luminaire: Recipe = (sitter) => {
  const bulbs = findNumber(sitter, 'luminaire_bulbs') ?? 1;
  return {
    scene: { kind: sitter.variant, bulbs },
    fill: { b: { color: shadeOf(sitter) }, c: { color: metalOf(sitter) } },
  };
};

/** Connectors and supplies keep their drawings: too few to stand on a stage. */
const track: Recipe = (sitter) => {
  if (!['rail', 'spot', 'linear'].includes(sitter.variant)) return null;
  return { scene: { kind: sitter.variant }, fill: { b: { color: paintOf(sitter) } } };
};

export const lights = { luminaire, track };
