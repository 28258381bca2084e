/** What the shop offers for the order at the moment, and what it comes to, as the calls tell it. */
import type { Answer } from '../../api-client.ts';

export type Options = Answer<'GET /api/v1/order/options/'>['data'];
export type Quote = Answer<'POST /api/v1/order/delivery/calculate/'>['data'];
export type Slot = Answer<'GET /api/v1/order/slots/'>['data'][number];
export type Method = Options['methods'][number]['code'];
export type Payment = Quote['payments'][number];
export type OfferedAddress = Options['addresses'][number];
export type OfferedStore = Options['stores'][number];

/** Addresses that a way reaches: only a transport company drives to another city. */
export function addressesFor(method: string, options: Options, cityCode: string): OfferedAddress[] {
  return method === 'transport'
    ? options.addresses
    : options.addresses.filter((address) => address.cityCode === cityCode);
}

/** Of a way that the buyer can take; what was chosen before may be offered no more. */
export const isOffered = (method: string, options: Options): boolean =>
  options.methods.some(({ code, isOffered: is }) => code === method && is);

/** From the soonest that has everything: what is proposed to who has not chosen. */
export function listStores(options: Options): OfferedStore[] {
  const soonest = ({ linesToday, lines, ready, wholeDate }: OfferedStore) =>
    linesToday === lines && ready ? `0${ready.date}${ready.from ?? ''}` : `1${wholeDate ?? '9'}`;
  return options.stores
    .filter(({ hasPickup }) => hasPickup)
    .toSorted((one, other) => soonest(one).localeCompare(soonest(other)));
}
