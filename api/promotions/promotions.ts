/**
 * Promotions of the shop: what a cart costs under them, whether a code may be used, and uses counted exactly.
 * Promises: prices of the moment (read from PostgreSQL, in the order's transaction if one is given), promotions at most
 * two seconds old, limits that hold under any load. Hides: the promotions in memory, where the facts of products come
 * from, the engine's own shapes. Relies on the engine (domain/promotions) for every rule, on the catalogue for the tree.
 */
import type { Locale } from '#domain/locale.ts';
import {
  type Cart,
  type ContractOffer,
  findCodePromotion,
  findContractOffer,
  type LineFacts,
  listTouching,
  type PriceStory,
  priceCart,
  type Touching,
  tellPrice,
} from '#domain/promotions/promotions.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type CatalogIndex, findRow, type IndexCopy, type Picked } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import type { PersonalRecords } from '../users/users.ts';
import { type Book, keepBook, keyOf } from './book.ts';
import {
  type Asker,
  type CartRequest,
  type CodeAsker,
  findUses,
  listHinted,
  listLineFacts,
  toVisitor,
} from './cart-request.ts';
import { toRefusal } from './code-words.ts';
import { createContractTerms, type ReadContractTerms } from './contract-terms.ts';
import { type PricedQuestion, toAnswer } from './explanation.ts';
import { createFindGoods } from './promoted-goods.ts';
import { forgetRedeemer, listRedemptions, moveRedemptions } from './promotion-records.queries.ts';
import { listProductIds, type PromotionRow } from './promotions.queries.ts';
import { createTypedCodes, toCodeState } from './typed-code.ts';

export { toPromotion } from './book.ts';
export { type CartRequest, findUses, listLineFacts, toVisitor } from './cart-request.ts';
export type { Explanation, PricedQuestion } from './explanation.ts';
export { hashOnceCode } from './once-codes.queries.ts';
export type { PromotionRow } from './promotions.queries.ts';
export { giveBackCode, redeemCode } from './redemptions.ts';
export { toRules } from './rules-in-words.ts';
export { isSettlingDue, PROMOTIONS_LOCK, settlePromotions } from './settle.ts';

/** The codes in a person's archive, and their end. */
export const promotionRecords: PersonalRecords = {
  name: 'promotions',
  tables: ['promotion_redemptions'],
  list: listRedemptions,
  forget: forgetRedeemer,
  move: moveRedemptions,
};

interface ExplainedPromotion extends Omit<Touching, 'promotion'> {
  promotion: string;
  title: string;
}

export interface Promotions {
  priceCart(question: CartRequest, db?: Db): Promise<PricedQuestion>;
  /** What became of each promotion that touches a line; `own`: those that this cart has used already. */
  explainLine(
    question: CartRequest,
    productCode: string,
    own: ReadonlySet<string>,
  ): Promise<ExplainedPromotion[]>;
  /** Every step from the shelf to what is paid for a product; null: it has no price. */
  tellPrice(
    question: CartRequest,
    productCode: string,
  ): Promise<(PriceStory & { touching: ExplainedPromotion[] }) | null>;
  /** What each of several carts comes to, each for itself, without code or points: one reading serves them all. */
  priceApart(carts: readonly CartRequest['lines'][], question: Asker): Promise<number[]>;
  /** The promotion behind a code, or a Refusal. What depends on the goods is told by `priceCart`. */
  checkCode(typed: string, by: CodeAsker): Promise<PromotionRow>;
  readBook(): Promise<Book>;
  /** As the database has them now: for those who try what is not saved yet. */
  readNewestBook(): Promise<Book>;
  /** What one costs by contract under promotions that every such buyer has, for cards and pages. */
  readContractOffers(
    cityCode: string,
  ): Promise<(facts: Omit<LineFacts, 'count' | 'vatPercent'>) => ContractOffer | null>;
  /** The same for the listings, which sort and filter by what the cards show. */
  readContractTerms: ReadContractTerms;
  /** The goods it is about; null for everything. */
  findGoods(copy: IndexCopy, code: string): Promise<Picked | null>;
}

const toExplained = (touching: readonly Touching[], language: Locale): ExplainedPromotion[] =>
  touching.map(({ promotion, ...told }) => ({
    promotion: promotion.id,
    title: promotion.title[language],
    ...told,
  }));

export interface PromotionsParts {
  db: Db;
  index: Pick<CatalogIndex, 'onChange'>;
  catalog: Pick<Catalog, 'sectionTree'>;
  /** Asked only where something is for the first order. */
  findOrdered?: (userId: number) => Promise<boolean>;
  warn?: (error: unknown) => void;
}

