/**
 * Keeps the newest copy of the index: looks into the change outbox twice a second, writes new prices and stock in
 * place, builds anew when the structure has moved. One build at a time; what changes meanwhile is written into the
 * new copy before it is shown. While PostgreSQL is away the last copy stays.
 */

import { Outbox, trimChanges } from '../catalog-changes.ts';
import type { Database } from '../database.ts';
import { renewSnapshots } from '../snapshot.ts';
import type { Built } from './build.ts';
import { buildCopy, buildCopyOn } from './build-copy.ts';
import { buildCopyInThread } from './build-in-thread.ts';
import { BuildPace } from './build-pace.ts';
import { countProducts, listOfferRows } from './catalog-index.queries.ts';
import { type IndexCopy, toIndexCopy } from './index-copy.ts';
import type { KeptIndex } from './kept-index.ts';
import { readNewWords } from './new-words.ts';
import { type SharedBuild, SharedBuilds } from './shared-builds.ts';

const LOOK_EVERY_MS = 500;
const OFFERS_AT_ONCE = 1000;
/**
 * More than this at once is cheaper to build anew than to follow product by product: all prices of a range of a hundred thousand are not,
 * and of a million they are far from it.
 */
const MAX_FOLLOWED = 200_000;
const TRIM_EVERY_MS = 10 * 60 * 1000;
const TRIMMED_AT_ONCE = 20_000;

export interface KeeperOptions {
  /** null: built on the connection that is given */
  databaseUrl: string | null;
  /** nothing is read before */
  after: Promise<unknown>;
  /** larger catalogues are built in a thread */
  inlineBuildRows: number;
  /** what the last process has left on disk; null: nothing is kept */
  kept: KeptIndex | null;
  /** is shown each new copy before any reader */
  onCopy(copy: IndexCopy): void;
  /** hears that the index now holds something newer, a price or a whole copy */
  onChange(): void;
  /** reads anew what staff set and wrote, before anybody is told that pages have changed */
  renewPages(): Promise<void>;
  /** hears of builds that failed while an older copy serves */
  onFailure(error: unknown): void;
}

export class IndexKeeper {
  readonly #db: Database;
  readonly #options: KeeperOptions;
  #outbox = new Outbox(MAX_FOLLOWED);
  readonly #ending = new AbortController();
  current: IndexCopy | null = null;
  #waiting: { resolve(copy: IndexCopy): void; reject(error: unknown): void }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #building: Promise<void> | null = null;
  readonly #pace = new BuildPace();
  readonly #shared: SharedBuilds | null;
  // The outbox tells of a change once: it is remembered until it is followed, and until those who keep something are told.
  readonly #unwritten = new Set<number>();
  #isStructureMoved = false;
  #isTellingWanted = false;
  #isRenewalWanted = false;
  /** changed while a copy is being built */
  #sinceBuild = new Set<number>();
  #isTakenUp = false;
  /** by the clock, which others write by as well; 0 for what came from the disk */
  #shownAt = 0;
  #movedAt: number | null = null;
  #builtAt = 0;
  #trimAt = performance.now() + Math.random() * TRIM_EVERY_MS;

  constructor(db: Database, options: KeeperOptions) {
    this.#db = db;
    this.#options = options;
    this.#shared = options.kept && new SharedBuilds(options.kept, MAX_FOLLOWED);
    this.#looking = options.after.then(() => this.#look());
  }

