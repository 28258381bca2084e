import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Stand } from '#tests/stands/stand.ts';
import { openTwoGisStand } from '#tests/stands/two-gis/two-gis-stand.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { createTwoGis, type SuggestOutside } from './two-gis.ts';

let stand: Stand;
let now: number;
let suggest: SuggestOutside;
beforeAll(async () => {
  stand = await openTwoGisStand('its-key');
});
afterAll(() => stand.close());
const open = (key = 'its-key') =>
  createTwoGis(createOutgoing({ info() {}, warn() {} }), { address: stand.url, key }, () => now);
beforeEach(() => {
  now = 0;
  stand.asked.length = 0;
  stand.calm();
  suggest = open();
});

test('streets of the city are found in either language, those of other cities are not', async () => {
  expect(await suggest('мала', 'Павлодар', 'ru')).toEqual(['улица Малайсары Батыра']);
  expect(await suggest('мала', 'Павлодар', 'kz')).toEqual(['Малайсары Батыр көшесі']);
  expect(await suggest('нигде', 'Павлодар', 'ru')).toEqual([]);
});

test('what was answered is asked once an hour, and of the visitor only what was typed goes out', async () => {
  await suggest('мала', 'Павлодар', 'ru');
  await suggest('Мала', 'Павлодар', 'ru');
  expect(stand.asked).toHaveLength(1);
  expect([...(stand.asked[0]?.query.keys() ?? [])].sort()).toEqual(['key', 'locale', 'q', 'suggest_type']);
  expect(Object.keys(stand.asked[0]?.headers ?? {}).sort()).toEqual(['connection', 'content-length', 'host']);
  now += 3_600_001;
  await suggest('мала', 'Павлодар', 'ru');
  expect(stand.asked).toHaveLength(2);
});

test.each(['late', '5xx', 'html', 'cut', 'redirect'] as const)(
  '%s: nothing, in time, and it is asked anew',
  async (fault) => {
    stand.fail(fault);
    expect(await suggest('мала', 'Павлодар', 'ru')).toEqual([]);
    expect(await suggest('мала', 'Павлодар', 'ru')).toHaveLength(1);
  },
);

test('a wrong key is nothing, and a program that types spends no more than its minute', async () => {
  expect(await open('another')('мала', 'Павлодар', 'ru')).toEqual([]);
  stand.asked.length = 0;
  await Promise.all(Array.from({ length: 320 }, (_, at) => suggest(`нигде ${at}`, 'Павлодар', 'ru')));
  expect(stand.asked.length).toBeLessThanOrEqual(300);
});
