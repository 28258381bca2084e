/**
 * Room on the disk that the database lives on. PostgreSQL that finds its disk full stops, and with it everything: so below
 * a reserve whatever would grow is refused in clear words, while pages, searches, logins and sums go on. Promises: a look
 * every two seconds, no flapping around the bound, signs for operators (log, /readyz, metrics). Hides: statfs.
 * Relies on `folder` standing on that disk; a database elsewhere is guarded by its own operators.
 */
import { statfsSync } from 'node:fs';
import { Gauge, register } from 'prom-client';
import type { Call } from '#contract/call.ts';
import { Refusal } from './refusal.ts';

export interface DiskSpace {
  /** False while nothing that grows may be written. */
  hasDiskSpace(): boolean;
  close(): void;
}

interface RoomOptions {
  folder: string;
  reserveBytes: number;
  /** Told when writing is paused and when it goes on. */
  onChange(hasDiskSpace: boolean, freeBytes: number): void;
  everyMs?: number;
  /** For tests: the free bytes, or an exception. */
  readFree?: (folder: string) => number;
}

const LOOK_EVERY_MS = 2000;
/** Freed by a hair is not freed: writing goes on when so much of the reserve is free beyond it. */
const RELIEF = 1.25;

const freeBytesGauge = gauge('disk_free_bytes', 'Free bytes where the embedded database lives', 'min');
const pausedGauge = gauge('disk_writes_paused', '1 while what grows is refused for want of room', 'max');

export const endlessDiskSpace: DiskSpace = { hasDiskSpace: () => true, close: () => {} };

export function watchDiskSpace({
  folder,
  reserveBytes,
  onChange,
  everyMs = LOOK_EVERY_MS,
  readFree = freeBytesOf,
}: RoomOptions): DiskSpace {
  let isOpen = true;
  const look = (): void => {
    let free: number;
    try {
      free = readFree(folder);
    } catch {
      // Unknown is not full: the database itself will tell.
      return;
    }
    freeBytesGauge.set(free);
    const isOpenNow = free >= reserveBytes * (isOpen ? 1 : RELIEF);
    pausedGauge.set(isOpenNow ? 0 : 1);
    if (isOpenNow === isOpen) return;
    isOpen = isOpenNow;
    onChange(isOpen, free);
  };
  look();
  const timer = setInterval(look, everyMs).unref();
  return { hasDiskSpace: () => isOpen, close: () => clearInterval(timer) };
}

/** Calls that write little or nothing, and those by which people and banks end what they have begun. */
const goOnWithoutRoom: ReadonlySet<string> = new Set([
  'POST /api/v1/auth/login/',
  'POST /api/v1/auth/login-by-code/',
  'POST /api/v1/auth/logout/',
  'POST /api/v1/auth/prolong/',
  'POST /api/v1/cart/calculate/',
  'POST /api/v1/order/delivery/calculate/',
  'POST /api/v1/orders/{orderId}/cancel/',
  'POST /api/v1/payments/{provider}/webhook/',
  'POST /api/v1/promo/calculate/',
  'POST /api/v1/calculators/{code}/',
  'POST /api/v1/sets/{mode}/{code}/calculate/',
]);

export const needsRoom = ({ method, path }: Pick<Call, 'method' | 'path'>): boolean =>
  method !== 'GET' &&
  method !== 'DELETE' &&
  !goOnWithoutRoom.has(`${method} ${path}`) &&
  // Staff come in to see why nothing can be written.
  !path.startsWith('/office/api/v1/auth/');

export const listCallsWithoutRoom = (): string[] => [...goOnWithoutRoom];

export function requireRoom(hasDiskSpace: () => boolean, call: Pick<Call, 'method' | 'path'>): void {
  if (needsRoom(call) && !hasDiskSpace()) throw new Refusal('service.no_room');
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Once per process; the supervisor takes the worst of its workers. */
function gauge(name: string, help: string, aggregator: 'min' | 'max'): Gauge {
  return (register.getSingleMetric(name) as Gauge | undefined) ?? new Gauge({ name, help, aggregator });
}
