import { expect, test } from 'vitest';
import { type Place, placeAfterKey } from './menu-keys.ts';

const shape = { roots: 14, items: 5, shown: 7 };
const root = (index: number): Place => ({ list: 'roots', index });
const item = (index: number): Place => ({ list: 'items', index });

test.each<[string, string, Place | null, Place | null]>([
  ['down from the button comes to the root that is shown', 'ArrowDown', null, root(7)],
  ['other keys on the button are the button’s own', 'ArrowRight', null, null],
  ['down goes to the next root', 'ArrowDown', root(3), root(4)],
  ['down from the last root comes to the first', 'ArrowDown', root(13), root(0)],
  ['up from the first root comes to the last', 'ArrowUp', root(0), root(13)],
  ['home is the first root', 'Home', root(5), root(0)],
  ['end is the last root', 'End', root(5), root(13)],
  ['right enters the sections of a root', 'ArrowRight', root(7), item(0)],
  ['left comes back to their root', 'ArrowLeft', item(4), root(7)],
  ['left on a root means nothing', 'ArrowLeft', root(7), null],
  ['right in a section means nothing', 'ArrowRight', item(0), null],
  ['up and down stay among the sections', 'ArrowDown', item(4), item(0)],
  ['end is the last section', 'End', item(1), item(4)],
  ['a letter means nothing', 'a', root(1), null],
])('%s', (_name, key, at, expected) => {
  expect(placeAfterKey(key, at, shape)).toEqual(expected);
});

test('a root without sections cannot be entered', () => {
  expect(placeAfterKey('ArrowRight', root(0), { ...shape, items: 0 })).toBeNull();
});

test('a menu without roots takes nobody in', () => {
  expect(placeAfterKey('ArrowDown', null, { roots: 0, items: 0, shown: 0 })).toBeNull();
});
