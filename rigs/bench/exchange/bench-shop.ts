/** What every row of the bench works on, and what a visitor sees of it meanwhile. */
import type { Database } from '#api/database.ts';
import type { BuiltShop } from '../../built-shop.ts';
import type { BenchBase } from './client.ts';
import type { Watched } from './costs.ts';
import { STORES } from './packages.ts';

export interface Stage {
  watched: Watched;
  db: Database;
  databaseUrl: string;
  shop: BuiltShop;
  base: BenchBase;
  size: number;
  /** Where the data are kept; null: nowhere. */
  folder: string | null;
  /** A figure. */
  print(text: string): void;
  /** How far it is. */
  say(text: string): void;
}

interface ShownStock {
  data: { balance: { count: number }[] };
}

/** The page of the first of the goods. */
export async function findPage(db: Database): Promise<string> {
  const [row] = await db<{ code: string }[]>`SELECT code FROM products WHERE external_id = 'bench-0'`;
  if (!row) throw new Error('the goods of the bench are not there: the row «fill» comes first');
  return `/api/v2/products/${row.code}/`;
}

/** A figure that no row of stock has yet. */
export async function findNewFigure(db: Database): Promise<number> {
  const [row] = await db<{ figure: number }[]>`
    SELECT coalesce(max(count), 0)::int + 10 AS figure FROM stock_told WHERE warehouse IN ${db([...STORES])}`;
  return row?.figure ?? 10;
}

/** The same page again and again until the work is done; how long each answer took. */
export async function visit(url: string, path: string, work: () => Promise<void>): Promise<number[]> {
  const latencies: number[] = [];
  let isDone = false;
  const look = async () => {
    while (!isDone) {
      const begun = performance.now();
      await fetch(url + path).then((response) => response.arrayBuffer());
      latencies.push(performance.now() - begun);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const looking = look();
  try {
    await work();
  } finally {
    isDone = true;
    await looking;
  }
  return latencies;
}

export async function untilShown({ db, shop }: Stage, count: number): Promise<void> {
  const path = await findPage(db);
  const until = performance.now() + 120_000;
  while (performance.now() < until) {
    const shown = (await fetch(shop.url + path).then((response) => response.json())) as ShownStock;
    if (shown.data.balance.reduce((sum, each) => sum + each.count, 0) === count) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no page shows ${count}`);
}
