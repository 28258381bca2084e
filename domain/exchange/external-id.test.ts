import { expect, it } from 'vitest';
import { parseExternalId, splitVariant } from './external-id.ts';

it.each([
  [' 0f1e ', '0f1e'],
  ['код 12', 'код 12'],
  ['', null],
  [undefined, null],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), null],
  ['a\u0001b', null],
])('%j as an id is %j', (text, id) => expect(parseExternalId(text)).toBe(id));

it.each([
  ['g#c', 'g', 'c'],
  ['g', 'g', null],
  ['g#', 'g', null],
  ['#c', '#c', null],
  ['g#c#d', 'g', 'c#d'],
])('%s is the variant of %s by %j', (id, goods, characteristic) =>
  expect(splitVariant(id)).toEqual({ goods, characteristic }),
);
