/**
 * A package that has been read: judged, then applied step by step in batches, each a short transaction that also moves
 * the position. What was begun is carried to its end by whoever is alive; a batch done twice changes nothing.
 */
import { type HoldReason, listHoldReasons, type Thresholds } from '#domain/exchange/judge-package.ts';
import { guessPriceRole } from '#domain/exchange/price-roles.ts';
import type { Reading } from '#domain/exchange/reading.ts';
import type { StockMeaning } from '#domain/exchange/told-stock.ts';
import { type Database, transaction } from '../../database.ts';
import { clearStaged } from '../clear-staged.queries.ts';
import { type ExchangePackage, getPackage, setEnded, setFailed } from '../packages.queries.ts';
import type { StaffNews } from '../staff-news.ts';
import { applyStep, type Halts } from './apply-step.ts';
import {
  addCounts,
  addProblem,
  isBehindHeld,
  isRepeat,
  isStale,
  listUnguessed,
  listWithoutVat,
  noteForeign,
  setGuessedRole,
  supersedeHeld,
} from './apply-steps.queries.ts';
import { countEffect } from './package-effect.queries.ts';
import { STEPS, type Step } from './package-steps.ts';
import type { WorkedPackage } from './worked-package.ts';

/** What the shop has set of the exchange, as it stands when a package is taken up. */
export interface ExchangeRules {
  stockMeaning: StockMeaning;
  thresholds: Thresholds;
  reading: Reading;
}

export async function applyPackage(
  db: Database,
  { id, pictures, rules, news }: { id: number; pictures: Step; rules: ExchangeRules; news: StaffNews },
  halts: Halts,
): Promise<void> {
  const { stockMeaning, reading } = rules;
  const pkg = {
    ...(await getPackage(db, id)),
    stockMeaning,
    reading,
    isStale: await isStale(db, id),
  };
  if (pkg.state === 'read' && !(await mayBegin(db, pkg, rules.thresholds, news))) return;
  const steps = [...STEPS, pictures];
  const begun = steps.findIndex(({ name }) => name === pkg.step);
  for (const [index, step] of steps.entries()) {
    if (index < begun) continue;
    const isDone = await applyStep(db, pkg, step, index === begun ? pkg.position : '', halts);
    if (!isDone) return;
  }
  await transaction(db, (tx) => news.oversold(tx, pkg));
  await clearStaged(db, id);
  await setEnded(db, id, 'applied');
}

/** False: it rests, because it brings nothing new or waits for somebody's word. */
async function mayBegin(
  db: Database,
  pkg: WorkedPackage,
  thresholds: Thresholds,
  news: StaffNews,
): Promise<boolean> {
  if (await isRepeat(db, pkg.id)) {
    await addCounts(db, pkg.id, { repeated: 1 });
    await clearStaged(db, pkg.id);
    await setEnded(db, pkg.id, 'applied');
    return false;
  }
  if (pkg.kind === 'offers' && pkg.isStale) {
    await clearStaged(db, pkg.id);
    await setFailed(db, pkg.id, 'package.stale', {});
    return false;
  }
  await noteForeign(db, pkg.id);
  for (const { externalId, theirName } of await listWithoutVat(db, pkg.id))
    await addProblem(db, pkg.id, {
      code: 'price_type.without_vat',
      externalId,
      facts: { name: theirName },
    });
  for (const { externalId, theirName } of await listUnguessed(db)) {
    const role = guessPriceRole(theirName);
    if (role) await setGuessedRole(db, externalId, role);
  }
  if (pkg.decidedBy !== null) return true;
  const reasons = await judge(db, pkg, thresholds);
  if (reasons.length > 0)
    await transaction(db, async (tx) => {
      await setEnded(tx, pkg.id, 'held', reasons);
      await news.held(tx, pkg, reasons);
    });
  return reasons.length === 0;
}

/** Goods wait behind goods that wait; a whole export that passes takes the place of what waited before it. */
async function judge(db: Database, pkg: ExchangePackage, thresholds: Thresholds): Promise<HoldReason[]> {
  const reasons = listHoldReasons(await countEffect(db, pkg.id), thresholds);
  const isOfGoods = pkg.kind === 'goods' || pkg.kind === 'classifier';
  if (reasons.length > 0 || !isOfGoods) return reasons;
  if (pkg.kind === 'goods' && pkg.scope === 'full') await supersedeHeld(db, pkg.id);
  return (await isBehindHeld(db, pkg.id)) ? ['behind_held'] : [];
}
