/** The goods of the lists that strangers send, with articles that spreadsheets and hands like to spoil; and what a list is expected to say. */
import type { TestApp } from '../app.ts';

export const GOODS = {
  laminate: { article: 'LAM-1208', gtin: '4870001000011', price: 4500 },
  putty: { article: '00451278', gtin: '4870001000028', price: 1200 },
  paint: { article: 'ВД-АК-205', gtin: '4870001000035', price: 8900 },
  screws: { article: 'KM 10-50', gtin: '4870001000042', price: 350 },
  pipe: { article: 'TR-63', gtin: '4870001000059', price: 2750 },
  cement: { article: '100200300400', gtin: '4870001000066', price: 15_000 },
  hinge: { article: '12-05', gtin: '4870001000073', price: 640 },
  dowel: { article: 'SHR-4X40', gtin: '4870001000080', price: 1800 },
} as const;
export type Good = keyof typeof GOODS;

export interface StrangersList {
  name: string;
  file: () => Uint8Array;
  /** Of a supplier: what is taken from it. */
  takes?: { cost?: boolean; price?: 'no' | 'column' | 'markup'; hasStock?: boolean };
  /** Columns that a person names otherwise than they were guessed, by their number from 0. */
  told?: Record<number, string | null>;
  expected:
    | { refusal: string }
    | {
        /** Which columns are known without a person. */
        columns: (string | null)[];
        counts: Partial<Record<'same' | 'changed' | 'new' | 'wrong' | 'unmatched' | 'aside', number>>;
        /** Line in the file, code, and the sheet where the file has several. */
        wrong?: [line: number, code: string, sheet?: string][];
        changes: Partial<Record<Good, Record<string, unknown>>>;
        passedOver?: string[];
        hiddenRows?: number;
      };
}

/** The first eight goods of the range get these articles and prices; nothing is known of what they cost. */
export async function putGoods({ db }: TestApp): Promise<Map<number, Good>> {
  const names = Object.keys(GOODS) as Good[];
  const rows = await db<{ id: number }[]>`
    SELECT p.id FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND r.discount_price IS NULL AND r.club_price IS NULL AND r.wholesale_price IS NULL
    ORDER BY p.id LIMIT ${names.length}`;
  const ids = new Map<number, Good>();
  for (const [at, name] of names.entries()) {
    const id = rows[at]?.id ?? 0;
    const { article, gtin, price } = GOODS[name];
    await db`
      UPDATE products SET product_code = ${article}, gtin = ${gtin}, warranty_months = NULL WHERE id = ${id}`;
    await db`UPDATE product_prices SET price = ${price}, regular_price = ${price} WHERE product_id = ${id}`;
    await db`DELETE FROM product_costs WHERE product_id = ${id}`;
    ids.set(id, name);
  }
  return ids;
}

/** As Excel saves «Unicode text». */
export function utf16(text: string, { isBig = false, hasMark = true } = {}): Uint8Array {
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

const KAZAKH_1048: Readonly<Record<string, number>> = {
  ә: 0xbc, Ә: 0xa3, ғ: 0xba, Ғ: 0xaa, қ: 0x9d, Қ: 0x8d, ң: 0xbe, Ң: 0xbd,
  ө: 0xb4, Ө: 0xa5, ұ: 0xa2, Ұ: 0xa1, ү: 0xbf, Ү: 0xaf, һ: 0x9e, Һ: 0x8e,
}; // biome-ignore format: a table is read by its columns

/** As a Kazakh Windows saves CSV. */
export function kz1048(text: string): Uint8Array {
  const known = new TextDecoder('windows-1251').decode(
    Uint8Array.from({ length: 256 }, (_none, byte) => byte),
  );
  return Uint8Array.from([...text].map((letter) => KAZAKH_1048[letter] ?? known.indexOf(letter)));
}
