/**
 * The store against a simple model, in thousands of random runs: presses, answers that come late, fail, or arrive at the
 * server after the page gave them up, refusals, changes of another device, events, a login. When everything has calmed
 * down the shown cart is the server's, and each count is the last intent, or what another device made of it afterwards, or
 * the outcome of a refusal that was told.
 */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { type Body, CODES, type Code, FakeShop, FakeStorage, STOCK } from '#tests/fake-cart-shop.ts';
import type { Api, Result } from '../../api-client.ts';
import type { Note, Terms } from './cart-saver.ts';
import { CartStore } from './cart-store.ts';
import { writeLocalLines } from './local-cart.ts';
import { createUserSaver } from './user-saver.ts';
import { createVisitorSaver } from './visitor-saver.ts';

const TERMS: Terms = { city: 'pavlodar', promoCode: '', card: '', proBonus: 0 };

type Fate = 'ok' | 'lost' | 'answer-lost' | 'late' | 'refused';
type Step =
  | { do: 'press'; code: Code; count: number }
  | { do: 'wait'; ms: number }
  | { do: 'answer'; fate: Fate }
  | { do: 'elsewhere'; code: Code; count: number }
  | { do: 'arrive-late' }
  | { do: 'event'; isRepeat: boolean }
  | { do: 'login' }
  | { do: 'new-page' };

const code = fc.constantFrom(...CODES);
const count = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('press' as const), code, count }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(50, 299, 300, 900, 40_000),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      fate: fc.constantFrom<Fate>('ok', 'ok', 'ok', 'lost', 'answer-lost', 'late', 'refused'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), code, count }) },
  { weight: 3, arbitrary: fc.constant({ do: 'arrive-late' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('event' as const), isRepeat: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'login' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'new-page' as const }) },
);

const flush = () => vi.advanceTimersByTimeAsync(0);

class World {
  shop = new FakeShop();
  notes: Note[] = [];
  waiting: {
    key: string;
    body: Body | null;
    resolve: (result: Result<Cart>) => void;
    sees: ReadonlyMap<Code, number | undefined>;
  }[] = [];
  /** Given up by the page, still on its way to the server. */
  late: Body[] = [];
  lastEvent = 'e0';
  isUser: boolean;
  store = new CartStore();
  /** By product: the counts that may stand at the end. */
  allowed = new Map<Code, Set<number>>();
  /** The last press of a product, until an answer has acknowledged it; and whether the server has seen it. */
  open = new Map<Code, { count: number; isSeen: boolean; press: number }>();
  presses = 0;
  requests = 0;
  mostAtOnce = 0;

  constructor(isUser: boolean) {
    this.isUser = isUser;
    this.openPage();
  }

  openPage() {
    // The old page's requests are cut; what it sent may still arrive.
    for (const { body } of this.waiting) if (body) this.late.push(body);
    this.waiting = [];
    vi.clearAllTimers();
    this.store = new CartStore();
    this.store.onNote((note) => this.notes.push(note));
    this.store.keepWith(this.isUser ? this.user() : createVisitorSaver(async () => async () => null), TERMS);
  }

  user() {
    const api = ((key: string, input: { body?: Body }) => {
      this.requests += 1;
      return new Promise<Result<Cart>>((resolve) => {
        const body = input.body ?? null;
        const sees = new Map(
          body?.items.map(({ productCode }) => [productCode, this.open.get(productCode)?.press]),
        );
        this.waiting.push({ key, body, resolve, sees });
        this.mostAtOnce = Math.max(this.mostAtOnce, this.waiting.length);
      });
    }) as unknown as Api;
    return createUserSaver({ userId: 7, api });
  }

  press(code: Code, count: number) {
    const isBlind = !this.store.get().isKnown;
    const before = this.store.countOf(code);
    this.store.setCount(code, count);
    expect(this.store.countOf(code)).toBe(count);
    const allowed = new Set([this.isUser ? Math.min(count, STOCK[code]) : count]);
    // The stock fell below what lies there: nothing is wished for that is not there already.
    if (this.shop.counts.get(code) === count) allowed.add(count);
    // «Put it in», said before the cart was known, lowers nothing.
    if (isBlind && count > 0)
      for (const more of [before, this.shop.counts.get(code) ?? 0])
        if (more >= count) allowed.add(more).add(Math.min(more, STOCK[code]));
    this.allowed.set(code, allowed);
    this.presses += 1;
    this.open.set(code, { count, isSeen: false, press: this.presses });
  }

  commit(body: Body): Result<Cart> {
    const result = this.shop.write(body);
    if (!result.ok) return result;
    for (const { productCode, count } of body.items) {
      const open = this.open.get(productCode);
      if (open?.count === count) open.isSeen = true;
      // A press that lowers nothing may say the merged count once more: then the stock bounds it, and that is told.
      const merged = this.shop.counts.get(productCode) ?? 0;
      if (body.registrationBefore)
        this.allowed.get(productCode)?.add(merged).add(Math.min(merged, STOCK[productCode]));
    }
    return result;
  }

