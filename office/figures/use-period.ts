/** The period and the city that figures are asked for: they stand in the address, so that a view is a link. */
import { PERIODS, type PeriodName } from '#domain/office/sales-period.ts';
import { useAddressQuery } from '../design/use-address-query.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface PeriodAsked {
  period: PeriodName;
  from?: string | undefined;
  to?: string | undefined;
  city?: string | undefined;
}

export function usePeriod(usual: PeriodName): {
  asked: PeriodAsked;
  set: (next: Partial<PeriodAsked>) => void;
} {
  const { query, set } = useAddressQuery();
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return DAY.test(value) ? value : undefined;
  };
  const period = PERIODS.find((each) => each === query.get('period')) ?? usual;
  return {
    asked: { period, from: day('from'), to: day('to'), city: query.get('city') ?? undefined },
    set: (next) =>
      set(Object.fromEntries(Object.entries(next).map(([name, value]) => [name, value ?? null]))),
  };
}
