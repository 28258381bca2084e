import { expect, test } from 'vitest';
import type { StaffRole } from '#contract/office/rights.ts';
import { restSecondsOf } from './rest.ts';

test.each<[StaffRole[], number, number]>([
  [['picker'], 240, 480],
  [['cashier'], 30, 480],
  [['picker', 'cashier'], 30, 480],
  [['content'], 240, 240],
  [['operator'], 30, 30],
  [['administrator'], 30, 30],
  [['accountant'], 30, 30],
  [['pricing'], 30, 30],
  [['auditor'], 240, 240],
  [['picker', 'operator'], 30, 30],
  [['cashier', 'pricing'], 30, 30],
])('%j may rest %i minutes anywhere and %i at a phone of the store', (roles, anywhere, atPhone) => {
  const rest = (isPhone: boolean) => restSecondsOf({ roles, stores: [1] }, isPhone) / 60;
  expect([rest(false), rest(true)]).toEqual([anywhere, atPhone]);
});
