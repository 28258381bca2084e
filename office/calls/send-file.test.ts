import { beforeEach, expect, test, vi } from 'vitest';
import { PIECE_BYTES } from '#domain/office/pieces.ts';
import { CallFailure } from './call-failure.ts';
import { sendFile } from './send-file.ts';

/** What a browser has and this does not. */
class Reader {
  result = '';
  onload = () => {};
  async readAsDataURL(blob: Blob) {
    this.result = `data:,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`;
    this.onload();
  }
}
beforeEach(() => {
  vi.stubGlobal('FileReader', Reader);
});

const RESULT = { picture: null, document: { url: '/files/a.pdf', bytes: 1 } };
const file = new Blob([new Uint8Array(3 * PIECE_BYTES + 7)]);

/** A shop behind a network that loses every other call. */
function aBadNetwork(has: number[] = []) {
  const come = new Set(has);
  let turn = 0;
  const call = vi.fn(async (key: string, input: { params?: { n?: string } }) => {
    turn += 1;
    if (turn % 2 === 1) throw new CallFailure(0, null);
    if (key.startsWith('PUT')) come.add(Number(input.params?.n));
    if (key.endsWith('/end/')) return { data: RESULT };
    return { data: { id: 'one', has, result: null } };
  });
  return { call, come };
}

const send = (api: { call: unknown }, onProgress = (_percent: number) => {}) =>
  sendFile('document', file, { onProgress, api: api as never, firstPauseMs: 0 });

test('a file comes whole through a network that loses every other call', async () => {
  const shop = aBadNetwork();
  const percents: number[] = [];
  expect(await send(shop, (percent) => percents.push(percent))).toEqual(RESULT);
  expect([...shop.come].sort()).toEqual([0, 1, 2, 3]);
  expect(percents).toEqual([0, 25, 50, 75, 100]);
});

test('what has come before is not sent again', async () => {
  const shop = aBadNetwork([0, 2]);
  await send(shop);
  const sent = shop.call.mock.calls
    .filter(([key]) => key.startsWith('PUT'))
    .map(([, input]) => input.params?.n);
  expect([...new Set(sent)]).toEqual(['1', '3']);
});

test('what the shop refuses is not tried again', async () => {
  const body = { code: 'upload.too_large', message: 'Файл слишком большой' } as never;
  const call = vi.fn(async () => {
    throw new CallFailure(422, body);
  });
  await expect(send({ call })).rejects.toThrow('Файл слишком большой');
  expect(call).toHaveBeenCalledTimes(1);
});
