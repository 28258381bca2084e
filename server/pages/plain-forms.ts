/** All that browsers without the script are served by beside the pages: their forms, and pages made of forms alone. */
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import { type Messages, translateWith } from '#domain/translate.ts';
import type { RenderedPage } from './page-renderer.ts';
import { registerPlainAccess } from './plain-access.ts';
import { registerPlainCart } from './plain-cart.ts';
import { registerPlainDelivery } from './plain-delivery.ts';
import type { SayPlain } from './plain-form.ts';
import { registerPlainLogin } from './plain-login.ts';
import { registerPlainPayment } from './plain-payment.ts';
import { registerPlainWords } from './plain-words.ts';

export function registerPlainForms(app: FastifyInstance, messages: Record<Locale, Messages>): void {
  const say: SayPlain = (locale) => translateWith(locale, messages[locale]);
  registerPlainCart(app);
  registerPlainLogin(app);
  registerPlainWords(app);
  registerPlainAccess(app, say);
  registerPlainDelivery(app, say);
  registerPlainPayment(app, say);
}

/** The same page, which a browser without the script leaves at once for another. */
export const withoutScriptTo = (page: RenderedPage, path: string): RenderedPage => ({
  ...page,
  body: page.body.replace(
    '</head>',
    `<noscript><meta http-equiv="refresh" content="0;url=${path.replaceAll('&', '&amp;')}"></noscript></head>`,
  ),
});
