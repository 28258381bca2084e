import { expect, test } from 'vitest';
import { escapeHtml, escapeJson, renderDocument } from './document.ts';
import { parsePageData } from './page-data.ts';

const page = (over: Partial<Parameters<typeof renderDocument>[0]> = {}) =>
  renderDocument({
    locale: 'kz',
    path: '/kz/catalog/',
    publicUrl: 'https://shop.example',
    seo: { title: 'A & B', description: 'say "hi"' },
    body: '<p>x</p>',
    assets: {
      start: '/assets/start.js',
      script: '/assets/a.js',
      styles: ['/assets/a.css'],
      modulePreloads: ['/assets/b.js'],
      fonts: [],
    },
    messagesUrl: '/locales/kz.json?hash=1',
    pageData: {
      locale: 'kz',
      buildId: '1',
      address: '/kz/catalog',
      loaderData: { name: '</script><script>alert(1)</script>' },
      failure: null,
    },
    ...over,
  });

test('the language, one canonical address without the slash, and all alternates', () => {
  const html = page();
  expect(html).toContain('<html lang="kk-KZ">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/kz/catalog">');
  for (const [tag, path] of [
    ['ru-KZ', '/catalog'],
    ['kk-KZ', '/kz/catalog'],
    ['x-default', '/catalog'],
  ]) {
    expect(html).toContain(`hreflang="${tag}" href="https://shop.example${path}"`);
  }
});

test('page data cannot end its script, and no script runs inline', () => {
  const html = page();
  expect(html).not.toContain('</script><script>alert');
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/src=|type="application\/json"/);
});

test('a blocked page is noindex and names no canonical address', () => {
  const html = page({ seo: { title: '', description: '', isRobotsBlock: true } });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('a page that is blocked by name is closed to the search engines alone', () => {
  const html = page({ seo: { title: '', description: '', isRobotsBlock: true, isBlockedByName: true } });
  for (const engine of ['googlebot', 'yandex', 'bingbot'])
    expect(html).toContain(`<meta name="${engine}" content="noindex">`);
  expect(html).not.toContain('name="robots"');
  expect(html).not.toContain('canonical');
});

test('the first pictures are asked for in the head, and the screen stands without their marks', () => {
  const preload = '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>';
  const html = page({ body: `${preload}${preload.replace('/a', '/c')}<main>words</main>` });
  const [head = '', body = ''] = html.split('<body>');
  expect(head.match(/rel="preload" as="image"/g)).toHaveLength(2);
  expect(body).toContain('<div id="root"><main>words</main></div>');
});

// Chromium shows a larger picture that it has in its memory: the preloaded one would be fetched for nobody.
test('a picture with a choice of sizes is chosen by its element alone', () => {
  const preload =
    '<link rel="preload" as="image" imageSrcSet="/a 1w, /b 2w" imageSizes="9px" fetchPriority="high"/>';
  const html = page({ body: `${preload}<img srcSet="/a 1w, /b 2w" sizes="9px" fetchPriority="high"/>` });
  expect(html).not.toContain('as="image"');
  expect(html).toContain('<div id="root"><img ');
});

test('what makes a page alive is only named: nothing of it is fetched before the page is seen', () => {
  const html = page();
  expect(html.match(/<[^>]*(?:modulepreload|as="fetch"|\/assets\/[ab]\.js)[^>]*>/g)).toBeNull();
  expect(html).toContain('<script type="module" src="/assets/start.js" async fetchpriority="low">');
  const [, life = ''] = /id="life">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(life)).toEqual({
    entry: '/assets/a.js',
    modules: ['/assets/b.js'],
    messages: '/locales/kz.json?hash=1',
  });
});

test('a joined style sheet is loaded once; its parts are named and never fetched', () => {
  const assets = {
    start: '/s.js',
    script: '/e.js',
    styles: ['/page.css'],
    joinedStyles: ['/a.css'],
    modulePreloads: [],
    fonts: [],
  };
  const html = page({ assets });
  expect(html).toContain('<link rel="stylesheet" href="/page.css">');
  expect(html).toContain('<link rel="stylesheet" href="/a.css" disabled>');
});

test('texts are escaped for where they stand', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  expect(JSON.parse(escapeJson({ a: '<b>' }))).toEqual({ a: '<b>' });
});

test('a page of a list has an address of its own, in both languages', () => {
  const html = page({ seo: { title: 'x', description: 'y', canonicalQuery: 'page=2' } });
  expect(html).toContain('<link rel="canonical" href="https://shop.example/kz/catalog?page=2">');
  expect(html).toContain('hreflang="ru-KZ" href="https://shop.example/catalog?page=2"');
});

const CORPUS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)//-->',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029',
];

test.each(CORPUS)(
  '«%s» in a title, a description, a picture, a canonical address, facts or data stays words',
  (evil) => {
    const html = page({
      seo: { title: evil, description: evil, image: evil, canonical: evil, video: evil },
      structuredData: [{ '@type': 'Product', name: evil }],
      pageData: { locale: 'kz', buildId: '1', address: '/kz', loaderData: { name: evil }, failure: null },
    });
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([
      '<script type="application/ld+json">',
      '<script type="module" src="/assets/start.js" async fetchpriority="low">',
      '<script type="application/json" id="life">',
      '<script type="application/json" id="page-data">',
    ]);
    expect(html).not.toMatch(/<(img|svg)\b/);
    expect(parsePageData(html)?.loaderData.name).toBe(evil);
  },
);
