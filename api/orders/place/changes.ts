/** What is other now than what the buyer was shown, line by line and in the whole. */
import type { ErrorCode } from '#contract/errors.ts';
import type { OrderChange } from '#contract/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { listChanges } from '#domain/orders/order-changes.ts';
import type { Quote } from '../quote/quote.ts';

/** Ends the transaction: nothing is sold, the buyer is told. */
export class OrderChangedError extends Error {
  readonly code: Extract<ErrorCode, 'order.cart_changed' | 'order.out_of_stock'>;
  readonly changes: OrderChange[];
  /** What the order would come to; null when it cannot be made as it is. */
  readonly total: number | null;

  constructor(code: OrderChangedError['code'], changes: OrderChange[], total: number | null) {
    super(code);
    this.code = code;
    this.changes = changes;
    this.total = total;
  }
}

/** Somebody took what was planned a moment ago: plan anew. */
export class OvertakenError extends Error {}

export interface Shown {
  items: readonly { productCode: string; count: number; sum?: number | undefined }[];
  promoCode?: string | undefined;
  proBonus: number;
  total: number;
}

/** Throws when the order is not the one that was shown. */
export function requireUnchanged(quote: Quote, shown: Shown, language: Locale): void {
  const lines = listLineChanges(quote, shown, language);
  const isShort = lines.some(({ kind }) => kind === 'gone' || kind === 'fewer');
  if (isShort) throw new OrderChangedError('order.out_of_stock', lines, null);
  const { total } = quote.totals;
  if (total === shown.total && lines.length === 0) return;
  const changes = [...lines, ...listOtherChanges(quote, shown)];
  const isExplained = changes.some(({ kind }) => kind !== 'points');
  throw new OrderChangedError(
    'order.cart_changed',
    isExplained ? changes : [...changes, { kind: 'total', from: shown.total, to: total }],
    total,
  );
}

const isLineChange = (change: OrderChange): change is Extract<OrderChange, { productCode: string }> =>
  'productCode' in change;

function listLineChanges({ lines, rows, priced }: Quote, { items }: Shown, language: Locale) {
  const own = new Map(lines.filter(({ isGift }) => !isGift).map((line) => [line.row.code, line]));
  const sums = new Map(priced.lines.map(({ productCode, sum }) => [productCode, sum]));
  const current = [...own].map(([productCode, { wanted, available }]) => ({
    productCode,
    count: wanted,
    sumTenge: sums.get(productCode) ?? 0,
    available,
  }));
  const seen = items.map(({ productCode, count, sum }) => ({
    productCode,
    count,
    // Who does not say what was shown is told of the total alone.
    sumTenge: sum ?? sums.get(productCode) ?? 0,
  }));
  return listChanges(seen, current)
    .map((change): OrderChange => {
      const line = own.get(change.productCode);
      const { productCode } = change;
      const row = rows.find(({ code }) => code === productCode);
      const name = (language === 'kz' ? row?.nameKz : row?.nameRu) ?? productCode;
      if (change.kind === 'gone') return { kind: 'gone', productCode, name };
      if (change.kind === 'fewer')
        return { kind: 'fewer', productCode, name, wanted: line?.wanted ?? 0, available: change.available };
      const { kind, fromTenge: from, toTenge: to } = change;
      return { kind, productCode, name, count: line?.wanted ?? 0, from, to };
    })
    .filter(isLineChange);
}

function listOtherChanges({ priced }: Quote, { promoCode, proBonus }: Shown): OrderChange[] {
  const changes: OrderChange[] = [];
  const code = priced.promoCode;
  if (promoCode && code && !code.isAccepted)
    changes.push({ kind: 'promo_code', code: code.promoCode, message: code.message });
  if (priced.points.accepted < proBonus)
    changes.push({ kind: 'points', from: proBonus, to: priced.points.accepted });
  return changes;
}
