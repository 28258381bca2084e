/** Boxes for breakers and meters: grey steel with a warning, white plastic with the maker's name. */
import { svg, text } from '../prints/draw.ts';
import type { Recipe } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';

const shells: Record<string, string> = { grey: '#c6cacb', white: '#f2f2ef' };

const warning = (brand: string): string =>
  svg(400, 400, [
    '<path d="M200 30L350 290H50Z" fill="#f4c21f" stroke="#1d1d1b" stroke-width="16" stroke-linejoin="round"/>',
    '<path d="M214 92L158 196H200L182 262L244 160H202Z" fill="#1d1d1b"/>',
    text(brand, { x: 200, y: 368, size: 58, color: '#3a4045', anchor: 'middle', fit: 380 }),
  ]);

const name = (brand: string): string =>
  svg(600, 180, [text(brand, { x: 300, y: 125, size: 110, color: '#6b7378', anchor: 'middle', fit: 560 })]);

/** How makers lay breakers out: rows of twelve, of eighteen where it is one row or three, of sixteen beside a meter. */
function toRows(modules: number, isMeter: boolean): { columns: number; rows: number } {
  if (modules % 18 === 0 && modules !== 36) return { columns: 18, rows: modules / 18 };
  if (modules <= 12) return { columns: modules, rows: 1 };
  const columns = isMeter ? 16 : 12;
  return { columns, rows: Math.ceil(modules / columns) };
}

export const panel: Recipe = (sitter) => {
  const { variant, brand } = sitter;
  const shell = shells[findCode(sitter, 'color') ?? 'grey'] ?? '#c6cacb';
  const isSteel = variant === 'metal' || variant === 'meter';
  const print = { svg: isSteel ? warning(brand) : name(brand) };
  return {
    stage: 'panel',
    scene: {
      kind: variant,
      mount: findCode(sitter, 'electric_mount') ?? 'open',
      ...toRows(findNumber(sitter, 'breaker_modules') ?? 12, variant === 'meter'),
    },
    fill: { a: { color: shell, print, printPixels: 300 }, b: { color: shell } },
  };
};
