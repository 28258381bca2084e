/** The marks a slider of a range stands on: round numbers that hold the range, about a hundred steps apart. */
export interface SliderScale {
  low: number;
  high: number;
  step: number;
}

const STEPS = 100;
/** Fewer marks than this are chosen by typing. */
const LEAST_STEPS = 8;

/** Null where a slider would have nothing to slide over. */
export function toSliderScale({ min, max }: { min: number; max: number }): SliderScale | null {
  if (!(max > min)) return null;
  const rough = (max - min) / STEPS;
  const decade = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * decade >= rough) ?? 10) * decade;
  const whole = Number.isInteger(min) && Number.isInteger(max) ? Math.max(1, step) : step;
  const scale = { low: mark(Math.floor, min, whole), high: mark(Math.ceil, max, whole), step: trim(whole) };
  return (scale.high - scale.low) / whole < LEAST_STEPS ? null : scale;
}

const mark = (round: (value: number) => number, value: number, step: number): number =>
  trim(round(trim(value / step)) * step);

/** Binary fractions leave traces: 0.1 × 3 is not 0.3. */
const trim = (value: number): number => Number(value.toPrecision(12));
