import { expect, test } from 'vitest';
import { escapeHtml, escapeJson, renderDocument } from './document.ts';

const page = (over: Partial<Parameters<typeof renderDocument>[0]> = {}) =>
  renderDocument({
    locale: 'kz',
    path: '/kz/catalog/',
    publicUrl: 'https://shop.example',
    seo: { title: 'A & B', description: 'say "hi"' },
    body: '<p>x</p>',
    assets: {
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
    ['ru-Ru', '/catalog'],
    ['kz-KZ', '/kz/catalog'],
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

test('texts are escaped for where they stand', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  expect(JSON.parse(escapeJson({ a: '<b>' }))).toEqual({ a: '<b>' });
});

test('a page of a list has an address of its own, in both languages', () => {
  const html = page({ seo: { title: 'x', description: 'y', canonicalQuery: 'page=2' } });
  expect(html).toContain('<link rel="canonical" href="https://shop.example/kz/catalog?page=2">');
  expect(html).toContain('hreflang="ru-KZ" href="https://shop.example/catalog?page=2"');
});
