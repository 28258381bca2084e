import { expect, test } from 'vitest';
import { toHeads, toPhrase, toSectionHeads } from './name-parts.ts';

test.each([
  ['Клей для флизелиновых обоев Oyuline 500 г', 'Oyuline', 'ru', ['клеи']],
  ['Паркетная доска Parkentra «Дуб», 14 мм', 'Parkentra', 'ru', ['доска']],
  ['Болгарка (УШМ) сетевая Temirqol TQ-G125, 125 мм', 'Temirqol', 'ru', ['болгарка', 'ушм']],
  ['Дрель-шуруповёрт аккумуляторная Мастерлек МЛ-12', 'Мастерлек', 'ru', ['дрел', 'шуруповерт']],
  ['Burkitex BX-1050 Перфоратор SDS-plus', 'Burkitex', 'ru', ['перфоратор']],
  ['Burkitex Перфоратор BX-1050', 'Burkitex', 'ru', ['перфоратор']],
  ['Уютта М150 талшықты цоколь сылағы, 25 кг', 'Уютта', 'kz', ['сылагы']],
  ['Temirqol TQ-G180 бұрыштық ажарлағышы (болгарка), 180 мм', 'Temirqol', 'kz', ['ажарлагышы', 'болгарка']],
  ['Ламинат Едилвуд 8 мм', 'Едилвуд', 'kz', ['ламинат']],
  ['', '', 'ru', []],
  ['12345', '', 'kz', []],
] as const)('«%s» of %s (%s) is %j', (name, brand, language, heads) => {
  expect([...toHeads(name, brand, language)]).toEqual(heads);
});

test('what goods are called stands before the brand, in Kazakh after it', () => {
  expect(toPhrase('Обои под покраску флизелиновые Oyuline «Лебедь» 1,06×25 м', 'Oyuline', 'ru')).toBe(
    'обои под покраску флизелиновые',
  );
  expect(toPhrase('Aqbola әмбебап астары, 5 л', 'Aqbola', 'kz')).toBe('әмбебап астары');
  expect(toPhrase('Эмаль ПФ-115 Velmora', 'Velmora', 'ru')).toBeNull();
  expect(toPhrase('Кирпич', 'Velmora', 'ru')).toBeNull();
});

test.each([
  ['Профиль для гипсокартона', 'ru', ['профил']],
  ['Розетки и выключатели', 'ru', ['розетки', 'выключатели']],
  ['Қабырға мен төбеге арналған бояу', 'kz', ['бояу']],
  ['Лактар мен бояулар', 'kz', ['бояулар', 'лактар']],
] as const)('the section «%s» (%s) is named after %j', (name, language, heads) => {
  expect([...toSectionHeads(name, language)]).toEqual(heads);
});
