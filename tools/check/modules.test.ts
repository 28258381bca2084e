import { expect, test } from 'vitest';
import { toModules } from './modules.ts';

const parse = (text: string, path = 'storefront/cart/cart.tsx') => {
  const [module] = toModules([{ path, text }]);
  if (!module) throw new Error('the file was not taken for code');
  return module;
};

test('every way to import is seen, with its file, its line and whether only types are meant', () => {
  const { imports } = parse(`import type { A } from './a.ts';
import { type B, c } from '../b.tsx';
import './cart.css?inline';
import cities from '#domain/cities.json' with { type: 'json' };
export * from './d.ts';
export type { E } from './e.ts';
const lazy = () => import('./lazy.ts');
type F = import('./f.ts').F;
import { z } from 'zod';
export const view = <b>{lazy satisfies unknown}</b>;
`);
  expect(imports.map(({ file, line, isType }) => [file, line, isType])).toEqual([
    ['storefront/cart/a.ts', 1, true],
    ['storefront/b.tsx', 2, false],
    ['storefront/cart/cart.css', 3, false],
    ['domain/cities.json', 4, false],
    [null, 9, false],
    ['storefront/cart/d.ts', 5, false],
    ['storefront/cart/e.ts', 6, true],
    ['storefront/cart/lazy.ts', 7, false],
    ['storefront/cart/f.ts', 8, true],
  ]);
});

test('exported functions are told from other exports, types are left out', () => {
  const { exports } = parse(`export function a() {}
export const b = async () => {};
export const c = 1;
export interface D { e: string }
function f() {}
export { f };
export default function g() {}
`);
  expect(exports.map(({ name, isFunction }) => [name, isFunction])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
    ['f', true],
    ['g', true],
  ]);
});

test('a file with a syntax error does not stop the other checks', () => {
  expect(parse('export const = ;').exports).toEqual([]);
});
