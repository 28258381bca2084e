/**
 * How many messages a text is to the operators, who are paid for each. Latin letters and figures of the old alphabet fit 160 times
 * into one (153 when joined), and some signs count twice; one letter beyond it, any Cyrillic one, and all of it fits 70 times (67).
 */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** With an escape before each. */
const GSM_TWICE = '^{}\\[~]|€';
const FITS = { latin: { alone: 160, joined: 153 }, wide: { alone: 70, joined: 67 } } as const;

export interface SmsSize {
  alphabet: keyof typeof FITS;
  length: number;
  /** How many fit into so many messages. */
  fits: number;
  parts: number;
}

export function measureSms(text: string): SmsSize {
  const signs = [...text];
  const isLatin = signs.every((sign) => GSM.includes(sign) || GSM_TWICE.includes(sign));
  const alphabet = isLatin ? 'latin' : 'wide';
  const twice = isLatin ? signs.filter((sign) => GSM_TWICE.includes(sign)).length : 0;
  const length = text.length + twice;
  const { alone, joined } = FITS[alphabet];
  const parts = length <= alone ? 1 : Math.ceil(length / joined);
  return { alphabet, length, fits: parts === 1 ? alone : parts * joined, parts };
}

export const countSmsSegments = (text: string): number => measureSms(text).parts;
