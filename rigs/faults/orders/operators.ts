/**
 * Staff among the buyers: each takes a fresh order and does with it what its page offers (confirm, change lines, give a part back,
 * name a price of carriage, lay apart and join, collect, hand over, lead on, cancel), through the office's own calls, while its money comes
 * and others work on the same one. An answer that is lost is asked for again under the same key; where a dead
 * process still holds that key («request.in_progress») they look at the order anew, as a person would. What is refused is well; what is
 * answered by a fault is not.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import type { Acknowledged } from './invariants.ts';

export interface OfficeTally {
  /** What was done, by its name. */
  done: Map<string, number>;
  /** by code */
  refused: Map<string, number>;
  requests: number;
  dropped: number;
  /** What was asked again, by why: `503`, `TimeoutError`. */
  again: Map<string, number>;
  faults: string[];
}

export interface Desk {
  url: string;
  /** Of one who may do all that is done here. */
  cookie: string;
  orders: readonly Acknowledged[];
  tally: OfficeTally;
  until: number;
  givenUp: number;
}

interface Reply {
  status: number;
  body: { data?: never; code?: string };
}

const DROPPED = 0.05;
const PATIENCE_MS = 20_000;
/** So few that colleagues meet at one order, and each stays with it for a while. */
const AT_HAND = 12;
const ACTS_IN_A_ROW = 8;

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];
const within = (most: number): number => 1 + Math.floor(Math.random() * most);
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** The same request until it is answered; null: there was no time left. */
async function ask(desk: Desk, method: string, path: string, body?: object): Promise<Reply | null> {
  const key = randomUUID();
  while (Date.now() < desk.givenUp) {
    const reply = await send(desk, key, method, path, body);
    if (reply) return reply;
    await sleep(50 + 350 * Math.random());
  }
  return null;
}

