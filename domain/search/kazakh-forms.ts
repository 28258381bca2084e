/**
 * The words that a Kazakh form may come from, from folded letters: the language adds suffix to suffix, and no rule says
 * surely where the word ends (балға is a hammer, not «to honey»). So the whole set is kept, by the goods and by the
 * query, and two words are the same when their sets meet.
 */
const SUFFIXES = [
  ...['лары', 'лери', 'дары', 'дери', 'тары', 'тери', 'лар', 'лер', 'дар', 'дер', 'тар', 'тер'],
  ...['нын', 'нин', 'дын', 'дин', 'тын', 'тин', 'нда', 'нде', 'дан', 'ден', 'тан', 'тен', 'нан', 'нен'],
  ...[
    'мен',
    'бен',
    'пен',
    'сы',
    'си',
    'га',
    'ге',
    'ка',
    'ке',
    'на',
    'не',
    'ды',
    'ди',
    'ты',
    'ти',
    'ны',
    'ни',
  ],
  ...['да', 'де', 'та', 'те', 'лы', 'ли', 'ы', 'и', 'н'],
].sort((a, b) => b.length - a.length);
/** Of a word with one suffix so many letters are left, of one with several more: кабина is no form of қап. */
const SHORTEST = 3;
const SHORTEST_OF_MANY = 4;
const MOST_SUFFIXES = 3;
const MOST_FORMS = 12;

/** Before a vowel the last consonant of a word softens: есік, есігі. */
const HARDENED: Readonly<Record<string, string>> = { б: 'п', г: 'к' };

export function toKazakhForms(folded: string): string[] {
  const forms = new Set([folded]);
  if (!/^[а-я]+$/.test(folded)) return [folded];
  let outer = [folded];
  for (let depth = 0; depth < MOST_SUFFIXES && outer.length > 0; depth++) {
    const inner: string[] = [];
    const shortest = depth === 0 ? SHORTEST : SHORTEST_OF_MANY;
    for (const form of outer) {
      for (const suffix of SUFFIXES) {
        if (!form.endsWith(suffix) || form.length - suffix.length < shortest) continue;
        const stem = form.slice(0, -suffix.length);
        const hard = HARDENED[stem.at(-1) ?? ''];
        const isSoftened = hard !== undefined && /^[ыи]/.test(suffix);
        inner.push(isSoftened ? stem.slice(0, -1) + hard : stem);
        // One suffix at a time, the longest that fits: the shorter ones are tails of it.
        break;
      }
      const last = form.at(-1) ?? '';
      if ((last === 'ы' || last === 'и') && form.length > shortest) {
        const stem = form.slice(0, -1);
        const hard = HARDENED[stem.at(-1) ?? ''];
        inner.push(hard === undefined ? stem : stem.slice(0, -1) + hard);
      }
    }
    outer = inner.filter((form) => !forms.has(form));
    for (const form of outer) if (forms.size < MOST_FORMS) forms.add(form);
  }
  return [...forms];
}