  /** The first copy, or why there is none yet. */
  waitForFirst(): Promise<IndexCopy> {
    if (this.current) return Promise.resolve(this.current);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  async close(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#building;
    await this.#options.kept?.close();
    await this.#shared?.close();
  }

  async #look(): Promise<void> {
    try {
      if (!this.#isTakenUp) await this.#takeUp();
      await this.#follow();
      this.#keep();
      await this.#trim();
    } catch (error) {
      this.#tellWaiting(error);
    }
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Begins with what is on disk, caught up, where that can be trusted. */
  async #takeUp(): Promise<void> {
    const taken = (await this.#options.kept?.takeUp(this.#db, MAX_FOLLOWED)) ?? null;
    if (taken !== null) {
      const copy = toIndexCopy(taken.built);
      await this.#writeOffers(copy, taken.offers);
      this.#outbox = taken.outbox;
      this.#pace.begin();
      this.#show(copy);
      for (const { resolve } of this.#waiting.splice(0)) resolve(copy);
    }
    this.#isTakenUp = true;
  }

  /** Right after a look: all that was told is written. */
  #keep(): void {
    const { kept } = this.#options;
    const bookmark = this.#outbox.bookmark();
    if (kept === null || bookmark === null || this.current === null || this.#building !== null) return;
    if (this.#isStructureMoved || !this.#pace.isCalm(performance.now(), kept.calmMs)) return;
    kept.keep(this.#db, this.current, bookmark, this.#shownAt);
  }

  async #follow(): Promise<void> {
    const { offers, counts, isStructure, moves, isPromotions, isPages } = await this.#outbox.read(this.#db);
    for (const id of offers) this.#unwritten.add(id);
    this.#isStructureMoved ||= isStructure;
    this.#isTellingWanted ||= isStructure || isPromotions || offers.length + counts.length > 0;
    this.#isRenewalWanted ||= isPages;
    if (isStructure) {
      this.#pace.moved(performance.now(), moves);
      this.#movedAt = Date.now();
    }
    if (this.#building !== null) for (const id of offers) this.#sinceBuild.add(id);
    if (this.#building === null && this.#pace.isDue(performance.now())) {
      this.#building = this.#build().finally(() => {
        this.#building = null;
      });
    }
    if (!this.current) return;
    this.current.noteChanged(counts);
    await this.#writeOffers(this.current, [...this.#unwritten]);
    this.#unwritten.clear();
    await this.#tell(this.current);
    if (!this.#isRenewalWanted) return;
    await this.#options.renewPages();
    this.#isRenewalWanted = false;
    this.#options.onChange();
  }

  /** A new structure is told twice: now, for names and what is read from PostgreSQL, and when the new copy is there. */
  async #tell(copy: IndexCopy): Promise<void> {
    if (!this.#isTellingWanted) return;
    if (this.#isStructureMoved) {
      const renamed = await readNewWords(this.#db, copy);
      // Built meanwhile: it has been read later, and has the words too.
      if (renamed !== copy && this.current === copy) this.#show(renamed);
    }
    await renewSnapshots(this.#db, this.#isStructureMoved ? 'structure' : 'any');
    this.#isStructureMoved = false;
    this.#isTellingWanted = false;
    this.#options.onChange();
  }

  async #build(): Promise<void> {
    const begun = performance.now();
    this.#pace.begin();
    this.#sinceBuild.clear();
    try {
      // A thing that was renamed while the catalogue was read is shown by its new name already: it must not get the old one back.
      const { built, offers, isBehind } = await this.#readCatalogue();
      const copy = await readNewWords(this.#db, toIndexCopy(built));
      await this.#writeOffers(copy, offers);
      while (this.#sinceBuild.size > 0) {
        const changed = [...this.#sinceBuild];
        this.#sinceBuild.clear();
        await this.#writeOffers(copy, changed);
      }
      const ended = performance.now();
      this.#pace.ended(ended, ended - begun);
      if (isBehind) this.#pace.moved(ended, 0);
      this.#builtAt = ended;
      this.#shownAt = Date.now();
      this.#show(copy);
      this.#options.onChange();
      for (const { resolve } of this.#waiting.splice(0)) resolve(copy);
    } catch (error) {
      this.#pace.failed(performance.now());
      this.#tellWaiting(error);
      if (this.current && !this.#ending.signal.aborted) this.#options.onFailure(error);
    }
  }

  /** What others build of a copy is there: it belongs to what a build takes. */
  noteBeside({ columns }: IndexCopy): void {
    if (columns === this.current?.columns)
      this.#pace.followed(performance.now(), performance.now() - this.#builtAt);
  }

  #show(copy: IndexCopy): void {
    this.#options.onCopy(copy);
    this.current = copy;
  }

  async #readCatalogue(): Promise<SharedBuild> {
    const { databaseUrl, inlineBuildRows } = this.#options;
    const alone = (built: Built) => ({ built, offers: [], isBehind: false });
    if (databaseUrl === null) return alone(await buildCopyOn(this.#db));
    const rows = this.current?.columns.rows ?? (await countProducts(this.#db));
    if (rows <= inlineBuildRows) return alone(await buildCopy(databaseUrl));
    const { signal } = this.#ending;
    const build = () => buildCopyInThread(databaseUrl, signal);
    const bookmark = this.#outbox.bookmark();
    if (this.#shared === null || bookmark === null) return alone(await build());
    return this.#shared.run(this.#db, { bookmark, movedAt: this.#movedAt }, signal, build);
  }

  async #writeOffers(copy: IndexCopy, productIds: readonly number[]): Promise<void> {
    for (let at = 0; at < productIds.length; at += OFFERS_AT_ONCE) {
      copy.writeOffers(await listOfferRows(this.#db, productIds.slice(at, at + OFFERS_AT_ONCE)));
    }
  }

  async #trim(): Promise<void> {
    if (performance.now() < this.#trimAt) return;
    const trimmed = await trimChanges(this.#db, TRIMMED_AT_ONCE);
    this.#trimAt = performance.now() + (trimmed === TRIMMED_AT_ONCE ? 0 : TRIM_EVERY_MS);
  }

  #tellWaiting(error: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