async function send(
  { url, cookie, tally }: Desk,
  key: string,
  method: string,
  path: string,
  body?: object,
): Promise<Reply | null> {
  tally.requests += 1;
  try {
    const response = await fetch(new URL(`/office/api/v1${path}`, url), {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const reply = { status: response.status, body: (await response.json()) as Reply['body'] };
    // The database is away, or a worker is being replaced: it is asked again.
    if (reply.status === 503 || reply.status === 429) {
      count(tally.again, reply.body.code ?? String(reply.status));
      return null;
    }
    if (reply.status >= 500) tally.faults.push(`${method} ${path}: ${reply.status}`);
    if (Math.random() >= DROPPED) return reply;
    tally.dropped += 1;
  } catch (error) {
    // A killed process or database: nobody knows whether it was done.
    count(tally.again, (error as Error).name);
  }
  return null;
}

/** Works until the time is over. */
export async function workAtDesk(desk: Desk): Promise<void> {
  while (Date.now() < desk.until) {
    await sleep(20);
    const chosen = pick(desk.orders.slice(-AT_HAND));
    for (let at = 0; chosen && at < ACTS_IN_A_ROW && Date.now() < desk.until; at += 1)
      await workOn(desk, chosen.orderId);
  }
}

type Act = (desk: Desk, order: OfficeOrder) => Promise<Reply | null>;

async function workOn(desk: Desk, id: number): Promise<void> {
  const page = await ask(desk, 'GET', `/orders/${id}/`);
  if (page?.status !== 200) return;
  const order = page.body.data as unknown as OfficeOrder;
  const offered = Object.entries(ACTS).filter(([, { can }]) => can(order));
  const [name, act] = pick(offered) ?? [];
  if (name === undefined || act === undefined) return;
  const reply = await act.run(desk, order);
  if (reply === null) return;
  if (reply.status === 200) count(desk.tally.done, name);
  else count(desk.tally.refused, reply.body.code ?? String(reply.status));
}

const step =
  (to: string): Act =>
  (desk, { id, status }) =>
    ask(desk, 'POST', `/orders/${id}/step/`, {
      to,
      from: status,
      ...(to === 'cancelled' ? { reason: pick(['no_stock', 'no_contact', 'refused']) } : {}),
    });

/** Quoted first, as the page does; what was shown is what is sent. */
const editLines: Act = async (desk, { id, items }) => {
  const line = pick(items.filter(({ isGift }) => !isGift));
  if (!line) return null;
  const intent = { items: [{ id: line.id, count: Math.random() < 0.2 ? 0 : within(3) }] };
  const quote = await ask(desk, 'POST', `/orders/${id}/edit/quote/`, intent);
  if (quote?.status !== 200) return quote;
  const { revision, to } = quote.body.data as unknown as { revision: number; to: { total: number } };
  return ask(desk, 'POST', `/orders/${id}/edit/`, {
    ...intent,
    revision,
    total: to.total,
    consent: 'по телефону',
    isTakenOver: true,
  });
};

const split: Act = async (desk, { id, items }) => {
  const hours = await ask(desk, 'GET', `/orders/${id}/parts/`);
  const slot = pick((hours?.body.data ?? []) as unknown as { id: string }[]);
  const line = pick(items);
  if (!slot || !line) return null;
  return ask(desk, 'POST', `/orders/${id}/parts/`, {
    slotId: slot.id,
    lines: [{ line: line.id, count: within(line.count) }],
  });
};

/** Takes each store's list, counts all of it and packs. */
const collect: Act = async (desk, { id, goods }) => {
  let last: Reply | null = null;
  for (const store of new Set(goods.map(({ storeId }) => storeId))) {
    const list = `/pick/${store}/${id}`;
    last = await ask(desk, 'POST', `${list}/take/`, { isTakeover: true });
    if (last?.status !== 200) return last;
    const events = goods
      .filter(({ storeId }) => storeId === store)
      .map((each) => ({
        id: randomUUID(),
        line: each.line,
        kind: 'count',
        count: each.count,
        at: new Date().toISOString(),
      }));
    last = await ask(desk, 'POST', `${list}/events/`, { events });
    if (last?.status !== 200) return last;
    last = await ask(desk, 'POST', `${list}/ready/`, { places: [{ kg: 5 }] });
  }
  return last;
};

/** For what is due at that moment; some buyers leave a piece. */
const handOver: Act = async (desk, { id, number }) => {
  const found = await ask(desk, 'POST', '/handover/find/', { q: number });
  const waiting = (
    (
      found?.body as {
        items?: {
          orderId: number;
          dueTenge: number;
          canLessen: boolean;
          lines: { id: number; count: number }[];
        }[];
      }
    )?.items ?? []
  ).find(({ orderId }) => orderId === id);
  if (!waiting) return null;
  const line = waiting.lines.find((each) => each.count > 1);
  if (waiting.canLessen && line && Math.random() < 0.5) {
    const items = [{ id: line.id, count: line.count - 1 }];
    const quote = await ask(desk, 'POST', `/handover/${id}/quote/`, { items });
    if (quote?.status !== 200) return quote;
    const { revision, dueTenge } = quote.body.data as unknown as { revision: number; dueTenge: number };
    return ask(desk, 'POST', `/handover/${id}/`, {
      code: null,
      takenTenge: dueTenge,
      less: { items, revision },
    });
  }
  return ask(desk, 'POST', `/handover/${id}/`, { code: null, takenTenge: waiting.dueTenge });
};

const deliverPart: Act = (desk, { id, delivery }) =>
  ask(desk, 'POST', `/orders/${id}/parts/${pick(delivery.parts)?.part ?? 2}/delivered/`);

/** Half of them ask for more than is left, which must be refused. */
const refund: Act = (desk, { id, money }) =>
  ask(desk, 'POST', `/orders/${id}/refund/`, { sum: within(money.left * 2), reason: 'проба' });

const reprice: Act = (desk, { id }) =>
  ask(desk, 'POST', `/orders/${id}/delivery-price/`, { sum: within(30) * 100 });

const can = (to: string) => (order: OfficeOrder) => order.steps.some((each) => each === to);
const rarely = (often: number, test: (order: OfficeOrder) => boolean) => (order: OfficeOrder) =>
  test(order) && Math.random() < often;
const isWaiting = ({ status }: OfficeOrder) => status === 'confirmed' || status === 'assembling';

const ACTS: Readonly<Record<string, { can(order: OfficeOrder): boolean; run: Act }>> = {
  confirmed: { can: can('confirmed'), run: step('confirmed') },
  'lines changed': { can: ({ canEdit }) => canEdit, run: editLines },
  split: { can: ({ canSplit }) => canSplit, run: split },
  joined: {
    can: rarely(0.3, ({ canJoin }) => canJoin),
    run: (desk, { id }) => ask(desk, 'DELETE', `/orders/${id}/parts/`),
  },
  'carriage priced': {
    can: ({ canWork, delivery }) => canWork && (delivery.isPricedByHand || delivery.isZoneAssumed),
    run: reprice,
  },
  'part given back': { can: ({ money }) => money.left > 0, run: refund },
  collected: { can: isWaiting, run: collect },
  'handed over': { can: ({ status }) => status === 'ready', run: handOver },
  shipped: { can: can('shipped'), run: step('shipped') },
  'on its way': { can: can('delivering'), run: step('delivering') },
  'part delivered': {
    can: ({ status, delivery }) => status === 'delivering' && delivery.parts.length > 0,
    run: deliverPart,
  },
  received: {
    can: ({ status, steps }) => status === 'delivering' && steps.includes('completed'),
    run: step('completed'),
  },
  cancelled: { can: rarely(0.1, can('cancelled')), run: step('cancelled') },
};
