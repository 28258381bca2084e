/**
 * Every setting that staff can change: its factory value, its words, where it stands and by which right it is changed. The
 * shape of the values is the contract's. A setting without a row has its factory value.
 */
import type { Right } from '#contract/office/rights.ts';
import type { SettingKey, SettingValues } from '#contract/office/settings.ts';
import type { SettingGroup } from '#contract/office/shop-rules.ts';
import { USUAL_FIELD_NAMES } from '../exchange/field-names.ts';
import { USUAL_THRESHOLDS } from '../exchange/judge-package.ts';
import { USUAL_READING } from '../exchange/reading.ts';
import { USUAL_EXPRESS_RATES } from '../orders/express.ts';
import { USUAL_LIFT_RATES } from '../orders/lifting.ts';
import { USUAL_SLOT_TERMS } from '../orders/slots.ts';
import { USUAL_SELLER, type Words } from '../seller.ts';

export const SETTING_GROUPS: Readonly<Record<SettingGroup, Words>> = {
  shop: { ru: 'Магазин', kz: 'Дүкен' },
  seller: { ru: 'Продавец', kz: 'Сатушы' },
  delivery: { ru: 'Доставка и подъём', kz: 'Жеткізу және көтеру' },
  payments: { ru: 'Способы оплаты', kz: 'Төлем тәсілдері' },
  unpaid: { ru: 'Неоплаченные заказы', kz: 'Төленбеген тапсырыстар' },
  approvals: { ru: 'Когда нужно второе лицо', kz: 'Екінші адам қажет болғанда' },
  letters: { ru: 'Письма покупателям', kz: 'Сатып алушыларға хаттар' },
  exchange: { ru: 'Обмен с 1С', kz: '1С-пен алмасу' },
};

export const SETTING_GROUP_CODES = Object.keys(SETTING_GROUPS) as SettingGroup[];

interface SettingEntry<Value> {
  usual: Value;
  label: Words;
  right: Right;
}

type Catalogue = { [Key in SettingKey]: SettingEntry<SettingValues[Key]> };

const entry = <Value>(
  usual: Value,
  ru: string,
  kz: string,
  right: Right = 'settings',
): SettingEntry<Value> => ({
  usual,
  label: { ru, kz },
  right,
});

