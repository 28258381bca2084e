/** Garden tools: heads of steel on handles of wood, metal or fibreglass; painted and moulded goods in their colour. */
import { toTitle } from '../../range/product/picture-name.ts';
import { drawCarton } from '../prints/carton.ts';
import { colorOf } from '../prints/colors.ts';
import { svg, text } from '../prints/draw.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';

const heads: Record<string, string> = { steel: '#6f7478', 'stainless-steel': '#b4babd' };
const shafts: Record<string, string> = { wood: '#c59a62', metal: '#aeb4b8', fibreglass: '#e0a520' };

function longTool(sitter: Sitter): ReturnType<Recipe> {
  const of = findCode(sitter, 'garden_handle') ?? 'wood';
  return {
    stage: 'long-tool',
    scene: { kind: sitter.variant, handle: of === 'none' ? 'none' : 'long' },
    fill: {
      b: { color: shafts[of] ?? '#c59a62' },
      c: { color: heads[findCode(sitter, 'material') ?? ''] ?? '#6f7478' },
    },
  };
}

const garden: Recipe = (sitter) => {
  const { variant, brandCode } = sitter;
  if (/spade|shovel|rake|hoe/.test(variant)) return longTool(sitter);
  const stage = /pruner|lopper/.test(variant) ? 'shears' : 'garden';
  const color = findCode(sitter, 'color');
  return {
    stage,
    scene: { kind: variant },
    fill: { b: { color: color === undefined ? toPalette(brandCode).main : colorOf(color) } },
  };
};

/** Where the maker's name stands on a print of 1000 by 1000, by variant. */
type Names = Record<string, { x: number; y: number; size: number; fit: number }>;

/** Machines in their maker's colours; a battery shows on saws that have one. */
const machine =
  (names: Names): Recipe =>
  (sitter) => {
    const { family, variant, brand, brandCode } = sitter;
    const name = names[variant];
    if (!name) return null;
    const { main, accent } = toPalette(brandCode);
    const words = text(brand, { ...name, color: '#ffffff', anchor: 'middle' });
    const power = findCode(sitter, 'gardenp_engine') ?? 'petrol';
    return {
      scene: family === 'chain-saw' ? { kind: variant, power } : { kind: variant },
      fill: {
        a: { color: main, print: { svg: svg(1000, 1000, [words]) }, printPixels: 800 },
        b: { color: accent },
      },
    };
  };

/** Sprinklers are three things in one variant. */
const watering: Recipe = (sitter) => {
  const kind =
    sitter.variant === 'sprinkler' ? findCode(sitter, 'kind')?.replace('watering-', '') : sitter.variant;
  if (kind === undefined) return null;
  const palette = toPalette(sitter.brandCode);
  const color = findCode(sitter, 'color');
  const isKit = kind === 'drip';
  const print = drawCarton({
    brand: sitter.brand,
    title: toTitle(sitter),
    kind: { ru: 'полив', kz: 'суару' },
    size: /\d+ растений/.exec(sitter.name.ru)?.[0] ?? '',
    amount: `${findNumber(sitter, 'watering_area_m2') ?? ''} м²`,
    palette,
  });
  return {
    scene: { kind },
    fill: {
      ...(isKit ? { a: { color: palette.main, print, printPixels: 900 } } : {}),
      b: { color: isKit || color === undefined ? palette.main : colorOf(color) },
    },
  };
};

const onDeck = { x: 470, y: 838, size: 48, fit: 330 };
const onBar = { x: 120, y: 668, size: 30, fit: 280 };

export const gardenGoods = {
  garden,
  watering,
  mower: machine({ petrol: onDeck, electric: onDeck }),
  cultivator: machine({
    petrol: { x: 515, y: 207, size: 45, fit: 250 },
    electric: { x: 515, y: 309, size: 45, fit: 250 },
  }),
  trimmer: machine({
    petrol: { x: 675, y: 500, size: 70, fit: 360 },
    electric: { x: 800, y: 390, size: 50, fit: 150 },
  }),
  'chain-saw': machine({ petrol: onBar, electric: onBar }),
} satisfies Record<string, Recipe>;
