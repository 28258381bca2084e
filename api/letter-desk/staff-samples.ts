/** Letters to those who work in the shop: of what is known as far as it names nobody. */
import { almatyDate } from '#domain/time.ts';
import { heldLetter, oversoldLetter } from '../exchange-1c/exchange-1c.ts';
import { callbackLetter, questionLetter, staffLetter } from '../feedback/feedback.ts';
import { Refusal } from '../http/refusal.ts';
import { invitationLetter, lockedLetter } from '../office/office.ts';
import { breakLetter, listBreaks, type PaymentBreak } from '../payments/payments.ts';
import { pauseLetter } from '../webhooks/webhooks.ts';
import { findProductToShow } from './letter-desk.queries.ts';
import { HIDDEN, NO_TOKEN, type SampleParts, type Samples, SOMEBODY } from './letter-sample.ts';

const PHONE = '+77000000000';
const CITY = 'Павлодар';

const toMember = ({ language, publicUrl }: SampleParts) => ({
  ...{ to: '', language, name: SOMEBODY[language].firstName, key: NO_TOKEN, href: `${publicUrl}/office` },
});

const asker = ({ language }: SampleParts) => ({
  ...{
    id: 1,
    cityCode: '',
    cityName: CITY,
    name: SOMEBODY.ru.firstName,
    phone: PHONE,
    userId: null,
    language,
  },
});

const aBreak = (): PaymentBreak => ({
  ...{
    id: 1,
    day: almatyDate(new Date()),
    orderNumber: 'P-000000-00001',
    reference: HIDDEN,
    paymentId: null,
  },
  ...{ provider: 'kaspi_pay', providerId: null, kind: 'other_sum', facts: { here: 40_200, there: 40_000 } },
});

export const STAFF_SAMPLES: Samples<
  | 'staff_invitation'
  | 'staff_locked'
  | 'exchange_held'
  | 'exchange_oversold'
  | 'callback'
  | 'question'
  | 'business'
  | 'payment_breaks'
  | 'webhook_paused'
> = {
  staff_invitation: (parts) => invitationLetter(toMember(parts)),
  staff_locked: (parts) => lockedLetter(toMember(parts)),
  exchange_held: ({ language, publicUrl }) =>
    heldLetter(
      { email: '', language },
      { id: 1, file: 'import0_1.xml', reasons: ['prices_halved'], href: `${publicUrl}/office/exchange/1` },
    ),
  exchange_oversold: async ({ db, language, publicUrl }) => {
    const product = await findProductToShow(db, null, language);
    if (!product) throw new Refusal('product.not_found');
    const { externalId, name } = product;
    const goods = [{ externalId, nameRu: name, nameKz: name, missing: 2, orders: 'P-000000-00001' }];
    return oversoldLetter({ email: '', language }, { goods, href: `${publicUrl}/office/exchange/1` });
  },
  callback: (parts) =>
    callbackLetter('', {
      ...asker(parts),
      ...{ theme: 'delivery', productId: null, productName: null, productCode: null },
    }),
  question: (parts) =>
    questionLetter('', {
      ...asker(parts),
      ...{ contact: HIDDEN, question: HIDDEN, productCode: null, productName: null },
    }),
  business: (parts) => staffLetter('', { ...asker(parts), bin: HIDDEN, email: HIDDEN, comment: HIDDEN }),
  payment_breaks: async ({ db }) => {
    const known = await listBreaks(db);
    const day = known.at(-1)?.day ?? almatyDate(new Date());
    const breaks = known.filter((each) => each.day === day);
    return breakLetter('', day, breaks.length > 0 ? breaks : [aBreak()]);
  },
  webhook_paused: ({ publicUrl }) =>
    pauseLetter('', {
      ...{ endpointId: 1, partner: '1С', url: `${publicUrl}/hook`, failingSince: new Date(), why: 'failing' },
    }),
};
