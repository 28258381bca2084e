import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { Screen } from './design-screen.tsx';

const pages = new Map<Locale, string>();

beforeAll(() => {
  setMessages('ru', ru);
  setMessages('kz', kz);
  for (const locale of ['ru', 'kz'] as const) {
    pages.set(
      locale,
      renderToStaticMarkup(
        <LocaleProvider locale={locale}>
          <Screen data={null} />
        </LocaleProvider>,
      ),
    );
  }
});

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each(['ru', 'kz'] as const)('every piece in %s', (locale) => {
  test('carries no style of its own: the content policy would drop it', () => {
    expect(pages.get(locale)).not.toMatch(/\sstyle=/);
  });

  test('has ids that occur once, and names no id that does not exist', () => {
    const html = pages.get(locale) ?? '';
    const ids = all(html, /\sid="([^"]+)"/g);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    const named = all(html, /\s(?:aria-describedby|aria-labelledby|aria-controls|for)="([^"]+)"/g);
    expect(named.flatMap((each) => each.split(' ')).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has a name for every button that is only a drawing', () => {
    const buttons = all(
      pages.get(locale) ?? '',
      /<button([^>]*)><svg[^>]*><use[^>]*><\/use><\/svg><\/button>/g,
    );
    expect(buttons.length).toBeGreaterThan(10);
    expect(buttons.filter((attributes) => !/ (?:aria-label|title)="[^"]+"/.test(attributes))).toEqual([]);
  });

  test('leaves no message key in its words', () => {
    expect(pages.get(locale)).not.toMatch(/design\.[a-z]/);
  });
});
