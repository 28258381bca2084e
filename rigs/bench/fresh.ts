/**
 * `npm run bench fresh`: how long after a price has changed in the database a visitor, and a buyer who is logged in, still
 * sees the former one: in the call of a product, in its page, in the listing. All of it is kept; nothing of it longer than
 * the bound.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#api/database.ts';
import type { Facts } from './subject.ts';

/** What is promised: a changed price is seen within a second. */
const BOUND_MS = 1000;
const TIMES = 8;
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 10;

interface Place {
  name: string;
  path: string;
  headers: Record<string, string>;
}

interface Seen {
  name: string;
  medianMs: number;
  longestMs: number;
}

/** Each place is asked before, so that what it keeps is the former price. */
async function measureOnce(shopUrl: string, place: Place, price: number, change: () => Promise<void>) {
  const shows = async () => {
    const answer = await fetch(new URL(place.path, shopUrl), { headers: place.headers });
    const text = (await answer.text()).replace(/[\s\u00A0\u202F]/g, '');
    return text.includes(String(price));
  };
  await shows();
  await change();
  const changed = performance.now();
  while (!(await shows())) {
    if (performance.now() - changed > PATIENCE_MS) throw new Error(`${place.name} never shows ${price}.`);
    await sleep(LOOK_EVERY_MS);
  }
  return performance.now() - changed;
}

export async function runFreshBench(
  { shopUrl, databaseUrl, productCode, token }: Facts,
  print: (text: string) => void,
): Promise<boolean> {
  const db = connect({ databaseUrl, workers: 1 });
  const call = `/api/v2/products/${productCode}/?city=pavlodar`;
  const page = `/p/${productCode}`;
  const loggedIn = { cookie: `token=${token}`, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
  const places: Place[] = [
    { name: 'product call, visitor', path: call, headers: {} },
    { name: 'product call, logged in', path: call, headers: { authorization: `Bearer ${token}` } },
    { name: 'product page, visitor', path: page, headers: {} },
    { name: 'product page, logged in', path: page, headers: loggedIn },
  ];
  try {
    // They would show other prices than the one that is written.
    await db`DELETE FROM promotions`;
    const rows: Seen[] = [];
    // Of five figures that stand nowhere else.
    let price = 71_234;
    for (const place of places) {
      const all: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        price += 101;
        const next = price;
        all.push(
          await measureOnce(shopUrl, place, next, async () => {
            await db`
              UPDATE product_prices SET price = ${next}, regular_price = ${next}, club_price = NULL, discount_price = NULL
              WHERE product_id = (SELECT id FROM products WHERE code = ${productCode})`;
          }),
        );
      }
      all.sort((one, other) => one - other);
      rows.push({
        name: place.name,
        medianMs: all[Math.floor(all.length / 2)] ?? Number.NaN,
        longestMs: all.at(-1) ?? Number.NaN,
      });
    }
    print(`\na changed price is seen, bound ${BOUND_MS} ms\n| where | median | longest |\n|---|---|---|`);
    for (const { name, medianMs, longestMs } of rows)
      print(`| ${name} | ${medianMs.toFixed(0)} ms | ${longestMs.toFixed(0)} ms |`);
    return rows.every(({ longestMs }) => longestMs <= BOUND_MS);
  } finally {
    await db.end({ timeout: 2 });
  }
}
