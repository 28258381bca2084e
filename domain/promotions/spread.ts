/** A sum in whole tenge spread over lines by largest remainder, within the room that each line has. */

interface Columns {
  room: Float64Array;
  /** Written here. */
  shares: Float64Array;
  remainders: Float64Array;
}

/** Of the first `length` places; what finds no room is given to nobody. */
export function spreadWithin(total: number, weights: Float64Array, length: number, columns: Columns): void {
  const { room, shares, remainders } = columns;
  // Most promotions touch one line of a cart.
  if (length === 1) {
    shares[0] = Math.min(total, room[0] ?? 0);
    return;
  }
  let whole = 0;
  for (let at = 0; at < length; at += 1) whole += weights[at] ?? 0;
  let left = total;
  for (let at = 0; at < length; at += 1) {
    const exact = whole > 0 ? (total * (weights[at] ?? 0)) / whole : 0;
    const floor = Math.floor(exact);
    const share = Math.min(floor, room[at] ?? 0);
    shares[at] = share;
    remainders[at] = exact - floor;
    left -= share;
  }
  if (left > 0) left -= giveRemainders(left, length, columns);
  for (let at = 0; at < length && left > 0; at += 1) {
    const gives = Math.min(left, (room[at] ?? 0) - (shares[at] ?? 0));
    shares[at] = (shares[at] ?? 0) + gives;
    left -= gives;
  }
}

/** Remainders lie evenly between 0 and 1: of so many drawers only the one in which the last tenge ends is sorted. */
const DRAWERS = 64;
const counts = new Int32Array(DRAWERS);

/** One tenge each to the largest remainders, of equal ones to the earlier. */
function giveRemainders(left: number, length: number, { room, shares, remainders }: Columns): number {
  const hasDiskSpace = (at: number) => (shares[at] ?? 0) < (room[at] ?? 0);
  counts.fill(0);
  for (let at = 0; at < length; at += 1) {
    if (!hasDiskSpace(at)) continue;
    const drawer = drawerOf(remainders[at] ?? 0);
    counts[drawer] = (counts[drawer] ?? 0) + 1;
  }
  let last = DRAWERS - 1;
  let rest = left;
  while (last > 0 && rest > (counts[last] ?? 0)) {
    rest -= counts[last] ?? 0;
    last -= 1;
  }
  const inLast: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const remainder = remainders[at] ?? 0;
    if (drawerOf(remainder) === last && hasDiskSpace(at)) inLast.push(remainder);
  }
  inLast.sort((one, other) => other - one);
  const least = inLast[rest - 1] ?? 0;
  let equal = 0;
  for (let at = 0; at < rest && at < inLast.length; at += 1) if (inLast[at] === least) equal += 1;
  let given = 0;
  for (let at = 0; at < length; at += 1) {
    const remainder = remainders[at] ?? 0;
    if (remainder < least || !hasDiskSpace(at) || (remainder === least && equal === 0)) continue;
    if (remainder === least) equal -= 1;
    shares[at] = (shares[at] ?? 0) + 1;
    given += 1;
  }
  return given;
}

const drawerOf = (remainder: number) => Math.floor(remainder * DRAWERS);
