import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { setServedAddress } from '../../page/address/page-address.ts';
import type { LayoutName } from '../../page/screen.ts';
import { type Shell, ShellContext } from '../../page/shell.ts';
import { createMemoryRouter } from '../../router/memory-history.ts';
import { RouterProvider } from '../../router/router-view.tsx';
import { layoutView, loadLayout } from './layouts.ts';

beforeAll(async () => {
  setMessages('ru', ru);
  setMessages('kz', kz);
  // As before a first page: a layout of its own chunk must be there at once.
  await Promise.all([loadLayout('order'), loadLayout('personal')]);
});

const shell: Shell = {
  city: { id: 1, code: 'pavlodar', name: 'Павлодар' },
  cities: [
    { code: 'pavlodar', name: 'Павлодар' },
    { code: 'astana', name: 'Астана' },
  ],
  offers: {
    messengers: { whatsapp: null, telegram: null, isDemo: false },
    instalment: null,
    seller: null,
    delivery: null,
  },
  viewer: null,
};

function renderLayout(
  layout: LayoutName,
  address: string,
  locale: Locale = 'ru',
  visit: Shell = shell,
): string {
  const router = createMemoryRouter(
    [
      {
        id: 'layout',
        view: layoutView(layout),
        children: [{ id: 'screen', path: '*', view: () => <h1>Страница</h1> }],
      },
    ],
    address,
  );
  return renderToString(
    <LocaleProvider locale={locale}>
      <ShellContext value={visit}>
        <RouterProvider router={router} />
      </ShellContext>
    </LocaleProvider>,
  );
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe.each(['default', 'order', 'personal', 'empty'] as const)('the layout %s', (layout) => {
  const html = () => renderLayout(layout, '/personal/orders');

  test('has one main part with the screen in it', () => {
    expect(count(html(), /<main[ >]/g)).toBe(1);
    expect(html()).toMatch(/<main[^>]*id="content"[^>]*><h1>Страница<\/h1><\/main>/);
  });

  test('has no inline style and no script', () => {
    expect(html()).not.toMatch(/ style=|<script|<style/);
  });

  test('repeats no id', () => {
    const ids = [...html().matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  ['/personal/purchased', false],
  ['/personal/estimates', false],
  ['/personal/estimates?id=7', true],
  ['/kz/personal/estimates?from=mail&id=7', true],
])('of the account %s has the whole width by its address: %s', (address, isWide) => {
  expect(/<div class="[^"]*" data-wide="true">/.test(renderLayout('personal', address))).toBe(isWide);
});

describe('the page for everyone', () => {
  test('shows no count, no name and no dialogue', () => {
    const html = renderLayout('default', '/');
    expect(html).toContain('Войти');
    expect(html).not.toMatch(/<dialog|\d товар/);
  });

  test('is the one that was served, with parameters that its screen does not look at too', () => {
    const plain = renderLayout('default', '/catalog');
    setServedAddress('/catalog');
    onTestFinished(() => setServedAddress(undefined));
    expect(renderLayout('default', '/catalog?utm_source=mail&login=%2Fpersonal')).toBe(plain);
  });

  test('works without the script: catalogue, search, language and city', () => {
    const html = renderLayout('default', encodeURI('/search?q=клей'));
    expect(hrefs(html)).toContain('/catalog');
    expect(html).toMatch(/<form[^>]*action="\/search"[^>]*>.*?name="q"[^>]*value="клей"/s);
    expect(hrefs(html)).toContain('/kz/search?q=%D0%BA%D0%BB%D0%B5%D0%B9');
    expect(html).toMatch(/<noscript><form[^>]*action="\/_city" method="post"/);
    expect(html).toContain('<option value="astana">Астана</option>');
  });

  test('keeps every link within its language', () => {
    const foreign = hrefs(renderLayout('default', '/kz/contacts', 'kz')).filter(
      (href) => href.startsWith('/') && !href.startsWith('/kz'),
    );
    // The switch to Russian is the one way out.
    expect(foreign).toEqual(['/contacts']);
    expect(hrefs(renderLayout('default', '/contacts')).filter((href) => href.startsWith('/kz'))).toEqual([
      '/kz/contacts',
    ]);
  });

  test('tells the seller, marked as a demonstration', () => {
    for (const locale of ['ru', 'kz'] as const) {
      const html = renderLayout('default', LOCALES[locale].prefix || '/', locale);
      expect(html).toContain('ДЕМО');
      expect(html).toContain('200140001230');
      expect(html).toContain('+7 (700) 000-00-00');
    }
  });
});

test('the question for the city stands in the default and the personal layout, not around an order', () => {
  const asks = (layout: LayoutName) => /asking/.test(renderLayout(layout, '/'));
  expect((['default', 'personal', 'order', 'empty'] as const).filter(asks)).toEqual(['default', 'personal']);
});

test('a logged-in visitor is called by name and led to the account', () => {
  const html = renderLayout('default', '/', 'ru', {
    ...shell,
    viewer: { id: 1, firstName: 'Айгерим', isWholesale: false, organizations: [] },
  });
  expect(html).toContain('Айгерим');
  expect(html).not.toContain('>Войти<');
});

test('a city without a name is told so instead of an empty button', () => {
  const html = renderLayout('default', '/', 'ru', { ...shell, city: { ...shell.city, name: '' } });
  expect(html).toContain('Наименование города не найдено');
});

test('the account marks its current page', () => {
  expect(renderLayout('personal', '/personal/orders')).toMatch(
    /href="\/personal\/orders" aria-current="page"/,
  );
});

test('the order leads back to the cart and to nothing else of the shop but its home', () => {
  const html = renderLayout('order', '/order');
  expect(hrefs(html)).toContain('/cart');
  expect(html).not.toContain('data-bar="tabs"');
  expect(hrefs(html)).not.toContain('/catalog');
});
