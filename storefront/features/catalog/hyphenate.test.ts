import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (text: string) => hyphenate(text, 'ru').replaceAll('\u00AD', '-');

test.each([
  ['Стройматериалы', 'Строй-материалы'],
  ['Инструменты и крепёж', 'Инстру-менты и крепёж'],
  ['водоснабжение', 'водо-снабжение'],
  ['керамогранит', 'керамо-гранит'],
  ['Пиломатериалы', 'Пило-материалы'],
  ['гипсокартона', 'гипсо-картона'],
  ['Электроинструмент', 'Электро-инструмент'],
  ['гидроизоляция', 'гидро-изоляция'],
  ['металлочерепица', 'металло-черепица'],
  ['пенополистирол', 'пено-полистирол'],
  ['светодиодный', 'свето-диодный'],
  ['профнастил', 'проф-настил'],
  ['шуруповёрт', 'шуру-по-вёрт'],
  ['Водонагреватели', 'Водо-нагреватели'],
])('«%s» may break as «%s»', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['Двери и окна', 'Плитка', 'подоконник', 'OSB', 'Zharmixproduct', ''])(
  '«%s» stays whole',
  (text) => {
    expect(hyphenate(text, 'ru')).toBe(text);
  },
);

test('a Kazakh word is parted by its own syllables, never by Russian patterns', () => {
  const [kz, ru] = (['kz', 'ru'] as const).map((locale) => hyphenate('Құрылыс материалдары', locale));
  expect(kz?.replaceAll('\u00AD', '-')).toBe('Құрылыс мате-риал-дары');
  expect(kz).not.toBe(ru);
});

test('nothing but soft hyphens is added', () => {
  const text = 'Отопление и водоснабжение, стройматериалы 2500×1200';
  expect(hyphenate(text, 'ru').replaceAll('\u00AD', '')).toBe(text);
});
