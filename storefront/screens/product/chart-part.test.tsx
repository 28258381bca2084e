import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PriceHistory } from '#domain/price-history.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import PriceChart from './chart-part.tsx';

setMessages('ru', ru);
setMessages('kz', kz);

/** At the 16 px of a phone, measured in a browser: «4» and «₸» of Onest, the space of the font that stands in for it. */
const FIGURE = 11;
const SPACE = 5.1;

const widthOf = (label: string) =>
  [...label].reduce((sum, sign) => sum + (/\s/.test(sign) ? SPACE : FIGURE), 0);

function labelsOf(highest: number, locale: 'ru' | 'kz') {
  const history: PriceHistory = {
    spans: [
      { from: '2026-08-20', to: '2026-10-01', price: highest },
      { from: '2026-10-01', to: '2026-11-17', price: 990 },
    ],
    now: 990,
    lowest: 990,
    highest,
    average: 990,
    lowestOfMonth: 990,
  };
  const html = renderToString(
    <LocaleProvider locale={locale}>
      <PriceChart history={history} />
    </LocaleProvider>,
  );
  return [...html.matchAll(/<text[^>]* x="([\d.]+)"[^>]*text-anchor="end"[^>]*>([^<]*₸)</gi)].map(
    ([, x, label = '']) => ({ x: Number(x), label }),
  );
}

test.each([
  ['ru', 4_500],
  ['ru', 132_000],
  ['kz', 132_000],
  ['kz', 12_999_990],
] as const)('in %s a price of %i stands whole on the left of its chart', (locale, highest) => {
  const labels = labelsOf(highest, locale);
  expect(labels).toHaveLength(2);
  for (const { x, label } of labels) expect(x, label).toBeGreaterThanOrEqual(widthOf(label));
});
