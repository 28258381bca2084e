import { describe, expect, test } from 'vitest';
import { markAdded, markTyped, type Part } from './word-parts.ts';

const show = (parts: Part[]) => parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('what was typed is marked', () => {
  test.each([
    ['Ламинат Parkentra, дуб степной', 'ламинат ду', '[Ламинат] Parkentra, [ду]б степной'],
    ['Обои, тұсқағаз', 'туска', 'Обои, [тұсқа]ғаз'],
    ['Подъёмник', 'подъе', '[Подъё]мник'],
    ['Подъёмник', 'подем', '[Подъём]ник'],
    ['Саморез 3,5×25', '3,5', 'Саморез [3],[5]×25'],
    ['Краска', 'лак', 'Краска'],
    ['Краска', '', 'Краска'],
    ['', 'лак', ''],
  ])('%s, typed %s', (text, typed, expected) => {
    expect(show(markTyped(text, typed))).toBe(expected);
  });

  test('nothing of the text is lost', () => {
    const text = '  Плитка (30×60), «Ақ» — №1 ';
    expect(
      markTyped(text, 'пли ак 30')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

test('what a query adds to the typed words is marked', () => {
  expect(show(markAdded('ламинат дуб', 'ламинат ду'))).toBe('ламинат [дуб]');
  expect(show(markAdded('ламинат', 'лам'))).toBe('[ламинат]');
  expect(show(markAdded('краска для стен', 'краска'))).toBe('краска [для] [стен]');
});
