import { expect, test } from 'vitest';
import { toLogQuery } from './log-query.ts';

test('filters of the address become those of the call, days by the clock of the country', () => {
  const address = new URLSearchParams('staff=7&subject=section&subjectId=12&from=2026-11-01&to=2026-11-16');
  expect(toLogQuery(address)).toEqual({
    staff: 7,
    subject: 'section',
    subjectId: 12,
    from: '2026-11-01T00:00:00+05:00',
    to: '2026-11-16T23:59:59+05:00',
  });
});

test('what means nothing is left out', () => {
  expect(toLogQuery(new URLSearchParams('staff=x&subject=DROP&from=yesterday&to='))).toEqual({});
});
