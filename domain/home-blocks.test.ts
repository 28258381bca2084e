import { expect, test } from 'vitest';
import { isShownAt, nextTurn, type ScheduledBlock } from './home-blocks.ts';

const noon = new Date('2026-11-18T07:00:00Z');
const later = new Date('2026-11-18T08:00:00Z');
const plain: ScheduledBlock = { cityCode: null, audience: 'everybody', startsAt: null, endsAt: null };
const visitor = { cityCode: 'pavlodar', isWholesale: false, hasCard: false };

test.each([
  [{}, {}, true],
  [{ cityCode: 'pavlodar' }, {}, true],
  [{ cityCode: 'almaty' }, {}, false],
  [{ audience: 'retail' }, {}, true],
  [{ audience: 'retail' }, { isWholesale: true }, false],
  [{ audience: 'wholesale' }, {}, false],
  [{ audience: 'wholesale' }, { isWholesale: true }, true],
  [{ audience: 'club' }, {}, false],
  [{ audience: 'club' }, { hasCard: true }, true],
  [{ startsAt: noon }, {}, true],
  [{ startsAt: later }, {}, false],
  [{ endsAt: noon }, {}, false],
  [{ endsAt: later }, {}, true],
] as const)('%j for %j: %s', (block, reader, isShown) => {
  expect(isShownAt({ ...plain, ...block }, { ...visitor, ...reader }, noon)).toBe(isShown);
});

test('the next turn is the nearest beginning or end that is still to come', () => {
  expect(nextTurn([plain], noon)).toBeNull();
  expect(nextTurn([{ ...plain, startsAt: noon, endsAt: later }], noon)).toEqual(later);
  expect(
    nextTurn(
      [
        { ...plain, startsAt: later },
        { ...plain, endsAt: new Date(+later - 1) },
      ],
      noon,
    ),
  ).toEqual(new Date(+later - 1));
});
