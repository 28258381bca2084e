/**
 * Tells the shop what its visitor does with products: what is put into the cart and taken out, where an order begins and
 * what came of it. Gathered and sent together, when a while has passed or the page is left; nothing at all with Do Not Track
 * or Global Privacy Control.
 */
import type { EventKind } from '#contract/events.ts';
import { stripLocale } from '#domain/locale.ts';
import type { CartCount } from '#domain/login-merge.ts';
import { asksForPrivacy } from '../../page/asks-for-privacy.ts';

interface ShopEvent {
  kind: EventKind;
  productCode: string;
  count: number;
}

export interface EventBatch {
  cityId: number;
  events: ShopEvent[];
}

const SEND_AFTER_MS = 10_000;
const MOST_AT_ONCE = 200;
/** What was in the cart when the order began: by the time of the thanks it is empty. */
const BEGUN = 'sheber-order-begun';
const ORDER = '/order';
const THANKS = '/order-created';

/** What changed between two states of the cart, in the words of the stream. */
export function toEvents(before: readonly CartCount[], after: readonly CartCount[]): ShopEvent[] {
  const old = new Map(before.map(({ productCode, count }) => [productCode, count]));
  const now = new Map(after.map(({ productCode, count }) => [productCode, count]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((productCode): ShopEvent[] => {
    const change = (now.get(productCode) ?? 0) - (old.get(productCode) ?? 0);
    if (change === 0) return [];
    return [{ kind: change > 0 ? 'add' : 'remove', productCode, count: Math.abs(change) }];
  });
}

export class EventStream {
  #waiting: ShopEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** As it was last told of. */
  #cart: readonly CartCount[] | null = null;
  #latest: readonly CartCount[] | null = null;
  #path = '';
  #isBeginning = false;
  readonly #send: (batch: EventBatch) => void;

  constructor(send: (batch: EventBatch) => void) {
    this.#send = send;
  }

  cityId = 0;

  /** The first state is where the visitor left off: nothing has happened yet. */
  seeCart(lines: readonly CartCount[]): void {
    this.#latest = lines;
    // An order empties the cart before the thanks are shown: whether it was that, the next path tells.
    if (this.#path === ORDER && lines.length === 0) return;
    if (this.#cart !== null) this.#add(toEvents(this.#cart, lines));
    this.#cart = lines;
    if (this.#isBeginning) this.#begin();
  }

  seePath(path: string): void {
    const bare = stripLocale(path).replace(/(.)\/$/, '$1');
    if (bare === this.#path) return;
    this.#path = bare;
    this.#isBeginning = bare === ORDER;
    if (bare === ORDER) this.#begin();
    else if (bare === THANKS) this.#finish();
    else if (this.#latest) this.seeCart(this.#latest);
  }

  /** A page that is opened at the order begins it when its cart is there; one that is loaded anew begins no second one. */
  #begin(): void {
    if (this.#cart === null) return;
    this.#isBeginning = false;
    const lines = JSON.stringify(this.#cart);
    if (lines === JSON.stringify(readLines(BEGUN))) return;
    this.#add(this.#cart.map(({ productCode, count }) => ({ kind: 'begin', productCode, count })));
    store(BEGUN, lines);
  }

  /** Once: a reload of the thanks is no second order. */
  #finish(): void {
    const lines = readLines(BEGUN);
    store(BEGUN, null);
    this.#add(lines.map(({ productCode, count }) => ({ kind: 'purchase', productCode, count })));
    // What leaves the cart with the order is not taken out of it.
    const bought = new Set(lines.map(({ productCode }) => productCode));
    this.#cart = this.#latest?.filter(({ productCode }) => !bought.has(productCode)) ?? null;
    this.flush();
  }

  #add(events: readonly ShopEvent[]): void {
    if (events.length === 0 || asksForPrivacy()) return;
    this.#waiting = [...this.#waiting, ...events].slice(-MOST_AT_ONCE);
    this.#timer ??= setTimeout(() => this.flush(), SEND_AFTER_MS);
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    const events = this.#waiting;
    this.#waiting = [];
    this.#send({ cityId: this.cityId, events });
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage a purchase is not told.
  }
}

function readLines(key: string): CartCount[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (line): line is CartCount =>
        typeof line?.productCode === 'string' && Number.isInteger(line?.count) && line.count > 0,
    );
  } catch {
    return [];
  }
}
