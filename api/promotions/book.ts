/**
 * The shop's promotions in memory, ready for the engine. Renewed when the outbox tells of a change (the catalogue index
 * looks twice a second), before whatever is made of them; while the database is away the last copy serves.
 */
import {
  type Prepared,
  type Promotion,
  prepareByContract,
  preparePromotions,
} from '#domain/promotions/promotions.ts';
import type { CatalogIndex } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import { findPromotionsVersion, listPromotionRows, type PromotionRow } from './promotions.queries.ts';

export interface Book {
  prepared: Prepared;
  /** what cards show to who buys by contract */
  byContract: Prepared;
  rows: readonly PromotionRow[];
  byCode: ReadonlyMap<string, PromotionRow>;
  /** by themselves, without a code typed: those whose uses must be known before a cart is priced */
  limited: readonly PromotionRow[];
  /** By the clock of the database, which is one for all processes: a machine whose own is wrong must not sell at other prices. */
  now(): Date;
}

/**
 * By what the engine knows a code: as it is typed, or, where there are codes that work once, by a key that nobody can type: what was
 * typed is found among them first.
 */
export const keyOf = ({ promoCode, takesCodes, code }: PromotionRow): string | null =>
  promoCode ?? (takesCodes ? `once:${code}` : null);

export function toPromotion(row: PromotionRow): Promotion {
  return {
    id: row.code,
    title: { ru: row.titleRu, kz: row.titleKz },
    mechanic: row.mechanic,
    scope: row.scope,
    cities: row.cities,
    audience: row.audience,
    needsCard: row.needsCard,
    ...(row.minSum === null ? {} : { minSum: row.minSum }),
    from: row.startsAt,
    to: row.endsAt,
    limits: {
      ...(row.perUser === null ? {} : { perUser: row.perUser }),
      ...(row.totalUses === null ? {} : { total: row.totalUses }),
    },
    priority: row.priority,
    exclusiveGroup: row.exclusiveGroup,
    exclusive: row.isExclusive,
    touchesWholesale: row.touchesWholesale,
    code: keyOf(row),
    combinable: row.isCombinable,
  };
}

async function loadBook(db: Db, now: Book['now'], warn: (error: unknown) => void): Promise<Book> {
  const rows = await listPromotionRows(db);
  // One that makes no sense is left out and told of: the others must go on.
  const sound = rows.filter((row) => {
    try {
      preparePromotions([toPromotion(row)]);
      return true;
    } catch (error) {
      warn(error);
      return false;
    }
  });
  return {
    prepared: preparePromotions(sound.map(toPromotion)),
    byContract: prepareByContract(sound.map(toPromotion)),
    rows: sound,
    byCode: new Map(sound.map((row) => [row.code, row])),
    limited: sound.filter((row) => keyOf(row) === null && (row.perUser !== null || row.totalUses !== null)),
    now,
  };
}

export interface KeptBook {
  read(): Promise<Book>;
  /** Asks the database first: who tries a draft must not try it beside what has just been stopped. */
  readNewest(): Promise<Book>;
}

export function keepBook(
  db: Db,
  index: Pick<CatalogIndex, 'onChange'>,
  warn: (error: unknown) => void,
): KeptBook {
  let current: Book | null = null;
  let version: string | null = null;
  /** What the database's clock showed, and when that was by one that nobody sets. */
  let clock = { shownMs: 0, seenAt: 0 };
  const now = () => new Date(clock.shownMs + performance.now() - clock.seenAt);
  let isStale = true;
  let running: Promise<Book> | null = null;
  index.onChange(() => {
    isStale = true;
  });

  async function renew(): Promise<Book> {
    isStale = false;
    try {
      const newest = await findPromotionsVersion(db);
      clock = { shownMs: newest.now.getTime(), seenAt: performance.now() };
      if (current && newest.version === version) return current;
      current = await loadBook(db, now, warn);
      version = newest.version;
      return current;
    } catch (error) {
      isStale = true;
      if (current) return current;
      throw error;
    }
  }

  async function read(): Promise<Book> {
    if (current && !isStale) return current;
    running ??= renew().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    read,
    async readNewest() {
      // One that is on its way may have asked too early.
      await running?.catch(() => undefined);
      isStale = true;
      return read();
    },
  };
}
