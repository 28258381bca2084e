/** Estimates as their editor holds them, for tests. */
import type { EditedEstimate, EditedLine } from '#domain/estimates/merge.ts';

export const aLine = (id: string, more: Partial<EditedLine> = {}): EditedLine => ({
  id,
  kind: 'custom',
  productCode: null,
  name: `Строка ${id}`,
  unit: 'шт.',
  count: 1,
  price: 100,
  priceAt: '2026-11-15T00:00:00.000Z',
  note: null,
  source: 'manual',
  calc: null,
  ...more,
});

export const aSection = (id: string, items: readonly EditedLine[], name = `Раздел ${id}`) => ({
  id,
  name,
  kind: 'room' as const,
  params: null,
  items,
});

export const anEstimate = (
  sections: EditedEstimate['sections'],
  more: Partial<EditedEstimate> = {},
): EditedEstimate => ({
  name: 'Ванная',
  objectName: null,
  address: null,
  client: { name: null, phone: null },
  status: 'draft',
  markupPercent: 0,
  discountPercent: 0,
  sections,
  ...more,
});
