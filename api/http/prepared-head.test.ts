import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PreparedHead } from './prepared-head.ts';

let server: Server;
afterEach(() => new Promise((done) => server.close(done)));

async function open(answer: (response: ServerResponse) => void, most = 100): Promise<void> {
  server = createServer((_request, response) => answer(response));
  server.maxRequestsPerSocket = most;
  server.keepAliveTimeout = 1;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}

/** All that comes back on one connection, with dates left out. */
const ask = (requests: string): Promise<string> =>
  new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(requests));
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('close', () => done(text.replaceAll(/Date: .{29}\r\n/g, 'Date\r\n'))).on('error', fail);
  });

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const SHARED = ['content-type', 'text/plain', 'content-length', '4'];
const byNode = (status: number, own: readonly string[], body?: Buffer) => (response: ServerResponse) => {
  response.writeHead(status, [...SHARED, ...own]).end(body);
};

test.each([
  ['one after another', GET.repeat(4) + LAST, 100],
  ['until the connection has had its share', GET.repeat(3), 3],
  ['to a reader of the first version', `${GET}GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${LAST}`, 100],
])('what is sent again is what Node writes: %s', async (_how, requests, most) => {
  const body = Buffer.from('body');
  const own = ['x-request-id', 'one', 'set-cookie', 'v=1; Path=/'];
  await open(byNode(200, own, body), most);
  const expected = await ask(requests);
  await new Promise((done) => server.close(done));
  const head = new PreparedHead(200, SHARED);
  await open((response) => head.send(response, own, body), most);
  expect(await ask(requests)).toBe(expected);
});

test('an answer without a body ends with its head', async () => {
  const head = new PreparedHead(304, ['etag', '"a"']);
  let count = 0;
  await open((response) => head.send(response, ['x-request-id', String(++count)]));
  const answers = (await ask(GET.repeat(2) + LAST)).split('HTTP/1.1 304 Not Modified\r\n').slice(1);
  expect(answers.map((text) => /x-request-id: (\d)/.exec(text)?.[1])).toEqual(['1', '2', '3']);
  for (const text of answers)
    expect(text).toMatch(/^etag: "a"\r\nx-request-id: \d\r\nDate\r\n[\s\S]*\r\n\r\n$/);
});

test('each answer has its own values, and a date of now', async () => {
  const head = new PreparedHead(200, SHARED);
  let count = 0;
  await open((response) => head.send(response, ['x-request-id', `id${++count}`], Buffer.from('body')));
  const { port } = server.address() as AddressInfo;
  for (const id of ['id1', 'id2', 'id3']) {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())).toBeLessThan(2000);
    expect(await answer.text()).toBe('body');
  }
});
