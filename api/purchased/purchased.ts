/**
 * Everything a buyer has received, a line per product: when, how often, at what price then and now, until when it is
 * under warranty or can go back. Hides how orders are added up; relies on the catalogue for what is sold today.
 */

import type { Product } from '#contract/catalog.ts';
import { PURCHASED_PAGE_SIZE, type PurchasedItem } from '#contract/purchased.ts';
import { priceView, userType } from '#domain/price.ts';
import { addDays, addMonths, priceChangePercent, replenishment } from '#domain/purchased.ts';
import { almatyDate } from '#domain/time.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { listPurchased, type PurchasedRow } from './purchased.queries.ts';
import { writePurchasedSheet } from './purchased-sheet.ts';

export interface PurchasedWish {
  q?: string | undefined;
  sections: readonly string[];
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** More different goods than anyone reads through; the newest are kept. */
const MOST_ROWS = 5000;
/** Counted from the day after they were received (domain/orders: canReturn). */
const RETURN_DAYS = 14;

export type Purchased = ReturnType<typeof createPurchased>;

export function createPurchased(db: Db, catalog: Catalog) {
  async function list(userId: number, wish: PurchasedWish, { language }: Reader) {
    const [rows, tree] = await Promise.all([
      listPurchased(db, userId, wish, MOST_ROWS),
      catalog.sectionTree(language),
    ]);
    const wayTo = ({ sectionId }: PurchasedRow) =>
      sectionId === null ? [] : (tree.byId.get(sectionId)?.breadcrumbs ?? []);
    const asked = rows.filter(
      (row) => wish.sections.length === 0 || wayTo(row).some(({ code }) => wish.sections.includes(code)),
    );
    // The broadest sections: a handful of words over the list.
    const sections = Map.groupBy(rows, (row) => wayTo(row)[0]?.code ?? '');
    sections.delete('');
    return {
      asked,
      sectionOf: (row: PurchasedRow) => wayTo(row).at(-1) ?? null,
      sections: [...sections].map(([code, bought]) => ({
        code,
        name: tree.byCode.get(code)?.section.name ?? code,
        count: bought.length,
      })),
    };
  }

  async function toItems(
    rows: readonly PurchasedRow[],
    sectionOf: (row: PurchasedRow) => { code: string; name: string } | null,
    reader: Reader,
  ): Promise<PurchasedItem[]> {
    const products = await catalog.listProductsById(
      rows.map(({ productId }) => productId),
      reader,
    );
    const known = new Map(products.map((product) => [product.id, product]));
    const today = almatyDate(new Date());
    return rows.map((row) =>
      toItem(row, { product: known.get(row.productId), section: sectionOf(row), reader, today }),
    );
  }

  return {
    async showPage(
      userId: number,
      wish: PurchasedWish & { page: number; sort: 'last' | 'name' | 'count' },
      reader: Reader,
    ) {
      const { asked, sections, sectionOf } = await list(userId, wish, reader);
      const sorted = sortRows(asked, wish.sort, reader);
      const from = (wish.page - 1) * PURCHASED_PAGE_SIZE;
      return {
        items: await toItems(sorted.slice(from, from + PURCHASED_PAGE_SIZE), sectionOf, reader),
        sections,
        meta: { page: wish.page, pageSize: PURCHASED_PAGE_SIZE, total: asked.length },
      };
    },

    async exportSheet(userId: number, wish: PurchasedWish, reader: Reader): Promise<Buffer> {
      const { asked, sectionOf } = await list(userId, wish, reader);
      return writePurchasedSheet(await toItems(asked, sectionOf, reader), reader.language);
    },
  };
}

function sortRows(
  rows: PurchasedRow[],
  sort: 'last' | 'name' | 'count',
  { language }: Reader,
): PurchasedRow[] {
  const nameOf = (row: PurchasedRow) => (language === 'kz' ? row.nameKz : row.nameRu);
  if (sort === 'name') return rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'ru'));
  return sort === 'count' ? rows.toSorted((a, b) => b.count - a.count) : rows;
}

interface Surroundings {
  product: Product | undefined;
  section: { code: string; name: string } | null;
  reader: Reader;
  today: string;
}

function toItem(row: PurchasedRow, { product, section, reader, today }: Surroundings): PurchasedItem {
  const isKz = reader.language === 'kz';
  const days = row.days.toSorted();
  const lastAt = days.at(-1) ?? today;
  const sold = product?.active ? product : null;
  const priceNow = sold && priceView(sold, userType(reader.viewer)).price;
  const returnUntil = addDays(lastAt, RETURN_DAYS);
  return {
    productCode: row.productCode,
    article: row.article,
    externalId: row.externalId,
    name: isKz ? row.nameKz : row.nameRu,
    unit: isKz ? row.unitKz : row.unitRu,
    section: section && { code: section.code, name: section.name },
    firstAt: days[0] ?? lastAt,
    lastAt,
    times: row.times,
    count: row.count,
    lastPrice: row.lastPrice,
    product: sold,
    priceNow,
    changePercent: priceNow === null ? null : priceChangePercent(row.lastPrice, priceNow),
    warrantyUntil: row.warrantyMonths === null ? null : addMonths(lastAt, row.warrantyMonths),
    documents: row.documents.map(({ type, url, ru, kz }) => ({
      type,
      name: isKz ? kz : ru,
      url: isKz && url.startsWith('/documents/') ? `${url}?language=kz` : url,
    })),
    order: { id: row.orderId, number: row.orderNumber },
    returnUntil: row.isReturnable && returnUntil >= today ? returnUntil : null,
    replenish: replenishment(days, today),
  };
}
