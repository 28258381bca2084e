/**
 * Addresses as the rest of the shop sees them: how one is written in a line or two, the sheet of a city with its point,
 * and the form of a new one, whose code is loaded when somebody wants it.
 */
import { LatePart } from '../../page/hydration/late-part.tsx';
import type { AddressFormProps } from './address-form.tsx';

export { addressDetails, addressLine } from './address-words.ts';
export { loadPlaces, type Places, placesOf } from './load-places.ts';
export { PlaceSheet } from './place-sheet.tsx';

export const addressFormPart = new LatePart<AddressFormProps>(async () => ({
  default: (await import('./address-form.tsx')).AddressForm,
}));
