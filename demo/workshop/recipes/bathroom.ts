/** Bathrooms: mixers of one metal, white china, baths and what hangs beside them. */
import type { Recipe } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';
import { metalOf } from './metals.ts';

const isPolished = (metal: string): boolean => metal === 'chrome' || metal === 'bronze';
/** Few of these are matt: dark metal serves them well enough. */
const ALWAYS_POLISHED = /^(bath|shower)$/;

/** Basin mixers stand on a stage of their own, all others on one. */
const tap: Recipe = ({ variant }) => {
  const [kind = 'basin', metal = 'chrome'] = variant.split('-');
  const finish = isPolished(metal) || ALWAYS_POLISHED.test(kind) ? 'polished' : 'matt';
  const fill = { c: { color: metalOf(metal) } };
  return kind === 'basin' ? { scene: { finish }, fill } : { stage: 'mixer', scene: { finish, kind }, fill };
};

const china: Record<string, string> = {
  white: '#f2f3f3',
  beige: '#e3d6c0',
  grey: '#9c9f9f',
  black: '#2f3133',
  dark: '#3a3d40',
};
const chinaOf = (tone: string) => ({ b: { color: china[tone] ?? '#f2f3f3' } });

const toilet: Recipe = ({ variant }) => {
  const kind = variant.replace(/-dark$/, '');
  const fill = chinaOf(variant.endsWith('-dark') ? 'dark' : 'white');
  return kind === 'floor' ? { scene: { kind }, fill } : { stage: 'toilet-bowl', scene: { kind }, fill };
};

/** Only bowls for counters are told apart by their shape. */
const basin: Recipe = (sitter) => {
  const isSquare = findCode(sitter, 'basin_shape') === 'rectangle';
  const shape = sitter.variant === 'counter' && !isSquare ? 'oval' : 'rectangle';
  return { scene: { kind: sitter.variant, shape }, fill: chinaOf(findCode(sitter, 'color') ?? 'white') };
};

const bath: Recipe = ({ variant }) => ({ scene: { kind: variant }, fill: chinaOf('white') });

const lacquers: Record<string, string> = {
  white: '#f1f2f1',
  beige: '#d9c9ae',
  grey: '#8f9597',
  black: '#2a2c2e',
};

const bathFurniture: Recipe = ({ variant }) => {
  const tone = variant.split('-').at(-1) ?? 'white';
  const kind = lacquers[tone] === undefined ? variant : variant.slice(0, -tone.length - 1);
  return { scene: { kind }, fill: { b: { color: lacquers[tone] ?? '#f1f2f1' } } };
};

/** Enclosures by their profiles, rails by their bend: metal alone is coloured. */
const ofMetal: Recipe = ({ variant }) => {
  const [kind = '', metal = 'chrome'] = variant.split('-');
  return { scene: { kind }, fill: { c: { color: metalOf(metal) } } };
};

const towelRail: Recipe = (sitter) => {
  const [kind = '', metal = 'chrome'] = sitter.variant.split('-');
  const fill = { c: { color: metalOf(metal) } };
  if (kind !== 'ladder') return { scene: { kind }, fill };
  return { scene: { kind, bars: findNumber(sitter, 'rail_bars') ?? 9 }, fill };
};

export const bathroom = {
  tap,
  toilet,
  basin,
  bath,
  'bath-furniture': bathFurniture,
  shower: ofMetal,
  'towel-rail': towelRail,
};
