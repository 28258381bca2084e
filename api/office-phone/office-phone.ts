/**
 * Orders by phone. Promises: the caller's own prices, stock, hours and ways to pay, by the functions of the checkout; what was
 * read out is what is made; the consent is kept with its text's version; every act has its entry in the log.
 */
import type { z } from 'zod';
import type { AddressBody } from '#contract/addresses.ts';
import type {
  addBuyer,
  PhoneBuyer,
  placePhoneOrder,
  quotePhoneOrder,
} from '#contract/office/phone-orders.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { parsePhone } from '#domain/phone.ts';
import { insertConsents } from '../access/access.ts';
import type { Addresses } from '../addresses/addresses.ts';
import type { Carts } from '../cart/cart.ts';
import type { Cities } from '../cities/cities.ts';
import type { Database } from '../database.ts';
import type { Client } from '../http/client.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/session.ts';
import type { Orders } from '../orders/orders.ts';
import type { Stores } from '../stores/stores.ts';
import { findUserById } from '../users/users.ts';
import { type BuyerRow, findBuyerRow, insertCaller } from './office-phone.queries.ts';

export interface PhoneParts {
  db: Database;
  orders: Pick<Orders, 'calculate' | 'listSlots' | 'hold' | 'create'>;
  addresses: Pick<Addresses, 'list' | 'add'>;
  carts: Pick<Carts, 'write'>;
  cities: Pick<Cities, 'resolveCode' | 'list'>;
  stores: Pick<Stores, 'list'>;
  publicUrl: string;
}

type Quoted = z.output<typeof quotePhoneOrder.body>;
type Placed = z.output<typeof placePhoneOrder.body>;

const PHONE_WORDS = {
  ru: 'Введите номер Казахстана: +7 и десять цифр.',
  kz: 'Қазақстан нөмірін енгізіңіз: +7 және он цифр.',
};
const NAME_WORDS = { ru: 'Имя пишут буквами.', kz: 'Аты әріппен жазылады.' };

function requirePhone(typed: string, language: Locale): string {
  const phone = parsePhone(typed);
  if (!phone) throw new Refusal('request.invalid', {}, { phone: [PHONE_WORDS[language]] });
  return phone.e164;
}

const aboutBuyer = (id: number, words: Record<string, string | number | boolean> = {}) => ({
  subject: 'user',
  subjectId: id,
  words,
});

export type OfficePhone = ReturnType<typeof createOfficePhone>;

