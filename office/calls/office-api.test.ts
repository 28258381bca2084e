import { expect, test, vi } from 'vitest';
import { CallFailure, isFailure } from './call-failure.ts';
import { createOfficeApi, type Question } from './office-api.ts';

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: string, status: number) => answer(status, { code, message: code, requestId: 'r' });

function openApi(
  answers: readonly Response[],
  ask: (question: Question) => Promise<boolean> = async () => true,
) {
  const send = vi.fn<typeof fetch>();
  for (const each of answers) send.mockResolvedValueOnce(each);
  return { send, api: createOfficeApi({ language: () => 'kz', ask, send }) };
}

const keyOf = (call: Parameters<typeof fetch> | undefined) =>
  new Headers(call?.[1]?.headers).get('idempotency-key') ?? 'none was sent';

test('a code that is not fresh is asked for, and the call made once more with the same key', async () => {
  const asked: Question[] = [];
  const { api, send } = openApi(
    [refusal('office.fresh_needed', 403), answer(200, { data: 1 })],
    async (question) => {
      asked.push(question);
      return true;
    },
  );
  await expect(api.call('POST /office/api/v1/staff/{id}/factor/', { params: { id: '7' } })).resolves.toEqual({
    data: 1,
  });
  expect(asked).toEqual(['code']);
  expect(send.mock.calls.map(([address]) => address)).toEqual([
    '/office/api/v1/staff/7/factor/',
    '/office/api/v1/staff/7/factor/',
  ]);
  expect(keyOf(send.mock.calls[0])).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf(send.mock.calls[1])).toBe(keyOf(send.mock.calls[0]));
});

test('it is not asked for a second time', async () => {
  const { api, send } = openApi([refusal('office.fresh_needed', 403), refusal('office.fresh_needed', 403)]);
  await expect(api.call('GET /office/api/v1/staff/')).rejects.toThrow('office.fresh_needed');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a session that is over and then a code that is not fresh are both asked for', async () => {
  const asked: Question[] = [];
  const { api } = openApi(
    [
      refusal('office.session_required', 401),
      refusal('office.fresh_needed', 403),
      answer(200, { items: [] }),
    ],
    async (question) => {
      asked.push(question);
      return true;
    },
  );
  await expect(api.call('GET /office/api/v1/staff/')).resolves.toEqual({ items: [] });
  expect(asked).toEqual(['login', 'code']);
});

test('whoever turns away gets the refusal', async () => {
  const { api, send } = openApi([refusal('office.session_required', 401)], async () => false);
  await expect(api.call('GET /office/api/v1/staff/')).rejects.toThrow('office.session_required');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a quiet call asks nobody', async () => {
  const ask = vi.fn(async () => true);
  const { api } = openApi([refusal('office.session_required', 401)], ask);
  await expect(api.callQuietly('GET /office/api/v1/me/')).rejects.toThrow(CallFailure);
  expect(ask).not.toHaveBeenCalled();
});

test('no network, a page of a proxy and «another must approve» are failures, never an empty answer', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'));
  const offline = createOfficeApi({ language: () => 'ru', ask: async () => true, send });
  await expect(offline.call('GET /office/api/v1/staff/')).rejects.toMatchObject({ status: 0, body: null });
  const { api } = openApi([new Response('<html>', { status: 502 })]);
  await expect(api.call('GET /office/api/v1/staff/')).rejects.toMatchObject({ status: 502, body: null });
  const held = openApi([refusal('office.needs_approval', 202)]);
  await expect(held.api.call('GET /office/api/v1/staff/')).rejects.toSatisfy((error) =>
    isFailure(error, 'office.needs_approval'),
  );
});
