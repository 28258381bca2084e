/**
 * The lines of an order as every paper of it shows them: receipt, invoice, waybill, act. Promises that price × count −
 * discount − points is the line's sum to the tenge, that VAT is contained in that sum at the rate of the day it was
 * sold, and that the lines add up to what the order costs.
 */
import { spread, vatIncluded } from '../money.ts';

/** A line as it was sold: `sumTenge` is what was paid for it. */
export interface SoldLine {
  count: number;
  sumTenge: number;
  /** All that was taken off, points among it. */
  discounts: readonly { reason: string; amountTenge: number }[];
  vatPercent: number;
}

export interface PaperLine {
  count: number;
  priceTenge: number;
  /** price × count */
  grossTenge: number;
  discountTenge: number;
  pointsTenge: number;
  sumTenge: number;
  vatPercent: number;
  vatTenge: number;
}

export function toPaperLine({ count, sumTenge, discounts, vatPercent }: SoldLine): PaperLine {
  const amountOf = (isWanted: (reason: string) => boolean) =>
    discounts.reduce((sum, { reason, amountTenge }) => sum + (isWanted(reason) ? amountTenge : 0), 0);
  const points = amountOf((reason) => reason === 'points');
  const reduced = sumTenge + points;
  const isEven = reduced > 0 && reduced % count === 0;
  // A discount that leaves no whole price of one piece, or none at all (a gift), is told beside the price before it.
  const discount = isEven ? 0 : amountOf((reason) => reason !== 'points');
  const gross = reduced + discount;
  return {
    count,
    priceTenge: Math.round(gross / count),
    grossTenge: gross,
    discountTenge: discount,
    pointsTenge: points,
    sumTenge,
    vatPercent,
    vatTenge: vatIncluded(sumTenge, vatPercent),
  };
}

export interface PaperTotals {
  sumTenge: number;
  vatTenge: number;
}

export const totalsOf = (lines: readonly Pick<PaperLine, 'sumTenge' | 'vatTenge'>[]): PaperTotals => ({
  sumTenge: lines.reduce((sum, line) => sum + line.sumTenge, 0),
  vatTenge: lines.reduce((sum, line) => sum + line.vatTenge, 0),
});

/**
 * Some pieces of a line that come back, at what was paid for them and at its rate. Of a sum that does not divide the
 * first pieces carry the odd tenge, so that pieces returned one after another give back what was paid and no more.
 */
export function toReturnedLine(line: PaperLine, count: number, alreadyReturned = 0): PaperLine {
  const share = (whole: number): number =>
    spread(whole, Array<number>(line.count).fill(1))
      .slice(alreadyReturned, alreadyReturned + count)
      .reduce((sum, piece) => sum + piece, 0);
  const sumTenge = share(line.sumTenge);
  const pointsTenge = share(line.pointsTenge);
  const grossTenge = line.priceTenge * count;
  return {
    ...line,
    count,
    grossTenge,
    discountTenge: grossTenge - pointsTenge - sumTenge,
    pointsTenge,
    sumTenge,
    vatTenge: vatIncluded(sumTenge, line.vatPercent),
  };
}

/** A sum given back that is no count of goods, laid upon what was paid for, in proportion. */
export function spreadOverLines<Line extends PaperLine>(lines: readonly Line[], amountTenge: number): Line[] {
  const shares = spread(
    amountTenge,
    lines.map(({ sumTenge }) => sumTenge),
  );
  return lines.flatMap((line, at) => {
    const sumTenge = shares[at] ?? 0;
    if (sumTenge === 0) return [];
    return [
      {
        ...line,
        discountTenge: line.grossTenge - line.pointsTenge - sumTenge,
        sumTenge,
        vatTenge: vatIncluded(sumTenge, line.vatPercent),
      },
    ];
  });
}
