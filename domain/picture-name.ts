/**
 * The name of a picture as a product has it: the file it is kept in and, where staff have said so, the point that must stay in sight
 * (`…-f50x30`, in hundredths from the left upper corner). With a point the picture fills its square and is cut round it;
 * without one it is shown whole on its ground.
 */
export interface Focus {
  x: number;
  y: number;
}

export interface PictureName {
  file: string;
  focus: Focus | null;
}

const FOCUSED = /^(.+)-f(\d{1,3})x(\d{1,3})$/;

export function parsePictureName(name: string): PictureName {
  const [, file, x, y] = FOCUSED.exec(name) ?? [];
  if (file === undefined || Number(x) > 100 || Number(y) > 100) return { file: name, focus: null };
  return { file, focus: { x: Number(x), y: Number(y) } };
}

export const toPictureName = ({ file, focus }: PictureName): string =>
  focus === null ? file : `${file}-f${focus.x}x${focus.y}`;

/** The largest part of these proportions that has the point as near its middle as the edges allow; in pixels. */
export function cutRound(
  { width, height }: { width: number; height: number },
  { x, y }: Focus,
  /** Width by height. */
  proportion: number,
): { left: number; top: number; width: number; height: number } {
  const isWide = width / height > proportion;
  const part = isWide
    ? { width: Math.max(1, Math.round(height * proportion)), height }
    : { width, height: Math.max(1, Math.round(width / proportion)) };
  const start = (whole: number, piece: number, at: number) =>
    Math.max(0, Math.min(whole - piece, Math.round((whole * at) / 100 - piece / 2)));
  return { left: start(width, part.width, x), top: start(height, part.height, y), ...part };
}
