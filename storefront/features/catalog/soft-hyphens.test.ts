import { expect, test } from 'vitest';
import { addSoftHyphens } from './soft-hyphens.ts';

const shown = (text: string) => addSoftHyphens(text).replaceAll('\u00AD', '-');

test.each([
  ['Стройматериалы', 'Строй-ма-те-риалы'],
  ['Инструменты и крепёж', 'Инстру-менты и крепёж'],
  ['водоснабжение', 'во-дос-наб-же-ние'],
  ['керамогранит', 'ке-ра-мог-ра-нит'],
  ['материалдары', 'ма-те-риал-дары'],
])('«%s» may break as «%s»', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['Двери и окна', 'Плитка', 'OSB', 'Zharmixproduct', ''])('«%s» stays whole', (text) => {
  expect(addSoftHyphens(text)).toBe(text);
});

test('nothing but soft hyphens is added', () => {
  const text = 'Отопление и водоснабжение, стройматериалы 2500×1200';
  expect(addSoftHyphens(text).replaceAll('\u00AD', '')).toBe(text);
});
