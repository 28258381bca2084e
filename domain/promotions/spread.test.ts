import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadWithin } from './spread.ts';

interface Place {
  weight: number;
  room: number;
}

function spread(total: number, places: readonly Place[]): number[] {
  const column = () => new Float64Array(places.length);
  const columns = {
    room: Float64Array.from(places, ({ room }) => room),
    shares: column(),
    remainders: column(),
  };
  spreadWithin(
    total,
    Float64Array.from(places, ({ weight }) => weight),
    places.length,
    columns,
  );
  return [...columns.shares];
}

/** The rule in plain words: whole parts first, then a tenge each to the largest remainders, then whoever has room. */
function spreadPlainly(total: number, places: readonly Place[]): number[] {
  if (places.length === 1) return [Math.min(total, places[0]?.room ?? 0)];
  const whole = places.reduce((sum, { weight }) => sum + weight, 0);
  const exact = places.map(({ weight }) => (whole > 0 ? (total * weight) / whole : 0));
  const shares = places.map(({ room }, at) => Math.min(Math.floor(exact[at] ?? 0), room));
  let left = total - shares.reduce((sum, share) => sum + share, 0);
  const rest = (at: number) => (exact[at] ?? 0) - Math.floor(exact[at] ?? 0);
  const give = (at: number, most: number) => {
    const gives = Math.min(left, most, (places[at]?.room ?? 0) - (shares[at] ?? 0));
    shares[at] = (shares[at] ?? 0) + gives;
    left -= gives;
  };
  for (const at of [...places.keys()].sort((one, other) => rest(other) - rest(one) || one - other))
    give(at, 1);
  for (const at of places.keys()) give(at, left);
  return shares;
}

const somePlaces = fc.array(
  fc.record({
    weight: fc.oneof(fc.constantFrom(0, 1, 1, 2, 333.25), fc.double({ min: 0, max: 1e6, noNaN: true })),
    room: fc.integer({ min: 0, max: 5000 }),
  }),
  { minLength: 1, maxLength: 120 },
);

test('the quick way gives each place what the plain rule gives it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), somePlaces, (total, places) => {
      expect(spread(total, places)).toEqual(spreadPlainly(total, places));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['333 ₸ over three equal lines', 333, [1, 1, 1], [111, 111, 111]],
  ['a tenge over goes to the earlier of equals', 100, [1, 1, 1], [34, 33, 33]],
  ['the larger remainder gets it', 10, [1, 1, 3], [2, 2, 6]],
])('%s', (_name, total, weights, shares) => {
  expect(
    spread(
      total,
      weights.map((weight) => ({ weight, room: 1000 })),
    ),
  ).toEqual(shares);
});
