import { expect, test } from 'vitest';
import { toFinder } from './names.ts';

test('a name means the one that bears it, however it is written', () => {
  const find = toFinder([
    { id: 1, names: ['Клеи', 'Желімдер'] },
    { id: 2, names: ['Лён и пакля', 'Зығыр'] },
    { id: 3, names: ['Прочее', 'Басқа'] },
    { id: 4, names: ['Прочее', 'Өзге'] },
  ]);
  expect([' КЛЕИ', 'желімдер', 'лен  и пакля', 'Прочее', 'Краски'].map(find)).toEqual([
    1,
    1,
    2,
    undefined,
    undefined,
  ]);
});
