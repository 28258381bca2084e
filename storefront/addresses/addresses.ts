/** Addresses as the rest of the shop sees them: how one is written in a line or two. */
export { addressDetails, addressLine } from './address-words.ts';
