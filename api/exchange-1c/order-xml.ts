/** An order as a document of CommerceML. Every line bears an Ид, the delivery too: one without stops 1C. */
import { toDayAndTime } from '#domain/exchange/moments.ts';
import { findUnitCode } from '#domain/exchange/unit-codes.ts';
import type { StoredLine, StoredOrder } from '../orders/orders.ts';

type Xml = string;

export const escaped = (text: string): string =>
  text
    // What XML 1.0 does not know at all: control signs that a form may carry.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, value: string | number | null | undefined): Xml =>
  value === null || value === undefined || value === '' ? '' : `<${name}>${escaped(String(value))}</${name}>`;
const within = (name: string, ...parts: Xml[]): Xml => {
  const inner = parts.join('');
  return inner === '' ? '' : `<${name}>${inner}</${name}>`;
};
const requisite = (name: string, value: string | number | null | undefined): Xml =>
  value === null || value === undefined || value === ''
    ? ''
    : within('ЗначениеРеквизита', element('Наименование', name), element('Значение', value));

const STATUS_WORDS: Readonly<Record<StoredOrder['status'], string>> = {
  new: 'Новый',
  confirmed: 'Принят',
  assembling: 'Комплектуется',
  ready: 'Готов к выдаче',
  shipped: 'Отгружен',
  delivering: 'Доставляется',
  completed: 'Выполнен',
  return_requested: 'Заявлен возврат',
  partially_returned: 'Частично возвращён',
  returned: 'Возвращён',
  cancelled: 'Отменён',
};

const PAYMENT_WORDS: Readonly<Record<StoredOrder['paymentMethod'], string>> = {
  kaspi_pay: 'Kaspi Pay',
  card_online: 'Картой на сайте',
  card_on_receipt: 'Картой при получении',
  cash_on_receipt: 'Наличными при получении',
  invoice: 'По счёту',
  deferred: 'С отсрочкой по договору',
};

const METHOD_WORDS: Readonly<Record<StoredOrder['method'], string>> = {
  pickup: 'Самовывоз',
  delivery: 'Доставка',
  express: 'Срочная доставка',
  transport: 'Транспортная компания',
};

/** What an order's document needs besides the order itself. */
export interface OrderPlace {
  siteUrl: string;
  /** The warehouse of a pickup as 1C calls it. */
  storeExternalId: string | null;
  /** Codes of units as 1C wrote them, by name. */
  unitCodes: ReadonlyMap<string, string>;
  receiptNumber: string | null;
}

export function toOrderXml(order: StoredOrder, place: OrderPlace): Xml {
  const { day, time } = toDayAndTime(order.createdAt);
  return within(
    'Документ',
    element('Ид', order.number),
    element('Номер', order.number),
    element('Дата', day),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', 'KZT'),
    element('Курс', 1),
    element('Сумма', order.totalSum),
    within('Контрагенты', toBuyer(order), toRecipient(order)),
    element('Время', time),
    element('Комментарий', order.comment),
    within('Скидки', toPoints(order)),
    within('Товары', ...order.lines.map((line) => toLine(line, place)), ...listWorks(order).map(toWork)),
    within('ЗначенияРеквизитов', ...toRequisites(order, place)),
  );
}

/** An id of their own for each: with one for all, everybody is one buyer in 1C. */
function toBuyer({ organization, userId, recipient, address }: StoredOrder): Xml {
  const contacts = toContacts(recipient.phone);
  if (organization)
    return within(
      'Контрагент',
      element('Ид', `org-${organization.bin}`),
      element('Наименование', organization.name),
      element('Роль', 'Покупатель'),
      element('ОфициальноеНаименование', `${organization.form} ${organization.name}`.trim()),
      within('ЮридическийАдрес', element('Представление', organization.legalAddress)),
      element('ИНН', organization.bin),
      within(
        'РасчетныеСчета',
        within(
          'РасчетныйСчет',
          element('НомерСчета', organization.iik),
          within('Банк', element('Наименование', organization.bankName), element('БИК', organization.bik)),
        ),
      ),
      contacts,
      within('ЗначенияРеквизитов', requisite('БИН', organization.bin), requisite('КБе', organization.kbe)),
    );
  const name = `${recipient.lastName ?? ''} ${recipient.firstName}`.trim();
  return within(
    'Контрагент',
    element('Ид', `user-${userId}`),
    element('Наименование', name),
    element('Роль', 'Покупатель'),
    element('ПолноеНаименование', name),
    element('Имя', recipient.firstName),
    element('Фамилия', recipient.lastName),
    within('АдресРегистрации', element('Представление', sayAddress(address))),
    contacts,
  );
}

function toRecipient({ recipient, userId, organization }: StoredOrder): Xml {
  if (recipient.isSelf && !organization) return '';
  return within(
    'Контрагент',
    element('Ид', `user-${userId}-recipient`),
    element('Наименование', `${recipient.lastName ?? ''} ${recipient.firstName}`.trim()),
    element('Роль', 'Получатель'),
    element('Имя', recipient.firstName),
    element('Фамилия', recipient.lastName),
    toContacts(recipient.phone),
  );
}

const toContacts = (phone: string): Xml =>
  within('Контакты', within('Контакт', element('Тип', 'Телефон рабочий'), element('Значение', phone)));

/** Points are what the shop gives less for, never a way to pay. */
const toPoints = ({ pointsSpent }: StoredOrder): Xml =>
  pointsSpent === 0 ? '' : toDiscount('Списание бонусов', pointsSpent);

