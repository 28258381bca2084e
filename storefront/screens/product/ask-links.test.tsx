import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { type Shell, ShellContext } from '../../page/shell.ts';
import { AskLinks } from './ask-links.tsx';

beforeAll(() => {
  setMessages('ru', ru);
  setMessages('kz', kz);
});

function render(messengers: Shell['offers']['messengers'], locale: Locale = 'ru'): string {
  const shell: Shell = {
    city: { id: 1, code: 'pavlodar', name: 'Павлодар' },
    cities: [],
    offers: { messengers, instalment: null, seller: null, delivery: null },
    viewer: null,
  };
  return renderToString(
    <LocaleProvider locale={locale}>
      <ShellContext value={shell}>
        <AskLinks product={{ name: 'Ламинат «Дуб»', code: 'laminat-dub' }} />
      </ShellContext>
    </LocaleProvider>,
  );
}

describe('asking in a messenger', () => {
  test.each(['ru', 'kz'] as const)(
    'in %s the product is named already, and the links tell nobody where from',
    (locale) => {
      const html = render({ whatsapp: '77051234567', telegram: null, isDemo: false }, locale);
      expect(html).toContain(`href="https://wa.me/77051234567?text=`);
      expect(html).toContain(encodeURIComponent('Ламинат «Дуб»'));
      expect(html).toContain('rel="noopener noreferrer"');
      expect(html).not.toMatch(/Telegram|демо/);
    },
  );

  test('invented numbers of a demo say so; without numbers there is nothing', () => {
    expect(render({ whatsapp: '77000000000', telegram: '+77000000000', isDemo: true })).toContain('демо');
    expect(render({ whatsapp: null, telegram: null, isDemo: false })).toBe('');
  });
});
