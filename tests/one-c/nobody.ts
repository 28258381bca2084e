import type { PackageTaker } from '#api/exchange-1c/read/take-record.ts';

const ignore = () => undefined;

/** Takes every record and keeps none: for files of which only the reading matters. */
export const nobody: PackageTaker = {
  group: ignore,
  property: ignore,
  value: ignore,
  unit: ignore,
  priceType: ignore,
  store: ignore,
  goods: ignore,
  offer: ignore,
  bareOffer: ignore,
  price: ignore,
  rest: ignore,
  document: ignore,
  problem: ignore,
  breathe: async () => undefined,
};
