import { expect, test } from 'vitest';
import { listThirdLevel } from './third-level.ts';

const section = { code: 'laminat', name: 'Ламинат', image: 'laminat', count: 3, children: [] };
const selections = [{ code: '33-klass', name: '33 класс' }];

test('below a section stand its own sections', () => {
  const parent = { ...section, code: 'poly', children: [{ ...section, selections }], selections };
  expect(listThirdLevel(parent, 'kz')).toEqual([{ href: '/kz/c/laminat', name: 'Ламинат' }]);
});

test('a section without any below it offers its choices of filters, at their own addresses', () => {
  expect(listThirdLevel({ ...section, selections }, 'ru')).toEqual([
    { href: '/c/laminat/33-klass', name: '33 класс' },
  ]);
  expect(listThirdLevel(section, 'ru')).toEqual([]);
});
