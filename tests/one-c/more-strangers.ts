/** Exports of newer bases and of those for Kazakhstan, with what their versions added: read as any other stranger's. */
import type { Stranger } from './strangers.ts';

export const MORE_STRANGERS: readonly Stranger[] = [
  {
    name: 'УТ 11.5: the classifier in a file of its own, twelve groups deep, values by reference, facts as requisites',
    files: ['classifier', 'import', 'offers'].map((kind) => ({
      as: `${kind === 'classifier' ? 'import' : kind}___7c0e${kind.length}.xml`,
      file: `ut115-${kind}.xml`,
      hasBom: true,
    })),
    shows: [
      {
        id: 'u115-p1',
        name: 'Шуруп 4×40',
        article: 'ШУ-4/40',
        price: 1235,
        count: 1012,
        isActive: true,
        section: 'Шурупы с головкой',
        parent: 'Уровень 11',
        description: 'Держит крепко.',
        brand: 'Тестшуруп',
        vat: 0,
        gtin: '2000000000015',
        properties: [
          'Дата поступления: 05.10.2026',
          'Длина шурупа, мм: 40',
          'По дереву: да',
          'Форма головки: Потайная',
        ],
        units: [
          { unit: 'pack', ratio: 1, weight: 0.8 },
          { unit: 'piece', ratio: 200 },
          { unit: 'kg', ratio: 0.8 },
        ],
      },
      {
        id: 'u115-p2',
        name: 'Шуруп 5×50',
        price: null,
        count: 12,
        section: 'Шурупы с головкой',
        brand: 'Тестмастер',
        gtin: '4870001000011',
        properties: ['По дереву: нет'],
        units: [{ unit: 'piece', ratio: 1 }],
      },
      { id: 'u115-p3', isActive: false, properties: [] },
    ],
    problems: ['price_type.without_vat', 'value.unknown'],
  },
  {
    name: 'Бухгалтерия для Казахстана: says windows-1251, is UTF-8, a date by points, thousands by commas, all in one file',
    files: [{ as: 'import.xml', file: 'bk-kz-import.xml' }],
    shows: [
      {
        id: 'bk-1',
        name: 'Раковина «Айсұлу» "60 см" & сифон',
        price: 1234567,
        count: 3,
        isActive: true,
        section: 'Сантехника',
        brand: 'Тестбренд',
        country: 'KZ',
        vat: 16,
        ntin: '0200000000017',
        properties: ['Цвет изделия: Белоснежный'],
      },
    ],
    problems: ['file.mislabelled'],
  },
  {
    name: 'signs that no text has, within a name and a description',
    files: [{ as: 'import.xml', file: 'control-signs.xml' }],
    shows: [{ id: 'cs-1', name: 'Клей плиточный', description: 'Строка\nстрока' }],
  },
  {
    name: 'УТ 11.4: the brand, the country and «under order» are values of directories, one of them never named',
    files: [{ as: 'import.xml', file: 'fields-by-reference.xml' }],
    shows: [
      { id: 'fr-1', brand: 'Тестбойлер', country: 'KR', isOnOrder: true, properties: ['Бак: эмаль'] },
      { id: 'fr-2', brand: 'Без бренда', country: 'ZZ', isOnOrder: false, properties: [] },
    ],
    problems: ['value.unknown'],
  },
];