const toDiscount = (name: string, sum: number): Xml =>
  within('Скидка', element('Наименование', name), element('Сумма', sum), element('УчтеноВСумме', 'true'));

function toLine(line: StoredLine, { unitCodes }: OrderPlace): Xml {
  const code = unitCodes.get(line.unitRu.toLowerCase()) ?? findUnitCode(line.unitRu);
  const unit = `<БазоваяЕдиница${code === null ? '' : ` Код="${escaped(code)}"`}>${escaped(line.unitRu)}</БазоваяЕдиница>`;
  return within(
    'Товар',
    element('Ид', line.externalId),
    element('Артикул', line.article),
    element('Наименование', line.nameRu),
    unit,
    element('ЦенаЗаЕдиницу', line.price),
    element('Количество', line.count),
    element('Сумма', line.sum),
    within('Скидки', ...line.discounts.map(({ title, amount }) => toDiscount(title.ru, amount))),
    toTax(line.vatPercent, line.vatSum),
    toKind('Товар'),
  );
}

const toKind = (kind: 'Товар' | 'Услуга'): Xml =>
  within('ЗначенияРеквизитов', requisite('ВидНоменклатуры', kind), requisite('ТипНоменклатуры', kind));

const toTax = (percent: number, sum: number): Xml =>
  within(
    'СтавкиНалогов',
    within('СтавкаНалога', element('Наименование', 'НДС'), element('Ставка', percent)),
  ) +
  within(
    'Налоги',
    within('Налог', element('Наименование', 'НДС'), element('УчтеноВСумме', 'true'), element('Сумма', sum)),
  );

interface Work {
  id: string;
  name: string;
  count: number;
  price: number;
  sum: number;
}

function listWorks({ deliverySum, slotSum, liftSum, services }: StoredOrder): Work[] {
  const single = (id: string, name: string, sum: number): Work => ({ id, name, count: 1, price: sum, sum });
  const works = [
    single('ORDER_DELIVERY', 'Доставка', deliverySum + slotSum),
    single('ORDER_LIFT', 'Подъём', liftSum),
    ...services.map(({ code, nameRu, count, price, sum }) => ({
      id: `SERVICE_${code}`,
      name: nameRu,
      count,
      price,
      sum,
    })),
  ];
  return works.filter(({ sum }) => sum > 0);
}

const toWork = ({ id, name, count, price, sum }: Work): Xml =>
  within(
    'Товар',
    element('Ид', id),
    element('Наименование', name),
    '<БазоваяЕдиница Код="796">шт</БазоваяЕдиница>',
    element('ЦенаЗаЕдиницу', price),
    element('Количество', count),
    element('Сумма', sum),
    toKind('Услуга'),
  );

/** Every line as 1C was told it: what comes back is laid beside it. */
export const toLineIds = (order: StoredOrder): { id: string; name: string; count: number }[] => [
  ...order.lines.map(({ externalId, nameRu, count }) => ({ id: externalId, name: nameRu, count })),
  ...listWorks(order).map(({ id, name, count }) => ({ id, name, count })),
];

function toRequisites(order: StoredOrder, { siteUrl, storeExternalId, receiptNumber }: OrderPlace): Xml[] {
  const { day, time } = toDayAndTime(order.updatedAt);
  const isPaid = order.paymentStatus === 'paid';
  return [
    requisite('Статус заказа', STATUS_WORDS[order.status]),
    requisite('Статуса заказа ИД', order.status),
    requisite('Дата изменения статуса', `${day} ${time}`),
    requisite('Заказ оплачен', String(isPaid)),
    requisite('Метод оплаты', PAYMENT_WORDS[order.paymentMethod]),
    requisite('Метод оплаты ИД', order.paymentMethod),
    requisite('Способ доставки', METHOD_WORDS[order.method]),
    requisite('Способ доставки ИД', order.method),
    requisite('Доставка разрешена', String(isPaid || order.paymentStatus === 'none')),
    requisite('Отменен', String(order.status === 'cancelled')),
    requisite('Финальный статус', String(['completed', 'cancelled', 'returned'].includes(order.status))),
    requisite('Желаемая дата', order.slot?.date ?? order.promisedOn),
    requisite('Интервал', order.slot && `${order.slot.from}–${order.slot.to}`),
    requisite('Адрес доставки', sayAddress(order.address)),
    requisite('Склад отгрузки', storeExternalId),
    requisite('Номер чека', receiptNumber),
    requisite('Комментарии покупателя', order.comment),
    requisite('Сайт', siteUrl),
  ];
}

function sayAddress(address: StoredOrder['address']): string | null {
  if (!address) return null;
  return Object.values(address)
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .join(', ');
}

const toList = (name: string, words: Readonly<Record<string, string>>): Xml =>
  within(
    name,
    ...Object.entries(words).map(([id, word]) =>
      within('Элемент', element('Ид', id), element('Название', word)),
    ),
  );

/** Our states, ways to pay and to deliver, for the form in which 1C maps its own. */
export const toListsXml = (): Xml =>
  within(
    'Справочник',
    // The first is written with a Latin C by the reference site, and modules look for it so.
    toList('C\u0442атусы', STATUS_WORDS),
    toList('Статусы', STATUS_WORDS),
    toList('ПлатежныеСистемы', PAYMENT_WORDS),
    toList('СлужбыДоставки', METHOD_WORDS),
  );
