import { expect, test } from 'vitest';
import { cities } from '#domain/kazakhstan-cities.ts';
import { leafSections, sections } from '#domain/taxonomy/taxonomy.ts';
import { brands } from './brands.ts';
import { stores } from './stores.ts';

const kazakhLetter = /[әғқңөұүһі]/i;

test('there are 24 cities and Pavlodar is the first', () => {
  expect(cities).toHaveLength(24);
  expect(cities[0]).toMatchObject({ code: 'pavlodar', isLocal: true });
  for (const { latitude, longitude, code } of cities) {
    expect(latitude > 40 && latitude < 56 && longitude > 46 && longitude < 88, code).toBe(true);
  }
});

test('an old name of a city is among its aliases', () => {
  const findCity = (alias: string) => cities.find(({ aliases }) => aliases.includes(alias))?.code;
  expect(findCity('Нур-Султан')).toBe('astana');
  expect(findCity('Семипалатинск')).toBe('semey');
  expect(findCity('Қапшағай')).toBe('konaev');
});

test('exactly the local cities have shops, and only they', () => {
  const withStores = new Set(stores.map(({ cityId }) => cityId));
  expect(cities.filter(({ id }) => withStores.has(id))).toEqual(cities.filter(({ isLocal }) => isLocal));
  expect(stores).toHaveLength(14);
  for (const { hours, phones, address } of stores) {
    expect(hours).toHaveLength(7);
    for (const phone of phones) expect(phone).toMatch(/^\+770000000\d\d$/);
    expect(address.ru).toContain('демо');
    expect(address.kz).toContain('демо');
  }
});

test('no two shops share a number', () => {
  const phones = stores.flatMap((store) => [...store.phones, ...store.departments.map(({ phone }) => phone)]);
  expect(new Set(phones).size).toBe(phones.length);
});

test('brands are invented, described in both languages, and made somewhere', () => {
  expect(brands).toHaveLength(33);
  expect(new Set(brands.map(({ code }) => code)).size).toBe(33);
  for (const { code, description, countryCode } of brands) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(countryCode).toMatch(/^[A-Z]{2}$/);
    expect(description.kz).toMatch(kazakhLetter);
    expect(description.ru).toContain('вымышлена');
    expect(description.kz).toContain('ойдан шығарылған');
  }
});

test('the tree is a nested set: a root spans its leaves and nothing else', () => {
  expect(sections.filter(({ level }) => level === 1)).toHaveLength(14);
  expect(leafSections).toHaveLength(97);
  const bounds = sections.flatMap(({ lft, rgt }) => [lft, rgt]).sort((a, b) => a - b);
  expect(bounds).toEqual(bounds.map((_, index) => index + 1));
  for (const root of sections.filter(({ level }) => level === 1)) {
    const below = sections.filter(({ lft, rgt }) => lft > root.lft && rgt < root.rgt);
    expect(below.map(({ id }) => id)).toEqual(
      sections.filter(({ parentId }) => parentId === root.id).map(({ id }) => id),
    );
    expect(below.length).toBeGreaterThan(4);
  }
});

test('every section has a useful text in both languages', () => {
  for (const { code, seoText } of sections) {
    expect(seoText.ru.length, code).toBeGreaterThan(120);
    expect(seoText.kz.length, code).toBeGreaterThan(120);
    expect(seoText.kz).toMatch(kazakhLetter);
  }
});
