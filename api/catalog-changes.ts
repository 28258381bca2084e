/**
 * What has changed since the last look, from the change outbox.
 * A change counts as seen by its own number, and the look goes back to the oldest transaction that was still open
 * at the last one: a commit that comes late is never missed, a change is never told twice.
 */

import { listChanges } from './catalog-changes.queries.ts';
import type { Db } from './database.ts';

export { trimChanges } from './catalog-changes.queries.ts';

/** The outbox keeps a day: who has not looked for half of it can no longer tell what is missing. */
const LONGEST_ABSENCE_MS = 12 * 60 * 60 * 1000;

export interface Changes {
  /** whose price or stock has changed */
  offers: number[];
  /** of which there is another number, and nothing else has changed: what costs it and who has it stays */
  counts: number[];
  /** something has changed that only building anew can follow */
  isStructure: boolean;
  /** so many changes of the structure there were: one of an editor, thousands of a load */
  moves: number;
  /** so much has changed that not all of it is named */
  isUncounted: boolean;
  /** a promotion was added, changed or taken away */
  isPromotions: boolean;
  /** what staff set or wrote has changed: settings, tariffs, hours, texts */
  isPages: boolean;
}

/** How far somebody has read, for whoever goes on from there. */
export interface Bookmark {
  horizon: string;
  seen: number[];
}

export class Outbox {
  #horizon: string | null = null;
  #seen = new Set<number>();
  #lookedAt = 0;
  readonly #maxFollowed: number;
  readonly #now: () => number;

  /** More changes at once than `maxFollowed` are told as a new structure, without naming any. */
  constructor(maxFollowed: number, now: () => number = () => performance.now()) {
    this.#maxFollowed = maxFollowed;
    this.#now = now;
  }

  /** Null before the first look. */
  bookmark(): Bookmark | null {
    return this.#horizon === null ? null : { horizon: this.#horizon, seen: [...this.#seen] };
  }

  /** The next look tells what has changed since then, which must be less than half a day ago. */
  goOnFrom({ horizon, seen }: Bookmark): void {
    this.#horizon = horizon;
    this.#seen = new Set(seen);
    this.#lookedAt = this.#now();
  }

  /** The first look only remembers where the outbox stands. */
  async read(db: Db): Promise<Changes> {
    const { horizon, rows } = await listChanges(db, this.#horizon, this.#maxFollowed + 1);
    const isFirst = this.#horizon === null;
    const wasAway = !isFirst && this.#now() - this.#lookedAt > LONGEST_ABSENCE_MS;
    const fresh = isFirst ? [] : rows.filter(({ seq }) => !this.#seen.has(seq));
    this.#horizon = horizon;
    this.#seen = new Set(rows.map(({ seq }) => seq));
    this.#lookedAt = this.#now();
    const isUncounted = wasAway || rows.length > this.#maxFollowed;
    const offers = new Set<number>();
    const counts = new Set<number>();
    for (const { kind, productId, isCount } of fresh)
      if (kind === 'offer' && productId !== null) (isCount ? counts : offers).add(productId);
    for (const id of offers) counts.delete(id);
    const moves = fresh.filter(({ kind }) => kind === 'structure').length;
    return {
      offers: [...offers],
      counts: [...counts],
      isStructure: isUncounted || moves > 0,
      moves,
      isUncounted,
      isPromotions: fresh.some(({ kind }) => kind === 'promotions'),
      isPages: isUncounted || fresh.some(({ kind }) => kind === 'pages'),
    };
  }
}
