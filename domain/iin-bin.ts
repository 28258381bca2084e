/** Identifiers of buyers' documents in Kazakhstan: IIN (person), BIN (company), IIK (bank account, an IBAN), BIK (bank). */
const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0) % 11;
}

/** The 12th digit for the first eleven; null where no number is ever issued (both rounds give 10). */
export function taxIdCheckDigit(elevenDigits: string): number | null {
  if (!/^[0-9]{11}$/.test(elevenDigits)) return null;
  const first = weigh(elevenDigits, FIRST_WEIGHTS);
  const digit = first === 10 ? weigh(elevenDigits, SECOND_WEIGHTS) : first;
  return digit === 10 ? null : digit;
}

/**
 * The fifth digit tells a company (4 resident, 5 non-resident, 6 joint enterprise) from a person, whose birthday it is
 * part of. The dates inside are not judged: issued numbers with odd ones exist.
 */
export function taxIdKind(text: string): 'iin' | 'bin' | null {
  if (!/^[0-9]{12}$/.test(text)) return null;
  if (taxIdCheckDigit(text.slice(0, 11)) !== Number(text.charAt(11))) return null;
  return /[456]/.test(text.charAt(4)) ? 'bin' : 'iin';
}

export function isIin(text: string): boolean {
  return taxIdKind(text) === 'iin';
}

export function isBin(text: string): boolean {
  return taxIdKind(text) === 'bin';
}

/** Banks print an IIK in groups of four. */
function compactIban(text: string): string {
  return text.replace(/[\s\u00A0]/g, '').toUpperCase();
}

/** `KZ`, two check digits, three digits of the bank, 13 letters or digits; mod-97 over the rearranged text is 1. */
export function isIbanKz(text: string): boolean {
  const iban = compactIban(text);
  if (!/^KZ[0-9]{5}[A-Z0-9]{13}$/.test(iban)) return false;
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    // A letter stands for two digits (A = 10), a digit for itself.
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

export function isBik(text: string): boolean {
  return /^[A-Z]{4}KZ[A-Z0-9]{2}$/.test(text.trim().toUpperCase());
}
