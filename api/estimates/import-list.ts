/**
 * Lists of others as rows with the products they may mean. Bounded: so many rows are looked for, one after another, and
 * between them other requests have their turn.
 */
import { setImmediate } from 'node:timers/promises';
import type { ImportedRow } from '#contract/estimate-exchange.ts';
import type { ListRow } from '#domain/estimates/estimates.ts';
import { findSecondUnit, packsFor } from '#domain/units.ts';
import type { Reader } from '../catalog/catalog.ts';
import type { MeantProduct, Search } from '../search/search.ts';
import { readListInThread } from './files/read-list-in-thread.ts';
import type { ReadProducts } from './product-facts.ts';

const CANDIDATES = 3;
/** Below it a guess is no help. */
const LEAST = 0.15;

export interface ImportWish {
  text?: string | undefined;
  file?: { name: string; content: string } | undefined;
}

export interface Imported {
  rows: ImportedRow[];
  leftOut: number;
}

export async function importList(
  { text, file }: ImportWish,
  reader: Reader,
  parts: {
    search: Pick<Search, 'findMeant'>;
    findProducts(codes: readonly string[], reader: Reader): Promise<ReadProducts>;
  },
): Promise<Imported> {
  const { rows, leftOut } = await readListInThread(file ? { content: file.content } : { text: text ?? '' });
  const meant: MeantProduct[][] = [];
  for (const row of rows) {
    meant.push(await findMeant(parts.search, row, reader));
    await setImmediate();
  }
  const codes = meant.flatMap((found) => found.map(({ product }) => product.code));
  const products = await parts.findProducts(codes, reader);
  return {
    rows: rows.map(({ article: _, ...row }, at) => ({
      ...row,
      count: Math.round(row.count * 1000) / 1000,
      price: row.price === null ? null : Math.round(row.price),
      candidates: (meant[at] ?? []).flatMap(({ product, sureness }) => {
        const facts = products.get(product.code);
        return facts ? [{ ...facts, confidence: sureness, count: toPacks(row, product.units) }] : [];
      }),
    })),
    leftOut,
  };
}

/** An article names its product; the words are asked where it names none. */
async function findMeant(
  search: Pick<Search, 'findMeant'>,
  { name, article }: ListRow,
  reader: Reader,
): Promise<MeantProduct[]> {
  if (article !== null) {
    const exact = (await search.findMeant(article, reader, CANDIDATES)).filter(
      ({ sureness }) => sureness === 1,
    );
    if (exact.length > 0) return exact;
  }
  const found = await search.findMeant(name, reader, CANDIDATES);
  return found.filter(({ sureness }) => sureness >= LEAST);
}

/** «20 м²» of what is sold in packs of 2.131 м² are ten packs; anything else is counted as it is sold. */
function toPacks(
  { count, unit }: Pick<ListRow, 'count' | 'unit'>,
  units: MeantProduct['product']['units'],
): number {
  const second = findSecondUnit(units);
  if (unit !== null && second && second.name.replace(/\.$/, '') === unit.replace(/\.$/, ''))
    return packsFor(count, second.ratio);
  return Math.max(1, Math.ceil(count - 1e-6));
}
