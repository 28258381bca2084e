/**
 * Orders under faults: two processes of the shop, sixteen buyers who order and pay, eight of the staff who work on the same orders, 5 % of the
 * answers dropped, processes and PostgreSQL killed where they stand. Afterwards the books are looked through (invariants.ts). With a planted bug (plants.ts) the
 * same run must find it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database, transaction } from '#api/database.ts';
import { changeStatus } from '#api/orders/orders.ts';
import type { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import type { BuiltShop } from '../../built-shop.ts';
import { killWorkers } from '../kill-workers.ts';
import { shopAround, type Tally } from './buyer.ts';
import { type Acknowledged, invariants } from './invariants.ts';
import { type OfficeTally, workAtDesk } from './operators.ts';
import type { Plant } from './plants.ts';
import { setStage } from './stage.ts';

interface Setting {
  shop: BuiltShop;
  server: EmbeddedPostgres;
  seconds: number;
  buyers: number;
  plant: Plant | null;
  report(text: string): void;
}

const ACCOUNTS_EACH = 40;
const DESKS = 8;
const CALM_MS = 90_000;
const CANCELLED = 0.1;

/** The names of the invariants that broke; those of buyers who were never answered too. */
export async function runOrderFaults(setting: Setting): Promise<string[]> {
  const { shop, server, seconds, buyers, plant, report } = setting;
  const db = connect({ databaseUrl: server.url(), workers: 1 }, { max: 4, statementTimeoutMs: 60_000 });
  const tally: Tally = {
    requests: 0,
    dropped: 0,
    lost: 0,
    plain: 0,
    unknown: 0,
    refused: new Map(),
    acknowledged: [],
    paid: 0,
    faults: [],
  };
  const office: OfficeTally = {
    done: new Map(),
    refused: new Map(),
    requests: 0,
    dropped: 0,
    again: new Map(),
    faults: [],
  };
  const kills = { kills: 0, database: 0, cancelled: 0 };
  const over = new AbortController();
  try {
    const stage = await setStage(db, buyers * ACCOUNTS_EACH, DESKS);
    if (plant) await db.unsafe(plant.sql);
    const until = Date.now() + seconds * 1000;
    const beside = [
      killWorkers({ shop, until, tally: kills }),
      killDatabase(shop, server, until, kills),
      cancelSome(db, until, tally.acknowledged, kills),
      ...stage.desks.map((cookie) =>
        workAtDesk({
          url: shop.url,
          cookie,
          orders: tally.acknowledged,
          tally: office,
          until,
          givenUp: until + CALM_MS,
        }),
      ),
      plant?.beside?.(db, over.signal),
    ];
    await Promise.all(
      Array.from({ length: buyers }, (_, at) =>
        shopAround(
          { url: shop.url, stage, tally, until, givenUp: until + CALM_MS },
          stage.accounts.slice(at * ACCOUNTS_EACH, (at + 1) * ACCOUNTS_EACH),
        ),
      ),
    );
    over.abort();
    await Promise.all(beside);
    report(
      `${buyers} buyers, ${seconds} s: ${tally.acknowledged.length} orders, ${tally.requests} requests, ` +
        `${tally.dropped} answers dropped (${tally.lost} of plain orders), ${tally.unknown} unknown, ${kills.kills} processes and ${kills.database} ` +
        `databases killed, ${tally.paid} payments, ${kills.cancelled} orders cancelled; ${stage.desks.length} of the staff: ${sayCounts(office.done)}.`,
    );
    report(`Refused to buyers: ${sayCounts(tally.refused)}; to staff: ${sayCounts(office.refused)}.`);
    report(
      `Of the staff: ${office.requests} requests, ${office.dropped} dropped; asked again after ${sayCounts(office.again)}.`,
    );
    for (const fault of office.faults.slice(0, 5)) report(`         ${fault}`);
    return [...(await lookThrough(db, tally, report)), ...(office.faults.length > 0 ? ['the office'] : [])];
  } finally {
    await db.end({ timeout: 2 });
  }
}

const sayCounts = (counts: Map<string, number>): string =>
  [...counts].map(([name, n]) => `${name} ${n}`).join(', ') || 'nothing';

async function lookThrough(db: Database, tally: Tally, report: (text: string) => void): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, what, find } of invariants) {
    const rows = await find(db, tally.acknowledged);
    report(
      `${rows.length === 0 ? 'holds ' : 'BROKEN'} ${name}: ${what}${rows.length === 0 ? '' : ` (${rows.length})`}`,
    );
    for (const row of rows.slice(0, 3)) report(`         ${JSON.stringify(row)}`);
    if (rows.length > 0) broken.push(name);
  }
  const isBack = tally.faults.some((fault) => fault.startsWith('I10'));
  report(`${isBack ? 'BROKEN' : 'holds '} I10: the state of a cart never comes back`);
  for (const fault of tally.faults.slice(0, 5)) report(`         ${fault}`);
  return [...broken, ...(tally.faults.length > 0 ? ['I10'] : [])];
}

async function killDatabase(
  shop: BuiltShop,
  server: EmbeddedPostgres,
  until: number,
  kills: { database: number },
): Promise<void> {
  while (Date.now() < until - 3000) {
    await sleep(4000 + 4000 * Math.random());
    const { pid } = server;
    if (pid === undefined || Date.now() > until - 3000) continue;
    process.kill(pid, 'SIGKILL');
    kills.database += 1;
    while (server.pid !== undefined) await sleep(20);
    await server.start();
    const patience = Date.now() + 15_000;
    while (Date.now() < patience && !(await isReady(shop))) await sleep(100);
  }
}

const isReady = (shop: BuiltShop) =>
  fetch(new URL('/readyz', shop.url)).then(
    ({ ok }) => ok,
    () => false,
  );

/** What the shop's people do meanwhile, by the same function. */
async function cancelSome(
  db: Database,
  until: number,
  acknowledged: readonly Acknowledged[],
  kills: { cancelled: number },
): Promise<void> {
  let seen = 0;
  while (Date.now() < until) {
    await sleep(200);
    const fresh = acknowledged.slice(seen);
    seen += fresh.length;
    for (const { orderId } of fresh.filter(() => Math.random() < CANCELLED)) {
      await transaction(db, (tx) => changeStatus(tx, orderId, { to: 'cancelled', actor: 'operator' })).then(
        () => {
          kills.cancelled += 1;
        },
        // Whether it was done or not, the books must be right.
        () => undefined,
      );
    }
  }
}
