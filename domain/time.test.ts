import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { almatyDate, almatyTime, formatDate, TIME_ZONE, UTC_OFFSET_MINUTES } from './time.ts';

const N = '\u00A0';

test('the zone tables of this machine agree that Asia/Almaty is +05:00', () => {
  const offset = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })
    .formatToParts(new Date('2026-11-15T00:00:00Z'))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(offset).toBe('GMT+05:00');
  expect(UTC_OFFSET_MINUTES).toBe(300);
});

test('day and time are those of the zone for every moment since the country has one time', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const moments = fc.date({
    min: new Date('2024-03-02T00:00:00Z'),
    max: new Date('2036-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(`${almatyDate(moment)} ${almatyTime(moment)}`).toBe(zone.format(moment));
    }),
  );
});

describe('dates', () => {
  test.each([
    ['2026-11-14T18:59:00Z', '2026-11-14', '23:59'],
    ['2026-11-14T19:00:00Z', '2026-11-15', '00:00'],
    ['2026-12-31T19:30:00Z', '2027-01-01', '00:30'],
  ])('%s is %s %s', (moment, day, time) => {
    expect(almatyDate(new Date(moment))).toBe(day);
    expect(almatyTime(moment)).toBe(time);
  });

  test.each([
    ['2026-11-15', `15${N}ноября`, `15${N}қараша`],
    ['2026-01-01', `1${N}января`, `1${N}қаңтар`],
    ['2026-12-31T20:00:00Z', `1${N}января`, `1${N}қаңтар`],
  ])('%s reads %s and %s', (moment, russian, kazakh) => {
    expect(formatDate(moment, 'ru')).toBe(russian);
    expect(formatDate(moment, 'kz')).toBe(kazakh);
  });

  test('with the year', () => {
    expect(formatDate('2026-11-15', 'ru', { hasYear: true })).toBe(`15${N}ноября 2026${N}г.`);
    expect(formatDate('2026-11-15', 'kz', { hasYear: true })).toBe(`2026${N}жылғы 15${N}қараша`);
  });

  test('all twelve months of both tables are those of full language tables', () => {
    for (const [locale, tag] of [
      ['ru', 'ru-KZ'],
      ['kz', 'kk-KZ'],
    ] as const) {
      const full = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const day = new Date(Date.UTC(2026, month, 7));
        expect(formatDate(day, locale).replace(N, ' ')).toBe(full.format(day).replace(N, ' '));
      }
    }
  });

  test('what is no date is a fault', () => {
    expect(() => formatDate('soon', 'ru')).toThrow(RangeError);
    expect(() => almatyDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});
