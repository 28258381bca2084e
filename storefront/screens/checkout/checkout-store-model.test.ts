/**
 * The store against a simple model, in random runs: edits, hours, presses, answers that come late, crosswise, refused or
 * never, a cart and a city that change underneath, prices that move, reloads. At every moment the sums shown are those of
 * the newest choice or said not to be; a press makes one order at most, of what was shown; what was typed stays.
 */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#tests/fake-cart-shop.ts';
import {
  type Asked,
  type City,
  FakeOrderShop,
  type FakeQuote,
  noAnswer,
  refusal,
} from '#tests/fake-order-shop.ts';
import { beginning, type Fate, type Step, step } from '#tests/order-steps.ts';
import type { Api, Result } from '../../api-client.ts';
import type { CheckoutState } from './checkout-state.ts';
import { CheckoutStore } from './checkout-store.ts';
import { type OrderDraft, readOrderDraft } from './draft.ts';
import { toOrderBody, toQuoteBody } from './order-body.ts';
import { PlacingStore } from './placing-store.ts';

const USER = 7;

/** Fields that only the person at the page changes. */
const OWN = ['method', 'payment', 'comment', 'firstName', 'liftMode'] as const;
const flush = () => vi.advanceTimersByTimeAsync(0);

class World {
  shop = new FakeOrderShop();
  storage = new FakeStorage();
  city: City = 'pavlodar';
  events = 0;
  cart = this.shop.cartOf(1, 'pavlodar');
  eventId: string | null = 'e0';
  waiting: Asked[] = [];
  typed: Partial<OrderDraft> = {};
  chosen = '';
  newestHold: Asked | null = null;
  presses = 0;
  named = new Set<number>();
  /** What was on view since the last press. */
  views: CheckoutState[] = [];
  keys = new Map<string, string>();
  otherThanShown: string[] = [];
  crossed: Asked[] = [];
  isMade = false;
  store!: CheckoutStore;
  placing!: PlacingStore;
  close = () => {};

  constructor() {
    this.openPage();
  }

  openPage() {
    this.close();
    vi.clearAllTimers();
    this.waiting = [];
    this.newestHold = null;
    const drafts = () => this.storage;
    this.placing = new PlacingStore({
      userId: USER,
      api: this.api,
      drafts,
      reloadCart: () => {},
      onMade: async () => {
        this.isMade = true;
        this.close();
      },
    });
    const reload = () =>
      void this.waiting.push({ call: 'load', input: {} as Asked['input'], resolve: () => {} });
    this.store = new CheckoutStore(
      { userId: USER, api: this.api, placing: this.placing, reload, drafts },
      this.given(),
    );
    const leave = this.store.subscribe(() => this.views.push(this.store.get()));
    const end = this.store.open();
    this.close = () => {
      leave();
      end();
    };
    this.placing.resume();
  }

  given(options = this.shop.optionsOf(this.city)) {
    return { options, eventId: this.eventId, cityCode: this.city, state: this.cart };
  }

  api = ((call: string, input: Asked['input']) =>
    new Promise<Result<unknown>>((resolve) => {
      const asked = { call, input, resolve };
      this.waiting.push(asked);
      if (call.includes('hold')) this.newestHold = asked;
      if (call.includes('orders')) this.checkOrder(input);
      // Neither a second order nor another hold of its hour may cross an order on its way.
      const others = this.waiting.filter((each) => each !== asked && each.call.includes('orders'));
      const withHours = others.filter(({ input: { body } }) => body.slotHoldId);
      if (call.includes('orders')) this.crossed.push(...others);
      if (call.includes('hold')) this.crossed.push(...withHours);
    })) as unknown as Api;

  /** Another key is another order: one for a press, of what stood on the page, for the sum that the button named. */
  checkOrder({ body, idempotencyKey: key }: Asked['input']) {
    const letters = JSON.stringify(body);
    const settled = [...this.views, this.store.get()].filter(({ isPending }) => !isPending);
    const shown = settled.map(({ draft, state, total, quoted: { quote } }) =>
      JSON.stringify(
        toOrderBody(draft, state.cart, state.terms, { quote, total, holdId: body.slotHoldId ?? '' }),
      ),
    );
    const isNew = !this.keys.has(key);
    const isAsShown = isNew
      ? this.named.has(body.total) && shown.includes(letters)
      : this.keys.get(key) === letters;
    if (!isAsShown) this.otherThanShown.push(letters);
    if (!isNew) return;
    this.keys.set(key, letters);
    this.views = [];
  }

  async answer(at: number, fate: Fate) {
    const [asked] = this.waiting.splice(Math.min(at, this.waiting.length - 1), 1);
    if (!asked) return;
    if (asked.call === 'load') {
      this.eventId = this.cart.cart.eventId;
      return this.store.meet(this.given());
    }
    // A key whose order is made gets that order again.
    const isRefused = fate === 'refused' && !this.shop.made.has(asked.input.idempotencyKey);
    const result = isRefused ? refusal('request.invalid') : this.shop.answer(asked);
    const isNo = !result.ok && (fate === 'ok' || fate === 'refused');
    if (isNo && asked === this.newestHold) this.chosen = '';
    if (isNo && fate === 'ok' && asked.call.includes('orders') && result.error?.code === 'order.slot_taken')
      this.chosen = '';
    asked.resolve(fate === 'ok' || fate === 'refused' ? result : noAnswer);
    await flush();
  }

