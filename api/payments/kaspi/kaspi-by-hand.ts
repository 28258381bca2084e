/**
 * Kaspi without a contract for its API: the buyer is shown the seller's own QR code or number on a page of ours, pays in
 * the bank's app, and staff who see the money tell so (`operator/shop payment … paid`). Nobody can be asked: a try that
 * nobody told of expires with its time, and money that came later is taken by staff all the same.
 */
import type { KaspiSettings } from '../../partner-settings.ts';
import { byKaspi } from '../at-desk.ts';
import type { PaymentProvider } from '../provider.ts';
import { kaspiPage } from './kaspi-page.ts';

export function createKaspiByHand(settings: KaspiSettings, publicUrl: string): PaymentProvider {
  return {
    ...byKaspi,
    create: async ({ reference }) => ({
      redirectUrl: `${publicUrl}/pay/${reference}`,
      qr: settings.qr,
      providerId: null,
    }),
    writePage: (payment) => kaspiPage(settings, payment),
  };
}
