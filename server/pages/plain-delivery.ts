/**
 * A delivery without JavaScript: an address is chosen or written, then an hour, and the order is made at the sum that was
 * shown. The calls are those of the checkout; the hour is held only while the order is being made.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Address } from '#contract/addresses.ts';
import type { Cart } from '#contract/cart.ts';
import type { calculateDelivery, getOrderOptions } from '#contract/checkout.ts';
import type { DeliverySlot } from '#contract/slots.ts';
import { localePath } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import { PLAIN_PAYMENTS } from '#domain/plain-cart.ts';
import { toLoginPage } from '#domain/plain-login.ts';
import { NEW_ADDRESS, type Offered, sendAddressPage, sendHoursPage } from './plain-delivery-pages.ts';
import { askAs, fieldsOf, localeOf, registerForms, returnOf, type SayPlain } from './plain-form.ts';
import { orderOnce, readGoods } from './plain-order.ts';
import { type Faults, NO_FAULTS, toFaults } from './plain-page.ts';
import { readVisit } from './visit.ts';

/** A page of hours is read, not searched: of so many days with a free one. */
const MOST_DAYS = 5;
const ID = /^[1-9]\d{0,15}$/;
const SLOT = /^([a-z0-9-]{1,64}_\d{4}-\d\d-\d\d_\d\d) (\d{1,7})$/;

type Options = z.output<typeof getOrderOptions.answer>['data'];
type Quote = z.output<typeof calculateDelivery.answer>['data'];

