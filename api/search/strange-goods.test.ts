import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadForeignRange } from '#rigs/bench/search/foreign/load-foreign.ts';
import { findFirst, openSearch } from '#rigs/bench/search/judge-range.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { readQuery } from './read-query.ts';
import type { SearchCopy } from './search-copy.ts';
import { makeSuggestions } from './suggestions.ts';

/** A price list as it was imported, by section: no properties, no brands, no Kazakh names, none of the demo. */
const RANGE: Readonly<Record<string, readonly string[]>> = {
  'Краски и лаки': [
    'Краска ВД бел. мат. 10л',
    'Краска фасадная серая',
    'Лак матовый белая основа',
    'Эмаль ПФ-115 белая',
  ],
  Ванны: ['Ванна акр. 170х70', 'Ванна сталь. 150х70', 'Ванна чуг. 170х75'],
  'Бытовая химия': ['Средство для акриловых ванн 0,5л', 'Мешки для мусора 60л (30шт)'],
  'Замки и защёлки': ['Защёлка врезная хром', 'Защёлка межкомнатная', 'Замок навесной', 'Замок врезной 60мм'],
  'OSB и фанера': ['ОСП-3 18мм', 'OSB-3 12мм', 'Фанера ФК 15мм', 'Фанера ФК 9мм'],
  Болты: ['Болт М8х60 оц.', 'Болт М8х80 оц.', 'Болт М10х60 оц.'],
  Саморезы: [
    ...Array.from({ length: 9 }, (_, place) => `Саморез ГД 3,5х55 (${place + 1}00шт)`),
    ...[25, 35, 41, 45, 51].map((length) => `Саморез ГМ 3,5х${length}`),
    'Саморез кров.4,8х35',
  ],
  Антисептики: ['АнтисептикX5л', 'АнтисептикX10л'],
  'Кран шаровый': ['Кран шар. Ду25', 'Кран шар. Ду15'],
  Кабель: ['Провод ПВС 3х2,5', 'ВВГ 2.5кв', 'ВВГ 1.5кв'],
  Котлы: ['Котел КО-1,5', 'Котел КО-2,5'],
  Смеси: ['Цемент М500 25кг', 'Цемент М400 50кг'],
  'Душевые кабины': ['Кабина душевая 90х90'],
  Утеплители: ['Минвата 50мм', 'Утеплитель рулон 100мм'],
  Инструмент: ['Шуруповерт 18В', 'Дрель уд. 750Вт', 'Вата мягкая', 'Мозаика стекло'],
  Подложка: ['Подложка 3мм', 'Подложка гибкая черепица'],
  Обои: ['Обои флиз. 1,06х10м', 'Водонагреватель 80л'],
  Электрика: ['Выкл. 1-кл. бел.', 'Автомат 1P 25А', 'Автомат 1P 16А'],
  Профили: ['Проф.маячковый 6мм 3м оц.', 'Минплита П-75 50мм'],
};

const products = Object.entries(RANGE).flatMap(([family, names]) => names.map((name) => ({ family, name })));
let database: TestDatabase;
let search: SearchCopy;
beforeAll(async () => {
  database = await openTestDatabase({ demo: false });
  await loadForeignRange(
    database.db,
    products.map((each, place) => ({
      ...each,
      productCode: String(3_410_400 + place * 1000),
      gtin: String(4_870_000_000_000 + place),
      values: {},
    })),
  );
  search = await openSearch(database.db);
});
afterAll(() => database.drop());

const find = async (query: string) =>
  (await findFirst(database.db, search, query)).map((id) => products[id - 1]?.name ?? '');
const match = (query: string) =>
  search.match({ terms: readQuery(search, query).terms, exactRows: [], cityStores: [], language: 'ru' });

