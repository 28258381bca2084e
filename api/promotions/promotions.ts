/**
 * Promotions of the shop: what a cart costs under them, whether a code may be used, and uses counted exactly.
 * Promises: prices of the moment (read from PostgreSQL, in the order's transaction if one is given), promotions at most
 * two seconds old, limits that hold under any load. Hides: the promotions in memory, where the facts of products come
 * from, the engine's own shapes. Relies on the engine (domain/promotions) for every rule, on the catalogue for the tree.
 */
import type { User } from '#contract/customers.ts';
import type { Locale } from '#domain/locale.ts';
import { userType } from '#domain/price.ts';
import {
  type Cart,
  findCodePromotion,
  type LineFacts,
  parsePromoCode,
  priceCart,
  type Shopper,
} from '#domain/promotions/promotions.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogIndex, IndexCopy, Picked } from '../catalog-index/catalog-index.ts';
import type { PersonalRecords } from '../customers/customers.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type CodeState, type PricedQuestion, toAnswer } from './answer.ts';
import { type Book, keepBook } from './book.ts';
import { createCodeGuesses } from './code-guesses.ts';
import { toRefusal, toWords } from './code-words.ts';
import { findGoods, listNamed } from './goods.ts';
import { forgetRedeemer, listRedemptions } from './promotion-records.queries.ts';
import { listPricedProducts, listProductIds, listUses, type PromotionRow } from './promotions.queries.ts';

export type { Explanation, PricedQuestion } from './answer.ts';
export { giveBackCode, redeemCode } from './redemptions.ts';
export { keepPromotionsSettled, settlePromotions } from './settle.ts';

/** The codes in a person's archive, and their end. */
export const promotionRecords: PersonalRecords = {
  name: 'promotions',
  tables: ['promotion_redemptions'],
  list: listRedemptions,
  forget: forgetRedeemer,
};

export interface CartQuestion {
  viewer: User | null;
  language: Locale;
  cityCode: string;
  /** The viewer's club card, if it is used. */
  card: Shopper['card'];
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
  /** The shopper's network address: wrong codes are counted by it. */
  address?: string;
  at?: Date;
  /** Read before a transaction began, which must not wait for a second connection; the newest one by default. */
  book?: Book;
}

type Asker = Pick<CartQuestion, 'viewer' | 'language' | 'cityCode' | 'card' | 'at'>;

export interface Promotions {
  priceCart(question: CartQuestion, db?: Db): Promise<PricedQuestion>;
  /** What each of several carts comes to, each for itself, without code or points: one reading serves them all. */
  priceApart(carts: readonly CartQuestion['lines'][], question: Asker): Promise<number[]>;
  /** The promotion behind a code, or a Refusal. What depends on the goods is told by `priceCart`. */
  checkCode(typed: string, by: CodeAsker): Promise<PromotionRow>;
  readBook(): Promise<Book>;
  /** The goods it is about; null for everything. */
  findGoods(copy: IndexCopy, code: string): Promise<Picked | null>;
}

export interface CodeAsker extends Pick<CartQuestion, 'viewer' | 'card' | 'hasOrdered' | 'at' | 'language'> {
  /** Unknown: the city is looked at when the cart is priced. */
  cityCode: string | null;
  address: string;
}

export interface PromotionsParts {
  db: Db;
  index: Pick<CatalogIndex, 'onChange'>;
  catalog: Pick<Catalog, 'sectionTree'>;
  /** Asked only where something is for the first order. */
  findOrdered?: (userId: number) => Promise<boolean>;
  complain?: (error: unknown) => void;
}

const toShopper = ({
  viewer,
  card,
  hasOrdered = false,
}: Pick<CartQuestion, 'viewer' | 'card' | 'hasOrdered'>) => ({
  type: userType(viewer),
  isNew: !hasOrdered,
  card,
});

