import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { FairTurns } from '../http/fair-turns.ts';
import { createPicturesAhead } from './pictures-ahead.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

function open(turns: FairTurns, readBusy = () => 0) {
  const asked: string[] = [];
  const images = {
    async findProductPicture(externalId: string, _index: number, size: string) {
      return { read: async () => asked.push(`${externalId} ${size}`) };
    },
  };
  return { asked, ahead: createPicturesAhead(shop.db, images, turns, readBusy) };
}

async function findFirst(): Promise<string | undefined> {
  const [first] = await shop.db<{ id: string }[]>`
    SELECT external_id AS id FROM products WHERE active AND cardinality(images) > 0
    ORDER BY popularity DESC, id LIMIT 1`;
  return first?.id;
}

test('both sizes of listings are made, of the most popular goods first, each once in a round', async () => {
  const { asked, ahead } = open(new FairTurns());
  await ahead.makeSome(new AbortController().signal);
  const first = await findFirst();
  expect(asked.slice(0, 2)).toEqual([`${first} sm_224`, `${first} md_448`]);
  await ahead.makeSome(new AbortController().signal);
  expect(new Set(asked).size).toBe(asked.length);
});

test('nothing is made while somebody waits for their turn', async () => {
  const turns = new FairTurns({ perClient: 1 });
  const { asked, ahead } = open(turns);
  const ending: { end(): void } = { end() {} };
  const running = turns.run('a', () => new Promise<void>((end) => Object.assign(ending, { end })));
  const waiting = turns.run('a', async () => undefined);
  await ahead.makeSome(new AbortController().signal);
  expect(asked).toEqual([]);
  ending.end();
  await Promise.all([running, waiting]);
  await ahead.makeSome(new AbortController().signal);
  expect(asked[0], 'what was left out is not skipped').toBe(`${await findFirst()} sm_224`);
});

test('nothing is made while the process has its hands full, whoever it works for', async () => {
  let busy = 0.9;
  const { asked, ahead } = open(new FairTurns(), () => busy);
  await ahead.makeSome(new AbortController().signal);
  expect(asked).toEqual([]);
  busy = 0.1;
  await ahead.makeSome(new AbortController().signal);
  expect(asked[0]).toBe(`${await findFirst()} sm_224`);
});
