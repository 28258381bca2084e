/** What is sold by the length and closes a room: skirting, casings, mouldings, sills; and panels of the same decors. */
import { colorOf } from '../prints/colors.ts';
import { drawCrumbs } from '../prints/floors.ts';
import type { FillingOrder, PrintOrder, Recipe } from '../recipe.ts';
import { findCode } from './amounts.ts';

const enamels: Record<string, string> = {
  white: '#f1f1ee',
  ivory: '#ece3cf',
  green: '#5d7562',
  black: '#26282a',
};
const stones: Record<string, PrintOrder> = {
  concrete: { surface: 'concrete/light-grey' },
  travertine: { surface: 'stone/beige' },
  'marble-white': { surface: 'marble/white' },
  'marble-beige': { surface: 'marble/beige' },
  'granite-black': { svg: drawCrumbs('#2b2c2e', 1.8, 0.42) },
};

/** A decor by its name: enamel, stone, or wood. */
function decorOf(name: string, printPixels = 1100): FillingOrder {
  const enamel = enamels[name];
  if (enamel !== undefined) return { color: enamel };
  return { color: '#d8d4cc', print: stones[name] ?? { surface: `wood/${name}`, ratio: 0.9 }, printPixels };
}

const skirting: Recipe = (sitter) => ({
  stage: 'trim',
  scene: { kind: findCode(sitter, 'kind') === undefined ? 'skirting' : 'parts' },
  fill: { a: decorOf(sitter.variant) },
});

const casing: Recipe = ({ variant }) => {
  const [kind = 'board', ...decor] = variant.split('-');
  return { stage: 'trim', scene: { kind }, fill: { a: decorOf(decor.join('-')) } };
};

const molding: Recipe = ({ variant }) => ({
  stage: 'trim',
  scene: { kind: variant },
  fill: { a: { color: '#f4f4f1' } },
});

const sill: Recipe = ({ variant }) => ({
  stage: 'trim',
  scene: { kind: 'sill' },
  fill: { a: decorOf(variant) },
});

const wallPanel: Recipe = ({ variant }) => {
  const [kind = 'flat', ...decor] = variant.split('-');
  return { scene: { kind }, fill: { a: decorOf(decor.join('-'), 1100) } };
};

const coats: Record<string, string> = {
  black: '#2b2d2f',
  brown: '#4b352a',
  copper: '#8c5638',
  graphite: '#4a5156',
  silver: '#a9b0b4',
};

/** Seen from outside, where it opens to: a left door has its hinges at the left. */
const entranceDoor: Recipe = (sitter) => ({
  scene: { side: findCode(sitter, 'door_side') ?? 'left' },
  fill: { b: { color: coats[sitter.variant] ?? colorOf(sitter.variant) } },
});

export const trims = {
  skirting,
  casing,
  molding,
  sill,
  'wall-panel': wallPanel,
  'entrance-door': entranceDoor,
};
