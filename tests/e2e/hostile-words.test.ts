import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#api/database.ts';
import { readPage } from '#rigs/crawl/read-page.ts';
import { aUser } from './new-user.ts';
import { openShopDatabase } from './shop-database.ts';
import { goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

/** Each would call alert() where it were taken for anything but words. */
const EVIL = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title><iframe srcdoc="<script>parent.alert(1)</script>">',
  '<!--<script>alert(1)//-->',
  '{{alert(1)}}',
  'javascript:alert(1)',
];
const HOSTILE = EVIL.join(' ');
/** Short enough for every field of words. */
const SHORT = `${EVIL[1]} ${EVIL[2]}`;

const visitors = startVisitors({ hasPictures: true });
let db: Database;
let product: { id: number; code: string; brandId: number; brandCode: string; sectionCode: string };
let set: { id: number; mode: string; code: string };
let token: string;
let estimatePath = '';
let estimateId = 0;
const restore: (() => Promise<unknown>)[] = [];

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(shop + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A product, its brand, a set, an estimate and the words for search engines, all hostile until the file ends. */
beforeAll(async () => {
  db = openShopDatabase();
  const [found] = await db<(typeof product & { name: string; kz: string; text: string; brand: string })[]>`
    SELECT p.id, p.code, p.brand_id AS "brandId", b.code AS "brandCode", s.code AS "sectionCode", p.name_ru AS name,
           p.name_kz AS kz, p.description_ru AS text, b.name AS brand
    FROM products p JOIN brands b ON b.id = p.brand_id JOIN sections s ON s.id = p.section_id
    WHERE p.active AND s.code <> 'laminat' ORDER BY p.popularity, p.id LIMIT 1`;
  const [room] = await db<(typeof set & { name: string; lead: string })[]>`
    SELECT id, mode, code, name_ru AS name, lead_ru AS lead FROM product_sets WHERE active ORDER BY id DESC LIMIT 1`;
  if (!found || !room) throw new Error('no product or set to make hostile');
  product = found;
  set = room;
  restore.push(
    () =>
      db`UPDATE products SET name_ru = ${found.name}, name_kz = ${found.kz}, description_ru = ${found.text} WHERE id = ${found.id}`,
    () => db`UPDATE brands SET name = ${found.brand} WHERE id = ${found.brandId}`,
    () => db`UPDATE product_sets SET name_ru = ${room.name}, lead_ru = ${room.lead} WHERE id = ${room.id}`,
    () => db`DELETE FROM seo_texts WHERE url = ${`/p/${found.code}/`}`,
    () => call('DELETE', `/api/v1/estimates/${estimateId}/`),
  );
  await db`UPDATE products SET name_ru = ${HOSTILE}, name_kz = ${HOSTILE}, description_ru = ${HOSTILE} WHERE id = ${found.id}`;
  await db`UPDATE brands SET name = ${SHORT} WHERE id = ${found.brandId}`;
  await db`UPDATE product_sets SET name_ru = ${SHORT}, lead_ru = ${HOSTILE} WHERE id = ${room.id}`;
  for (const language of ['ru', 'kz'])
    await db`INSERT INTO seo_texts (url, language, title, description)
             VALUES (${`/p/${found.code}/`}, ${language}, ${SHORT}, ${HOSTILE})`;
  ({ token } = await aUser('hostile'));
  const made = await call<{ data: { id: number } }>('POST', '/api/v1/estimates/', { name: SHORT });
  estimateId = made.data.id;
  const shared = await call<{ data: { url: string } }>('POST', `/api/v1/estimates/${estimateId}/share/`, {});
  estimatePath = new URL(shared.data.url, shop).pathname;
});
afterAll(async () => {
  for (const each of restore) await each();
  await db.end({ timeout: 1 });
});

/** Attributes as a browser reads them: what stands in quotes is a value, whatever it looks like. */
function expectHarmless(html: string): void {
  const visible = html.replace(/<script type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>/g, '');
  for (const [tag] of visible.matchAll(/<[a-z!](?:"[^"]*"|'[^']*'|[^"'>])*>/gi)) {
    const bare = tag.replace(/"[^"]*"/g, '""');
    expect(bare).not.toMatch(/\son\w+\s*=|srcdoc/i);
    expect(tag).not.toMatch(/\s(?:href|src|action)="\s*javascript:/i);
    if (/^<script/i.test(tag)) expect(tag).toMatch(/src="\/assets\//);
    expect(tag).not.toMatch(/^<(?:iframe|svg\/|!--<)/i);
  }
}

test('written by the server, hostile names, brands, sets, estimates, searches and words for search engines stay words', async () => {
  const { code, brandCode, sectionCode } = product;
  const pages = [
    `/p/${code}`,
    `/kz/p/${code}`,
    `/c/${sectionCode}`,
    `/kz/brands/${brandCode}`,
    `/p/sets/${set.mode}/${set.code}`,
    `/sets/${set.mode}`,
    estimatePath,
    `/search?q=${encodeURIComponent(SHORT)}`,
  ];
  for (const path of pages) {
    let html = '';
    // Prices of sets, and with them their names, are kept for ten seconds.
    await expect
      .poll(
        async () => {
          html = await (await fetch(shop + path)).text();
          return html.includes('alert(1)');
        },
        { timeout: 25_000 },
      )
      .toBe(true);
    expectHarmless(html);
    // Facts for search engines are data that can still be read.
    expect(() => readPage(html, new URL(shop + path))).not.toThrow();
  }
});

test('in the browser nothing of it runs: cards, suggestions, a question, the estimate', async () => {
  const page = await visitors.open({ width: 1272, token });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await goTo(page, `/p/${product.code}`);
  await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor();
  expect(await page.title()).toBe(SHORT);

  await page.getByRole('button', { name: words.ru('ask.aboutProduct') }).click();
  const dialog = page.getByRole('dialog', { name: words.ru('ask.questionTitle') });
  await dialog.getByText(HOSTILE).waitFor();
  await dialog.getByRole('button', { name: words.ru('ask.questionSend') }).click();
  await dialog.getByText(words.ru('ask.questionWrong')).waitFor();
  await dialog.getByLabel(words.ru('ask.question')).fill(HOSTILE);
  await dialog.getByLabel(words.ru('ask.contact')).fill('evil@example.kz');
  await dialog.getByLabel(words.ru('ask.name')).fill(EVIL[2] ?? '');
  await dialog.getByRole('button', { name: words.ru('ask.questionSend') }).click();
  await dialog.getByText(words.ru('ask.willAnswer')).waitFor();
  await dialog.getByRole('button', { name: words.ru('ask.done') }).click();
  const [stored] = await db`SELECT question, name FROM questions WHERE contact = 'evil@example.kz'`;
  expect(stored).toEqual({ question: HOSTILE, name: EVIL[2] });

  await page.getByRole('combobox').first().fill(SHORT);
  await goTo(page, estimatePath);
  await page.getByRole('heading', { level: 1, name: SHORT }).waitFor();
  await goTo(page, '/favorites');
  expect(dialogs).toEqual([]);
});
