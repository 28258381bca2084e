/** From what is stored to the estimates of the contract: for the owner, and for whoever has the link. */
import type { SharedEstimate } from '#contract/estimate-exchange.ts';
import type { Estimate } from '#contract/estimates.ts';
import {
  clientSums,
  estimateTotals,
  lineSum,
  mayClientBuy,
  sectionSum,
} from '#domain/estimates/estimates.ts';
import type { EstimateContent, EstimateSize, StoredEstimate, StoredShare } from './estimates.queries.ts';
import type { ReadProducts } from './product-facts.ts';

type StoredLine = EstimateContent['sections'][number]['items'][number];

export function listCodes({ sections }: Pick<EstimateContent, 'sections'>): string[] {
  return sections.flatMap(({ items }) => items.flatMap(({ productCode }) => productCode ?? []));
}

/** What lists tell of an estimate; weight and VAT are no part of it. */
export function toSize(content: EstimateContent): EstimateSize {
  return {
    lineCount: content.sections.reduce((sum, { items }) => sum + items.length, 0),
    totalTenge: estimateTotals(content, () => undefined).total,
  };
}

export function toStatus(stored: Pick<StoredEstimate, 'status'>, isShared: boolean): Estimate['status'] {
  return stored.status === 'draft' && isShared ? 'shared' : stored.status;
}

export function toShare({ token, until, isPriceChosen: _chosen, ...shown }: StoredShare) {
  return { token, url: `/estimate/${token}`, until: until.toISOString(), ...shown };
}

/** A product's name and unit are those of today in the reader's language; of what is gone, the last known. */
function named<L extends { productCode: string | null; name: string; unit: string }>(
  line: L,
  products: ReadProducts,
): L {
  const product = line.productCode === null ? undefined : products.get(line.productCode);
  return product ? { ...line, name: product.name, unit: product.unit } : line;
}

export function toEstimate(stored: StoredEstimate, products: ReadProducts): Estimate {
  return {
    id: stored.id,
    name: stored.name,
    objectName: stored.objectName,
    address: stored.address,
    client: stored.client,
    currency: 'KZT',
    status: toStatus(stored, stored.share !== null),
    sections: stored.sections.map((section) => ({
      ...section,
      items: section.items.map((line) => ({ ...named(line, products), sum: lineSum(line) })),
      sum: sectionSum(section.items),
    })),
    markupPercent: stored.markupPercent,
    discountPercent: stored.discountPercent,
    totals: estimateTotals(stored, (code) => products.get(code)),
    products: [...products.values()],
    share: stored.share && toShare(stored.share),
    version: stored.version,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/** Named one by one: what a line gets in the future stays with its owner until it is named here. */
const toSharedLine = (line: StoredLine) => ({
  id: line.id,
  kind: line.kind,
  productCode: line.productCode,
  name: line.name,
  unit: line.unit,
  count: line.count,
  note: line.note,
});

/** Without the client, the address and what the owner earns; without any price where prices are not shown. */
export function toSharedEstimate(
  stored: StoredEstimate,
  share: StoredShare,
  products: ReadProducts,
): SharedEstimate {
  const totals = estimateTotals(stored, (code) => products.get(code));
  const lines = stored.sections.flatMap(({ items }) => items);
  const laidIn = share.showMarkup ? 0 : totals.markup;
  const sums = clientSums(lines, laidIn);
  const sumById = new Map(lines.map(({ id }, index) => [id, sums[index] ?? 0]));
  return {
    name: stored.name,
    objectName: stored.objectName,
    updatedAt: stored.updatedAt.toISOString(),
    until: share.until.toISOString(),
    sections: stored.sections.map(({ id, name, kind, items }) => ({
      id,
      name,
      kind,
      items: items.map((line) => {
        const sum = sumById.get(line.id) ?? 0;
        const price = line.count > 0 ? Math.round(sum / line.count) : line.price;
        return { ...toSharedLine(named(line, products)), ...(share.showPrices ? { price, sum } : {}) };
      }),
      ...(share.showPrices
        ? { sum: items.reduce((sum, { id: lineId }) => sum + (sumById.get(lineId) ?? 0), 0) }
        : {}),
    })),
    ...(share.showPrices
      ? {
          totals: {
            materials: totals.materials + laidIn,
            works: totals.works,
            ...(share.showMarkup ? { markup: totals.markup } : {}),
            discount: totals.discount,
            total: totals.total,
          },
        }
      : {}),
    weightKg: totals.weightKg,
    mayBuy: mayClientBuy(share.mayBuy, stored.markupPercent),
    products: [...products.values()].map(({ price: _price, priceSteps: _steps, ...facts }) => facts),
  };
}
