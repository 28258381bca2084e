/** How the two pages of a delivery without JavaScript look: where to bring it, then the hour, the payment and the sum. */
import type { FastifyReply } from 'fastify';
import type { Address } from '#contract/addresses.ts';
import type { DeliverySlot } from '#contract/slots.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import type { Translate } from '#storefront/i18n/translate.ts';
import { type Faults, field, hidden, link, radios, said, sendPlainPage } from './plain-page.ts';

interface Place {
  locale: Locale;
  t: Translate;
  returnTo: string;
}

/** What was typed, by the names of the fields. */
type Typed = URLSearchParams;

/** Chosen instead of a kept address. */
export const NEW_ADDRESS = 'new';

const told = ({ message }: Faults) => (message ? said(message, true) : '');

export function sendAddressPage(
  reply: FastifyReply,
  { locale, t, returnTo }: Place,
  { addresses, typed, faults }: { addresses: readonly Address[]; typed: Typed; faults: Faults },
): FastifyReply {
  const kept = addresses.map((address) => ({ value: String(address.id), label: sayAddress(address, t) }));
  const chosen = typed.get('address') ?? kept[0]?.value ?? NEW_ADDRESS;
  const part = (name: 'street' | 'house' | 'flat', rest: string) =>
    field({ name, label: t(`address.${name}`), value: typed.get(name) ?? '', rest }, faults);
  const body = [
    told(faults),
    `<form method="post" action="/_checkout/address">${hidden('returnTo', returnTo)}<fieldset>`,
    radios('address', [...kept, { value: NEW_ADDRESS, label: t('address.add') }], chosen),
    '</fieldset>',
    part('street', 'autocomplete="address-line1" maxlength="120"'),
    part('house', 'maxlength="20"'),
    part('flat', 'maxlength="20"'),
    `<button>${t('confirmEmail.goOn')}</button></form>`,
    link(localePath('/cart', locale), t('cart.title')),
  ];
  const status = faults.message || Object.keys(faults.fields).length > 0 ? 422 : 200;
  return sendPlainPage(reply, { locale, title: t('checkout.address'), body: body.join('') }, status);
}

export interface Offered {
  addressId: string;
  address: Address;
  slots: readonly DeliverySlot[];
  isPricedByHand: boolean;
  deliveryPrice: number;
  payments: readonly ('card_online' | 'kaspi_pay' | 'card_on_receipt' | 'cash_on_receipt')[];
  /** without the hour's own price */
  total: number;
  /** the goods as they are shown, for the order */
  goods: string;
  key: string;
  recipient: { name: string; phone: string };
}

export function sendHoursPage(
  reply: FastifyReply,
  { locale, t, returnTo }: Place,
  { offered, typed, faults }: { offered: Offered; typed: Typed; faults: Faults },
): FastifyReply {
  const days = [...new Set(offered.slots.map(({ date }) => date))];
  const hours = days.map((date) => {
    const ofDay = offered.slots.filter((slot) => slot.date === date);
    const choices = ofDay.map(({ id, from, to, price }) => ({
      value: `${id} ${price}`,
      label: `${from}–${to}`,
      ...(price > 0 ? { sum: `+ ${formatTenge(price)}` } : {}),
    }));
    return `<fieldset><legend>${formatDate(date, locale)}</legend>${radios('slot', choices, typed.get('slot'))}</fieldset>`;
  });
  const payments = offered.payments.map((value) => ({ value, label: t(`payment.${value}`) }));
  const carried = offered.isPricedByHand ? t('checkout.byManager') : formatTenge(offered.deliveryPrice);
  const wrong = (name: string) =>
    faults.fields[name] ? `<p class="fault" role="alert">${faults.fields[name]}</p>` : '';
  const body = [
    told(faults),
    `<p>${t('checkout.address')}: <b>${sayAddressHtml(offered.address, t)}</b><br><span class="quiet">${t('checkout.method.delivery')}: ${carried}</span></p>`,
    link(`/_checkout/delivery?${new URLSearchParams({ returnTo })}`, t('address.edit')),
    `<form method="post" action="/_checkout/order">${hidden('returnTo', returnTo)}${hidden('address', offered.addressId)}`,
    hidden('goods', offered.goods) + hidden('total', String(offered.total)) + hidden('key', offered.key),
    offered.isPricedByHand
      ? said(t('checkout.handNote'))
      : `<h2>${t('checkout.when')}</h2>${wrong('slot')}<div class="days">${hours.join('')}</div>`,
    field(
      {
        name: 'name',
        label: t('checkout.firstName'),
        value: typed.get('name') ?? offered.recipient.name,
        rest: 'autocomplete="name" required maxlength="50"',
      },
      faults,
    ),
    field(
      {
        name: 'phone',
        label: t('checkout.phone'),
        value: typed.get('phone') ?? offered.recipient.phone,
        rest: 'type="tel" autocomplete="tel" required',
      },
      faults,
    ),
    `<fieldset><legend>${t('checkout.howToPay')}</legend>${wrong('payment')}${radios('payment', payments, typed.get('payment') ?? payments[0]?.value ?? null)}</fieldset>`,
    `<p class="sum">${t('cart.total')}: ${formatTenge(offered.total)}</p>`,
    `<button>${t('checkout.placeShort')}</button>`,
    `<p class="quiet">${t('checkout.consent')} <a href="${localePath('/offer', locale)}">${t('checkout.offer')}</a> ${t('checkout.consentAnd')} <a href="${localePath('/privacy', locale)}">${t('checkout.privacy')}</a>${t('checkout.consentEnd')}</p></form>`,
  ];
  const status = faults.message || Object.keys(faults.fields).length > 0 ? 422 : 200;
  return sendPlainPage(reply, { locale, title: t('checkout.method.delivery'), body: body.join('') }, status);
}

const sayAddress = ({ cityName, street, house, flat }: Address, t: Translate): string =>
  [cityName, street, house, ...(flat === null ? [] : [t('address.flatShort', { flat })])].join(', ');

const sayAddressHtml = (address: Address, t: Translate): string =>
  sayAddress(address, t).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
