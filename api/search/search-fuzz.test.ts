import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.inject({ url: '/api/v2/search/?q=x' });
});
afterAll(() => shop.close());

let visitors = 0;
async function statusOf(q: string, path = ''): Promise<number> {
  const remoteAddress = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`;
  const url = `/api/v2/search/${path}?q=${encodeURIComponent(q)}&pageSize=1`;
  return (await shop.app.inject({ url, remoteAddress })).statusCode;
}

describe('any text is answered', () => {
  test.each([
    ['ten kilobytes of one letter', 'а'.repeat(10_000)],
    ['ten kilobytes of words', 'ламинат 33 класс '.repeat(600)],
    ['ten kilobytes of a size', '3,5х'.repeat(2500)],
    ['a bomb for regular expressions', `(((((${'a+'.repeat(40)})+)+)+)+)$`],
    ['digits without end', '1'.repeat(5000)],
    ['fractions without end', '1/2'.repeat(60)],
    ['signs of a size without numbers', '×*xх×*xх×*xх'],
    ['SQL', "'; DROP TABLE products; --"],
    ['SQL of another kind', `" OR 1=1 UNION SELECT * FROM users WHERE '%' LIKE '%`],
    ['a tsquery', "a & !b | (c <-> 'd':*) \\"],
    ['LIKE', '%_%\\%'],
    ['format signs', '%s %d {0} #{7*7} {{7*7}}'],
    ['markup', '<script>alert(1)</script><img src=x onerror=1>'],
    ['zero bytes and controls', 'ла\u0000ми\u0007нат\u001b[31m'],
    ['half a surrogate', 'ламинат \ud83d'],
    ['right to left', '\u202eтанимал\u202c'],
    ['marks upon marks', `a${'\u0301'.repeat(500)}`],
    ['names of every object', '__proto__ constructor toString hasOwnProperty valueOf'],
    ['every layout at once', 'n9c0f5fp ;fk.pb ыгыеуь 12½ ¼" №№'],
    ['emoji', '🚪🔨🧱'],
  ])('%s', async (_, q) => {
    const wellFormed = q.toWellFormed();
    expect(await statusOf(wellFormed)).toBe(200);
    expect(await statusOf(wellFormed, 'suggest/')).toBe(200);
  });

  test('whatever Unicode has', { timeout: 60_000 }, async () => {
    const letters = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.stringMatching(/^[а-яәғқңөұүһі0-9 ,.×xх*/"-]{0,60}$/),
      fc.stringMatching(/^[a-z0-9;'[\],. -]{0,60}$/),
    );
    await fc.assert(
      fc.asyncProperty(letters, async (q) => {
        expect(await statusOf(q.toWellFormed())).toBe(200);
        expect(await statusOf(q.toWellFormed(), 'suggest/')).toBe(200);
      }),
      { numRuns: 80 },
    );
  });

  test('broken percent signs and repeated parameters are refused or answered, never a fault', async () => {
    for (const query of [
      'q=%E0%A4%A',
      'q=%',
      'q[]=a&q[]=b',
      'q=a&q=b',
      'q[a]=b',
      'q=a&sort=best',
      'q=a&page=-1',
    ]) {
      const remoteAddress = `11.0.0.${visitors++ & 255}`;
      const { statusCode } = await shop.app.inject({ url: `/api/v2/search/?${query}`, remoteAddress });
      expect([query, statusCode < 500]).toEqual([query, true]);
    }
  });
});

test('a query is cut at two hundred characters: what comes after changes nothing', async () => {
  const start = `ламинат ${' '.repeat(192)}`;
  const inject = (q: string) =>
    shop.app.inject({ url: `/api/v2/search/?q=${encodeURIComponent(q)}`, remoteAddress: '12.0.0.1' });
  const [cut, whole] = [await inject(`${start}унитаз`), await inject(start)];
  expect(cut.json().items).toEqual(whole.json().items);
});
