/** The feed of Kaspi: every store as a point, every city with stores its price. */
import { priceView } from '#domain/price.ts';
import type { FeedBook, FeedGood } from './feed-goods.ts';
import type { FeedCity } from './feeds.queries.ts';
import { element, emptyElement, toAttributes } from './xml.ts';
import { almatyMoment } from './yandex.ts';

interface KaspiPlace {
  merchantId: string;
  /** Those the service knows by a number. */
  cities: readonly (FeedCity & { kato: string })[];
  at: Date;
}

const ORDER_DAYS = 14;

export async function* writeKaspi(book: FeedBook, place: KaspiPlace): AsyncGenerator<string> {
  const { merchantId, cities, at } = place;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<kaspi_catalog${toAttributes({
    date: almatyMoment(at),
    xmlns: 'kaspiShopping',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': 'kaspiShopping http://kaspi.kz/kaspishopping.xsd',
  })}>\n`;
  yield `${element('company', 'ТОО «Шебер Демо»')}\n${element('merchantid', merchantId)}\n<offers>\n`;
  // The same steps in every city: the same goods stand side by side.
  const readers = cities.map(({ code }) => book.read(code));
  for (;;) {
    const steps = await Promise.all(readers.map((reader) => reader.next()));
    const [first] = steps;
    if (!first || first.done) break;
    yield first.value
      .map((good) =>
        toOffer(
          good,
          cities.flatMap((city, index) => {
            const same = steps[index]?.done === false ? findSame(steps[index].value, good) : null;
            return same ? [{ cityId: city.kato, price: priceView(same.product, 'retail').price }] : [];
          }),
          book,
        ),
      )
      .join('');
  }
  yield '</offers>\n</kaspi_catalog>\n';
}

const findSame = (goods: readonly FeedGood[], { row }: FeedGood): FeedGood | null =>
  goods.find((each) => each.row.id === row.id) ?? null;

function toOffer(
  { product, row }: FeedGood,
  prices: readonly { cityId: string; price: number }[],
  book: FeedBook,
): string {
  const availabilities = book.stores.map(({ id }) => {
    const count = product.isOffline ? 0 : (row.stocks[String(id)] ?? 0);
    return emptyElement('availability', {
      available: count > 0 || product.onOrder ? 'yes' : 'no',
      storeId: `PP${id}`,
      preOrder: product.onOrder && count === 0 ? ORDER_DAYS : null,
      stockCount: count > 0 ? count : null,
    });
  });
  return `${[
    `<offer${toAttributes({ sku: product.id })}>`,
    element('model', product.name),
    element('brand', product.brand.name),
    `<availabilities>${availabilities.join('')}</availabilities>`,
    `<cityprices>${prices.map(({ cityId, price }) => element('cityprice', price, { cityId })).join('')}</cityprices>`,
    '</offer>',
  ].join('\n')}\n`;
}
