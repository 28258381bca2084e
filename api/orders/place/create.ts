/**
 * Making an order: one transaction from the claimed key to the kept answer. Locks are taken in one order by all: the buyer, stock by
 * product and store, uses of promotions, points, credit, the hour, the cart. What cannot be done as shown ends the
 * transaction with a refusal; nothing is written then.
 */
import { createHash } from 'node:crypto';
import { errorMessage } from '#contract/errors.ts';
import type { OrderChanged } from '#contract/orders.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { planStock } from '#domain/orders/stock-plan.ts';
import { type Db, transaction } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { spendPoints } from '../../loyalty/loyalty.ts';
import { redeemCode } from '../../promotions/promotions.ts';
import { findOverdueDebt } from '../quote/overdue-debt.queries.ts';
import { findContract, insertBill, lockContract } from '../quote/payers.queries.ts';
import { makeQuote, type Quote } from '../quote/quote.ts';
import { takeSlot } from '../slots/slots.ts';
import { spendKey } from '../stored/point-keys.ts';
import { takeStock } from '../stored/take-stock.queries.ts';
import { OrderChangedError, requireUnchanged } from './changes.ts';
import { claimRequest, findRequest, type KnownRequest } from './create.queries.ts';
import { mustWait } from './open-orders.ts';
import type { OrderBody, Prepared } from './prepare.ts';
import { requireGoods, requireMinimum, requirePayment, requireServices, requireWay } from './rules.ts';
import { type CreateParts, type KeptAnswer, writeOrder } from './write-order.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export const requestKeyOf = (userId: number, key: string): string => digest(JSON.stringify([userId, key]));
export const requestDigestOf = (body: OrderBody): string => digest(JSON.stringify(body));

/** Somebody took what was planned a moment ago: plan anew. */
export class OvertakenError extends Error {}

/** Each time somebody else has succeeded, so this ends; a bound all the same. */
const MOST_PLANS = 20;

/** The first answer, if the key was used for this very request; refuses another request under it. */
export async function findAnswered(db: Db, key: string, requestDigest: string): Promise<KeptAnswer | null> {
  return toAnswered(await findRequest(db, key), requestDigest);
}

function toAnswered(known: KnownRequest | null, requestDigest: string): KeptAnswer | null {
  if (!known) return null;
  if (known.requestDigest !== requestDigest) throw new Refusal('request.key_reused');
  return known.answer as KeptAnswer;
}

/** How it comes about, where that is not the site's own checkout. */
export interface Making {
  channel?: 'site' | 'phone';
  /** How the transaction is opened; the office's has an entry in its log. */
  run?: (work: (tx: Db) => Promise<KeptAnswer>) => Promise<KeptAnswer>;
}

export async function makeOrder(
  parts: CreateParts,
  prepared: Prepared,
  { channel = 'site', run = (work) => transaction(parts.db, work) }: Making = {},
): Promise<KeptAnswer> {
  for (let plan = 1; ; plan += 1) {
    try {
      return await run((tx) => makeIn(tx, parts, prepared, channel));
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
      if (plan === MOST_PLANS) throw new Refusal('service.unavailable');
    }
  }
}

async function makeIn(
  tx: Db,
  parts: CreateParts,
  prepared: Prepared,
  channel: 'site' | 'phone',
): Promise<KeptAnswer> {
  const { viewer, body, way, places, key, requestDigest } = prepared;
  const id = await claimRequest(tx, key, requestDigest);
  if (id === null) {
    const answered = await findAnswered(tx, key, requestDigest);
    if (!answered) throw new Error('a claimed request has no answer');
    return answered;
  }
  const now = new Date();
  const quote = await makeQuote(tx, parts.promotions, {
    ...prepared,
    ...body,
    way,
    slot: prepared.slot,
    slotAt: prepared.heldAt ?? now,
    hasOrganization: prepared.organization !== null,
    now,
  });
  requireServices(quote, body);
  requireUnchanged(quote, body, prepared.language);
  requireGoods(quote);
  requireWay(way, quote);
  requireMinimum(quote);
  requirePayment(body.payment, quote);
  const isSlotted = way.method === 'delivery' && !quote.isPricedByHand;
  if (isSlotted && prepared.slot === null) throw new Refusal('order.slot_needed');

  const isWaiting = await mustWait(tx, quote, {
    userId: viewer.id,
    phone: prepared.recipient.phone,
    language: prepared.language,
  });
  const number = orderNumber(places.city.code, now, id);
  const takes = isWaiting ? [] : await takeGoods(tx, quote, prepared);
  await spendBenefits(tx, quote, { id, number, prepared });
  if (body.payment === 'deferred')
    await giveCredit(tx, quote, { number, userId: viewer.id, organizationId: body.organizationId });
  if (isSlotted && prepared.slot)
    await takeSlot(
      tx,
      {
        places,
        zone: way.zone ?? { kind: 'near' },
        userId: viewer.id,
        weightKg: quote.carried.weightKg,
        leadDays: quote.leadDays,
        now: prepared.heldAt ?? now,
      },
      prepared.slot,
    );
  return writeOrder(tx, parts, prepared, {
    id,
    number,
    channel,
    quote,
    takes,
    now,
    isSlotted,
    isWaiting,
  });
}

