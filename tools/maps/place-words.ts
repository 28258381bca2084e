/** Where the names of a map stand: the important ones first, none over another, or nowhere. */
export interface Spot {
  x: number;
  y: number;
}

export interface Place extends Spot {
  /** In degrees, never upside down. */
  angle: number;
}

export interface Wanted {
  words: string;
  size: number;
  /** In the order in which they are tried. */
  places: readonly Place[];
}

/** What a page shows of the map, in its pixels. */
export interface View {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A letter is on average this wide, in parts of its size. */
const LETTER = 0.58;
/** Names come no nearer to one another than this, from middle line to middle line. */
const APART = 14;
/** From the middle line of the words to where they end, above, below and beside. */
const HALF_LINE = 9;

/** For each name its place, null where there is no room left, or none that every view shows whole or not at all. */
export function placeWords(wanted: readonly Wanted[], views: readonly View[] = []): (Place | null)[] {
  const taken: Spot[] = [];
  return wanted.map(({ words, size, places }) => {
    const spineAt = (place: Place) => spine(place, words.length * size * LETTER);
    const fitting = places.find(
      (place) =>
        views.every((view) => !isCut(spineAt(place), view)) &&
        spineAt(place).every(({ x, y }) =>
          taken.every((other) => Math.hypot(other.x - x, other.y - y) >= APART),
        ),
    );
    if (!fitting) return null;
    taken.push(...spineAt(fitting));
    return fitting;
  });
}

/** Whether the edge of a view goes through words along this line, or so near that it takes their feet. */
export function isCut(line: readonly Spot[], { left, top, right, bottom }: View): boolean {
  const depths = line.map(({ x, y }) => Math.min(x - left, right - x, y - top, bottom - y));
  return Math.min(...depths) < HALF_LINE && Math.max(...depths) > -HALF_LINE;
}

/** Points along the middle line of the words, close enough that nothing slips between them. */
function spine({ x, y, angle }: Place, length: number): Spot[] {
  const turn = (angle * Math.PI) / 180;
  const count = Math.max(2, Math.ceil(length / 5));
  return Array.from({ length: count }, (_, index) => {
    const along = (index / (count - 1) - 0.5) * length;
    return { x: x + along * Math.cos(turn), y: y + along * Math.sin(turn) };
  });
}

/** The place at this part of the course's length, and how the words lie there. */
export function alongOf(spots: readonly Spot[], at: number): Place {
  const pieces = spots.slice(1).map((to, index) => {
    const from = spots[index] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = at * pieces.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of pieces) {
    if (left <= length && length > 0) {
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      const part = left / length;
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
      };
    }
    left -= length;
  }
  const { x = 0, y = 0 } = spots.at(-1) ?? {};
  return { x, y, angle: 0 };
}
