/** A gigabyte of one text over HTTP: a program of its own is sent it, says why not, and hardly grows. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { type Asked, OneC } from '#tests/one-c/client.ts';
import { packVast } from '#tests/one-c/vast-archive.ts';
import { addAccount } from './operators.ts';

const MEGABYTE = 2 ** 20;
const MEGABYTES = 1024;
/** The thread that reads, its code and what it may hold before it gives up. */
const MOST_MEMORY_MB = 160;

let shop: TestApp;
let child: ChildProcess;
let url = '';
let one: OneC;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-vast')) ?? '';
  child = spawn(process.execPath, ['tests/fixtures/exchange-shop.ts'], {
    env: { ...process.env, DATABASE_URL: shop.config.databaseUrl ?? '', DATA_DIR: shop.config.dataDir ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin?.write('go\n');
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  url = String(line).trim();
  one = new OneC({ inject }, 'ut-vast', password, { version: '2.08' });
  await one.greet();
  await one.init();
  // What a first package takes is no matter of its length: the thread and its code.
  expect((await send('small.xml', `${BEGIN}</Описание>${CLOSE}`)).lines[0]).toBe('success');
});
afterAll(async () => {
  child.kill('SIGKILL');
  await shop.close();
});

async function inject({ method, url: path, headers, payload }: Asked) {
  const answer = await fetch(url + path, {
    method,
    // Packing takes seconds here: a connection that was kept meanwhile may be closed at the moment it is written to.
    headers: { ...headers, connection: 'close' },
    ...(payload ? { body: new Uint8Array(payload) } : {}),
  });
  return {
    statusCode: answer.status,
    rawPayload: Buffer.from(await answer.arrayBuffer()),
    headers: Object.fromEntries(answer.headers),
  };
}

const BEGIN =
  '<КоммерческаяИнформация ВерсияСхемы="2.08"><Каталог СодержитТолькоИзменения="true"><Ид>vast</Ид><Товары><Товар><Ид>vast-1</Ид><Наименование>Бездна</Наименование><Описание>';
const CLOSE = '</Товар></Товары></Каталог></КоммерческаяИнформация>';

async function send(name: string, content: string | Buffer) {
  await one.sendFile(name, Buffer.from(content as string));
  return one.takeIn(name.replace(/zip$/, 'xml'));
}

/** Resident, of the program alone. */
function readMemoryMb(): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

async function grownBy(work: () => Promise<void>): Promise<number> {
  const before = readMemoryMb();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, readMemoryMb());
  }, 10);
  await work().finally(() => clearInterval(timer));
  return most - before;
}

/** Packs about a hundred times: an honest archive, by its directory. */
const line = (n: number) => `${'а'.repeat(480)}${(n * 2_654_435_761).toString(16)} `;
const megabyte = () => {
  let text = '';
  for (let n = 0; text.length < MEGABYTE / 2; n += 1) text += line(n);
  return text;
};

test.each([
  ['one text', 'text', BEGIN, megabyte(), `</Описание>${CLOSE}`],
  [
    'one record, of texts that are short enough each',
    'record',
    `${BEGIN}</Описание>`,
    `<Комментарий>${megabyte().slice(0, MEGABYTE / 4)}</Комментарий>`.repeat(2),
    CLOSE,
  ],
])('of %s, in an archive', { timeout: 120_000 }, async (_what, name, before, each, after) => {
  const archive = packVast(`${name}.xml`, [
    { text: before, times: 1 },
    { text: each, times: Math.ceil((MEGABYTES * MEGABYTE) / Buffer.byteLength(each)) },
    { text: after, times: 1 },
  ]);
  expect(archive.length).toBeLessThan(32 * MEGABYTE);
  const grown = await grownBy(async () => {
    const told = await send(`${name}.zip`, archive);
    expect([told.status, told.lines[0]]).toEqual([200, 'failure']);
    expect(told.lines[1]).toMatch(/^Файл слишком велик/);
  });
  expect(grown).toBeLessThan(MOST_MEMORY_MB);
  expect((await send(`after-${name}.xml`, `${BEGIN}${name}</Описание>${CLOSE}`)).lines[0]).toBe('success');
});

test('in one part that never ends', { timeout: 120_000 }, async () => {
  const headers = { authorization: `Basic ${Buffer.from(`ut-vast:${password}`).toString('base64')}` };
  const grown = await grownBy(async () => {
    const chunk = Buffer.alloc(MEGABYTE, 'a');
    let sent = 0;
    const asking = request(`${url}/exchange/1c/?type=catalog&mode=file&filename=endless.xml`, {
      method: 'POST',
      headers,
    });
    const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
    let isAnswered = false;
    // Each pause waits for whichever comes first, and leaves the others listening.
    asking.setMaxListeners(0).on('error', () => undefined);
    void answered.then(() => {
      isAnswered = true;
    });
    while (!isAnswered && sent < MEGABYTES) {
      sent += 1;
      if (!asking.write(chunk)) await Promise.race([once(asking, 'drain'), answered, once(asking, 'close')]);
    }
    const [answer] = await answered;
    const bytes: Buffer[] = [];
    for await (const piece of answer) bytes.push(piece as Buffer);
    const words = new TextDecoder('windows-1251').decode(Buffer.concat(bytes));
    asking.destroy();
    expect([answer.statusCode, words]).toEqual([200, 'failure\nЧасть файла слишком велика']);
    expect(sent).toBeLessThan(MEGABYTES);
  });
  expect(grown).toBeLessThan(MOST_MEMORY_MB);
});
