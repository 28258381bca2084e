/** What goes over a real wire, written by other hands than ours: old HTTP, odd headers, names of files in other letters. */
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let port: number;
let authorization: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  const password = (await addAccount(shop.db, 'wire')) ?? '';
  authorization = `Basic ${Buffer.from(`wire:${password}`).toString('base64')}`;
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

/** One request on a connection of its own, as it is written; what comes back, up to the end of the connection. */
function say(head: readonly string[], body: readonly (Buffer | string)[] = [], pauseMs = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const heard: Buffer[] = [];
    socket.on('data', (piece: Buffer) => heard.push(piece));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1')));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const rest = () => {
      for (const piece of body) socket.write(piece);
    };
    if (pauseMs === 0) rest();
    else setTimeout(rest, pauseMs);
  });
}

const linesOf = (answer: string): string[] => {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return [head.split('\r\n')[0]?.split(' ')[1] ?? '', ...body.join('\r\n\r\n').split('\n')];
};

const XML = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="2026-11-16"><Каталог><Ид>w</Ид><Товары/></Каталог></КоммерческаяИнформация>',
);

async function greet(): Promise<string> {
  const told = linesOf(
    await say([
      'GET /exchange/1c/?type=catalog&mode=checkauth HTTP/1.0',
      `AUTHORIZATION: ${authorization}`,
      'user-agent: 1C+Enterprise/8.3',
    ]),
  );
  expect(told.slice(0, 3)).toEqual(['200', 'success', 'exchange']);
  return told[3] ?? '';
}

const POST = (name: string, version = '1.1') =>
  `POST /exchange/1c/?type=catalog&mode=file&filename=${name} HTTP/${version}`;
const length = `Content-Length: ${XML.length}`;
const closing = ['Host: shop', 'Connection: close'];
const chunked = [`${XML.length.toString(16)}\r\n`, XML, '\r\n0\r\n\r\n'];

test.each<[string, (token: string) => Promise<string>]>([
  ['by HTTP/1.0', (token) => say([POST('a.xml', '1.0'), `Cookie: exchange=${token}`, length], [XML])],
  [
    'without a type of its content',
    (token) => say([POST('b.xml'), ...closing, `cookie: exchange=${token}`, length], [XML]),
  ],
  [
    'as a form that it is not',
    (token) =>
      say(
        [
          POST('c.xml'),
          ...closing,
          `Cookie:exchange=${token}`,
          'Content-Type: application/x-www-form-urlencoded',
          length,
        ],
        [XML],
      ),
  ],
  [
    'with a type that is none',
    (token) =>
      say([POST('d.xml'), ...closing, `Cookie: exchange=${token}`, 'Content-Type: xml', length], [XML]),
  ],
  [
    'as JSON that it is not',
    (token) =>
      say(
        [POST('e.xml'), ...closing, `Cookie: exchange=${token}`, 'Content-Type: application/json', length],
        [XML],
      ),
  ],
  [
    'in chunks, without a length',
    (token) =>
      say([POST('f.xml'), ...closing, `Cookie: exchange=${token}`, 'Transfer-Encoding: chunked'], chunked),
  ],
  [
    'after it was asked to go on',
    (token) =>
      say(
        [POST('g.xml'), ...closing, `Cookie: exchange=${token}`, 'Expect: 100-continue', length],
        [XML],
        100,
      ),
  ],
  [
    'with a cookie of another name, among others',
    (token) => say([POST('h.xml'), ...closing, `Cookie: _ym=1;PHPSESSID=${token} ; x=`, length], [XML]),
  ],
  [
    'under a name in windows-1251',
    (token) =>
      say([POST('%EA%E0%F2%E0%EB%EE%E3.xml'), ...closing, `Cookie: exchange=${token}`, length], [XML]),
  ],
  [
    'with the name first and the mode in capitals',
    (token) =>
      say(
        [
          'POST /bitrix/admin/1c_exchange.php/?FILENAME=i.xml&MODE=File&Type=Catalog HTTP/1.1',
          ...closing,
          `Cookie: exchange=${token}`,
          length,
        ],
        [XML],
      ),
  ],
])('a file that is sent %s is taken', async (_how, send) => {
  const answer = await send(await greet());
  const told = linesOf(answer.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, ''));
  expect(told).toEqual(['200', 'success']);
});

test('and is found under that name, whichever letters it is asked for in', async () => {
  const cookie = `Cookie: exchange=${await greet()}`;
  const ask = (name: string) =>
    say([`GET /exchange/1c/?type=catalog&mode=import&filename=${name} HTTP/1.1`, ...closing, cookie]);
  expect(linesOf(await ask(encodeURIComponent('каталог.xml')))[1]).toBe('success');
  expect(linesOf(await ask('%EA%E0%F2%E0%EB%EE%E3.xml'))[1]).toBe('success');
});
