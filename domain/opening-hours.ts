/** When a store is open, by the clock of Kazakhstan. Days are counted from Monday, as in the store's hours. */
import type { Store } from '#contract/stores.ts';
import { almatyDate, almatyTime } from './time.ts';

export type Hours = Store['hours'];

export type OpenState =
  | { kind: 'open'; until: string }
  | { kind: 'opens'; from: string; daysAhead: number; weekday: number }
  | { kind: 'closed' };

const DAYS = 7;

export function weekdayOf(moment: Date | string): number {
  return (new Date(almatyDate(moment)).getUTCDay() + DAYS - 1) % DAYS;
}

export function openState(hours: Hours, moment: Date | string): OpenState {
  const today = weekdayOf(moment);
  const time = almatyTime(moment);
  const now = hours[today];
  if (now && time >= now.from && time < now.to) return { kind: 'open', until: now.to };
  for (let daysAhead = now && time < now.from ? 0 : 1; daysAhead <= DAYS; daysAhead += 1) {
    const weekday = (today + daysAhead) % DAYS;
    const next = hours[weekday];
    if (next) return { kind: 'opens', from: next.from, daysAhead, weekday };
  }
  return { kind: 'closed' };
}

/** A day unlike others; without hours it is closed. */
export interface SpecialDay {
  date: string;
  from?: string;
  to?: string;
}

/** The hours as they are in the seven days from that moment's on, days unlike others among them. */
export function hoursFrom(hours: Hours, special: readonly SpecialDay[], first: Date | string): Hours {
  if (special.length === 0) return hours;
  const today = almatyDate(first);
  const firstWeekday = weekdayOf(first);
  return hours.map((usual, weekday) => {
    const date = new Date(today);
    date.setUTCDate(date.getUTCDate() + ((weekday - firstWeekday + DAYS) % DAYS));
    const day = special.find((each) => each.date === date.toISOString().slice(0, 10));
    if (!day) return usual;
    return day.from && day.to ? { from: day.from, to: day.to } : null;
  });
}

export interface HoursGroup {
  firstDay: number;
  lastDay: number;
  hours: { from: string; to: string } | null;
}

/** Neighbouring days with the same hours in one line: пн–пт, сб–вс. */
export function groupHours(hours: Hours): HoursGroup[] {
  const groups: HoursGroup[] = [];
  hours.forEach((day, index) => {
    const last = groups.at(-1);
    const isSame = last && last.hours?.from === day?.from && last.hours?.to === day?.to;
    if (last && isSame) last.lastDay = index;
    else groups.push({ firstDay: index, lastDay: index, hours: day });
  });
  return groups;
}
