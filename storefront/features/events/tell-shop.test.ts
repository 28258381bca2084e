import { beforeEach, expect, test, vi } from 'vitest';
import { EventStream, toEvents } from './tell-shop.ts';

const line = (productCode: string, count: number) => ({ productCode, count });
let sent: { cityId: number; events: { kind: string; productCode: string; count: number }[] }[];
let stream: EventStream;
let session: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  session = new Map();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
  stream = new EventStream((batch) => sent.push(batch));
  stream.cityId = 4;
});

test('the difference of two carts is what was put in and taken out', () => {
  expect(toEvents([line('a', 2), line('b', 1)], [line('a', 5), line('c', 1)])).toEqual([
    { kind: 'add', productCode: 'a', count: 3 },
    { kind: 'remove', productCode: 'b', count: 1 },
    { kind: 'add', productCode: 'c', count: 1 },
  ]);
});

test('what was there before the page is no news; changes leave together after a while', () => {
  stream.seeCart([line('a', 1)]);
  stream.seeCart([line('a', 2)]);
  stream.seeCart([line('a', 2), line('b', 1)]);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([
    {
      cityId: 4,
      events: [
        { kind: 'add', productCode: 'a', count: 1 },
        { kind: 'add', productCode: 'b', count: 1 },
      ],
    },
  ]);
});

test('an order begins with the cart and ends with what it began with, once', () => {
  stream.seeCart([line('a', 2)]);
  stream.seePath('/kz/order');
  stream.seeCart([]);
  stream.seePath('/kz/order-created');
  stream.seeCart([]);
  stream.seePath('/order-created/');
  const kinds = sent
    .flatMap(({ events }) => events)
    .map(({ kind, productCode, count }) => [kind, productCode, count]);
  expect(kinds).toContainEqual(['begin', 'a', 2]);
  expect(kinds.filter(([kind]) => kind === 'purchase')).toEqual([['purchase', 'a', 2]]);
});

const toldKinds = () => {
  stream.flush();
  return sent
    .flatMap(({ events }) => events)
    .map(({ kind, productCode, count }) => [kind, productCode, count]);
};

test('an order that is opened or loaded anew before its cart is known is told once, and so is what came of it', () => {
  for (const visit of [stream, new EventStream((batch) => sent.push(batch))]) {
    stream = visit;
    stream.seePath('/order');
    stream.seeCart([line('a', 2)]);
    expect(toldKinds()).toEqual([['begin', 'a', 2]]);
  }
  stream.seeCart([]);
  stream.seePath('/order-created');
  expect(toldKinds()).toEqual([
    ['begin', 'a', 2],
    ['purchase', 'a', 2],
  ]);
});

test('what is put into the cart after an order is told, what left it with the order is not', () => {
  stream.seeCart([line('a', 2)]);
  stream.seePath('/order');
  stream.seePath('/order-created');
  stream.seeCart([]);
  stream.seePath('/catalog');
  stream.seeCart([line('b', 1)]);
  expect(toldKinds().map(([kind, code]) => `${kind} ${code}`)).toEqual(['begin a', 'purchase a', 'add b']);
});

test('a cart that is emptied at the order and left is emptied', () => {
  stream.seeCart([line('a', 2)]);
  stream.seePath('/order');
  stream.seeCart([]);
  stream.seePath('/cart');
  expect(toldKinds()).toEqual([
    ['begin', 'a', 2],
    ['remove', 'a', 2],
  ]);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('with %o nothing is told', (intent) => {
  vi.stubGlobal('navigator', intent);
  stream.seeCart([]);
  stream.seeCart([line('a', 1)]);
  stream.seePath('/order');
  vi.advanceTimersByTime(60_000);
  stream.flush();
  expect(sent).toEqual([]);
});
