/** The list as a spreadsheet: dates and sums as real ones, so that they can be counted with. */

import type { PurchasedItem } from '#contract/purchased.ts';
import type { Locale } from '#domain/locale.ts';
import { type SheetCell as Cell, makeXlsx } from '../table-files/table-files.ts';

const words = {
  ru: {
    sheet: 'Купленные товары',
    head: [
      'Товар',
      'Артикул',
      'Раздел',
      'Куплен впервые',
      'Куплен последний раз',
      'Раз',
      'Всего',
      'Ед.',
      'Последняя цена, ₸',
      'Цена сейчас, ₸',
      'Изменение, %',
      'Гарантия до',
      'Последний заказ',
    ],
  },
  kz: {
    sheet: 'Сатып алынған тауарлар',
    head: [
      'Тауар',
      'Артикул',
      'Бөлім',
      'Алғаш сатып алынған',
      'Соңғы рет алынған',
      'Неше рет',
      'Барлығы',
      'Бірл.',
      'Соңғы баға, ₸',
      'Қазіргі баға, ₸',
      'Өзгеріс, %',
      'Кепілдік мерзімі',
      'Соңғы тапсырыс',
    ],
  },
} as const;

const WIDTHS = [46, 14, 22, 14, 14, 6, 8, 8, 14, 14, 12, 14, 18];

export function writePurchasedSheet(items: readonly PurchasedItem[], language: Locale): Promise<Buffer> {
  const t = words[language];
  const head = t.head.map((value): Cell => ({ value, type: String, fontWeight: 'bold', wrap: true }));
  const rows = items.map((item): Cell[] => [
    text(item.name),
    text(item.article),
    text(item.section?.name ?? ''),
    date(item.firstAt),
    date(item.lastAt),
    number(item.times),
    number(item.count),
    text(item.unit),
    number(item.lastPrice, '#,##0'),
    number(item.priceNow, '#,##0'),
    number(item.changePercent),
    date(item.warrantyUntil),
    text(item.order.number),
  ]);
  return makeXlsx([head, ...rows], {
    sheet: t.sheet,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
}

/**
 * A name that begins like a formula stays a name: as a text cell here, and with an apostrophe for whatever program reads
 * the table next, as text of another kind.
 */
const text = (value: string): Cell => ({
  value: /^[=+\-@\t\r]/.test(value) ? `'${value}` : value,
  type: String,
});

const number = (value: number | null, format?: string): Cell =>
  value === null ? null : { value, type: Number, ...(format === undefined ? {} : { format }) };

const date = (day: string | null): Cell =>
  day === null ? null : { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
