import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byShelf, listOnce, PICK_EVENT_KINDS, type PickEvent, reckonPick } from './pick.ts';

let made = 0;
const event = (kind: PickEvent['kind'], count: number, line = 1): PickEvent => ({
  id: `event-${++made}`,
  line,
  kind,
  count,
});

describe('a line that wants four', () => {
  test.each([
    ['nothing told', [], { picked: 0, left: 4, state: 'open' }],
    ['two scanned', [event('scan', 1), event('scan', 1)], { picked: 2, left: 2, state: 'open' }],
    [
      'two scanned, the rest by hand',
      [event('scan', 2), event('count', 2)],
      { picked: 4, left: 0, state: 'full' },
    ],
    [
      'three and one missing',
      [event('count', 3), event('missing', 1)],
      { missing: 1, left: 0, state: 'short' },
    ],
    ['three and one broken', [event('count', 3), event('broken', 1)], { broken: 1, left: 0, state: 'short' }],
    [
      'a whole one found for the broken',
      [event('broken', 1), event('count', 4)],
      { picked: 4, broken: 1, state: 'full' },
    ],
    [
      'found after all',
      [event('missing', 4), event('missing', -4), event('count', 4)],
      { missing: 0, state: 'full' },
    ],
    ['one too many', [event('scan', 5)], { picked: 5, left: 0, state: 'over' }],
    ['more put back than taken', [event('count', -2)], { picked: 0, left: 4, state: 'open' }],
    ['nothing there at all', [event('missing', 4)], { picked: 0, left: 0, state: 'short' }],
  ] as const)('%s', (_words, events, expected) => {
    expect(reckonPick([{ line: 1, wanted: 4 }], events).lines[0]).toMatchObject(expected);
  });
});

describe('a list', () => {
  const wanted = [
    { line: 1, wanted: 4 },
    { line: 2, wanted: 1 },
  ];

  test('is done when everything is taken or told of, and says what is short and what is over', () => {
    expect(reckonPick(wanted, [event('count', 4)])).toMatchObject({ picked: 4, wanted: 5, isDone: false });
    const short = reckonPick(wanted, [event('count', 4), event('missing', 1, 2)]);
    expect(short).toMatchObject({ picked: 4, isDone: true, isShort: true, isOver: false });
    const over = reckonPick(wanted, [event('count', 6), event('count', 1, 2)]);
    expect(over).toMatchObject({ picked: 5, isDone: true, isShort: false, isOver: true });
  });

  test('without lines is done: it waits for the places of other stores alone', () => {
    expect(reckonPick([], [])).toMatchObject({ isDone: true, wanted: 0, picked: 0 });
  });

  test('leaves out what was told of a product that another took the place of', () => {
    const told = [
      { ...event('missing', 4), product: 'old' },
      { ...event('count', 1), product: 'new' },
      event('count', 1),
    ];
    expect(reckonPick([{ line: 1, wanted: 4, product: 'new' }], told)).toMatchObject({
      picked: 2,
      isDone: false,
      isShort: false,
    });
  });

  test('leaves out what was told of a line that the order has no longer', () => {
    expect(reckonPick([{ line: 1, wanted: 1 }], [event('count', 3, 9)])).toMatchObject({ picked: 0 });
  });
});

const anyEvent = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map(String),
  line: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom(...PICK_EVENT_KINDS),
  count: fc.integer({ min: -3, max: 5 }),
});
const lists = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 });
const toWanted = (counts: readonly number[]) => counts.map((wanted, at) => ({ line: at + 1, wanted }));

test('events count once and in any order: sent twice, late, in pieces, they come to the same', () => {
  fc.assert(
    fc.property(lists, fc.array(anyEvent), fc.array(fc.nat()), (counts, sent, seeds) => {
      const events = listOnce(sent);
      const shuffled = [...events, ...events.filter((_each, at) => (seeds[at] ?? 0) % 2 === 0)]
        .map((each, at) => ({ each, rank: (seeds[at % Math.max(1, seeds.length)] ?? 0) * 31 + at * 17 }))
        .sort((one, other) => (one.rank % 101) - (other.rank % 101))
        .map(({ each }) => each);
      expect(reckonPick(toWanted(counts), shuffled)).toEqual(reckonPick(toWanted(counts), events));
    }),
  );
});

test('what is left never grows by taking, and nothing is below zero', () => {
  fc.assert(
    fc.property(lists, fc.array(anyEvent), fc.integer({ min: 1, max: 4 }), (counts, sent, line) => {
      const before = reckonPick(toWanted(counts), sent);
      const after = reckonPick(toWanted(counts), [...sent, { id: 'one more', line, kind: 'scan', count: 1 }]);
      for (const [at, each] of after.lines.entries()) {
        expect(Math.min(each.picked, each.missing, each.broken, each.left)).toBeGreaterThanOrEqual(0);
        expect(each.left).toBeLessThanOrEqual(before.lines[at]?.left ?? 0);
      }
      expect(after.picked).toBeLessThanOrEqual(after.wanted);
    }),
  );
});

test('lines stand in the order of one walk: rows and places as numbers, what has no place last', () => {
  const at = (line: number, row: string, place: string) => ({ line, shelf: { row, place } });
  const lines = [
    at(1, '10', '2'),
    { line: 2, shelf: null },
    at(3, '2', '10'),
    at(4, '2', '9'),
    at(5, '2', '9'),
  ];
  expect(lines.toSorted(byShelf).map(({ line }) => line)).toEqual([4, 5, 3, 1, 2]);
});
