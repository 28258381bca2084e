/** How the caller gets it, as it is chosen so far, and as the quote is asked. */
export interface PhoneWay {
  city: string | null;
  method: 'pickup' | 'delivery';
  storeId: number | null;
  addressId: number | null;
  slotId: string | null;
}

interface Place {
  code: string;
  stores: readonly { id: number }[];
}

/** Null: something is still to be chosen. A store that is not chosen yet is the first of the city. */
export function toDelivery(
  { city, method, storeId, addressId }: PhoneWay,
  places: readonly Place[],
): { method: 'pickup'; storeId: number } | { method: 'delivery'; addressId: number } | null {
  if (method === 'delivery') return addressId === null ? null : { method, addressId };
  const stores = places.find(({ code }) => code === city)?.stores ?? [];
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  return store ? { method, storeId: store.id } : null;
}
