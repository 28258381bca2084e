/** Plain links that open a messenger with words already written: no script and no picture of anybody else is loaded. */
export interface Messengers {
  /** Digits of an international number; null: the shop has none. */
  whatsapp: string | null;
  /** A name without «@», or a number with «+». */
  telegram: string | null;
}

/** Messengers cut longer texts, and some refuse the address. */
const LONGEST_TEXT = 400;

export function messengerLinks(
  { whatsapp, telegram }: Messengers,
  text: string,
): { name: 'WhatsApp' | 'Telegram'; href: string }[] {
  // By whole letters: half a surrogate cannot be written into an address.
  const said = encodeURIComponent([...text.toWellFormed()].slice(0, LONGEST_TEXT).join(''));
  return [
    ...(whatsapp === null
      ? []
      : [{ name: 'WhatsApp' as const, href: `https://wa.me/${whatsapp}?text=${said}` }]),
    ...(telegram === null
      ? []
      : [{ name: 'Telegram' as const, href: `https://t.me/${telegram}?text=${said}` }]),
  ];
}