export function createOfficePhone(parts: PhoneParts) {
  const { db, orders, addresses, carts, cities, stores } = parts;

  async function toBuyer(row: BuyerRow | null, language: Locale): Promise<PhoneBuyer | null> {
    if (!row) return null;
    const own = await addresses.list(row.id, language);
    return {
      ...row,
      last: row.last.map((order) => ({ ...order, createdAt: new Date(order.createdAt).toISOString() })),
      addresses: own.map(({ id, cityCode, cityName, street, house, building, flat }) => ({
        id,
        cityCode,
        text: [cityName, street, house, building, flat].filter(Boolean).join(', '),
      })),
    };
  }

  /** As if they asked themselves: prices, club and contract are theirs, and the order is in their language. */
  async function getCaller(id: number): Promise<{ viewer: Viewer; language: Locale }> {
    const [user, row] = await Promise.all([findUserById(db, id), findBuyerRow(db, { id })]);
    if (!user || !row) throw new Refusal('buyer.not_found');
    return { viewer: { ...user, sessionId: 0 }, language: row.language };
  }

  const toTerms = ({ city, items, promoCode, delivery }: Quoted | Placed) => ({
    city,
    items,
    promoCode,
    delivery,
    proBonus: 0,
    works: [],
    services: [],
  });

  return {
    async listPlaces(language: Locale) {
      const [all, sold] = await Promise.all([stores.list(undefined, language), cities.list(language)]);
      return sold.map(({ code, name }) => ({
        code,
        name,
        stores: all
          .filter(({ cityCode, hasPickup }) => cityCode === code && hasPickup)
          .map(({ id, name: store }) => ({ id, name: store })),
      }));
    },

    async find(typed: string, language: Locale): Promise<PhoneBuyer | null> {
      return toBuyer(await findBuyerRow(db, { phone: requirePhone(typed, language) }), language);
    },

    async add(
      body: z.output<typeof addBuyer.body>,
      language: Locale,
      write: OfficeWrite,
    ): Promise<PhoneBuyer> {
      const phone = requirePhone(body.phone, language);
      const firstName = parsePersonName(body.firstName);
      const lastName = body.lastName === '' ? '' : parsePersonName(body.lastName);
      if (firstName === null || lastName === null)
        throw new Refusal('request.invalid', {}, { firstName: [NAME_WORDS[language]] });
      const caller = { phone, firstName, lastName, language: body.language };
      const id = await write(
        async (tx) => {
          const made = await insertCaller(tx, caller);
          if (made === null) throw new Refusal('buyer.known');
          const documents: ('offer' | 'privacy')[] = ['offer', 'privacy'];
          await insertConsents(tx, made, { documents, language: body.language, network: '' });
          return made;
        },
        (made) => aboutBuyer(made, { consent: 'by phone' }),
      );
      const buyer = await toBuyer(await findBuyerRow(db, { id }), language);
      if (!buyer) throw new Error('a caller was not written down');
      return buyer;
    },

    async addAddress(id: number, body: AddressBody, language: Locale, write: OfficeWrite) {
      await getCaller(id);
      return write(
        async () => {
          const { id: addressId } = await addresses.add(id, body, language);
          return { id: addressId };
        },
        aboutBuyer(id, { address: true }),
      );
    },

    async quote(id: number, body: Quoted, language: Locale) {
      const { viewer } = await getCaller(id);
      const cityCode = await cities.resolveCode(body.city);
      const { slotId } = body;
      const asked = { ...toTerms(body), ...(slotId === undefined ? {} : { slotId }) };
      const quoted = await orders.calculate(asked, cityCode, { viewer, language });
      const { zone, weightKg, leadDays, isPricedByHand } = quoted;
      const isSlotted = body.delivery.method === 'delivery' && zone !== null && !isPricedByHand;
      const slots = isSlotted
        ? await orders.listSlots({ zoneId: zone.id, weight: weightKg, leadDays }, { viewer, language })
        : [];
      return {
        goods: quoted.goods,
        totals: quoted.totals,
        isPricedByHand,
        needsConfirmation: quoted.needsConfirmation,
        payments: quoted.payments,
        promoCode: quoted.promoCode,
        slots: slots.filter(({ isFree }) => isFree),
      };
    },

    async place(
      id: number,
      body: Placed,
      { key, client, write }: { key: string; client: Client; write: OfficeWrite },
    ): Promise<{ orderId: number; number: string }> {
      const { viewer, language } = await getCaller(id);
      const cityCode = await cities.resolveCode(body.city);
      const hold = body.slotId === undefined ? null : await orders.hold(body.slotId, { viewer, language });
      const { orderId, number } = await orders.create(
        {
          ...toTerms(body),
          recipient: body.recipient,
          payment: body.payment,
          comment: body.comment,
          total: body.total,
          agreement: true,
          ...(hold ? { slotHoldId: hold.holdId } : {}),
        },
        `office:${key}`,
        { viewer, language, client, cityCode, masterCode: null },
        {
          channel: 'phone',
          run: (work) =>
            write(work, (made) => ({
              subject: 'order',
              subjectId: made.orderId,
              words: { total: body.total, consent: 'by phone' },
            })),
        },
      );
      return { orderId, number };
    },

    async fillCart(
      id: number,
      { city, items }: Pick<Quoted, 'city' | 'items'>,
      client: Client,
      write: OfficeWrite,
    ): Promise<{ url: string }> {
      const { viewer, language } = await getCaller(id);
      const cityCode = await cities.resolveCode(city);
      await write(
        () =>
          // What they have gathered themselves stays: of each product the larger count.
          carts.write({ items, registrationBefore: true }, { viewer, language, cityCode, client }),
        aboutBuyer(id, { lines: items.length }),
      );
      return { url: `${parts.publicUrl}${localePath('/cart', language)}` };
    },
  };
}
