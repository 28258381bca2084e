/**
 * The cart of this page: what is shown is what is settled plus what the visitor intents (absolute counts by product).
 * It promises: a press shows at once; 300 ms after the last one a single request goes out; an answer never undoes a
 * newer intent; a intent is dropped only when it is settled or when its refusal has been told.
 * It hides debounce, retries, answers that cross each other, changes from elsewhere. It knows no React, no network and
 * no login: a saver keeps the cart, in this browser or on the server.
 */

import type { Cart } from '#contract/cart.ts';
import {
  applyIntents,
  type CountChange,
  countOf,
  listChanges,
  markChanges,
  toCartCount,
} from '#domain/cart.ts';
import type { CartCount } from '#domain/login-merge.ts';
import type { LineWork } from '#domain/orders/works.ts';
import { STEPPER_DEBOUNCE_MS } from '#domain/quantity.ts';
import { createPendingMark } from '../../pending.ts';
import type { CartSaver, Note, Outcome, Settled, Terms } from './cart-saver.ts';
import { type Asked, UnsettledIntents } from './unsettled-intents.ts';

export interface CartState {
  lines: readonly CartCount[];
  /** False until the one who keeps the cart has told what is in it. */
  isKnown: boolean;
  /** The last priced answer; its lines may be older than `lines`. */
  cart: Cart | null;
  /** A change or an answer is on its way: the sums are those of before. */
  isPending: boolean;
  /** The last try brought no answer; it is being tried again. */
  isUnreachable: boolean;
  /** By product: what another device has changed and nobody has looked at since. */
  changes: ReadonlyMap<string, CountChange>;
  terms: Terms;
  /** Why the code that was typed is not counted with. */
  promoError: string | null;
}

const RETRY_MS = [1000, 2000, 5000, 15_000, 30_000];
const KNOWN_EVENTS = 20;
/** Code for few: it comes when it is needed. */
const loadWorks = () => import('./settled-works.ts');
const NOTHING: Settled = { lines: [], eventId: null, cart: null };

export class CartStore {
  #saver: CartSaver | null = null;
  #settled: Settled = NOTHING;
  #isKnown = false;
  #terms: Terms = { city: '', promoCode: '', card: '', proBonus: 0 };
  #promoError: string | null = null;
  readonly #intents = new UnsettledIntents();
  #changes: ReadonlyMap<string, CountChange> = new Map();
  /** Counts the savers: an answer of an earlier one is nobody's. */
  #era = 0;
  /** The session has ended on this page: the login is asked for with the first press, once. */
  #mustAsk = false;
  #hasAsked = false;
  #isAsking = false;
  #mustLook = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Events of this page's own changes: they come back through the live channel. */
  #ownEvents: string[] = [];
  #heardEvent: string | null = null;
  #watchers = 0;
  #state: CartState | null = null;
  readonly #listeners = new Set<() => void>();
  #tell: (note: Note) => void = () => {};
  readonly #markPending = createPendingMark();

