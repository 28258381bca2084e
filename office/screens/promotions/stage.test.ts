import { expect, test } from 'vitest';
import { placeInWeeks, stageOf, toWeeks } from './stage.ts';

const NOW = '2026-11-18T00:00:00.000Z';
const at = (startsAt: string, endsAt: string | null, state: 'live' | 'draft' | 'stopped' = 'live') => ({
  state,
  startsAt: `${startsAt}T00:00:00.000Z`,
  endsAt: endsAt && `${endsAt}T00:00:00.000Z`,
});

test.each([
  ['running', at('2026-11-01', null)],
  ['running', at('2026-11-01', '2026-11-20')],
  ['coming', at('2026-11-19', null)],
  ['ended', at('2026-11-01', '2026-11-17')],
  ['draft', at('2026-11-01', '2026-11-17', 'draft')],
  ['stopped', at('2026-11-01', '2026-11-20', 'stopped')],
] as const)('%s: %j', (stage, promotion) => {
  expect(stageOf(promotion, NOW)).toBe(stage);
});

test('the calendar begins a week ago; what lies outside of it is not drawn', () => {
  expect(toWeeks(NOW)[0]).toBe('2026-11-11T00:00:00.000Z');
  expect(placeInWeeks(at('2026-11-18', null), NOW)).toEqual({ from: 12.5, width: 87.5 });
  expect(placeInWeeks(at('2026-10-01', '2026-11-01'), NOW)).toBeNull();
});
