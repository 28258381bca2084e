/**
 * The sizes of a thing drawn round its photograph: two lines with their millimetres. Only for what stands alone and
 * upright in its picture; how wide it is there follows from its own proportions, for the picture is filled by the longer.
 */
import { drawMillimetres } from './drawings/digits.ts';
import { FIELD } from './drawings/drawings.ts';

export const SIZE_VIEW = '/size';

/** How much of the photograph the longer side takes, and the sides' ratio there where it is not the product's own. */
const upright: Record<string, { filled: number; ratio?: number; isWide?: true }> = {
  bag: { filled: 0.84 },
  bucket: { filled: 0.8, ratio: 0.82 },
  can: { filled: 0.8, ratio: 0.87 },
  canister: { filled: 0.82 },
  door: { filled: 0.86 },
  lamp: { filled: 0.84 },
  radiator: { filled: 0.86, isWide: true },
};

/** Where the photograph lies in the field. */
export const PHOTOGRAPH = { left: 64, top: 20, side: 316 } as const;

interface Measured {
  name: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
}

/** The lines as an SVG of the field's size; null: this picture is better drawn whole. */
export function drawMeasures({ name, lengthMm, widthMm, heightMm }: Measured): string | null {
  const [family = ''] = name.split('/');
  const seen = Object.hasOwn(upright, family) ? upright[family] : undefined;
  const sides = [lengthMm, widthMm, heightMm].filter((side): side is number => side !== null && side > 0);
  const [longest, next] = sides.toSorted((a, b) => b - a);
  if (seen === undefined || longest === undefined || next === undefined) return null;
  const [across, up] = seen.isWide ? [longest, next] : [next, longest];
  const long = PHOTOGRAPH.side * seen.filled;
  const short = long * (seen.ratio ?? next / longest);
  const [width, height] = seen.isWide ? [long, short] : [short, long];
  const centre = PHOTOGRAPH.left + PHOTOGRAPH.side / 2;
  const middle = PHOTOGRAPH.top + PHOTOGRAPH.side / 2;
  const [left, right, top, bottom] = [
    centre - width / 2,
    centre + width / 2,
    middle - height / 2,
    middle + height / 2,
  ];
  const low = PHOTOGRAPH.top + PHOTOGRAPH.side + 20;
  const lines =
    `M${left} ${low - 8}v16M${right} ${low - 8}v16M${left} ${low}H${right}` +
    `M30 ${top}h16M30 ${bottom}h16M38 ${top}V${bottom}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FIELD}" height="${FIELD}" viewBox="0 0 ${FIELD} ${FIELD}">` +
    `<path d="${lines}" stroke="#5b6b73" stroke-width="2" fill="none"/>${drawMillimetres(across, centre, low + 22)}` +
    `<g transform="rotate(-90 18 ${middle})">${drawMillimetres(up, 18, middle)}</g></svg>`
  );
}
