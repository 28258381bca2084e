/** The feed of Google Merchant (RSS 2.0 with the namespace g): one language, the stock of the whole country. */
import { buttonStatus } from '#domain/availability.ts';
import { isEan13 } from '#domain/gtin.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { priceView } from '#domain/price.ts';
import { findSecondUnit } from '#domain/units.ts';
import { type FeedBook, type FeedGood, pictureUrls } from './feed-goods.ts';
import { cut, element } from './xml.ts';

interface GooglePlace {
  publicUrl: string;
  language: Locale;
  cityCode: string;
  at: Date;
}

const MOST = { title: 150, description: 5000, type: 750, detail: 140, details: 10 } as const;
/** Nobody can say earlier when something on order comes. */
const ORDER_DAYS = 14;

const WORDS = {
  ru: {
    title: 'Шебер',
    description: 'Товары для дома, ремонта и стройки в Казахстане',
    properties: 'Характеристики',
  },
  kz: {
    title: 'Шебер',
    description: 'Қазақстандағы үй, жөндеу және құрылыс тауарлары',
    properties: 'Сипаттамалары',
  },
} as const;

/** The units the feed knows, by the shop's names in both languages. */
const MEASURES: Readonly<Record<string, string>> = {
  'м²': 'sqm',
  м: 'm',
  л: 'l',
  кг: 'kg',
  'шт.': 'ct',
  дана: 'ct',
  'м³': 'cbm',
};

export async function* writeGoogle(book: FeedBook, place: GooglePlace): AsyncGenerator<string> {
  const { publicUrl, language, cityCode } = place;
  const words = WORDS[language];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element('title', words.title)}\n${element('link', publicUrl + localePath('/', language))}\n`;
  yield `${element('description', words.description)}\n`;
  for await (const goods of book.read(cityCode))
    yield goods.map((good) => toItem(good, book, place)).join('');
  yield '</channel>\n</rss>\n';
}

function toItem({ product, row, description, params }: FeedGood, book: FeedBook, place: GooglePlace): string {
  const { publicUrl, language, at } = place;
  const [picture, ...more] = pictureUrls(product, publicUrl);
  const view = priceView(product, 'retail');
  const struck = 'struckPrice' in view && view.struckPrice !== null ? view.struckPrice : null;
  const isSale = struck !== null && struck > view.price;
  const status = buttonStatus(product);
  const availability = {
    active: 'in_stock',
    order: 'backorder',
    offline: 'out_of_stock',
    disabled: 'out_of_stock',
  }[status];
  const weight = product.units.find(({ base }) => base)?.weight ?? 0;
  const second = findSecondUnit(product.units);
  const measure = second && MEASURES[second.name];
  const gtin = row.gtin !== null && isEan13(row.gtin) ? row.gtin : null;
  return `${[
    '<item>',
    element('g:id', product.id),
    element('g:title', cut(product.name, MOST.title)),
    element('g:description', cut(description === '' ? product.name : description, MOST.description)),
    element('g:link', publicUrl + localePath(`/p/${product.code}`, language)),
    element('g:image_link', picture),
    ...more.map((url) => element('g:additional_image_link', url)),
    element('g:availability', availability),
    element('g:availability_date', status === 'order' ? dayAfter(at, ORDER_DAYS) : null),
    element('g:price', `${isSale ? struck : view.price} KZT`),
    element('g:sale_price', isSale ? `${view.price} KZT` : null),
    element('g:brand', product.brand.name),
    element('g:gtin', gtin),
    element('g:mpn', product.productCode),
    element('g:condition', 'new'),
    element('g:product_type', cut(book.wayTo(row.sectionId).join(' > '), MOST.type)),
    element(
      'g:shipping_weight',
      weight > 0 ? `${Math.max(0.001, Math.round(weight * 1000) / 1000)} kg` : null,
    ),
    ...(second && measure
      ? [
          element('g:unit_pricing_measure', `${Math.round(second.ratio * 1000) / 1000} ${measure}`),
          element('g:unit_pricing_base_measure', `1 ${measure}`),
        ]
      : []),
    ...params.slice(0, MOST.details).map(({ name, unit, value }) => {
      const parts = [
        element('g:section_name', WORDS[language].properties),
        element('g:attribute_name', cut(unit === null ? name : `${name}, ${unit}`, MOST.detail)),
        element('g:attribute_value', cut(value, MOST.detail)),
      ];
      return `<g:product_detail>${parts.join('')}</g:product_detail>`;
    }),
    '</item>',
  ]
    .filter((line) => line !== '')
    .join('\n')}\n`;
}

const dayAfter = (at: Date, days: number): string =>
  new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
