/** Frames behind walls, nets in windows, what keeps tiles apart. */
import { colorOf } from '../prints/colors.ts';
import type { Recipe } from '../recipe.ts';
import { findCode } from './amounts.ts';

const plates: Record<string, string> = {
  black: '#2b2d2f',
  'black-glass': '#17191b',
  touchless: '#17191b',
  white: '#f1f2f1',
  chrome: '#c9cdd1',
  'matt-chrome': '#a4a8ab',
};

const installation: Recipe = (sitter) => {
  const color = plates[findCode(sitter, 'inst_button') ?? 'none'];
  return {
    scene: { kind: sitter.variant, plate: color === undefined ? 'no' : 'yes' },
    fill: { b: { color: color ?? '#f1f2f1' } },
  };
};

const mosquitoNet: Recipe = ({ variant }) => {
  const [kind = 'frame', color = 'white'] = variant.split('-');
  return { scene: { kind }, fill: { b: { color: colorOf(color) } } };
};

/** Wedges are sold for crosses' sake and for levelling: the small ones and the long ones. */
const spacer: Recipe = (sitter) => {
  const isSmall = findCode(sitter, 'kind') === 'tile-small-wedges';
  const kind = isSmall ? 'small-wedge' : sitter.variant;
  return {
    scene: { kind },
    fill: { a: { color: '#cf5a24' }, b: { color: isSmall ? '#e8c53a' : '#f0f0ec' } },
  };
};

export const fittings = { installation, 'mosquito-net': mosquitoNet, spacer };
