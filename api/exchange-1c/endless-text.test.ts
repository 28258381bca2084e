/** A gigabyte inside one element: refused after a few megabytes of it, whatever it stands in, and 1C hears words. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { nobody } from '#tests/one-c/nobody.ts';
import { addAccount } from './operators.ts';
import { readPackage } from './read/read-package.ts';

import { Unreadable } from './read/unreadable.ts';

const GIGABYTE = 2 ** 30;
const MEGABYTE = 2 ** 20;
/** A million letters may come as seven bytes each. */
const MOST_READ = 10 * MEGABYTE;
const MOST_MEMORY = 128 * MEGABYTE;

const root = '<КоммерческаяИнформация ВерсияСхемы="2.08">';
const record = `${root}<Каталог><Товары><Товар><Ид>1</Ид>`;

describe('a gigabyte is not read', () => {
  it.each([
    ['in a description', `${record}<Описание>`, 'а'],
    ['in a CDATA', `${record}<Описание><![CDATA[`, 'a'],
    [
      'in pieces of CDATA',
      `${record}<Описание>`,
      '<![CDATA[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]]>',
    ],
    ['in letters by their numbers', `${record}<Описание>`, '&#1179;'],
    ['in a value of an attribute', `${record}<Цена Валюта="`, 'a'],
    ['in the name of an element', `${record}<`, 'a'],
    ['in a comment', `${root}<!--`, 'a'],
    ['in an instruction', `${root}<?a `, 'a'],
    ['between records', `${root}<Каталог><Ид>`, 'a'],
    ['in one record of short texts', record, `<Комментарий>${'a'.repeat(99_000)}</Комментарий>`],
    ['in one record of short attributes', record, `<Цена Валюта="${'a'.repeat(99_000)}"/>`],
  ])('%s', async (_where, before, piece) => {
    const chunk = Buffer.from(piece.repeat(Math.ceil(65_536 / Buffer.byteLength(piece))));
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(before);
      for (; sent < GIGABYTE; sent += chunk.length) yield chunk;
    }
    const idle = process.memoryUsage.rss();
    const fault = await readPackage(endless(), nobody).then(
      () => 'read',
      (error: unknown) => (error instanceof Unreadable ? error.code : String(error)),
    );
    expect(fault).toBe('file.too_large');
    expect(sent).toBeLessThan(MOST_READ);
    expect(process.memoryUsage.rss() - idle).toBeLessThan(MOST_MEMORY);
  });
});

describe('by the protocol', () => {
  let shop: TestApp;
  let password: string;
  beforeAll(async () => {
    shop = await openTestApp({ hasOutbox: true });
    password = (await addAccount(shop.db, 'ut-endless')) ?? '';
  });
  afterAll(() => shop.close());

  test('a text without an end is a failure in words, and the next file is taken in', async () => {
    const one = new OneC(shop.app, 'ut-endless', password, { version: '2.08' });
    const told = await one.send(
      'endless.xml',
      Buffer.from(`${record}<Описание>${'a'.repeat(12 * MEGABYTE)}`),
    );
    expect(told.status).toBe(200);
    expect(told.lines[0]).toBe('failure');
    expect(told.lines[1]).toMatch(/^Файл слишком велик/);
    const next = await one.send(
      'next.xml',
      Buffer.from(`${root}<Каталог><Ид>c</Ид><Товары></Товары></Каталог></КоммерческаяИнформация>`),
    );
    expect(next.lines[0]).toBe('success');
  });
});
