/** The audit itself: a page with one fault of each kind must not pass. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { allowComplaint, expectClean, expectQuiet } from '#tests/page-audit.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors({ hasPictures: true });

const GOOD = `<!doctype html><html lang="ru-KZ"><title>Страница</title><link rel="icon" href="data:,"><div id="root">
  <main><h1>Заголовок</h1><p>Слова <a href="/x">ссылка</a> в строке.</p><img alt="" width="1" height="1" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main></div>`;
const withPart = (part: string) => GOOD.replace('</main>', `${part}</main>`);

let page: Page;
beforeAll(async () => {
  page = await visitors.openForFile();
});

async function open(html: string, headers: Record<string, string> = {}): Promise<void> {
  await page.route(
    '**/audited',
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }),
    { times: 1 },
  );
  await page.goto('/audited');
}

async function faultsOf(html: string): Promise<string> {
  await open(html);
  return expectClean(page, { lang: 'ru-KZ' }).then(
    () => '',
    (error: Error & { actual?: unknown }) => JSON.stringify(error.actual),
  );
}

test('a good page passes', async () => {
  expect(await faultsOf(GOOD)).toBe('');
});

test.each([
  ['another language', GOOD.replace('ru-KZ', 'ru'), 'instead of ru-KZ'],
  ['no title', GOOD.replace('<title>Страница</title>', ''), 'no title'],
  ['two h1', withPart('<h1>Ещё</h1>'), '2 h1 elements'],
  ['an id twice', withPart('<p id="a"></p><p id="a"></p>'), 'two elements with the id'],
  ['an id that nobody has', withPart('<p aria-describedby="nobody">Слова</p>'), 'nothing has the id'],
  ['a button inside a link', withPart('<a href="/y">Слова <button>кнопка</button></a>'), 'inside <a'],
  ['a block inside a button', withPart('<button><div>кнопка</div></button>'), '<div> inside <button>'],
  ['a stranger inside a list', withPart('<ul><div>строка</div></ul>'), 'right inside a list'],
  ['a picture without size', GOOD.replace(' width="1"', ''), 'a picture without size'],
  [
    'a small target',
    withPart('<button style="width:20px;height:20px;padding:0;border:0">x</button>'),
    'a target of 20.0',
  ],
  ['a page that is too wide', withPart('<div style="width:2000px">широко</div>'), 'scrolls sideways'],
  ['the key of a message', withPart('<p>cart.title</p>'), 'message keys: cart.title'],
  ['an unfilled slot', withPart('<p>Итого {count}</p>'), 'unfilled words: {count}'],
  ['pale words', withPart('<p style="color:#bbb;background:#fff">бледно</p>'), 'axe color-contrast'],
  ['a field without a label', withPart('<input type="text">'), 'axe label'],
  ['a nameless group', withPart('<fieldset>Слова</fieldset>'), 'a group without a name'],
  ['a heading with another role', withPart('<h2 role="status">Слова</h2>'), 'a heading that says it is none'],
  [
    'a choice that is made before',
    withPart('<select aria-label="Город" required><option>Павлодар</option></select>'),
    'begins with one that is made',
  ],
])('%s is a fault', async (_what, html, words) => {
  expect(await faultsOf(html)).toContain(words);
});

test('a jump is a fault', async () => {
  const jump = `<script>setTimeout(() => document.querySelector('main').insertAdjacentHTML('afterbegin', '<div style="height:400px"></div>'), 200)</script>`;
  await open(withPart('<p style="height:400px">Слова</p>') + jump);
  await page.waitForFunction(
    () => (window as unknown as { layoutShift: { value: number } }).layoutShift.value > 0,
  );
  await expect(expectClean(page, { lang: 'ru-KZ' })).rejects.toThrow(/what is wrong/);
});

test('a complaint of the console, a failed request and a violation of the policy are heard, and only once', async () => {
  // Listened for before the page is opened: the browser may remark on the answer while it still loads.
  const refused = page.waitForResponse('**/api/nothing');
  const remarked = page.waitForEvent('console', (message) => message.text().includes('404'));
  await open(
    `${GOOD}<style>p { color: red }</style><script>console.error('шум'); fetch('/api/nothing'); throw new Error('сбой')</script>`,
    { 'content-security-policy': "style-src 'none'" },
  );
  await Promise.all([refused, remarked]);
  const said = await expectQuietOrSay(page);
  for (const words of ['шум', 'сбой', '/api/nothing answered 404', 'content policy: style-src'])
    expect(said).toContain(words);
  expect(await expectQuietOrSay(page)).toBe('');
  allowComplaint(page, /expected/);
  await page.evaluate("console.error('expected')");
});

async function expectQuietOrSay(page: Parameters<typeof expectQuiet>[0]): Promise<string> {
  try {
    expectQuiet(page);
    return '';
  } catch (error) {
    return JSON.stringify((error as { actual?: unknown }).actual);
  }
}
