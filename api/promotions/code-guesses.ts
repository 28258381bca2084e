/**
 * Codes are short enough to be guessed: whoever names too many that do not exist waits, also with a right one. Counted by
 * account, else by mark, else by network: a neighbour behind the same address is not made to wait. All of a network
 * together have a ceiling, so that hoarded marks are no way to guess on.
 */
import type { Db } from '../database.ts';
import type { Client } from '../http/client.ts';
import { WRONG_PROMO_CODES } from '../http/limit-figures.ts';
import { countLimited } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';

const { name, windowSeconds, perClient, perNetwork } = WRONG_PROMO_CODES;

/** Who names a code. */
export interface Guesser {
  client: Client;
  userId: number | null;
}

export function createCodeGuesses(db: Db) {
  async function count({ client: { mark, network }, userId }: Guesser, hits: number): Promise<void> {
    if (network === null) return;
    const own = userId !== null ? `user ${userId}` : mark !== null ? `mark ${mark}` : `network ${network}`;
    const limits = [
      { name, max: perClient, who: own },
      { name: `${name}-network`, max: perNetwork, who: network },
    ];
    for (const { who, ...limit } of limits) {
      const counted = await countLimited(db, { ...limit, windowSeconds }, who, hits);
      if (hits === 0 && counted.hits >= limit.max)
        throw new Refusal('promo_code.too_many', { seconds: Math.max(1, counted.secondsLeft) });
    }
  }
  return {
    /** Refuses to look at a code at all. */
    requireFew: (guesser: Guesser): Promise<void> => count(guesser, 0),
    countWrong: (guesser: Guesser): Promise<void> => count(guesser, 1),
  };
}
