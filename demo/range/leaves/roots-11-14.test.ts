import { describe, expect, test } from 'vitest';
import { units } from '#domain/sale-units.ts';
import { leafSections, sections } from '#domain/taxonomy/taxonomy.ts';
import { getBrand } from '../brands.ts';
import type { Choice, Draft, Leaf, Property, PropertyValue, Words } from '../leaf.ts';
import { Random } from '../random.ts';
import { leaves as electrics } from './elektrika-i-osveshchenie.ts';
import { leaves as tools } from './instrumenty-i-krepezh.ts';
import { leaves as heating } from './otoplenie-i-vodosnabzhenie.ts';
import { leaves as garden } from './sad-i-dom.ts';

const roots: Record<string, readonly Leaf[]> = {
  'otoplenie-i-vodosnabzhenie': heating,
  'elektrika-i-osveshchenie': electrics,
  'instrumenty-i-krepezh': tools,
  'sad-i-dom': garden,
};
const leaves = Object.values(roots).flat();
const drawsPerLeaf = 200;

function drawMany(leaf: Leaf, seed = 20_260_101): Draft[] {
  const random = new Random(seed);
  return Array.from({ length: drawsPerLeaf }, () => leaf.draw(random));
}

function sectionOf(leaf: Leaf) {
  const section = leafSections.find(({ code }) => code === leaf.code);
  if (!section) throw new Error(`no section has the code ${leaf.code}`);
  return section;
}

function choicesOf(value: PropertyValue): readonly Choice[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [];
  return 'code' in value ? [value] : value;
}

