import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFigures } from '#rigs/bench/search/figures.ts';
import { judgeRange } from '#rigs/bench/search/judge-range.ts';
import type { JudgedQuery } from '#rigs/bench/search/judged-query.ts';
import { makeVariants } from '#rigs/bench/search/variants.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

/** Goods that the demo range has nothing of: what is found here is found by rule. */
const goods = [
  [
    'Виброплита бензиновая Дорвиб ВП-90, 5,5 л.с., 90 кг',
    'Дорвиб ВП-90 бензинді дірілтақтасы, 90 кг',
    'виброплита',
    'дірілтақта',
  ],
  [
    'Бетономешалка Местор БМ-180, 180 л, венец чугун',
    'Местор БМ-180 бетонараластырғышы, 180 л',
    'бетономешалка',
    'бетонараластырғыш',
  ],
  [
    'Пушка тепловая газовая Жаркон ГП-30, 30 кВт',
    'Жаркон ГП-30 газ жылу зеңбірегі, 30 кВт',
    'тепловая пушка',
    'жылу зеңбірегі',
  ],
  [
    'Кондиционер настенный Salqyn S-09, 25 м²',
    'Salqyn S-09 қабырға ауа баптағышы, 25 м²',
    'кондиционер',
    'ауа баптағыш',
  ],
  [
    'Мангал складной Табыс, 500×300×600 мм, сталь 2 мм',
    'Табыс жиналмалы мангалы, 500×300×600 мм',
    'мангалы',
    'мангал',
  ],
  ['Домкрат бутылочный Көтер ДБ-5, 5 т', 'Көтер ДБ-5 бөтелке тәрізді көтергіші, 5 т', 'домкрат', 'көтергіш'],
  [
    'Жалюзи горизонтальные Самал, 60×160 см, белые',
    'Самал көлденең жалюзиі, 60×160 см, ақ',
    'жалюзи',
    'жалюзи',
  ],
  [
    'Почтовый ящик Хат с замком, 385×260×90 мм',
    'Хат құлыпты пошта жәшігі, 385×260×90 мм',
    'почтовый ящик',
    'пошта жәшігі',
  ],
  [
    'Умывальник дачный Бұлақша, 20 л, с подогревом',
    'Бұлақша саяжай қолжуғышы, 20 л',
    'дачный умывальник',
    'қолжуғыш',
  ],
  [
    'Сварочный аппарат инверторный Даңғыл ИС-200, 200 А',
    'Даңғыл ИС-200 инверторлы дәнекерлегіші, 200 А',
    'сварочный аппарат',
    'дәнекерлегіш',
  ],
  [
    'Компрессор поршневой Жел К-50, 50 л, 2,2 кВт',
    'Жел К-50 поршеньді компрессоры, 50 л',
    'компрессор',
    'компрессор',
  ],
  [
    'Гвоздезабивной пистолет Шеге Н-50 пневматический',
    'Шеге Н-50 пневматикалық шеге қаққышы',
    'гвоздезабивной пистолет',
    'шеге қаққыш',
  ],
] as const;

let database: TestDatabase;
let queries: JudgedQuery[];
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.db<{ id: number; productCode: string }[]>`
    SELECT id, product_code AS "productCode" FROM products WHERE active ORDER BY popularity, id LIMIT ${goods.length}`;
  const written: JudgedQuery[] = [];
  for (const [place, [nameRu, nameKz, ru, kz]] of goods.entries()) {
    const { id = 0, productCode = '' } = rows[place] ?? {};
    await database.db`UPDATE products SET name_ru = ${nameRu}, name_kz = ${nameKz} WHERE id = ${id}`;
    const target = { sections: [], namePart: '', productCode };
    written.push({ kind: 'head', language: 'ru', query: ru, target });
    // A variant of every third Kazakh query is made: here all are wanted.
    for (let time = 0; time < 3; time++) written.push({ kind: 'kazakh', language: 'kz', query: kz, target });
  }
  queries = [...written, ...makeVariants(written)];
});
afterAll(() => database.drop());

test('goods of another shop are found in every way', { timeout: 60_000 }, async () => {
  const judged = await judgeRange(database.db, queries);
  const lost = judged.filter(({ hits }) => !hits.slice(0, 5).includes(true)).map((each) => each.judged.query);
  const floors: Record<string, number> = {
    'two-typos ru': 0.8,
    'two-typos kz': 0.8,
    'typo ru': 0.9,
    'typo kz': 0.9,
  };
  const below = toFigures(judged).filter(({ name, hit5 }) => hit5 < (floors[name] ?? 0.9));
  expect({ below, lost: below.length > 0 ? lost : [] }).toEqual({ below: [], lost: [] });
});