export function registerPlainDelivery(app: FastifyInstance, say: SayPlain): void {
  const placeOf = (fields: URLSearchParams) => {
    const locale = localeOf(fields);
    return { locale, t: say(locale), returnTo: returnOf(fields) };
  };
  const cityOf = (request: FastifyRequest) => readVisit(request.raw).askedCity;
  const call = (request: FastifyRequest, fields: URLSearchParams) => ({
    get: (url: string) => askAs(app, request, { method: 'GET', url, locale: localeOf(fields) }),
    post: (url: string, payload: object) =>
      askAs(app, request, { method: 'POST', url, locale: localeOf(fields), payload }),
  });
  const toCart = (reply: FastifyReply, fields: URLSearchParams) =>
    reply.redirect(localePath('/cart', localeOf(fields)), 303);

  /** Null: nobody is logged in, or nothing can be brought here. */
  async function readOptions(
    request: FastifyRequest,
    fields: URLSearchParams,
  ): Promise<Options | 'login' | null> {
    const city = cityOf(request);
    const query = new URLSearchParams(city === null ? {} : { city });
    const answer = await call(request, fields).get(`/api/v1/order/options/?${query}`);
    if (answer.statusCode === 401) return 'login';
    if (answer.statusCode !== 200) return null;
    const { data } = answer.json<{ data: Options }>();
    return data.methods.some(({ code, isOffered }) => code === 'delivery' && isOffered) ? data : null;
  }

  const ofCity = (request: FastifyRequest, { addresses }: Options): Address[] => {
    const city = cityOf(request);
    return addresses.filter(({ cityCode }) => city === null || cityCode === city);
  };

  async function findOffered(
    request: FastifyRequest,
    fields: URLSearchParams,
    options: Options,
  ): Promise<Offered | null> {
    const addressId = fields.get('address') ?? '';
    const address = ofCity(request, options).find(({ id }) => String(id) === addressId);
    if (!address) return null;
    const { get, post } = call(request, fields);
    const city = cityOf(request);
    const place = city === null ? {} : { city };
    const answer = await get(`/api/v1/cart/?${new URLSearchParams(place)}`);
    if (answer.statusCode !== 200) return null;
    const cart = answer.json<Cart>();
    const items = cart.items
      .filter(({ isSold, stock }) => isSold && stock > 0)
      .map(({ product, count, sum }) => ({ productCode: product.code, count, sum }));
    const works = cart.works.items.map(({ productCode, kind, detail, count }) => ({
      productCode,
      kind,
      detail,
      count,
    }));
    const delivery = { method: 'delivery', addressId: address.id };
    const quoted = await post('/api/v1/order/delivery/calculate/', { ...place, items, works, delivery });
    if (quoted.statusCode !== 200) return null;
    const quote = quoted.json<{ data: Quote }>().data;
    const charged = new Map(quote.goods.lines.map(({ productCode, sum }) => [productCode, sum]));
    const { firstName, phone } = options.recipient;
    return {
      addressId,
      address,
      slots: quote.isPricedByHand ? [] : await listHours(get, quote),
      isPricedByHand: quote.isPricedByHand,
      deliveryPrice: quote.totals.delivery,
      payments: PLAIN_PAYMENTS.filter((wanted) =>
        quote.payments.some(({ code, isOffered }) => code === wanted && isOffered),
      ),
      total: quote.totals.total,
      goods: JSON.stringify({
        items: items.map((item) => ({ ...item, sum: charged.get(item.productCode) ?? item.sum })),
        works,
      }),
      key: randomUUID(),
      recipient: { name: firstName, phone: phone === null ? '' : formatPhone(phone) },
    };
  }

  async function listHours(
    get: ReturnType<typeof call>['get'],
    { zone, weightKg, leadDays }: Quote,
  ): Promise<DeliverySlot[]> {
    if (zone === null) return [];
    const query = { zoneId: zone.id, weight: String(weightKg), leadDays: String(leadDays) };
    const answer = await get(`/api/v1/order/slots/?${new URLSearchParams(query)}`);
    if (answer.statusCode !== 200) return [];
    const free = answer.json<{ data: DeliverySlot[] }>().data.filter(({ isFree }) => isFree);
    const days = new Set([...new Set(free.map(({ date }) => date))].slice(0, MOST_DAYS));
    return free.filter(({ date }) => days.has(date));
  }

  /** The page that the fields have come to, with what is wrong about them. */
  async function show(request: FastifyRequest, reply: FastifyReply, fields: URLSearchParams, faults: Faults) {
    const options = await readOptions(request, fields);
    if (options === 'login') {
      const home = localePath('/', localeOf(fields));
      return reply.redirect(toLoginPage(home, localePath('/cart', localeOf(fields)), null), 303);
    }
    if (options === null) return toCart(reply, fields);
    const offered = ID.test(fields.get('address') ?? '') ? await findOffered(request, fields, options) : null;
    return offered
      ? sendHoursPage(reply, placeOf(fields), { offered, typed: fields, faults })
      : sendAddressPage(reply, placeOf(fields), {
          addresses: ofCity(request, options),
          typed: fields,
          faults,
        });
  }

  app.get('/_checkout/delivery', (request, reply) =>
    show(request, reply, new URLSearchParams(request.url.replace(/^[^?]*/, '')), NO_FAULTS),
  );

  registerForms(app, (form) => {
    form.post('/_checkout/address', async (request, reply) => {
      const fields = fieldsOf(request);
      const chosen = fields.get('address') ?? NEW_ADDRESS;
      const goOn = (address: string) =>
        reply.redirect(
          `/_checkout/delivery?${new URLSearchParams({ address, returnTo: returnOf(fields) })}`,
          303,
        );
      if (ID.test(chosen)) return goOn(chosen);
      const flat = (fields.get('flat') ?? '').trim();
      const made = await call(request, fields).post('/api/v1/addresses/', {
        cityCode: cityOf(request) ?? '',
        street: (fields.get('street') ?? '').slice(0, 300),
        house: (fields.get('house') ?? '').slice(0, 300),
        ...(flat === '' ? { isPrivateHouse: true } : { flat: flat.slice(0, 300) }),
      });
      if (made.statusCode !== 200) return show(request, reply, fields, toFaults(made.json()));
      return goOn(String(made.json<{ data: { id: number } }>().data.id));
    });

    form.post('/_checkout/order', async (request, reply) => {
      const fields = fieldsOf(request);
      const { t, locale } = placeOf(fields);
      const firstName = parsePersonName(fields.get('name') ?? '');
      const phone = parsePhone((fields.get('phone') ?? '').slice(0, 64));
      const payment = PLAIN_PAYMENTS.find((each) => each === fields.get('payment'));
      const goods = readGoods(fields.get('goods') ?? '');
      const faults = {
        ...(firstName ? {} : { name: t('checkout.fault.firstName') }),
        ...(phone ? {} : { phone: t('checkout.fault.phone') }),
        ...(payment ? {} : { payment: t('checkout.fault.payment') }),
      };
      if (!firstName || !phone || !payment || !goods || !ID.test(fields.get('address') ?? ''))
        return show(request, reply, fields, { fields: faults });
      const [, slotId, slotPrice = '0'] = SLOT.exec(fields.get('slot') ?? '') ?? [];
      const held = slotId ? await call(request, fields).post('/api/v1/order/slots/hold/', { slotId }) : null;
      if (held && held.statusCode !== 200) return show(request, reply, fields, toFaults(held.json()));
      const city = cityOf(request);
      const placed = await orderOnce(app, request, locale, fields.get('key') ?? '', {
        ...(city === null ? {} : { city }),
        ...goods,
        recipient: { firstName, phone: phone.e164 },
        payment,
        total: Number(fields.get('total')) + Number(slotPrice),
        delivery: { method: 'delivery', addressId: Number(fields.get('address')) },
        ...(held ? { slotHoldId: held.json<{ data: { holdId: string } }>().data.holdId } : {}),
      });
      if ('number' in placed)
        return reply.redirect(`${localePath('/order-created', locale)}?number=${placed.number}`, 303);
      const isHourMissing = placed.refusal.code === 'order.slot_needed';
      return show(
        request,
        reply,
        fields,
        isHourMissing ? { fields: { slot: t('checkout.fault.slot') } } : toFaults(placed.refusal),
      );
    });
  });
}
