/**
 * What has been collected of a list, as its events tell. A phone may send an event twice, late, or after another phone's: the
 * state is a sum over the set of them, so neither order nor repeats matter. A list is the share of an order that one store
 * gives. Server and phone reckon by these same functions: what the phone shows without a network is what the shop will say.
 */
export const PICK_EVENT_KINDS = ['scan', 'count', 'missing', 'broken'] as const;
export type PickEventKind = (typeof PICK_EVENT_KINDS)[number];

export interface PickEvent {
  /** Made by the phone: the same id is the same event. */
  id: string;
  line: number;
  /** `scan`: found by its code; `count`: by hand; `missing`: not on the shelf; `broken`: there, but cannot be sold. */
  kind: PickEventKind;
  /** How many more; below zero takes back what was told by mistake. */
  count: number;
  /** Of which product; left out: of whatever stands in the line. */
  product?: string | null | undefined;
}

export interface WantedPick {
  line: number;
  wanted: number;
  /** Another one took the place of what was there before: what was told of that is not told of this. */
  product?: string | undefined;
}

export interface PickedLine {
  line: number;
  wanted: number;
  picked: number;
  missing: number;
  broken: number;
  /** What nobody has told anything of yet. */
  left: number;
  state: 'open' | 'full' | 'short' | 'over';
}

export interface PickProgress {
  lines: PickedLine[];
  wanted: number;
  /** Never more than was wanted: what is over is told by its line. */
  picked: number;
  /** Everything is taken, or is told why it is not. */
  isDone: boolean;
  /** Something of it will not be there. */
  isShort: boolean;
  /** More was taken than the order has: put it back. */
  isOver: boolean;
}

/** The same event once, whoever sent it how often; the first of two that bear one id counts. */
export function listOnce<T extends { id: string }>(events: readonly T[]): T[] {
  const known = new Map<string, T>();
  for (const event of events) if (!known.has(event.id)) known.set(event.id, event);
  return [...known.values()];
}

/** Events of a line or a product that the order has no longer are left out: it was changed meanwhile. */
export function reckonPick(wanted: readonly WantedPick[], events: readonly PickEvent[]): PickProgress {
  const sums = new Map<number, Record<'picked' | 'missing' | 'broken', number>>();
  const products = new Map(wanted.map(({ line, product }) => [line, product]));
  for (const { line, kind, count, product } of listOnce(events)) {
    const asked = products.get(line);
    if (product && asked !== undefined && product !== asked) continue;
    const sum = sums.get(line) ?? { picked: 0, missing: 0, broken: 0 };
    sum[kind === 'scan' || kind === 'count' ? 'picked' : kind] += count;
    sums.set(line, sum);
  }
  const lines = wanted.map((each) => toPickedLine(each, sums.get(each.line)));
  return {
    lines,
    wanted: lines.reduce((sum, line) => sum + line.wanted, 0),
    picked: lines.reduce((sum, line) => sum + Math.min(line.picked, line.wanted), 0),
    isDone: lines.every(({ left }) => left === 0),
    isShort: lines.some(({ state }) => state === 'short'),
    isOver: lines.some(({ state }) => state === 'over'),
  };
}

function toPickedLine(
  { line, wanted }: Pick<WantedPick, 'line' | 'wanted'>,
  sum: Record<'picked' | 'missing' | 'broken', number> = { picked: 0, missing: 0, broken: 0 },
): PickedLine {
  // At the end and not on the way: a correction may arrive before what it corrects.
  const picked = Math.max(0, sum.picked);
  const missing = Math.max(0, sum.missing);
  const broken = Math.max(0, sum.broken);
  const left = Math.max(0, wanted - picked - missing - broken);
  const state = picked > wanted ? 'over' : picked === wanted ? 'full' : left > 0 ? 'open' : 'short';
  return { line, wanted, picked, missing, broken, left, state };
}

/** Where a thing stands in a store; either may be unknown. */
export interface ShelfPlace {
  row: string;
  place: string;
}

const natural = new Intl.Collator('ru', { numeric: true });

/** One walk through the store: by row and place, what has no place last. */
export function byShelf(
  one: { shelf: ShelfPlace | null; line: number },
  other: { shelf: ShelfPlace | null; line: number },
): number {
  if (one.shelf === null || other.shelf === null)
    return Number(one.shelf === null) - Number(other.shelf === null) || one.line - other.line;
  return (
    natural.compare(one.shelf.row, other.shelf.row) ||
    natural.compare(one.shelf.place, other.shelf.place) ||
    one.line - other.line
  );
}
