/**
 * A package that has been read: judged, then applied step by step in batches, each a short transaction that also moves
 * the position. What was begun is carried to its end by whoever is alive; a batch done twice changes nothing.
 */
import { listHoldReasons } from '#domain/exchange/judge-package.ts';
import { momentOfPackage } from '#domain/exchange/moments.ts';
import { guessPriceRole } from '#domain/exchange/price-roles.ts';
import { type Database, type Db, transaction } from '../../database.ts';
import { clearStaged, type ExchangePackage, getPackage, setEnded, setFailed } from '../packages.queries.ts';
import { listNextGoods } from './apply-goods.queries.ts';
import { applyGoods } from './apply-goods.ts';
import { applyGroups } from './apply-groups.ts';
import { applyPrices, listNextIds, settleStock, tellStock } from './apply-offers.queries.ts';
import {
  addCounts,
  addProblem,
  isRepeat,
  isStale,
  listUnguessed,
  noteForeign,
  setGuessedRole,
  setPosition,
} from './apply-steps.queries.ts';
import { countEffect } from './package-effect.queries.ts';

const BATCH = 2000;
const GOODS_BATCH = 500;

/** What follows what; each gives how many rows it changed. */
interface Step {
  name: string;
  listNext(db: Db, pkg: ExchangePackage, after: string): Promise<string[]>;
  apply(tx: Db, pkg: ExchangePackage, ids: readonly string[]): Promise<number>;
}

/** Hundreds of rows: all at once, in one transaction. */
const groups: Step = {
  name: 'groups',
  listNext: async (_db, _pkg, after) => (after === '' ? ['all'] : []),
  apply: (tx, pkg) => applyGroups(tx, pkg.id),
};

const goods: Step = {
  name: 'goods',
  listNext: (db, pkg, after) => listNextGoods(db, pkg.id, after, GOODS_BATCH),
  apply: applyGoods,
};

const prices: Step = {
  name: 'prices',
  listNext: (db, pkg, after) => listNextIds(db, 'exchange_staged_prices', pkg.id, after, BATCH),
  async apply(tx, pkg, ids) {
    const changed = await applyPrices(tx, pkg.id, ids);
    await addCounts(tx, pkg.id, { pricesChanged: changed });
    return ids.length;
  },
};

const rests: Step = {
  name: 'rests',
  listNext: (db, pkg, after) => listNextIds(db, 'exchange_staged_rests', pkg.id, after, BATCH),
  async apply(tx, pkg, ids) {
    const at = momentOfPackage(pkg.madeAt, pkg.sessionStart, new Date());
    await tellStock(tx, pkg.id, ids, { at, isFull: pkg.scope === 'full', meaning: 'free' });
    const { changed, oversold } = await settleStock(tx, ids);
    for (const { externalId, missing } of oversold)
      await addProblem(tx, pkg.id, { code: 'stock.oversold', externalId, facts: { missing } });
    await addCounts(tx, pkg.id, { stocksChanged: changed, oversold: oversold.length });
    return ids.length;
  },
};

const STEPS: readonly Step[] = [groups, goods, prices, rests];

export async function applyPackage(db: Database, { id }: { id: number }, signal: AbortSignal): Promise<void> {
  const pkg = await getPackage(db, id);
  if (pkg.state === 'read' && !(await mayBegin(db, pkg))) return;
  const begun = STEPS.findIndex(({ name }) => name === pkg.step);
  for (const [index, step] of STEPS.entries()) {
    if (index < begun) continue;
    const isDone = await applyStep(db, pkg, step, index === begun ? pkg.position : '', signal);
    if (!isDone) return;
  }
  await clearStaged(db, id);
  await setEnded(db, id, 'applied');
}

async function applyStep(
  db: Database,
  pkg: ExchangePackage,
  step: Step,
  from: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (let position = from; ; ) {
    if (signal.aborted) return false;
    const ids = await step.listNext(db, pkg, position);
    const last = ids.at(-1);
    if (last === undefined) return true;
    await transaction(db, async (tx) => {
      const applied = await step.apply(tx, pkg, ids);
      await setPosition(tx, pkg.id, { step: step.name, position: last, applied });
    });
    position = last;
  }
}

/** False: it rests, because it brings nothing new or waits for somebody's word. */
async function mayBegin(db: Database, pkg: ExchangePackage): Promise<boolean> {
  if (await isRepeat(db, pkg.id)) {
    await clearStaged(db, pkg.id);
    await setEnded(db, pkg.id, 'applied');
    return false;
  }
  if (pkg.kind === 'offers' && (await isStale(db, pkg.id))) {
    await clearStaged(db, pkg.id);
    await setFailed(db, pkg.id, 'package.stale', {});
    return false;
  }
  await noteForeign(db, pkg.id);
  for (const { externalId, theirName } of await listUnguessed(db)) {
    const role = guessPriceRole(theirName);
    if (role) await setGuessedRole(db, externalId, role);
  }
  if (pkg.decidedBy !== null) return true;
  const reasons = listHoldReasons(await countEffect(db, pkg.id));
  if (reasons.length > 0) await setEnded(db, pkg.id, 'held', reasons);
  return reasons.length === 0;
}
