import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import kz from '../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../i18n/locale-context.tsx';
import { setMessages } from '../i18n/messages.ts';
import ru from '../i18n/ru.json' with { type: 'json' };
import { Slider } from './slider.tsx';

setMessages('ru', ru);
setMessages('kz', kz);
const style = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test.each([
  ['ru', 6, false],
  ['ru', 7, true],
  ['kz', 0, false],
  ['kz', 7, true],
] as const)('in %s, with %d products it has arrows: %s', (locale, count, hasArrows) => {
  const items = Array.from({ length: count }, (_, at) => ({ key: String(at), content: at }));
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <Slider title="Похожие товары" items={items} />
    </LocaleProvider>,
  );
  expect(html.match(/<li\b/g) ?? []).toHaveLength(count);
  const words = locale === 'ru' ? ru : kz;
  for (const key of ['design.slider.back', 'design.slider.forward'] as const)
    expect(html.includes(`title="${words[key]}"`)).toBe(hasArrows);
});

test('two slides are in view, four from 768 px, six from 1272 px, with 24 px between them', () => {
  expect(style('tokens.css')).toMatch(/--slider-gap: 24px;/);
  const media = style('media.css');
  expect(media).toContain('--tablet (min-width: 768px)');
  expect(media).toContain('--desktop (min-width: 1272px)');
  const sheet = style('slider.module.css');
  expect(sheet).toContain('column-gap: var(--slider-gap)');
  // So many columns and the gaps between them make the whole width.
  const columns = (gaps: string, count: number) =>
    `grid-auto-columns: calc((100% - ${gaps}var(--slider-gap)) / ${count})`;
  const [base = '', tablet = '', desktop = ''] = sheet.split(/@media \(--(?:tablet|desktop)\)/);
  expect(base).toContain(columns('', 2));
  expect(tablet).toContain(columns('3 * ', 4));
  expect(desktop).toContain(columns('5 * ', 6));
});
