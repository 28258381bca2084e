/** The lines of a calculation as an estimate takes them: goods by their codes, what the shop has not as own lines. */
import type { NeedLine } from './need-line.ts';

interface EstimateItem {
  kind: 'product' | 'custom';
  productCode?: string;
  name?: string;
  unit?: string;
  count: number;
  source: 'calculator';
  calc: { role: string; need: number; unit: string };
}

export function toEstimateItems(need: readonly NeedLine[]): EstimateItem[] {
  return need
    .filter(({ isOwn }) => !isOwn)
    .flatMap(({ role, roleName, unit, amount, bought }): EstimateItem[] => {
      const calc = { role: role.slice(0, 60), need: Math.round(amount * 1000) / 1000, unit };
      const source = 'calculator' as const;
      if (bought.length === 0)
        return [{ kind: 'custom' as const, name: roleName, unit, count: calc.need, source, calc }];
      return bought.map(({ product, count }) => ({
        kind: 'product' as const,
        productCode: product.code,
        count,
        source,
        calc,
      }));
    });
}
