import { expect, test } from 'vitest';
import { parseShared, parseSharedWorks, toShared, toSharedWorks } from './share-link.ts';

test('a cart comes out of its link as it went in', () => {
  const lines = [
    { productCode: 'laminat-prima-33', count: 7 },
    { productCode: 'kley', count: 26 },
  ];
  expect(toShared(lines)).toBe('laminat-prima-33*7.kley*26');
  expect(parseShared(toShared(lines))).toEqual(lines);
});

test.each([null, '', '*', 'kley', 'kley*0', 'kley*-1', 'kley*1e9', 'КЛЕЙ*2', '<b>*2', 'a*99999999'])(
  '%j is no cart',
  (text) => {
    expect(parseShared(text)).toBeNull();
  },
);

test('of a spoiled link the sound lines stay', () => {
  expect(parseShared('kley*2.x y*3.plitka*4')).toEqual([
    { productCode: 'kley', count: 2 },
    { productCode: 'plitka', count: 4 },
  ]);
});

test('the work on the goods goes with them, and what is no work stays out', () => {
  const works = [
    { productCode: 'kraska-9', kind: 'tint', detail: 'sand-2a', count: 2 },
    { productCode: 'osb-9', kind: 'cut', detail: '600x400*2;300x200*4', count: 3 },
  ] as const;
  expect(parseSharedWorks(toSharedWorks(works))).toEqual(works);
  for (const text of [
    null,
    '',
    'osb*saw*1*600x400',
    'osb*cut*0*600x400',
    'osb*cut*1*<b>',
    'osb*cut*1*',
    '~~',
  ])
    expect(parseSharedWorks(text)).toEqual([]);
});
