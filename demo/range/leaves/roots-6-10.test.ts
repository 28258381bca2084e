import { describe, expect, test } from 'vitest';
import { units } from '#domain/sale-units.ts';
import { leafSections, sections } from '#domain/taxonomy/taxonomy.ts';
import { getBrand } from '../brands.ts';
import type { Choice, Draft, Leaf, Property } from '../leaf.ts';
import { Random } from '../random.ts';
import { leaves as doorsAndWindows } from './dveri-i-okna.ts';
import { leaves as floors } from './napolnye-pokrytiya.ts';
import { leaves as wallDecor } from './oboi-i-dekor.ts';
import { leaves as tiles } from './plitka.ts';
import { leaves as plumbing } from './santehnika.ts';

const roots = ['oboi-i-dekor', 'plitka', 'napolnye-pokrytiya', 'dveri-i-okna', 'santehnika'];
const rootIds = sections.filter(({ code }) => roots.includes(code)).map(({ id }) => id);
const ownSections = leafSections.filter(({ parentId }) => parentId !== null && rootIds.includes(parentId));
const priceRanges = new Map(ownSections.map(({ code, priceRange }) => [code, priceRange]));

const leaves: readonly Leaf[] = [...wallDecor, ...tiles, ...floors, ...doorsAndWindows, ...plumbing];

function drawMany(leaf: Leaf, seed: number, count = 200): Draft[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => leaf.draw(random));
}

const drafts = new Map(leaves.map((leaf) => [leaf.code, drawMany(leaf, 20261115)]));
const allDrafts = [...drafts.values()].flat();

function choicesOf(draft: Draft): [Property, Choice][] {
  return draft.values.flatMap(([property, value]) => {
    if (typeof value !== 'object') return [];
    const choices: readonly Choice[] = 'code' in value ? [value] : value;
    return choices.map((choice): [Property, Choice] => [property, choice]);
  });
}

test('every section of the five roots has its leaf exactly once', () => {
  expect(leaves).toHaveLength(32);
  expect(leaves.map((leaf) => leaf.code)).toEqual(ownSections.map(({ code }) => code));
});

test('a property code stands for one and the same property', () => {
  const byCode = new Map<string, Property>();
  for (const property of leaves.flatMap((leaf) => leaf.properties)) {
    expect(byCode.get(property.code) ?? property, property.code).toBe(property);
    byCode.set(property.code, property);
  }
});

test('a choice code means the same words wherever it stands in a property', () => {
  const words = new Map<string, Set<string>>();
  for (const [property, choice] of allDrafts.flatMap(choicesOf)) {
    const key = `${property.code}=${choice.code}`;
    const said = words.get(key) ?? new Set();
    words.set(key, said.add(JSON.stringify([choice.ru, choice.kz, choice.number])));
  }
  expect([...words].filter(([, said]) => said.size > 1)).toEqual([]);
  expect([...words.keys()].filter((key) => !/^[a-z][a-z0-9_]*=[a-z0-9][a-z0-9-]*$/.test(key))).toEqual([]);
});

/** A slip of a template: an unfilled place, a doubled mark or space, a decimal point instead of a comma. */
const slip = /undefined|NaN|[{}]| {2}| [,.;]|[.,;]{2}|\d\.\d/;
const kazakhLetter = /[әғқңөұүһі]/i;

function hasSlip(text: string): boolean {
  return slip.test(text.replaceAll('шт.', 'шт'));
}

function faultOfText(text: string): string | null {
  if (hasSlip(text)) return `slip: ${text}`;
  const sentences = text.split(/\.\s+(?=\p{Lu}|\d|«)/u).length;
  if (!text.endsWith('.') || sentences < 2 || sentences > 4) return `${sentences} sentences: ${text}`;
  return null;
}

function faultOfName(name: string): string | null {
  return hasSlip(name) || name.length > 150 ? name : null;
}

function densityOf({ units: sold, sizeMm: [length, width, height] }: Draft): number {
  return sold[0].weightKg / ((length * width * height) / 1e9);
}

describe.each(leaves.map((leaf) => [leaf.code, leaf] as const))('%s', (code, leaf) => {
  const own = drafts.get(code) ?? [];

  test('the same seed draws the same products', () => {
    expect(drawMany(leaf, 7, 5)).toEqual(drawMany(leaf, 7, 5));
  });

  test('two hundred draws give at least a hundred names in each language', () => {
    expect(new Set(own.map((draft) => draft.name.ru)).size).toBeGreaterThanOrEqual(100);
    expect(new Set(own.map((draft) => draft.name.kz)).size).toBeGreaterThanOrEqual(100);
  });

  test('names are short lines, descriptions two to four whole sentences', () => {
    const faults = own.flatMap(({ name, description }) => [
      faultOfName(name.ru),
      faultOfName(name.kz),
      faultOfText(description.ru),
      faultOfText(description.kz),
    ]);
    expect(faults.filter((fault) => fault !== null).slice(0, 5)).toEqual([]);
  });

  test('Russian and Kazakh texts are not each other’s copies', () => {
    expect(own.filter(({ name }) => name.kz === name.ru)).toEqual([]);
    expect(own.filter(({ description }) => !kazakhLetter.test(description.kz))).toEqual([]);
    expect(own.filter(({ name, description }) => kazakhLetter.test(name.ru + description.ru))).toEqual([]);
  });

  test('prices stay within a fifth of the section’s range and are whole tenge', () => {
    const [low, high] = priceRanges.get(code) ?? [0, 0];
    const prices = own.map((draft) => draft.priceTenge);
    expect(prices.filter((price) => !Number.isInteger(price))).toEqual([]);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(low * 0.8);
    expect(Math.max(...prices)).toBeLessThanOrEqual(high * 1.2);
    expect(Math.max(...prices) / Math.min(...prices)).toBeGreaterThan(1.8);
  });

  test('weight and size are those of a real thing', () => {
    const densities = own.map(densityOf);
    expect(Math.min(...densities)).toBeGreaterThan(5);
    expect(Math.max(...densities)).toBeLessThan(12000);
    expect(Math.max(...own.flatMap((draft) => draft.sizeMm))).toBeLessThanOrEqual(4200);
  });

  test('the base unit comes first and further units agree with its weight', () => {
    const wrong = own.filter(({ units: sold }) =>
      sold.some(({ unit, ratio, weightKg }, place) => {
        if (units[unit] === undefined || ratio <= 0 || (place === 0 && ratio !== 1)) return true;
        // a kilogram of content weighs a kilogram, while the pack has its box as well
        const gap = Math.abs(weightKg * ratio - sold[0].weightKg);
        return gap > 0.02 * sold[0].weightKg + 0.025;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('values fill six to twelve of the leaf’s properties, in their order and kind', () => {
    const wrong = own.filter(({ values }) => {
      const places = values.map(([property]) => leaf.properties.indexOf(property));
      const isOrdered = places.every((place, index) => place > (places[index - 1] ?? -1));
      const isOfKind = values.every(([property, value]) => {
        const found = typeof value === 'boolean' ? 'flag' : typeof value === 'number' ? 'range' : 'list';
        return found === property.kind;
      });
      return !isOrdered || !isOfKind || values.length < 6 || values.length > 12;
    });
    expect(wrong).toEqual([]);
  });

  test('the brand exists and the picture is named family/variant', () => {
    expect([...new Set(own.map((draft) => draft.brand))].map((brand) => getBrand(brand).code)).not.toEqual(
      [],
    );
    expect(own.map((draft) => draft.image).filter((image) => !/^[a-z-]+\/[a-z0-9-]+$/.test(image))).toEqual(
      [],
    );
  });
});
