/** `Товар` of a catalogue; in some bases goods stand as `Предложение` in `import.xml`, with the same elements. */
import { cutText } from '#domain/exchange/cut-text.ts';
import { parseExternalId } from '#domain/exchange/external-id.ts';
import { parseFlag } from '#domain/exchange/parse-number.ts';
import { toBareName } from '#domain/exchange/told-words.ts';
import { findChild, lineOf, listChildren, textOf, type XmlNode } from './read-xml.ts';
import type { ToldGoods, ToldSaleUnit } from './records.ts';

/** `Статус="Удален"` of 2.05 and later, `ПометкаУдаления` of the others: an element, an attribute or a requisite. */
export function isDeleted(node: XmlNode, requisites: ToldGoods['requisites'] = []): boolean {
  const status = (node.attributes.Статус ?? textOf(node, 'Статус') ?? '').trim().toLowerCase();
  const mark =
    node.attributes.ПометкаУдаления ??
    textOf(node, 'ПометкаУдаления') ??
    requisiteOf(requisites, 'пометкаудаления');
  return /^удал[её]н$/.test(status) || parseFlag(mark);
}

const requisiteOf = (requisites: ToldGoods['requisites'], bareName: string): string | null =>
  requisites.find(({ name }) => toBareName(name) === bareName)?.value ?? null;

export function toGoods(node: XmlNode): ToldGoods | null {
  const id = parseExternalId(textOf(node, 'Ид'));
  if (id === null) return null;
  const requisites = listChildren(findChild(node, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита').flatMap(
    toRequisite,
  );
  const fullName = lineOf(node, 'ПолноеНаименование');
  const properties = listChildren(findChild(node, 'ЗначенияСвойств'), 'ЗначенияСвойства').flatMap(
    toPropertyValues,
  );
  const ofSite = (key: string) => properties.find((each) => each.id === `CML2_${key}`)?.values[0] ?? null;
  return {
    id,
    version: textOf(node, 'НомерВерсии'),
    isDeleted: isDeleted(node, requisites) || /^(false|0|n)$/i.test(ofSite('ACTIVE') ?? ''),
    name: lineOf(node, 'Наименование'),
    article: toArticle(node),
    barcodes: toBarcodes(node),
    groupIds: listChildren(findChild(node, 'Группы'), 'Ид').flatMap(
      (each) => parseExternalId(each.text) ?? [],
    ),
    description:
      textOf(node, 'ОписаниеВФорматеHTML') ??
      requisiteOf(requisites, 'описаниевформатеhtml') ??
      textOf(node, 'Описание') ??
      ofSite('DETAIL_TEXT') ??
      ofSite('PREVIEW_TEXT'),
    manufacturer: toMaker(findChild(node, 'Изготовитель')) ?? toMaker(findChild(node, 'Производитель')),
    brand: textOf(node, 'ТорговаяМарка') ?? textOf(node, 'Бренд'),
    country: textOf(node, 'Страна'),
    unit: toUnit(node),
    otherUnits: toOtherUnits(node),
    vat: toVat(node),
    weight: textOf(node, 'Вес'),
    properties,
    requisites: [
      ...requisites,
      ...(fullName === null ? [] : [{ name: 'Полное наименование', value: fullName }]),
    ],
    characteristics: toCharacteristics(node),
    pictures: toPictures(node),
  };
}

const LONGEST_ARTICLE = 200;
export const toArticle = (node: XmlNode): string | null => toShort(lineOf(node, 'Артикул'), LONGEST_ARTICLE);

/** One that is empty says that there is none any more; an export without pictures does not mention them at all. */
function toPictures(node: XmlNode): string[] {
  const named = listChildren(node, 'Картинка').map(({ text }) => text.trim());
  const told = named.filter((name) => name !== '');
  return told.length > 0 ? told : named.slice(0, 1);
}

/** With elements of its own, or its name alone. */
const toMaker = (node: XmlNode | null): string | null =>
  textOf(node, 'Наименование') ?? textOf(node, 'ОфициальноеНаименование') ?? (node?.text.trim() || null);

const childrenOf = (node: XmlNode, within: string, ...names: string[]): XmlNode[] =>
  names.flatMap((name) => listChildren(findChild(node, within), name));

export const toCharacteristics = (node: XmlNode): ToldGoods['characteristics'] =>
  childrenOf(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара', 'Характеристика').flatMap((each) => {
    const name = textOf(each, 'Наименование');
    const value = textOf(each, 'Значение');
    return name === null || value === null ? [] : [{ name, value }];
  });