/** What a slip of a template leaves in a text; GU5.3 is a lamp base, not a Russian decimal. */
const slip = /undefined|NaN|null|\[object|\s{2,}|\s[,.;:]|\.\.|,,|(?<!GU)\d\.\d/;

function isWordedWell({ ru, kz }: Words): boolean {
  return ru !== kz && [ru, kz].every((text) => text.length > 0 && text.trim() === text && !slip.test(text));
}

function countSentences(text: string): number {
  return text.split(/[.!?](?:\s+(?=[\p{Lu}\d«−])|$)/u).filter((part) => part !== '').length;
}

/** The names of the drafts that break a rule: an empty list when none does. */
function breaking(drafts: readonly Draft[], keepsRule: (draft: Draft) => boolean): string[] {
  return drafts.filter((draft) => !keepsRule(draft)).map(({ name }) => name.ru);
}

function densityOf({ sizeMm, units: [base] }: Draft): number {
  return base.weightKg / sizeMm.reduce((product, side) => product * (side / 1000), 1);
}

describe.each(Object.entries(roots))('the root %s', (code, ownLeaves) => {
  test('has a leaf for each of its sections, in the order of the tree', () => {
    const root = sections.find((section) => section.code === code);
    const wanted = leafSections.filter(({ parentId }) => parentId === root?.id).map((leaf) => leaf.code);
    expect(ownLeaves.map((leaf) => leaf.code)).toEqual(wanted);
  });
});

describe.each(leaves.map((leaf) => [leaf.code, leaf] as const))('the leaf %s', (_, leaf) => {
  const drafts = drawMany(leaf);

  test('draws the same products from the same seed', () => {
    expect(drawMany(leaf)).toEqual(drafts);
  });

  test('words every name and description in both languages without slips', () => {
    expect(breaking(drafts, ({ name }) => isWordedWell(name) && name.ru.length <= 160)).toEqual([]);
    expect(breaking(drafts, ({ description }) => isWordedWell(description))).toEqual([]);
  });

  test('describes each product in two to five sentences with figures of its own', () => {
    const isTold = (text: string) =>
      countSentences(text) >= 2 && countSentences(text) <= 5 && /\d/.test(text);
    expect(breaking(drafts, ({ description: { ru, kz } }) => isTold(ru) && isTold(kz))).toEqual([]);
  });

  test('has enough different names', () => {
    expect(new Set(drafts.map(({ name }) => name.ru)).size).toBeGreaterThanOrEqual(100);
    expect(new Set(drafts.map(({ name }) => name.kz)).size).toBeGreaterThanOrEqual(100);
    const more = [1, 2, 3, 4].flatMap((seed) => drawMany(leaf, seed));
    expect(new Set(more.map(({ name }) => name.ru)).size).toBeGreaterThanOrEqual(200);
  });

  test('uses brands that make this family and prints their names', () => {
    const { family } = sectionOf(leaf);
    const isBranded = ({ brand, name }: Draft) => {
      const { families, name: printed } = getBrand(brand);
      return families.includes(family) && name.ru.includes(printed) && name.kz.includes(printed);
    };
    expect(breaking(drafts, isBranded)).toEqual([]);
  });

  test('prices inside the range of its section, seldom at its ends', () => {
    const [low, high] = sectionOf(leaf).priceRange;
    const isInside = ({ priceTenge }: Draft) =>
      Number.isInteger(priceTenge) && priceTenge >= low && priceTenge <= high;
    expect(breaking(drafts, isInside)).toEqual([]);
    const atTheEnds = drafts.filter(({ priceTenge }) => priceTenge === low || priceTenge === high);
    expect(atTheEnds.length / drafts.length).toBeLessThan(0.1);
  });

  test('sells in known units, the base one first, with weights that agree', () => {
    const areUnitsRight = ({ units: [base, ...others] }: Draft) =>
      base.ratio === 1 &&
      [base, ...others].every(({ unit, ratio, weightKg }) => unit in units && ratio > 0 && weightKg > 0) &&
      // A piece weighs whole grams, at least one: that is what a pack of light pieces may differ by.
      others.every(
        ({ ratio, weightKg }) =>
          Math.abs(weightKg * ratio - base.weightKg) <= 0.001 * ratio + base.weightKg * 0.02,
      );
    expect(breaking(drafts, areUnitsRight)).toEqual([]);
  });

  test('has sizes in which such a weight can stand', () => {
    expect(
      breaking(drafts, ({ sizeMm }) => sizeMm.every((side) => Number.isInteger(side) && side > 0)),
    ).toEqual([]);
    expect(breaking(drafts, (draft) => densityOf(draft) > 5 && densityOf(draft) < 12_000)).toEqual([]);
  });

  test('fills its own properties, each at most once and in their order', () => {
    const isOrdered = ({ values }: Draft) => {
      const places = values.map(([property]) => leaf.properties.indexOf(property));
      return places.every((place, index) => place > (places[index - 1] ?? -1));
    };
    expect(breaking(drafts, ({ values }) => values.length >= 6 && values.length <= 10)).toEqual([]);
    expect(breaking(drafts, isOrdered)).toEqual([]);
    const filled = new Set(drafts.flatMap(({ values }) => values.map(([property]) => property)));
    expect(leaf.properties.filter((property) => !filled.has(property))).toEqual([]);
  });

  test('gives each property a value of its kind, under a code fit for a URL', () => {
    const kindOf = (value: PropertyValue) =>
      typeof value === 'number' ? 'range' : typeof value === 'boolean' ? 'flag' : 'list';
    const isFit = ([property, value]: readonly [Property, PropertyValue]) =>
      kindOf(value) === property.kind &&
      (typeof value !== 'number' || Number.isFinite(value)) &&
      choicesOf(value).every(({ code }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code));
    expect(breaking(drafts, ({ values }) => values.every(isFit))).toEqual([]);
  });

  test('names a picture by family and variant', () => {
    expect(breaking(drafts, ({ image }) => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(image))).toEqual([]);
  });
});

test('a property code means one property and a choice code means one text', () => {
  const properties = new Map<string, Property>();
  const words = new Map<string, string>();
  const clashes: string[] = [];
  for (const leaf of leaves) {
    for (const property of leaf.properties) {
      if (properties.has(property.code) && properties.get(property.code) !== property)
        clashes.push(property.code);
      properties.set(property.code, property);
    }
    for (const [property, value] of drawMany(leaf).flatMap(({ values }) => values)) {
      for (const { code, ru, kz } of choicesOf(value)) {
        const key = `${property.code}=${code}`;
        const text = `${ru} / ${kz}`;
        if ((words.get(key) ?? text) !== text) clashes.push(`${key}: ${words.get(key)} and ${text}`);
        words.set(key, text);
      }
    }
  }
  expect(clashes).toEqual([]);
});

test('more power, more sections and more metres cost more on the average', () => {
  const dearer: readonly [leaf: string, property: string][] = [
    ['radiatory', 'radiator_output_w'],
    ['kotly', 'boiler_power_kw'],
    ['nasosy', 'pump_power_w'],
    ['svetodiodnye-lampy', 'lamp_power_w'],
    ['perforatory', 'tool_energy_j'],
    ['nabory-instrumenta', 'toolset_pieces'],
    ['gazonokosilki-i-trimmery', 'gardenp_power_kw'],
  ];
  for (const [code, propertyCode] of dearer) {
    const leaf = leaves.find((candidate) => candidate.code === code);
    if (!leaf) throw new Error(`no leaf ${code}`);
    const points = drawMany(leaf)
      .map(({ values, priceTenge }) => ({
        figure: Number(values.find(([property]) => property.code === propertyCode)?.[1]),
        priceTenge,
      }))
      .filter(({ figure }) => Number.isFinite(figure))
      .sort((a, b) => a.figure - b.figure);
    const third = Math.floor(points.length / 3);
    const mean = (part: typeof points) =>
      part.reduce((sum, { priceTenge }) => sum + priceTenge, 0) / part.length;
    expect(mean(points.slice(-third)), code).toBeGreaterThan(mean(points.slice(0, third)) * 1.15);
  }
});
