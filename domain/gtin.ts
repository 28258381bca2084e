/** EAN-13: barcodes of goods (GTIN) and the number of the club card, whose prefix 29 lies in the range for a shop's own use. */
export const CLUB_CARD_PREFIX = '29';

export function ean13CheckDigit(twelveDigits: string): number {
  if (!/^[0-9]{12}$/.test(twelveDigits)) throw new RangeError('an EAN-13 body has 12 digits');
  let sum = 0;
  for (let index = 0; index < 12; index += 1)
    sum += Number(twelveDigits.charAt(index)) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** Prefix, serial number padded with zeros, check digit; what does not fit into 12 digits is refused. */
export function makeEan13(prefix: string, serial: number): string {
  const body = prefix + String(serial).padStart(12 - prefix.length, '0');
  return body + ean13CheckDigit(body);
}

export function isEan13(text: string): boolean {
  return /^[0-9]{13}$/.test(text) && ean13CheckDigit(text.slice(0, 12)) === Number(text.charAt(12));
}

/** Of several barcodes the one that the world knows; one of the shop's own making where there is no other. */
export function findGtin(barcodes: readonly string[]): string | null {
  const valid = barcodes.filter(isEan13);
  return valid.find((code) => !code.startsWith('2')) ?? valid[0] ?? null;
}

export function isClubCardNumber(text: string): boolean {
  return text.startsWith(CLUB_CARD_PREFIX) && isEan13(text);
}
