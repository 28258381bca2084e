import { describe, expect, test } from 'vitest';
import { canSplit, findSplitFault, restOf, type SplitFault, weighPart } from './parts.ts';

const slot = { date: '2026-11-20', from: '13:00', to: '17:00' };
const part = (number: number, line: number, count: number) => ({
  part: number,
  slot,
  lines: [{ line, count }],
  weightKg: 10,
  deliveredAt: null,
});

describe('goods laid apart', () => {
  const rest = [
    { line: 1, count: 4 },
    { line: 2, count: 1 },
  ];

  test.each<[string, { line: number; count: number }[], SplitFault | null]>([
    ['a part of a line', [{ line: 1, count: 3 }], null],
    ['a whole line', [{ line: 2, count: 1 }], null],
    ['nothing', [{ line: 1, count: 0 }], 'nothing'],
    ['more than there is', [{ line: 2, count: 2 }], 'too_many'],
    ['of a line that is not there', [{ line: 3, count: 1 }], 'too_many'],
    [
      'a line named twice',
      [
        { line: 1, count: 3 },
        { line: 1, count: 3 },
      ],
      'too_many',
    ],
    [
      'everything',
      [
        { line: 1, count: 4 },
        { line: 2, count: 1 },
      ],
      'everything',
    ],
  ])('%s', (_what, wanted, fault) => expect(findSplitFault(rest, wanted)).toBe(fault));

  test('are not left for the first drive', () => {
    expect(restOf(rest, [part(2, 1, 3), part(3, 1, 1)])).toEqual([
      { line: 1, count: 0 },
      { line: 2, count: 1 },
    ]);
  });

  test('weigh what they weigh, in whole kilograms, and no more than the order', () => {
    const lines = [{ line: 1, count: 4, weightKg: 2.3 }];
    expect(weighPart(lines, [{ line: 1, count: 2 }], 30)).toBe(5);
    expect(weighPart(lines, [{ line: 1, count: 4 }], 7)).toBe(7);
  });
});

test.each([
  ['a delivery with an hour', { method: 'delivery', status: 'confirmed', slot, parts: [] }, true],
  ['one that is on its way', { method: 'delivery', status: 'delivering', slot, parts: [] }, false],
  ['one without an hour', { method: 'delivery', status: 'confirmed', slot: null, parts: [] }, false],
  ['a pickup', { method: 'pickup', status: 'confirmed', slot: null, parts: [] }, false],
  [
    'one that is laid apart as far as can be',
    { method: 'delivery', status: 'confirmed', slot, parts: [part(2, 1, 1), part(3, 1, 1)] },
    false,
  ],
] as const)('%s can be split: %s', (_what, order, can) => {
  expect(canSplit({ ...order, parts: [...order.parts] })).toBe(can);
});
