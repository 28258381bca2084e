/** Sizes and names of files, names of exported functions. */
import { toModules } from './modules.ts';
import { type Finding, isTest, type Rule, type Source } from './project.ts';

const lineCeiling = 300;
const hasCeiling = (path: string) => /\.(ts|tsx|css|mjs)$/.test(path);

/** Words that say nothing of what a thing does. */
const emptyWords = new Set(
  'handle handles handling process processes processing manage manages manager util utils helper helpers misc common'.split(
    ' ',
  ),
);
/** These are fine as part of a name (`withData`), empty as the whole of it. */
const emptyNames = new Set(['data', 'info']);

export const findLongFiles: Rule = (sources) =>
  sources
    .filter(({ path }) => hasCeiling(path))
    .flatMap(({ path, text }): Finding[] => {
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      if (lines <= lineCeiling) return [];
      return [
        {
          path,
          line: lineCeiling + 1,
          message: `${lines} lines, the ceiling is ${lineCeiling}: split it by subject.`,
        },
      ];
    });

export const findBadFileNames: Rule = (sources) =>
  sources.filter(({ path }) => hasCeiling(path)).flatMap((source) => findBadFileName(source));

function findBadFileName({ path }: Source): Finding[] {
  const name = path.split('/').at(-1) ?? '';
  const [stem = '', ...suffixes] = name.split('.');
  const add = (message: string): Finding[] => [{ path, line: 1, message }];
  if (stem === 'index') return add('a barrel: name the file after its folder, it is the door.');
  const parts = [...path.split('/').slice(0, -1), stem, ...suffixes].filter((part) => part !== '');
  const odd = parts.find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
  if (odd) return add(`"${odd}" is not kebab-case.`);
  const word = stem.split('-').find((each) => emptyWords.has(each)) ?? (emptyNames.has(stem) ? stem : null);
  return word ? add(`the name says "${word}", which says nothing: name it after what it holds.`) : [];
}

export const findEmptyNames: Rule = (sources) =>
  toModules(sources)
    .filter(({ source }) => !isTest(source.path))
    .flatMap(({ source, exports }) =>
      exports.flatMap(({ name, line, isFunction }): Finding[] => {
        const words = name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
        const word =
          (isFunction ? words.find((each) => emptyWords.has(each)) : null) ??
          (emptyNames.has(name) ? name : null);
        if (!word) return [];
        return [
          {
            path: source.path,
            line,
            message: `${name}: "${word}" says nothing. Name it after what it does or holds.`,
          },
        ];
      }),
    );
