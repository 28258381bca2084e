/**
 * Addresses as the rest of the shop sees them: how one is written in a line or two, and, by code that is loaded when
 * somebody wants it, the sheet of a city with its point and the form of a new address.
 */
import { LatePart } from '../../page/hydration/late-part.tsx';
import type { AddressFormProps } from './address-form.tsx';
import type { PlaceSheetProps } from './place-sheet.tsx';

export { addressDetails, addressLine } from './address-words.ts';
export { loadPlaces, type Places, placesOf } from './load-places.ts';

export const addressFormPart = new LatePart<AddressFormProps>(async () => ({
  default: (await import('./address-form.tsx')).AddressForm,
}));

/** A drawing beside the words that say the same. */
export const placeSheetPart = new LatePart<PlaceSheetProps>(async () => ({
  default: (await import('./place-sheet.tsx')).PlaceSheet,
}));
