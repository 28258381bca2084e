/**
 * Paying without JavaScript: the button of an order is a form that leads to where the money is taken. A bank's own address
 * is reached by a page in between: forms of the shop lead nowhere else, by the policy of its pages.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localePath } from '#domain/locale.ts';
import { askAs, fieldsOf, localeOf, registerForms, type SayPlain } from './plain-form.ts';
import { link, said, sendPlainPage } from './plain-page.ts';

const ORDER_ID = /^[1-9]\d{0,15}$/;

/** By the host that the form was sent to: the browser compares with that. */
const isOwn = (url: string, { headers: { host = '' } }: FastifyRequest) =>
  URL.parse(url, `http://${host}`)?.host === host;

interface Payment {
  method: string;
  redirectUrl: string | null;
}

export function registerPlainPayment(app: FastifyInstance, say: SayPlain): void {
  registerForms(app, (form) => {
    form.post('/_order/pay', async (request, reply) => {
      const fields = fieldsOf(request);
      const locale = localeOf(fields);
      const t = say(locale);
      const orderId = fields.get('orderId') ?? '';
      const url = `/api/v1/orders/${ORDER_ID.test(orderId) ? orderId : '0'}/payment/`;
      const known = await askAs(app, request, { method: 'GET', url, locale });
      const payment = known.statusCode === 200 ? known.json<{ data: Payment }>().data : null;
      // A place to pay that is still open is used again; otherwise the payment begins anew.
      const answer =
        payment && payment.redirectUrl === null
          ? await askAs(app, request, {
              method: 'POST',
              url: `${url}retry/`,
              locale,
              payload: { payment: payment.method },
            })
          : known;
      const place = answer.statusCode === 200 ? answer.json<{ data: Payment }>().data.redirectUrl : null;
      if (place !== null && isOwn(place, request)) return reply.redirect(place, 303);
      if (place !== null) {
        const page = { locale, title: t('checkout.payment'), body: link(place, t('confirmEmail.goOn')) };
        return sendPlainPage(reply, { ...page, goesTo: place });
      }
      const words = answer.statusCode === 200 ? undefined : answer.json<{ message?: string }>().message;
      const back = link(localePath('/personal/orders', locale), t('personal.orders'));
      const body = said(words ?? t('orderPage.cannotPay'), true) + back;
      return sendPlainPage(reply, { locale, title: t('checkout.payment'), body }, 422);
    });
  });
}
