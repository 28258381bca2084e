/** What a list of products is ordered, filtered and shown by, as its queries say it. */
import type postgres from 'postgres';
import type { Locale } from '#domain/locale.ts';
import type { Condition } from '#domain/office/grid.ts';
import { toNamePatterns } from '#domain/office/name-patterns.ts';
import type { ProductColumn, ProductFilter, ProductOrder } from '#domain/office/product-grid.ts';
import type { Db } from '../database.ts';

export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/**
 * What it is ordered by and where that stands. A key is told as text and comes back as text: `told` and `read` turn it, and
 * nothing is lost on the way. Every order ends in the number.
 */
interface OrderSql {
  key: string;
  told: (place: string) => string;
  read: (db: Db, key: string) => Fragment;
  join: string;
  /** The table that alone keeps key and number of all that have a key. */
  keptIn: string;
  /** The number, from the table that the key comes from: only so is a place found by the index of both. */
  id: string;
}

const OFFICE = 'product_office o';
const asText = (place: string): string => `${place}::text`;
const byNumber = (key: string): OrderSql => ({
  ...{ key, told: asText, join: '', keptIn: OFFICE, id: 'o.product_id' },
  read: (db, value) => db`${value}::text::bigint`,
});
const byNumberOf = (table: string, column: string, number: string): OrderSql => ({
  ...byNumber(`k.${column}`),
  join: `JOIN ${table} k ON k.${number} = o.product_id`,
  keptIn: `${table} k`,
  id: `k.${number}`,
});
const byText = (key: string): OrderSql => ({
  key,
  told: (place) => place,
  join: '',
  keptIn: OFFICE,
  id: 'o.product_id',
  read: (db, value) => db`${value}::text`,
});

export const ORDERS: Readonly<Record<ProductOrder, OrderSql>> = {
  code: byText('o.product_code'),
  name: byText('o.name_sort'),
  name_kz: {
    ...byText('k.kz_sort'),
    join: 'JOIN product_names k ON k.product_id = o.product_id',
    keptIn: 'product_names k',
    id: 'k.product_id',
  },
  section: byNumber('o.section_id'),
  brand: byNumber('o.brand_id'),
  filled: byNumber('o.filled'),
  popularity: byNumberOf('products', 'popularity', 'id'),
  // Those without a price have no place among prices: they come after all others.
  price: byNumberOf('product_prices', 'price', 'product_id'),
  changed: {
    key: 'o.changed_at',
    told: (place) => `(extract(epoch FROM ${place}) * 1000000)::bigint::text`,
    join: '',
    keptIn: OFFICE,
    id: 'o.product_id',
    read: (db, value) => db`'epoch'::timestamptz + ${value}::text::bigint * interval '1 microsecond'`,
  },
};

const COLUMNS: Readonly<Partial<Record<ProductColumn, string>>> = {
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

/** A section is named as its reader reads. */
export const sayColumn = (name: ProductColumn, language: Locale): string =>
  name === 'section' ? `s.name_${language}` : (COLUMNS[name] ?? `p.${name}`);

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
  gain: 'NOT EXISTS (SELECT FROM goods_below_cost f WHERE f.product_id = o.product_id)',
};

/** In the words of the index that answers it. */
const NOT_FLAGS: Readonly<Partial<Record<ProductFilter, string>>> = {
  pictures: 'o.pictures = 0',
  gain: 'EXISTS (SELECT FROM goods_below_cost f WHERE f.product_id = o.product_id)',
};

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
export const listSections = (db: Db, ids: readonly number[]): Fragment => db`
  SELECT DISTINCT below.id FROM sections s JOIN sections below ON below.lft BETWEEN s.lft AND s.rgt WHERE s.id = ANY(${[...ids]}::int[])`;
const inSections = (db: Db, ids: readonly number[]): Fragment =>
  db`AND o.section_id = ANY(ARRAY(${listSections(db, ids)}))`;

/** All words in the names, of either language; a number is the beginning of an article or a whole barcode as well. */
function containsWords(db: Db, text: string): Fragment {
  const words = toNamePatterns(text);
  const inName = db`
    EXISTS (SELECT FROM product_names f WHERE f.product_id = o.product_id AND f.found LIKE ALL(${words}::text[]))`;
  const digits = text.replace(/\s/g, '');
  if (!/^\d{3,14}$/.test(digits)) return db`AND ${inName}`;
  return db`
    AND (o.product_code LIKE ${`${digits}%`} OR ${inName}
         OR o.product_id IN (SELECT g.id FROM products g WHERE g.gtin = ${digits}))`;
}

export const allOf = (db: Db, conditions: readonly Condition[]): Fragment =>
  conditions.reduce((sql, condition) => db`${sql} ${toSql(db, condition)}`, db``);
