/** Letters that nobody asked for one by one: when they may go, to whom how many, and when it is time to order again. */
import { almatyTime } from '../time.ts';

/** In the order in which they are chosen, where several are due and one may go. */
export const WANTED_KINDS = ['cart', 'favourite', 'reorder'] as const;
export type WantedKind = (typeof WANTED_KINDS)[number];

const FIRST_HOUR = '09:00';
const LAST_HOUR = '20:00';

/** Nobody is written to at night, by the one clock of the country. */
export const isLetterHour = (now: Date): boolean => {
  const clock = almatyTime(now);
  return clock >= FIRST_HOUR && clock < LAST_HOUR;
};

/** The one letter that may go to a person now; null: none of them. */
export function chooseKind(
  due: ReadonlySet<WantedKind>,
  { sentThisWeek, perWeek, isOn }: { sentThisWeek: number; perWeek: number; isOn: ReadonlySet<WantedKind> },
): WantedKind | null {
  if (sentThisWeek >= perWeek) return null;
  return WANTED_KINDS.find((kind) => due.has(kind) && isOn.has(kind)) ?? null;
}

const DAY_MS = 24 * 60 * 60_000;
/** Sooner than this it is not used up, it was too few. */
const LEAST_DAYS = 10;
const MOST_DAYS = 200;
/** Later than so many days it is not said any more: it was bought elsewhere, or is not needed. */
const LATE_DAYS = 14;

/** Whether somebody who bought it on these days will need it about now: as long after the last time as usual. */
export function isTimeAgain(days: readonly string[], today: string): boolean {
  const at = [...new Set(days)].sort().map((day) => Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const gaps = at.slice(1).map((day, place) => day - (at[place] ?? day));
  const last = at.at(-1);
  if (last === undefined || gaps.length === 0) return false;
  gaps.sort((one, other) => one - other);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  if (usual < LEAST_DAYS || usual > MOST_DAYS) return false;
  const since = Date.parse(`${today}T00:00:00Z`) / DAY_MS - last;
  return since >= usual && since <= usual + LATE_DAYS;
}
