import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ShopOffers } from '#contract/shop.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { type Shell, ShellContext } from '../../page/shell.ts';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

setMessages('ru', ru);
setMessages('kz', kz);

const laminate: CardProduct = {
  id: 1,
  code: 'laminat-dub',
  externalId: 'abcdef-1',
  imageVersion: 'a1b2c3',
  name: 'Ламинат «Дуб»',
  active: true,
  price: 9000,
  regularPrice: 9000,
  units: [
    { base: true, name: 'уп.', weight: 15, ratio: 1 },
    { base: false, name: 'м²', weight: 7, ratio: 2 },
  ],
  balance: [
    { city: 'pavlodar', count: 60 },
    { city: 'astana', count: 7 },
  ],
  onOrder: false,
  isOffline: false,
  badgesList: {},
};

function render(
  more: Partial<CardProduct> = {},
  { locale = 'ru' as 'ru' | 'kz', isWholesale = false, instalment = null as ShopOffers['instalment'] } = {},
): string {
  const shell: Shell = {
    city: { id: 1, code: 'pavlodar', name: 'Павлодар' },
    cities: [],
    offers: {
      messengers: { whatsapp: null, telegram: null, isDemo: false },
      instalment,
      seller: null,
      delivery: null,
    },
    viewer: isWholesale ? { id: 1, firstName: 'А', isWholesale, organizations: [] } : null,
  };
  return renderToString(
    <LocaleProvider locale={locale}>
      <ShellContext value={shell}>
        <ProductCard product={{ ...laminate, ...more }} />
      </ShellContext>
    </LocaleProvider>,
  ).replaceAll('<!-- -->', '');
}

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replace(/\s+/g, ' ');

