/** What a cart is asked about, and the facts that the engine needs to answer: of its goods, of the visitor, of uses so far. */
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import { userType } from '#domain/price.ts';
import type { Cart, LineFacts, Visitor } from '#domain/promotions/promotions.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import type { Client } from '../http/client.ts';
import type { Book } from './book.ts';
import { listPricedTogether, listUses, type PromotionRow } from './promotions.queries.ts';

export interface CartRequest {
  /** Of whom no more is asked than who they are and whether they have a contract. */
  viewer: Pick<User, 'id' | 'wholesaleContract'> | null;
  language: Locale;
  cityCode: string;
  /** The viewer's club card, if it is used. */
  card: Visitor['card'];
  /** By the product's code, as in its address. */
  lines: readonly { productCode: string; count: number }[];
  promoCode?: string | null | undefined;
  /** Points to spend (`proBonus`). */
  points?: number;
  /** Whether the viewer has ordered before: decides what is for the first order only. */
  hasOrdered?: boolean;
  delivery?: Cart['delivery'];
  /** Promotions whose gift is not wanted. */
  declinedGifts?: readonly string[];
  /** Only these promotions; all when it is absent. */
  only?: readonly string[] | null;
  /** By whom wrong codes are counted. */
  client?: Client;
  /** By product: a price that was agreed before. It counts like the product's own discount: the lowest price wins. */
  agreed?: ReadonlyMap<string, number>;
  at?: Date;
  /** Read before a transaction began, which must not wait for a second connection; the newest one by default. */
  book?: Book;
}

/** Whoever asks about carts that carry neither code nor points. */
export type Asker = Pick<CartRequest, 'viewer' | 'language' | 'cityCode' | 'card' | 'at'>;

export interface CodeAsker extends Pick<CartRequest, 'viewer' | 'card' | 'hasOrdered' | 'at' | 'language'> {
  /** Unknown: the city is looked at when the cart is priced. */
  cityCode: string | null;
  client: Client;
}

export const toVisitor = ({
  viewer,
  card,
  hasOrdered = false,
}: Pick<CartRequest, 'viewer' | 'card' | 'hasOrdered'>) => ({
  type: userType(viewer),
  isNew: !hasOrdered,
  card,
});

/** Prices are of the moment: those of the order's transaction if one is given. */
export async function listLineFacts(
  db: Db,
  catalog: Pick<Catalog, 'sectionTree'>,
  { lines, viewer, agreed }: Pick<CartRequest, 'lines' | 'viewer' | 'agreed'>,
): Promise<LineFacts[]> {
  const [rows, tree] = await Promise.all([
    listPricedTogether(
      db,
      lines.map(({ productCode }) => productCode),
    ),
    catalog.sectionTree('ru'),
  ]);
  const known = new Map(rows.map((row) => [row.code, row]));
  const isWholesale = userType(viewer) === 'wholesale';
  return lines.flatMap(({ productCode, count }): LineFacts[] => {
    const row = known.get(productCode);
    if (!row) return [];
    return [
      {
        productCode,
        count,
        price: row.price,
        discountPrice: lower(row.discountPrice, agreed?.get(productCode)),
        clubPrice: row.clubPrice,
        ...(isWholesale && row.wholesalePrice !== null
          ? { wholesalePrice: lower(row.wholesalePrice, agreed?.get(productCode)), tiers: row.tiers }
          : {}),
        sections: tree.byId.get(row.sectionId)?.breadcrumbs.map(({ code }) => code) ?? [],
        brand: row.brandCode,
        vatPercent: row.vatPercent,
      },
    ];
  });
}

const lower = (price: number | null, agreed: number | undefined): number | null =>
  agreed === undefined ? price : Math.min(price ?? agreed, agreed);

/** Goods that a hint may name beside those of the cart: what kits lack, what goes with something at a lower price. */
export function listHinted({ rows }: Book, lines: CartRequest['lines']): string[] {
  const held = new Set(lines.map(({ productCode }) => productCode));
  const named = rows.flatMap(({ mechanic }) => {
    if (mechanic.type === 'bundle') return mechanic.with.products ?? [];
    if (mechanic.type !== 'set_price') return [];
    const codes = mechanic.parts.map(({ productCode }) => productCode);
    return codes.some((code) => held.has(code)) ? codes : [];
  });
  return [...new Set(named)].filter((code) => !held.has(code)).slice(0, MOST_HINTED);
}
const MOST_HINTED = 50;

export async function findUses(
  db: Db,
  rows: readonly PromotionRow[],
  viewer: CartRequest['viewer'],
): Promise<NonNullable<Cart['uses']>> {
  if (rows.length === 0) return new Map();
  const codes = rows.map(({ code }) => code);
  const uses = await listUses(db, codes, viewer?.id ?? null);
  return new Map(uses.map(({ code, byUser, inAll }) => [code, { byUser, inAll }]));
}
