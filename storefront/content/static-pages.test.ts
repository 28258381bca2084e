import { describe, expect, test } from 'vitest';
import type { PageText } from './pages/page-text.ts';
import { isStaticPage, SITEMAP_PAGE, STATIC_PAGE_CODES } from './static-page-codes.ts';
import { findStaticPage } from './static-pages.ts';

const codes = STATIC_PAGE_CODES.filter((code) => code !== SITEMAP_PAGE);
const shapeOf = ({ blocks, links, isLegal }: PageText) => ({
  isLegal,
  links: links.map(({ href }) => href),
  blocks: blocks.map(({ paragraphs, list, table }) => [
    paragraphs?.length,
    list?.length,
    table?.head.length,
    table?.rows.map((row) => row.length),
  ]),
});

describe.each(codes)('the page %s', (code) => {
  test('says the same in both languages, part by part', () => {
    const [ru, kz] = [findStaticPage(code, 'ru'), findStaticPage(code, 'kz')];
    if (!ru || !kz) throw new Error('a page is missing');
    expect(shapeOf(kz)).toEqual(shapeOf(ru));
    expect(kz.title).not.toBe(ru.title);
    expect(kz.lead).toMatch(/[әғқңөұүһі]/i);
    expect(ru.lead).not.toMatch(/[әғқңөұүһі]/i);
  });

  test('has rows as wide as their head', () => {
    for (const locale of ['ru', 'kz'] as const) {
      for (const { table } of findStaticPage(code, locale)?.blocks ?? []) {
        for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
      }
    }
  });
});

test('titles and descriptions are unique', () => {
  for (const locale of ['ru', 'kz'] as const) {
    const pages = codes.map((code) => findStaticPage(code, locale));
    expect(new Set(pages.map((page) => page?.title)).size).toBe(codes.length);
    expect(new Set(pages.map((page) => page?.description)).size).toBe(codes.length);
  }
});

test('sums do not break at the end of a line', () => {
  const text = JSON.stringify(findStaticPage('delivery', 'ru'));
  expect(text).toContain('1\u00A0500\u00A0₸');
});

test('an unknown page is none, whatever its name', () => {
  for (const code of ['unknown', '', '__proto__', 'constructor', 'Delivery']) {
    expect(isStaticPage(code)).toBe(false);
    expect(findStaticPage(code, 'ru')).toBeNull();
  }
});
