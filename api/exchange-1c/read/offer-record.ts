/** `Предложение`: who it is, its prices, its stock in four dialects. What a file does not mention is not told. */
import { cutText } from '#domain/exchange/cut-text.ts';
import { parseExternalId } from '#domain/exchange/external-id.ts';
import { type Parsed, parseNumber } from '#domain/exchange/parse-number.ts';
import { isTenge, priceOfOne } from '#domain/exchange/price-roles.ts';
import { isDeleted, toArticle, toBarcodes, toCharacteristics, toUnit } from './goods-record.ts';
import { findChild, lineOf, listChildren, textOf, type XmlNode } from './read-xml.ts';
import type { Problem, ToldOffer, ToldPrice, ToldRest } from './records.ts';

export interface ReadOffer {
  offer: ToldOffer;
  prices: ToldPrice[];
  rests: ToldRest[];
  problems: Problem[];
}

/** `currencies`: of the price types told so far, for prices that do not say their own. */
export function toOffer(node: XmlNode, currencies: ReadonlyMap<string, string | null>): ReadOffer | null {
  const id = parseExternalId(textOf(node, 'Ид'));
  if (id === null) return null;
  const problems: Problem[] = [];
  return {
    offer: {
      id,
      isDeleted: isDeleted(node),
      name: lineOf(node, 'Наименование'),
      article: toArticle(node),
      barcodes: toBarcodes(node),
      unit: toUnit(node),
      characteristics: toCharacteristics(node),
    },
    prices: toPrices(node, { externalId: id, currencies, problems }),
    rests: toRests(node, id, problems),
    problems,
  };
}

const numberOf = (parsed: Parsed<number>): number | null =>
  typeof parsed === 'object' ? parsed.value : null;

interface PriceList {
  externalId: string;
  currencies: ReadonlyMap<string, string | null>;
  problems: Problem[];
}

/** A price that does not say its type is of the only one there is, else of one without a name. */
const typeOf = (price: XmlNode, types: ReadonlyMap<string, unknown>): string =>
  parseExternalId(textOf(price, 'ИдТипаЦены')) ?? (types.size === 1 ? ([...types.keys()][0] ?? '') : '');

function toPrices(node: XmlNode, { externalId, currencies, problems }: PriceList): ToldPrice[] {
  return listChildren(findChild(node, 'Цены'), 'Цена').flatMap((each) => {
    const priceType = typeOf(each, currencies);
    const written = textOf(each, 'ЦенаЗаЕдиницу');
    const amount = parseNumber(written);
    const currency = textOf(each, 'Валюта') ?? currencies.get(priceType) ?? null;
    const refuse = (code: Problem['code'], facts: Problem['facts']) => {
      problems.push({ code, externalId, facts });
      return [];
    };
    const ratio = numberOf(parseNumber(textOf(each, 'Коэффициент')));
    const minCount = numberOf(parseNumber(textOf(each, 'МинКоличество') ?? textOf(each, 'КоличествоОт')));
    const ofOne = priceOfOne(numberOf(amount) ?? 0, ratio);
    const isRead =
      amount !== 'unreadable' && isPrice(numberOf(amount)) && isPrice(ofOne) && isCount(minCount);
    if (!isRead) return refuse('price.unreadable', { price: cutText(written ?? '', 100) });
    if (!isTenge(currency)) return refuse('price.other_currency', { currency: cutText(currency ?? '', 100) });
    return [
      {
        externalId,
        priceType,
        amount: numberOf(amount),
        currency,
        // Of nothing, or of less than nothing, there is no price: it is that of one.
        ratio: ratio !== null && ratio > 0 ? ratio : null,
        minCount,
      },
    ];
  });
}

/** Below zero, or more than a price can be: a slip of somebody's hand. */
const isPrice = (amount: number | null): boolean =>
  amount === null || (amount >= 0 && amount <= 2_000_000_000);
const MOST_COUNT = 1_000_000_000;
const isCount = (count: number | null): boolean => count === null || Math.abs(count) <= MOST_COUNT;

interface WrittenRest {
  store: string | null;
  written: string | null;
}

/** Numbers by store win over the one number: files that have both mean its sum. */
function toRests(node: XmlNode, externalId: string, problems: Problem[]): ToldRest[] {
  const byStore = [...listStoreElements(node), ...listRestElements(node)];
  const told = byStore.length > 0 ? byStore : [{ store: null, written: textOf(node, 'Количество') }];
  const rests = new Map<string | null, number>();
  for (const { store, written } of told) {
    const count = parseNumber(written);
    const isRead = count !== 'unreadable' && isCount(numberOf(count));
    if (!isRead)
      problems.push({ code: 'stock.unreadable', externalId, facts: { count: cutText(written ?? '', 100) } });
    // The same store in two rows: of two batches or two characteristics; they are added up.
    if (typeof count === 'object' && isRead) rests.set(store, (rests.get(store) ?? 0) + count.value);
  }
  return [...rests].map(([store, count]) => ({ externalId, store, count }));
}

/** `<Склад ИдСклада="…" КоличествоНаСкладе="…"/>`; in changes `<Склады><Склад>`, or each store a `Склады` of its own. */
function listStoreElements(node: XmlNode): WrittenRest[] {
  const stores = [
    ...listChildren(node, 'Склад'),
    ...listChildren(node, 'Склады').flatMap((each) => [each, ...listChildren(each, 'Склад')]),
  ];
  return stores.flatMap((each) => {
    const store = parseExternalId(each.attributes.ИдСклада ?? textOf(each, 'ИдСклада') ?? textOf(each, 'Ид'));
    const written =
      each.attributes.КоличествоНаСкладе ?? textOf(each, 'КоличествоНаСкладе') ?? textOf(each, 'Количество');
    return store === null ? [] : [{ store, written }];
  });
}

/** `<Остатки><Остаток>`: with a store, with a quantity alone, or a bare number. */
function listRestElements(node: XmlNode): WrittenRest[] {
  return listChildren(findChild(node, 'Остатки'), 'Остаток').flatMap((each): WrittenRest[] => {
    const stores = listChildren(each, 'Склад');
    if (stores.length > 0)
      return stores.flatMap((named) => {
        const store = parseExternalId(textOf(named, 'Ид') ?? named.attributes.ИдСклада);
        return store === null
          ? []
          : [{ store, written: textOf(named, 'Количество') ?? textOf(each, 'Количество') }];
      });
    return [{ store: null, written: textOf(each, 'Количество') ?? each.text }];
  });
}
