/** A code as a visitor typed it: the promotion behind it, and what is said of it. Whoever only guesses is not looked at. */
import type { Locale } from '#domain/locale.ts';
import { type PricedCart, parsePromoCode } from '#domain/promotions/promotions.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type Book, keyOf } from './book.ts';
import type { CartRequest } from './cart-request.ts';
import { createCodeGuesses, type Guesser } from './code-guesses.ts';
import { toRefusal, toWords } from './code-words.ts';
import type { CodeState } from './explanation.ts';
import { findOnceCode } from './once-codes.queries.ts';
import type { PromotionRow } from './promotions.queries.ts';

interface TypedCode {
  /** Null: there is none to reckon with. */
  code: string | null;
  /** By which the engine knows it. */
  key: string | null;
  row: PromotionRow | undefined;
  /** Why it is not even looked at. */
  barred: CodeState | null;
}

const findRow = ({ rows }: Book, code: string | null): PromotionRow | undefined =>
  code === null ? undefined : rows.find(({ promoCode }) => promoCode === code);

interface Found {
  row: PromotionRow | undefined;
  /** It works once, and has. */
  isUsed: boolean;
}

/** The shop's own codes are in memory; those that work once are asked for where a promotion takes any. */
async function findTyped(db: Db, book: Book, code: string | null): Promise<Found> {
  const row = findRow(book, code);
  const isAsked = row === undefined && code !== null && book.rows.some(({ takesCodes }) => takesCodes);
  const once = isAsked ? await findOnceCode(db, code) : null;
  if (once === null) return { row, isUsed: false };
  const found = book.byCode.get(once.promotionCode);
  return { row: found?.takesCodes ? found : undefined, isUsed: once.isUsed };
}

export function createTypedCodes(db: Db) {
  const guesses = createCodeGuesses(db);
  return {
    /** In a cart: a wrong code is told beside the prices, and refuses nothing. */
    async read(
      book: Book,
      {
        promoCode,
        client,
        viewer,
        language,
      }: Pick<CartRequest, 'promoCode' | 'client' | 'viewer' | 'language'>,
      source: Db = db,
    ): Promise<TypedCode> {
      const typed = promoCode?.trim() ?? '';
      if (typed === '') return { code: null, key: null, row: undefined, barred: null };
      const code = parsePromoCode(typed) ?? typed;
      const bar = (error: Refusal, reason: 'too_many' | 'used_up'): TypedCode => {
        const message = toWords(error, language);
        const barred = { promoCode: code, isAccepted: false, reason, message } as const;
        return { code: null, key: null, row: undefined, barred };
      };
      const guesser = client && { client, userId: viewer?.id ?? null };
      if (guesser)
        try {
          await guesses.requireFew(guesser);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return bar(error, 'too_many');
        }
      const { row, isUsed } = await findTyped(source, book, code);
      if (guesser && !row) await guesses.countWrong(guesser);
      if (isUsed) return bar(new Refusal('promo_code.used_up'), 'used_up');
      return { code, key: row ? keyOf(row) : code, row, barred: null };
    },

    /** By itself: a code that does not exist is refused. */
    async requireRow(readBook: () => Promise<Book>, typed: string, guesser: Guesser) {
      await guesses.requireFew(guesser);
      const book = await readBook();
      const { row, isUsed } = await findTyped(db, book, parsePromoCode(typed));
      if (isUsed) throw new Refusal('promo_code.used_up');
      if (row) return { book, row };
      await guesses.countWrong(guesser);
      throw new Refusal('promo_code.not_found');
    },
  };
}

/** What the engine made of the code. */
export function toCodeState(
  priced: PricedCart['code'],
  { code, row, barred }: TypedCode,
  language: Locale,
): CodeState | null {
  if (barred) return barred;
  if (!priced || code === null) return null;
  if (priced.isAccepted) {
    const title = (language === 'kz' ? row?.titleKz : row?.titleRu) ?? '';
    return { promoCode: code, isAccepted: true, title, saving: priced.saving };
  }
  const message = toWords(toRefusal(priced, row?.startsAt, language), language);
  return { promoCode: code, isAccepted: false, reason: priced.reason, message };
}
