/** What is to be cut, as it travels: `600x400*2;300x200*4` out of sheets, `1200*3;800*2` out of boards. */
export interface CutPart {
  lengthMm: number;
  /** 0 for a board, which is cut across alone */
  widthMm: number;
  count: number;
}

export const MOST_LINES = 20;
export const MOST_PARTS = 60;
/** Narrower ones the saw cannot hold. */
export const LEAST_MM = 50;
const MOST_MM = 20_000;

const isSide = (mm: number): boolean => mm >= LEAST_MM && mm <= MOST_MM;

export const writeParts = (parts: readonly CutPart[]): string =>
  parts
    .map(({ lengthMm, widthMm, count }) => `${lengthMm}${widthMm > 0 ? `x${widthMm}` : ''}*${count}`)
    .join(';');

/** Null for what is no list of parts, or more of them than is cut at once. */
export function parseParts(text: string): CutPart[] | null {
  const lines = text.split(';');
  const parts = lines.flatMap((line): CutPart[] => {
    const [, length = '', width = '0', many = ''] = /^(\d{2,5})(?:x(\d{2,5}))?\*(\d{1,3})$/.exec(line) ?? [];
    const part = { lengthMm: Number(length), widthMm: Number(width), count: Number(many) };
    return isSide(part.lengthMm) && (part.widthMm === 0 || isSide(part.widthMm)) && part.count > 0
      ? [part]
      : [];
  });
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const isWhole = parts.length === lines.length && parts.length <= MOST_LINES && count <= MOST_PARTS;
  return isWhole ? parts : null;
}

/** «600×400 мм × 2, 300×200 мм × 4» */
export const sayParts = (parts: readonly CutPart[]): string =>
  parts
    .map(({ lengthMm, widthMm, count }) => `${lengthMm}${widthMm > 0 ? `×${widthMm}` : ''} мм × ${count}`)
    .join(', ');
