import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readList, readTable } from './read-list.ts';

const short = (text: string) =>
  readList(text).map(
    ({ name, count, unit, hasCount }) => `${name} | ${hasCount ? count : '–'} | ${unit ?? ''}`,
  );

describe('a list from a messenger', () => {
  test.each<[string, string[]]>([
    ['ротгипс 20 мешков, грунт 2 шт', ['ротгипс | 20 | меш.', 'грунт | 2 | шт.']],
    ['Клей плиточный 25 кг - 4 мешка', ['Клей плиточный 25 кг | 4 | меш.']],
    ['Грунтовка 10 л', ['Грунтовка 10 л | – | ']],
    ['краска белая 9 л 2 шт', ['краска белая 9 л | 2 | шт.']],
    ['Плитка 300х600, белая, 16 уп.', ['Плитка 300х600, белая | 16 | уп.']],
    ['20 мешков ротгипса', ['ротгипса | 20 | меш.']],
    ['2шт валик', ['валик | 2 | шт.']],
    ['саморезы 3,5х25 200 шт', ['саморезы 3,5х25 | 200 | шт.']],
    ['затирка белая 2', ['затирка белая | 2 | ']],
    ['уголок x4', ['уголок | 4 | ']],
    ['3х уголок', ['уголок | 3 | ']],
    ['ламинат 33 класс 20,5 м2', ['ламинат 33 класс | 20.5 | м²']],
    ['цемент М 500', ['цемент М 500 | – | ']],
    ['кабель ввг 3х2,5 100 м', ['кабель ввг 3х2,5 | 100 | м']],
    ['сылақ 10 қап', ['сылақ | 10 | меш.']],
    ['ламинат 7 қапт.', ['ламинат | 7 | уп.']],
    ['Топырақ 5 дана; бояу 2 шелек', ['Топырақ | 5 | шт.', 'бояу | 2 | ведро']],
    ['гипсокартон 12,5 мм 1 200 шт', ['гипсокартон 12,5 мм | 1200 | шт.']],
    ['Ванная:', []],
    ['Здравствуйте! Нужно:\n1. ротгипс - 20 меш\n2) грунт – 2', ['ротгипс | 20 | меш.', 'грунт | 2 | ']],
    ['[12:30, 15.11.2026] Марат: ✅ профиль 60х27 (15 шт)', ['профиль 60х27 | 15 | шт.']],
    ['', []],
    ['=== 12 345 ===', []],
  ])('%j', (text, rows) => expect(short(text)).toEqual(rows));
});

describe('a table', () => {
  test('is read by its header, wherever it stands, without headings and totals', () => {
    const rows = readTable([
      ['Смета на ванную', '', '', '', ''],
      ['№', 'Артикул', 'Наименование', 'Ед.', 'Кол-во', 'Цена'],
      ['', '', 'Стены', '', '', ''],
      ['1', '104218', 'Плитка белый мрамор', 'уп.', '16', '9 090'],
      ['2', '', 'Клей C1T', 'меш', '4', '3150'],
      ['', '', 'Итого', '', '', '158 040'],
    ]);
    expect(rows).toMatchObject([
      { article: '104218', name: 'Плитка белый мрамор', unit: 'уп.', count: 16, price: 9090 },
      { article: null, name: 'Клей C1T', unit: 'меш.', count: 4 },
    ]);
  });

  test('in Kazakh, and without a header', () => {
    expect(
      readTable([
        ['Тауар коды', 'Атауы', 'Саны'],
        ['101334', 'Плитка желімі', '4'],
      ]),
    ).toMatchObject([{ article: '101334', name: 'Плитка желімі', count: 4 }]);
    expect(readList('Клей плиточный\t4\tмеш\nГрунт\t2\tшт')).toMatchObject([
      { name: 'Клей плиточный', count: 4, unit: 'меш.' },
      { name: 'Грунт', count: 2, unit: 'шт.' },
    ]);
  });
});

test('whatever is pasted, counts are numbers of goods and names have something to look for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      for (const { name, count } of readList(text)) {
        expect(name).toMatch(/\p{L}{2}|\d{4}/u);
        expect(count > 0 && count <= 100_000).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
