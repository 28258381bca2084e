import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { type Shell, ShellContext } from '../../page/shell.ts';
import { errorResponse } from '../../router/answers.ts';
import { createMemoryRouter } from '../../router/memory-history.ts';
import { RouterProvider } from '../../router/router-view.tsx';
import ErrorScreen from './error-screen.tsx';

beforeAll(() => {
  setMessages('ru', ru);
  setMessages('kz', kz);
});

const shell: Shell = {
  city: { id: 1, code: 'pavlodar', name: 'Павлодар' },
  cities: [],
  offers: {
    messengers: { whatsapp: null, telegram: null, isDemo: false },
    instalment: null,
    seller: null,
    delivery: null,
  },
  viewer: null,
};

function renderError(error: unknown, locale: 'ru' | 'kz' = 'ru', visit: Shell | null = shell): string {
  const route = {
    id: 'screen',
    path: '/',
    view: () => <p>the screen itself</p>,
    errorElement: <ErrorScreen />,
  };
  const router = createMemoryRouter([route], '/', {
    loaderData: {},
    failure: { routeId: 'screen', error },
  });
  return renderToString(
    <LocaleProvider locale={locale}>
      <ShellContext value={visit}>
        <RouterProvider router={router} />
      </ShellContext>
    </LocaleProvider>,
  );
}

function renderFailure(status: number, locale?: 'ru' | 'kz', visit?: Shell | null): string {
  const failure = { status, statusMessage: 'words for the status line', requestId: 'req-42' };
  return renderError(errorResponse(failure, { status }), locale, visit);
}

describe('an address that leads nowhere', () => {
  test('is told in the words of the specification', () => {
    expect(renderFailure(404)).toContain(
      'Неправильно набран адрес, или такой страницы на сайте больше не существует. Начните с главной страницы или воспользуйтесь поиском.',
    );
  });

  test('has a picture, the button to the catalogue and a search field', () => {
    const html = renderFailure(404);
    expect(html).toMatch(/role="img" aria-label="Рулетка/);
    expect(html).toMatch(/<a[^>]*href="\/catalog\/"[^>]*>.*?Перейти в каталог/s);
    expect(html).toMatch(/action="\/search".*?name="q"/s);
  });

  test('has the same in Kazakh, within Kazakh addresses', () => {
    const html = renderFailure(404, 'kz');
    expect(html).toContain(kz['notFound.text']);
    expect(html).toContain('href="/kz/catalog/"');
  });

  test('says nothing of request ids', () => {
    expect(renderFailure(404)).not.toContain('req-42');
  });
});

describe('a fault', () => {
  test('names the request by which it is found, and the ways on', () => {
    const html = renderFailure(503);
    expect(html).toContain('Номер обращения: req-42');
    expect(html).toMatch(/<button[^>]*>.*?Обновить страницу/s);
    expect(html).toMatch(/href="\/"[^>]*>.*?На главную/s);
    expect(html).not.toContain('<main');
  });

  test('without a shell brings the main part itself', () => {
    expect(renderFailure(404, 'ru', null)).toMatch(/^<main[^>]*id="content"/);
  });

  test('of a kind that nobody foresaw has no number', () => {
    const html = renderError(new Error('broken screen'));
    expect(html).toContain('Что-то сломалось');
    expect(html).not.toContain('Номер обращения');
  });
});
