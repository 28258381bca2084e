import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, openStand, type Stand } from '#tests/stands/stand.ts';
import { Circuit } from './circuit.ts';
import { createOutgoing, Refused, readJson, Unknown } from './outgoing.ts';

let stand: Stand;
let lines: object[];
let outgoing: ReturnType<typeof createOutgoing>;
beforeAll(async () => {
  stand = await openStand(({ path }) =>
    path === '/no' ? json({ code: 'closed' }) : json({ said: 'x'.repeat(path === '/long' ? 5000 : 1) }),
  );
});
afterAll(() => stand.close());
beforeEach(() => {
  lines = [];
  const log = (facts: object) => void lines.push(facts);
  outgoing = createOutgoing({ info: log, warn: log });
  stand.asked = [];
});

const ask = (path = '/', more: { timeoutMs?: number; maxBytes?: number } = {}) =>
  outgoing.call({
    to: 'bank',
    operation: 'pay',
    method: 'POST',
    url: `${stand.url}${path}?key=hidden`,
    body: 'the buyer’s name',
    ...more,
    read(answer) {
      const told = readJson(answer) as { code?: string };
      if (told.code !== undefined) throw new Refused('bank', told.code);
      return told;
    },
  });

describe('a question to a partner', () => {
  test('is answered, and the log knows that it was asked and nothing of what was said', async () => {
    expect(await ask()).toEqual({ said: 'x' });
    expect(lines).toEqual([{ to: 'bank', operation: 'pay', status: 200, ms: expect.any(Number) }]);
  });

  test('is refused by a documented no, which is no fault of the line', async () => {
    for (let i = 0; i < 6; i++) await expect(ask('/no')).rejects.toBeInstanceOf(Refused);
    expect(outgoing.isLeftAlone('bank')).toBe(false);
  });

  test.each([
    ['late', /no answer within 100 ms/],
    ['lost answer', /ECONNRESET|socket hang up/],
    ['cut', /ECONNRESET|socket hang up/],
    ['5xx', /answered 502/],
    ['html', /a page instead of JSON/],
    ['redirect', /answered 302/],
  ] as const)('%s: nobody knows how it ended', async (fault, words) => {
    stand.fail(fault);
    const failed = await ask('/', { timeoutMs: 100 }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Unknown);
    expect(String(failed)).toMatch(words);
    expect(stand.asked).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/hidden|buyer|127\.0\.0\.1/);
  });

  test('that found nobody never left: it may be asked again', async () => {
    const gone = await openStand(() => json({}));
    await gone.close();
    const failed = await outgoing
      .call({ to: 'gone', operation: 'pay', method: 'GET', url: gone.url, read: readJson })
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'Unknown', wasSent: false });
    stand.fail('cut');
    expect(await ask().catch((error: unknown) => error)).toMatchObject({ wasSent: true });
  });

  test('takes no answer that is larger than was agreed', async () => {
    await expect(ask('/long', { maxBytes: 1000 })).rejects.toThrow(/more than 1000 bytes/);
  });

  test('is not asked of who failed five times, and another partner is not held to answer for it', async () => {
    stand.fail('5xx', '5xx', '5xx', '5xx', '5xx');
    for (let i = 0; i < 5; i++) await expect(ask()).rejects.toBeInstanceOf(Unknown);
    await expect(ask()).rejects.toThrow(/left alone/);
    expect(stand.asked).toHaveLength(5);
    expect([outgoing.isLeftAlone('bank'), outgoing.isLeftAlone('register')]).toEqual([true, false]);
  });
});

describe('a partner that fails', () => {
  test('is left alone for half a minute, then one asks; its answer decides for all', () => {
    const circuit = new Circuit();
    for (let at = 0; at < 5; at++) circuit.noteFailure(at * 1000);
    expect([circuit.enter(5000), circuit.enter(33_999)]).toEqual([false, false]);
    expect([circuit.enter(34_000), circuit.enter(34_000)]).toEqual([true, false]);
    circuit.noteFailure(35_000);
    expect([circuit.enter(64_999), circuit.enter(65_000)]).toEqual([false, true]);
    circuit.noteAnswer();
    expect([circuit.enter(65_001), circuit.enter(65_001)]).toEqual([true, true]);
  });

  test('now and then is not left alone', () => {
    const circuit = new Circuit();
    for (let at = 0; at < 20; at++) circuit.noteFailure(at * 10_000);
    expect(circuit.isLeftAlone(200_000)).toBe(false);
  });
});
