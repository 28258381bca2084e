/** `Предложение`: who it is, its prices, its stock in four dialects. What a file does not mention is not told. */
import { parseExternalId } from '#domain/exchange/external-id.ts';
import { type Parsed, parseNumber } from '#domain/exchange/parse-number.ts';
import { isTenge } from '#domain/exchange/price-roles.ts';
import { isDeleted, toBarcodes, toCharacteristics, toUnit } from './goods-record.ts';
import { findChild, lineOf, listChildren, textOf, type XmlNode } from './read-xml.ts';
import type { Problem, ToldOffer, ToldPrice, ToldRest } from './records.ts';

export interface ReadOffer {
  offer: ToldOffer;
  prices: ToldPrice[];
  rests: ToldRest[];
  problems: Problem[];
}

export function toOffer(node: XmlNode): ReadOffer | null {
  const id = parseExternalId(textOf(node, 'Ид'));
  if (id === null) return null;
  const problems: Problem[] = [];
  return {
    offer: {
      id,
      isDeleted: isDeleted(node),
      name: lineOf(node, 'Наименование'),
      article: textOf(node, 'Артикул'),
      barcodes: toBarcodes(node),
      unit: toUnit(node),
      characteristics: toCharacteristics(node),
    },
    prices: toPrices(node, id, problems),
    rests: toRests(node, id, problems),
    problems,
  };
}

const numberOf = (parsed: Parsed<number>): number | null =>
  typeof parsed === 'object' ? parsed.value : null;

function toPrices(node: XmlNode, externalId: string, problems: Problem[]): ToldPrice[] {
  return listChildren(findChild(node, 'Цены'), 'Цена').flatMap((each) => {
    const priceType = parseExternalId(textOf(each, 'ИдТипаЦены'));
    const written = textOf(each, 'ЦенаЗаЕдиницу');
    const amount = parseNumber(written);
    const currency = textOf(each, 'Валюта');
    const refuse = (code: Problem['code'], facts: Problem['facts']) => {
      problems.push({ code, externalId, facts });
      return [];
    };
    if (priceType === null || amount === 'unreadable' || !isPrice(numberOf(amount)))
      return refuse('price.unreadable', { price: written ?? '' });
    if (!isTenge(currency)) return refuse('price.other_currency', { currency: currency ?? '' });
    return [
      {
        externalId,
        priceType,
        amount: numberOf(amount),
        currency,
        ratio: numberOf(parseNumber(textOf(each, 'Коэффициент'))),
        minCount: numberOf(parseNumber(textOf(each, 'МинКоличество') ?? textOf(each, 'КоличествоОт'))),
      },
    ];
  });
}

/** Below zero, or more than a price can be: a slip of somebody's hand. */
const isPrice = (amount: number | null): boolean =>
  amount === null || (amount >= 0 && amount <= 2_000_000_000);
const MOST_COUNT = 1_000_000_000;

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
    const isTooMuch = typeof count === 'object' && Math.abs(count.value) > MOST_COUNT;
    if (count === 'unreadable' || isTooMuch)
      problems.push({ code: 'stock.unreadable', externalId, facts: { count: written ?? '' } });
    // The same store in two rows: of two batches or two characteristics; they are added up.
    if (typeof count === 'object' && !isTooMuch) rests.set(store, (rests.get(store) ?? 0) + count.value);
  }
  return [...rests].map(([store, count]) => ({ externalId, store, count }));
}

/** `<Склад ИдСклада="…" КоличествоНаСкладе="…"/>`, and `<Склады><Склад>` of the changes of 2.10. */
function listStoreElements(node: XmlNode): WrittenRest[] {
  const stores = [...listChildren(node, 'Склад'), ...listChildren(findChild(node, 'Склады'), 'Склад')];
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
