/**
 * How an estimate gets into the database: whole, within the bounds of the shop, and changed only under its lock. What is
 * not there, or belongs to somebody else, is refused in the same words.
 */
import { fitsEstimate, MOST_ESTIMATES, MOST_LINES, MOST_SECTIONS } from '#domain/estimates/estimates.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  countEstimates,
  type EstimateContent,
  findEstimate,
  insertEstimate,
  lockEstimate,
  lockUser,
  type StoredEstimate,
  updateEstimate,
} from './estimates.queries.ts';
import { toSize } from './to-contract.ts';

export async function requireStored(found: Promise<StoredEstimate | null>): Promise<StoredEstimate> {
  const stored = await found;
  if (!stored) throw new Refusal('estimate.not_found');
  return stored;
}

export async function insertWhole(
  db: Database,
  userId: number,
  content: EstimateContent,
): Promise<StoredEstimate> {
  requireFit(content);
  return transaction(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await countEstimates(tx, userId)) >= MOST_ESTIMATES)
      throw new Refusal('estimate.too_many', { most: MOST_ESTIMATES });
    const id = await insertEstimate(tx, userId, content, toSize(content));
    return requireStored(findEstimate(tx, userId, id));
  });
}

/** `rewrite` cannot look products up: they are found before, since the lock holds its connection. */
export async function changeLocked(
  db: Database,
  userId: number,
  id: number,
  rewrite: (stored: StoredEstimate) => EstimateContent,
): Promise<StoredEstimate> {
  return transaction(db, async (tx: Db) => {
    const content = rewrite(await requireStored(lockEstimate(tx, userId, id)));
    requireFit(content);
    await updateEstimate(tx, id, content, toSize(content));
    return requireStored(findEstimate(tx, userId, id));
  });
}

function requireFit({ sections }: EstimateContent): void {
  if (!fitsEstimate(sections))
    throw new Refusal('estimate.too_large', { mostSections: MOST_SECTIONS, mostLines: MOST_LINES });
}
