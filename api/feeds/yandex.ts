/** The feed of Yandex (YML): one city, its prices and its stock. */
import { countryName } from '#domain/country.ts';
import { priceView } from '#domain/price.ts';
import { saleRule } from '#domain/units.ts';
import { type FeedBook, type FeedGood, pictureUrls } from './feed-goods.ts';
import { cdata, cut, element, emptyElement, toAttributes } from './xml.ts';

interface YandexPlace {
  publicUrl: string;
  cityCode: string;
  /** when the feed is made */
  at: Date;
}

const MOST_DESCRIPTION = 3000;
const MOST_NAME = 150;
const FIRST_DELIVERY_TENGE = 1500;

export async function* writeYandex(book: FeedBook, place: YandexPlace): AsyncGenerator<string> {
  const { publicUrl, cityCode, at } = place;
  const hasStores = book.stores.some((store) => store.cityCode === cityCode && store.hasPickup);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<yml_catalog${toAttributes({ date: almatyMoment(at) })}>\n<shop>\n`;
  yield [
    element('name', 'Шебер'),
    element('company', 'ТОО «Шебер Демо»'),
    element('url', publicUrl),
    element('platform', 'Sheber'),
    `<currencies>${emptyElement('currency', { id: 'KZT', rate: 1 })}</currencies>`,
  ].join('\n');
  yield '\n<categories>\n';
  for (const { id, parentId, nameRu } of book.sections)
    yield `${element('category', nameRu, { id, parentId })}\n`;
  yield '</categories>\n';
  yield `<delivery-options>${emptyElement('option', { cost: FIRST_DELIVERY_TENGE, days: '1-2', 'order-before': 12 })}</delivery-options>\n`;
  if (hasStores)
    yield `<pickup-options>${emptyElement('option', { cost: 0, days: 0, 'order-before': 18 })}</pickup-options>\n`;
  yield '<offers>\n';
  for await (const goods of book.read(cityCode))
    yield goods.map((good) => toOffer(good, place, hasStores)).join('');
  yield '</offers>\n</shop>\n</yml_catalog>\n';
}

function toOffer(
  { product, row, description, params }: FeedGood,
  place: YandexPlace,
  hasPickup: boolean,
): string {
  const { publicUrl, cityCode } = place;
  const here = product.balance.find(({ city }) => city === cityCode)?.count ?? 0;
  const isSellable = here > 0 && !product.onOrder && !product.isOffline;
  const view = priceView(product, 'retail');
  const struck = 'struckPrice' in view && view.struckPrice !== null ? view.struckPrice : null;
  const rule = saleRule(product.units);
  const weight = product.units.find(({ base }) => base)?.weight ?? 0;
  const sides = [row.lengthMm, row.widthMm, row.heightMm];
  return `${[
    `<offer${toAttributes({ id: product.id, available: isSellable })}>`,
    element('url', `${publicUrl}/p/${product.code}`),
    element('price', view.price),
    element('oldprice', struck !== null && struck > view.price ? struck : null),
    element('currencyId', 'KZT'),
    element('categoryId', row.sectionId),
    ...pictureUrls(product, publicUrl).map((url) => element('picture', url)),
    element('delivery', !product.isOffline),
    element('pickup', hasPickup),
    element('store', here > 0),
    element('name', cut(product.name, MOST_NAME)),
    element('vendor', product.brand.name),
    element('vendorCode', product.productCode),
    cdata('description', description, MOST_DESCRIPTION),
    element('sales_notes', product.onOrder ? 'Под заказ, срок уточнит менеджер' : null),
    element('manufacturer_warranty', (row.warrantyMonths ?? 0) > 0 ? true : null),
    element('country_of_origin', countryName(row.countryCode, 'ru')),
    element('barcode', row.gtin),
    element('weight', weight > 0 ? Math.max(0.001, Math.round(weight * 1000) / 1000) : null),
    element(
      'dimensions',
      sides.every((side) => (side ?? 0) > 0) ? sides.map((side) => (side ?? 0) / 10).join('/') : null,
    ),
    element('count', here > 0 ? here : null),
    element('min-quantity', rule.min > 1 ? rule.min : null),
    element('step-quantity', rule.step > 1 ? rule.step : null),
    ...params.map(({ name, unit, value }) => element('param', value, { name, unit })),
    '</offer>',
  ]
    .filter((line) => line !== '')
    .join('\n')}\n`;
}

/** RFC 3339 by the clock of Kazakhstan. */
export const almatyMoment = (at: Date): string =>
  `${new Date(at.getTime() + 5 * 3_600_000).toISOString().slice(0, 19)}+05:00`;
