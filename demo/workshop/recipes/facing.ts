/** Small pieces that face walls: mosaic on a net, decorative stone. */
import { colorOf } from '../prints/colors.ts';
import { drawCells } from '../prints/floors.ts';
import type { PrintOrder, Recipe } from '../recipe.ts';
import { findCode } from './amounts.ts';

const glazes: Record<string, string> = {
  beige: '#d9bf8e',
  blue: '#2f6f9d',
  brown: '#7a5233',
  green: '#6f8a4f',
  grey: '#a3a9ac',
  white: '#ecece8',
};
/** How much chips of one sheet differ. */
const spreads: Record<string, number> = { ceramic: 0.08, glass: 0.22, mixed: 0.4 };

const mosaic: Recipe = (sitter) => {
  const [material = 'ceramic', color = 'white'] = sitter.variant.split('-');
  const spread = spreads[material];
  const ground = glazes[color] ?? colorOf(color);
  const print: PrintOrder =
    spread === undefined ? { surface: `stone/${color}` } : { svg: drawCells(ground, spread) };
  return {
    scene: { shape: findCode(sitter, 'mosaic_shape') ?? 'square' },
    fill: { a: { color: ground, print, printPixels: 640 } },
  };
};

const stone: Recipe = ({ variant }) => {
  const color = variant.split('-').at(-1) ?? 'grey';
  const kind = variant.slice(0, -color.length - 1);
  const surface = kind.endsWith('brick') ? `clay/${color}` : `stone/${color}`;
  return { scene: { kind }, fill: { a: { color: colorOf(color), print: { surface }, printPixels: 900 } } };
};

export const facing = { mosaic, stone };
