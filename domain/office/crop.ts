/** A frame on a picture, in thousandths of its sides: moved and drawn larger or smaller by pointer or keys, never over the edge. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const WHOLE: Frame = { left: 0, top: 0, width: 1000, height: 1000 };
/** Smaller ones are blurred on a product's page. */
export const LEAST = 100;

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

export function moveFrame({ left, top, width, height }: Frame, dx: number, dy: number): Frame {
  return { left: within(left + dx, 0, 1000 - width), top: within(top + dy, 0, 1000 - height), width, height };
}

/** By its right lower corner. */
export function sizeFrame({ left, top, width, height }: Frame, dx: number, dy: number): Frame {
  return {
    left,
    top,
    width: within(width + dx, LEAST, 1000 - left),
    height: within(height + dy, LEAST, 1000 - top),
  };
}

/** The largest square in the middle of a picture of these sides. */
export function squareFrame(width: number, height: number): Frame {
  const side = Math.min(width, height);
  const [across, down] = [Math.round((side * 1000) / width), Math.round((side * 1000) / height)];
  return {
    left: Math.round((1000 - across) / 2),
    top: Math.round((1000 - down) / 2),
    width: across,
    height: down,
  };
}