export function createPromotions({
  db,
  index,
  catalog,
  findOrdered = async () => false,
  warn = () => undefined,
}: PromotionsParts): Promotions {
  const { read: readBook, readNewest: readNewestBook } = keepBook(db, index, warn);
  const codes = createTypedCodes(db);
  const findGoods = createFindGoods(db, readBook);

  /** Asked of the orders only where a promotion depends on it. */
  const hasOrderedBefore = async (
    { rows }: Book,
    { viewer, hasOrdered }: Pick<CartRequest, 'viewer' | 'hasOrdered'>,
  ): Promise<boolean> => {
    if (hasOrdered !== undefined || viewer === null) return hasOrdered ?? false;
    return rows.some(({ audience }) => audience === 'new') && findOrdered(viewer.id);
  };

  /** The question as the engine takes it. */
  const readCart = async (question: CartRequest, source: Db) => {
    const { viewer, cityCode } = question;
    const book = question.book ?? (await readBook());
    const typed = await codes.read(book, question, source);
    const hinted = listHinted(book, question.lines).map((productCode) => ({ productCode, count: 1 }));
    const [facts, uses, hasOrdered] = await Promise.all([
      listLineFacts(source, catalog, {
        viewer,
        lines: [...question.lines, ...hinted],
        ...(question.agreed ? { agreed: question.agreed } : {}),
      }),
      findUses(source, typed.row ? [...book.limited, typed.row] : book.limited, viewer),
      hasOrderedBefore(book, question),
    ]);
    const isHinted = new Set(hinted.map(({ productCode }) => productCode));
    const cart: Cart = {
      lines: facts.filter(({ productCode }) => !isHinted.has(productCode)),
      shelf: new Map(facts.map((fact) => [fact.productCode, fact])),
      city: cityCode,
      visitor: toVisitor({ ...question, hasOrdered }),
      now: question.at ?? book.now(),
      code: typed.key,
      proBonus: question.points ?? 0,
      delivery: question.delivery ?? null,
      uses,
      declinedGifts: question.declinedGifts ?? [],
      only: question.only ? new Set(question.only) : null,
    };
    return { book, typed, cart };
  };

  return {
    readBook,
    readNewestBook,

    async readContractOffers(city) {
      const { byContract, now } = await readBook();
      const moment = now();
      return (facts) => findContractOffer(byContract, facts, { city, now: moment });
    },

    findGoods,
    readContractTerms: createContractTerms({
      readBook,
      findGoods,
      listIds: (codes) => listProductIds(db, codes),
      findRow: (copy, id) => findRow(copy.columns, id),
    }),

    async priceCart(question, source = db) {
      const { book, typed, cart } = await readCart(question, source);
      const priced = priceCart(book.prepared, cart);
      const found = new Set(cart.lines.map(({ productCode }) => productCode));
      const unknown = question.lines.map(({ productCode }) => productCode).filter((each) => !found.has(each));
      const promoCode = toCodeState(priced.code, typed, question.language);
      return { ...toAnswer(priced, book, question.language), unknown, promoCode };
    },

    async explainLine(question, productCode, own) {
      const { book, cart } = await readCart(question, db);
      // What this very cart has used is not held against it.
      const uses = new Map(
        [...(cart.uses ?? [])].map(([code, { byUser, inAll }]) =>
          own.has(code) ? [code, { byUser: byUser - 1, inAll: inAll - 1 }] : [code, { byUser, inAll }],
        ),
      );
      return toExplained(listTouching(book.prepared, { ...cart, uses }, productCode), question.language);
    },

    async tellPrice(question, productCode) {
      const { book, cart } = await readCart(question, db);
      const story = tellPrice(book.prepared, cart, productCode);
      if (!story) return null;
      const touching = listTouching(book.prepared, cart, productCode);
      return { ...story, touching: toExplained(touching, question.language) };
    },

    async priceApart(carts, question) {
      const book = await readBook();
      const productCodes = [...new Set(carts.flat().map(({ productCode }) => productCode))];
      const [facts, uses] = await Promise.all([
        listLineFacts(db, catalog, {
          viewer: question.viewer,
          lines: productCodes.map((productCode) => ({ productCode, count: 1 })),
        }),
        findUses(db, book.limited, question.viewer),
      ]);
      const known = new Map(facts.map((fact) => [fact.productCode, fact]));
      const now = question.at ?? book.now();
      return carts.map((lines) => {
        const found = lines.flatMap(({ productCode, count }) => {
          const fact = known.get(productCode);
          return fact ? [{ ...fact, count }] : [];
        });
        const cart = { lines: found, city: question.cityCode, visitor: toVisitor(question), now, uses };
        return priceCart(book.prepared, cart).totals.total;
      });
    },

    async checkCode(typed, asker) {
      const { book, row } = await codes.requireRow(readBook, typed, {
        client: asker.client,
        userId: asker.viewer?.id ?? null,
      });
      const found = findCodePromotion(book.prepared, keyOf(row) ?? '', {
        city: asker.cityCode ?? row.cities[0] ?? '',
        visitor: toVisitor({ ...asker, hasOrdered: await hasOrderedBefore(book, asker) }),
        now: asker.at ?? book.now(),
        uses: await findUses(db, [row], asker.viewer),
      });
      if ('refusal' in found) throw toRefusal(found.refusal, row.startsAt, asker.language);
      return row;
    },
  };
}
