/** A buyer with a bad network: puts goods in the cart, asks for the total, orders, and asks again until told. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Acknowledged } from './invariants.ts';
import { type Account, PROMO_CODE, type Stage } from './stage.ts';

export interface Tally {
  requests: number;
  dropped: number;
  unknown: number;
  /** Orders that were made and whose answer was dropped, so that they were asked for again; plain ones alone. */
  lost: number;
  /** Answers to plain orders. */
  plain: number;
  /** by code */
  refused: Map<string, number>;
  acknowledged: Acknowledged[];
  /** Told by the provider that it has the money. */
  paid: number;
  /** Events of carts that came twice, and answers nobody could ever get. */
  faults: string[];
}

const DROPPED = 0.05;
const PATIENCE_MS = 20_000;
const LEAST_LOST = 6;
const MARGIN_MS = 30_000;
const PAID = 0.5;

interface Reply {
  status: number;
  body: { data?: Record<string, unknown>; code?: string; eventId?: string };
}

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

interface Request {
  method: string;
  path: string;
  body?: object;
  key?: string;
  /** An order that nothing but its key keeps from being made twice: no code, no hour that only one can have. */
  isPlain?: boolean;
}

/** By chance; of plain orders every twentieth surely, so that no run is without some. */
function isDropped(status: number, isPlain: boolean, tally: Tally): boolean {
  if (!isPlain || status !== 200) return Math.random() < DROPPED;
  tally.plain += 1;
  const isLost = tally.plain % Math.round(1 / DROPPED) === 1;
  if (isLost) tally.lost += 1;
  return isLost;
}

/** Null: nobody knows whether it was done. */
async function send(
  url: string,
  account: Account,
  tally: Tally,
  { method, path, body, key, isPlain = false }: Request,
): Promise<Reply | null> {
  tally.requests += 1;
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${account.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const reply = { status: response.status, body: (await response.json()) as Reply['body'] };
    if (isDropped(reply.status, isPlain, tally)) {
      tally.dropped += 1;
      return null;
    }
    if (reply.status < 500 && reply.status !== 429) return reply;
  } catch {
    // Below.
  }
  tally.unknown += 1;
  return null;
}

export interface Shopping {
  url: string;
  stage: Stage;
  tally: Tally;
  until: number;
  /** After it nobody asks any more. */
  givenUp: number;
}

/** Buys until the time is over; the last order is followed to its answer. */
export async function shopAround(shopping: Shopping, accounts: readonly Account[]): Promise<void> {
  const events = new Map<number, Set<string>>();
  const { tally, until, givenUp } = shopping;
  // On a slow machine a little longer: a run that lost too few orders would prove nothing.
  const isOver = () => Date.now() >= until && (tally.lost >= LEAST_LOST || Date.now() >= givenUp - MARGIN_MS);
  for (let at = 0; !isOver(); at += 1) {
    const account = accounts[Math.floor(at / 6) % accounts.length];
    if (account) await buyOnce(shopping, account, events);
  }
}

async function buyOnce(
  shopping: Shopping,
  account: Account,
  events: Map<number, Set<string>>,
): Promise<void> {
  const { stage, tally, url } = shopping;
  const ask = (request: Request) => persist(shopping, account, request);
  const codes = [
    ...new Set(Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => pick(stage.codes))),
  ];
  const items = codes.map((productCode) => ({ productCode, count: 1 + Math.floor(Math.random() * 2) }));
  const terms = {
    city: 'pavlodar',
    items,
    delivery: pick([
      { method: 'pickup', storeId: 1 },
      { method: 'express', addressId: account.addressId },
      { method: 'delivery', addressId: account.addressId },
    ]),
    ...(Math.random() < 0.3 ? { promoCode: PROMO_CODE } : {}),
    ...(Math.random() < 0.3 ? { proBonus: 100 } : {}),
  };
  await ask({ method: 'POST', path: '/api/v1/cart/', body: { items } });
  const isSlotted = terms.delivery.method === 'delivery';
  const held = isSlotted ? await holdHour(ask) : null;
  const quote = await ask({
    method: 'POST',
    path: '/api/v1/order/delivery/calculate/',
    body: { ...terms, ...(held ? { slotId: held.slotId } : {}) },
  });
  if (quote?.status !== 200) return;
  const key = randomUUID();
  const { totals, promoCode } = quote.body.data as {
    totals: { total: number };
    promoCode: { error?: string } | null;
  };
  const answer = await ask({
    method: 'POST',
    path: '/api/v1/orders/',
    key,
    isPlain: terms.delivery.method === 'pickup' && !('promoCode' in terms) && !('proBonus' in terms),
    body: {
      ...terms,
      ...(promoCode?.error === undefined ? {} : { promoCode: undefined }),
      ...(held ? { slotHoldId: held.holdId } : {}),
      recipient: { firstName: 'Айгерим', phone: account.phone },
      payment: pick(['card_online', 'card_on_receipt', 'kaspi_pay']),
      comment: key,
      total: totals.total,
      agreement: true,
    },
  });
  if (!answer) {
    tally.faults.push(`order ${key}: never answered`);
    return;
  }
  if (answer.status !== 200) {
    const code = answer.body.code ?? String(answer.status);
    tally.refused.set(code, (tally.refused.get(code) ?? 0) + 1);
    return;
  }
  const { orderId, total, payment } = answer.body.data as {
    orderId: number;
    total: number;
    payment: { redirectUrl: string | null };
  };
  tally.acknowledged.push({ key, orderId, total, userId: account.userId });
  if (payment.redirectUrl !== null && Math.random() < PAID) await pay(shopping, payment.redirectUrl);
  const cart = await send(url, account, tally, { method: 'GET', path: '/api/v1/cart/' });
  const event = cart?.body.eventId;
  if (event === undefined) return;
  const seen = events.get(account.userId) ?? new Set<string>();
  events.set(account.userId, seen);
  // I10: an order changes the cart, and no state of it comes back.
  if (seen.has(event)) tally.faults.push(`I10: the cart of ${account.userId} came back to ${event}`);
  seen.add(event);
}

/** On the page of the sandbox; whether the shop has heard of it is its own matter. */
async function pay({ url, tally }: Shopping, page: string): Promise<void> {
  const address = new URL(`${new URL(page, url).pathname}/pay`, url);
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (response?.status === 303) tally.paid += 1;
}

async function holdHour(ask: (request: Request) => Promise<Reply | null>) {
  const slots = await ask({ method: 'GET', path: '/api/v1/order/slots/?zoneId=pavlodar:near&weight=6' });
  const free = ((slots?.body.data ?? []) as unknown as { id: string; isFree: boolean }[]).filter(
    ({ isFree }) => isFree,
  );
  const slot = free.length > 0 ? pick(free) : null;
  if (!slot) return null;
  const hold = await ask({
    method: 'POST',
    path: '/api/v1/order/slots/hold/',
    body: { slotId: slot.id, weight: 6 },
  });
  if (hold?.status !== 200) return null;
  return { holdId: String(hold.body.data?.holdId), slotId: slot.id };
}

/** The same request again until it is answered: what was dropped or died may have been done. */
async function persist(
  { url, tally, givenUp }: Shopping,
  account: Account,
  request: Request,
): Promise<Reply | null> {
  while (Date.now() < givenUp) {
    const reply = await send(url, account, tally, request);
    if (reply) return reply;
    await sleep(50 + 350 * Math.random());
  }
  return null;
}
