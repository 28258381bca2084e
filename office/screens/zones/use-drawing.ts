/** Rings as they are drawn here: what was changed of the stored ones, with steps back and forth. */
import { useState } from 'react';
import type { OfficeZone } from '#contract/office/delivery-zones.ts';
import type { Ring } from '#domain/delivery-zone.ts';
import { isSame } from '#domain/office/changes.ts';

/** The corner that keys move. */
export interface Chosen {
  zone: number;
  corner: number;
}

type Rings = Readonly<Record<number, Ring>>;

interface Steps {
  past: readonly Rings[];
  now: Rings;
  future: readonly Rings[];
}

const NOTHING: Steps = { past: [], now: {}, future: [] };
const MOST_STEPS = 100;

/** As a change and a call carry it. */
export const toCorners = (ring: Ring): [number, number][] =>
  ring.map(([longitude, latitude]) => [longitude, latitude]);

export type Drawing = ReturnType<typeof useDrawing>;

export function useDrawing(zones: readonly OfficeZone[]) {
  const [steps, setSteps] = useState<Steps>(NOTHING);
  const ringOf = (zone: OfficeZone): Ring => steps.now[zone.id] ?? zone.ring;
  const changed = zones.filter((zone) => !isSame(toCorners(ringOf(zone)), zone.ring));
  return {
    ringOf,
    /** Zones whose ring is another than the stored one. */
    changed,
    /** What is drawn, in words: the same drawing has the same. */
    mark: JSON.stringify(changed.map((zone) => [zone.id, ringOf(zone)])),
    /** While a corner is dragged all of it is one step: `isSame` goes on with the last one. */
    draw(id: number, ring: Ring, isSameStep = false): void {
      setSteps(({ past, now }) => ({
        past: isSameStep ? past : [...past, now].slice(-MOST_STEPS),
        now: { ...now, [id]: ring },
        future: [],
      }));
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo(): void {
      setSteps(({ past, now, future }) => {
        const before = past.at(-1);
        return before
          ? { past: past.slice(0, -1), now: before, future: [now, ...future] }
          : { past, now, future };
      });
    },
    redo(): void {
      setSteps(({ past, now, future }) => {
        const [next, ...rest] = future;
        return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
      });
    },
    forget: () => setSteps(NOTHING),
  };
}
