/**
 * Rows of a supplier's list that nobody knows yet, and what a person says of them. The search proposes for those that are being
 * looked at alone: a list of a hundred thousand strange rows costs no more than the page of it that somebody reads.
 */
import type { z } from 'zod';
import type {
  getMatching,
  SupplierCandidate,
  SupplierMatchRow,
  tellPairs,
} from '#contract/office/suppliers.ts';
import type { Locale } from '#domain/locale.ts';
import type { Mapping } from '#domain/office/mapping.ts';
import { likenessOf, listTries } from '#domain/office/name-likeness.ts';
import { readSupplierRow } from '#domain/office/supplier-rows.ts';
import type { Cities } from '../cities/cities.ts';
import type { Database } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { Search } from '../search/search.ts';
import {
  countMatching,
  forgetPairs,
  listMatchedProducts,
  listOffSale,
  listPairKeys,
  listTold,
  listUnmatched,
  putPairs,
} from './suppliers.queries.ts';

const PAGE = 20;
const CANDIDATES = 5;
/** So many are compared word by word. */
const MOST_OFF_SALE = 200;
/** What a line of a list says in more letters says nothing more. */
const MOST_LETTERS = 200;

export interface MatchingParts {
  db: Database;
  search: Pick<Search, 'findMeant'>;
  cities: Pick<Cities, 'resolveCode'>;
}

interface SupplierList {
  id: number;
  name: string;
  supplierId: number;
  mapping: Mapping;
}

export function createMatching({ db, search, cities }: MatchingParts) {
  async function propose(text: string, language: Locale): Promise<SupplierCandidate[]> {
    const words = text.trim().slice(0, MOST_LETTERS);
    if (words.length < 2) return [];
    const cityCode = await cities.resolveCode(undefined);
    // By the names in the language of the list, whatever its reader speaks.
    const written: Locale = /[әғқңөұүһі]/i.test(words) ? 'kz' : 'ru';
    const found = await search.findMeant(words, { language: written, cityCode, viewer: null }, CANDIDATES);
    const sure = new Map(found.map(({ product, sureness }) => [product.id, sureness]));
    for (const { id, sureness } of await findOffSale(words)) sure.set(id, sureness);
    const products = await listMatchedProducts(db, [...sure.keys()], language);
    return products
      .map((product) => ({ ...product, sureness: sure.get(product.id) ?? 0 }))
      .toSorted(
        (one, other) =>
          other.sureness - one.sureness || Number(other.isOnSale) - Number(one.isOnSale) || one.id - other.id,
      )
      .slice(0, CANDIDATES);
  }

  /** What is hidden, ended or has no price yet is bought all the same: the shop's search does not know it. */
  async function findOffSale(text: string): Promise<{ id: number; sureness: number }[]> {
    for (const words of [text, ...listTries(text)]) {
      const rows = await listOffSale(db, words, MOST_OFF_SALE);
      const likely = rows
        .map(({ id, nameRu, nameKz, isExact }) => ({
          id,
          sureness: isExact ? 1 : Math.max(likenessOf(text, nameRu), likenessOf(text, nameKz ?? '')),
        }))
        .filter(({ sureness }) => sureness > 0);
      if (likely.length > 0)
        return likely.toSorted((one, other) => other.sureness - one.sureness).slice(0, CANDIDATES);
    }
    return [];
  }

  return {
    propose,

    async list(
      { id, supplierId, mapping }: SupplierList,
      { of, after }: z.output<typeof getMatching.query>,
      language: Locale,
    ): Promise<z.input<typeof getMatching.answer>> {
      const key = { importId: id, supplierId };
      const rows = await (of === 'told' ? listTold : listUnmatched)(db, key, { after, limit: PAGE + 1 });
      const shown = rows.slice(0, PAGE);
      const products = await listMatchedProducts(
        db,
        shown.flatMap(({ productId }) => productId ?? []),
        language,
      );
      const items: SupplierMatchRow[] = [];
      for (const { n, cells, productId } of shown) {
        const { code, gtin, name } = readSupplierRow(cells, mapping);
        items.push({
          n,
          code,
          gtin,
          name,
          cost: cells[mapping.indexOf('cost')] ?? '',
          product: products.find((product) => product.id === productId) ?? null,
          isPassed: of === 'told' && productId === null,
          candidates: of === 'told' ? [] : await propose(name || code, language),
        });
      }
      const next = rows.length > PAGE ? (shown.at(-1)?.n ?? null) : null;
      return { items, meta: { next, count: await countMatching(db, key, of) } };
    },

    async tell(
      { id, name, supplierId }: SupplierList,
      { pairs }: z.output<typeof tellPairs.body>,
      { staffId, write }: { staffId: number; write: OfficeWrite },
    ): Promise<number> {
      const keys = new Map(
        (
          await listPairKeys(
            db,
            id,
            pairs.map(({ n }) => n),
          )
        ).map((row) => [row.n, row.key]),
      );
      if (pairs.some(({ n }) => !keys.has(n))) throw new Refusal('import.not_found');
      const meant = pairs.flatMap(({ product }) => (typeof product === 'number' ? product : []));
      const known = await listMatchedProducts(db, meant, 'ru');
      if (known.length < new Set(meant).size) throw new Refusal('import.unknown_product');
      // Two rows of one key are one thing: the last word of it counts.
      const last = new Map(pairs.map(({ n, product }) => [keys.get(n) ?? '', product]));
      const told = [...last].flatMap(([key, productId]) =>
        productId === 'forget' ? [] : { key, productId },
      );
      const forgotten = [...last].flatMap(([key, product]) => (product === 'forget' ? key : []));
      await write(
        async (tx) => {
          await putPairs(tx, supplierId, told, staffId);
          await forgetPairs(tx, supplierId, forgotten);
        },
        { subject: 'import', subjectId: id, words: { title: name, count: pairs.length } },
      );
      return last.size;
    },
  };
}
