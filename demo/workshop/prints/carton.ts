/** A carton's print: the front at the left, the side at the right, and the carton's own colour in the corner. */
import type { Words } from '../../range/leaf.ts';
import { barCode, breakLines, rect, smallPrint, svg, text } from './draw.ts';
import type { Palette } from './palette.ts';

export interface Carton {
  brand: string;
  title: Words;
  kind: Words;
  /** «4,2×25 мм» */
  size: string;
  /** «200 шт.» */
  amount: string;
  palette: Palette;
}

const WIDTH = 1500;
const HEIGHT = 620;

export function drawCarton({ brand, title, kind, size, amount, palette }: Carton): { svg: string } {
  const [front, side] = [WIDTH * 0.605, WIDTH * 0.615];
  const [left, room] = [front * 0.07, front * 0.86];
  const titleSize = breakLines(title.ru, 54, room).length > 1 ? 46 : 54;
  const lines = breakLines(title.ru, titleSize, room).slice(0, 2);
  const kz = breakLines(title.kz, 34, room).slice(0, 1);
  const kzTop = 290 + (lines.length - 1) * titleSize * 1.1;
  const own = { x: left, fit: room };
  const white = palette.onMain;
  return {
    svg: svg(WIDTH, HEIGHT, [
      rect(0, 0, WIDTH, HEIGHT, palette.main),
      rect(0, 0, front, HEIGHT * 0.64, palette.paper),
      rect(0, HEIGHT * 0.625, front, 16, palette.accent),
      text(brand, { ...own, y: 124, size: 104, color: palette.main }),
      text(`${kind.kz} · ${kind.ru}`.toUpperCase(), { ...own, y: 172, size: 24, color: palette.ink }),
      ...lines.map((line, i) =>
        text(line, { ...own, y: 240 + i * titleSize * 1.1, size: titleSize, color: palette.ink }),
      ),
      ...kz.map((line) => text(line, { ...own, y: kzTop, size: 34, color: palette.ink, weight: 400 })),
      text(size, { x: left, y: 530, size: 108, color: white, fit: room * 0.62 }),
      text(amount, {
        x: front * 0.93,
        y: 530,
        size: 70,
        color: white,
        anchor: 'end',
        fit: room * 0.34,
      }),
      text(brand, { x: side + 40, y: 130, size: 74, color: white, fit: 480 }),
      text(size, { x: side + 40, y: 220, size: 54, color: white, fit: 400 }),
      smallPrint(side + 40, 290, 340, 8, white),
      barCode(side + 330, 470, 190, 110),
    ]),
  };
}
