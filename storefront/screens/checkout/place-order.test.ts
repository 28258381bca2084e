import { describe, expect, test } from 'vitest';
import type { Api, Result } from '../../api-client.ts';
import type { DraftStore } from '../../design/form-draft.ts';
import { readAttempt } from './attempt.ts';
import { EMPTY_DRAFT, keepOrderDraft, readOrderDraft } from './draft.ts';
import type { OrderBody } from './order-body.ts';
import { placeOrder } from './place-order.ts';

const USER = 7;
const body = (comment: string) => ({ comment, total: 100 }) as OrderBody;
const made = (number: string): Result<unknown> => ({ ok: true, value: { data: { orderId: 1, number } } });
const refused = (status: number, code: string): Result<unknown> => ({
  ok: false,
  status,
  error: { code, message: code, requestId: '' } as never,
});
const lost: Result<unknown> = { ok: false, status: 0, error: null };

function memory(): () => DraftStore {
  const kept = new Map<string, string>();
  const store: DraftStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return () => store;
}

/** A shop that answers as told, one after another, and remembers what it was asked. */
function shopOf(...answers: Result<unknown>[]) {
  const asked: { key: string; comment: string }[] = [];
  const api = (async (_call: string, input: { body: OrderBody; idempotencyKey: string }) => {
    asked.push({ key: input.idempotencyKey, comment: input.body.comment });
    return answers.shift() ?? lost;
  }) as unknown as Api;
  return { api, asked };
}

const wait = async () => {};

describe('one press, one order', () => {
  test('an answer that was lost is asked for again with the same key and the same letters, whatever was typed since', async () => {
    const store = memory();
    const { api, asked } = shopOf(lost, made('P-1'));
    expect(await placeOrder(body('first'), { userId: USER, api, store, wait })).toEqual({ kind: 'unknown' });
    const again = await placeOrder(body('second'), { userId: USER, api, store, wait });
    expect(again).toMatchObject({ kind: 'made', order: { number: 'P-1' } });
    expect(asked.map(({ comment }) => comment)).toEqual(['first', 'first']);
    expect(asked[0]?.key).toBe(asked[1]?.key);
  });

  test('after a reload the press goes on without a body', async () => {
    const store = memory();
    const { api, asked } = shopOf(refused(500, 'service.fault'), made('P-1'));
    await placeOrder(body('first'), { userId: USER, api, store, wait });
    expect(await placeOrder(null, { userId: USER, api, store, wait })).toMatchObject({ kind: 'made' });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test('the attempt stands in the storage before anything is sent', async () => {
    const store = memory();
    let kept: unknown = null;
    const api = (async () => {
      kept = readAttempt(USER, store);
      return lost;
    }) as unknown as Api;
    await placeOrder(body('first'), { userId: USER, api, store, wait });
    expect(kept).toMatchObject({ body: JSON.stringify(body('first')), isRefused: false });
  });

  test('a refusal frees the key: another body gets another, the same body the same', async () => {
    const store = memory();
    const { api, asked } = shopOf(
      refused(409, 'order.cart_changed'),
      refused(409, 'order.slot_taken'),
      refused(409, 'order.slot_taken'),
    );
    expect(await placeOrder(body('first'), { userId: USER, api, store, wait })).toMatchObject({
      kind: 'refused',
      refusal: { status: 409 },
    });
    await placeOrder(body('second'), { userId: USER, api, store, wait });
    await placeOrder(body('second'), { userId: USER, api, store, wait });
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
    expect(asked[2]?.key).toBe(asked[1]?.key);
  });

  test.each([
    [401, 'session.required'],
    [429, 'request.too_many'],
  ])(
    'an answer that was lost is not found by a repeat refused with %i: the key stays, whatever was changed',
    async (status, code) => {
      const store = memory();
      const { api, asked } = shopOf(lost, refused(status, code), made('P-1'));
      await placeOrder(body('first'), { userId: USER, api, store, wait });
      const repeat = await placeOrder(body('first'), { userId: USER, api, store, wait });
      expect(repeat).toEqual({ kind: 'unknown' });
      expect(await placeOrder(body('second'), { userId: USER, api, store, wait })).toMatchObject({
        kind: 'made',
      });
      expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
      expect(asked.map(({ comment }) => comment)).toEqual(['first', 'first', 'first']);
    },
  );

  test('a first press refused with 429 is told as such: nothing was made of it', async () => {
    const store = memory();
    const { api } = shopOf(refused(429, 'request.too_many'));
    expect(await placeOrder(body('first'), { userId: USER, api, store, wait })).toMatchObject({
      kind: 'refused',
    });
  });

  test('the first press may still be at work: its answer is waited for', async () => {
    const store = memory();
    const busy = refused(409, 'request.in_progress');
    const { api, asked } = shopOf(busy, busy, made('P-1'));
    expect(await placeOrder(body('first'), { userId: USER, api, store, wait })).toMatchObject({
      kind: 'made',
    });
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test('success lets go of the draft and of the key, a refusal of neither', async () => {
    const store = memory();
    keepOrderDraft(USER, { ...EMPTY_DRAFT, comment: 'first' }, store);
    const { api } = shopOf(refused(422, 'request.invalid'), made('P-1'));
    await placeOrder(body('first'), { userId: USER, api, store, wait });
    expect(readOrderDraft(USER, store)).toMatchObject({ comment: 'first' });
    await placeOrder(body('first'), { userId: USER, api, store, wait });
    expect(readOrderDraft(USER, store)).toEqual({});
    expect(readAttempt(USER, store)).toBeNull();
  });
});
