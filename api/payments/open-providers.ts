/** The providers that the settings name, the preferred one first. */
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { Partners } from '../partner-settings.ts';
import { createFreedom } from './freedom/freedom.ts';
import { createHalyk } from './halyk/halyk.ts';
import type { PaymentProvider } from './provider.ts';
import { createTipTop } from './tiptop/tiptop.ts';

interface ProviderParts {
  partners: Partial<Partners> | undefined;
  outgoing: Outgoing;
  publicUrl: string;
  secretKey: string;
}

export function openProviders(
  names: readonly string[],
  { partners = {}, outgoing, publicUrl, secretKey }: ProviderParts,
): PaymentProvider[] {
  const { tiptop, freedom, halyk } = partners;
  return names.map((name) => {
    if (name === 'tiptop' && tiptop) return createTipTop(outgoing, tiptop);
    if (name === 'freedom' && freedom) return createFreedom(outgoing, { ...freedom, publicUrl });
    if (name === 'halyk' && halyk) return createHalyk(outgoing, halyk, { publicUrl, secretKey });
    throw new Error(`There is no payment provider ${name}.`);
  });
}
