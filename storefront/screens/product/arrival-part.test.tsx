import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toElsewhere } from '#domain/product-arrival.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { setMessages } from '../../i18n/messages.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import ArrivalLines from './arrival-part.tsx';
import type { ProductData } from './product-data.ts';

setMessages('ru', ru);
setMessages('kz', kz);

type Store = ProductData['stores'][number];

const store = (over: Partial<Store> = {}): Store => ({
  code: 'a',
  city: 'pavlodar',
  cityName: 'Павлодар',
  name: '«Шебер» Центр',
  address: 'ул. Естая, 196',
  count: 5,
  hasPickup: true,
  isWarehouse: false,
  hours: Array.from({ length: 7 }, () => ({ from: '09:00', to: '20:00' })),
  transferDays: 0,
  ...over,
});

interface Case {
  stores?: Store[];
  product?: Partial<ProductData['product']>;
  count?: number;
  locale?: 'ru' | 'kz';
}

/** Sunday, 15 November 2026, a quarter to two in the afternoon in Kazakhstan. */
function say({ stores = [store()], product = {}, count = 1, locale = 'ru' }: Case): string {
  const laminate = {
    units: [{ base: true, name: 'уп.', weight: 15.4, ratio: 1 }],
    balance: stores.map(({ city, count: left }) => ({ city, count: left })),
    onOrder: false,
    isOffline: false,
    ...product,
  } as ProductData['product'];
  return renderToString(
    <LocaleProvider locale={locale}>
      <ArrivalLines
        data={{
          product: laminate,
          stores,
          elsewhere: toElsewhere(stores),
          madeAt: '2026-11-15T13:45:00+05:00',
        }}
        count={count}
      />
    </LocaleProvider>,
  )
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replace(/\s+/g, ' ');
}

describe('when and how a product is had', () => {
  test.each<[string, Case, string[]]>([
    [
      'in a store nearby',
      {},
      [
        'Забрать сегодня с 16:00',
        'ул. Естая, 196',
        '0 ₸',
        'Привезём завтра, 16 ноября',
        'от 1 500 ₸',
        '16 кг, легковая',
      ],
    ],
    [
      'in several stores',
      { stores: [store(), store({ code: 'b' }), store({ code: 'c' })] },
      ['ул. Естая, 196 и ещё 2 адреса'],
    ],
    ['many of it', { count: 7, stores: [store({ count: 9 })] }, ['от 3 000 ₸', '108 кг, фургон']],
    [
      'more than a vehicle carries',
      { count: 900, stores: [store({ count: 900 })] },
      ['Цену назовёт менеджер'],
    ],
    [
      'more than one store has',
      { count: 7, stores: [store(), store({ code: 'b', address: 'ул. Лермонтова, 44' })] },
      ['Забрать завтра, 16 ноября', 'ул. Естая, 196', 'Привезём завтра, 16 ноября'],
    ],
    [
      'more than the city has',
      { count: 7, stores: [store(), store({ code: 'b', city: 'astana', transferDays: 4 })] },
      ['Забрать 19 ноября', 'Едет со склада другого города', 'Привезём 19 ноября'],
    ],
    [
      'in another city',
      { stores: [store({ count: 0 }), store({ code: 'b', city: 'astana', transferDays: 4 })] },
      ['Забрать 19 ноября', 'Едет со склада другого города', 'Привезём 19 ноября'],
    ],
    [
      'in a city without stores',
      { stores: [store({ city: 'astana', transferDays: 4 })] },
      ['Отправим транспортной компанией, 19 ноября'],
    ],
    ['on order', { product: { onOrder: true } }, ['Привозим под заказ', 'Срок и цену менеджер назовёт']],
    ['on the shop floor alone', { product: { isOffline: true } }, ['Купить сегодня в магазине, до 20:00']],
    [
      'on the shop floor of another city',
      { product: { isOffline: true }, stores: [store({ city: 'astana', transferDays: 4 })] },
      ['Есть в магазинах других городов'],
    ],
    ['in Kazakh', { locale: 'kz' }, ['Алып кету: бүгін, 16:00-ден бастап', 'Жеткіземіз: ертең, 16 қараша']],
  ])('%s', (_state, given, expected) => {
    const said = say(given);
    for (const words of expected) expect(said).toContain(words);
  });

  test('what is nowhere is promised to nobody', () => {
    const said = say({ stores: [store({ count: 0 })] });
    expect(said).not.toMatch(/Забрать|Привезём|Отправим/);
  });

  test('a city without stores gets no pickup and no price made up for it', () => {
    const said = say({ stores: [store({ city: 'astana', transferDays: 4 })] });
    expect(said).not.toMatch(/Забрать|от \d/);
  });
});
