/** What is said of goods that were bought before: how their price moved, how long they last, until when they can go back. */
const DAY_MS = 86_400_000;

/** From the price of then to the one of now in whole percent; a real change is never rounded to nothing. */
export function priceChangePercent(thenTenge: number, nowTenge: number): number {
  if (thenTenge <= 0 || thenTenge === nowTenge) return 0;
  const percent = Math.round((nowTenge / thenTenge - 1) * 100);
  return percent === 0 ? Math.sign(nowTenge - thenTenge) : percent;
}

/** `2026-11-15` so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day so many months later; the last of the month where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Bought so often it is used up, not kept: two purchases may be chance. */
const LEAST_TIMES = 3;
const SHORTEST_DAYS = 5;
const LONGEST_DAYS = 200;
/** A reminder comes a little before the last of it is gone. */
const DUE_FROM = 0.9;

/** How long such goods usually last this buyer, by the days on which they were bought; null where nothing tells. */
export function replenishment(
  days: readonly string[],
  today: string,
): { everyDays: number; isDue: boolean } | null {
  const bought = [...new Set(days)].sort();
  const first = bought[0];
  const last = bought.at(-1);
  if (bought.length < LEAST_TIMES || first === undefined || last === undefined) return null;
  const everyDays = Math.round(daysBetween(first, last) / (bought.length - 1));
  if (everyDays < SHORTEST_DAYS || everyDays > LONGEST_DAYS) return null;
  return { everyDays, isDue: daysBetween(last, today) >= everyDays * DUE_FROM };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
