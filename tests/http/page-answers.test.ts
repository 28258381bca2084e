import { expect, inject, test } from 'vitest';
import type { ProductDetails } from '#contract/catalog.ts';

const shop = inject('shopUrl');

test('the payload and the page of a guarded screen are never given to an anonymous visitor', async () => {
  for (const path of ['/personal', '/personal/private', '/order', '/kz/personal/orders']) {
    const page = await fetch(shop + path, { redirect: 'manual' });
    expect(page.status, path).toBe(302);
    const payload = (await (await fetch(`${shop}${path}/_payload.json`)).json()) as { redirect?: string };
    expect(Object.keys(payload), path).toEqual(['redirect']);
    expect(payload.redirect).toMatch(/^\/(kz)?\?login=/);
  }
});

test('the server tells its build', async () => {
  const build = (await fetch(`${shop}/`)).headers.get('x-build-id');
  const latest = (await (await fetch(`${shop}/builds/latest.json`)).json()) as { id: string };
  expect(latest.id).toBe(build);
  expect((await fetch(`${shop}/builds/meta/${build}.json`)).status).toBe(200);
});

test('the page of a product has the others of its group as plain links with their prices', async () => {
  const listing = await fetch(`${shop}/api/v2/products/?sectionCode=polikarbonat`);
  const { items } = (await listing.json()) as { items: { code: string; otherVariants?: number }[] };
  const one = items.find(({ otherVariants }) => otherVariants);
  const answer = await fetch(`${shop}/api/v2/products/${one?.code}/`);
  const { variants } = ((await answer.json()) as { data: ProductDetails }).data;
  const others = variants?.items.filter(({ code }) => code !== one?.code) ?? [];
  const html = await (await fetch(`${shop}/p/${one?.code}`)).text();
  for (const { name } of variants?.axes ?? []) expect(html).toContain(`aria-label="${name}"`);
  expect(others.some(({ code }) => html.includes(`href="/p/${code}"`))).toBe(true);
  expect(html).toContain('inProductGroupWithID');
});

/** Bytes before compression: a phone reads them all, the shop makes, marks and keeps them. */
test.each([
  ['/c/laminat', 90_000],
  ['/kz/c/laminat', 90_000],
  ['/c/napolnye-pokrytiya', 90_000],
  ['/kz/c/napolnye-pokrytiya', 90_000],
  ['/', 90_000],
])('the HTML of %s stays below %i bytes', async (path, most) => {
  const html = await (await fetch(shop + path)).text();
  expect(Buffer.byteLength(html)).toBeLessThan(most);
});

test('what a section and a product are told of keeps its numbers with their units', async () => {
  const listing = await fetch(`${shop}/api/v2/products/?sectionCode=laminat`);
  const { items } = (await listing.json()) as { items: { code: string }[] };
  for (const path of ['/kz/c/napolnye-pokrytiya', '/c/napolnye-pokrytiya', `/p/${items[0]?.code}`]) {
    const html = await (await fetch(shop + path)).text();
    const words = html
      .replace(/<script[\s\S]*?<\/script>|<head>[\s\S]*?<\/head>/g, '')
      .replaceAll(/<[^>]*>/g, '\n');
    expect(words.length, path).toBeGreaterThan(1000);
    expect(words.match(/.*\d (?:[₸%]|мм|м²|кг|шт|уп).*/g), path).toBeNull();
  }
});

test('the HTML of a listing draws nothing twice and names no class at length', async () => {
  const html = await (await fetch(`${shop}/c/laminat`)).text();
  const drawn = [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const used = new Set([...html.matchAll(/<use\b[^>]* href="#([^"]+)"/g)].map(([, id]) => id));
  expect(drawn.toSorted()).toEqual([...used].toSorted());
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' '));
  // The few that stand in the global sheet have names of their own.
  const long = new Set(names.filter((name) => !/^[a-zA-Z]\d[\w-]{1,3}$/.test(name)));
  expect([...long].filter((name) => name.includes('_'))).toEqual([]);
  expect(long.size).toBeLessThan(10);
});