  async answer(fate: Fate) {
    const request = this.waiting.shift();
    if (!request) return;
    const { body, resolve, sees } = request;
    const gone: Result<Cart> = { ok: false, status: 0, error: null };
    if (fate === 'refused' && body && !body.registrationBefore) {
      const told = this.notes.length;
      for (const [each, press] of sees) this.acknowledge(each, press, true);
      resolve({ ok: false, status: 422, error: { message: 'no', code: 'request.invalid', requestId: 'x' } });
      await flush();
      expect(this.notes.slice(told)).toContainEqual({ kind: 'refused', message: 'no' });
      return;
    }
    if (fate === 'lost' || fate === 'late') {
      if (fate === 'late' && body) this.late.push(body);
      resolve(gone);
    } else {
      const result = body ? this.commit(body) : this.shop.answer();
      if (fate === 'answer-lost') resolve(gone);
      else {
        resolve(result);
        if (result.ok && body && !body.registrationBefore)
          for (const [each, press] of sees) this.acknowledge(each, press, false);
      }
    }
    await flush();
  }

  /** Settled or refused: from now on others may change it. */
  acknowledge(code: Code, press: number | undefined, isRefused: boolean) {
    if (this.open.get(code)?.press !== press) return;
    this.open.delete(code);
    // Refused now, though an earlier try of the same intent may still arrive.
    const tried = this.late.flatMap(({ items }) => items.filter(({ productCode }) => productCode === code));
    const counts = tried.map(({ count }) => Math.min(count, STOCK[code]));
    if (isRefused) this.allowed.set(code, new Set([this.shop.counts.get(code) ?? 0, ...counts]));
  }

  elsewhere(code: Code, count: number) {
    const amount = Math.min(count, STOCK[code]);
    this.shop.set(code, amount);
    this.shop.event += 1;
    const open = this.open.get(code);
    if (!open) this.allowed.set(code, new Set([amount]));
    // Seen by the server, not yet acknowledged: the page may say it once more.
    else this.allowed.get(code)?.add(amount);
  }

  async run(step: Step) {
    switch (step.do) {
      case 'press':
        return this.press(step.code, step.count);
      case 'wait':
        return void (await vi.advanceTimersByTimeAsync(step.ms));
      case 'answer':
        return this.answer(step.fate);
      case 'elsewhere':
        return this.isUser ? this.elsewhere(step.code, step.count) : undefined;
      case 'arrive-late': {
        const body = this.late.shift();
        if (body) this.commit(body);
        return;
      }
      case 'event':
        if (!this.isUser) return;
        if (!step.isRepeat) this.lastEvent = this.shop.eventId;
        this.store.hear(this.lastEvent);
        return void (await flush());
      case 'login':
        if (this.isUser) return;
        this.isUser = true;
        for (const each of CODES) {
          const larger = Math.max(this.shop.counts.get(each) ?? 0, this.store.countOf(each));
          this.allowed.set(each, new Set([larger]));
        }
        this.open.clear();
        return this.openPage();
      case 'new-page':
        return this.openPage();
    }
  }

  async calmDown() {
    for (let round = 0; round < 40 && this.store.get().isPending; round += 1) {
      await vi.advanceTimersByTimeAsync(31_000);
      while (this.waiting.length > 0) await this.answer('ok');
    }
    // What was changed meanwhile is told by the live channel.
    if (this.isUser) this.store.hear(this.shop.eventId);
    await flush();
    while (this.waiting.length > 0) await this.answer('ok');
  }
}

afterEach(() => vi.useRealTimers());

test.each([
  ['a customer', true, 2500],
  ['a guest who may log in', false, 1000],
])(
  '%s: the shown count ends at the last intent, or at a refusal that was told',
  async (_who, isUser, runs) => {
    vi.useFakeTimers();
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40, size: 'max' }),
        fc.dictionary(code, fc.integer({ min: 1, max: 9 })),
        async (steps, held) => {
          const storage = new FakeStorage();
          vi.stubGlobal('localStorage', storage);
          writeLocalLines([]);
          const world = new World(isUser);
          for (const [each, amount] of Object.entries(held)) world.shop.set(each as Code, amount as number);
          for (const each of CODES)
            world.allowed.set(each, new Set([isUser ? (world.shop.counts.get(each) ?? 0) : 0]));
          for (const each of steps) await world.run(each);
          await world.calmDown();
          for (const each of CODES) {
            const shown = world.store.countOf(each);
            if (world.isUser) expect(shown).toBe(world.shop.counts.get(each) ?? 0);
            expect([...(world.allowed.get(each) ?? [])]).toContain(shown);
          }
          expect(world.store.get()).toMatchObject({ isPending: false, isUnreachable: false });
          expect(world.mostAtOnce).toBeLessThanOrEqual(1);
          expect(storage.values.has('sheber-cart-unsent')).toBe(false);
          if (world.isUser) expect(storage.values.has('sheber-cart')).toBe(false);
          vi.clearAllTimers();
        },
      ),
      { numRuns: runs },
    );
  },
  120_000,
);
