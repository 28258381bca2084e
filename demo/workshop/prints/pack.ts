/** The face of a pack: brand, what it is in both languages, how much is in it, one mark. Sacks, tins and pails share it. */
import type { Words } from '../../range/leaf.ts';
import { breakLines, rect, text } from './draw.ts';
import type { Palette } from './palette.ts';

export interface Face {
  brand: string;
  title: Words;
  /** above the title, in both languages: «сухая смесь», «бояу» */
  kind: Words;
  /** «25 кг», «2,7 л» */
  amount: string;
  mark?: string | undefined;
  /** what the colour inside is, shown as a spot */
  swatch?: string | undefined;
  palette: Palette;
  /** the last line; packs for building say that they are for it */
  slogan?: string;
}

/** Fills a rectangle from (x, 0) to (x + width, height). */
export function drawFace(face: Face, x: number, width: number, height: number): string {
  const { palette, title } = face;
  const left = x + width * 0.1;
  const room = width * 0.82;
  const split = height * 0.6;
  const wanted = Math.min(height * 0.062, width * 0.088);
  const isLong = breakLines(title.ru, wanted, room).length > 2;
  const titleSize = isLong ? wanted * 0.84 : wanted;
  const lines = breakLines(title.ru, titleSize, room).slice(0, 3);
  const kzSize = titleSize * 0.68;
  const kzLines = breakLines(title.kz, kzSize, room).slice(0, lines.length > 2 ? 1 : 2);
  const top = height * (isLong ? 0.36 : 0.375);
  const kzTop = top + (lines.length - 1) * titleSize * 1.12 + kzSize * 1.55;
  const own = { x: left, color: palette.ink, fit: room };
  return [
    rect(x, split, width, height - split, palette.main),
    rect(x, split - height * 0.022, width, height * 0.024, palette.accent),
    rect(x, 0, width, height * 0.065, palette.main),
    text(face.brand, {
      ...own,
      y: height * 0.2,
      size: Math.min(height * 0.12, width * 0.18),
      color: palette.main,
    }),
    text([...new Set([face.kind.kz, face.kind.ru])].join(' · ').toUpperCase(), {
      ...own,
      y: height * 0.265,
      size: height * 0.025,
    }),
    ...lines.map((line, i) => text(line, { ...own, y: top + i * titleSize * 1.12, size: titleSize })),
    ...kzLines.map((line, i) =>
      text(line, { ...own, y: kzTop + i * kzSize * 1.15, size: kzSize, weight: 400 }),
    ),
    text(face.amount, {
      x: x + width * 0.91,
      y: height * 0.79,
      size: Math.min(height * 0.12, width * 0.19),
      color: palette.onMain,
      anchor: 'end',
    }),
    face.mark ? drawMark(face.mark, left, height * 0.705, height, palette) : '',
    face.swatch
      ? drawSwatch(face.swatch, left, height * (face.mark ? 0.82 : 0.69), height * (face.mark ? 0.5 : 1))
      : '',
    text(face.slogan ?? 'Жөндеуге арналған · Для ремонта', {
      ...own,
      y: height * 0.9,
      size: height * 0.026,
      color: palette.onMain,
      weight: 400,
    }),
  ].join('');
}

function drawMark(mark: string, x: number, y: number, height: number, palette: Palette): string {
  const size = height * 0.058;
  const width = size * (0.75 * mark.length + 0.9);
  return (
    rect(x, y, width, size * 1.75, palette.accent, size * 0.25) +
    text(mark, { x: x + width / 2, y: y + size * 1.23, size, color: '#ffffff', anchor: 'middle' })
  );
}

const drawSwatch = (color: string, x: number, y: number, height: number): string =>
  `<circle cx="${x + height * 0.06}" cy="${y + height * 0.06}" r="${height * 0.06}" fill="${color}" stroke="#ffffff" stroke-width="${height * 0.008}"/>`;
