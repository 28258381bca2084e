/**
 * The hours in which an order can be brought: by the rules that staff have set some spans a day, fewer today and tomorrow
 * when it is already late, none on closed days. What is left of each span is the database's to say; here stands which
 * spans there are at all.
 */
import { almatyDate, almatyTime } from '../time.ts';
import type { ZoneKind } from './delivery-price.ts';

export interface Slot {
  /** `2026-11-16` */
  date: string;
  from: string;
  to: string;
}

/** What a span of the day can carry. The most particular stand alone: of the city and weekday, of the city, of the weekday. */
export interface SlotTemplate {
  /** null: of all cities */
  cityId: number | null;
  /** 1 is Monday; null: of every day */
  weekday: number | null;
  from: string;
  to: string;
  capacityKg: number;
  capacityOrders: number;
}

/** A day unlike others. */
export interface SlotDay {
  cityId: number | null;
  date: string;
  isClosed: boolean;
  /** of each span; null: as usual */
  capacityKg: number | null;
  capacityOrders: number | null;
}

/** Until when an order is in time, and what a wanted day costs. */
export interface SlotTerms {
  /** ordered before it is brought the same day in the near zone */
  sameDayUntil: string;
  /** for tomorrow the evening before is in time */
  nextDayUntil: string;
  /** the loading of a vehicle takes so long before its span begins */
  sameDayFrom: string;
  offeredDays: number;
  /** the same day and the days off are asked for most, and cost a little */
  wantedDayTenge: number;
}

export interface SlotRules {
  templates: readonly SlotTemplate[];
  days: readonly SlotDay[];
  terms: SlotTerms;
}

/** The factory settings. */
export const USUAL_SLOT_TERMS: SlotTerms = {
  sameDayUntil: '12:00',
  nextDayUntil: '20:00',
  sameDayFrom: '13:00',
  offeredDays: 14,
  wantedDayTenge: 500,
};
const everyDay = { cityId: null, weekday: null };
export const USUAL_SLOT_RULES: SlotRules = {
  templates: [
    { ...everyDay, from: '09:00', to: '13:00', capacityKg: 12_000, capacityOrders: 30 },
    { ...everyDay, from: '13:00', to: '17:00', capacityKg: 12_000, capacityOrders: 30 },
    { ...everyDay, from: '17:00', to: '21:00', capacityKg: 8000, capacityOrders: 20 },
  ],
  days: [],
  terms: USUAL_SLOT_TERMS,
};

/** The spans of a city on a day, from the earliest; none on a closed one. */
export function listDayTemplates(rules: SlotRules, cityId: number, date: string): SlotTemplate[] {
  const day = findSlotDay(rules, cityId, date);
  if (day?.isClosed) return [];
  const weekday = new Date(date).getUTCDay() || 7;
  const ways = [
    [cityId, weekday],
    [cityId, null],
    [null, weekday],
    [null, null],
  ] as const;
  for (const [city, onDay] of ways) {
    const found = rules.templates.filter((each) => each.cityId === city && each.weekday === onDay);
    if (found.length > 0)
      return found
        .map((each) => ({
          ...each,
          capacityKg: day?.capacityKg ?? each.capacityKg,
          capacityOrders: day?.capacityOrders ?? each.capacityOrders,
        }))
        .toSorted((one, other) => one.from.localeCompare(other.from));
  }
  return [];
}

/** What is said of the city goes before what is said of all. */
const findSlotDay = ({ days }: SlotRules, cityId: number, date: string): SlotDay | undefined =>
  days.find((day) => day.date === date && day.cityId === cityId) ??
  days.find((day) => day.date === date && day.cityId === null);

/** What a span of that day can carry; null for an hour at which none begins. */
export const findSlotTemplate = (
  rules: SlotRules,
  cityId: number,
  { date, from }: Pick<Slot, 'date' | 'from'>,
): SlotTemplate | null =>
  listDayTemplates(rules, cityId, date).find((template) => template.from === from) ?? null;

interface SlotQuestion {
  now: Date;
  zone: ZoneKind;
  cityId: number;
  leadDays: number;
}

export function listSlots({ now, zone, cityId, leadDays }: SlotQuestion, rules: SlotRules): Slot[] {
  const { sameDayFrom, offeredDays } = rules.terms;
  const first = Math.max(firstDay(now, zone, rules.terms), leadDays);
  const slots: Slot[] = [];
  for (let ahead = first; ahead < first + offeredDays; ahead++) {
    const date = addDays(almatyDate(now), ahead);
    for (const { from, to } of listDayTemplates(rules, cityId, date)) {
      if (ahead > 0 || from >= sameDayFrom) slots.push({ date, from, to });
    }
  }
  return slots;
}

function firstDay(now: Date, zone: ZoneKind, { sameDayUntil, nextDayUntil }: SlotTerms): number {
  const time = almatyTime(now);
  if (zone === 'near' && time < sameDayUntil) return 0;
  return time < nextDayUntil ? 1 : 2;
}

function addDays(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export function slotPriceTenge(
  { date }: Pick<Slot, 'date'>,
  now: Date,
  { wantedDayTenge }: SlotTerms,
): number {
  const isDayOff = [0, 6].includes(new Date(date).getUTCDay());
  return isDayOff || date === almatyDate(now) ? wantedDayTenge : 0;
}

const isSameSlot = (one: Slot, other: Slot): boolean => one.date === other.date && one.from === other.from;

/** The free ones closest to the wanted one, the earlier first when both are as near: what a buyer is offered instead. */
export function nearestSlots(free: readonly Slot[], wanted: Slot, count = 3): Slot[] {
  const wantedAt = startOf(wanted);
  return free
    .filter((slot) => !isSameSlot(slot, wanted))
    .toSorted(
      (one, other) =>
        Math.abs(startOf(one) - wantedAt) - Math.abs(startOf(other) - wantedAt) ||
        startOf(one) - startOf(other),
    )
    .slice(0, count);
}

const startOf = ({ date, from }: Slot): number => Date.parse(`${date}T${from}:00Z`);
