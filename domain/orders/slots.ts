/**
 * The hours in which an order can be brought: three spans a day, fewer today and tomorrow when it is already late.
 * What is left of each span is the database's to say; here stands which spans there are at all.
 */
import { almatyDate, almatyTime } from '../time.ts';
import type { ZoneKind } from './delivery-price.ts';

export interface Slot {
  /** `2026-11-16` */
  date: string;
  from: string;
  to: string;
}

interface SlotTemplate {
  from: string;
  to: string;
  capacityKg: number;
  capacityOrders: number;
}

/** What a span of the day can carry; null for an hour at which none begins. */
export const findSlotTemplate = (from: string): SlotTemplate | null =>
  SLOT_TEMPLATES.find((template) => template.from === from) ?? null;

const SLOT_TEMPLATES: readonly SlotTemplate[] = [
  { from: '09:00', to: '13:00', capacityKg: 12_000, capacityOrders: 30 },
  { from: '13:00', to: '17:00', capacityKg: 12_000, capacityOrders: 30 },
  { from: '17:00', to: '21:00', capacityKg: 8000, capacityOrders: 20 },
];

/** Ordered before noon it is brought the same day in the near zone; for tomorrow the evening before is in time. */
const SAME_DAY_UNTIL = '12:00';
const NEXT_DAY_UNTIL = '20:00';
/** The loading of a vehicle takes so long before its span begins. */
const SAME_DAY_FROM = '13:00';
const OFFERED_DAYS = 14;

export function listSlots(now: Date, zone: ZoneKind, leadDays: number): Slot[] {
  const first = Math.max(firstDay(now, zone), leadDays);
  const slots: Slot[] = [];
  for (let ahead = first; ahead < first + OFFERED_DAYS; ahead++) {
    const date = addDays(almatyDate(now), ahead);
    for (const { from, to } of SLOT_TEMPLATES) {
      if (ahead > 0 || from >= SAME_DAY_FROM) slots.push({ date, from, to });
    }
  }
  return slots;
}

function firstDay(now: Date, zone: ZoneKind): number {
  const time = almatyTime(now);
  if (zone === 'near' && time < SAME_DAY_UNTIL) return 0;
  return time < NEXT_DAY_UNTIL ? 1 : 2;
}

function addDays(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The same day and the days off are asked for most, and cost a little. */
const WANTED_DAY_TENGE = 500;

export function slotPriceTenge({ date }: Pick<Slot, 'date'>, now: Date): number {
  const isDayOff = [0, 6].includes(new Date(date).getUTCDay());
  return isDayOff || date === almatyDate(now) ? WANTED_DAY_TENGE : 0;
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
