import { expect, test } from 'vitest';
import { mergePictures, readAddresses, readPictureName } from './picture-names.ts';

test.each([
  [
    'AB-12.jpg',
    [
      { key: 'AB-12', position: 1 },
      { key: 'AB', position: 12 },
    ],
  ],
  [
    'photos/101334_2.JPEG',
    [
      { key: '101334_2', position: 1 },
      { key: '101334', position: 2 },
    ],
  ],
  [
    '4870000000012 (3).webp',
    [
      { key: '4870000000012 (3)', position: 1 },
      { key: '4870000000012', position: 3 },
    ],
  ],
  ['101334.png', [{ key: '101334', position: 1 }]],
  ['__MACOSX/101334.jpg', []],
  ['.jpg', []],
  ['readme.txt', []],
  ['../../etc/101334.jpg', [{ key: '101334', position: 1 }]],
])('%s', (path, meant) => {
  expect(readPictureName(path)).toEqual(meant);
});

test('every address of a row is a picture', () => {
  expect(
    readAddresses([
      '7',
      'Клей',
      'https://a.test/1.jpg, https://a.test/2.jpg\nhttp://b.test/x?y=1',
      'ftp://c.test/3',
      'https://',
    ]),
  ).toEqual(['https://a.test/1.jpg', 'https://a.test/2.jpg', 'http://b.test/x?y=1']);
});

test.each([
  ['add', ['a', 'b', 'c']],
  ['replace', ['b', 'c']],
] as const)('%s', (mode, result) => {
  expect(mergePictures(['a', 'b'], ['b', 'c', 'c'], mode, 30)).toEqual(result);
});

test('no product has more pictures than it may', () => {
  expect(mergePictures(['a', 'b'], ['c', 'd'], 'add', 3)).toEqual(['a', 'b', 'c']);
});
