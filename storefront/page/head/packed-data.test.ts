import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packData, unpackData } from './packed-data.ts';

const travel = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const unpackSent = (value: unknown) => unpackData(travel(packData(value)) as ReturnType<typeof packData>);

test('whatever JSON can say arrives as JSON would have brought it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpackSent(value)).toEqual(travel(value));
    }),
    { numRuns: 200 },
  );
});

test('what is undefined is left out, a moment is its text, and a key may have any name', () => {
  const odd = JSON.parse('{"__proto__":{"a":1},"constructor":[{}]}') as object;
  const value = { at: new Date(0), gone: undefined, odd, none: null };
  expect(unpackSent(value)).toEqual(travel(value));
  expect(Object.keys(unpackSent(odd) as object)).toEqual(['__proto__', 'constructor']);
});

test('the keys of a shape are written once', () => {
  const packed = packData([{ count: 1 }, { count: 2 }, { count: 3 }]);
  expect(JSON.stringify(packed)).toBe('{"data":[0,[1,1],[1,2],[1,3]],"shapes":[["count"]]}');
});
