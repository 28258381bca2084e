/** Kazakh endings after figures and dates: they follow the last word spoken, not the last digit (110 → «он»). */

const CASES = ['dative', 'ablative', 'locative', 'accusative', 'genitive', 'owned'] as const;
export type KazakhCase = (typeof CASES)[number];

/** By the last word spoken, in the order of the cases; 1 000 stands for millions too. */
const ENDINGS: readonly (readonly [words: readonly number[], endings: string])[] = [
  [[0, 1, 8, 50, 100], 'ге ден де ді дің і'],
  [[2, 7], 'ге ден де ні нің сі'],
  [[3, 4, 5, 70], 'ке тен те ті тің і'],
  [[6, 20], 'ға дан да ны ның сы'],
  [[9, 30], 'ға дан да ды дың ы'],
  [[10, 90, 1000], 'ға нан да ды ның ы'],
  [[40, 60], 'қа тан та ты тың ы'],
  [[80], 'ге нен де ді нің і'],
];

function toLastWord(figure: number): number {
  if (figure === 0 || figure % 10 !== 0) return figure % 10;
  if (figure % 100 !== 0) return figure % 100;
  return figure % 1000 === 0 ? 1000 : 100;
}

/** «-ден» of 12, «-нан» of 10: without the hyphen. */
export function endingAfter(figure: number, kind: KazakhCase): string {
  const word = toLastWord(figure);
  const endings = ENDINGS.find(([words]) => words.includes(word))?.[1] ?? '';
  return endings.split(' ')[CASES.indexOf(kind)] ?? '';
}

const OF_TIMES: Readonly<Record<string, KazakhCase>> = { ге: 'dative', ден: 'ablative', де: 'locative' };

/** «21:00-де», «21:30-да», «21:15-тен»: messages are written for a full hour, other times have endings of their own. */
export function withTimeEnding(said: string, ending: string): string {
  const [, minutes] = /:(\d\d)$/.exec(said) ?? [];
  const kind = OF_TIMES[ending];
  return `${said}-${minutes && kind ? endingAfter(Number(minutes), kind) : ending}`;
}

/** «2026 жылғы 15 қараша» → «2026 жылғы 15 қарашадағы»: how the title of a paper begins. */
export function toDatedFrom(date: string): string {
  if (/қыркүйек$/.test(date)) return `${date}тегі`;
  return /(?:сәуір|шілде)$/.test(date) ? `${date}дегі` : `${date}дағы`;
}
