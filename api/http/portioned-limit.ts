/**
 * A limit for calls that are made often: hits are counted in memory and told to PostgreSQL a portion at a time, so that
 * ten requests cost one write. Workers share the count all the same: who is over it in one is refused in all with the
 * next portion. Whoever comes while a portion is being told waits for the answer, so that in a burst, too, no more slips
 * through than what each worker has not told yet: less than one portion.
 */
import type { Db } from '../database.ts';
import { countLimited, type Limit, TooManyRefusal } from './limits.ts';

interface PortionedLimit extends Limit {
  portion: number;
}

interface Hits {
  /** not told yet */
  untold: number;
  /** told by all workers, as of the last portion */
  told: number;
  endsAt: number;
  /** a portion on its way */
  telling: Promise<void> | null;
}

/** How much of a window is used, as far as this worker knows. */
export interface Used {
  hits: number;
  /** until it ends */
  seconds: number;
  /** the first hit of the window in this worker */
  isFirst: boolean;
}

const MOST_KEPT = 10_000;

export function createPortionedLimit(
  db: Db,
  limit: PortionedLimit,
  now: () => number = () => performance.now(),
) {
  const byWhom = new Map<string, Hits>();

  function open(who: string): Hits {
    const known = byWhom.get(who);
    if (known && known.endsAt > now()) return known;
    // The oldest go first: a flood of addresses must not fill the memory.
    if (byWhom.size >= MOST_KEPT) byWhom.delete(byWhom.keys().next().value ?? '');
    byWhom.delete(who);
    const hits = { untold: 0, told: 0, endsAt: now() + limit.windowSeconds * 1000, telling: null };
    byWhom.set(who, hits);
    return hits;
  }

  async function tell(who: string, hits: Hits): Promise<void> {
    const shared = await countLimited(db, limit, who, hits.untold);
    hits.untold = 0;
    hits.told = shared.hits;
    hits.endsAt = now() + shared.secondsLeft * 1000;
  }

  const hitsOf = ({ told, untold }: Hits) => told + untold;
  const secondsOf = ({ endsAt }: Hits) => Math.ceil((endsAt - now()) / 1000);

  return {
    /** Counts a hit; refuses it beyond the limit, or beyond a lower one that holds for this one alone. */
    async require(who: string, max: number = limit.max): Promise<Used> {
      let hits = open(who);
      while (hits.telling !== null) {
        await hits.telling;
        hits = open(who);
      }
      const isFirst = hitsOf(hits) === 0;
      if (hitsOf(hits) >= max) throw new TooManyRefusal({ ...limit, max }, secondsOf(hits));
      hits.untold++;
      if (hits.untold >= limit.portion) {
        const telling = tell(who, hits).finally(() => {
          hits.telling = null;
        });
        hits.telling = telling;
        await telling;
        if (hitsOf(hits) > max) throw new TooManyRefusal({ ...limit, max }, secondsOf(hits));
      }
      return { hits: hitsOf(hits), seconds: secondsOf(hits), isFirst };
    },

    /** What is known of it here, without counting. */
    peek(who: string): { hits: number; seconds: number } {
      const known = byWhom.get(who);
      if (!known || known.endsAt <= now()) return { hits: 0, seconds: limit.windowSeconds };
      return { hits: hitsOf(known), seconds: secondsOf(known) };
    },
  };
}
