/**
 * Which root a moving mouse means. On its way to the sections on the right the pointer crosses other roots: as long as
 * it stays in the triangle between where it was and the near side of the sections, the shown root remains.
 */
import { useEffect, useMemo } from 'react';

export interface Point {
  x: number;
  y: number;
}

/** The side of the shown sections that is nearest to the roots. */
export interface Side {
  x: number;
  top: number;
  bottom: number;
}

export function isHeadingFor(side: Side, from: Point, to: Point): boolean {
  if (to.x <= from.x || from.x >= side.x) return false;
  const share = (to.x - from.x) / (side.x - from.x);
  const highest = from.y + (side.top - from.y) * share;
  const lowest = from.y + (side.bottom - from.y) * share;
  return to.y >= highest && to.y <= lowest;
}

/** How long the pointer may rest on another root on its way. */
export const PATIENCE_MS = 280;
/** A root that is only flown over is not shown. */
export const REST_MS = 50;

/** Tells `show` of the root that the pointer means. */
export class HoverIntent {
  readonly #show: (index: number) => void;
  #from: Point = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (index: number) => void) {
    this.#show = show;
  }

  /** The pointer moved on the root that is shown. */
  moveOnShown(to: Point): void {
    this.#from = to;
    clearTimeout(this.#timer);
  }

  enterOther(index: number, to: Point, side: Side): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#show(index),
      isHeadingFor(side, this.#from, to) ? PATIENCE_MS : REST_MS,
    );
  }

  /** The pointer reached the sections, or left the menu. */
  cancel = (): void => clearTimeout(this.#timer);
}

export function useHoverIntent(show: (index: number) => void): HoverIntent {
  const intent = useMemo(() => new HoverIntent(show), [show]);
  // A timer outlives what is drawn.
  useEffect(() => intent.cancel, [intent]);
  return intent;
}
