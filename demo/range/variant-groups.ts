/**
 * Which of the goods of one leaf are one thing in several colours, volumes or lengths: same brand, same words, same choices
 * but for those that a buyer picks among. Found among the goods as they were drawn, not written down anywhere.
 */
import type { Choice, Draft, Property, PropertyValue } from './leaf.ts';

/** Colours by their name, measures by their unit. */
const look = /(?:^|_)(?:color|ral|tone|decor|tint_base)$/;

const isChoice = (value: PropertyValue): value is Choice =>
  typeof value === 'object' && !Array.isArray(value);

type Pair = readonly [Property, Choice];

/** What is made in many decors is chosen by its look alone: another thickness is another floor. */
function listAxes({ values }: Draft): Pair[] {
  const single = values.flatMap(([property, value]): Pair[] =>
    property.kind === 'list' && isChoice(value) ? [[property, value]] : [],
  );
  const looks = single.filter(([{ code }]) => look.test(code));
  if (looks.some(([{ code }]) => code.endsWith('_decor'))) return looks;
  return single.filter(
    (pair) => looks.includes(pair) || pair[0].unit !== undefined || pair[1].number !== undefined,
  );
}

const sayValue = (value: PropertyValue): string =>
  Array.isArray(value) ? value.map(sayValue).join('+') : isChoice(value) ? value.code : String(value);

const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[\s\d.,×«»]+/g, ' ')
    .trim()} `;

/** The name without its figures and without the words of what is chosen: of «C (под яркие цвета)» it has «C» alone. */
function toStem({ name }: Draft, axes: readonly Pair[]): string {
  return axes
    .map(([, { ru }]) => plainWords(ru.replace(/ \(.*/, '')))
    .toSorted((one, other) => other.length - one.length)
    .reduce((stem, words) => stem.replaceAll(words, ' '), plainWords(name.ru));
}

function toKeys(draft: Draft): { group: string; place: string } {
  const axes = listAxes(draft);
  const chosen = new Set(axes.map(([property]) => property));
  const rest = draft.values.filter(([property]) => property.kind === 'list' && !chosen.has(property));
  const write = (pairs: typeof draft.values) =>
    pairs.map(([property, value]) => `${property.code}=${sayValue(value)}`).join(',');
  return { group: `${draft.brand}|${toStem(draft, axes)}|${write(rest)}`, place: write(axes) };
}

/** By the place of each draft: the place of the first of its group, or null for what stands alone. */
export function findVariantGroups(drafts: readonly Draft[]): (number | null)[] {
  const groups = new Map<string, Map<string, number>>();
  const keys = drafts.map(toKeys);
  for (const [at, { group, place }] of keys.entries()) {
    const members = groups.get(group) ?? new Map<string, number>();
    // Two that agree in everything are no choice: the first of them is.
    if (!members.has(place)) members.set(place, at);
    groups.set(group, members);
  }
  return keys.map(({ group, place }, at) => {
    const members = groups.get(group);
    if (!members || members.size < 2 || members.get(place) !== at) return null;
    return Math.min(...members.values());
  });
}