export async function takeGoods(
  tx: Db,
  quote: Quote,
  { places, way }: Pick<Prepared, 'places'> & { way: Pick<Prepared['way'], 'storeId'> },
  lineAt = (at: number): number => at + 1,
) {
  const wanted = quote.lines.map(({ row, count }, at) => ({ line: lineAt(at), productId: row.id, count }));
  const { takes, short } = planStock(wanted, quote.stock, (storeId) => places.rankOf(storeId, way.storeId));
  // Read a moment ago in the same transaction: only a gift that is also a line can be short here.
  if (short.length > 0) throw new OvertakenError();
  if (!(await takeStock(tx, takes))) throw new OvertakenError();
  return takes;
}

/** Uses of promotions and points; what is gone since the price was reckoned is told as a change. */
async function spendBenefits(
  tx: Db,
  quote: Quote,
  { id, number, prepared }: { id: number; number: string; prepared: Prepared },
): Promise<void> {
  const { viewer, body, language } = prepared;
  const { usedPromotions, promoCode, points } = quote.priced;
  try {
    await redeemCode(tx, {
      promotionCodes: usedPromotions,
      promoCode: promoCode?.isAccepted ? promoCode.promoCode : null,
      orderId: number,
      userId: viewer.id,
    });
    if (points.accepted > 0)
      await spendPoints(tx, {
        userId: viewer.id,
        key: spendKey(id),
        orderNumber: number,
        points: points.accepted,
      });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'loyalty.not_enough_points') {
      const to = Number(error.details.available ?? 0);
      throw new OrderChangedError('order.cart_changed', [{ kind: 'points', from: body.proBonus, to }], null);
    }
    throw new OrderChangedError(
      'order.cart_changed',
      [
        {
          kind: 'promo_code',
          code: promoCode?.promoCode ?? '',
          message: errorMessage(error.code, language, error.details),
        },
      ],
      null,
    );
  }
}

/** By contract: within its limit, with a bill of its own. */
export async function giveCredit(
  tx: Db,
  quote: Quote,
  { number, userId, organizationId }: { number: string; userId: number; organizationId: number | undefined },
): Promise<void> {
  const { contract, payable, totals, rules } = quote;
  if (!contract) return;
  await lockContract(tx, contract.id);
  const held = await findContract(tx, userId, organizationId);
  if (held?.id !== contract.id)
    throw new Refusal('order.payment_not_allowed', {}, undefined, { reason: 'contract_needed' });
  const creditLeftTenge = Math.max(0, held.creditLimit - held.creditUsed);
  const debt = held.hasOverdue ? await findOverdueDebt(tx, held.id) : null;
  requirePayment('deferred', {
    payable: { ...payable, creditLeftTenge, hasOverdueDebt: held.hasOverdue },
    debt,
    rules,
  });
  await insertBill(tx, {
    contractId: contract.id,
    number,
    sum: totals.total,
    deferralDays: contract.deferralDays,
  });
}

export const toRefusal = ({ code, changes, total }: OrderChangedError, cart: OrderChanged['cart']): Refusal =>
  new Refusal(code, {}, undefined, { changes, total, cart } satisfies OrderChanged);
