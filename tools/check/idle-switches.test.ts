import { expect, test } from 'vitest';
import { findIdleSwitches } from './idle-switches.ts';

const settings = (...names: string[]) => ({
  path: 'domain/office/settings.ts',
  text: names.map((name) => `  '${name}': entry(1, 'Слово', 'Сөз'),`).join('\n'),
});
const rights = (...names: string[]) => ({
  path: 'contract/office/rights.ts',
  text: `export const right = z.enum([\n${names.map((name) => `  '${name}',`).join('\n')}\n]);`,
});

test('a setting that nothing reads is refused, by its line', () => {
  const reader = { path: 'api/x.ts', text: "values['a.used']" };
  expect(findIdleSwitches([settings('a.used', 'a.idle'), reader])).toMatchObject([{ line: 2 }]);
});

test('a test, a declaration or a screen is no reader', () => {
  const others = ['api/x.test.ts', 'contract/office/settings.ts', 'office/x.tsx'];
  for (const path of others)
    expect(findIdleSwitches([settings('a.b'), { path, text: "'a.b'" }]), path).toHaveLength(1);
});

test('a setting may be read by its group', () => {
  const reader = { path: 'api/x.ts', text: 'values[`letters.${kind}`]' };
  expect(findIdleSwitches([settings('letters.cart'), reader])).toEqual([]);
});

test('a right that opens nothing is refused; a call or a look at it is a use', () => {
  const call = { path: 'contract/office/x.ts', text: "staff: { right: 'club' }" };
  const look = { path: 'api/x.ts', text: "findReach(viewer, 'costs', 'read')" };
  expect(
    findIdleSwitches([rights('club', 'costs', 'idle.one'), call, look]).map(({ message }) => message),
  ).toEqual([expect.stringContaining("'idle.one'")]);
});
