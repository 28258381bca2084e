import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Messages } from '#storefront/i18n/translate.ts';
import { registerMessages } from './messages.ts';

const words = (text: string) => ({ 'button.active': text }) as unknown as Messages;

test.each([
  ['ru', 'В корзину'],
  ['kz', 'Себетке'],
] as const)(
  'the messages of %s are JSON: lasting under their hash, otherwise to be asked for every time',
  async (locale, text) => {
    const app = Fastify();
    const addressOf = registerMessages(app, { ru: words('В корзину'), kz: words('Себетке') });
    const lasting = await app.inject({ url: addressOf(locale) });
    expect(lasting.json()).toEqual({ 'button.active': text });
    expect(lasting.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(lasting.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of [`/locales/${locale}.json`, `/locales/${locale}.json?hash=older`]) {
      const { headers } = await app.inject({ url });
      expect(headers['cache-control']).toBe('no-cache');
    }
    await app.close();
  },
);
