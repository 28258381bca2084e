/** Fifty visitors, a bad network and dying workers: see faults.ts. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import { createApi, type Send } from '#storefront/api-client.ts';
import { CartStore } from '#storefront/features/cart/cart-store.ts';
import { createUserSaver } from '#storefront/features/cart/user-saver.ts';
import type { BuiltShop } from '../built-shop.ts';
import { killWorkers } from './kill-workers.ts';

const DROPPED = 0.05;
const PRESS_MS = 150;
const CALM_MS = 90_000;

interface Setting {
  shop: BuiltShop;
  databaseUrl: string;
  seconds: number;
  clients: number;
  report(text: string): void;
}

interface Tally {
  requests: number;
  dropped: number;
  failed: number;
  kills: number;
}

interface Visitor {
  userId: number;
  store: CartStore;
  /** By product: what was acknowledged last and every wish since. */
  allowed: Map<string, number[]>;
  /** Wishes of requests on their way, to be acknowledged by their answers. */
  press(code: string, count: number): void;
}

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

async function addVisitor(db: Database, shopUrl: string, tally: Tally, name: string): Promise<Visitor> {
  const token = randomBytes(32).toString('base64url');
  const [user] = await db<{ id: string }[]>`
    insert into users (email, password_hash, first_name)
    values (${`${name}@sheber.test`}, 'nobody logs in', 'Faults') returning id`;
  const userId = Number(user?.id);
  await db`
    insert into sessions (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + interval '1 hour')`;
  const allowed = new Map<string, number[]>();

  const send: Send = async ({ method, path, headers, body }) => {
    tally.requests += 1;
    const response = await fetch(new URL(path, shopUrl), {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(15_000),
    });
    const answer = { status: response.status, body: await response.json() };
    if (response.status >= 500) tally.failed += 1;
    if (Math.random() < DROPPED) {
      tally.dropped += 1;
      throw new Error('the answer was dropped');
    }
    if (method === 'POST' && response.status === 200) acknowledge(JSON.parse(body ?? '{}').items);
    return answer;
  };
  function acknowledge(items: { productCode: string; count: number }[]): void {
    for (const { productCode, count } of items) {
      const wishes = allowed.get(productCode) ?? [];
      // Everything wished before the acknowledged count is past.
      const at = wishes.indexOf(count);
      if (at > 0) wishes.splice(0, at);
    }
  }

  const store = new CartStore();
  const api = createApi(send, 'ru', (_key, status) => {
    if (status === 0) tally.failed += 1;
  });
  store.keepWith(createUserSaver({ userId, api }), {
    city: 'pavlodar',
    promoCode: '',
    card: '',
    proBonus: 0,
  });
  return {
    userId,
    store,
    allowed,
    press(code, count) {
      store.setCount(code, count);
      const wishes = allowed.get(code) ?? [0];
      wishes.push(count);
      allowed.set(code, wishes);
    },
  };
}

async function readCarts(db: Database): Promise<Map<string, number>> {
  const rows = await db<{ userId: string; code: string; count: number }[]>`
    select user_id as "userId", product_code as code, count from cart_items`;
  return new Map(rows.map(({ userId, code, count }) => [`${userId} ${code}`, count]));
}

/** The faults found, in words; none when all is well. */
export async function runCartFaults({
  shop,
  databaseUrl,
  seconds,
  clients,
  report,
}: Setting): Promise<string[]> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 4 });
  const tally: Tally = { requests: 0, dropped: 0, failed: 0, kills: 0 };
  const faults: string[] = [];
  try {
    const goods = await db<{ code: string }[]>`
      select p.code from products p join stocks s on s.product_id = p.id
      where p.active and not p.on_order and not p.is_offline and coalesce((p.units -> 0 ->> 'step')::int, 1) = 1
      group by p.id having sum(s.count) >= 60 order by p.id limit 5`;
    const codes = goods.map(({ code }) => code);
    if (codes.length < 5) throw new Error('the demo range has too little to put into carts');
    const visitors = await Promise.all(
      Array.from({ length: clients }, (_, at) =>
        addVisitor(db, shop.url, tally, `faults-${randomBytes(4).toString('hex')}-${at}`),
      ),
    );
    const until = Date.now() + seconds * 1000;
    const killing = killWorkers({ shop, until, tally });
    // Counts that never repeat for a product tell one wish from another.
    let presses = 0;
    await Promise.all(
      visitors.map(async (visitor) => {
        let own = 0;
        while (Date.now() < until) {
          own += 1;
          presses += 1;
          visitor.press(pick(codes), 1 + (own % 59));
          await sleep(PRESS_MS * (0.3 + 4 * Math.random()));
        }
      }),
    );
    await killing;
    const midway = await readCarts(db);
    for (const { userId, allowed } of visitors) {
      for (const [code, wishes] of allowed) {
        const stored = midway.get(`${userId} ${code}`) ?? 0;
        if (!wishes.includes(stored))
          faults.push(`user ${userId}, ${code}: ${stored}, not of ${wishes.join(' ')}`);
      }
    }
    const patience = Date.now() + CALM_MS;
    while (Date.now() < patience && visitors.some(({ store }) => store.get().isPending)) await sleep(200);
    const calm = await readCarts(db);
    for (const { userId, allowed, store } of visitors) {
      if (store.get().isPending) faults.push(`user ${userId}: still not settled`);
      for (const [code, wishes] of allowed) {
        const last = wishes.at(-1) ?? 0;
        const stored = calm.get(`${userId} ${code}`) ?? 0;
        if (stored !== last || store.countOf(code) !== last)
          faults.push(
            `user ${userId}, ${code}: stored ${stored}, shown ${store.countOf(code)}, wished ${last}`,
          );
      }
    }
    report(
      `${clients} shoppers, ${seconds} s: ${presses} presses, ${tally.requests} requests, ${tally.dropped} answers dropped, ` +
        `${tally.failed} calls failed, ${tally.kills} workers killed.`,
    );
    return faults;
  } finally {
    await db.end({ timeout: 2 });
  }
}
