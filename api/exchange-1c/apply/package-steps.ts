/** What a package does, in the order of what depends on what; each step in batches of what one short transaction can do. */
import { momentOfPackage, type PackageMoment } from '#domain/exchange/moments.ts';
import type { Db } from '../../database.ts';
import type { ExchangePackage } from '../packages.queries.ts';
import { listNextDocuments } from './apply-documents.queries.ts';
import { applyDocuments } from './apply-documents.ts';
import { listNextStaged } from './apply-goods.queries.ts';
import { applyGoods } from './apply-goods.ts';
import { applyGroups } from './apply-groups.ts';
import { listNextIds, listOrdersOf, listProductIds, settleStock, tellStock } from './apply-offers.queries.ts';
import { applyOffers } from './apply-offers.ts';
import { applyPrices, applyTiers, countOddPrices } from './apply-prices.queries.ts';
import { applyProperties } from './apply-properties.ts';
import { addCounts, addProblem } from './apply-steps.queries.ts';
import { adoptOrphans, keepOrphanOffers, keepOrphans } from './orphans.queries.ts';
import { listNextAbsent, listNextMentioned, mention, openRun, switchOff } from './runs.queries.ts';
import type { WorkedPackage } from './worked-package.ts';

const BATCH = 2000;
const GOODS_BATCH = 500;
const MENTIONED_BATCH = 10_000;

interface BatchedStep {
  name: string;
  /** So many at once, where there is time. */
  batch: number;
  listNext(db: Db, pkg: WorkedPackage, after: string, most: number): Promise<string[]>;
}

interface StepInLine extends BatchedStep {
  /** What takes longer than a transaction may, and writes nothing to the database. */
  prepare?(db: Db, pkg: WorkedPackage, ids: readonly string[]): Promise<unknown>;
  /** Gives how many rows were taken. */
  apply(tx: Db, pkg: WorkedPackage, ids: readonly string[], prepared?: unknown): Promise<number>;
  /** Where the shop may refuse a part: takes the rest, and writes the refusal down. */
  applyWithout?(tx: Db, pkg: WorkedPackage, ids: readonly string[], refusal: string): Promise<number>;
}

/** Writes of the package itself what a batch has come to, and gives how many rows were taken. */
type Note = (tx: Db) => Promise<number>;

/** Its batches touch different rows, and go side by side. */
interface StepBeside extends BatchedStep {
  applyBeside(tx: Db, pkg: WorkedPackage, ids: readonly string[]): Promise<Note>;
}

export type Step = StepInLine | StepBeside;

/** Hundreds of rows: all at once, in one transaction. */
const once = async (_db: Db, _pkg: WorkedPackage, after: string) => (after === '' ? ['all'] : []);

const momentOf = ({ madeAt, sessionStart }: ExchangePackage): PackageMoment =>
  momentOfPackage(madeAt, sessionStart, new Date());

const groups: Step = {
  name: 'groups',
  batch: 1,
  listNext: once,
  async apply(tx, pkg) {
    await applyProperties(tx, pkg.id, pkg.reading.names);
    return applyGroups(tx, pkg.id, pkg.reading);
  },
};

const goods: Step = {
  name: 'goods',
  batch: GOODS_BATCH,
  listNext: (db, pkg, after, most) => listNextStaged(db, pkg.id, { kind: 'goods', after, most }),
  apply: applyGoods,
};

/** What waited for these goods is applied with them. */
const orphans: Step = {
  name: 'orphans',
  batch: 1,
  listNext: once,
  async apply(tx, pkg) {
    const adopted = await adoptOrphans(tx, pkg.id);
    await addCounts(tx, pkg.id, { adopted });
    return 0;
  },
};

const offers: Step = {
  name: 'offers',
  batch: GOODS_BATCH,
  listNext: (db, pkg, after, most) => listNextStaged(db, pkg.id, { kind: 'offer', after, most }),
  async apply(tx, pkg, ids) {
    await addCounts(tx, pkg.id, { waiting: await keepOrphanOffers(tx, pkg.id, ids) });
    return applyOffers(tx, pkg, ids);
  },
};

const withoutGoods = (ids: readonly string[], known: ReadonlyMap<string, number>): string[] =>
  ids.filter((id) => !known.has(id));

const prices: Step = {
  name: 'prices',
  batch: BATCH,
  listNext: (db, pkg, after, most) => listNextIds(db, 'exchange_staged_prices', pkg.id, after, most),
  async apply(tx, pkg, ids) {
    const known = await listProductIds(tx, ids);
    const waiting = await keepOrphans(tx, pkg.id, 'prices', withoutGoods(ids, known), momentOf(pkg).at);
    const pricesChanged = await applyPrices(tx, pkg.id, ids);
    const tiersChanged = await applyTiers(tx, pkg.id, ids);
    const odd = await countOddPrices(tx, pkg.id, ids);
    await addCounts(tx, pkg.id, { pricesChanged, tiersChanged, ...odd, waiting });
    return ids.length;
  },
};

const rests: Step = {
  name: 'rests',
  batch: BATCH,
  listNext: (db, pkg, after, most) => listNextIds(db, 'exchange_staged_rests', pkg.id, after, most),
  async applyBeside(tx, pkg, ids) {
    const { at, isGuessed } = momentOf(pkg);
    const known = await listProductIds(tx, ids);
    const waiting = await keepOrphans(tx, pkg.id, 'rests', withoutGoods(ids, known), at);
    await tellStock(tx, pkg.id, known, {
      at,
      isGuessed,
      isFull: pkg.scope === 'full',
      meaning: pkg.stockMeaning,
    });
    const { changed, oversold } = await settleStock(tx, [...known.values()]);
    return async (own) => {
      for (const { externalId, missing } of oversold) {
        const orders = (await listOrdersOf(own, externalId)).join(', ');
        await addProblem(own, pkg.id, { code: 'stock.oversold', externalId, facts: { missing, orders } });
      }
      await addCounts(own, pkg.id, { stocksChanged: changed, waiting });
      return ids.length;
    };
  },
};

/** One order after the other: each is held no longer than it takes. */
const documents: Step = {
  name: 'documents',
  batch: 1,
  listNext: (db, pkg, after) => listNextDocuments(db, pkg.id, after),
  apply: (tx, pkg, ids) => applyDocuments(tx, pkg, ids),
  applyWithout: applyDocuments,
};

/** A whole export remembers what it has named, until its last package has come. */
const mentions: Step = {
  name: 'mentions',
  batch: MENTIONED_BATCH,
  listNext: async (db, pkg, after, most) =>
    pkg.scope === 'full' && pkg.kind !== 'absence' ? listNextMentioned(db, pkg.id, after, most) : [],
  async apply(tx, pkg, ids) {
    const runId = await openRun(tx, pkg.id, pkg.sessionId, pkg.catalogId);
    await mention(tx, { runId, packageId: pkg.id }, ids);
    return 0;
  },
};

const absences: Step = {
  name: 'absences',
  batch: GOODS_BATCH,
  listNext: async (db, pkg, after, most) =>
    pkg.kind === 'absence' ? listNextAbsent(db, pkg.id, after, most) : [],
  async apply(tx, pkg, ids) {
    await addCounts(tx, pkg.id, { switchedOff: await switchOff(tx, ids) });
    return ids.length;
  },
};

export const STEPS: readonly Step[] = [
  groups,
  goods,
  orphans,
  offers,
  prices,
  rests,
  documents,
  mentions,
  absences,
];