describe('goods of a price list', () => {
  test.each([
    ['краска белая матовая', 'Краска ВД бел. мат. 10л'],
    ['ванна акриловая', 'Ванна акр. 170х70'],
    ['замок врезной', 'Замок врезной 60мм'],
    ['фанера 18', 'Фанера ФК 15мм'],
    ['OSB 9', 'OSB-3 12мм'],
    ['антисептик 5 литров', 'АнтисептикX5л'],
    ['болт 8x60', 'Болт М8х60 оц.'],
    ['болт 8 на 80', 'Болт М8х80 оц.'],
    ['кран 1 дюйм', 'Кран шар. Ду25'],
    ['ввг 2,5 кв', 'ВВГ 2.5кв'],
    ['котел ко 1,5', 'Котел КО-1,5'],
    ['10-литровая краска', 'Краска ВД бел. мат. 10л'],
    ['изовер', 'Минвата 50мм'],
    ['makita', 'Шуруповерт 18В'],
    ['макита', 'Шуруповерт 18В'],
    ['цемент мешок', 'Цемент М500 25кг'],
    ['тұсқағаз', 'Обои флиз. 1,06х10м'],
    ['тұс қағаз', 'Обои флиз. 1,06х10м'],
    ['сужылытқыш 80 л', 'Водонагреватель 80л'],
    ['бұранда 4,8х35', 'Саморез кров.4,8х35'],
    ['ақ бояу', 'Краска ВД бел. мат. 10л'],
    ['автоматический выключатель 25а', 'Автомат 1P 25А'],
    ['выключатель автоматический 16а', 'Автомат 1P 16А'],
    ['маяк штукатурный 6 мм', 'Проф.маячковый 6мм 3м оц.'],
    ['плита минераловатная п75', 'Минплита П-75 50мм'],
  ])('are found: «%s» is %s', async (query, name) => {
    expect((await find(query))[0]).toBe(name);
  });

  test.each(['цемент мешок', 'цемент қап', 'makita', 'макита', 'молоток', 'гибкая подводка', '10-литровая'])(
    '«%s» is shown as it was typed',
    (query) => {
      expect(readQuery(search, query).corrected).toBeNull();
    },
  );

  test('packaging and words that the shop lacks find nothing by a likeness', async () => {
    expect(await find('цемент қап')).not.toContain('Кабина душевая 90х90');
    expect(await find('молоток')).not.toContain('Мозаика стекло');
    expect(await find('макита')).not.toContain('Вата мягкая');
    expect((await find('гибкая подводка'))[0]).not.toBe('Подложка 3мм');
  });

  test('the page is filled with what comes next, never without the word that names the thing', async () => {
    const found = await find('ванна акриловая угловая');
    expect(found[0]).toBe('Ванна акр. 170х70');
    expect(found).toEqual(expect.arrayContaining([...(RANGE.Ванны ?? [])]));
    expect((await find('краска белая матовая')).filter((name) => name.startsWith('Лак'))).toEqual([]);
  });

  test('the very size comes first and is counted, near sizes follow by their distance', async () => {
    const { exactSize, rows, isPartial } = match('саморез 3,5х55');
    expect([exactSize, isPartial]).toEqual([9, false]);
    expect(rows.length).toBe(15);
    expect(match('саморез').exactSize).toBeNull();
    const ids = [...rows.keys()];
    expect(ids.length).toBeGreaterThan(9);
    const found = await find('саморез 3,5х55');
    expect(found.slice(0, 9).every((name) => name.includes('3,5х55'))).toBe(true);
    expect(found[9]).toBe('Саморез ГМ 3,5х51');
  });

  test('an article by its first digits, a barcode whole', async () => {
    expect((await find('34104'))[0]).toBe(products[0]?.name);
    expect((await find('4870000000007'))[0]).toBe(products[7]?.name);
  });

  test('words of the trade are suggested by their beginning', () => {
    const names = (text: string) =>
      makeSuggestions(search, text, { language: 'ru', cityCode: 'none' }).ids.map(
        (id) => products[id - 1]?.name,
      );
    expect(names('шури')).toContain('Шуруповерт 18В');
    expect(names('минва')).toContain('Минвата 50мм');
    expect(names('рабоч')).toEqual([]);
  });

  test('sections without a Kazakh name are called by their Russian one', () => {
    const { sections } = makeSuggestions(search, 'бұранда', { language: 'kz', cityCode: 'none' });
    expect(sections[0]?.name).toBe('Саморезы');
  });
});
