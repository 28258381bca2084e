import type { Current } from './calculator-data.ts';
import type { NeedLine } from './need-line.ts';

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
  if (!result || !need || !only || others.length > 0 || !hasReserve || need.reservePercent === 0) return null;
  const rest = need.holds - only.holds;
  // What the layout takes is no reserve: a hint must not promise less than the plan beside it counts.
  const least = Math.max(need.quantity, plannedAmount(result.plan, need));
  if (need.packs < 2 || rest + 1e-6 < least) return null;
  return { packs: need.packs - 1, reserve: Math.floor((rest / need.quantity - 1) * 100 + 1e-6) };
}

/** Of what the need is counted in: pieces, or square metres of them. */
function plannedAmount(
  plan: NonNullable<Current['result']>['plan'],
  { role, unit }: Pick<NeedLine, 'role' | 'unit'>,
): number {
  if (!plan || plan.fallback !== null || plan.role !== role) return 0;
  return plan.count * (unit === 'м²' ? (plan.piece.widthMm * plan.piece.heightMm) / 1e6 : 1);
}
