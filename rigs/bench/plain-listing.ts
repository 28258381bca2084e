import type { ReferenceRequest } from '#tests/listing-reference.ts';

/** What plain SQL is asked for, beside which the index is measured: the first page for anyone in one city. */
export const toPlainListing = (asked: Partial<ReferenceRequest>): ReferenceRequest => ({
  cityCode: 'astana',
  values: {},
  ranges: {},
  price: {},
  isInStock: false,
  priceType: 'retail',
  sort: 'popular',
  language: 'ru',
  page: 1,
  pageSize: 24,
  ...asked,
});
