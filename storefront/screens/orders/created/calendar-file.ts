/**
 * A day in the buyer's calendar (iCalendar, RFC 5545): when to come for the order, or when to be at home. Times are
 * written in UTC: a calendar with stale zone tables would show Kazakhstan an hour late.
 */
import { UTC_OFFSET_MINUTES } from '#domain/time.ts';

export interface CalendarEntry {
  /** The same for a changed order: the calendar then replaces the entry. */
  uid: string;
  /** `2026-11-17` */
  date: string;
  /** `13:00`; null: the whole day. */
  from: string | null;
  to: string | null;
  title: string;
  place: string;
  text: string;
  /** When the file is made. */
  madeAt: Date;
}

const LINE_BYTES = 75;

export function toCalendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sheber//Order//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${toStamp(entry.madeAt)}`,
    ...toTimes(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `DESCRIPTION:${escapeText(entry.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

function toTimes({ date, from, to }: CalendarEntry): string[] {
  if (from === null) {
    return [`DTSTART;VALUE=DATE:${bare(date)}`, `DTEND;VALUE=DATE:${bare(dayAfter(date))}`];
  }
  const start = onTheClock(date, from);
  const end = to === null ? new Date(start.getTime() + 60 * 60_000) : onTheClock(date, to);
  return [`DTSTART:${toStamp(start)}`, `DTEND:${toStamp(end)}`];
}

const bare = (date: string) => date.replaceAll('-', '');
const onTheClock = (date: string, time: string) =>
  new Date(Date.parse(`${date}T${time}:00Z`) - UTC_OFFSET_MINUTES * 60_000);
const toStamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function dayAfter(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control signs are nobody's words and may end a line.
    .replace(/\p{Cc}/gu, ' ');

/** Lines of 75 bytes at most; a letter of two bytes is never cut in two. */
function fold(line: string): string[] {
  const encoder = new TextEncoder();
  const folded: string[] = [];
  let current = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      folded.push(current);
      current = ' ';
      bytes = 1;
    }
    current += letter;
    bytes += size;
  }
  return [...folded, current];
}
