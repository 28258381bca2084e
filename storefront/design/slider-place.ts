export interface SliderPlace {
  /** Numbers of the first and the last item in view, from one. */
  first: number;
  last: number;
  isStart: boolean;
  isEnd: boolean;
}

interface Scrolled {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Where a row of equally wide items stands; null for one that is not shown. A pixel of play: zoomed browsers stop at fractions. */
export function toSliderPlace(
  { scrollLeft, clientWidth, scrollWidth }: Scrolled,
  count: number,
): SliderPlace | null {
  if (scrollWidth === 0) return null;
  const step = scrollWidth / Math.max(1, count);
  const inView = Math.max(1, Math.round(clientWidth / step));
  const first = Math.min(Math.round(scrollLeft / step), Math.max(0, count - inView)) + 1;
  return {
    first,
    last: Math.min(count, first + inView - 1),
    isStart: scrollLeft <= 1,
    isEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}
