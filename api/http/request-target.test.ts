import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
let port = 0;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

const hear = (...head: string[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write([...head, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
};
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

describe('a request that is addressed to nobody here', () => {
  test.each([
    ['another host’s address', ['GET http://x/ HTTP/1.1', 'Host: shop']],
    ['another host’s call', ['GET http://x/api/v2/cities/ HTTP/1.1', 'Host: shop']],
    ['a star', ['GET * HTTP/1.1', 'Host: shop']],
    ['two hosts', ['GET /api/v2/cities/ HTTP/1.1', 'Host: shop', 'Host: x']],
    ['the same host twice', ['GET /api/v2/cities/ HTTP/1.1', 'Host: shop', 'hOST: shop']],
  ])('%s is 400, ends its connection and costs no line of the log', async (_name, head) => {
    const before = shop.log.seen();
    const answer = await hear(...head);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(errorBody.parse(JSON.parse(bodyOf(answer))).code).toBe('request.malformed');
    expect(shop.log.seen()).toBe(before);
  });

  test('the whole address of the own host means its path', async () => {
    const before = shop.log.seen();
    const answer = await hear('GET http://Shop/api/v2/cities/ HTTP/1.1', 'Host: shop');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(shop.log.seen()).toBe(before + 1);
  });
});
