/**
 * One process of a machine reads the catalogue, the others take up what it has written: index and search of a large range cost a
 * processor many seconds and hundreds of megabytes, and every process would spend them at the same moment for the same result.
 * Relies on the outbox: whoever takes a copy up reads anew what has changed since its bookmark, so it never is older than own work.
 */
import type { Bookmark } from '../catalog-changes.ts';
import type { Database } from '../database.ts';
import { LONGEST_TURN_MS, type Turn } from '../kept-copy/kept-copy.ts';
import type { Built } from './build.ts';
import type { KeptIndex, TakenUp } from './kept-index.ts';

const LOOK_EVERY_MS = 250;
/** Another may have seen the same change so much sooner, and have built by the time that it is seen here. */
const SEEN_SOONER_MS = 1000;

export interface SharedBuild {
  built: Built;
  /** whose price or stock has changed since it was read */
  offers: readonly number[];
  /** more has changed since than offers: it is shown, and wants to be built again */
  isBehind: boolean;
}

export class SharedBuilds {
  readonly #kept: KeptIndex;
  readonly #maxFollowed: number;
  #turn: Turn | null = null;
  /** What is shown holds the structure of then, by the clock that all processes share. */
  #asOf = 0;

  constructor(kept: KeptIndex, maxFollowed: number) {
    this.#kept = kept;
    this.#maxFollowed = maxFollowed;
  }

  /** `bookmark`: how far the outbox was read when this was asked for; `movedAt`: when the structure was last seen to move, if it was. */
  async run(
    db: Database,
    { bookmark, movedAt }: { bookmark: Bookmark; movedAt: number | null },
    signal: AbortSignal,
    build: () => Promise<Built>,
  ): Promise<SharedBuild> {
    const askedAt = Date.now();
    if (!this.#turn) {
      const isMine = await this.#takeTurn();
      const taken = isMine
        ? await this.#takeWritten(db, movedAt)
        : await this.#takeTheirs(db, askedAt, signal);
      if (taken) {
        await this.#endTurn();
        return taken;
      }
      if (!isMine) await this.#takeTurn();
    }
    try {
      const built = await build();
      this.#asOf = askedAt;
      if (this.#turn) this.#kept.handOver(db, { built, bookmark, asOf: askedAt }, () => this.#endTurn());
      return { built, offers: [], isBehind: false };
    } catch (error) {
      await this.#endTurn();
      throw error;
    }
  }

  async #takeTurn(): Promise<boolean> {
    this.#turn = await this.#kept.takeTurn();
    return this.#turn !== null;
  }

  async #endTurn(): Promise<void> {
    const turn = this.#turn;
    this.#turn = null;
    await turn?.end();
  }

  /** Null when nothing came of it: then it is done here. */
  async #takeTheirs(db: Database, askedAt: number, signal: AbortSignal): Promise<SharedBuild | null> {
    while (await this.#kept.isTurnTaken()) {
      if (signal.aborted || Date.now() - askedAt > LONGEST_TURN_MS) return null;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS).unref());
    }
    return this.#accept(await this.#kept.takeNewer(db, this.#maxFollowed, askedAt));
  }

  /** What another has built of the same change, and has written before it was asked for here. */
  async #takeWritten(db: Database, movedAt: number | null): Promise<SharedBuild | null> {
    if (movedAt === null) return null;
    const taken = await this.#kept.takeNewer(db, this.#maxFollowed, movedAt - SEEN_SOONER_MS);
    return taken?.isBehind ? null : this.#accept(taken);
  }

  #accept(taken: TakenUp | null): SharedBuild | null {
    if (taken === null || taken.asOf < this.#asOf) return null;
    this.#asOf = taken.asOf;
    return taken;
  }

  close(): Promise<void> {
    return this.#endTurn();
  }
}
