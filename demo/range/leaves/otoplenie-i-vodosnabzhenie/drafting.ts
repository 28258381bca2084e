/** How figures are worded in names and descriptions, and how a reckoned price becomes a believable one. */
import { comma } from '../../figures.ts';
import type { Draft, Property, Words } from '../../leaf.ts';
import type { Random } from '../../random.ts';

const russianPlural = new Intl.PluralRules('ru');

/** «8 секций», «4 секции», «2,5 секции»: Kazakh needs none of it, its nouns stay singular after a number. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = russianPlural.select(count);
  const word = form === 'one' ? one : form === 'many' ? many : few;
  return `${comma(count)} ${word}`;
}

/** A text that is the same in both languages: a unit such as «Вт», a series, a mark. */
export function alike(text: string): Words {
  return { ru: text, kz: text };
}

/** «қара түсті»; what already ends so, or is no colour («мөлдір»), is left alone. */
export function inColourKz(colour: Words): string {
  return /түсті$|^мөлдір$/.test(colour.kz) ? colour.kz : `${colour.kz} түсті`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type PriceRange = readonly [low: number, high: number];

/** Two shops never price alike: a few per cent around the reckoned amount, inside the leaf's range. */
export function priceFor(random: Random, amount: number, [low, high]: PriceRange): number {
  return Math.round(Math.min(high, Math.max(low, amount * random.number(0.95, 1.06, 0.01))));
}

/** Kilograms as goods are labelled: grams for light things, 10 g for the rest. */
export function kilograms(weight: number): number {
  return Number(weight.toFixed(weight < 1 ? 3 : 2));
}

/** The values in the order of the leaf's properties, for leaves whose kinds of goods fill them differently. */
export function inOrder(properties: readonly Property[], values: Draft['values']): Draft['values'] {
  return values.toSorted(([a], [b]) => properties.indexOf(a) - properties.indexOf(b));
}
