/** What an exported estimate says, whatever it is written as: for its owner, or as the client is to read it. */
import type { Estimate } from '#contract/estimates.ts';
import { clientSums, mayClientBuy } from '#domain/estimates/estimates.ts';

export interface ExportLine {
  number: number;
  kind: 'product' | 'custom' | 'work';
  article: string;
  name: string;
  unit: string;
  count: number;
  /** May be a fraction where the markup is laid in: the sum is what counts. */
  price: number;
  sum: number;
  weightKg: number | null;
  productCode: string | null;
}

export interface ExportedEstimate {
  name: string;
  facts: { objectName: string | null; address: string | null; clientName: string | null };
  at: string;
  sections: { name: string; lines: ExportLine[]; sum: number }[];
  markupPercent: number;
  discountPercent: number;
  totals: { materials: number; works: number; markup: number; discount: number; total: number };
  /** Null where the markup is laid in: the tax of the goods alone would tell it. */
  vat: number | null;
  weightKg: number;
}

export function toExported(estimate: Estimate, audience: 'own' | 'client'): ExportedEstimate {
  const { totals, products } = estimate;
  const isClient = audience === 'client';
  const laidIn = isClient ? totals.markup : 0;
  // A link into the shop shows what the goods cost without the markup.
  const isLinked = !isClient || mayClientBuy(estimate.share?.mayBuy ?? null, estimate.markupPercent);
  const facts = new Map(products.map((product) => [product.code, product]));
  const lines = estimate.sections.flatMap(({ items }) => items);
  const sums = clientSums(lines, laidIn);
  let number = 0;
  const toLine = (line: (typeof lines)[number]): ExportLine => {
    const sum = sums[number] ?? 0;
    number += 1;
    const product = line.productCode === null ? undefined : facts.get(line.productCode);
    return {
      number,
      kind: line.kind,
      article: product?.productCode ?? '',
      name: line.note === null ? line.name : `${line.name} (${line.note})`,
      unit: line.unit,
      count: line.count,
      price: laidIn === 0 || line.kind === 'work' || line.count === 0 ? line.price : sum / line.count,
      sum,
      weightKg: product?.weightKg ?? null,
      productCode: product && isLinked ? line.productCode : null,
    };
  };
  const sections = estimate.sections.map(({ name, items }) => {
    const own = items.map(toLine);
    return { name, lines: own, sum: own.reduce((all, { sum }) => all + sum, 0) };
  });
  return {
    name: estimate.name,
    facts: {
      objectName: estimate.objectName,
      address: estimate.address,
      clientName: estimate.client.name,
    },
    at: estimate.updatedAt,
    sections,
    markupPercent: isClient ? 0 : estimate.markupPercent,
    discountPercent: estimate.discountPercent,
    totals: {
      materials: totals.materials + laidIn,
      works: totals.works,
      markup: isClient ? 0 : totals.markup,
      discount: totals.discount,
      total: totals.total,
    },
    vat: laidIn > 0 ? null : totals.vat,
    weightKg: totals.weightKg,
  };
}
