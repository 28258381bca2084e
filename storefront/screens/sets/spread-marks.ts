/** The nearest that the middles of two marks may be, in units of the scene: 29 px on a phone 360 px wide. */
const APART = 36;
/** As near to the picture's edge as a mark stays whole. */
const EDGE = 18;
const ROUNDS = 60;

export interface Placed {
  x: number;
  y: number;
}

/**
 * Moves marks that would touch just so far apart that each can be pressed by itself; the others stay on their things.
 * Pairs are taken in their order, so that server and browser come to the same places.
 */
export function spreadMarks(spots: readonly Placed[], field: { width: number; height: number }): Placed[] {
  const marks = spots.map(({ x, y }) => ({ x, y }));
  const within = (value: number, end: number) => Math.min(Math.max(value, EDGE), end - EDGE);
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (const [at, one] of marks.entries()) {
      for (const other of marks.slice(at + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const distance = Math.hypot(dx, dy);
        if (distance >= APART - 0.05) continue;
        isSettled = false;
        // On the very same place: one above the other.
        const [ux, uy] = distance === 0 ? [0, 1] : [dx / distance, dy / distance];
        const step = (APART - distance) / 2;
        one.x = within(one.x - ux * step, field.width);
        one.y = within(one.y - uy * step, field.height);
        other.x = within(other.x + ux * step, field.width);
        other.y = within(other.y + uy * step, field.height);
      }
    }
    if (isSettled) break;
  }
  return marks.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}
