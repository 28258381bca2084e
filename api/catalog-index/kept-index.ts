/**
 * The index on disk, for the next start: what was built, how far the outbox was read by then, and what others have built
 * of this very copy. Written by one process of a machine in a calm moment; taken up only if nothing but offers has changed
 * since, and these are read anew before anybody sees it.
 */
import { type Bookmark, Outbox } from '../catalog-changes.ts';
import { type Database, isDatabaseDown } from '../database.ts';
import type { KeptCopy, Turn } from '../kept-copy/kept-copy.ts';
import type { Built } from './build.ts';
import type { IndexCopy } from './index-copy.ts';

const MINUTE_MS = 60_000;
/** Long before it is too old to be read. */
const REWRITTEN_AFTER_MS = 60 * MINUTE_MS;
const RETRY_MS = 10 * MINUTE_MS;
/** Processes of one machine do not all begin at once. */
const APART_MS = 20_000;
/** Nothing else has moved for so long: an editor at work would have it written again and again. */
const CALM_MS = 20_000;

interface KeptTree {
  built: Built;
  bookmark: Bookmark;
  /** It holds the structure of this moment of the clock, or of a later one. */
  asOf: number;
  /** built of it by others */
  beside: unknown;
}

export interface TakenUp {
  built: Built;
  outbox: Outbox;
  /** whose price or stock has changed since */
  offers: number[];
  asOf: number;
  /** more than offers has changed */
  isBehind: boolean;
}

/** What others of this machine wait for. */
interface HandOver {
  db: Database;
  columns: IndexCopy['columns'];
  bookmark: Bookmark;
  asOf: number;
  done(): Promise<void>;
}

export class KeptIndex {
  readonly #copy: KeptCopy;
  readonly #onFailure: (error: unknown) => void;
  readonly calmMs: number;
  #beside: { columns: IndexCopy['columns']; tree: unknown } | null = null;
  #writing: Promise<void> | null = null;
  #handOver: HandOver | null = null;
  #notBefore: number;

  constructor(
    copy: KeptCopy,
    onFailure: (error: unknown) => void,
    pace: { apartMs: number; calmMs: number } = { apartMs: APART_MS, calmMs: CALM_MS },
  ) {
    this.#copy = copy;
    this.#onFailure = onFailure;
    this.calmMs = pace.calmMs;
    this.#notBefore = performance.now() + Math.random() * pace.apartMs;
  }

  /** Null when there is nothing that can be trusted: then the catalogue is read. */
  async takeUp(db: Database, maxFollowed: number): Promise<TakenUp | null> {
    const taken = await this.#take(db, maxFollowed);
    return taken?.isBehind ? null : taken;
  }

  /** What another process has written since; null when there is none, or more has changed than can be named. */
  async takeNewer(db: Database, maxFollowed: number, since: number): Promise<TakenUp | null> {
    return (await this.#copy.writtenAt()) > since ? this.#take(db, maxFollowed) : null;
  }

  async #take(db: Database, maxFollowed: number): Promise<TakenUp | null> {
    const kept = await this.#read(db);
    if (kept === null) return null;
    const outbox = new Outbox(maxFollowed);
    outbox.goOnFrom(kept.bookmark);
    const { offers, isStructure, isUncounted } = await outbox.read(db);
    if (isUncounted) return null;
    const { built, asOf, beside } = kept;
    this.#beside = { columns: built.columns, tree: beside };
    return { built, outbox, offers, asOf, isBehind: isStructure };
  }

  async #read(db: Database): Promise<KeptTree | null> {
    try {
      return (await this.#copy.read(db)) as KeptTree | null;
    } catch (error) {
      // Without the database nothing can be trusted yet; a disk that cannot be read is no reason to wait.
      if (isDatabaseDown(error)) throw error;
      this.#onFailure(new Error('the kept catalogue could not be read', { cause: error }));
      return null;
    }
  }

  /** What others have built of these columns, if that is known. */
  findBeside({ columns }: Pick<IndexCopy, 'columns'>): unknown {
    return this.#beside?.columns === columns ? this.#beside.tree : null;
  }

  putBeside({ columns, reference }: IndexCopy, tree: unknown): void {
    this.#beside = { columns, tree };
    const handOver = this.#handOver;
    if (handOver?.columns !== columns) return;
    const { db, bookmark, asOf, done } = handOver;
    this.#handOver = null;
    this.#begin(
      () => this.#copy.write(db, { built: { columns, reference }, bookmark, asOf, beside: tree }),
      done,
    );
  }

  takeTurn(): Promise<Turn | null> {
    // Who builds nothing beside the index has nothing that another could take up.
    return this.#beside === null ? Promise.resolve(null) : this.#copy.takeTurn();
  }

  isTurnTaken(): Promise<boolean> {
    return this.#copy.isTurnTaken();
  }

  /** Is written as soon as all is there that others build of it; what was to be handed over before is forgotten. */
  handOver(
    db: Database,
    { built, bookmark, asOf }: Omit<KeptTree, 'beside'>,
    done: () => Promise<void>,
  ): void {
    this.#handOver = { db, columns: built.columns, bookmark, asOf, done };
  }

  /** Of a copy into which all is written that was told until `bookmark`; not if another has written one since `shownAt`. */
  keep(db: Database, { columns, reference }: IndexCopy, bookmark: Bookmark, shownAt: number): void {
    const beside = this.findBeside({ columns });
    if (beside === null || this.#writing !== null || performance.now() < this.#notBefore) return;
    this.#notBefore = performance.now() + MINUTE_MS;
    const tree: KeptTree = { built: { columns, reference }, bookmark, asOf: Date.now(), beside };
    this.#begin(() => this.#write(db, tree, shownAt));
  }

  #begin(write: () => Promise<void>, done: () => Promise<void> = () => Promise.resolve()): void {
    const writing = (this.#writing ?? Promise.resolve())
      .then(write)
      .catch((error: unknown) => {
        this.#notBefore = performance.now() + RETRY_MS;
        this.#onFailure(new Error('the catalogue could not be kept for the next start', { cause: error }));
      })
      .then(done)
      .catch(this.#onFailure)
      .finally(() => {
        if (this.#writing === writing) this.#writing = null;
      });
    this.#writing = writing;
  }

  async #write(db: Database, tree: KeptTree, shownAt: number): Promise<void> {
    const writtenAt = await this.#copy.writtenAt();
    if (writtenAt >= shownAt && Date.now() - writtenAt < REWRITTEN_AFTER_MS) return;
    await this.#copy.write(db, tree);
  }

  async close(): Promise<void> {
    await this.#writing;
  }
}
