/** Whoever connects is answered or sent away at once, also while workers open, stand still and die. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openEmptyDatabase } from '#tests/database.ts';
import { type StubShop, startStubShop } from '#tests/stub-shop.ts';

const ASK = 'GET /pid HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n';
/** Longer than a worker takes to open on a busy machine. */
const PATIENCE_MS = 20_000;

type Fate = 'answered' | 'refused' | 'hangs';

interface Asked {
  fate: Promise<Fate>;
  words(): string;
}

/** A connection of its own that asks once. */
function ask(port: number): Asked {
  let words = '';
  const socket: Socket = connect(port, '127.0.0.1');
  const fate = new Promise<Fate>((done) => {
    const end = (fate: Fate) => {
      clearTimeout(patience);
      socket.destroy();
      done(fate);
    };
    const patience = setTimeout(() => end('hangs'), PATIENCE_MS);
    socket.setEncoding('utf8').on('data', (text: string) => (words += text));
    socket.once('error', () => end('refused'));
    socket.once('close', () => end(words.startsWith('HTTP/1.1 200') ? 'answered' : 'refused'));
  });
  socket.write(ASK);
  return { fate, words: () => words };
}

async function aShop(workers: number): Promise<StubShop> {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.drop());
  return startStubShop({ DATABASE_URL: database.url, WEB_CONCURRENCY: String(workers) });
}

const pidOf = async (shop: StubShop): Promise<number> => {
  const asked = ask(shop.port);
  await asked.fate;
  return Number(asked.words().split('\r\n').at(-1));
};

test.each([1, 2])(
  'a connection on its way to a worker that dies is answered by another (%i)',
  async (workers) => {
    const shop = await aShop(workers);
    await shop.said(/Shop: open/);
    const stuck = new Set<number>();
    for (let look = 0; stuck.size < workers && look < 40; look += 1) stuck.add(await pidOf(shop));
    for (const pid of stuck) process.kill(pid, 'SIGSTOP');
    const asked = Array.from({ length: workers }, () => ask(shop.port));
    await sleep(300);
    for (const pid of stuck) process.kill(pid, 'SIGKILL');
    expect(await Promise.all(asked.map(({ fate }) => fate))).toEqual(asked.map(() => 'answered'));
    for (const { words } of asked) expect(stuck).not.toContain(Number(words().split('\r\n').at(-1)));
  },
  60_000,
);

test('a connection that the last worker gives back, having closed its port, is answered by the next', async () => {
  const shop = await aShop(1);
  await shop.said(/Shop: open/);
  const closing = await (await fetch(`${shop.url}/closes-busy`, { headers: { connection: 'close' } })).text();
  await sleep(200);
  const asked = ask(shop.port);
  expect(await asked.fate).toBe('answered');
  expect(asked.words().split('\r\n').at(-1)).not.toBe(closing);
});

test('from the first moment on, and while workers are killed, nobody waits for nothing', async () => {
  const shop = await aShop(2);
  const fates: Promise<Fate>[] = [];
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; await sleep(15)) fates.push(ask(shop.port).fate);
  })();
  await shop.said(/Shop: open/);
  for (let time = 0; time < 4; time += 1) {
    await sleep(300);
    const pid = await pidOf(shop);
    if (pid > 1) process.kill(pid, time % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
  }
  await sleep(500);
  isOver = true;
  await asking;
  const all = await Promise.all(fates);
  expect(all.filter((fate) => fate === 'hangs')).toEqual([]);
  expect(all.filter((fate) => fate === 'answered').length).toBeGreaterThan(20);
}, 90_000);
