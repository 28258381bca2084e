import type { Current } from './calculator-data.ts';

/**
 * The last pack may be needed for the reserve alone. How many packs do without it, and what reserve then stays; null
 * where nothing can be spared.
 */
export function findSpare({ entry, result }: Pick<Current, 'entry' | 'result'>): {
  packs: number;
  reserve: number;
} | null {
  const need = result?.need[0];
  const [only, ...others] = need?.bought ?? [];
  const hasReserve = entry.fields.some(({ name }) => name === 'reserve');
  if (!need || !only || others.length > 0 || !hasReserve || need.reservePercent === 0) return null;
  const rest = need.holds - only.holds;
  if (need.packs < 2 || rest < need.quantity) return null;
  return { packs: need.packs - 1, reserve: Math.floor((rest / need.quantity - 1) * 100 + 1e-6) };
}
