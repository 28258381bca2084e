/** Goods that are a surface: tiles, floors, doors and wallpaper wear their surface on one photographed shape. */
import { colorOf } from '../prints/colors.ts';
import { drawPattern } from '../prints/patterns.ts';
import type { Order, PrintOrder, Recipe } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';

const white = '#ececea';

/** Woods stand in the print as four boards above each other. */
const boards = (variant: string, pixels = 1100, ratio = 0.9) => ({
  color: white,
  print: { surface: `wood/${variant}`, ratio },
  printPixels: pixels,
});

/** What vinyl shows that is no wood. */
export const stones: Record<string, string> = {
  'stone-bleached': 'marble/white',
  'stone-dark': 'stone/graphite',
  'stone-grey': 'concrete/grey',
  'stone-light': 'stone/beige',
};

/** Each kind in its own layout, of planks with the grain of their wood. */
const floor = (kind: string, layout: string, print: PrintOrder, printPixels = 760): Order => ({
  stage: 'laminate',
  scene: { kind, layout },
  fill: { a: { color: white, print, printPixels } },
});

export const laminate: Recipe = ({ variant }) =>
  floor('laminate', 'rows', { planks: { wood: variant }, ratio: 0.63 });

export const vinyl: Recipe = ({ variant }) => {
  const stone = stones[variant];
  if (stone !== undefined) return floor('vinyl', 'tiles', { surface: stone, ratio: 1 }, 1100);
  return floor('vinyl', 'fan', { planks: { wood: variant }, ratio: 0.63 });
};

export const parquet: Recipe = (sitter) => {
  const strips = findNumber(sitter, 'parquet_strips') ?? 1;
  const planks = strips === 1 ? { wood: sitter.variant } : { wood: sitter.variant, strips };
  return floor('parquet', 'steps', { planks, ratio: 0.63 });
};

/** Sides are photographed in five proportions. */
function toRatio(size: string): string {
  const [short = 1, long = 1] = size
    .split('x')
    .map(Number)
    .sort((a, b) => a - b);
  const ratio = long / short;
  const known = [1, 1.5, 2, 3, 6];
  return String(
    known.reduce((best, each) => (Math.abs(each - ratio) < Math.abs(best - ratio) ? each : best)),
  );
}

export const tile: Recipe = (sitter) => {
  const ratio = toRatio(findCode(sitter, 'size') ?? '1x1');
  const [look = '', ...rest] = sitter.variant.split('-');
  const color = rest.join('-');
  const tone = { grey: 'oak-grey', beige: 'oak-light', brown: 'walnut-natural' }[color] ?? `oak-${color}`;
  const height = Math.min(3, 2 * Number(ratio));
  const isWood = look === 'wood';
  const print =
    look === 'ornament'
      ? { svg: drawPattern('tile', colorOf(color), Number(ratio)) }
      : { surface: isWood ? `plank/${tone}` : `${look}/${color}`, ratio: height };
  return { scene: { ratio }, fill: { a: { color: white, print, printPixels: ratio === '1' ? 620 : 420 } } };
};

const doorColors: Record<string, string> = {
  white: '#f1f1ee',
  ivory: '#ece3cf',
  grey: '#a9adae',
  graphite: '#4d5357',
  green: '#5d7562',
};

export const door: Recipe = (sitter) => {
  const { variant } = sitter;
  const opening = findCode(sitter, 'door_opening') ?? 'swing';
  const glass = variant.endsWith('-glass') ? 'yes' : 'no';
  const skin = variant.replace(/-glass$/, '');
  const color = doorColors[skin];
  return { scene: { glass, opening }, fill: { a: color ? { color } : boards(skin, 1200, 0.7) } };
};

export const wallpaper: Recipe = ({ variant }) => {
  const [pattern = 'plain', ...rest] = variant.split('-');
  const color = pattern === 'paintable' ? '#f3f2ee' : colorOf(rest.join('-'));
  const kind = pattern === 'paintable' ? `paintable-${rest.join('-')}` : pattern;
  return {
    scene: { shape: 'rolls' },
    fill: { a: { color, print: { svg: drawPattern(kind, color, 1) }, printPixels: 560 } },
  };
};
