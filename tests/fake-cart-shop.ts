/** A shop of one cart that follows the rules of the call, and a browser's storage: for tests of the cart's store. */
import type { Cart } from '#contract/cart.ts';
import type { Result } from '#storefront/api-client.ts';

export const CODES = ['a', 'b', 'c'] as const;
export type Code = (typeof CODES)[number];
export const STOCK: Record<Code, number> = { a: 5, b: 100, c: 3 };

export interface Body {
  items: { productCode: Code; count: number }[];
  registrationBefore?: boolean;
  eventId?: string;
}

export class FakeShop {
  counts = new Map<Code, number>();
  event = 0;

  get eventId() {
    return `e${this.event}`;
  }

  answer(adjusted: Cart['adjusted'] = []): Result<Cart> {
    const items = [...this.counts].map(([code, count]) => ({ product: { code }, count }));
    return { ok: true, value: { items, missing: [], eventId: this.eventId, adjusted } as unknown as Cart };
  }

  set(code: Code, count: number) {
    if (count === 0) this.counts.delete(code);
    else this.counts.set(code, count);
  }

  write({ items, registrationBefore, eventId }: Body): Result<Cart> {
    if (eventId !== undefined && eventId !== this.eventId) return { ok: false, status: 409, error: null };
    const adjusted: Cart['adjusted'] = [];
    for (const { productCode, count: wished } of items) {
      const count = registrationBefore
        ? Math.max(wished, this.counts.get(productCode) ?? 0)
        : Math.min(wished, STOCK[productCode]);
      if (!registrationBefore && count !== wished)
        adjusted.push({ productCode, name: productCode, wished, count, reason: 'over_stock' });
      this.set(productCode, count);
    }
    this.event += 1;
    return this.answer(adjusted);
  }
}

export class FakeStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}
