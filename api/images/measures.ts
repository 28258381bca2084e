/**
 * The sizes of a thing beside its photograph. What stands alone and upright in its picture gets two lines with their
 * millimetres (how wide it is there follows from its own proportions, for the picture is filled by the longer); under all
 * else stands a line of text, for a picture taken at an angle has no side that could be measured.
 */
import { drawMillimetres } from './digits.ts';
import { FIELD } from './field.ts';

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

/** How the photograph lies in the field. */
export const PHOTOGRAPH = { top: 20, side: 316 } as const;
const BESIDE_LINES = 64;
const IN_THE_MIDDLE = (FIELD - PHOTOGRAPH.side) / 2;
const LOW = PHOTOGRAPH.top + PHOTOGRAPH.side + 20;

interface Measured {
  name: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
}

export interface Measures {
  /** of the field's size, to be laid over it */
  svg: string;
  /** where the photograph begins */
  left: number;
}

export function drawMeasures({ name, lengthMm, widthMm, heightMm }: Measured): Measures {
  const [family = ''] = name.split('/');
  const seen = Object.hasOwn(upright, family) ? upright[family] : undefined;
  const sides = [lengthMm, widthMm, heightMm].filter((side): side is number => side !== null && side > 0);
  const [longest, next] = sides.toSorted((a, b) => b - a);
  if (seen === undefined || longest === undefined || next === undefined)
    return {
      svg: frame(sides.length > 0 ? drawMillimetres(sides, FIELD / 2, LOW + 8) : ''),
      left: IN_THE_MIDDLE,
    };
  const [across, up] = seen.isWide ? [longest, next] : [next, longest];
  const long = PHOTOGRAPH.side * seen.filled;
  const short = long * (seen.ratio ?? next / longest);
  const [width, height] = seen.isWide ? [long, short] : [short, long];
  const centre = BESIDE_LINES + PHOTOGRAPH.side / 2;
  const middle = PHOTOGRAPH.top + PHOTOGRAPH.side / 2;
  const [left, right, top, bottom] = [
    centre - width / 2,
    centre + width / 2,
    middle - height / 2,
    middle + height / 2,
  ];
  const lines =
    `M${left} ${LOW - 8}v16M${right} ${LOW - 8}v16M${left} ${LOW}H${right}` +
    `M30 ${top}h16M30 ${bottom}h16M38 ${top}V${bottom}`;
  const inside =
    `<path d="${lines}" stroke="#5b6b73" stroke-width="2" fill="none"/>${drawMillimetres([across], centre, LOW + 22)}` +
    `<g transform="rotate(-90 18 ${middle})">${drawMillimetres([up], 18, middle)}</g>`;
  return { svg: frame(inside), left: BESIDE_LINES };
}

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FIELD}" height="${FIELD}" viewBox="0 0 ${FIELD} ${FIELD}">${inside}</svg>`;
