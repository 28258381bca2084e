import type { Database } from '#api/database.ts';

/** One subject of the operators' tool. */
export interface Subject {
  /** Its lines of the help, after `npm run shop --`. */
  usage: readonly string[];
  /** Gives what to print; throws words for the operator. */
  run(db: Database, words: readonly string[]): Promise<string>;
}

export const usageOf = ({ usage }: Subject): Error =>
  new Error(`Usage: npm run shop -- ${usage.join('\n       npm run shop -- ')}`);

/** `--until 2027-12-31`, or null. */
export function readLastDay(day: string | undefined): string | null {
  if (day === undefined) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Error('--until needs a day as 2027-12-31.');
  return day;
}
