/** Codes are short enough to be guessed: whoever names too many that do not exist waits, also with a right one. */
import type { Db } from '../database.ts';
import { countLimited, type Limit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';

const WRONG_CODES: Limit = { name: 'promo-code', max: 15, windowSeconds: 600 };

export function createCodeGuesses(db: Db) {
  return {
    /** Refuses to look at a code at all. */
    async requireFew(address: string): Promise<void> {
      const { hits, secondsLeft } = await countLimited(db, WRONG_CODES, address, 0);
      if (hits >= WRONG_CODES.max)
        throw new Refusal('promo_code.too_many', { seconds: Math.max(1, secondsLeft) });
    },
    async countWrong(address: string): Promise<void> {
      await countLimited(db, WRONG_CODES, address, 1);
    },
  };
}
