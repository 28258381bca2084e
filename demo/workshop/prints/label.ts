/** A label wider than high, for rolls, packs of wool and bands: the brand, what it is in both languages, one measure. */
import type { Words } from '../../range/leaf.ts';
import { barCode, breakLines, rect, text } from './draw.ts';
import type { Palette } from './palette.ts';

export interface Label {
  brand: string;
  title: Words;
  amount: string;
  palette: Palette;
}

/** Fills a rectangle from (x, y). */
export function drawLabel(label: Label, x: number, y: number, width: number, height: number): string {
  const { palette, title, brand, amount } = label;
  const left = x + width * 0.06;
  const room = width * 0.88;
  const size = Math.min(height * 0.1, width * 0.062);
  const lines = breakLines(title.ru, size, room).slice(0, 2);
  const top = y + height * 0.52;
  return [
    rect(x, y, width, height, palette.paper),
    rect(x, y, width, height * 0.34, palette.main),
    rect(x, y + height * 0.34, width, height * 0.03, palette.accent),
    text(brand, { x: left, y: y + height * 0.26, size: height * 0.21, color: palette.onMain, fit: room }),
    ...lines.map((line, i) =>
      text(line, { x: left, y: top + i * size * 1.15, size, color: palette.ink, fit: room }),
    ),
    text(title.kz, {
      x: left,
      y: top + lines.length * size * 1.15,
      size: size * 0.74,
      color: palette.ink,
      weight: 400,
      fit: room,
    }),
    text(amount, {
      x: x + width * 0.94,
      y: y + height * 0.92,
      size: height * 0.17,
      color: palette.main,
      anchor: 'end',
    }),
    barCode(left, y + height * 0.79, width * 0.2, height * 0.13),
  ].join('');
}
