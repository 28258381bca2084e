/** Promo codes as people type them, and why one is refused. */

/** Capital letters only: the text is raised first. Kazakh Қ and Һ are no look-alikes: a code has none. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Ё: 'E',
  Н: 'H',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ѕ: 'S',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  Ү: 'Y',
};

/** One spelling for a code: capital Latin letters and digits without gaps. Stored and typed codes both go through it. */
export function toCodeKey(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u200B-\u200D\u2060\uFEFF\u00AD‐‑‒–—-]+/g, '')
    .replace(/[АВСЕЁНІЈКМОРЅТХУҮ]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/** Field: A–Z, 0–9, 4 to 20 of them. Anything else need not be looked up. */
export function parsePromoCode(typed: string): string | null {
  const key = toCodeKey(typed.slice(0, 100));
  return /^[A-Z0-9]{4,20}$/.test(key) ? key : null;
}

export type CodeRefusal =
  | {
      reason:
        | 'not_found'
        | 'not_started'
        | 'expired'
        | 'wrong_city'
        | 'first_order_only'
        | 'needs_card'
        | 'wholesale_only'
        | 'already_used'
        | 'used_up'
        | 'no_goods'
        /** Applies, but has nothing left to lower: what it covers is free or at its floor. */
        | 'no_saving'
        /** Cannot stand beside the promotions, which are better for the buyer. */
        | 'promotions_better';
    }
  | { reason: 'min_sum'; minSum: number; left: number };
