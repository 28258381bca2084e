/** Each partner that has a place to try it at: how it is opened by the shop's settings, and the same with a secret that is not its own. */
import { createOutgoing } from '#api/outgoing/outgoing.ts';
import type { Partners } from '#api/partner-settings.ts';
import { openProviders } from '#api/payments/open-providers.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { createWebkassa } from '#api/receipts/receipts.ts';
import { createCdek } from '#api/shipments/shipments.ts';
import { listCarrierSentences } from './carrier-sentences.ts';
import { listPaymentSentences } from './payment-sentences.ts';
import { listRegisterSentences } from './register-sentences.ts';
import type { Sentence } from './sentence.ts';

export const TRIED = ['tiptop', 'freedom', 'halyk', 'webkassa', 'cdek'] as const;
export type Tried = (typeof TRIED)[number];

/** Where a question has consequences: a receipt there is told to the tax office, a parcel is fetched. */
const REAL = { webkassa: 'https://api.webkassa.kz', cdek: 'https://api.cdek.ru' } as const;
const ANOTHER = 'another-secret-that-nobody-has';
const PAUSE_MS = 3000;

/** Null: the settings do not name it. Throws where it would be tried on what is real. */
export function listSentences(
  name: Tried,
  partners: Partial<Partners>,
  pauseMs = PAUSE_MS,
): Sentence[] | null {
  // One for each: who refuses a stranger must not be left alone for it.
  const outgoing = () => createOutgoing({ info() {}, warn() {} });
  const { tiptop, freedom, halyk, webkassa, cdek } = partners;
  const banks = (settings: Partial<Partners>): PaymentProvider => {
    const parts = { outgoing: outgoing(), publicUrl: 'https://shop.invalid', secretKey: 'of a trial' };
    const [bank] = openProviders([name], { ...parts, partners: settings });
    if (!bank) throw new Error(`${name} was not opened`);
    return bank;
  };
  if (name === 'tiptop' && tiptop)
    return listPaymentSentences(banks({ tiptop }), banks({ tiptop: { ...tiptop, secret: ANOTHER } }));
  if (name === 'freedom' && freedom)
    return listPaymentSentences(banks({ freedom }), banks({ freedom: { ...freedom, secret: ANOTHER } }));
  if (name === 'halyk' && halyk)
    return listPaymentSentences(banks({ halyk }), banks({ halyk: { ...halyk, secret: ANOTHER } }));
  if (name === 'webkassa' && webkassa) {
    requireTrial(name, webkassa.address);
    const stranger = { ...webkassa, password: ANOTHER };
    return listRegisterSentences(createWebkassa(outgoing(), webkassa), createWebkassa(outgoing(), stranger));
  }
  if (name === 'cdek' && cdek) {
    requireTrial(name, cdek.address);
    const stranger = { ...cdek, secret: ANOTHER };
    return listCarrierSentences(createCdek(outgoing(), cdek), createCdek(outgoing(), stranger), pauseMs);
  }
  return null;
}

function requireTrial(name: keyof typeof REAL, address: string): void {
  if (new URL(address).host === new URL(REAL[name]).host)
    throw new Error(
      `${address} is no place for trials: set the address of the test host (docs/partners/${name}.md).`,
    );
}
