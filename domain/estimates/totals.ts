/** What an estimate adds up to, in whole tenge: every line is rounded once, sums are sums of what is shown. */
import type { EstimateTotals } from '#contract/estimates.ts';
import { spread, vatIncluded } from '../money.ts';
import { totalWeightKg } from '../weight.ts';

export interface CountedLine {
  kind: 'product' | 'custom' | 'work';
  productCode: string | null;
  count: number;
  price: number;
}

export interface CountedEstimate {
  sections: readonly { items: readonly CountedLine[] }[];
  markupPercent: number;
  discountPercent: number;
}

/** What is known of a product for sums that no line carries. */
export interface LineFacts {
  weightKg: number;
  vatPercent: number;
}

const PER_UNIT = 1000;

/** Counts carry thousandths (20,2 м² of work): whole units and the rest apart, so that nothing passes 2^53. */
export function lineSum({ count, price }: Pick<CountedLine, 'count' | 'price'>): number {
  const thousandths = Math.round(count * PER_UNIT);
  const whole = Math.trunc(thousandths / PER_UNIT);
  return whole * price + Math.round(((thousandths % PER_UNIT) * price) / PER_UNIT);
}

export function sectionSum(lines: readonly CountedLine[]): number {
  return lines.reduce((sum, line) => sum + lineSum(line), 0);
}

/** To a tenth of a percent, half a tenge up. BigInt, because a sum × a percent may pass 2^53. */
export function percentOf(sumTenge: number, percent: number): number {
  const tenths = BigInt(Math.round(percent * 10));
  return Number((BigInt(sumTenge) * tenths + 500n) / 1000n);
}

/** The markup is on materials; the discount is of what the client would pay, works and markup counted. */
export function estimateTotals(
  { sections, markupPercent, discountPercent }: CountedEstimate,
  findFacts: (productCode: string) => LineFacts | undefined,
): EstimateTotals {
  const lines = sections.flatMap(({ items }) => items);
  const sumOf = (kind: CountedLine['kind']) => sectionSum(lines.filter((line) => line.kind === kind));
  const goods = sumOf('product');
  const own = sumOf('custom');
  const works = sumOf('work');
  const materials = goods + own;
  const markup = percentOf(materials, markupPercent);
  const discount = percentOf(materials + markup + works, discountPercent);
  const known = lines.flatMap((line) => {
    const facts = line.kind === 'product' && line.productCode !== null ? findFacts(line.productCode) : null;
    return facts ? [{ line, facts }] : [];
  });
  return {
    goods,
    own,
    materials,
    works,
    markup,
    discount,
    total: materials + markup + works - discount,
    vat: known.reduce((sum, { line, facts }) => sum + vatIncluded(lineSum(line), facts.vatPercent), 0),
    weightKg: totalWeightKg(
      known.map(({ line, facts }) => ({
        count: line.count,
        product: { units: [{ base: true, weight: facts.weightKg }] },
      })),
    ),
  };
}

/**
 * The sums of lines as a client reads them, the markup laid into the materials: they add up to the total before the
 * discount, to the tenge. In the order of the lines.
 */
export function clientSums(lines: readonly CountedLine[], markupTenge: number): number[] {
  const sums = lines.map(lineSum);
  const weights = lines.map((line, index) => (line.kind === 'work' ? 0 : (sums[index] ?? 0)));
  if (weights.every((weight) => weight === 0)) return sums;
  const shares = spread(markupTenge, weights);
  return sums.map((sum, index) => sum + (shares[index] ?? 0));
}
