import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoughtLine, countFaulty, returnShare, returnWorks } from './order-returns.ts';

const line: BoughtLine = { count: 3, returned: 0, paidTenge: 1000, spentPoints: 50, earnedPoints: 10 };

test('a third of the goods gives back a third, and the last part what is left', () => {
  expect(returnShare(line, 1)).toEqual({ paidTenge: 333, spentPoints: 16, earnedPoints: 3 });
  expect(returnShare({ ...line, returned: 1 }, 2)).toEqual({
    paidTenge: 667,
    spentPoints: 34,
    earnedPoints: 7,
  });
});

test('more than was bought never comes back, nor nothing', () => {
  expect(() => returnShare({ ...line, returned: 2 }, 2)).toThrow(RangeError);
  expect(() => returnShare(line, 0)).toThrow(RangeError);
});

test('however an order is cut up, the parts add up to the whole and none is below zero', () => {
  const whole = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    paidTenge: fc.integer({ min: 0, max: 5_000_000 }),
    spentPoints: fc.integer({ min: 0, max: 100_000 }),
    earnedPoints: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(whole, fc.array(fc.integer({ min: 1, max: 40 })), (bought, cuts) => {
      const sum = { paidTenge: 0, spentPoints: 0, earnedPoints: 0 };
      let returned = 0;
      for (const cut of [...cuts, bought.count]) {
        const count = Math.min(cut, bought.count - returned);
        if (count === 0) break;
        const share = returnShare({ ...bought, returned }, count);
        for (const name of ['paidTenge', 'spentPoints', 'earnedPoints'] as const) {
          expect(share[name]).toBeGreaterThanOrEqual(0);
          sum[name] += share[name];
        }
        returned += count;
      }
      const { count: _, ...all } = bought;
      expect(sum).toEqual(all);
    }),
  );
});

test('work goes back with the units it was done to, those first, and adds up to what was paid for it', () => {
  const works = [
    { name: 'sand', units: 2, paidTenge: 1001 },
    { name: 'sky', units: 1, paidTenge: 700 },
  ];
  expect(returnWorks(works, 0, 1)).toEqual([{ name: 'sand', paidTenge: 500 }]);
  expect(returnWorks(works, 1, 2)).toEqual([
    { name: 'sand', paidTenge: 501 },
    { name: 'sky', paidTenge: 700 },
  ]);
  expect(returnWorks(works, 3, 2)).toEqual([]);
});

test('only what was accepted and was the shop’s fault counts as faulty', () => {
  const items = [{ id: 1, count: 2 }];
  const returns = [
    { status: 'accepted', reason: 'defect', items },
    { status: 'accepted', reason: 'not_needed', items },
    { status: 'declined', reason: 'damaged', items },
    { status: 'accepted', reason: 'wrong_item', items: [{ id: 2, count: 5 }] },
  ] as const;
  expect([countFaulty(returns, 1), countFaulty(returns, 2)]).toEqual([2, 5]);
});
