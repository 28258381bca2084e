import { describe, expect, test } from 'vitest';
import { units } from '#domain/sale-units.ts';
import { type LeafSection, leafSections } from '#domain/taxonomy/taxonomy.ts';
import { getBrand } from './brands.ts';
import type { Choice, Draft, Leaf, Property } from './leaf.ts';
import { leaves } from './leaves.ts';
import { Random } from './random.ts';

function drawSixty(leaf: Leaf): Draft[] {
  const draws = [
    ...Array.from({ length: 60 }, () => leaf.draw),
    ...(leaf.small ?? []).filter((draw) => draw !== undefined),
  ];
  return draws.map((draw, index) => draw(new Random(4711).fork(`${leaf.code}:${index}`)));
}

function getSection(leaf: Leaf): LeafSection {
  const section = leafSections.find(({ code }) => code === leaf.code);
  if (!section) throw new Error(`${leaf.code} is not in the taxonomy`);
  return section;
}

const drafts = new Map(leaves.map((leaf) => [leaf, drawSixty(leaf)]));
const allDrafts = [...drafts.values()].flat();

/** An unfilled place, a doubled mark or space, a decimal point where a comma belongs. */
const slip = /undefined|NaN|[{}]| {2}| [,;]|[,;]{2}|\.\.|(?<![A-Z])\d\.\d/;
const kazakhLetter = /[әғқңөұүһі]/i;

test('the taxonomy and the leaves name the same sections in the same order', () => {
  expect(leaves.map(({ code }) => code)).toEqual(leafSections.map(({ code }) => code));
  expect(leaves).toHaveLength(97);
});

test('one property code is one property', () => {
  const byCode = new Map<string, Property>();
  for (const property of leaves.flatMap((leaf) => leaf.properties)) {
    expect(byCode.get(property.code) ?? property, property.code).toBe(property);
    byCode.set(property.code, property);
    expect(property.code).toMatch(/^[a-z][a-z0-9_]*$/);
  }
});

test('one choice code means the same words all over a property', () => {
  const words = new Map<string, string>();
  const clashes: string[] = [];
  for (const [property, value] of allDrafts.flatMap((draft) => draft.values)) {
    if (typeof value !== 'object') continue;
    const choices: readonly Choice[] = 'code' in value ? [value] : value;
    for (const { code, ru, kz } of choices) {
      const key = `${property.code}=${code}`;
      expect(key).toMatch(/^[a-z0-9_]+=[a-z0-9][a-z0-9-]*$/);
      const said = `${ru}/${kz}`;
      if ((words.get(key) ?? said) !== said) clashes.push(`${key}: ${words.get(key)} and ${said}`);
      words.set(key, said);
    }
  }
  expect([...new Set(clashes)]).toEqual([]);
});

describe.each(leaves.map((leaf) => [leaf.code, leaf] as const))('%s', (_, leaf) => {
  const drawn = drafts.get(leaf) ?? [];

  test('the same random state gives the same product', () => {
    expect(drawSixty(leaf)).toEqual(drawn);
  });

  test('names and descriptions are there in both languages, and Kazakh is not Russian', () => {
    for (const { name, description } of drawn) {
      for (const text of [name.ru, name.kz, description.ru, description.kz]) {
        expect(text.trim()).toBe(text);
        expect(text.length, text).toBeGreaterThan(8);
        expect(slip.test(text), text).toBe(false);
      }
      expect(name.kz).not.toBe(name.ru);
      expect(description.kz).not.toBe(description.ru);
      expect(description.kz, description.kz).toMatch(kazakhLetter);
      expect(description.ru).not.toMatch(/[әғқңөұүһ]/i);
      expect(description.ru.split(/[.!?]\s/).length, description.ru).toBeGreaterThanOrEqual(2);
    }
  });

  test('prices stay near what such goods cost', () => {
    const [low, high] = getSection(leaf).priceRange;
    const strangers = drawn.filter(
      ({ priceTenge }) => !(priceTenge >= low * 0.8 && priceTenge <= high * 1.2),
    );
    expect(strangers.map(({ name, priceTenge }) => `${name.ru}: ${priceTenge}`)).toEqual([]);
  });

  test('nothing is lighter than foam or heavier than lead', () => {
    for (const { name, units: sold, sizeMm } of drawn) {
      const [base] = sold;
      const volumeM3 = sizeMm.reduce((product, side) => product * side, 1) / 1e9;
      expect(base.weightKg, name.ru).toBeGreaterThan(0);
      const density = base.weightKg / volumeM3;
      expect(density, `${name.ru}: ${base.weightKg} kg in ${sizeMm.join('×')}`).toBeGreaterThan(5);
      expect(density, `${name.ru}: ${base.weightKg} kg in ${sizeMm.join('×')}`).toBeLessThan(12_000);
    }
  });

  test('the base unit stands first and every unit has a name', () => {
    for (const { units: sold } of drawn) {
      expect(sold[0].ratio).toBe(1);
      expect(new Set(sold.map(({ unit }) => unit)).size).toBe(sold.length);
      for (const { unit, ratio, weightKg } of sold) {
        expect(units).toHaveProperty(unit);
        expect(ratio).toBeGreaterThan(0);
        expect(weightKg).toBeGreaterThan(0);
      }
    }
  });

  test('the brand makes goods of this family', () => {
    const { family } = getSection(leaf);
    for (const code of new Set(drawn.map(({ brand }) => brand))) {
      expect(getBrand(code).families, `${code} does not make ${family}`).toContain(family);
    }
  });

  test('values belong to its properties and have the right kind', () => {
    for (const { values } of drawn) {
      expect(new Set(values.map(([property]) => property)).size).toBe(values.length);
      for (const [property, value] of values) {
        expect(leaf.properties).toContain(property);
        const kind = typeof value === 'number' ? 'range' : typeof value === 'boolean' ? 'flag' : 'list';
        expect(kind, property.code).toBe(property.kind);
        if (typeof value === 'number') expect(Number.isFinite(value) && value >= 0, property.code).toBe(true);
      }
    }
  });

  test('a picture is named by family and variant', () => {
    for (const { image } of drawn) expect(image).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
  });
});
