import { expect, test } from 'vitest';
import { type CalendarEntry, toCalendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'P-261114-00042@sheber',
  date: '2026-11-17',
  from: '13:00',
  to: '17:00',
  title: 'Доставка заказа P-261114-00042',
  place: 'Павлодар, ул. Садовая, 54, кв. 16',
  text: 'Водитель позвонит за час.\nТелефон: +7 (700) 000-00-10; ежедневно',
  madeAt: new Date('2026-11-15T07:30:00.123Z'),
};

/** As a calendar reads it: folded lines are put together again. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('hours of Kazakhstan are written five hours earlier, in UTC', () => {
  const lines = unfold(toCalendarFile(entry));
  expect(lines).toContain('DTSTART:20261117T080000Z');
  expect(lines).toContain('DTEND:20261117T120000Z');
  expect(lines).toContain('DTSTAMP:20261115T073000Z');
});

test('an early hour falls on the day before in UTC', () => {
  const lines = unfold(toCalendarFile({ ...entry, from: '03:00', to: '04:30' }));
  expect(lines).toContain('DTSTART:20261116T220000Z');
  expect(lines).toContain('DTEND:20261116T233000Z');
});

test('without an hour it is the whole day, its end the next one even at the end of a year', () => {
  const lines = unfold(toCalendarFile({ ...entry, date: '2026-12-31', from: null, to: null }));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
});

test('an hour without an end takes one hour', () => {
  expect(unfold(toCalendarFile({ ...entry, to: null }))).toContain('DTEND:20261117T090000Z');
});

test('commas, semicolons, backslashes and line ends are escaped, and nobody can add a line of their own', () => {
  const lines = unfold(toCalendarFile({ ...entry, place: 'a\\b;c,d\r\nBEGIN:VALARM' }));
  expect(lines).toContain('LOCATION:a\\\\b\\;c\\,d\\nBEGIN:VALARM');
  expect(lines).toContain('DESCRIPTION:Водитель позвонит за час.\\nТелефон: +7 (700) 000-00-10\\; ежедневно');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
});

test('no line is longer than 75 bytes and no letter is cut', () => {
  const file = toCalendarFile({ ...entry, text: 'Тапсырысты алып кетіңіз. '.repeat(30).trim() });
  const rows = file.split('\r\n');
  expect(Math.max(...rows.map((row) => new TextEncoder().encode(row).length))).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`DESCRIPTION:${'Тапсырысты алып кетіңіз. '.repeat(30).trim()}`);
});
