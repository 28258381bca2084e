/** One step of a package in batches, each a short transaction: whoever goes on after a killed process begins where it stood. */
import { type Database, type Db, transaction } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { setPosition } from './apply-steps.queries.ts';
import { BatchPace } from './batch-pace.ts';
import type { Step } from './package-steps.ts';
import type { WorkedPackage } from './worked-package.ts';

/** What stops it between two batches: it goes on from there. */
export interface Halts {
  signal: AbortSignal;
  /** False: there is no room on the disk. */
  mayWrite(): boolean;
}

/** False: it was stopped. Of a step whose batches go side by side two are under way at any time. */
export async function applyStep(
  db: Database,
  pkg: WorkedPackage,
  step: Step,
  from: string,
  { signal, mayWrite }: Halts,
): Promise<boolean> {
  const pace = new BatchPace(step.batch);
  let before = Promise.resolve();
  let last = before;
  try {
    for (let position = from; ; ) {
      if (signal.aborted || !mayWrite()) return false;
      const ids = await step.listNext(db, pkg, position, pace.size());
      const end = ids.at(-1);
      if (end === undefined) {
        await last;
        return true;
      }
      before = last;
      last = applyBatch(db, pkg, step, { ids, end, before, pace });
      // It is awaited below, but may have failed before that.
      last.catch(() => undefined);
      await ('applyBeside' in step ? before : last);
      position = end;
    }
  } finally {
    // Nothing of it goes on behind the back of who takes it up again.
    await Promise.allSettled([before, last]);
  }
}

interface Batch {
  ids: readonly string[];
  /** The position once it is done. */
  end: string;
  before: Promise<void>;
  pace: BatchPace;
}

async function applyBatch(
  db: Database,
  pkg: WorkedPackage,
  step: Step,
  { ids, end, before, pace }: Batch,
): Promise<void> {
  const moveOn = (tx: Db, applied: number) =>
    setPosition(tx, pkg.id, { step: step.name, position: end, applied });
  const begun = performance.now();
  if ('applyBeside' in step) {
    const note = await transaction(db, (tx) => step.applyBeside(tx, pkg, ids));
    pace.took(performance.now() - begun);
    // In the order of the batches, and with no row of the shop locked meanwhile: an order that waits for one of them would wait
    // for the other as well. A process that is killed here does a batch twice, which changes nothing.
    await before;
    await transaction(db, async (tx) => moveOn(tx, await note(tx)));
    return;
  }
  const prepared = await step.prepare?.(db, pkg, ids);
  const taken = performance.now();
  const take = (apply: typeof step.apply) =>
    transaction(db, async (tx) => moveOn(tx, await apply(tx, pkg, ids, prepared)));
  const { applyWithout } = step;
  await take(step.apply).catch((error: unknown) => {
    if (!(error instanceof Refusal) || !applyWithout) throw error;
    return take((tx, each, keys) => applyWithout(tx, each, keys, error.code));
  });
  pace.took(performance.now() - taken);
}
