import { expect, test } from 'vitest';
import { keepOffered, nameServices, readServices, setService } from './chosen-services.ts';

const service = (code: string, name: string) => ({ code, name, note: '', unit: '', price: 300 });
const offered = [service('raspil', 'Распил'), service('zamer', 'Замер')];

test('a service is chosen, counted anew and given up', () => {
  const one = setService('', 'raspil', 1);
  expect(setService(one, 'raspil', 3)).toBe('raspil:3');
  expect(setService('raspil:3,zamer:1', 'raspil', 0)).toBe('zamer:1');
});

test.each([
  ['a broken draft is no choice', 'raspil,zamer:-1,:4,zamer:x', []],
  ['nor is none of it', 'raspil:0', []],
  ['a hundred is the most', 'raspil:999', [{ code: 'raspil', count: 100 }]],
])('%s', (_name, text, chosen) => {
  expect(readServices(text)).toEqual(chosen);
});

test('what is offered no more is dropped and never named', () => {
  expect(keepOffered('raspil:2,kolerovka:1', offered)).toBe('raspil:2');
  expect(nameServices('raspil:2,kolerovka:1,zamer:1', offered)).toBe('Распил × 2, Замер × 1');
});
