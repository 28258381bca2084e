import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { EMPTY_DRAFT } from './draft.ts';
import type { Options, Quote } from './offer.ts';
import { quotedLines, toOrderBody, toQuoteBody } from './order-body.ts';
import { PaymentFields } from './parts/payment-fields.tsx';

beforeAll(() => {
  setMessages('ru', ru);
  setMessages('kz', kz);
});

const cart = {
  items: [
    { product: { code: 'a' }, count: 3, price: 800, sum: 2400, regularPrice: 1000, isSold: true, stock: 9 },
  ],
  points: { accepted: 0 },
  works: { items: [], sum: 0, vat: 0 },
} as unknown as Cart;
const quote = {
  goods: { lines: [{ productCode: 'a', price: 1000, basePrice: 1000, sum: 3000 }], discounts: [] },
} as unknown as Quote;
const terms = { city: 'pavlodar', card: '', promoCode: '' };
const draft = { ...EMPTY_DRAFT, method: 'pickup', storeId: '1', organizationId: '7', payment: 'invoice' };

describe('the payer of an order', () => {
  test('is asked for with what it comes to where a company pays, and not where it does not', () => {
    expect(toQuoteBody(draft, cart, terms)).toMatchObject({ organizationId: 7 });
    expect(toQuoteBody({ ...draft, payment: 'card_online' }, cart, terms)).not.toHaveProperty(
      'organizationId',
    );
  });

  test('is shown its own prices, and these are sent', () => {
    expect(quotedLines(cart, quote)).toMatchObject([{ price: 1000, sum: 3000, regularPrice: 1000 }]);
    const { items } = toOrderBody(draft, cart, terms, { quote, total: 3000, holdId: '' });
    expect(items).toEqual([{ productCode: 'a', count: 3, sum: 3000 }]);
  });

  const organizations = [
    { id: 7, name: 'ТОО «ДЕМО Жаңа Үй»', bin: '190340007778', isChosen: false, contract: null },
    { id: 8, name: 'ТОО «ДЕМО»', bin: '200140001230', isChosen: true, contract: { number: 'ОПТ-1' } },
  ] as unknown as Options['organizations'];
  const draw = (locale: 'ru' | 'kz', organizationId: string, charged: number | null) =>
    renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <PaymentFields
          draft={{ ...draft, organizationId }}
          set={() => undefined}
          errorOf={() => undefined}
          payments={[{ code: 'invoice', isOffered: true, reason: null }]}
          organizations={organizations}
          goods={{ shown: 2400, charged }}
          isUnpriced={false}
          debt={null}
        />
      </LocaleProvider>,
    ).replaceAll(/[\s\u00a0]+/g, ' ');

  test.each([
    ['ru', '7', 3000, ['нет действующего договора', 'стоили 2 400 ₸, теперь 3 000 ₸']],
    ['kz', '7', 3000, ['жарамды шарты жоқ', '2 400 ₸ еді, енді 3 000 ₸']],
    ['ru', '8', 2400, ['по договору № ОПТ-1']],
    ['kz', '8', 2400, ['№ ОПТ-1 шарт бойынша']],
  ] as const)('is told by whose prices the goods are counted (%s, %s)', (locale, id, charged, words) => {
    const html = draw(locale, id, charged);
    for (const each of words) expect(html).toContain(each);
    expect(html).toContain('role="status"');
  });

  test('nothing is said to have changed while the sum is not known', () => {
    expect(draw('ru', '7', null)).not.toContain('теперь');
  });
});
