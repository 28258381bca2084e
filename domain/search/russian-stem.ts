/**
 * What the forms of a Russian word have in common, from folded letters (й is и, no signs): the ending is taken off,
 * double letters become one, the vowel that comes and goes (ковёр, ковры; окно, окон) is left out everywhere.
 * A stem is no word: it is only ever compared with another stem.
 */
const ENDINGS = [
  ...['иями', 'ями', 'ами', 'ыми', 'ими', 'ого', 'его', 'ому', 'ему', 'иях', 'иеи', 'ием', 'иев'],
  ...[
    'ах',
    'ях',
    'ам',
    'ям',
    'ов',
    'ев',
    'ом',
    'ем',
    'еи',
    'ии',
    'ои',
    'ыи',
    'ия',
    'ие',
    'ию',
    'ая',
    'яя',
    'ое',
  ],
  ...['ее', 'ые', 'ую', 'юю', 'ым', 'им', 'ых', 'их', 'ою', 'ею'],
  ...['а', 'я', 'о', 'е', 'и', 'ы', 'у', 'ю'],
];
const SHORTEST_STEM = 3;

/** Forms whose stems no rule brings together. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  окон: 'окн',
  игол: 'игл',
  ребер: 'ребр',
  ведер: 'ведр',
  дно: 'дон',
  донце: 'дон',
  льды: 'лед',
};

export function stemRussian(folded: string): string {
  const exception = EXCEPTIONS[folded];
  if (exception !== undefined) return exception;
  if (!/^[а-я]+$/.test(folded)) return folded;
  const ending = ENDINGS.find(
    (each) => folded.endsWith(each) && folded.length - each.length >= SHORTEST_STEM,
  );
  const stem = (ending === undefined ? folded : folded.slice(0, -ending.length)).replace(/(.)\1+/g, '$1');
  return dropFleetingVowel(stem);
}

const DERIVED = /(?:очн|ичн|ечн|овк|евк|н|к|ов|ев)$/;
const SHORTEST_ROOT = 4;

/**
 * What a noun and its adjective have in common: штукатурка and штукатурная, кирпич and кирпичный. Too coarse to be the
 * same word (краска is not красный): for words that are not known otherwise.
 */
export function toRoot(stem: string): string {
  const root = stem.replace(DERIVED, '');
  return root.length < SHORTEST_ROOT ? stem : dropFleetingVowel(root);
}

function dropFleetingVowel(stem: string): string {
  if (stem.length <= SHORTEST_STEM || !/[^аеиоуыэюя][ое][кцнрл]$/.test(stem)) return stem;
  return stem.slice(0, -2) + stem.slice(-1);
}