  async run(step: Step) {
    const { placing, isKept, hours, needsSlot, draft } = this.store.get();
    // The fields are out of reach while a press is under way.
    const isInert = placing.isUnknown || placing.isSending || isKept;
    switch (step.do) {
      case 'type':
        if (isInert) return;
        this.typed = { ...this.typed, ...step.change };
        return this.store.set(step.change);
      case 'choose': {
        const slot = hours.slots?.[step.at];
        if (isInert || !needsSlot || !slot) return;
        this.chosen = slot.id;
        this.newestHold = null;
        return hours.choose(slot.id);
      }
      case 'wait':
        return void (await vi.advanceTimersByTimeAsync(step.ms));
      case 'answer':
        return this.answer(step.at, step.fate);
      case 'cart':
        this.cart = { ...this.cart, isPending: true };
        this.store.meet(this.given(this.store.get().options));
        this.events += 1;
        this.cart = this.shop.cartOf(step.count, this.city, `e${this.events}`);
        // The answer of the cart comes at once or with the next thing that happens.
        if (this.events % 2 === 0) this.store.meet(this.given(this.store.get().options));
        return;
      case 'city':
        if (isInert) return;
        this.city = step.city;
        this.cart = this.shop.cartOf(1, this.city, this.cart.cart.eventId ?? 'e0');
        return this.store.meet(this.given());
      case 'dearer':
        this.shop.price += 1;
        return;
      case 'taken':
        this.shop.taken.add(`near-${step.at}`);
        return;
      case 'press':
        this.presses += 1;
        // A press that finds another one at its hold changes nothing of that one.
        if (!hours.isHolding) {
          this.views = [];
          this.named.clear();
        }
        this.views.push(this.store.get());
        this.named.add(this.store.get().total);
        this.store.press();
        return void (await flush());
      case 'retry':
        return this.store.get().quoted.retry();
      case 'renew':
        if (draft.slotId !== '' && !isInert) void hours.renew();
        return;
      case 'dismiss':
        return placing.dismiss();
      case 'new-page':
        return this.openPage();
    }
  }

  checkOrders() {
    expect(this.otherThanShown).toEqual([]);
    expect(this.crossed).toEqual([]);
    expect(this.keys.size).toBeLessThanOrEqual(this.presses);
    expect(this.shop.made.size).toBeLessThanOrEqual(Math.min(1, this.presses));
  }

  check() {
    const { draft, state, quoted, hours, isPending } = this.store.get();
    this.checkOrders();
    const quote = quoted.quote as FakeQuote | null;
    const newest = JSON.stringify(toQuoteBody(draft, state.cart, state.terms));
    if (!quoted.isPending && quoted.failure === null) expect(quote?.askedFor).toBe(newest);
    if (!isPending) expect(quoted.isPending).toBe(false);
    const own = Object.fromEntries(
      OWN.flatMap((name) => (name in this.typed ? [[name, this.typed[name]]] : [])),
    );
    expect(draft).toMatchObject(own);
    if (Object.keys(own).length > 0) expect(readOrderDraft(USER, () => this.storage)).toMatchObject(own);
    expect(draft.slotId).toBe(this.chosen);
    if (draft.holdId !== '') expect(this.shop.holds.get(draft.holdId)).toBe(draft.slotId);
    for (const { id } of hours.slots ?? []) expect(id).toContain(quote?.zone?.id);
  }

  isCalm(): boolean {
    const { isPending, quoted, hours, placing } = this.store.get();
    const isTold = quoted.failure !== null || hours.hasFailed || placing.isUnknown;
    return this.waiting.length === 0 && !isPending && !isTold && !placing.isSending;
  }

  async calmDown() {
    for (let round = 0; round < 30 && !this.isMade && !(round > 1 && this.isCalm()); round += 1) {
      this.store.meet(this.given(this.store.get().options));
      await vi.advanceTimersByTimeAsync(1000);
      while (this.waiting.length > 0 && !this.isMade) await this.answer(0, 'ok');
      if (this.store.get().quoted.failure !== null) this.store.get().quoted.retry();
      if (this.store.get().hours.hasFailed) this.store.get().hours.reload();
      if (this.placing.get().isUnknown) this.store.press();
    }
    if (this.isMade) return;
    this.check();
    const { isPending, isKept, quoted, placing, needsSlot, hours } = this.store.get();
    expect({ isPending, isKept, failure: quoted.failure, isUnknown: placing.isUnknown }).toEqual({
      isPending: false,
      isKept: false,
      failure: null,
      isUnknown: false,
    });
    if (needsSlot) expect(hours.slots).toHaveLength(3);
  }
}

afterEach(() => vi.useRealTimers());

test('whatever comes late, crosswise or not at all: one order of what was shown, and nothing typed is lost', async () => {
  vi.useFakeTimers();
  let made = 0;
  await fc.assert(
    fc.asyncProperty(beginning, fc.array(step, { maxLength: 40, size: 'max' }), async (first, steps) => {
      const world = new World();
      for (const each of [...first, ...steps]) {
        if (world.isMade) break;
        await world.run(each);
        if (!world.isMade) world.check();
      }
      await world.calmDown();
      world.checkOrders();
      made += world.shop.made.size;
      if (world.isMade) expect(world.storage.values.size).toBe(0);
      world.close();
      vi.clearAllTimers();
    }),
    { numRuns: 800 },
  );
  // The runs reach the end often enough to mean something.
  expect(made).toBeGreaterThan(60);
}, 120_000);
