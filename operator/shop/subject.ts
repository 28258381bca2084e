import type { Database } from '#api/database.ts';

/** One subject of the operators' tool. */
export interface Subject {
  /** Its lines of the help, after `npm run shop --`. */
  usage: readonly string[];
  /** Gives what to print; throws words for the operator. */
  run(db: Database, words: readonly string[]): Promise<string>;
}

/** The word after a flag, or null. */
export function findOption(words: readonly string[], flag: string): string | null {
  const place = words.indexOf(flag);
  return place < 0 ? null : (words[place + 1] ?? '');
}

/** `--until 2027-12-31`, or null. */
export function findLastDay(words: readonly string[]): string | null {
  const day = findOption(words, '--until');
  if (day === null) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Error('--until needs a day as 2027-12-31.');
  return day;
}
