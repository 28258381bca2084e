import type { Locale } from '#domain/locale.ts';
import type { Condition, GridMark, GridValue } from '#domain/office/grid.ts';
import type { ProductColumn, ProductOrder } from '#domain/office/product-grid.ts';
import type { Db } from '../database.ts';
import type { FoundRow, GridQuestion } from '../office-grid/office-grid.ts';
import { allOf, type Fragment, listSections, ORDERS, sayColumn } from './product-grid-parts.queries.ts';

type Window = GridQuestion & {
  after: GridMark | null;
  limit: number;
  columns: readonly string[];
  language: Locale;
};

export async function listGridProducts(db: Db, window: Window): Promise<FoundRow[]> {
  if (window.order.order !== 'price') return listOrdered(db, window);
  const isAmongPrices = window.after === null || window.after.key !== null;
  const first = isAmongPrices ? await listOrdered(db, window) : [];
  const limit = window.limit - first.length;
  if (limit === 0) return first;
  const after = isAmongPrices ? null : window.after;
  return [...first, ...(await listUnpriced(db, { ...window, after, limit }))];
}

/** First the places, by narrow rows and an index; then what is shown of them. */
const listOrdered = (db: Db, window: Window): Promise<FoundRow[]> =>
  showPicked(db, pickOrdered(db, window), window);

/** Costs what it gives, wherever it begins. */
export function pickOrdered(
  db: Db,
  { conditions, order, after, limit }: Omit<Window, 'columns' | 'language'>,
): Fragment {
  const { key, told, read, join, id } = ORDERS[order.order as ProductOrder];
  const way = order.isDescending ? 'DESC' : 'ASC';
  const places = db.unsafe(`${key} ${way}, ${id} ${way}`);
  const beyond =
    after === null
      ? db``
      : db`AND (${db.unsafe(`${key}, ${id}`)}) ${db.unsafe(order.isDescending ? '<' : '>')}
               (${read(db, after.key ?? '')}, ${after.id}::int)`;
  const goods = (wanted: readonly Condition[], rest: Fragment): Fragment =>
    db`(SELECT o.* FROM product_office o WHERE true ${allOf(db, wanted)} ${rest})`;
  const ofSection = conditions.find(
    (condition) => condition.kind === 'ids' && condition.filter === 'section',
  );
  const isOfSome = conditions.some(({ kind }) => kind === 'ids');
  const from = (): Fragment => {
    // Of each section the first of its own, by the index of both.
    if (ofSection?.kind === 'ids' && order.order === 'name') {
      const others = conditions.filter((condition) => condition !== ofSection);
      const first = db`AND o.section_id = s.id ${beyond} ORDER BY ${places} LIMIT ${limit}`;
      return db`(${listSections(db, ofSection.ids)}) s CROSS JOIN LATERAL ${goods(others, first)} o WHERE true`;
    }
    // Goods stand before an order that another table keeps: walked by that, a section at its end costs the whole range.
    if (isOfSome && join !== '')
      return db`${goods(conditions, db`OFFSET 0`)} o ${db.unsafe(join)} WHERE true ${beyond}`;
    return db`product_office o ${db.unsafe(join)} WHERE true ${allOf(db, conditions)} ${beyond}`;
  };
  return db`
    SELECT o.product_id AS id, ${db.unsafe(told(key))} AS key, row_number() OVER (ORDER BY ${places}) AS n
    FROM ${from()} ORDER BY ${places} LIMIT ${limit}`;
}

const listUnpriced = (db: Db, { conditions, after, limit, ...shown }: Window): Promise<FoundRow[]> =>
  showPicked(
    db,
    db`SELECT o.product_id AS id, NULL::text AS key, row_number() OVER (ORDER BY o.product_id) AS n
       FROM product_office o WHERE NOT o.has_price AND o.product_id > ${after?.id ?? 0} ${allOf(db, conditions)}
       ORDER BY o.product_id LIMIT ${limit}`,
    shown,
  );

async function showPicked(
  db: Db,
  picked: Fragment,
  { columns, language }: Pick<Window, 'columns' | 'language'>,
): Promise<FoundRow[]> {
  const shown = columns
    .map((name) => `, ${sayColumn(name as ProductColumn, language)} AS "${name}"`)
    .join('');
  const rows = await db<(GridMark & Record<string, GridValue | Date>)[]>`
    WITH picked AS (${picked})
    SELECT picked.id AS row_id, picked.key AS row_key ${db.unsafe(shown)}
    FROM picked JOIN product_office o ON o.product_id = picked.id JOIN products p ON p.id = picked.id
    JOIN sections s ON s.id = p.section_id JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_prices r ON r.product_id = p.id LEFT JOIN product_costs c ON c.product_id = p.id ORDER BY picked.n`;
  return rows.map(({ row_id: id, row_key: key, ...values }) => ({
    id: Number(id),
    key: key as string | null,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value instanceof Date ? value.toISOString() : value,
      ]),
    ) as Record<string, GridValue>,
  }));
}

export async function countGridProducts(db: Db, conditions: readonly Condition[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM product_office o WHERE true ${allOf(db, conditions)}`;
  return row?.count ?? 0;
}

export async function listIdsWhere(
  db: Db,
  conditions: readonly Condition[],
  limit: number,
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT o.product_id AS id FROM product_office o WHERE true ${allOf(db, conditions)} ORDER BY o.product_id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
