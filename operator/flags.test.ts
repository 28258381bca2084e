import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

const options = { comment: { type: 'string' }, unsellable: { type: 'boolean' } } as const;

test('words and flags may stand in any order', () => {
  const { values, positionals } = readFlags(['5', '--comment', 'a b', 'accept', '--unsellable'], options);
  expect({ ...values }).toEqual({ comment: 'a b', unsellable: true });
  expect(positionals).toEqual(['5', 'accept']);
});

test.each([
  [['--colour', 'red'], options, 'There is no flag --colour; there are --comment, --unsellable.'],
  [['-x'], {}, 'There is no flag -x.'],
  [['--comment'], options, '--comment needs a value.'],
  [['--comment', '--unsellable'], options, '--comment needs a value.'],
  [['--unsellable=1'], options, '--unsellable takes no value.'],
])('%j is refused in a sentence', (words, known, sentence) => {
  expect(() => readFlags(words, known)).toThrow(sentence);
});
