import type postgres from 'postgres';
import type { Condition, GridMark, GridValue } from '#domain/office/grid.ts';
import type { ProductColumn, ProductFilter, ProductOrder } from '#domain/office/product-grid.ts';
import type { Db } from '../database.ts';
import type { FoundRow, GridQuestion } from '../office-grid/office-grid.ts';

type Fragment = postgres.PendingQuery<postgres.Row[]>;

/**
 * What it is ordered by and where that stands. A key is told as text and comes back as text: `told` and `read` turn it, and
 * nothing is lost on the way. Every order ends in the number.
 */
interface OrderSql {
  key: string;
  told: string;
  read: (db: Db, key: string) => Fragment;
  join: string;
  /** The number, from the table that the key comes from: only so is a place found by the index of both. */
  id: string;
}

const byNumber = (key: string, join = '', id = 'o.product_id'): OrderSql => ({
  ...{ key, told: `${key}::text`, join, id },
  read: (db, value) => db`${value}::text::bigint`,
});
const byText = (key: string): OrderSql => ({
  key,
  told: key,
  join: '',
  id: 'o.product_id',
  read: (db, value) => db`${value}::text`,
});

const ORDERS: Readonly<Record<ProductOrder, OrderSql>> = {
  code: byText('o.product_code'),
  name: byText('o.name_sort'),
  section: byNumber('o.section_id'),
  brand: byNumber('o.brand_id'),
  filled: byNumber('o.filled'),
  popularity: byNumber('k.popularity', 'JOIN products k ON k.id = o.product_id', 'k.id'),
  // Those without a price have no place among prices: they come after all others.
  price: byNumber('k.price', 'JOIN product_prices k ON k.product_id = o.product_id', 'k.product_id'),
  changed: {
    key: 'o.changed_at',
    told: '(extract(epoch FROM o.changed_at) * 1000000)::bigint::text',
    join: '',
    id: 'o.product_id',
    read: (db, value) => db`'epoch'::timestamptz + ${value}::text::bigint * interval '1 microsecond'`,
  },
};

const COLUMNS: Readonly<Partial<Record<ProductColumn, string>>> = {
  section: 's.name_ru',
  brand: 'b.name',
  price: 'r.price',
  discount_price: 'r.discount_price',
  club_price: 'r.club_price',
  wholesale_price: 'r.wholesale_price',
  regular_price: 'r.regular_price',
  cost: 'c.cost',
  // Of what is taken for it; one digit after the comma.
  margin: 'round((r.price - c.cost) * 100.0 / nullif(r.price, 0), 1)::float8',
  stock: '(SELECT coalesce(sum(count), 0)::int FROM stocks WHERE stocks.product_id = p.id)',
  has_kz: 'o.has_kz',
  pictures: 'o.pictures',
  filled: 'o.filled',
  changed_at: 'o.changed_at',
  // Where its first picture is.
  image: `CASE WHEN cardinality(p.images) > 0
    THEN '/img/p/xs_96/' || left(p.external_id, 3) || '/' || p.external_id || '_0.webp' END`,
};

const isFlag = (db: Db, filter: ProductFilter, is: boolean): Fragment => {
  const sql = FLAGS[filter] ?? 'false';
  return db`AND ${db.unsafe(is ? sql : (NOT_FLAGS[filter] ?? `NOT (${sql})`))}`;
};

const FLAGS: Readonly<Partial<Record<ProductFilter, string>>> = {
  active: 'o.active',
  visible: 'o.active AND o.has_price',
  kz: 'o.has_kz',
  pictures: 'o.pictures > 0',
  ntin: 'o.has_ntin',
  priced: 'o.has_price',
  costed: 'EXISTS (SELECT FROM product_costs f WHERE f.product_id = o.product_id)',
  // What is not known is not below.
  gain: `NOT EXISTS (SELECT FROM product_costs f JOIN product_prices g ON g.product_id = f.product_id
    WHERE f.product_id = o.product_id AND g.price < f.cost)`,
};

/** In the words of the index that answers it. */
const NOT_FLAGS: Readonly<Partial<Record<ProductFilter, string>>> = { pictures: 'o.pictures = 0' };

function toSql(db: Db, condition: Condition): Fragment {
  const filter = condition.filter as ProductFilter;
  if (condition.kind === 'flag') return isFlag(db, filter, condition.is);
  if (condition.kind === 'ids')
    return filter === 'section'
      ? inSections(db, condition.ids)
      : db`AND o.brand_id = ANY(${[...condition.ids]}::int[])`;
  if (condition.kind === 'text') return containsWords(db, condition.text);
  const { from, to } = condition;
  if (filter === 'changed')
    return db`
      ${to === null ? db`` : db`AND o.changed_at >= now() - make_interval(days => ${to}::int)`}
      ${from === null ? db`` : db`AND o.changed_at <= now() - make_interval(days => ${from}::int)`}`;
  if (filter === 'filled') return db`AND o.filled BETWEEN ${from ?? 0}::int AND ${to ?? 100}::int`;
  return db`
    AND EXISTS (SELECT FROM product_prices f WHERE f.product_id = o.product_id
                AND f.price BETWEEN ${from ?? 0}::bigint AND ${to ?? 999_999_999_999}::bigint)`;
}

