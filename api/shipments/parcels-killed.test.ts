/** A real process that is killed when the carrier has done what it was asked and nobody has heard of it: one parcel. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { aShippableOrder, PLACE } from '#tests/shipments.ts';
import { type CdekStand, openCdekStand } from '#tests/stands/cdek/cdek-stand.ts';

let shop: TestDatabase;
let stand: CdekStand;
let child: ChildProcess | null = null;
beforeAll(async () => {
  shop = await openTestDatabase();
  stand = await openCdekStand();
});
afterEach(() => {
  stand.whenDone(null);
  child?.kill('SIGKILL');
});
afterAll(async () => {
  await stand.close();
  await shop.drop();
});

function start(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../tests/fixtures/parcels-shop.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: shop.url,
      CDEK_ADDRESS: stand.url,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
/** What was in doubt has been so for a while, and the lease of who was killed is over. */
const hurry = () => shop.db`
  UPDATE shipments SET due_at = now(), sent_at = sent_at - interval '10 minutes' WHERE due_at IS NOT NULL`;

async function given() {
  const order = await aShippableOrder(shop);
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO shipments (order_id, carrier, places, due_at) VALUES (${order}, 'cdek', ${shop.db.json([PLACE])}, now())
    RETURNING id::float8 AS id`;
  return { shipment: row?.id ?? 0, number: `S${row?.id}` };
}
const stateOf = async (shipment: number) =>
  (
    await shop.db<{ state: string; hasLabel: boolean }[]>`
      SELECT state, label IS NOT NULL AS "hasLabel" FROM shipments WHERE id = ${shipment}`
  )[0];

/** Until the carrier has done this, then dead on the spot. */
async function runUntil(method: string, path: RegExp): Promise<void> {
  child = start();
  const dead = once(child, 'exit');
  stand.whenDone((asked) => {
    if (asked.method !== method || !path.test(asked.path)) return;
    stand.whenDone(null);
    child?.kill('SIGKILL');
  });
  const nudge = setInterval(() => void hurry(), 300);
  const [, signal] = await dead;
  clearInterval(nudge);
  expect(signal).toBe('SIGKILL');
}

test('killed after each thing that the carrier did, the next process finds one parcel and goes on with it', async () => {
  const { shipment, number } = await given();
  await runUntil('POST', /^\/v2\/orders$/);
  expect(stand.madeBy(number)).toHaveLength(1);
  expect(await stateOf(shipment)).toEqual({ state: 'planned', hasLabel: false });
  await hurry();
  await runUntil('GET', /^\/v2\/orders/);
  await hurry();
  await runUntil('POST', /^\/v2\/print\/barcodes/);
  await hurry();
  await runUntil('GET', /^\/v2\/print\/barcodes/);
  expect(stand.madeBy(number)).toHaveLength(1);

  child = start();
  await expect
    .poll(async () => {
      await hurry();
      return stateOf(shipment);
    })
    .toEqual({ state: 'booked', hasLabel: true });
  expect(stand.madeBy(number)).toHaveLength(1);
}, 60_000);

test('killed while several parcels are told of, each is one', async () => {
  const parcels = [];
  for (let n = 0; n < 5; n++) parcels.push(await given());
  // Each life ends with the next parcel that the carrier has taken.
  for (let life = 0; life < 3; life++) await runUntil('POST', /^\/v2\/orders$/);
  child = start();
  for (const { shipment } of parcels)
    await expect
      .poll(async () => {
        await hurry();
        return (await stateOf(shipment))?.state;
      })
      .toBe('booked');
  expect(parcels.map(({ number }) => stand.madeBy(number).length)).toEqual([1, 1, 1, 1, 1]);
}, 60_000);
