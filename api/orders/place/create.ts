/**
 * Making orders: one transaction from the held buyers to the kept answers, for one order or for several. Locks are taken in one
 * order by all: buyers, carts, stock by product and store, uses of promotions, points, credit, the hour. Where goods
 * alone are taken, stock comes after everything is written, so that others wait for it shortly. What cannot be done as shown
 * ends the transaction with a refusal; nothing is written then.
 */
import { createHash } from 'node:crypto';
import type { OrderChanged } from '#contract/orders.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { planStock, type Stock, type Take } from '#domain/orders/stock-plan.ts';
import { type Db, transaction } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeQuote, type Quote } from '../quote/quote.ts';
import { takeStock } from '../stored/take-stock.queries.ts';
import { takeBenefits } from './benefits.ts';
import { OrderChangedError, OvertakenError, requireUnchanged } from './changes.ts';
import { type Beginning, findRequest, type KnownRequest, listBeginnings } from './create.queries.ts';
import { lockBuyers } from './open-orders.queries.ts';
import { judgeOpenOrders, toHeld } from './open-orders.ts';
import type { OrderBody, Prepared } from './prepare.ts';
import { requireGoods, requireMinimum, requirePayment, requireServices, requireWay } from './rules.ts';
import {
  type CreateParts,
  type Finish,
  type KeptAnswer,
  type Made,
  type Reckoned,
  writeOrders,
} from './write-order.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export const requestKeyOf = (userId: number, key: string): string => digest(JSON.stringify([userId, key]));
export const requestDigestOf = (body: OrderBody): string => digest(JSON.stringify(body));

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
  channel?: Made['channel'];
  /** How the transaction is opened; the office's has an entry in its log. */
  run?: (work: (tx: Db) => Promise<KeptAnswer>) => Promise<KeptAnswer>;
}

/**
 * What the order comes to now; refuses what is other than shown. Read right before the transaction, whose statements would see no
 * more: each sees what is committed when it begins. What can run out is taken, or refused, within.
 */
