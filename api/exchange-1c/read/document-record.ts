/** `Документ` that comes back: an order as 1C has it, or the shipment, payment or return that follows from one. */
import { cutText } from '#domain/exchange/cut-text.ts';
import { parseExternalId } from '#domain/exchange/external-id.ts';
import { parseFlag, parseMoment, parseNumber } from '#domain/exchange/parse-number.ts';
import { toBareName } from '#domain/exchange/told-words.ts';
import { findChild, listChildren, textOf, type XmlNode } from './read-xml.ts';
import type { Problem, ToldDocument } from './records.ts';

export function toDocument(node: XmlNode, problems: Problem[]): ToldDocument | null {
  const id = parseExternalId(textOf(node, 'Ид'));
  const number = textOf(node, 'Номер');
  if (id === null && number === null) return null;
  const said = readRequisites(node);
  const amount = parseNumber(textOf(node, 'Сумма'));
  return {
    id: id ?? number ?? '',
    number: number?.slice(0, 100) ?? null,
    numberOf1c: toShort(textOf(node, 'Номер1С') ?? said('Номер по 1С'), 100),
    version: toShort(textOf(node, 'НомерВерсии'), 200),
    operation: toOperation(textOf(node, 'ХозОперация')),
    basis: toShort(textOf(node, 'Основание'), 200),
    sum: typeof amount === 'object' ? amount.value : null,
    isDeleted: parseFlag(said('ПометкаУдаления') ?? textOf(node, 'ПометкаУдаления')),
    isPosted: parseFlag(said('Проведен') ?? textOf(node, 'Проведен') ?? 'true'),
    isCancelled: parseFlag(said('Отменен') ?? textOf(node, 'Отменен')),
    status: toShort(said('Статус заказа') ?? toLastState(node), 200),
    statusId: toShort(said('Статуса заказа ИД') ?? said('Статус заказа ИД'), 200),
    isPaid:
      said('Номер оплаты по 1С') !== null || hasDay(said('Дата оплаты по 1С')) || parseFlag(said('Оплачен')),
    paymentNumber: toShort(said('Номер оплаты по 1С') ?? said('Дата оплаты по 1С'), 200),
    isShipped:
      said('Номер отгрузки по 1С') !== null ||
      hasDay(said('Дата отгрузки по 1С')) ||
      parseFlag(said('Отгружен')),
    papers: Object.fromEntries(
      PAPERS.flatMap(([key, ...names]) => {
        const value = names.map(said).find((each) => each !== null);
        return value ? [[key, cutText(value, 200)]] : [];
      }),
    ),
    lines: toLines(node, id ?? number ?? '', problems),
  };
}

/** Of bases that tell the whole story of an order: what it came to is told last. */
const toLastState = (node: XmlNode): string | null =>
  textOf(listChildren(findChild(node, 'История'), 'Состояние').at(-1) ?? null, 'СостояниеЗаказа');

const toShort = (text: string | null, most: number): string | null =>
  text === null ? null : cutText(text, most);

const PAPERS = [
  ['esf', 'Номер ЭСФ', 'ЭСФ'],
  ['snt', 'Номер СНТ', 'СНТ'],
  ['track', 'Трек-номер', 'Номер отслеживания', 'Идентификатор отправления'],
] as const;

/** An empty date is written as a bare `T`, in Latin or in Cyrillic. */
const hasDay = (text: string | null): boolean => parseMoment(text?.replace(/[TТ]$/, '')) !== null;

function readRequisites(node: XmlNode): (name: string) => string | null {
  const rows = listChildren(findChild(node, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита');
  const found = new Map<string, string>();
  for (const row of rows) {
    const name = toBareName(textOf(row, 'Наименование') ?? '');
    const value = textOf(row, 'Значение');
    if (name !== '' && value !== null && !/^[TТ]$/.test(value)) found.set(name, value);
  }
  return (name) => found.get(toBareName(name)) ?? null;
}

/** By the words of the schema; a document that does not say is the order itself. */
function toOperation(word: string | null): ToldDocument['operation'] {
  const bare = (word ?? 'Заказ товара').toLowerCase();
  if (/^(заказ|сч[её]т на оплату)/.test(bare)) return 'order';
  if (/^(отпуск|реализация|отгрузка|передача товар)/.test(bare)) return 'shipment';
  if (/^(выплата|оплата|эквайринг)/.test(bare)) return 'payment';
  return /^возврат/.test(bare) ? 'return' : 'other';
}

/** Null: there is no `Товары`, so nothing is said of them. Without an Ид nobody can tell which one is meant. */
function toLines(node: XmlNode, externalId: string, problems: Problem[]): ToldDocument['lines'] {
  const goods = findChild(node, 'Товары');
  if (!goods) return null;
  return listChildren(goods, 'Товар').flatMap((each) => {
    const id = parseExternalId(textOf(each, 'Ид'));
    const name = textOf(each, 'Наименование') ?? id ?? '';
    const written = textOf(each, 'Количество');
    const count = parseNumber(written);
    if (id !== null && typeof count === 'object')
      return [{ id, name: cutText(name, 300), count: count.value }];
    problems.push({
      code: 'order.line_unreadable',
      externalId,
      facts: { line: cutText(name, 100), count: cutText(written ?? '', 100) },
    });
    return [];
  });
}
