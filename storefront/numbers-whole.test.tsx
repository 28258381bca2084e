import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import kz from './i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from './i18n/locale-context.tsx';
import { setMessages } from './i18n/messages.ts';
import ru from './i18n/ru.json' with { type: 'json' };
import { type Shell, ShellContext } from './page/shell.ts';
import { CartLine } from './screens/cart/cart-line.tsx';
import { CompareBar } from './screens/lists/compare-bar.tsx';

setMessages('ru', ru);
setMessages('kz', kz);

const NAME = 'Клей 25 кг 3 × 1,5 мм² 220 В';
const shell: Shell = {
  city: { id: 1, code: 'pavlodar', name: 'Павлодар' },
  cities: [],
  viewer: null,
  offers: {
    messengers: { whatsapp: null, telegram: null, isDemo: false },
    instalment: null,
    seller: null,
    delivery: null,
  },
};
const product = {
  id: 1,
  code: 'kley',
  productCode: '1000001',
  externalId: 'abc-1',
  imageVersion: 'a',
  imageCount: 1,
  name: NAME,
  active: true,
  price: 9000,
  regularPrice: 9000,
  units: [
    { base: true, name: 'меш.', weight: 25, ratio: 1 },
    { base: false, name: 'м²', weight: 7, ratio: 2 },
  ],
  balance: [{ city: 'pavlodar', count: 60 }],
  onOrder: false,
  isOffline: false,
  badgesList: {},
} as unknown as CartItem['product'];
const item = {
  product,
  count: 12,
  price: 9000,
  sum: 108_000,
  regularPrice: 9000,
  discounts: [],
  availability: { today: 12, later: 0 },
  stock: 60,
  isOver: false,
  isSold: true,
} as CartItem;

/** A space after a figure that a line may end at, with what stands around it. */
const breaksIn = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '|')
    .match(/.{0,12}\d (?:кг|мм²|м²|В|×|меш|шт|₸|%).{0,6}/gu) ?? [];

describe.each(['ru', 'kz'] as const)('in %s a figure and its unit are never parted', (locale) => {
  const render = (part: React.ReactNode) =>
    renderToString(
      <LocaleProvider locale={locale}>
        <ShellContext value={shell}>{part}</ShellContext>
      </LocaleProvider>,
    );
  test.each<[string, React.ReactNode]>([
    ['a line of the cart', <CartLine key="1" row={{ item, count: 12, change: null, works: [] } as never} />],
    ['the bar of the comparison', <CompareBar key="2" items={[product] as never} isShown ref={null} />],
  ])('in %s', (_where, part) => {
    const html = render(part);
    expect(html).toContain(keepNumbersWhole(NAME));
    expect(breaksIn(html)).toEqual([]);
  });

  test('in the words of the shop', () => {
    const texts = Object.values(locale === 'ru' ? ru : kz).flatMap((message) =>
      typeof message === 'string' ? [message] : Object.values(message),
    );
    const said = texts.map((text) => text.replaceAll('{unit}', 'шт').replace(/\{\w+\}/g, '5'));
    // A hyphen before an ending may break in a sentence; in a name it gets a joiner.
    const keep = (text: string) => keepNumbersWhole(text).replaceAll('\u2060', '');
    expect(said.filter((text) => keep(text) !== text)).toEqual([]);
  });
});

test('no screen writes the name of a product as it came', () => {
  const raw = /(?<![=$\w])\{(?:\w+\.)*(?:product|item|line|gift|analogue|replacement|change)\.name\}/g;
  const places = globSync('storefront/**/*.tsx')
    // Cards are given theirs by the server, whole already (card-product.ts).
    .filter((path) => !/\.test\.|showcase|product-card/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(raw)].map(([found]) => `${path}: ${found}`));
  expect(places).toEqual([]);
});
