/**
 * A limit for calls that are made often: hits are counted in memory and told to PostgreSQL a portion at a time, so that
 * ten requests cost one write. Workers share the count all the same: a visitor who is over it in one is refused in all
 * with the next portion. At most a portion per worker slips through beyond the limit.
 */
import type { Db } from '../database.ts';
import { countLimited, type Limit } from './limits.ts';
import { Refusal } from './refusal.ts';

interface PortionedLimit extends Limit {
  portion: number;
}

interface Hits {
  /** not told yet */
  untold: number;
  /** told by all workers, as of the last portion */
  told: number;
  endsAt: number;
}

const MOST_KEPT = 10_000;

export function createPortionedLimit(
  db: Db,
  limit: PortionedLimit,
  now: () => number = () => performance.now(),
) {
  const byAddress = new Map<string, Hits>();

  function open(who: string): Hits {
    const known = byAddress.get(who);
    if (known && known.endsAt > now()) return known;
    // The oldest go first: a flood of addresses must not fill the memory.
    if (byAddress.size >= MOST_KEPT) byAddress.delete(byAddress.keys().next().value ?? '');
    byAddress.delete(who);
    const hits = { untold: 0, told: 0, endsAt: now() + limit.windowSeconds * 1000 };
    byAddress.set(who, hits);
    return hits;
  }

  return {
    async require(who: string): Promise<void> {
      const hits = open(who);
      hits.untold++;
      if (hits.untold >= limit.portion && hits.told <= limit.max) {
        const portion = hits.untold;
        hits.untold = 0;
        const shared = await countLimited(db, limit, who, portion);
        hits.told = shared.hits;
        hits.endsAt = now() + shared.secondsLeft * 1000;
      }
      if (hits.told + hits.untold <= limit.max) return;
      throw new Refusal('request.too_many', {
        seconds: Math.max(1, Math.ceil((hits.endsAt - now()) / 1000)),
      });
    },
  };
}
