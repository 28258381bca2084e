/** Goods that are a surface, laid in a room: the second picture of floors, tiles and wallpaper. */
import { colorOf } from '../prints/colors.ts';
import { drawPattern } from '../prints/patterns.ts';
import type { LaidOrder, Order, Recipe, Sitter } from '../recipe.ts';
import { findCode } from '../recipes/amounts.ts';
import { stones } from '../recipes/floors-and-walls.ts';
import { bathroom, floorOf, livingLight, paper } from './rooms.ts';

/** The square that floors and tiled walls repeat, in millimetres. */
const SQUARE = 2400;
const PIXELS = 1000;

type InRoom = Order & { stage: string };

const onFloor = (print: LaidOrder): InRoom => ({
  stage: 'rooms/floor',
  scene: {},
  fill: { a: { ...floorOf(print), printPixels: PIXELS }, b: { color: '#e9e6de' } },
});

const boards = (variant: string, rows = 12): InRoom =>
  onFloor({ of: { surface: `wood/${variant}` }, rows, pieces: 2, stagger: 0.382 });

const floor =
  (rows: number): Recipe =>
  ({ variant }) =>
    stones[variant] === undefined
      ? boards(variant, rows)
      : // Vinyl has no joint to be filled: tiles of 610 by 305 lie against each other.
        onFloor({ of: { surface: stones[variant] }, rows: 8, pieces: 4, stagger: 0.5, joint: '#8f8b84' });

const joints: Record<string, string> = { black: '#57585a', graphite: '#6b6d6f', brown: '#8a7a68' };

/** Small and narrow tiles hang on a wall, the others lie on a floor; each in its own measure. */
const tile: Recipe = (sitter: Sitter) => {
  const sides = (findCode(sitter, 'size') ?? '600x600').split('x').map(Number);
  const [short = 600, long = 600] = sides.toSorted((a, b) => a - b);
  const [look = '', ...rest] = sitter.variant.split('-');
  const color = rest.join('-');
  const tone = { grey: 'oak-grey', beige: 'oak-light', brown: 'walnut-natural' }[color] ?? `oak-${color}`;
  const joint = joints[color] ?? '#c4bfb5';
  const [across, along] = [Math.round(SQUARE / short), Math.round(SQUARE / long)];
  const isOnWall = long <= 200 || (short < 300 && long < 700) || (short === 300 && long === 600);
  if (look === 'wood') {
    return onFloor({ of: { surface: `wood/${tone}` }, rows: across, pieces: along, stagger: 0.382 });
  }
  const of =
    look === 'ornament' ? { svg: drawPattern('tile', colorOf(color), 1) } : { surface: `${look}/${color}` };
  if (!isOnWall) return onFloor({ of, rows: across, pieces: along, joint });
  return {
    ...bathroom,
    fill: {
      a: { color: '#ececea', print: { of, rows: across, pieces: along, joint }, printPixels: PIXELS },
      b: { color: '#b48a5a' },
      c: { color: '#dcdee0' },
    },
  };
};

const wallpaper: Recipe = ({ variant }) => {
  const [pattern = 'plain', ...rest] = variant.split('-');
  const isPaintable = pattern === 'paintable';
  const color = isPaintable ? '#f3f2ee' : colorOf(rest.join('-'));
  const a = paper(isPaintable ? `paintable-${rest.join('-')}` : pattern, color);
  return { ...livingLight, fill: { a, b: { color: '#f1f0ec' } } };
};

/** By the family of the product. */
export const inUse = new Map<string, Recipe>(
  Object.entries({ laminate: floor(12), vinyl: floor(14), parquet: floor(16), tile, wallpaper }),
);
