/** Screws, dowels and anchors: a handful before its carton; the metal, the plastic and the carton's words differ. */
import { toTitle } from '../../range/product/picture-name.ts';
import { drawCarton } from '../prints/carton.ts';
import { toPalette } from '../prints/palette.ts';
import type { FillingOrder, Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber, write } from './amounts.ts';

const zinc = '#bfc4c8';
const metals: Record<string, string> = { phosphate: '#1b1c1e', 'yellow-zinc': '#cf9a2e' };
/** The paints of roofing screws, by what their name says. */
const paints: Record<string, string> = {
  '1014': '#dcc79a',
  '3005': '#5e1c28',
  '3009': '#6b3a30',
  '5005': '#1d4f8c',
  '6005': '#1d4a36',
  '7004': '#9a9da1',
  '7024': '#4a5056',
  '8017': '#46302a',
  '9003': '#f0f1ee',
};
const plastics: Record<string, string> = { nylon: '#999fa1', polypropylene: '#2c6aa8' };

function toCarton(sitter: Sitter): FillingOrder {
  const palette = toPalette(sitter.brandCode);
  const [across, length] = [findNumber(sitter, 'diameter_mm'), findNumber(sitter, 'length_mm')];
  const count = findNumber(sitter, 'fastener_count');
  const print = drawCarton({
    brand: sitter.brand,
    title: toTitle(sitter),
    kind: { ru: 'крепёж', kz: 'бекіткіштер' },
    size: across === undefined || length === undefined ? 'Ø 3,5' : `${write(across)}×${write(length)} мм`,
    amount: count === undefined ? '' : `${count} шт.`,
    palette,
  });
  return { color: palette.main, print, printPixels: 900 };
}

const piece =
  (kinds: Record<string, string>): Recipe =>
  (sitter) => {
    const kind = kinds[sitter.variant];
    if (kind === undefined) return null;
    const ral = /RAL (\d{4})/.exec(sitter.name.ru)?.[1] ?? '';
    const plastic = plastics[findCode(sitter, 'anchor_material') ?? ''];
    const isPlate = sitter.variant === 'insulation';
    return {
      stage: 'fastener',
      scene: { kind },
      fill: {
        a: toCarton(sitter),
        b: { color: isPlate && plastic !== plastics.nylon ? '#d8702a' : (plastic ?? paints[ral] ?? zinc) },
        c: { color: metals[findCode(sitter, 'fastener_coating') ?? ''] ?? zinc },
      },
    };
  };

export const hardware = {
  screws: piece({
    black: 'fine',
    yellow: 'coarse',
    concrete: 'long',
    washer: 'washer',
    roofing: 'roofing',
    zinc: 'nail',
  }),
  anchor: piece({
    'nail-dowel': 'nail-dowel',
    'plastic-dowel': 'dowel',
    insulation: 'insulation',
    molly: 'molly',
    sleeve: 'sleeve',
    wedge: 'wedge',
  }),
} satisfies Record<string, Recipe>;
