import { expect, test } from 'vitest';
import { listMentioned } from './mentions.ts';

const colleagues = [
  { id: 1, name: 'Дана Касымова' },
  { id: 2, name: 'Ерлан Маратов' },
  { id: 3, name: 'Ерлан Ким' },
];

test.each([
  ['посмотри, @Дана', [1]],
  ['@дана касымова, где?', [1]],
  ['@Данаев', []],
  ['Дана видела', []],
  ['@Ерлан, кто из вас?', []],
  ['@Ерлан Ким и @Дана', [1, 3]],
  ['@', []],
])('%j calls %j', (text, ids) => {
  expect(listMentioned(text, colleagues).map(({ id }) => id)).toEqual(ids);
});