export async function reckonOrder(
  { db, promotions }: CreateParts,
  prepared: Prepared,
  channel: Made['channel'] = 'site',
): Promise<Reckoned> {
  const { body, way } = prepared;
  const now = new Date();
  const quote = await makeQuote(db, promotions, {
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
  return { prepared, channel, quote, now, isSlotted };
}

/** It takes nothing but goods: no use of a promotion, no points, credit or hour, for which others may be waited for long. */
export const takesGoodsAlone = ({ prepared: { body }, quote: { priced }, isSlotted }: Reckoned): boolean =>
  !isSlotted &&
  body.payment !== 'deferred' &&
  body.works.length === 0 &&
  priced.usedPromotions.length === 0 &&
  !priced.promoCode?.isAccepted &&
  priced.points.accepted === 0;

/** One by itself, planned anew as often as somebody else was faster. */
export async function makeAlone(
  parts: CreateParts,
  prepared: Prepared,
  { channel = 'site', run = (work) => transaction(parts.db, work) }: Making = {},
): Promise<KeptAnswer> {
  for (let plan = 1; ; plan += 1) {
    try {
      const reckoned = await reckonOrder(parts, prepared, channel);
      return await run(async (tx) => {
        const [answer] = await writeTogether(tx, parts, [reckoned]);
        if (!answer) throw new Error('an order that was made has no answer');
        return answer;
      });
    } catch (error) {
      if (!(error instanceof OvertakenError)) return answeredBefore(parts, prepared, error);
      if (plan === MOST_PLANS) throw new Refusal('service.unavailable');
    }
  }
}

/** Who asked the same at the same moment may have made what now lacks its goods: that is the answer, else the failure is. */
export async function answeredBefore(
  { db }: Pick<CreateParts, 'db'>,
  { key, requestDigest }: Prepared,
  error: unknown,
): Promise<KeptAnswer> {
  const answer = error instanceof OrderChangedError ? await findAnswered(db, key, requestDigest) : null;
  if (!answer) throw error;
  return answer;
}

/**
 * Several orders, of whom no two are of one buyer, in one transaction: all of them or none. More than one only of those that take
 * goods alone. `finish` waits for the last statements.
 */
export async function writeTogether(
  tx: Db,
  parts: CreateParts,
  orders: readonly Reckoned[],
  finish?: Finish,
): Promise<KeptAnswer[]> {
  const judged = orders.map((order) => ({ ...order, buyer: toBuyer(order.prepared) }));
  const keys = orders.map(({ prepared }) => prepared.key);
  // One behind the other: what stands is read once the buyers are held.
  const [, mustWait, beginnings] = await Promise.all([
    lockBuyers(tx, judged.map(toHeld)),
    judgeOpenOrders(tx, judged),
    listBeginnings(tx, keys),
  ]);
  const fresh = judged.flatMap((order, at): Made[] => {
    const beginning = beginnings[at];
    return beginning && !beginning.known ? [toMade(order, beginning, mustWait(order))] : [];
  });
  planTakes(fresh);
  const [only] = fresh;
  if (only && !takesGoodsAlone(only)) await takeBenefits(tx, parts, only);
  const answers =
    fresh.length > 0 ? await writeOrders(tx, parts, fresh, finish) : new Map<string, KeptAnswer>();
  return orders.map(({ prepared: { key, requestDigest } }, at) => {
    const answer = answers.get(key) ?? toAnswered(beginnings[at]?.known ?? null, requestDigest);
    if (!answer) throw new Error('a known request has no answer');
    return answer;
  });
}

const toBuyer = ({ viewer, recipient, language }: Prepared) => ({
  userId: viewer.id,
  phone: recipient.phone,
  language,
});

const toMade = (order: Reckoned, { id, at }: Beginning, isWaiting: boolean): Made => ({
  ...order,
  id,
  begunAt: at,
  number: orderNumber(order.prepared.places.city.code, order.now, id),
  takes: [],
  isWaiting,
});

/** From where each takes its goods: what an earlier one takes is not there for a later one. */
function planTakes(orders: readonly Made[]): void {
  const taken = new Map<string, number>();
  const keyOf = ({ productId, storeId }: Pick<Stock, 'productId' | 'storeId'>) => `${productId} ${storeId}`;
  for (const order of orders) {
    if (order.isWaiting) continue;
    const { quote, prepared } = order;
    const stock = quote.stock.map((each) => ({ ...each, count: each.count - (taken.get(keyOf(each)) ?? 0) }));
    order.takes = planGoods({ lines: quote.lines, stock }, prepared);
    for (const take of order.takes) taken.set(keyOf(take), (taken.get(keyOf(take)) ?? 0) + take.count);
  }
}

type Going = Pick<Prepared, 'places'> & { way: Pick<Prepared['way'], 'storeId'> };

function planGoods(
  { lines, stock }: Pick<Quote, 'lines' | 'stock'>,
  { places, way }: Going,
  lineAt = (at: number): number => at + 1,
): Take[] {
  const wanted = lines.map(({ row, count }, at) => ({ line: lineAt(at), productId: row.id, count }));
  const { takes, short } = planStock(wanted, stock, (storeId) => places.rankOf(storeId, way.storeId));
  // Read a moment ago: short is only a gift that is also a line, or what another order of the same moment takes.
  if (short.length > 0) throw new OvertakenError();
  return takes;
}

export async function takeGoods(
  tx: Db,
  quote: Quote,
  going: Going,
  lineAt?: (at: number) => number,
): Promise<Take[]> {
  const takes = planGoods(quote, going, lineAt);
  if (!(await takeStock(tx, takes))) throw new OvertakenError();
  return takes;
}

export const toRefusal = ({ code, changes, total }: OrderChangedError, cart: OrderChanged['cart']): Refusal =>
  new Refusal(code, {}, undefined, { changes, total, cart } satisfies OrderChanged);
