import { describe, expect, test } from 'vitest';
import { messengerLinks } from './messenger-links.ts';

describe('links to messengers', () => {
  test('name the product, and only the messengers that the shop has', () => {
    expect(messengerLinks({ whatsapp: '77000000000', telegram: null }, 'Ламинат «Ертіс», 8 мм & №1')).toEqual(
      [
        {
          name: 'WhatsApp',
          href: `https://wa.me/77000000000?text=${encodeURIComponent('Ламинат «Ертіс», 8 мм & №1')}`,
        },
      ],
    );
    expect(messengerLinks({ whatsapp: null, telegram: 'sheber' }, 'a').map(({ href }) => href)).toEqual([
      'https://t.me/sheber?text=a',
    ]);
    expect(messengerLinks({ whatsapp: null, telegram: null }, 'a')).toEqual([]);
  });

  test('hold any text within an address', () => {
    for (const text of ['"><script>', '\ud800', 'я'.repeat(5000), '😀'.repeat(500)]) {
      const [link] = messengerLinks({ whatsapp: '7', telegram: null }, text);
      const url = new URL(link?.href ?? '');
      expect([url.origin, [...(url.searchParams.get('text') ?? '')].length <= 400]).toEqual([
        'https://wa.me',
        true,
      ]);
    }
  });
});
