import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, diffThree, diffWords } from './word-diff.ts';

const said = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, gone: `[-${text}]`, new: `[+${text}]` })[kind]).join('');

test.each([
  ['Краска для стен', 'Краска для стен', 'Краска для стен'],
  ['Краска для стен', 'Краска для потолков', 'Краска для [-стен][+потолков]'],
  ['Сухие смеси', 'Сухие строительные смеси', 'Сухие [+строительные ]смеси'],
  ['Қабырға бояуы, ақ', 'Қабырға бояуы', 'Қабырға бояуы[-, ақ]'],
  ['', 'Новое', '[+Новое]'],
  ['Старое', '', '[-Старое]'],
  ['', '', ''],
])('«%s» → «%s» word by word', (was, is, shown) => {
  expect(said(diffWords(was, is))).toBe(shown);
});

test('mine and theirs are each told against what both began with', () => {
  const { mine, theirs } = diffThree('Клей для плитки', 'Клей для камня', 'Клеи для плитки');
  expect([said(mine), said(theirs)]).toEqual(['Клей для [-плитки][+камня]', '[-Клей][+Клеи] для плитки']);
});

test('whatever two texts are, both can be read from the difference', () => {
  const text = fc
    .array(fc.constantFrom('а', 'әке', ' ', '  ', ',', '12', '\n', '🙂'))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (was, is) => {
      const parts = diffWords(was, is);
      const without = (kind: DiffPart['kind']) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('new'), without('gone')]).toEqual([was, is]);
    }),
  );
});

test('a very long text that was written anew is told as such, at once', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ');
  expect(diffWords(long('а'), long('б')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
});
