/** The link under which a client reads an estimate: one per estimate, for a time, and it can be taken back. */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { shareEstimate } from '#contract/estimate-exchange.ts';
import type { Estimate } from '#contract/estimates.ts';
import { LINK_DAYS } from '#domain/estimates/estimates.ts';
import { type Database, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findEstimate, lockEstimate, saveShare } from './estimates.queries.ts';
import { requireStored } from './stored-estimate.ts';
import { toShare } from './to-contract.ts';

const DAY_MS = 86_400_000;

export type ShareWish = z.output<typeof shareEstimate.body>;
export type Share = NonNullable<Estimate['share']>;

/** Shared again it keeps its address: whoever has the link goes on reading. */
export async function share(
  db: Database,
  userId: number,
  id: number,
  { until, showPrices, showMarkup, mayBuy }: ShareWish,
): Promise<Share> {
  const last = new Date(Date.now() + LINK_DAYS * DAY_MS);
  // To the end of that day in Kazakhstan.
  const wished = until === undefined ? last : new Date(`${until}T23:59:59+05:00`);
  if (wished.getTime() <= Date.now()) throw new Refusal('request.invalid', {}, { until: [until ?? ''] });
  return transaction(db, async (tx) => {
    const stored = await requireStored(lockEstimate(tx, userId, id));
    const link = {
      token: stored.share?.token ?? makeToken(),
      until: wished < last ? wished : last,
      showPrices: showPrices ?? stored.share?.showPrices ?? true,
      isPriceChosen: showPrices !== undefined || (stored.share?.isPriceChosen ?? false),
      showMarkup,
      mayBuy: mayBuy ?? stored.share?.mayBuy ?? null,
    };
    await saveShare(tx, id, link);
    const { share: saved } = await requireStored(findEstimate(tx, userId, id));
    return toShare(saved ?? link);
  });
}

/** 130 bits in small letters and digits, as the addresses of pages are written. */
const makeToken = (): string =>
  Array.from(randomBytes(26), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
