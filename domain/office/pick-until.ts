/** By when an order must stand collected, and how urgent that is. */
import { UTC_OFFSET_MINUTES } from '../time.ts';

const MINUTE_MS = 60_000;
/** Loading and the way to the gate: the car leaves at the beginning of its span. */
const LOADING_MINUTES = 80;
/** A promise without an hour means the day: the store opens with it. */
const FIRST_HOUR = '09:00';

export interface PickPromise {
  method: 'pickup' | 'delivery' | 'express' | 'transport';
  /** `2026-11-17` */
  day: string | null;
  /** `17:00` */
  from: string | null;
}

/** Null: nothing was promised. */
export function findPickUntil({ method, day, from }: PickPromise): Date | null {
  if (day === null) return null;
  const wall = Date.parse(`${day}T${from ?? FIRST_HOUR}:00Z`);
  if (Number.isNaN(wall)) return null;
  const at = wall - UTC_OFFSET_MINUTES * MINUTE_MS;
  return new Date(method === 'pickup' ? at : at - LOADING_MINUTES * MINUTE_MS);
}

export type PickUrgency = 'late' | 'soon' | 'calm';
const SOON_MINUTES = 60;

export function pickUrgency(until: Date | null, now: Date): PickUrgency {
  if (until === null) return 'calm';
  const minutes = (until.getTime() - now.getTime()) / MINUTE_MS;
  return minutes < 0 ? 'late' : minutes <= SOON_MINUTES ? 'soon' : 'calm';
}
