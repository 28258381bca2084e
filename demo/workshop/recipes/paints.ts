/** Painted metal and coloured plastic, by the word of the product's colour; deeper than paint of the same name in a tin. */
import { colorOf } from '../prints/colors.ts';
import type { Sitter } from '../recipe.ts';
import { findCode } from './amounts.ts';

const paints: Record<string, string> = {
  white: '#f3f4f3',
  ivory: '#ece2c8',
  beige: '#d9cbb2',
  champagne: '#cdbb98',
  grey: '#9fa4a7',
  graphite: '#54585c',
  black: '#2a2c2e',
  chrome: '#d0d3d5',
  gold: '#c39a55',
  bronze: '#7d5f43',
  red: '#b5232a',
  orange: '#e2741f',
  blue: '#3a6ea5',
  wenge: '#3b2a21',
  transparent: '#e6eced',
};

/** White where a product has no colour of its own. */
export function paintOf(sitter: Sitter): string {
  const color = findCode(sitter, 'color') ?? 'white';
  return paints[color] ?? colorOf(color);
}

export const isDark = (paint: string): boolean => paint === paints.black || paint === paints.graphite;
