/** The providers that the settings name, the preferred one first. */

import type { Outgoing } from '../outgoing/outgoing.ts';
import type { Partners } from '../partner-settings.ts';
import type { PaymentProvider } from './provider.ts';
import { createTipTop } from './tiptop/tiptop.ts';

export function openProviders(
  names: readonly string[],
  partners: Partners | undefined,
  outgoing: Outgoing,
): PaymentProvider[] {
  return names.map((name) => {
    if (name === 'tiptop' && partners?.tiptop) return createTipTop(outgoing, partners.tiptop);
    throw new Error(`There is no payment provider ${name}.`);
  });
}
