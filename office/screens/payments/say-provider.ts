import type { Translate } from '../../i18n/words.ts';

const OWN = ['on_receipt', 'invoice', 'sandbox'] as const;
const NAMES: Readonly<Record<string, string>> = {
  kaspi: 'Kaspi',
  halyk: 'Halyk ePay',
  freedom: 'Freedom Pay',
  tiptop: 'TipTop Pay',
};

/** Banks by their names; money that goes past them in words. */
export function sayProvider(provider: string, t: Translate): string {
  const own = OWN.find((each) => each === provider);
  return own ? t(`payments.by.${own}`) : (NAMES[provider] ?? provider);
}

/** Money at the desk and by transfer passes no bank that could be asked. */
export const isOfBank = (provider: string): boolean => provider !== 'on_receipt' && provider !== 'invoice';
