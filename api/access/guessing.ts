/** Whoever may be guessing is counted before the guess is judged. */
import type { Db } from '../database.ts';
import { countLimited, type Limit, requireWithinLimit } from '../http/limits.ts';

export const PER_USER: Limit = { name: 'password', max: 5, windowSeconds: 900 };

export type Guessing = <T>(limits: readonly [Limit, string][], work: () => Promise<T>) => Promise<T>;

/** Counts a wrong try beforehand and takes it back when it was right: parallel guesses cannot outrun the count. */
export function createGuessing(db: Db): Guessing {
  return async (limits, work) => {
    for (const [limit, who] of limits) await requireWithinLimit(db, limit, who);
    const result = await work();
    for (const [limit, who] of limits) await countLimited(db, limit, who, -1);
    return result;
  };
}
