/** One word per thing (CONTRIBUTING, «Words»): names that the glossary has replaced, and words that mean one thing only. */
import { toModules } from './modules.ts';
import { type Finding, isTest, type Rule } from './project.ts';

/** In file names and in what a file exports: the word, and the one to use. */
const REPLACED: Record<string, string> = {
  customer: 'user, who is logged in, or visitor, who may be anybody',
  shopper: 'user or visitor',
  guest: 'visitor',
  crew: 'workers',
  comeback: 'backoff',
  complain: 'warn',
  ground: 'foundation',
  injection: 'what it does',
  wish: 'intent',
};

/** A file of this name means one thing; it may stand only here. */
const ONE_MEANING: Record<string, RegExp> = {
  outbox: /^(api\/mail\/|tests\/)/,
  room: /^(demo|domain|storefront\/screens\/calculators)\//,
  faults: /^rigs\/faults\//,
  question: /^(api\/feedback|domain)\//,
};

const toWords = (name: string) => name.split(/(?=[A-Z])|[-_.]/).map((word) => word.toLowerCase());
const isWord = (word: string, banned: string) =>
  word === banned || word === `${banned}s` || word === `${banned}es`;

function findReplaced(name: string): string | null {
  for (const word of toWords(name)) {
    const banned = Object.keys(REPLACED).find((each) => isWord(word, each));
    if (banned) return `${name}: say ${REPLACED[banned]} instead of «${banned}».`;
  }
  return null;
}

export const findReplacedWords: Rule = (sources) =>
  toModules(sources)
    .filter(({ source }) => !source.path.startsWith('demo/workshop/'))
    .flatMap(({ source, exports }): Finding[] => {
      const { path } = source;
      const file = path.split('/').at(-1) ?? '';
      const stem = file.split('.')[0] ?? '';
      const home = isTest(path) ? undefined : ONE_MEANING[stem];
      const found = [{ line: 1, message: findReplaced(stem) }];
      if (home && !home.test(path))
        found.push({
          line: 1,
          message: `${stem}: the name means another thing elsewhere; name it after what it holds.`,
        });
      for (const { name, line } of exports) found.push({ line, message: findReplaced(name) });
      return found.flatMap(({ line, message }) => (message === null ? [] : [{ path, line, message }]));
    });
