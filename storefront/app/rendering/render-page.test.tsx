import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { Footer } from '../../frame/footer/footer.tsx';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { type Shell, ShellContext } from '../../page/shell.ts';
import type { LoadedPage } from '../../router/load-page.ts';
import { PartStore } from './part-store.ts';
import { PageParts, renderPage, renderWhole } from './render-page.tsx';

setMessages('ru', ru);
setMessages('kz', kz);

interface Asked {
  locale: Locale;
  city: string;
  isWholesale: boolean | null;
  name: string;
  instalment: boolean;
  goods: CardProduct[];
}

const aProduct = (id: number, over: Partial<CardProduct> = {}): CardProduct => ({
  id,
  code: `laminat-${id}`,
  externalId: `abcdef-${id}`,
  imageVersion: 'a1b2c3',
  name: `Ламинат № ${id}`,
  active: true,
  price: 9000,
  regularPrice: 9000,
  clubPrice: 8500,
  units: [{ base: true, name: 'уп.', weight: 15, ratio: 1 }],
  balance: [
    { city: 'pavlodar', count: 60 },
    { city: 'astana', count: 2 },
  ],
  onOrder: false,
  isOffline: false,
  badgesList: {},
  ...over,
});

const shellOf = ({ city, isWholesale, name, instalment }: Asked): Shell => ({
  city: { id: city.length, code: city, name: city },
  cities: [{ code: city, name: city }],
  offers: {
    messengers: { whatsapp: null, telegram: null, isDemo: false },
    instalment: instalment ? { bank: 'Банк', months: 12, min: 1000, max: 1_000_000 } : null,
    seller: null,
    delivery: null,
  },
  viewer: isWholesale === null ? null : { id: name.length, firstName: name, isWholesale, organizations: [] },
});

/** The second shelf stands at another place of the tree: its cards have other ids. */
function pageOf(asked: Asked): [LoadedPage, URL] {
  const { locale, goods, name } = asked;
  const shell = shellOf(asked);
  const view = (
    <LocaleProvider locale={locale}>
      <ShellContext value={shell}>
        <h1>{name}</h1>
        <ProductShelf title="first" products={goods} firstSeen={1} />
        <div>
          <ProductShelf title="second" products={goods.toReversed()} />
        </div>
        <Footer />
      </ShellContext>
    </LocaleProvider>
  );
  const page = { matches: [{ route: { id: locale }, params: {}, view }], loaderData: { [locale]: shell } };
  return [
    { ...page, failure: null } as unknown as LoadedPage,
    new URL(`https://shop.example${LOCALES[locale].prefix}/p`),
  ];
}

const priced = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  over: fc.record(
    {
      price: fc.constantFrom(9000, 8000),
      wholesalePrice: fc.constantFrom(7000, 6000),
      active: fc.boolean(),
      name: fc.constantFrom('<b>&amp;', '\uE5B1', '$& $1 ~1'),
      balance: fc.constantFrom<CardProduct['balance']>([{ city: 'astana', count: 1 }], []),
      onOrder: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});
const asking: fc.Arbitrary<Asked> = fc.record({
  locale: fc.constantFrom('ru', 'kz'),
  city: fc.constantFrom('pavlodar', 'astana', 'aktau'),
  isWholesale: fc.constantFrom(null, false, true),
  name: fc.constantFrom('Айгерім', 'Ольга'),
  instalment: fc.boolean(),
  goods: fc.uniqueArray(
    priced.map(({ id, over }) => aProduct(id, over)),
    { minLength: 1, maxLength: 4, selector: ({ id }) => id },
  ),
});
const askings = fc.array(asking, { minLength: 2, maxLength: 12 });

const ROOM = 500_000;
/** Some four hundred whole pages, drawn by React's development build while other tests have the cores. */
const WHOLE_PAGES_MS = 180_000;

describe('a page of which parts were written before', () => {
  test(
    'is letter for letter the page that is made anew, whoever asked for what before',
    () => {
      const store = new PartStore(ROOM);
      fc.assert(
        fc.property(askings, (all) => {
          for (const asked of all)
            expect(renderPage(...pageOf(asked), store)).toBe(renderWhole(...pageOf(asked)));
        }),
        { numRuns: 30 },
      );
      expect(store.letters).toBeGreaterThan(10_000);
    },
    WHOLE_PAGES_MS,
  );

  test('is made of them: what was written once is not drawn again', () => {
    const store = new PartStore(ROOM);
    const asked: Asked = {
      ...{ locale: 'ru', city: 'astana', isWholesale: null, name: '', instalment: false },
      goods: [aProduct(1), aProduct(2)],
    };
    renderPage(...pageOf(asked), store);
    const { letters } = store;
    const changed = new PartStore(ROOM);
    changed.find = (key) => store.find(key)?.map((piece) => piece.replace('laminat-2', 'seen-before'));
    expect(renderPage(...pageOf(asked), changed)).toContain('seen-before');
    renderPage(...pageOf(asked), store);
    expect(store.letters).toBe(letters);
  });

  test.each([
    ['language', (_locale: Locale, shell: Shell) => JSON.stringify(shell)],
    ['city', (locale: Locale, { city: _, ...shell }: Shell) => JSON.stringify([locale, shell])],
    ['kind of price', (locale: Locale, { viewer: _, ...shell }: Shell) => JSON.stringify([locale, shell])],
    [
      'offers of the shop',
      (locale: Locale, { offers: _, ...shell }: Shell) => JSON.stringify([locale, shell]),
    ],
  ])('parts that are kept without the %s are mixed up, and this is seen here', (_part, keyOf) => {
    const careful = PageParts.prototype.keyOf;
    PageParts.prototype.keyOf = keyOf;
    try {
      const store = new PartStore(ROOM);
      const isRight = (asked: Asked) => renderPage(...pageOf(asked), store) === renderWhole(...pageOf(asked));
      const all = (['ru', 'kz'] as const).flatMap((locale) =>
        ['pavlodar', 'astana'].flatMap((city) =>
          [null, true].flatMap((isWholesale) =>
            [true, false].map(
              (instalment): Asked => ({
                ...{ locale, city, isWholesale, name: 'А', instalment },
                goods: [aProduct(1, { wholesalePrice: 7000 })],
              }),
            ),
          ),
        ),
      );
      expect(all.every(isRight)).toBe(false);
    } finally {
      PageParts.prototype.keyOf = careful;
    }
  });
});

test('parts take no more room than they may, and the longest unused go first', () => {
  const store = new PartStore(100);
  store.put('a', ['x'.repeat(40)]);
  store.put('b', ['x'.repeat(40)]);
  store.find('a');
  store.put('c', ['x'.repeat(40)]);
  expect([store.find('a'), store.find('b'), store.find('c')].map((pieces) => pieces !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(store.letters).toBe(82);
});
