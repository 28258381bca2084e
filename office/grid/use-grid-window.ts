/** Which rows of a long list stand in its window. Scrolling draws anew only when another row comes in. */
import { useLayoutEffect, useRef, useState } from 'react';
import { findShownRows, scrollHeight, toBarPixel, toListPixel } from '#domain/office/grid-scroll.ts';
import { setBlockSize, setShift } from './place.ts';

const ROW_PIXELS = 34;
const HEAD_PIXELS = 38;

export function useGridWindow(rows: number) {
  const view = useRef<HTMLDivElement>(null);
  const height = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [viewPixels, setViewPixels] = useState(600);
  const [shown, setShown] = useState({ first: 0, end: 0 });
  const size = { rows, rowPixels: ROW_PIXELS, viewPixels };

  function place(): void {
    const bar = view.current?.scrollTop ?? 0;
    const { first, end, offsetPixels } = findShownRows(size, bar);
    setShift(body.current, offsetPixels);
    setShown((before) => (before.first === first && before.end === end ? before : { first, end }));
  }

  // How much room there is, only the browser knows.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => setViewPixels(Math.max(ROW_PIXELS, element.clientHeight - HEAD_PIXELS));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // The bar's length follows the count, and what is seen follows both.
  // biome-ignore lint/correctness/useExhaustiveDependencies: place reads the same two
  useLayoutEffect(() => {
    setBlockSize(height.current, scrollHeight(size));
    place();
  }, [rows, viewPixels]);

  return {
    ref: { view, height, body },
    shown,
    /** Whole rows that fit. */
    page: Math.max(1, Math.floor(viewPixels / ROW_PIXELS)),
    onScroll: place,
    /** Moves the window as little as it takes to show this row whole. */
    reveal(row: number): void {
      const element = view.current;
      if (!element) return;
      const top = toListPixel(size, element.scrollTop);
      const isAbove = row * ROW_PIXELS < top;
      const isBelow = (row + 1) * ROW_PIXELS > top + viewPixels;
      if (isAbove) element.scrollTop = toBarPixel(size, row);
      else if (isBelow) element.scrollTop = toBarPixel(size, row + 1 - viewPixels / ROW_PIXELS);
    },
  };
}
