/**
 * What has changed between the cart that the buyer saw and the order that can be made of it now. A buyer is told
 * line by line before anything is sold to them: dearer, cheaper, fewer left, gone.
 */
export interface SeenLine {
  productCode: string;
  count: number;
  /** for all units of the line */
  sumTenge: number;
}

export interface CurrentLine extends SeenLine {
  /** what can be had now */
  available: number;
}

export type LineChange =
  | { kind: 'gone'; productCode: string }
  | { kind: 'fewer'; productCode: string; available: number }
  | { kind: 'dearer' | 'cheaper'; productCode: string; fromTenge: number; toTenge: number };

export function listChanges(seen: readonly SeenLine[], current: readonly CurrentLine[]): LineChange[] {
  const now = new Map(current.map((line) => [line.productCode, line]));
  return seen.flatMap((line): LineChange[] => {
    const { productCode } = line;
    const today = now.get(productCode);
    if (!today || today.available <= 0) return [{ kind: 'gone', productCode }];
    if (today.available < line.count) return [{ kind: 'fewer', productCode, available: today.available }];
    if (today.sumTenge === line.sumTenge) return [];
    const kind = today.sumTenge > line.sumTenge ? 'dearer' : 'cheaper';
    return [{ kind, productCode, fromTenge: line.sumTenge, toTenge: today.sumTenge }];
  });
}

export interface RepeatReport {
  added: { productCode: string; count: number }[];
  fewer: { productCode: string; wanted: number; count: number }[];
  gone: { productCode: string; name: string; analogueCode?: string }[];
}

/** An order made again at today's prices: nothing is left out without a word. */
export function toRepeatReport(
  bought: readonly { productCode: string; name: string; count: number }[],
  findOffer: (productCode: string) => { available: number; analogueCode?: string | undefined } | undefined,
): RepeatReport {
  const report: RepeatReport = { added: [], fewer: [], gone: [] };
  for (const { productCode, name, count } of bought) {
    const offer = findOffer(productCode);
    const available = offer?.available ?? 0;
    if (available >= count) report.added.push({ productCode, count });
    else if (available > 0) report.fewer.push({ productCode, wanted: count, count: available });
    else {
      const analogueCode = offer?.analogueCode;
      report.gone.push({ productCode, name, ...(analogueCode === undefined ? {} : { analogueCode }) });
    }
  }
  return report;
}
