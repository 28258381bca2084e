/**
 * Phone numbers of Kazakhstan, with Russian mobiles as contacts (the border is near). Stored as E.164, shown with
 * brackets, masked in logs. Number portability exists: a prefix tells mobile from fixed, never the operator.
 */
const KZ_MOBILE = /^\+77(?:0[0-25-8]|47|6[0-4]|7[15-8]|85)\d{7}$/;
const KZ_FIXED = /^\+77[12]\d{8}$/;
const RU_MOBILE = /^\+79\d{9}$/;

export type PhoneKind = 'mobile' | 'fixed' | 'russian';

function phoneKind(e164: string): PhoneKind | null {
  if (KZ_MOBILE.test(e164)) return 'mobile';
  if (KZ_FIXED.test(e164)) return 'fixed';
  return RU_MOBILE.test(e164) ? 'russian' : null;
}

/** Any typed or pasted form: `8 705…`, `+7 (705)…`, `7705…`, ten digits from 7. Null when it is no number we can call. */
export function parsePhone(typed: unknown): { e164: string; kind: PhoneKind } | null {
  if (typeof typed !== 'string' || typed.length > 64) return null;
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  const national = /^[78]\d{10}$/.test(digits) ? digits.slice(1) : /^7\d{9}$/.test(digits) ? digits : null;
  const kind = national && phoneKind(`+7${national}`);
  return kind ? { e164: `+7${national}`, kind } : null;
}

/** SMS login is for these alone. */
export function isMobilePhone(e164: string): boolean {
  return KZ_MOBILE.test(e164);
}

/** `+7 (705) 123-45-67`; a number of another country stays as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');
}

/** `+7 7** *** ** 67` for logs and screens others may see; what is no phone is hidden whole. */
export function maskPhone(typed: string): string {
  const e164 = parsePhone(typed)?.e164;
  return e164 ? `+7 ${e164.charAt(2)}** *** ** ${e164.slice(-2)}` : '***';
}
