/** `Документ` that comes back: an order as 1C has it, or the shipment, payment or return that follows from one. */
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
    numberOf1c: (textOf(node, 'Номер1С') ?? said('Номер по 1С'))?.slice(0, 100) ?? null,
    version: textOf(node, 'НомерВерсии')?.slice(0, 200) ?? null,
    operation: toOperation(textOf(node, 'ХозОперация')),
    basis: textOf(node, 'Основание')?.slice(0, 200) ?? null,
    sum: typeof amount === 'object' ? amount.value : null,
    isDeleted: parseFlag(said('ПометкаУдаления') ?? textOf(node, 'ПометкаУдаления')),
    isPosted: parseFlag(said('Проведен') ?? textOf(node, 'Проведен') ?? 'true'),
    isCancelled: parseFlag(said('Отменен') ?? textOf(node, 'Отменен')),
    status: said('Статус заказа')?.slice(0, 200) ?? null,
    statusId: (said('Статуса заказа ИД') ?? said('Статус заказа ИД'))?.slice(0, 200) ?? null,
    isPaid:
      said('Номер оплаты по 1С') !== null || hasDay(said('Дата оплаты по 1С')) || parseFlag(said('Оплачен')),
    paymentNumber: said('Номер оплаты по 1С') ?? said('Дата оплаты по 1С'),
    isShipped:
      said('Номер отгрузки по 1С') !== null ||
      hasDay(said('Дата отгрузки по 1С')) ||
      parseFlag(said('Отгружен')),
    papers: Object.fromEntries(
      PAPERS.flatMap(([key, ...names]) => {
        const value = names.map(said).find((each) => each !== null);
        return value ? [[key, value.slice(0, 200)]] : [];
      }),
    ),
    lines: toLines(node, id ?? number ?? '', problems),
  };
}

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
      return [{ id, name: name.slice(0, 300), count: count.value }];
    problems.push({
      code: 'order.line_unreadable',
      externalId,
      facts: { line: name.slice(0, 100), count: written ?? '' },
    });
    return [];
  });
}