describe('a product card', () => {
  test.each<[string, Partial<CardProduct>, string[]]>([
    ['on sale', {}, ['9 000 ₸', '4 500 ₸/м²', 'уп. 2 м²', '60 уп.', 'В корзину']],
    ['with a struck regular price', { regularPrice: 9900 }, ['9 000 ₸', '9 900 ₸']],
    [
      'with a discount',
      { discountPrice: 7200, discount: { value: 20 }, badgesList: { sale: '−20 %' } },
      ['−20 %', '7 200 ₸', '9 000 ₸', '3 600 ₸/м²'],
    ],
    ['with a club price', { clubPrice: 8500 }, ['9 000 ₸', '8 500 ₸']],
    ['of which few are left', { balance: [{ city: 'pavlodar', count: 4 }] }, ['Осталось 4 уп.', 'В корзину']],
    [
      'in other cities only',
      { balance: [{ city: 'astana', count: 7 }] },
      ['В других городах 7 уп.', 'В корзину'],
    ],
    ['on order', { onOrder: true, balance: [] }, ['Под заказ', 'Заказать']],
    ['in stores only', { isOffline: true }, ['В магазине 60 уп.', 'Доступен только в магазине']],
    ['that is nowhere', { balance: [] }, ['Нет на складах', 'Сообщить']],
    ['no longer sold', { active: false }, ['Архив', 'Последняя цена', 'Снят с продажи', 'Нет в наличии']],
  ])('%s', (_state, more, expected) => {
    const shown = words(render(more));
    for (const part of expected) expect(shown).toContain(part);
  });

  test('with a contract shows the contract price and the retail one as РРЦ', () => {
    const shown = words(render({ wholesalePrice: 8000 }, { isWholesale: true }));
    expect(shown).toContain('8 000 ₸');
    expect(shown).toContain('РРЦ 9 000 ₸');
  });

  test('tells the price by the month where a bank offers it, and not to who pays by a contract', () => {
    const instalment = { months: 12, min: 5000, max: 100_000, bank: 'ДЕМО Банк' };
    expect(words(render({}, { instalment }))).toContain('750 ₸ × 12 мес.');
    expect(words(render({}, { instalment, locale: 'kz' }))).toContain('750 ₸ × 12 ай');
    expect(words(render({}, { instalment: { ...instalment, min: 9001 } }))).not.toContain('мес.');
    expect(words(render({ wholesalePrice: 8000 }, { instalment, isWholesale: true }))).not.toContain('мес.');
  });

  test('says all of it in Kazakh too', () => {
    const shown = words(render({ balance: [{ city: 'pavlodar', count: 4 }] }, { locale: 'kz' }));
    expect(shown).toContain('4 уп. қалды');
    expect(shown).toContain('Себетке');
    expect(render({}, { locale: 'kz' })).toContain('href="/kz/p/laminat-dub"');
  });

  test.each([
    ['ru', ru],
    ['kz', kz],
  ] as const)('in %s carries its price and the controls of favourites, comparison and cart', (locale, t) => {
    const html = render({}, { locale });
    expect(words(html)).toContain('9 000 ₸');
    for (const label of [t['card.favorite'], t['card.compare']])
      expect(html).toMatch(new RegExp(`<button[^>]* title="${label}"`));
    expect(html).toMatch(new RegExp(`<button[^>]*>(?:(?!</button>).)*${t['button.active']}`));
  });

  test('marks a name that is not in the reader’s language', () => {
    const html = render({ isNameFallback: true }, { locale: 'kz' });
    expect(html).toMatch(/<a[^>]* lang="ru"[^>]*>Ламинат «Дуб»<\/a>/);
    expect(words(html)).toContain('атауы орысша');
  });

  test.each<[string, Record<string, string>, string | null, string]>([
    [
      'a sale',
      { sale: '−20 %', nplusone: '5 по цене 4', hit: 'Хит продаж' },
      '−20 %',
      '5 по цене 4, Хит продаж',
    ],
    [
      'long words',
      { nplusone: '5 по цене 4', kz: 'Сделано в Казахстане' },
      null,
      '5 по цене 4, Сделано в Казахстане',
    ],
    ['a hit', { nplusone: '5 по цене 4', hit: 'Хит продаж' }, 'Хит продаж', '5 по цене 4'],
    ['one alone', { new: 'Новинка' }, 'Новинка', ''],
  ])(
    'with %s bears one badge on its picture and says the rest in words',
    (_case, badgesList, badge, notes) => {
      const html = render({ badgesList });
      const onPicture = [...html.matchAll(/<span[^>]*data-look="(?!club|contract)[^"]*"[^>]*>([^<]*)</g)].map(
        ([, each]) => each,
      );
      expect(onPicture).toEqual(badge === null ? [] : [badge]);
      const said = /<p class="[^"]*notes[^"]*">(.*?)<\/p>/.exec(html)?.[1] ?? '';
      expect(said.replace(/<[^>]+>/g, '')).toBe(notes);
    },
  );

  test('keeps no place for a remark or a unit that it does not have', () => {
    const html = render({ units: [{ base: true, name: 'шт.', weight: 1, ratio: 1 }] });
    expect(html).not.toMatch(/<(p|div)[^>]*class="[^"]*(remark|perUnit|notes)[^"]*"[^>]*><\/\1>/);
    expect(html).not.toMatch(/class="[^"]*(remark|perUnit|notes)/);
  });

  test('nests no control in another', () => {
    for (const more of [{}, { onOrder: true }, { active: false }, { isOffline: true }]) {
      for (const [, inside = ''] of render(more).matchAll(/<(?:a|button)\b[^>]*>(.*?)<\/(?:a|button)>/gs)) {
        expect(inside).not.toMatch(/<(?:a|button|input)\b/);
      }
    }
  });

  test('holds its picture’s place and loads it late', () => {
    expect(render()).toMatch(
      /<img src="\/img\/p\/md_448\/abc\/abcdef-1_0\.webp\?v=a1b2c3" srcSet="[^"]+ 320w, [^"]+" sizes="min\(224px, [^"]+" width="448" height="448" alt="" loading="lazy"/,
    );
  });
});
