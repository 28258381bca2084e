/**
 * Records wait here until there are enough of them for one COPY: a transaction of some milliseconds, never of minutes. While it
 * is on its way the next ones are read.
 */
import type { Database } from '../../database.ts';
import type { Problem, StagedRecord } from './records.ts';
import { copyPrices, copyRecords, copyRests, insertProblems } from './staging.queries.ts';
import type { PackageTaker } from './take-record.ts';

const BATCH_ROWS = 5000;
/** Goods carry their descriptions with them: thousands of them at once would be most of what reading a file needs. */
const BATCH_RECORDS = 500;
const MOST_PROBLEMS_OF_A_CODE = 1000;

/** What stands in a file and cannot be taken stands in it all the same: counts are those of the file. */
const REFUSED_OF: Readonly<Partial<Record<Problem['code'], string>>> = {
  'price.unreadable': 'price',
  'price.other_currency': 'price',
  'stock.unreadable': 'rest',
};

type Numbered<T> = T & { n: number };

export function createStaging(db: Database, packageId: number, tell: (rowsRead: number) => Promise<void>) {
  const counts: Record<string, number> = {};
  let n = 0;
  let records: StagedRecord[] = [];
  let prices: Numbered<Parameters<PackageTaker['price']>[0]>[] = [];
  let rests: Numbered<Parameters<PackageTaker['rest']>[0]>[] = [];
  let problems: Numbered<Problem>[] = [];

  const count = (kind: string): number => {
    const next = (counts[kind] ?? 0) + 1;
    counts[kind] = next;
    n += 1;
    return next;
  };
  const keep = (kind: string, externalId: string, record: unknown) => {
    count(kind);
    records.push({ kind, n, externalId, record });
  };

  /** The batch that is on its way: one at a time, on one connection. */
  let writing = Promise.resolve();

  async function putAway(): Promise<void> {
    await writing;
    writing = write();
    // Whoever waits for it next is told.
    writing.catch(() => undefined);
  }

  async function write(): Promise<void> {
    const [someRecords, somePrices, someRests, someProblems] = [records, prices, rests, problems];
    records = [];
    prices = [];
    rests = [];
    problems = [];
    if (someRecords.length > 0) await copyRecords(db, packageId, someRecords);
    if (somePrices.length > 0) await copyPrices(db, packageId, somePrices);
    if (someRests.length > 0) await copyRests(db, packageId, someRests);
    if (someProblems.length > 0) await insertProblems(db, packageId, someProblems);
    await tell(n);
  }

  const taker: PackageTaker = {
    group: (group) => keep('group', group.id, group),
    property: (property) => keep('property', property.id, property),
    value: (value) => keep('value', value.id, value),
    unit: (unit) => keep('unit', unit.code, unit),
    priceType: (type) => keep('price_type', type.id, type),
    store: (store) => keep('store', store.id, store),
    goods: (goods) => keep('goods', goods.id, goods),
    offer: (offer) => keep('offer', offer.id, offer),
    // Papers of one container are one thing, and containers follow each other as they came.
    document: (document, container) => keep('document', String(container).padStart(9, '0'), document),
    price(price) {
      count('price');
      prices.push({ ...price, n });
    },
    rest(rest) {
      count('rest');
      rests.push({ ...rest, n });
    },
    bareOffer: () => {
      counts.offer = (counts.offer ?? 0) + 1;
    },
    problem(problem) {
      const of = REFUSED_OF[problem.code];
      if (of) counts[of] = (counts[of] ?? 0) + 1;
      if (count(problem.code) <= MOST_PROBLEMS_OF_A_CODE) problems.push({ ...problem, n });
    },
    async breathe() {
      const rows = records.length + prices.length + rests.length + problems.length;
      if (rows >= BATCH_ROWS || records.length >= BATCH_RECORDS) await putAway();
    },
  };
  return {
    taker,
    /** What is left, and all of it has been written. */
    async end(): Promise<void> {
      await putAway();
      await writing;
    },
    /** The file is no good: nothing more is written, and nothing is on its way any more. */
    stop: (): Promise<void> => writing.catch(() => undefined),
    rowsRead: () => n,
    counts: () => counts,
  };
}
