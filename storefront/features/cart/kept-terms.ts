/** What a visitor typed beside the goods (code, card, points) lives as long as the tab: a card number is personal. */
import type { Terms } from './cart-saver.ts';

const KEY = 'sheber-cart-terms';
type Typed = Omit<Terms, 'city'>;

const NOTHING: Typed = { promoCode: '', card: '', proBonus: 0 };

export function readTerms(): Typed {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Typed> | null;
    const { promoCode, card, proBonus } = { ...NOTHING, ...kept };
    const isSound =
      typeof promoCode === 'string' && typeof card === 'string' && Number.isSafeInteger(proBonus);
    return isSound
      ? { promoCode: promoCode.slice(0, 100), card: card.slice(0, 32), proBonus: Math.max(0, proBonus) }
      : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepTerms({ promoCode, card, proBonus }: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ promoCode, card, proBonus }));
  } catch {
    // Forbidden: the next page asks again.
  }
}