export function createPromotions({
  db,
  index,
  catalog,
  findOrdered = async () => false,
  complain = () => undefined,
}: PromotionsParts): Promotions {
  const readBook = keepBook(db, index, complain);
  const guesses = createCodeGuesses(db);

  async function toLines(source: Db, { lines, viewer }: CartQuestion) {
    const [rows, tree] = await Promise.all([
      listPricedProducts(
        source,
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
          discountPrice: row.discountPrice,
          clubPrice: row.clubPrice,
          wholesalePrice: isWholesale ? row.wholesalePrice : null,
          sections: tree.byId.get(row.sectionId)?.breadcrumbs.map(({ code }) => code) ?? [],
          brand: row.brandCode,
          vatPercent: row.vatPercent,
        },
      ];
    });
  }

  async function findUses(source: Db, rows: readonly PromotionRow[], viewer: User | null) {
    if (rows.length === 0) return new Map<string, { byUser: number; inAll: number }>();
    const codes = rows.map(({ code }) => code);
    const uses = await listUses(source, codes, viewer?.id ?? null);
    return new Map(uses.map(({ code, byUser, inAll }) => [code, { byUser, inAll }]));
  }

  const isKnown = async (
    { rows }: Book,
    { viewer, hasOrdered }: Pick<CartQuestion, 'viewer' | 'hasOrdered'>,
  ): Promise<boolean> => {
    if (hasOrdered !== undefined || viewer === null) return hasOrdered ?? false;
    return rows.some(({ audience }) => audience === 'new') && findOrdered(viewer.id);
  };

  const findCodeRow = ({ rows }: Book, code: string | null) =>
    code === null ? undefined : rows.find(({ promoCode }) => promoCode === code);

  /** The code as it may be reckoned with, or why it is not even looked at. */
  async function readCode(book: Book, { promoCode, address, language }: CartQuestion) {
    const typed = promoCode?.trim() ?? '';
    if (typed === '') return { typed, code: null, row: undefined, barred: null };
    const code = parsePromoCode(typed) ?? typed;
    const row = findCodeRow(book, code);
    if (address === undefined) return { typed, code, row, barred: null };
    try {
      await guesses.requireFew(address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const barred = {
        promoCode: code,
        isAccepted: false,
        reason: 'too_many',
        message: toWords(error, language),
      };
      return { typed, code: null, row: undefined, barred: barred as CodeState };
    }
    if (!row) await guesses.countWrong(address);
    return { typed, code, row, barred: null };
  }

  const goodsOf = new WeakMap<IndexCopy, WeakMap<PromotionRow, Picked | null>>();

  return {
    readBook,

    async findGoods(copy, code) {
      const { byCode } = await readBook();
      const row = byCode.get(code);
      if (!row) throw new Refusal('promotion.not_found');
      const known = goodsOf.get(copy) ?? new WeakMap<PromotionRow, Picked | null>();
      goodsOf.set(copy, known);
      const goods = known.get(row);
      if (goods !== undefined) return goods;
      const codes = listNamed(row);
      const named = codes.length > 0 ? await listProductIds(db, codes) : [];
      const found = findGoods(row, copy, new Map(named.map((each) => [each.code, each.id])));
      known.set(row, found);
      return found;
    },

    async priceCart(question, source = db) {
      const { viewer, cityCode, language } = question;
      const book = question.book ?? (await readBook());
      const { code, row, barred } = await readCode(book, question);
      const [lines, uses, hasOrdered] = await Promise.all([
        toLines(source, question),
        findUses(source, row ? [...book.limited, row] : book.limited, viewer),
        isKnown(book, question),
      ]);
      const priced = priceCart(book.prepared, {
        lines,
        city: cityCode,
        shopper: toShopper({ ...question, hasOrdered }),
        now: question.at ?? book.now(),
        code,
        proBonus: question.points ?? 0,
        delivery: question.delivery ?? null,
        uses,
        declinedGifts: question.declinedGifts ?? [],
        only: question.only ? new Set(question.only) : null,
      });
      const found = new Set(lines.map(({ productCode }) => productCode));
      const unknown = question.lines.map(({ productCode }) => productCode).filter((each) => !found.has(each));
      return { ...toAnswer(priced, book, language), unknown, promoCode: barred ?? toCodeState() };

      function toCodeState(): CodeState | null {
        if (!priced.code || code === null) return null;
        if (priced.code.isAccepted) {
          const title = (language === 'kz' ? row?.titleKz : row?.titleRu) ?? '';
          return { promoCode: code, isAccepted: true, title, saving: priced.code.saving };
        }
        const message = toWords(toRefusal(priced.code, row?.startsAt, language), language);
        return { promoCode: code, isAccepted: false, reason: priced.code.reason, message };
      }
    },

    async priceApart(carts, question) {
      const book = await readBook();
      const codes = [...new Set(carts.flat().map(({ productCode }) => productCode))];
      const [facts, uses] = await Promise.all([
        toLines(db, { ...question, lines: codes.map((productCode) => ({ productCode, count: 1 })) }),
        findUses(db, book.limited, question.viewer),
      ]);
      const known = new Map(facts.map((fact) => [fact.productCode, fact]));
      const now = question.at ?? book.now();
      return carts.map((lines) => {
        const found = lines.flatMap(({ productCode, count }) => {
          const fact = known.get(productCode);
          return fact ? [{ ...fact, count }] : [];
        });
        const cart = { lines: found, city: question.cityCode, shopper: toShopper(question), now, uses };
        return priceCart(book.prepared, cart).totals.total;
      });
    },

    async checkCode(typed, asker) {
      await guesses.requireFew(asker.address);
      const book = await readBook();
      const code = parsePromoCode(typed);
      const row = findCodeRow(book, code);
      if (!row) {
        await guesses.countWrong(asker.address);
        throw new Refusal('promo_code.not_found');
      }
      const found = findCodePromotion(book.prepared, row.promoCode ?? '', {
        city: asker.cityCode ?? row.cities[0] ?? '',
        shopper: toShopper({ ...asker, hasOrdered: await isKnown(book, asker) }),
        now: asker.at ?? book.now(),
        uses: await findUses(db, [row], asker.viewer),
      });
      if ('refusal' in found) throw toRefusal(found.refusal, row.startsAt, asker.language);
      return row;
    },
  };
}