/** `Штрихкод` itself, several of them, or `Штрихкоды/Штрихкод`. */
export const toBarcodes = (node: XmlNode): string[] =>
  [
    ...listChildren(node, 'Штрихкод'),
    ...listChildren(node, 'ШтрихКод'),
    ...childrenOf(node, 'Штрихкоды', 'Штрихкод'),
  ].flatMap((each) => {
    const text = (textOf(each, 'Значение') ?? each.text).replace(/[\s-]/g, '');
    return text === '' ? [] : [text];
  });

/** `<БазоваяЕдиница Код="796 ">шт</БазоваяЕдиница>`, in 3.1 `<ЕдиницаИзмерения>` or elements within it. */
export function toUnit(node: XmlNode): ToldSaleUnit | null {
  const unit =
    findChild(node, 'БазоваяЕдиница') ?? findChild(node, 'Единица') ?? findChild(node, 'ЕдиницаИзмерения');
  if (!unit) return null;
  const text = unit.text.trim();
  const isCode = /^\d{1,4}$/.test(text);
  return {
    code: toShort(unit.attributes.Код ?? textOf(unit, 'Код') ?? (isCode ? text : null)),
    name: toShort(
      textOf(unit, 'НаименованиеКраткое') ??
        textOf(unit, 'Наименование') ??
        (isCode || text === '' ? (unit.attributes.НаименованиеПолное ?? null) : text),
    ),
    ratio: null,
  };
}

/** Of units, unless it is said; longer ones are none. */
const toShort = (text: string | null, most = 100): string | null =>
  text === null ? null : cutText(text, most);

function toOtherUnits(node: XmlNode): ToldSaleUnit[] {
  const base = findChild(node, 'БазоваяЕдиница');
  const conversions = [
    ...listChildren(base, 'Пересчет'),
    ...listChildren(findChild(node, 'Единицы'), 'Пересчет'),
  ];
  return conversions.map((each) => ({
    code: toShort(each.attributes.Единица ?? textOf(each, 'Единица') ?? textOf(each, 'Код')),
    name: toShort(textOf(each, 'Наименование') ?? textOf(each, 'НаименованиеПолное')),
    ratio: each.attributes.Коэффициент ?? textOf(each, 'Коэффициент'),
  }));
}

function toVat(node: XmlNode): string | null {
  const rates = listChildren(findChild(node, 'СтавкиНалогов'), 'СтавкаНалога');
  const vat = rates.find((each) => /ндс|ққс/i.test(textOf(each, 'Наименование') ?? 'НДС'));
  return vat ? textOf(vat, 'Ставка') : null;
}

/** `Значение` may stand several times, and be empty: then the property is cleared. */
function toPropertyValues(node: XmlNode): ToldGoods['properties'] {
  const id = parseExternalId(textOf(node, 'Ид'));
  if (id === null) return [];
  const told = [...listChildren(node, 'Значение'), ...listChildren(node, 'ИдЗначения')];
  return [{ id, values: told.map(({ text }) => text.trim()).filter((text) => text !== '') }];
}

function toRequisite(node: XmlNode): ToldGoods['requisites'] {
  const name = textOf(node, 'Наименование');
  const value = textOf(node, 'Значение');
  return name === null || value === null ? [] : [{ name, value }];
}
