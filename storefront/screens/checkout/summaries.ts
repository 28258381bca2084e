/** What each block came to, in a line: shown when it is closed, and all together before the button. */
import type { Locale } from '#domain/locale.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import { formatDate } from '#domain/time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { addressLine } from '../addresses/addresses.ts';
import { nameServices } from './chosen-services.ts';
import type { OrderDraft } from './draft.ts';
import type { Options, Slot } from './offer.ts';
import { sayReadiness } from './parts/store-choice.tsx';

interface Words {
  draft: OrderDraft;
  options: Options;
  slots: readonly Slot[] | null;
  t: Translate;
  locale: Locale;
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export function saySlot({ draft, slots, locale }: Pick<Words, 'draft' | 'slots' | 'locale'>): string | null {
  const slot = slots?.find(({ id }) => id === draft.slotId);
  return slot ? `${formatDate(slot.date, locale)}, ${slot.from}–${slot.to}` : null;
}

export function sayWay(words: Words): string {
  const { draft, options, t, locale } = words;
  if (draft.method === 'pickup') {
    const store = options.stores.find(({ id }) => String(id) === draft.storeId);
    return store ? joined([store.address, sayReadiness(store, t, locale)]) : '';
  }
  const address = options.addresses.find(({ id }) => String(id) === draft.addressId);
  return joined([
    saySlot(words),
    address && addressLine(address, t),
    draft.method === 'delivery' && draft.liftMode === 'floor'
      ? t('checkout.sum.floor', { floor: draft.floor })
      : null,
  ]);
}

export function sayRecipient({ draft, t }: Pick<Words, 'draft' | 't'>): string {
  const phone = parsePhone(draft.phone);
  return joined([
    [draft.firstName, draft.lastName].filter(Boolean).join(' '),
    phone ? formatPhone(phone.e164) : draft.phone,
    draft.isSelf ? t(draft.method === 'pickup' ? 'checkout.selfPickup' : 'checkout.selfDelivery') : null,
  ]);
}

export function sayPayment({ draft, t }: Pick<Words, 'draft' | 't'>, points: number): string {
  return joined([
    draft.payment === '' ? null : t(`payment.${draft.payment as 'card_online'}`),
    points > 0 ? t('checkout.pointsSpent', { count: points }) : null,
  ]);
}

export const sayExtras = ({ draft, options, t }: Pick<Words, 'draft' | 'options' | 't'>): string =>
  joined([nameServices(draft.services, options.services), draft.comment.trim()]) || t('checkout.noComment');
