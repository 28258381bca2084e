import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { answerBrokenRequest } from './broken-request.ts';

let server: Server;
beforeAll(async () => {
  server = createServer({ connectionsCheckingInterval: 10 }, (_request, response) => response.end('well'));
  server.headersTimeout = 30;
  server.requestTimeout = 30;
  server.on('clientError', answerBrokenRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** All that the server says on a connection on which this was sent. */
function hear(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  if (sent !== '') socket.write(sent);
  return text(socket);
}

const bodyOf = (answer: string) => errorBody.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));

describe('a connection', () => {
  test('that was opened in advance and never used is closed without a word', async () => {
    expect(await hear('')).toBe('');
  });

  test('on which a request does not come to its end is told so', async () => {
    const answer = await hear('GET / HTTP/1.1\r\nHost: shop\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(bodyOf(answer).code).toBe('request.timeout');
  });

  test('whose other end sends on and never hangs up is ended all the same', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
    const sending = setInterval(() => socket.write('a'), 20);
    // Without a reader of its own: what is not read does not end it.
    await once(socket, 'error');
    clearInterval(sending);
    socket.destroy();
  });

  test('on which something else than HTTP comes is told so', async () => {
    const answer = await hear('\x16\x03\x01 hello\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(bodyOf(answer).code).toBe('request.malformed');
  });
});
