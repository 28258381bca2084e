import type { SheetPoint } from '#domain/office/zone-ring.ts';

/** One press of an arrow. */
const STEP_KM = 0.05;

const WAYS: Readonly<Record<string, SheetPoint>> = {
  ArrowLeft: { east: -STEP_KM, north: 0 },
  ArrowRight: { east: STEP_KM, north: 0 },
  ArrowUp: { east: 0, north: STEP_KM },
  ArrowDown: { east: 0, north: -STEP_KM },
};

/** Which way a key moves a corner; null: it moves none. */
export const byKey = (key: string): SheetPoint | null => WAYS[key] ?? null;
