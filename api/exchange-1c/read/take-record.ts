/** What each element of CommerceML becomes, and who takes it. */
import { parseExternalId } from '#domain/exchange/external-id.ts';
import { parseFlag } from '#domain/exchange/parse-number.ts';
import { toDocument } from './document-record.ts';
import { isDeleted, toGoods } from './goods-record.ts';
import { toOffer } from './offer-record.ts';
import { findChild, lineOf, textOf, type XmlNode } from './read-xml.ts';
import type {
  Problem,
  ToldDocument,
  ToldGoods,
  ToldGroup,
  ToldOffer,
  ToldPrice,
  ToldPriceType,
  ToldProperty,
  ToldRest,
  ToldStore,
  ToldUnit,
  ToldValue,
} from './records.ts';

export interface PackageTaker {
  group(group: ToldGroup): void;
  property(property: ToldProperty): void;
  value(value: ToldValue): void;
  unit(unit: ToldUnit): void;
  priceType(type: ToldPriceType): void;
  store(store: ToldStore): void;
  goods(goods: ToldGoods): void;
  offer(offer: ToldOffer): void;
  /** One that says nothing of itself: its prices and stock do. */
  bareOffer(): void;
  price(price: ToldPrice): void;
  rest(rest: ToldRest): void;
  document(document: ToldDocument, container: number): void;
  problem(problem: Problem): void;
  /** Called now and then, so that what was taken can be put away: reading waits for it. */
  breathe(): Promise<void>;
}

interface Place {
  /** The record around it, as far as it has been read. */
  outer: XmlNode | null;
  container: number;
  /** Of the price types told so far, null where they have none: prices themselves do not always say it. */
  currencies: Map<string, string | null>;
}

type Take = (taker: PackageTaker, record: XmlNode, place: Place) => void;

const takeValue: Take = (taker, record, { outer }) => {
  // A directory that stands by itself is no value; one that is named after its values is still theirs.
  if (!outer) return;
  const propertyId = parseExternalId(textOf(outer, 'Ид'));
  const id = parseExternalId(textOf(record, 'ИдЗначения') ?? textOf(record, 'Ид'));
  const value = lineOf(record, 'Значение') ?? lineOf(record, 'Наименование');
  if (id !== null && value !== null) taker.value({ propertyId, id, value });
};

const takeGoods: Take = (taker, record) => {
  const goods = toGoods(record);
  if (goods) taker.goods(goods);
  else refuse(taker, record, 'record.without_id');
};

const takeOffer: Take = (taker, record, { currencies }) => {
  const read = toOffer(record, currencies);
  if (!read) {
    refuse(taker, record, 'record.without_id');
    return;
  }
  // Real catalogues carry goods as offers: with groups it is one.
  const goods = record.children.some(({ name }) => name === 'Группы') ? toGoods(record) : null;
  if (goods) taker.goods(goods);
  if (saysSomething(read.offer)) taker.offer(read.offer);
  else taker.bareOffer();
  for (const price of read.prices) taker.price(price);
  for (const rest of read.rests) taker.rest(rest);
  for (const problem of read.problems) taker.problem(problem);
};

/** Packages of prices and of stock name offers without a word about them. */
const saysSomething = ({ name, barcodes, characteristics, isDeleted: isGone }: ToldOffer): boolean =>
  name !== null || barcodes.length > 0 || characteristics.length > 0 || isGone;

const takeDocument: Take = (taker, record, { container }) => {
  const problems: Problem[] = [];
  const document = toDocument(record, problems);
  if (document) taker.document(document, container);
  else refuse(taker, record, 'record.without_id');
  for (const problem of problems) taker.problem(problem);
};

const takeUnit: Take = (taker, record) => {
  const code = textOf(record, 'Код') ?? textOf(record, 'Ид');
  const name = textOf(record, 'НаименованиеКраткое') ?? textOf(record, 'Наименование');
  if (code !== null && name !== null) taker.unit({ code, name });
};

/** Those that are nothing without an id and a name. */
function named(
  take: (taker: PackageTaker, id: string, name: string, record: XmlNode, place: Place) => void,
): Take {
  return (taker, record, place) => {
    const id = parseExternalId(textOf(record, 'Ид'));
    const name = lineOf(record, 'Наименование');
    if (id === null) refuse(taker, record, 'record.without_id');
    else if (name === null) refuse(taker, record, 'record.without_name', id);
    else take(taker, id, name, record, place);
  };
}

/** One that is marked as deleted is nobody's any more: goods have no values of it. */
const takeProperty = named((taker, id, name, record) => {
  if (!isDeleted(record)) taker.property({ id, name, type: textOf(record, 'ТипЗначений') });
});

/** Said of its prices; one that does not say has it within them. */
function isWithoutVat(record: XmlNode): boolean {
  const told = textOf(findChild(record, 'Налог'), 'УчтеноВСумме');
  return told !== null && !parseFlag(told);
}

const TAKES: Readonly<Record<string, Take>> = {
  Группа: named((taker, id, name, record, { outer }) =>
    taker.group({ id, parentId: parseExternalId(textOf(outer, 'Ид')), name, isDeleted: isDeleted(record) }),
  ),
  Свойство: takeProperty,
  СвойствоНоменклатуры: takeProperty,
  Справочник: takeValue,
  ВариантЗначения: takeValue,
  Вариант: takeValue,
  // Of the directories that come by themselves (type=reference).
  ЭлементСправочника: takeValue,
  ЕдиницаИзмерения: takeUnit,
  ТипЦены: named((taker, id, name, record, { currencies }) => {
    const currency = textOf(record, 'Валюта');
    currencies.set(id, currency);
    taker.priceType({ id, name, currency, isWithoutVat: isWithoutVat(record) });
  }),
  Склад: named((taker, id, name) => taker.store({ id, name })),
  Товар: takeGoods,
  Предложение: takeOffer,
  Документ: takeDocument,
};

export function takeRecord(taker: PackageTaker, record: XmlNode, place: Place): void {
  TAKES[record.name]?.(taker, record, place);
}

function refuse(
  taker: PackageTaker,
  record: XmlNode,
  code: Problem['code'],
  externalId: string | null = null,
): void {
  taker.problem({ code, externalId, facts: { element: record.name } });
}
