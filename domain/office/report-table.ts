/** The reports of the office: their columns in both languages, what can be summed and what is drawn. */
import type { Locale } from '../locale.ts';
import type { Words } from './grid.ts';

export const REPORTS = ['sales', 'margin', 'returns', 'picking', 'delivery', 'kazakh', 'stock-ends'] as const;
export type ReportName = (typeof REPORTS)[number];
export type ReportCell = string | number | null;
export type ReportKind = 'text' | 'day' | 'number' | 'money' | 'percent' | 'minutes';

interface ReportColumn {
  label: Words;
  kind: ReportKind;
  isSummed?: boolean;
}

interface ReportTable {
  title: Words;
  columns: Readonly<Record<string, ReportColumn>>;
  /** What the bars beside the table show. */
  drawn: string;
  /** Of now, whatever period is asked for. */
  isOfNow?: boolean;
}

const words = (ru: string, kz: string): Words => ({ ru, kz });
const text = (ru: string, kz: string): ReportColumn => ({ label: words(ru, kz), kind: 'text' });
const day = (ru: string, kz: string): ReportColumn => ({ label: words(ru, kz), kind: 'day' });
const count = (ru: string, kz: string): ReportColumn => ({
  label: words(ru, kz),
  kind: 'number',
  isSummed: true,
});
const money = (ru: string, kz: string): ReportColumn => ({
  label: words(ru, kz),
  kind: 'money',
  isSummed: true,
});
const single = (kind: ReportKind, ru: string, kz: string): ReportColumn => ({ label: words(ru, kz), kind });

// biome-ignore format: a table is read by its columns
export const REPORT_TABLES = {
  sales: {
    title: words('Продажи', 'Сатылым'),
    columns: {
      day:       day('День', 'Күн'),
      orders:    count('Заказы', 'Тапсырыстар'),
      revenue:   money('Выручка', 'Түсім'),
      average:   single('money', 'Средний чек', 'Орташа чек'),
      wholesale: money('Из неё опт', 'Оның ішінде көтерме'),
      cancelled: count('Отменены', 'Күші жойылғаны'),
    },
    drawn: 'revenue',
  },
  margin: {
    title: words('Маржа', 'Маржа'),
    columns: {
      section: text('Отдел', 'Бөлім'),
      revenue: money('Выручка за товары', 'Тауар түсімі'),
      known:   money('Из неё с закупочной ценой', 'Сатып алу бағасы барының түсімі'),
      cost:    money('Закуп', 'Сатып алу құны'),
      gain:    money('Осталось', 'Қалғаны'),
      margin:  single('percent', 'Маржа', 'Маржа'),
    },
    drawn: 'gain',
  },
  returns: {
    title: words('Возвраты', 'Қайтарулар'),
    columns: {
      reason:   text('Причина', 'Себебі'),
      asked:    count('Просят', 'Сұралғаны'),
      accepted: count('Приняты', 'Қабылданғаны'),
      declined: count('Отклонены', 'Қабылданбағаны'),
      waiting:  count('Ждут решения', 'Шешім күткені'),
      refunded: money('Вернули', 'Қайтарылған ақша'),
    },
    drawn: 'asked',
  },
  picking: {
    title: words('Сборка', 'Жинау'),
    columns: {
      store:   text('Магазин', 'Дүкен'),
      packed:  count('Собрано', 'Жиналғаны'),
      median:  single('minutes', 'Обычно', 'Әдетте'),
      slowest: single('minutes', 'Девять из десяти', '10 жинаудан 9-ы'),
      lacking: count('С нехваткой', 'Тауары жетпегені'),
    },
    drawn: 'median',
  },
  delivery: {
    title: words('Доставка', 'Жеткізу'),
    columns: {
      city:     text('Город', 'Қала'),
      method:   text('Способ', 'Тәсілі'),
      orders:   count('Заказы', 'Тапсырыстар'),
      received: count('Получены', 'Алынғаны'),
      inTime:   count('В срок', 'Мерзімінде'),
      late:     count('Позже срока', 'Мерзімінен кеш'),
      share:    single('percent', 'В срок из полученных', 'Алынғанынан мерзімінде'),
      paid:     money('За доставку', 'Жеткізу ақысы'),
    },
    drawn: 'orders',
  },
  kazakh: {
    title: words('Казахский язык', 'Қазақ тілі'),
    columns: {
      section:      text('Отдел', 'Бөлім'),
      goods:        count('Товары', 'Тауарлар'),
      names:        count('Есть название', 'Атауы бары'),
      descriptions: count('Есть описание', 'Сипаттамасы бары'),
      share:        single('percent', 'Названий по-казахски', 'Қазақша атауы бары'),
    },
    drawn: 'share',
    isOfNow: true,
  },
  'stock-ends': {
    title: words('Закончатся раньше поставки', 'Жеткізілімнен бұрын бітеді'),
    columns: {
      product:  text('Товар', 'Тауар'),
      article:  text('Артикул', 'Артикул'),
      city:     text('Город', 'Қала'),
      count:    single('number', 'Есть', 'Бары'),
      perDay:   single('number', 'В день', 'Күніне'),
      ends:     day('Кончится', 'Бітетін күні'),
      supplied: day('Поставка', 'Жеткізілім'),
      lost:     money('Потеря в день', 'Күніне шығын'),
    },
    drawn: 'lost',
    isOfNow: true,
  },
} as const satisfies Record<ReportName, ReportTable>;

/** Those who may not know what goods cost have no such report. */
export const listReports = (mayKnowCosts: boolean): ReportName[] =>
  REPORTS.filter((name) => name !== 'margin' || mayKnowCosts);

// biome-ignore format: a table is read by its columns
const SAID: Readonly<Record<string, Words>> = {
  not_needed: words('Не понадобился', 'Қажет болмады'),
  wrong_item: words('Привезли не то', 'Басқа тауар келді'),
  defect:     words('Брак', 'Ақау'),
  damaged:    words('Повреждён', 'Бүлінген'),
  other:      words('Другое', 'Басқа себеп'),
  pickup:     words('Самовывоз', 'Өзі алып кету'),
  delivery:   words('Доставка', 'Жеткізу'),
  express:    words('Экспресс-доставка', 'Экспресс жеткізу'),
  transport:  words('Транспортная компания', 'Көлік компаниясы'),
  gone:       words('Товары, которых уже нет', 'Енді жоқ тауарлар'),
};

/** A reason or a way in the reader's words; anything else is a name already. */
export const sayReportCode = (code: string, language: Locale): string => SAID[code]?.[language] ?? code;

/** Sums of what can be summed; null for a table of one line or none, which needs none. */
export function sumReport(name: ReportName, rows: readonly (readonly ReportCell[])[]): ReportCell[] | null {
  if (rows.length < 2) return null;
  return Object.values<ReportColumn>(REPORT_TABLES[name].columns).map((column, at) =>
    column.isSummed ? rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0) : null,
  );
}
