/** What the sold lines of a cart cost: by the price engine or, when it does not answer in time, by the last known prices. */
import type { Cart, CartDiscount } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import { priceView, userType } from '#domain/price.ts';
import type { Client } from '../http/client.ts';
import type { Explanation, PricedQuestion, Promotions } from '../promotions/promotions.ts';

/** Who asks, for which city, on which terms. */
export interface CartAsker {
  viewer: User | null;
  language: Locale;
  cityCode: string;
  /** By whom wrong codes are counted. */
  client: Client;
  card?: string | undefined;
  promoCode?: string | undefined;
  proBonus?: number;
}

/** A card that counts in a cart; a number typed by a visitor gives the club price and no points. */
export interface AcceptedCard {
  number: string;
  isOwn: boolean;
  kind: 'club' | 'pro';
  percent: number;
  balance: number;
  bonus?: { percent: number; sections: readonly string[] } | null;
}

export interface Priced extends Pick<Cart, 'totals' | 'discounts' | 'next' | 'promoCode' | 'points'> {
  isConfirmed: boolean;
  lines: ReadonlyMap<string, { price: number; basePrice: number; sum: number; discounts: CartDiscount[] }>;
  gifts: {
    productCode: string;
    count: number;
    price: number;
    worth: number;
    promotionId: string;
    title: string;
  }[];
  deliverySum: number;
}

interface Question {
  lines: readonly { product: Product; count: number }[];
  asker: CartAsker;
  card: AcceptedCard | null;
  delivery: { cost: number; weightKg: number; zone: string } | null;
  /** promotions whose gift is not there */
  declinedGifts: readonly string[];
}

/** A cart is never held up by its prices. */
const PATIENCE_MS = 1500;

export async function priceLines(
  promotions: Pick<Promotions, 'priceCart'>,
  warn: (error: unknown) => void,
  question: Question,
): Promise<Priced> {
  const { lines, asker, card, delivery, declinedGifts } = question;
  const { viewer, language, cityCode, client, promoCode, proBonus } = asker;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the price engine did not answer in time')), PATIENCE_MS);
  });
  const asked = promotions.priceCart({
    viewer,
    language,
    cityCode,
    client,
    promoCode,
    card,
    points: proBonus ?? 0,
    lines: lines.map(({ product, count }) => ({ productCode: product.code, count })),
    delivery,
    declinedGifts,
  });
  try {
    return toPriced(await Promise.race([asked, tooLate]), question);
  } catch (error) {
    warn(error);
    // It may still fail after we have gone on without it.
    asked.catch(() => undefined);
    return toUnconfirmed(question);
  } finally {
    clearTimeout(timer);
  }
}

const toDiscounts = (all: readonly Explanation[]): CartDiscount[] =>
  all.map(({ reason, promotion, title, amount }) => ({
    reason,
    title,
    amount,
    ...(promotion === null ? {} : { promotionId: promotion }),
  }));

function toPriced(priced: PricedQuestion, { delivery }: Question): Priced {
  return {
    isConfirmed: true,
    lines: new Map(
      priced.lines.map(({ productCode, price, basePrice, sum, discounts }) => [
        productCode,
        { price, basePrice, sum, discounts: toDiscounts(discounts) },
      ]),
    ),
    totals: priced.totals,
    discounts: toDiscounts(priced.discounts),
    gifts: priced.gifts.map(({ productCode, count, price, base, promotion }) => ({
      productCode,
      count,
      price,
      worth: base,
      promotionId: promotion,
      title: priced.discounts.find((each) => each.promotion === promotion)?.title ?? '',
    })),
    next: priced.next.map(({ promotion, title, need, gain, percent }) => ({
      promotionId: promotion,
      title,
      gain,
      ...(percent === undefined ? {} : { percent }),
      ...('sum' in need
        ? { needSum: need.sum, productCodes: [] }
        : { needCount: need.count, productCodes: [...need.productCodes] }),
    })),
    promoCode: toCode(priced.promoCode),
    points: priced.points,
    deliverySum: priced.delivery?.sum ?? delivery?.cost ?? 0,
  };
}

function toCode(code: PricedQuestion['promoCode']): Cart['promoCode'] {
  if (!code) return null;
  return code.isAccepted
    ? { code: code.promoCode, saving: code.saving }
    : { code: code.promoCode, saving: 0, error: code.message };
}

/** Without the engine: the prices of the cards, no promotions, and the code waits. */
function toUnconfirmed({ lines, asker, delivery }: Question): Priced {
  const type = userType(asker.viewer);
  const priced = lines.map(({ product, count }) => {
    const { price } = priceView(product, type, count);
    const line = { price, basePrice: price, sum: price * count, discounts: [] as CartDiscount[] };
    return [product.code, line] as const;
  });
  const total = priced.reduce((sum, [, line]) => sum + line.sum, 0);
  return {
    isConfirmed: false,
    lines: new Map(priced),
    totals: { base: total, discount: 0, points: 0, total, vat: 0, pointsEarned: 0 },
    discounts: [],
    gifts: [],
    next: [],
    promoCode: null,
    points: { requested: asker.proBonus ?? 0, accepted: 0, max: 0, reason: null },
    deliverySum: delivery?.cost ?? 0,
  };
}
