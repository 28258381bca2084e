import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packData, unpackData } from './packed-data.ts';

const travel = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const unpackSent = (value: unknown, told: string[] = []) =>
  unpackData(travel(packData(value, told)) as ReturnType<typeof packData>, told);

/** Words that look like references, come again and are told; lists of objects that lack a key here and there. */
const anyData = () =>
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('~', '~0', '~.0', '~~1', 'laminat', 'a word of the page', null, true, 0, -1, 2.5),
      fc.string(),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.array(
        fc.record({ code: tie('value'), name: tie('value'), count: tie('value') }, { requiredKeys: [] }),
      ),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
    ),
  })).value;

test('whatever JSON can say arrives as JSON would have brought it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), anyData()), (value) => {
      expect(unpackSent(value)).toEqual(travel(value));
      expect(unpackSent(value, ['laminat', 'a word of the page', 'laminat', '~.0'])).toEqual(travel(value));
    }),
    { numRuns: 500 },
  );
});

test('what is undefined is left out, a moment is its text, and a key may have any name', () => {
  const odd = JSON.parse('{"__proto__":{"a":1},"constructor":[{}]}') as object;
  const value = { at: new Date(0), gone: undefined, odd, none: null };
  expect(unpackSent(value)).toEqual(travel(value));
  expect(Object.keys(unpackSent(odd) as object)).toEqual(['__proto__', 'constructor']);
});

test('the keys of a shape are written once, whichever of them an object of a list lacks', () => {
  const packed = packData([{ count: 1 }, { name: 'x', count: 2 }, { count: 3 }]);
  expect(JSON.stringify(packed)).toBe('{"data":[-1,[1],[2,"x"],[3]],"shapes":[["count","name"]],"words":[]}');
});

test('a word that comes again is written once, one that the page tells not at all', () => {
  const { data, words } = packData(['pavlodar', 'Ламинат', 'pavlodar', 'kg', 'kg'], ['Ламинат']);
  expect(words).toEqual(['pavlodar']);
  expect(data).toEqual([0, '~0', '~.0', '~0', 'kg', 'kg']);
});
