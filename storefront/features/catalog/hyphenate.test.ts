import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (text: string) => hyphenate(text, 'ru').replaceAll('\u00AD', '-');

test.each([
  ['Стройматериалы', 'Строй-ма-те-ри-а-лы'],
  ['Инструменты и крепёж', 'Ин-стру-мен-ты и крепёж'],
  ['водоснабжение', 'во-до-снаб-же-ние'],
  ['керамогранит', 'ке-ра-мо-гра-нит'],
  ['Шлакопортландцемент', 'Шла-ко-порт-ланд-це-мент'],
  ['Электроинструмент', 'Элек-тро-ин-стру-мент'],
  ['гидроизоляция', 'гид-ро-изо-ля-ция'],
  ['металлочерепица', 'ме-тал-ло-че-ре-пи-ца'],
  ['пенополистирол', 'пе-но-по-ли-сти-рол'],
  ['подоконник', 'под-окон-ник'],
  ['профнастил', 'проф-на-стил'],
  ['шуруповёрт', 'шу-ру-по-вёрт'],
  ['светодиодный', 'све-то-ди-од-ный'],
  ['Водонагреватели', 'Во-до-на-гре-ва-те-ли'],
])('«%s» may break as «%s»', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['Двери и окна', 'Плитка', 'OSB', 'Zharmixproduct', ''])('«%s» stays whole', (text) => {
  expect(hyphenate(text, 'ru')).toBe(text);
});

test('a Kazakh word is parted by its own syllables, never by Russian patterns', () => {
  const [kz, ru] = (['kz', 'ru'] as const).map((locale) => hyphenate('Құрылыс материалдары', locale));
  expect(kz?.replaceAll('\u00AD', '-')).toBe('Құрылыс ма-те-риал-да-ры');
  expect(kz).not.toBe(ru);
});

test('nothing but soft hyphens is added', () => {
  const text = 'Отопление и водоснабжение, стройматериалы 2500×1200';
  expect(hyphenate(text, 'ru').replaceAll('\u00AD', '')).toBe(text);
});
