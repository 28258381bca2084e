/** The value below which that part of the values lies; NaN for none. */
export function toPercentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const toMedian = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle - 1)] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

export const toPercentiles = (latencies: readonly number[]) => ({
  p50Ms: toPercentile(latencies, 0.5),
  p99Ms: toPercentile(latencies, 0.99),
});