  get(): CartState {
    this.#state ??= {
      lines: applyIntents(this.#settled.lines, this.#intents.counts()),
      isKnown: this.#isKnown,
      cart: this.#settled.cart,
      isPending: this.#isAsking || this.#mustLook || this.#intents.size > 0,
      isUnreachable: this.#failures > 0,
      changes: this.#changes,
      terms: this.#terms,
      promoError: this.#promoError,
    };
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Who turns notes into words; the last one who asks. */
  onNote(tell: (note: Note) => void): void {
    this.#tell = tell;
  }

  countOf(productCode: string): number {
    return countOf(this.get().lines, productCode);
  }

  /**
   * From now on the cart is kept there. Intents that were not settled belong to the one who was asked before, unless that
   * one's session is over: then the heir takes them.
   */
  keepWith(saver: CartSaver, terms: Terms, { isHeir = false } = {}): void {
    // What was pressed before anybody kept the cart is meant for the first one who does.
    this.#mustAsk = isHeir && !this.#hasAsked;
    this.#hasAsked = false;
    if (isHeir) this.#saver?.leave?.();
    else if (this.#saver) this.#intents.clear();
    this.#saver = saver;
    this.#era += 1;
    this.#terms = terms;
    this.#isAsking = false;
    this.#failures = 0;
    this.#changes = new Map();
    const { settled, unsent } = saver.begin();
    this.#settled = settled ?? NOTHING;
    this.#isKnown = settled?.isTrue ?? false;
    if (settled?.isTrue) this.#intents.ground(settled.lines);
    for (const [code, count] of unsent) if (!this.#intents.has(code)) this.#intents.set(code, count);
    saver.note(this.#intents.counts());
    this.#mustLook = !this.#isKnown || this.#watchers > 0;
    this.#publish();
    this.#ask();
  }

  /** spec 4: a count of 0 removes the product. */
  setCount(productCode: string, count: number): void {
    // Nobody knows yet how many lie there: «put it in» must not lower them.
    const isBlind = !this.#isKnown && (this.#intents.isFirst(productCode) ?? this.countOf(productCode) === 0);
    this.#intents.set(productCode, toCartCount(count), isBlind && count > 0);
    this.dismissChange(productCode);
    this.#saver?.note(this.#intents.counts());
    this.#publish();
    this.#askIn(STEPPER_DEBOUNCE_MS);
    if (this.#mustAsk) this.#tell({ kind: 'ended' });
    this.#mustAsk = false;
  }

  /** Another city, code, card or number of points: the cart is priced anew. */
  setTerms(change: Partial<Terms>): void {
    if (change.promoCode !== undefined) this.#promoError = null;
    const terms = { ...this.#terms, ...change };
    const isSame = JSON.stringify(terms) === JSON.stringify(this.#terms);
    this.#terms = terms;
    if (isSame) this.#publish();
    else this.reload();
  }

  /** Lines that come back bring the work along that was done to them, once their counts are settled. */
  restoreWorks(works: readonly LineWork[]): void {
    const saver = this.#saver;
    if (saver && works.length > 0)
      void loadWorks().then(({ restore }) => restore(this, () => saver.putWorks(works, this.#terms)));
  }

  reload(): void {
    this.#mustLook = true;
    this.#publish();
    this.#ask();
  }

  /** An event of the live channel: our own change means nothing, another one a look at the cart. */
  hear(eventId: string): void {
    if (this.#isAsking) this.#heardEvent = eventId;
    else if (eventId !== this.#settled.eventId && !this.#ownEvents.includes(eventId)) this.reload();
  }

  /** The saver's own store was changed by another tab. */
  reread(): void {
    const settled = this.#saver?.begin().settled;
    if (!settled) return;
    this.#intents.clear();
    this.#settled = { ...settled, cart: this.#settled.cart };
    if (this.#watchers > 0) this.#mustLook = true;
    this.#publish();
    this.#ask();
  }

  /** As long as somebody watches, the cart is kept priced. */
  watchPrices(): () => void {
    this.#watchers += 1;
    if (this.#settled.cart === null && this.#saver) this.reload();
    return () => {
      this.#watchers -= 1;
    };
  }

  dismissChange(productCode: string): void {
    if (!this.#changes.has(productCode)) return;
    this.#changes = new Map([...this.#changes].filter(([code]) => code !== productCode));
    this.#publish();
  }

  /** The network is back, or the page is left: what waits goes out now. */
  hurry(): void {
    if (this.#failures > 0 || this.#intents.size > 0) this.#ask();
  }

  #publish(): void {
    this.#state = null;
    this.#markPending(this.get().isPending);
    for (const listener of this.#listeners) listener();
  }

  #askIn(delayMs: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), delayMs);
  }

  /** One request at a time: a look first where one is due, then all intents at once. */
  #ask(): void {
    const saver = this.#saver;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (!saver || this.#isAsking || (!this.#mustLook && this.#intents.size === 0)) return;
    const era = this.#era;
    const isPriced = this.#watchers > 0;
    const isLook = this.#mustLook;
    const terms = this.#terms;
    const asked: Asked = { isLook, terms, sent: isLook ? new Map() : this.#intents.sent() };
    this.#mustLook = false;
    this.#isAsking = true;
    this.#publish();
    const answer = isLook
      ? saver.load({ terms, isPriced })
      : saver.save(this.#intents.counts(), { terms, isPriced, settled: this.#settled });
    void answer.then((outcome) => {
      if (era === this.#era) this.#settle(outcome, asked);
    });
  }

  #settle(outcome: Outcome, asked: Asked): void {
    this.#isAsking = false;
    if (outcome.kind === 'unreachable') {
      if (asked.isLook) this.#mustLook = true;
      this.#failures += 1;
      if (this.#failures === 1 && this.#intents.size > 0) this.#tell({ kind: 'waiting' });
      this.#publish();
      this.#askIn(RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? 0);
      return;
    }
    this.#failures = 0;
    if (outcome.kind === 'ended') {
      this.#hasAsked = this.#intents.size > 0;
      if (this.#hasAsked) this.#tell({ kind: 'ended' });
      this.#publish();
      return;
    }
    if (outcome.kind === 'overtaken') this.#mustLook = true;
    if (outcome.kind === 'settled') this.#take(outcome, asked);
    if (outcome.kind === 'refused') {
      this.#intents.drop(asked.sent);
      this.#tell({ kind: 'refused', message: outcome.message });
      // After a refused intent nobody knows what stands; a look that is refused would be refused again.
      if (!asked.isLook) this.#mustLook = true;
    }
    this.#saver?.note(this.#intents.counts());
    this.#publish();
    // A newer press waits for its own 300 ms.
    if (this.#timer === null) this.#ask();
  }

  #take({ settled, adjusted, isMerged }: Extract<Outcome, { kind: 'settled' }>, asked: Asked): void {
    const { sent, isLook, terms } = asked;
    const before = this.#settled.lines;
    const had = this.#settled;
    if (had.cart?.works?.items[0])
      void loadWorks().then(({ listLostCuts }) => listLostCuts(had, settled).forEach(this.#tell));
    this.#settled = settled;
    this.#intents.drop(sent);
    if (isLook) this.#intents.ground(settled.lines);
    if (this.#isKnown && !isMerged && settled.eventId !== null) {
      // Whatever this page did not intent for was done elsewhere.
      const foreign = listChanges(before, settled.lines).filter(
        ({ productCode }) => !sent.has(productCode) && !this.#intents.has(productCode),
      );
      this.#changes = markChanges(this.#changes, foreign);
    }
    this.#isKnown = true;
    for (const each of adjusted) this.#tell({ kind: 'adjusted', ...each });
    if (isMerged) this.#tell({ kind: 'merged' });
    const code = settled.cart?.promoCode;
    if (code && terms.promoCode === this.#terms.promoCode) {
      this.#promoError = code.error ?? null;
      // spec 8: a code that failed is shown with its error and cleared.
      if (code.error) this.#terms = { ...this.#terms, promoCode: '' };
    }
    if (settled.eventId !== null && !isLook) {
      this.#ownEvents = [...this.#ownEvents, settled.eventId].slice(-KNOWN_EVENTS);
    }
    const heard = this.#heardEvent;
    this.#heardEvent = null;
    if (heard !== null) this.hear(heard);
  }
}
