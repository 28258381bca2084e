import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SharedEstimate as Shared } from '#contract/estimate-exchange.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import SharedEstimate from './shared-estimate-part.tsx';

beforeAll(() => {
  setMessages('ru', ru);
  setMessages('kz', kz);
});

const product = { code: 'laminat', name: 'Ламинат', unit: 'упак.', imageCount: 0, available: 9 };
const gone = { ...product, code: 'plintus', available: 0 };
const line = { kind: 'product', name: 'Ламинат', unit: 'упак.', count: 3, note: null };
const items = [
  { ...line, id: 'a', productCode: 'laminat' },
  { ...line, id: 'b', productCode: 'plintus' },
];
const estimate = {
  name: 'Ванная',
  objectName: null,
  updatedAt: '2026-11-15T12:00:00Z',
  until: '2026-12-15T12:00:00Z',
  sections: [{ id: 's', name: 'Пол', kind: 'room', items }],
  weightKg: 30,
  products: [product, gone],
};

describe.each([
  ['ru', ru],
  ['kz', kz],
] as const)('a shared estimate in %s', (locale, words) => {
  const draw = (mayBuy: boolean) =>
    renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <SharedEstimate estimate={{ ...estimate, mayBuy } as unknown as Shared} />
      </LocaleProvider>,
    );

  test('that is not for sale has no cart, no word of it and no way to the goods in the shop', () => {
    const page = draw(false);
    expect(page).toContain('Ламинат');
    expect(page).toContain(words['estimates.askAuthor']);
    expect(page).not.toMatch(/\/p\/|<button|корзин|себет/i);
  });

  test('that is for sale has both', () => {
    const page = draw(true);
    expect(page).toContain('/p/laminat');
    expect(page).toMatch(/<button/);
    expect(page).toContain(words['estimates.cartPrices']);
    expect(page).not.toContain(words['estimates.askAuthor']);
  });
});
