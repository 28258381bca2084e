import type { Database } from '#api/database.ts';

/** One subject of the operators' tool. */
export interface Subject {
  /** Its lines of the help, after `npm run shop --`. */
  usage: readonly string[];
  /** Gives what to print; throws words for the operator. */
  run(db: Database, words: readonly string[]): Promise<string>;
}

/** `--until 2027-12-31`, or null. */
export function findLastDay(words: readonly string[]): string | null {
  const place = words.indexOf('--until');
  if (place < 0) return null;
  const day = words[place + 1] ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Error('--until needs a day as 2027-12-31.');
  return day;
}