/** With all below them. */
const listSections = (db: Db, ids: readonly number[]): Fragment => db`
  SELECT DISTINCT below.id FROM sections s JOIN sections below ON below.lft BETWEEN s.lft AND s.rgt WHERE s.id = ANY(${[...ids]}::int[])`;
const inSections = (db: Db, ids: readonly number[]): Fragment =>
  db`AND o.section_id = ANY(ARRAY(${listSections(db, ids)}))`;

/** All words in the name; a number is the beginning of an article or a whole barcode as well. */
function containsWords(db: Db, text: string): Fragment {
  const asWritten = (word: string) => word.replace(/[\\%_]/g, '\\$&');
  const words = text.split(/\s+/u).map((word) => `%${asWritten(word)}%`);
  const inName = db`o.name_sort ILIKE ALL(${words}::text[])`;
  const digits = text.replace(/\s/g, '');
  if (!/^\d{3,14}$/.test(digits)) return db`AND ${inName}`;
  return db`
    AND (o.product_code LIKE ${`${digits}%`} OR ${inName}
         OR o.product_id IN (SELECT g.id FROM products g WHERE g.gtin = ${digits}))`;
}

const allOf = (db: Db, conditions: readonly Condition[]): Fragment =>
  conditions.reduce((sql, condition) => db`${sql} ${toSql(db, condition)}`, db``);

type Window = GridQuestion & { after: GridMark | null; limit: number; columns: readonly string[] };

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
  showPicked(db, pickOrdered(db, window), window.columns);

/** Costs what it gives, wherever it begins. */
export function pickOrdered(db: Db, { conditions, order, after, limit }: Omit<Window, 'columns'>): Fragment {
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
    SELECT o.product_id AS id, ${db.unsafe(told)} AS key, row_number() OVER (ORDER BY ${places}) AS n
    FROM ${from()} ORDER BY ${places} LIMIT ${limit}`;
}

const listUnpriced = (db: Db, { conditions, after, limit, columns }: Window): Promise<FoundRow[]> =>
  showPicked(
    db,
    db`SELECT o.product_id AS id, NULL::text AS key, row_number() OVER (ORDER BY o.product_id) AS n
       FROM product_office o WHERE NOT o.has_price AND o.product_id > ${after?.id ?? 0} ${allOf(db, conditions)}
       ORDER BY o.product_id LIMIT ${limit}`,
    columns,
  );

async function showPicked(db: Db, picked: Fragment, columns: readonly string[]): Promise<FoundRow[]> {
  const shown = columns
    .map((name) => `, ${COLUMNS[name as ProductColumn] ?? `p.${name}`} AS "${name}"`)
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

export async function listProductFences(
  db: Db,
  { conditions, order, every }: GridQuestion & { every: number },
): Promise<GridMark[]> {
  const { key, told, join } = ORDERS[order.order as ProductOrder];
  const way = order.isDescending ? 'DESC' : 'ASC';
  const isByPrice = order.order === 'price';
  const places = isByPrice
    ? `k.price IS NULL, k.price ${way}, CASE WHEN k.price IS NULL THEN o.product_id END, o.product_id ${way}`
    : `${key} ${way}, o.product_id ${way}`;
  if (conditions.length === 0 && !isByPrice) return stepThrough(db, order, every);
  return db<GridMark[]>`
    SELECT id, key FROM (
      SELECT o.product_id AS id, ${db.unsafe(told)} AS key, row_number() OVER (ORDER BY ${db.unsafe(places)}) AS n
      FROM product_office o ${db.unsafe(isByPrice ? `LEFT ${join}` : join)} WHERE true ${allOf(db, conditions)}
    ) places WHERE n % ${every}::int = 0 ORDER BY n`;
}

/** Of the whole range: from one fence to the next by the index, without a number for each row between them. */
async function stepThrough(
  db: Db,
  { order, isDescending }: GridQuestion['order'],
  every: number,
): Promise<GridMark[]> {
  const { key, told, join, id } = ORDERS[order as ProductOrder];
  const way = isDescending ? 'DESC' : 'ASC';
  const next = (beyond: string) => `
    SELECT o.product_id AS id, ${key} AS place, ${told} AS key FROM product_office o ${join} ${beyond}
    ORDER BY ${key} ${way}, ${id} ${way} OFFSET ${Number(every) - 1} LIMIT 1`;
  return db<GridMark[]>`
    WITH RECURSIVE fences AS (
      (${db.unsafe(next(''))})
      UNION ALL
      SELECT n.id, n.place, n.key FROM fences f CROSS JOIN LATERAL (
        ${db.unsafe(next(`WHERE (${key}, ${id}) ${isDescending ? '<' : '>'} (f.place, f.id)`))}) n)
    SELECT id, key FROM fences`;
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
