import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp } from '#tests/app.ts';
import { root } from '#tools/run.ts';
import { createContent } from './content.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
cpSync(join(root, 'content'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

describe('the calls', () => {
  let shop: Awaited<ReturnType<typeof openTestApp>>;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  afterAll(() => shop.close());
  const get = async (url: string, language = 'ru') => {
    const answer = await shop.app.inject({ url, headers: { 'x-language-id': language } });
    return { status: answer.statusCode, body: answer.json() };
  };

  test.each(['ru', 'kz'])('every article and page is there whole (%s)', async (language) => {
    const { data } = (await get('/api/v1/advice/', language)).body;
    expect(data.categories).toHaveLength(7);
    const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
    expect(data.articles).toHaveLength(files.filter((file) => /^advice.*\.ru\.md$/.test(file)).length);
    for (const { category, code, title } of data.articles) {
      const { status, body } = await get(`/api/v1/advice/${category}/${code}/`, language);
      expect(status, code).toBe(200);
      expect(body.data.title).toBe(title);
      expect(body.data.blocks.length, code).toBeGreaterThan(8);
      expect(body.data.related).toHaveLength(3);
    }
    for (const file of files.filter((name) => /^pages.*\.ru\.md$/.test(name))) {
      const code = file.replaceAll('\\', '/').slice('pages/'.length, -'.ru.md'.length);
      const { status, body } = await get(`/api/v1/pages/${code}/`, language);
      expect(status, code).toBe(200);
      expect(body.data.blocks.length, code).toBeGreaterThan(2);
    }
  });

  test('every article has a picture of its subject; what is no article’s has none', async () => {
    const { data } = (await get('/api/v1/advice/')).body;
    const content = createContent(join(root, 'content'));
    const shown = new Set<string>();
    for (const { category, code, pictureId } of data.articles) {
      expect(pictureId).toBe(`${category}-${code}`);
      const names = await content.listPictures(pictureId);
      expect(names.length, code).toBeGreaterThan(0);
      shown.add(names.join());
    }
    expect(shown.size).toBe(data.articles.length);
    expect(await content.listPictures('floors-no-such-article')).toEqual([]);
  });

  test('a category has its own articles, the newest first', async () => {
    const { data } = (await get('/api/v1/advice/floors/')).body;
    expect(data.category.name).toBe('Полы');
    const days = data.articles.map(({ date }: { date: string }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(data.articles.every(({ category }: { category: string }) => category === 'floors')).toBe(true);
  });

  test('sums in a text do not break at the end of a line', async () => {
    const { body } = await get('/api/v1/pages/delivery/');
    expect(JSON.stringify(body)).toMatch(/\d\u00A0\d{3}\u00A0₸/);
  });

  test.each([
    '/api/v1/advice/nowhere/',
    '/api/v1/advice/floors/nothing/',
    '/api/v1/advice/walls/__proto__/',
    '/api/v1/pages/unknown/',
    '/api/v1/pages/constructor/',
    '/api/v1/pages/delivery/unknown/',
  ])('%s is not found', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    expect(body.code).toBe('page.not_found');
  });

  test('every text has its address in the list for search engines', async () => {
    const addresses = await shop.listContentAddresses();
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
    expect(addresses.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/advice/floors', '/advice/bathroom/tile-laying', '/delivery', '/faq']),
    );
    expect(addresses.every(({ changedOn }) => /^\d{4}-\d{2}-\d{2}$/.test(changedOn))).toBe(true);
  });
});

describe('texts that change while the shop runs', () => {
  const file = join(folder, 'pages', 'delivery.ru.md');
  const write = (text: string) => {
    writeFileSync(file, text);
    // Some file systems count whole seconds: a second change within one must be seen too.
    utimesSync(file, new Date(), new Date(Date.now() + Math.random() * 1e6));
  };

  test('are read anew, a broken one is left out and named, a mended one comes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const complaints: string[] = [];
    const content = createContent(folder, (name) => complaints.push(name));
    let changes = 0;
    content.onChange(() => changes++);
    const before = await content.getPage('delivery', 'ru');
    const source = readFileSync(file, 'utf8');

    write(source.replace(/title: ".*"/, 'title: "Новое имя"'));
    expect((await content.getPage('delivery', 'ru')).title).toBe(before.title);
    vi.setSystemTime(Date.now() + 2001);
    expect((await content.getPage('delivery', 'ru')).title).toBe('Новое имя');
    expect(changes).toBe(1);

    write('no front matter');
    vi.setSystemTime(Date.now() + 2001);
    await expect(content.getPage('delivery', 'ru')).rejects.toMatchObject({ code: 'page.not_found' });
    expect((await content.getPage('delivery', 'kz')).title).not.toBe('');
    expect(complaints).toEqual(['pages/delivery.ru.md']);

    write(source);
    vi.setSystemTime(Date.now() + 2001);
    expect((await content.getPage('delivery', 'ru')).title).toBe(before.title);
    vi.useRealTimers();
  });
});
