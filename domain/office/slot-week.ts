/** A week of delivery hours: what the rules give beside what is taken; hours that the rules no longer have stay while somebody has them. */
import { listDayTemplates, type SlotRules } from '../orders/slots.ts';

export interface SlotLoad {
  date: string;
  from: string;
  takenOrders: number;
  takenKg: number;
  heldOrders: number;
  heldKg: number;
}

export interface LoadedSpan extends Omit<SlotLoad, 'date'> {
  to: string;
  capacityOrders: number;
  capacityKg: number;
  isGone: boolean;
}

const DAY_MS = 86_400_000;
const WEEK = 7;

export const listWeek = (from: string): string[] =>
  Array.from({ length: WEEK }, (_none, at) =>
    new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10),
  );

export function loadDay(
  rules: SlotRules,
  cityId: number,
  date: string,
  loads: readonly SlotLoad[],
): LoadedSpan[] {
  const own = loads.filter((load) => load.date === date);
  const nothing = { takenOrders: 0, takenKg: 0, heldOrders: 0, heldKg: 0 };
  const offered = listDayTemplates(rules, cityId, date).map(({ from, to, capacityOrders, capacityKg }) => {
    const { date: _date, ...load } = own.find((each) => each.from === from) ?? { ...nothing, from, date };
    return { ...load, from, to, capacityOrders, capacityKg, isGone: false };
  });
  const gone = own
    .filter(
      ({ from, takenOrders, heldOrders }) =>
        takenOrders + heldOrders > 0 && !offered.some((each) => each.from === from),
    )
    .map(({ date: _date, ...load }) => ({ ...load, to: '', capacityOrders: 0, capacityKg: 0, isGone: true }));
  return [...offered, ...gone].toSorted((one, other) => one.from.localeCompare(other.from));
}

/** How full: by orders or by kilograms, whichever is fuller. */
export function fullnessOf({
  takenOrders,
  heldOrders,
  capacityOrders,
  takenKg,
  heldKg,
  capacityKg,
}: Omit<LoadedSpan, 'from' | 'to' | 'isGone'>): number {
  const part = (taken: number, of: number) => (of === 0 ? (taken > 0 ? 1 : 0) : Math.min(1, taken / of));
  return Math.max(part(takenOrders + heldOrders, capacityOrders), part(takenKg + heldKg, capacityKg));
}