// biome-ignore format: a table is read by its columns
export const SETTINGS: Catalogue = {
  'shop.is_open': entry(true, 'Открыт для покупателей', 'Сатып алушыларға ашық'),

  'seller.name': entry(USUAL_SELLER.name, 'Название', 'Атауы'),
  'seller.bin': entry(USUAL_SELLER.bin, 'БИН', 'БСН'),
  'seller.address': entry(USUAL_SELLER.address, 'Юридический адрес', 'Заңды мекенжайы'),
  'seller.phone': entry(USUAL_SELLER.phone, 'Телефон магазина', 'Дүкен телефоны'),
  'seller.is_vat_payer': entry(USUAL_SELLER.isVatPayer, 'Плательщик НДС', 'ҚҚС төлеуші'),
  'seller.vat_certificate': entry(USUAL_SELLER.vatCertificate, 'Свидетельство по НДС', 'ҚҚС куәлігі'),
  'seller.iik': entry(USUAL_SELLER.iik, 'ИИК', 'ЖСК'),
  'seller.bik': entry(USUAL_SELLER.bik, 'БИК банка', 'Банктің БСК-і'),
  'seller.bank': entry(USUAL_SELLER.bank, 'Банк', 'Банк'),
  'seller.kbe': entry(USUAL_SELLER.kbe, 'КБе', 'Кбе'),
  'seller.knp': entry(USUAL_SELLER.knp, 'КНП', 'ТТК'),

  'delivery.lifting': entry({ ...USUAL_LIFT_RATES }, 'Разгрузка и подъём', 'Түсіру және көтеру', 'delivery'),
  'delivery.express': entry({ ...USUAL_EXPRESS_RATES }, 'Экспресс-доставка', 'Экспресс жеткізу', 'delivery'),
  'delivery.slots': entry({ ...USUAL_SLOT_TERMS }, 'Сроки приёма заказов', 'Тапсырыс қабылдау мерзімдері', 'delivery'),

  'payments.kaspi_pay': entry(true, 'Kaspi Pay', 'Kaspi Pay'),
  'payments.card_online': entry(true, 'Картой на сайте', 'Сайтта картамен'),
  'payments.card_on_receipt': entry(true, 'Картой при получении', 'Алған кезде картамен'),
  'payments.cash_on_receipt': entry(true, 'Наличными при получении', 'Алған кезде қолма-қол'),
  'payments.invoice': entry(true, 'По счёту для организаций', 'Ұйымдарға шот бойынша'),
  'payments.deferred': entry(true, 'С отсрочкой по договору', 'Шарт бойынша кейінге қалдырып'),
  'payments.cash_up_to': entry(300_000, 'Наличными не больше, ₸', 'Қолма-қол ең көбі, ₸'),

  'unpaid.orders': entry(0, 'Неоплаченных заказов у одного покупателя (0 — сколько угодно)', 'Бір сатып алушыдағы төленбеген тапсырыстар (0 — шексіз)'),
  'unpaid.sum': entry(0, 'На сумму не больше, ₸ (0 — на любую)', 'Сомасы ең көбі, ₸ (0 — шексіз)'),
  'unpaid.stock_percent': entry(100, 'Доля остатка одного товара, %', 'Бір тауар қалдығының үлесі, %'),
  'unpaid.waiting': entry(3, 'Сверх этого ждут слова магазина, заказов (0 — отказать)', 'Одан артығы дүкен сөзін күтеді, тапсырыс (0 — бас тарту)'),
  'unpaid.wait_hours': entry(48, 'Сколько ждут, часов', 'Қанша күтеді, сағат'),

  'approvals.price_count': entry(500, 'Цен за раз больше', 'Бір ретте баға саны артық болса'),
  'approvals.price_percent': entry(30, 'Одна цена меняется больше чем на, %', 'Бір баға өзгерісі артық болса, %'),
  'approvals.revenue_percent': entry(5, 'Выручка меняется больше чем на, %', 'Түсім өзгерісі артық болса, %'),
  'approvals.refund_sum': entry(100_000, 'Возврат денег больше, ₸', 'Ақша қайтару артық болса, ₸'),
  'approvals.refund_day_sum': entry(300_000, 'Возвраты сотрудника за день больше, ₸', 'Қызметкердің бір күндік қайтаруы артық болса, ₸'),
  'approvals.points': entry(5000, 'Баллов клуба больше', 'Клуб ұпайы артық болса'),
  'approvals.promotion_percent': entry(50, 'Скидка акции больше, %', 'Акция жеңілдігі артық болса, %'),
  'approvals.hours': entry(48, 'Ждать решения, часов', 'Шешімді күту, сағат'),
  'approvals.alone_after_hours': entry(null, 'Одному через, часов (пусто — никогда)', 'Жалғыз, сағаттан кейін (бос — ешқашан)'),

  'letters.cart': entry(false, 'Забытая корзина', 'Ұмытылған себет', 'mail'),
  'letters.favourite': entry(false, 'Подешевело избранное', 'Таңдаулылар арзандады', 'mail'),
  'letters.reorder': entry(false, 'Время заказать снова', 'Қайта тапсырыс уақыты', 'mail'),
  'letters.per_week': entry(2, 'Писем одному покупателю в неделю не больше', 'Бір сатып алушыға аптасына ең көп хат', 'mail'),

  'exchange.switched_off_count': entry(USUAL_THRESHOLDS.switchedOffCount, 'Снимает с продажи товаров больше', 'Сатылымнан алынатын тауар саны артық болса', 'outside'),
  'exchange.switched_off_percent': entry(USUAL_THRESHOLDS.switchedOffPercent, 'и больше доли товаров в продаже, %', 'әрі сатылымдағы тауар үлесінен артық болса, %', 'outside'),
  'exchange.sections_percent': entry(USUAL_THRESHOLDS.sectionsPercent, 'Опустошает разделов больше, %', 'Босайтын бөлімдер үлесі артық болса, %', 'outside'),
  'exchange.moved_percent': entry(USUAL_THRESHOLDS.movedPercent, 'Переносит товаров больше, %', 'Көшірілетін тауар үлесі артық болса, %', 'outside'),
  'exchange.prices_halved_percent': entry(USUAL_THRESHOLDS.pricesHalvedPercent, 'Меняет цену больше чем наполовину у товаров больше, %', 'Бағасы жартысынан артық өзгеретін тауар үлесі артық болса, %', 'outside'),
  'exchange.prices_tenth_percent': entry(USUAL_THRESHOLDS.pricesTenthPercent, 'Роняет цену ниже десятой части у товаров больше, %', 'Бағасы оннан бірінен төмен түсетін тауар үлесі артық болса, %', 'outside'),
  'exchange.prices_taken_percent': entry(USUAL_THRESHOLDS.pricesTakenPercent, 'Убирает цену у товаров больше, %', 'Бағасы алынатын тауар үлесі артық болса, %', 'outside'),
  'exchange.stocked_to_zero_percent': entry(USUAL_THRESHOLDS.stockedToZeroPercent, 'Обнуляет остатков больше, %', 'Нөлге түсетін қалдық үлесі артық болса, %', 'outside'),
  'exchange.full_percent': entry(USUAL_THRESHOLDS.fullPercent, 'Полная выгрузка меньше прошлой полной, %', 'Толық жүктеу өткен толық жүктеуден аз болса, %', 'outside'),
  'exchange.separator': entry(USUAL_READING.separator, 'Знак между русским и казахским названием', 'Орысша және қазақша атау арасындағы белгі', 'outside'),
  'exchange.skips_root': entry(USUAL_READING.skipsRoot, 'Не показывать верхнюю группу 1С', '1С-тің жоғарғы тобын көрсетпеу', 'outside'),
  'exchange.takes_full_names': entry(USUAL_READING.takesFullNames, 'Брать «Полное наименование» товара', 'Тауардың «Толық атауын» алу', 'outside'),
  'exchange.names_name_kz': entry(USUAL_FIELD_NAMES.name_kz, 'Казахское название — свойство в 1С', 'Қазақша атауы — 1С-тегі қасиет', 'outside'),
  'exchange.names_description_kz': entry(USUAL_FIELD_NAMES.description_kz, 'Казахское описание — свойство в 1С', 'Қазақша сипаттамасы — 1С-тегі қасиет', 'outside'),
  'exchange.names_ntin': entry(USUAL_FIELD_NAMES.ntin, 'NTIN — свойство в 1С', 'NTIN — 1С-тегі қасиет', 'outside'),
  'exchange.names_brand': entry(USUAL_FIELD_NAMES.brand, 'Бренд — свойство в 1С', 'Бренд — 1С-тегі қасиет', 'outside'),
  'exchange.names_manufacturer': entry(USUAL_FIELD_NAMES.manufacturer, 'Изготовитель — свойство в 1С', 'Өндіруші — 1С-тегі қасиет', 'outside'),
  'exchange.names_country': entry(USUAL_FIELD_NAMES.country, 'Страна — свойство в 1С', 'Ел — 1С-тегі қасиет', 'outside'),
  'exchange.names_weight': entry(USUAL_FIELD_NAMES.weight, 'Вес — свойство в 1С', 'Салмағы — 1С-тегі қасиет', 'outside'),
  'exchange.names_on_order': entry(USUAL_FIELD_NAMES.on_order, '«Под заказ» — свойство в 1С', '«Тапсырыс бойынша» — 1С-тегі қасиет', 'outside'),
  'exchange.names_is_offline': entry(USUAL_FIELD_NAMES.is_offline, '«Только в магазине» — свойство в 1С', '«Тек дүкенде» — 1С-тегі қасиет', 'outside'),
  'exchange.names_warranty': entry(USUAL_FIELD_NAMES.warranty, 'Гарантия — свойство в 1С', 'Кепілдік — 1С-тегі қасиет', 'outside'),
  'exchange.names_length': entry(USUAL_FIELD_NAMES.length, 'Длина — свойство в 1С', 'Ұзындығы — 1С-тегі қасиет', 'outside'),
  'exchange.names_width': entry(USUAL_FIELD_NAMES.width, 'Ширина — свойство в 1С', 'Ені — 1С-тегі қасиет', 'outside'),
  'exchange.names_height': entry(USUAL_FIELD_NAMES.height, 'Высота — свойство в 1С', 'Биіктігі — 1С-тегі қасиет', 'outside'),
};

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

export const groupOf = (key: SettingKey): SettingGroup => key.split('.')[0] as SettingGroup;
