/**
 * The promotions of contracts as the index counts by them: which rows each is about, found once for a copy of the index
 * and a book, and what it makes of their prices.
 */
import { listByContract, type Mechanic, type Promotion } from '#domain/promotions/promotions.ts';
import {
  type ContractRule,
  type ContractTerms,
  type IndexCopy,
  makeMembers,
  type Picked,
} from '../catalog-index/catalog-index.ts';
import type { Book } from './book.ts';

export interface NamedTerms {
  terms: ContractTerms | null;
  /** the same terms have the same name, other terms another */
  name: string;
}

export type ReadContractTerms = (copy: IndexCopy, cityCode: string) => Promise<NamedTerms>;

interface Known {
  book: Book;
  number: number;
  members: Uint32Array;
  rules: ReadonlyMap<string, ContractRule>;
}

interface Parts {
  readBook(): Promise<Book>;
  findGoods(copy: IndexCopy, code: string): Promise<Picked | null>;
  listIds(codes: readonly string[]): Promise<readonly { code: string; id: number }[]>;
  findRow(copy: IndexCopy, id: number): number;
}

export function createContractTerms({ readBook, findGoods, listIds, findRow }: Parts): ReadContractTerms {
  const kept = new WeakMap<IndexCopy, Promise<Known>>();
  const bookOf = new WeakMap<IndexCopy, Book>();
  let lastNumber = 0;

  async function find(copy: IndexCopy, book: Book): Promise<Known> {
    const promotions = book.byContract.all.map(({ promotion }) => promotion);
    const members = makeMembers(copy.columns.rows, promotions.length);
    const rules = new Map<string, ContractRule>();
    for (const [bit, promotion] of promotions.entries()) {
      markRows(members, copy.columns.rows, bit, await findGoods(copy, promotion.id));
      const by = await toRuleBy(promotion.mechanic, copy);
      if (by) rules.set(promotion.id, { bit, by, touchesContract: promotion.touchesWholesale === true });
    }
    return { book, number: ++lastNumber, members, rules };
  }

  async function toRuleBy(mechanic: Mechanic, copy: IndexCopy): Promise<ContractRule['by'] | null> {
    if (mechanic.type === 'percent' || mechanic.type === 'fixed') return mechanic;
    if (mechanic.type !== 'price') return null;
    const ids = await listIds(Object.keys(mechanic.prices));
    const prices = ids.map(({ code, id }) => [findRow(copy, id), mechanic.prices[code] ?? 0] as const);
    return { type: 'price', prices: new Map(prices.filter(([row, price]) => row >= 0 && price > 0)) };
  }

  return async (copy, city) => {
    const book = await readBook();
    const running: readonly Promotion[] = listByContract(book.byContract, { city, now: book.now() });
    if (running.length === 0) return { terms: null, name: '' };
    if (bookOf.get(copy) !== book) {
      bookOf.set(copy, book);
      kept.set(copy, find(copy, book));
      // Asked for again by the next reader.
      kept.get(copy)?.catch(() => bookOf.delete(copy));
    }
    const known = await (kept.get(copy) ?? find(copy, book));
    const rules = running.flatMap(({ id }) => known.rules.get(id) ?? []);
    return {
      terms: { members: known.members, rules },
      name: `${known.number}:${running.map(({ id }) => id).join()}`,
    };
  };
}

/** `goods` null: it is about everything. */
function markRows(members: Uint32Array, rows: number, bit: number, goods: Picked | null): void {
  const from = (bit >>> 5) * rows;
  const mask = 1 << (bit & 31);
  const mark = (row: number) => {
    members[from + row] = (members[from + row] as number) | mask;
  };
  if (goods) for (const row of goods.rows) mark(row);
  else for (let row = 0; row < rows; row++) mark(row);
}
