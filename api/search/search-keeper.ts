/**
 * Keeps the search of the newest copy of the catalogue. It is built beside the copy and shown when finished; until then
 * the one before answers, with the copy that it belongs to. One build at a time.
 */
import type { CatalogIndex } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import { answerWithin } from '../http/answer-within.ts';
import { Refusal } from '../http/refusal.ts';
import { buildSearchHere } from './build-search-here.ts';
import { buildSearchInThread } from './build-search-in-thread.ts';
import type { BuiltSearch } from './built-search.ts';
import { type SearchCopy, toSearchCopy } from './search-copy.ts';

const PATIENCE_MS = 10_000;
const RETRY_MS = 1000;

export interface SearchKeeperOptions {
  databaseUrl: string | null;
  /** larger ranges are read in a thread */
  inlineRows: number;
  /** hears of builds that failed */
  onFailure(error: unknown): void;
}

export class SearchKeeper {
  readonly #db: Db;
  readonly #index: CatalogIndex;
  readonly #options: SearchKeeperOptions;
  readonly #ending = new AbortController();
  /** Nobody has searched and nobody is about to: a process that only does jobs builds nothing. */
  #isWanted = false;
  #current: SearchCopy | null = null;
  #building: Promise<void> | null = null;
  #notBefore = 0;

  constructor(db: Db, index: CatalogIndex, options: SearchKeeperOptions) {
    this.#db = db;
    this.#index = index;
    this.#options = options;
    index.onChange(() => {
      if (this.#isWanted) this.follow();
    });
  }

  /** From now on builds as soon as the catalogue has a newer copy. */
  follow(): void {
    this.#isWanted = true;
    if (!this.#index.isReady() || this.#ending.signal.aborted) return;
    void this.#catchUp().catch(() => undefined);
  }

  async read(): Promise<SearchCopy> {
    this.#isWanted = true;
    await this.#catchUp();
    if (this.#current === null && this.#building !== null) await answerWithin(PATIENCE_MS, this.#building);
    if (this.#current === null) throw new Refusal('service.unavailable');
    return this.#current;
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#building;
  }

  async #catchUp(): Promise<void> {
    const copy = await this.#index.read();
    // A copy of the same columns has new names only: a whole one with the same names is on its way.
    const isNewer = this.#current?.copy.columns !== copy.columns;
    if (!isNewer || this.#building !== null || performance.now() < this.#notBefore) return;
    this.#building = this.#build(copy).finally(() => {
      this.#building = null;
      // A newer one may have come meanwhile, and tells of itself but once.
      if (this.#isWanted) this.follow();
    });
  }

  async #build(copy: SearchCopy['copy']): Promise<void> {
    const { databaseUrl, inlineRows, onFailure } = this.#options;
    try {
      // What came from the disk with its copy was built of it by this very code.
      const kept = this.#index.findBeside(copy) as BuiltSearch | null;
      const built =
        kept ??
        (copy.columns.rows <= inlineRows || databaseUrl === null
          ? await buildSearchHere(databaseUrl, copy, this.#db)
          : await buildSearchInThread(databaseUrl, copy, this.#ending.signal));
      this.#current = toSearchCopy(copy, built);
      if (kept === null) this.#index.putBeside(copy, built);
    } catch (error) {
      this.#notBefore = performance.now() + RETRY_MS;
      if (!this.#ending.signal.aborted) onFailure(error);
    }
  }
}
