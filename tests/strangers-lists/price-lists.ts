/** Ten lists as shops and suppliers really write them. */
import { aForeignBook } from '../foreign-book.ts';
import { GOODS, kz1048, type StrangersList, utf16 } from './listed-goods.ts';

const { laminate, putty, paint, screws, pipe, cement, hinge, dowel } = GOODS;
const csv = (...lines: string[]) => lines.join('\r\n');

export const LISTS: StrangersList[] = [
  {
    name: 'heads of two merged rows with units, a title, numbers of columns, groups and a sum',
    takes: { cost: true, price: 'column' },
    file: () =>
      aForeignBook([
        {
          name: 'Прайс',
          rows: [
            [null, 'ТОО «Құрылыс әлемі»'],
            [null, 'Прайс-лист на 01.11.2026, цены в тенге'],
            [],
            [null, '№ п/п', 'Артикул', 'Наименование товара', 'Цена, тг с НДС', null, 'Ед. изм.'],
            [null, null, null, null, 'опт', 'розница', null],
            [null, 1, 2, 3, 4, 5, 6],
            [null, 'Напольные покрытия'],
            [null, 1, laminate.article, 'Ламинат дуб 8 мм', 3600, 4990, 'м2'],
            [null, 'Крепёж'],
            [null, 2, screws.article, 'Саморез 10×50', 210, 350, 'уп'],
            [null, null, null, 'Итого позиций: 2', 3810, 5340],
          ],
          merges: ['B4:B5', 'C4:C5', 'D4:D5', 'E4:F4', 'G4:G5', 'B7:G7', 'B9:G9'],
        },
      ]),
    expected: {
      columns: [null, null, 'product_code', 'name', 'cost', 'price', null],
      counts: { changed: 2, aside: 3 },
      changes: { laminate: { cost: 3600, price: 4990 }, screws: { cost: 210 } },
    },
  },
  {
    name: 'prices as texts: blanks that do not break, apostrophes, the sign before and behind',
    file: () =>
      aForeignBook([
        {
          name: 'Лист1',
          rows: [
            ['Артикул', 'Розничная цена, тенге'],
            [laminate.article, '4\u00a0750,00 тг'],
            [screws.article, "'360"],
            [pipe.article, '₸ 2\u202f800'],
            [cement.article, "15'500.00"],
            [dowel.article, '1 900-00'],
            [paint.article, 'звоните'],
          ],
        },
      ]),
    expected: {
      columns: ['product_code', 'price'],
      counts: { changed: 5, wrong: 1 },
      wrong: [[7, 'cell']],
      changes: {
        laminate: { price: 4750 },
        screws: { price: 360 },
        pipe: { price: 2800 },
        cement: { price: 15_500 },
        dowel: { price: 1900 },
      },
    },
  },
  {
    name: 'a CSV that Excel has saved: articles rounded, zeros lost, dates made',
    file: () =>
      Buffer.from(
        csv(
          'Код товара;Цена',
          '1,002E+11;16000',
          `451278;1250`,
          '12.май;700',
          'дек.05;700',
          `${pipe.article};2800`,
        ),
      ),
    expected: {
      columns: ['product_code', 'price'],
      counts: { changed: 2, wrong: 3 },
      wrong: [
        [2, 'spoilt'],
        [4, 'spoilt'],
        [5, 'spoilt'],
      ],
      changes: { putty: { price: 1250 }, pipe: { price: 2800 } },
    },
  },
  {
    name: 'the list on the second sheet, a hidden archive behind',
    file: () =>
      aForeignBook([
        { name: 'Условия', rows: [['Условия поставки'], ['Минимальная сумма', 50_000], ['Самовывоз', 'да']] },
        {
          name: 'Прайс ноябрь',
          rows: [
            ['Артикул', 'Название', 'Цена'],
            [laminate.article, '', 4600],
          ],
        },
        {
          name: 'Архив',
          isHidden: true,
          rows: [
            ['Артикул', 'Название', 'Цена'],
            [laminate.article, '', 3900],
          ],
        },
      ]),
    told: { 1: null },
    expected: {
      columns: ['product_code', 'name_ru', 'price'],
      counts: { changed: 1 },
      changes: { laminate: { price: 4600 } },
      passedOver: ['Условия', 'Архив'],
    },
  },
  {
    name: 'a price list of 1C: groups by level, folded up, with codes of their own and sums of stock',
    takes: { cost: true, hasStock: true },
    file: () =>
      aForeignBook(
        [
          {
            name: 'TDSheet',
            rows: [
              ['Ведомость по товарам'],
              [],
              ['Артикул', 'Номенклатура', 'Ед.', 'Остаток', 'Цена, тг'],
              { cells: [null, 'Склад основной', null, 150, null] },
              { cells: [null, 'Трубы', null, 30, null], level: 1, isHidden: true },
              {
                cells: [pipe.article, 'Труба ПНД 63', 'м', '30,000', '2 100,00'],
                level: 2,
                isHidden: true,
              },
              { cells: [null, 'Сухие смеси', null, 120, null], level: 1, isHidden: true },
              { cells: [putty.article, 'Шпатлёвка', 'шт', '120,000', '900,00'], level: 2, isHidden: true },
              { cells: [null, 'Итого', null, 150, null] },
            ],
          },
        ],
        'SharedStrings.xml',
      ),
    expected: {
      columns: ['product_code', 'name', null, 'stock', 'cost'],
      counts: { changed: 2, aside: 4 },
      changes: { pipe: { cost: 2100, counted: 30 }, putty: { cost: 900, counted: 120 } },
    },
  },
  {
    name: 'articles typed by hand: Cyrillic letters in Latin ones and the other way, small letters, other dashes and blanks',
    file: () =>
      Buffer.from(
        csv(
          'артикул\tцена',
          'LАМ-1208\t4700',
          'tr-63\t2900',
          'BД–AK–205\t9100',
          'KM\u00a010-50\t400',
          'SHR-4Х40\t1850',
        ),
      ),
    expected: {
      columns: ['product_code', 'price'],
      counts: { changed: 5 },
      changes: {
        laminate: { price: 4700 },
        pipe: { price: 2900 },
        paint: { price: 9100 },
        screws: { price: 400 },
        dowel: { price: 1850 },
      },
    },
  },
  {
    name: 'Unicode text of Excel, in Kazakh, with a separator inside quotes',
    takes: { cost: true, price: 'column' },
    file: () =>
      utf16(
        csv(
          'Тауар коды\tТауар атауы\tБағасы, теңге\tБөлшек бағасы',
          `${laminate.article}\t"Ламинат ""Емен""; 8 мм"\t3 500\t4 500`,
          `${hinge.article}\t"Топса\tүлкен"\t410\t690`,
        ),
      ),
    expected: {
      columns: ['product_code', 'name', 'cost', 'price'],
      counts: { changed: 2 },
      changes: { laminate: { cost: 3500 }, hinge: { cost: 410, price: 690 } },
    },
  },
  {
    name: 'formulas: reckoned, never reckoned, broken; an article that became a date; percents',
    file: () =>
      aForeignBook([
        {
          name: 'Лист1',
          rows: [
            ['Артикул', 'Цена', 'НДС, %'],
            [laminate.article, { formula: 'D2*1.2', value: 5400 }, { value: 0.16, format: '0%' }],
            [pipe.article, { formula: 'D3*1.2' }, 16],
            [cement.article, { formula: 'VLOOKUP(A4,X:Y,2)', error: '#N/A' }, 16],
            [{ value: 46_361, format: 'dd\\-mm' }, 700, 16],
          ],
        },
      ]),
    told: { 2: null },
    expected: {
      columns: ['product_code', 'price', 'vat_percent'],
      counts: { changed: 1, wrong: 3 },
      wrong: [
        [3, 'cell'],
        [4, 'cell'],
        [5, 'spoilt'],
      ],
      changes: { laminate: { price: 5400 } },
    },
  },
  {
    name: 'rows filtered away, a cell over several rows, empty columns between',
    file: () =>
      aForeignBook([
        {
          name: 'Лист1',
          rows: [
            ['Артикул', null, 'Цена', null, 'Гарантия, мес.'],
            [laminate.article, null, 4800, null, 36],
            { cells: [putty.article, null, 1300, null, null] },
            { cells: [pipe.article, null, 1, null, 1], isHidden: true },
            { cells: [dowel.article, null, 1, null, 1], isHidden: true },
            [screws.article, null, 355, null, 12],
          ],
          merges: ['E2:E3'],
        },
      ]),
    expected: {
      columns: ['product_code', null, 'price', null, 'warranty_months'],
      counts: { changed: 3 },
      changes: {
        laminate: { price: 4800, warranty_months: 36 },
        putty: { price: 1300, warranty_months: 36 },
        screws: { price: 355, warranty_months: 12 },
      },
      hiddenRows: 2,
    },
  },
  {
    name: 'commas as separators, thousands as the English write them, heads of two lines, Kazakh letters of Windows',
    file: () =>
      kz1048(
        csv(
          '"Артикул","Атауы,\nқазақша","Цена,\nтг"',
          `"${laminate.article}","","4,950.00"`,
          `"${cement.article}","","15.750,00"`,
          `"${pipe.article}","","2,900"`,
          '"Барлық топтар","",""',
          '"Барлығы","","1"',
        ),
      ),
    told: { 1: null },
    expected: {
      columns: ['product_code', null, 'price'],
      counts: { changed: 2, wrong: 1, aside: 2 },
      wrong: [[4, 'cell']],
      changes: { laminate: { price: 4950 }, cement: { price: 15_750 } },
    },
  },
];
