/** Ten lists that were written before the import learned from the others, and tried after it had. */
import { aForeignBook } from '../foreign-book.ts';
import { GOODS, kz1048, type StrangersList, utf16 } from './listed-goods.ts';

const { laminate, putty, paint, screws, pipe, cement, hinge, dowel } = GOODS;
const csv = (...lines: string[]) => lines.join('\r\n');
const HEADS = ['Код', 'Наименование', 'Цена'];

export const UNSEEN_LISTS: StrangersList[] = [
  {
    name: 'a sheet for each group, with the same heads',
    takes: { cost: true },
    file: () =>
      aForeignBook([
        { name: 'Полы', rows: [['Прайс: полы'], HEADS, [laminate.article, 'Ламинат', 3700]] },
        {
          name: 'Трубы',
          rows: [
            ['Прайс: трубы'],
            HEADS,
            [pipe.article, 'Труба', 'по запросу'],
            [cement.article, 'Цемент', 12_000],
          ],
        },
        { name: 'Контакты', rows: [['Телефон', '8 7182 00 00 00']] },
      ]),
    expected: {
      columns: ['product_code', 'name', 'cost'],
      counts: { changed: 2, wrong: 1 },
      wrong: [[3, 'cell', 'Трубы']],
      changes: { laminate: { cost: 3700 }, cement: { cost: 12_000 } },
      passedOver: ['Контакты'],
    },
  },
  {
    name: 'UTF-16 without its mark, semicolons',
    file: () =>
      utf16(
        csv(
          'Артикул;Название, каз.;Цена',
          `${laminate.article};Емен ламинаты;4650`,
          `${paint.article};;9000`,
        ),
        {
          isBig: true,
          hasMark: false,
        },
      ),
    told: { 1: null },
    expected: {
      columns: ['product_code', 'name_kz', 'price'],
      counts: { changed: 2 },
      changes: { laminate: { price: 4650 }, paint: { price: 9000 } },
    },
  },
  {
    name: 'a page of HTML that is called a sheet',
    file: () =>
      Buffer.from(
        '<html><body><table><tr><td>Артикул</td><td>Цена</td></tr><tr><td>LAM-1208</td><td>1</td></tr></table></body></html>',
      ),
    expected: { refusal: 'import.unreadable' },
  },
  {
    name: 'articles as numbers with zeros by their format, barcodes as numbers, prices with a tail of their formula',
    file: () =>
      aForeignBook([
        {
          name: 'Лист1',
          rows: [
            ['Артикул', 'Штрихкод', 'Цена'],
            [
              { value: 451_278, format: '00000000' },
              4_870_001_000_028,
              { formula: 'C9*3', value: 1350.0000000000002 },
            ],
            [100_200_300_400, 4_870_001_000_066, { value: 15_200, format: '#,##0.00\\ "₸"' }],
          ],
        },
      ]),
    expected: {
      columns: ['product_code', 'gtin', 'price'],
      counts: { changed: 2 },
      changes: { putty: { price: 1350 }, cement: { price: 15_200 } },
    },
  },
  {
    name: 'prices in dollars beside those in tenge',
    takes: { cost: true },
    file: () =>
      Buffer.from(
        csv(
          'Артикул;Товар;Цена, $;Цена за шт., тг с НДС;Свободный остаток, шт',
          `${laminate.article};Ламинат;7,20;3 450;>100`,
          `${dowel.article};Дюбель;2.80;1 340;—`,
        ),
      ),
    expected: {
      columns: ['product_code', 'name', null, 'cost', 'stock'],
      counts: { changed: 2 },
      changes: { laminate: { cost: 3450 }, dowel: { cost: 1340 } },
    },
  },
  {
    name: 'quotes that nobody closes, inches, blank lines, sums after each group',
    file: () =>
      Buffer.from(
        csv(
          'Артикул;Наименование;Цена;;',
          ';;;;',
          'Трубы;;;;',
          `${pipe.article};Труба 2" ПНД;2810;;`,
          'Итого по группе «Трубы»:;;2810;;',
          ';;;;',
          'Крепёж;;;;',
          `${screws.article};Саморез "жёлтый" 10x50;365;;`,
          'Всего;;3175;;',
        ),
      ),
    told: { 1: null },
    expected: {
      columns: ['product_code', 'name_ru', 'price'],
      counts: { changed: 2, aside: 4 },
      changes: { pipe: { price: 2810 }, screws: { price: 365 } },
    },
  },
  {
    name: 'sums as each hand writes them',
    takes: { cost: true },
    file: () =>
      Buffer.from(
        csv(
          'Артикул;Ваша цена',
          `${laminate.article};3.450,00`,
          `${pipe.article};2,100`,
          `${cement.article};12.500.00`,
          `${paint.article};7 200=`,
          `${dowel.article};1 300,-`,
          `${hinge.article};KZT 420`,
          `${putty.article};900 тг/шт`,
          `${screws.article};-`,
        ),
      ),
    expected: {
      columns: ['product_code', 'cost'],
      counts: { changed: 5, same: 1, wrong: 2 },
      wrong: [
        [3, 'cell'],
        [4, 'cell'],
      ],
      changes: {
        laminate: { cost: 3450 },
        paint: { cost: 7200 },
        dowel: { cost: 1300 },
        hinge: { cost: 420 },
        putty: { cost: 900 },
      },
    },
  },
  {
    name: 'a supplier with articles of its own and barcodes that went through Excel',
    takes: { cost: true },
    file: () =>
      Buffer.from(
        csv(
          'Код поставщика;Наименование;Штрих-код EAN13;Цена закупки',
          'P-1;Ламинат;4 870001 000011;3300',
          'P-2;Шпатлёвка;4870001000028.0;880',
          'P-3;Никому не известное;4,87E+12;100',
          "P-4;Труба;'4870001000059;2000",
          ';Подитог;;6280',
        ),
      ),
    expected: {
      columns: ['supplier_code', 'name', 'gtin', 'cost'],
      counts: { changed: 3, wrong: 1, aside: 1 },
      wrong: [[4, 'spoilt']],
      changes: { laminate: { cost: 3300 }, putty: { cost: 880 }, pipe: { cost: 2000 } },
    },
  },
  {
    name: 'stock in words, heads repeated on each page, notes at the end',
    takes: { hasStock: true },
    file: () =>
      aForeignBook([
        {
          name: 'Остатки',
          rows: [
            ['Артикул', 'Номенклатура', 'В наличии, шт.'],
            [laminate.article, 'Ламинат', '>100'],
            [pipe.article, 'Труба', 'есть'],
            ['Артикул', 'Номенклатура', 'В наличии, шт.'],
            [screws.article, 'Саморез', '1 250,000'],
            [dowel.article, 'Дюбель', '500 шт.'],
            ['Цены действительны до конца месяца.'],
          ],
          merges: ['A7:C7'],
        },
      ]),
    expected: {
      columns: ['product_code', 'name', 'stock'],
      counts: { changed: 3, wrong: 1, aside: 2 },
      wrong: [[3, 'cell']],
      changes: { laminate: { counted: 100 }, screws: { counted: 1250 }, dowel: { counted: 500 } },
    },
  },
  {
    name: 'a Kazakh list of a Kazakh Windows',
    takes: { cost: true, price: 'column', hasStock: true },
    file: () =>
      kz1048(
        csv(
          'Артикулы;Тауардың атауы;Көтерме бағасы, теңге;Бөлшек бағасы, теңге;Қоймадағы қалдығы, дана',
          'Еден жабындары;;;;',
          `${laminate.article};Ламинат «Емен»;3 400;4 500;40`,
          `${hinge.article};Есік топсасы;400;650;12`,
          'Барлығы:;;3 800;5 150;52',
        ),
      ),
    expected: {
      columns: ['product_code', 'name', 'cost', 'price', 'stock'],
      counts: { changed: 2, aside: 2 },
      changes: { laminate: { cost: 3400, counted: 40 }, hinge: { cost: 400, price: 650, counted: 12 } },
    },
  },
];
