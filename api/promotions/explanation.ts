/** From the engine's answer to the shop's: words in the reader's language, and what must be redeemed. */
import type { Locale } from '#domain/locale.ts';
import type { PricedCart } from '#domain/promotions/promotions.ts';
import { type Book, keyOf } from './book.ts';

export interface Explanation {
  reason: PricedCart['discounts'][number]['reason'];
  promotion: string | null;
  title: string;
  /** In both languages, for what is kept. */
  titles: Record<Locale, string>;
  amount: number;
}

type Line = Omit<PricedCart['lines'][number], 'discounts'> & { discounts: Explanation[] };

export type CodeState =
  | { promoCode: string; isAccepted: true; title: string; saving: number }
  | { promoCode: string; isAccepted: false; reason: string; message: string };

export interface PricedQuestion {
  /** In the order of the question; products that do not exist are in `unknown`. */
  lines: Line[];
  unknown: string[];
  gifts: (Line & { promotion: string })[];
  /** base − discount − points = total = sum of lines and gifts. */
  totals: PricedCart['totals'];
  discounts: Explanation[];
  /** What promotions, codes and cards take off; points are a way to pay and not among it. */
  promoBenefit: number;
  points: PricedCart['points'];
  promoCode: CodeState | null;
  delivery: { cost: number; sum: number; discounts: Explanation[] } | null;
  next: (Omit<PricedCart['next'][number], 'title' | 'promotionId'> & { promotion: string; title: string })[];
  alternatives: { promotions: string[]; total: number }[];
  /** What `redeemCode` must take: codes and promotions with limits that this price rests on. */
  usedPromotions: string[];
}

export function toAnswer(
  { lines, gifts, totals, discounts, points, delivery, next, alternatives, code }: PricedCart,
  book: Book,
  language: Locale,
): Omit<PricedQuestion, 'unknown' | 'promoCode'> {
  const explain = (all: PricedCart['discounts']): Explanation[] =>
    all.map(({ reason, promotionId, title, amount }) => ({
      reason,
      promotion: promotionId,
      title: title[language],
      titles: { ru: title.ru, kz: title.kz },
      amount,
    }));
  const working = new Set([
    ...discounts.map(({ promotionId }) => promotionId),
    ...gifts.map(({ promotionId }) => promotionId),
    ...(delivery?.discounts.map(({ promotionId }) => promotionId) ?? []),
    ...(code?.isAccepted ? [code.promotionId] : []),
  ]);
  return {
    lines: lines.map((line) => ({ ...line, discounts: explain(line.discounts) })),
    gifts: gifts.map(({ promotionId, ...gift }) => ({
      ...gift,
      promotion: promotionId,
      discounts: explain(gift.discounts),
    })),
    totals,
    discounts: explain(discounts),
    promoBenefit: totals.discount,
    points,
    delivery: delivery && { ...delivery, discounts: explain(delivery.discounts) },
    next: next.map(({ promotionId, title, ...step }) => ({
      ...step,
      promotion: promotionId,
      title: title[language],
    })),
    alternatives: alternatives.map(({ promotionIds, total }) => ({ promotions: promotionIds, total })),
    usedPromotions: book.rows
      .filter((row) => working.has(row.code) && (keyOf(row) ?? row.perUser ?? row.totalUses) !== null)
      .map((row) => row.code),
  };
}
