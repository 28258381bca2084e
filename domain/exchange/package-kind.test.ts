import { expect, it } from 'vitest';
import { compareSchemas, kindOfPackage, scopeOfPackage, wantsContainers } from './package-kind.ts';

it.each([
  [['Классификатор', 'Каталог'], 'goods'],
  [['Классификатор'], 'classifier'],
  [['Каталог'], 'goods'],
  [['ПакетПредложений'], 'offers'],
  [['Классификатор', 'ПакетПредложений'], 'offers'],
  [['ИзмененияПакетаПредложений'], 'offers'],
  [['Документ', 'Документ'], 'documents'],
  [['Контейнер'], 'documents'],
  [['Справочники'], 'directories'],
  [['Неведомое'], 'empty'],
  [[], 'empty'],
])('%j is of %s', (elements, kind) => expect(kindOfPackage(elements)).toBe(kind));

it.each([
  ['false', 'full'],
  ['Ложь', 'full'],
  ['true', 'changes'],
  [undefined, 'changes'],
  ['', 'changes'],
])('«only changes» %j means %s', (text, scope) => expect(scopeOfPackage(text)).toBe(scope));

it('versions are compared as numbers', () => {
  expect(compareSchemas('2.10', '2.9')).toBeGreaterThan(0);
  expect(compareSchemas('2.03', '2.3')).toBe(0);
  expect(compareSchemas('3.1', '2.10')).toBeGreaterThan(0);
  expect(compareSchemas('', '2.03')).toBeNull();
});

it.each([
  ['2.10', true],
  ['2.08', true],
  ['2.07', false],
  ['3.1', true],
  [null, false],
])('a client of version %j wants containers: %s', (version, wants) =>
  expect(wantsContainers(version)).toBe(wants),
);
