/** A code as a visitor typed it: the promotion behind it, and what is said of it. Whoever only guesses is not looked at. */
import type { Locale } from '#domain/locale.ts';
import { type PricedCart, parsePromoCode } from '#domain/promotions/promotions.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Book } from './book.ts';
import type { CartRequest } from './cart-request.ts';
import { createCodeGuesses, type Guesser } from './code-guesses.ts';
import { toRefusal, toWords } from './code-words.ts';
import type { CodeState } from './explanation.ts';
import type { PromotionRow } from './promotions.queries.ts';

interface TypedCode {
  /** Null: there is none to reckon with. */
  code: string | null;
  row: PromotionRow | undefined;
  /** Why it is not even looked at. */
  barred: CodeState | null;
}

const findRow = ({ rows }: Book, code: string | null): PromotionRow | undefined =>
  code === null ? undefined : rows.find(({ promoCode }) => promoCode === code);

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
    ): Promise<TypedCode> {
      const typed = promoCode?.trim() ?? '';
      if (typed === '') return { code: null, row: undefined, barred: null };
      const code = parsePromoCode(typed) ?? typed;
      const row = findRow(book, code);
      if (client === undefined) return { code, row, barred: null };
      const guesser = { client, userId: viewer?.id ?? null };
      try {
        await guesses.requireFew(guesser);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const message = toWords(error, language);
        const barred = { promoCode: code, isAccepted: false, reason: 'too_many', message } as const;
        return { code: null, row: undefined, barred };
      }
      if (!row) await guesses.countWrong(guesser);
      return { code, row, barred: null };
    },

    /** By itself: a code that does not exist is refused. */
    async requireRow(readBook: () => Promise<Book>, typed: string, guesser: Guesser) {
      await guesses.requireFew(guesser);
      const book = await readBook();
      const row = findRow(book, parsePromoCode(typed));
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
