/**
 * A newer shop migrates while older ones still serve (ADR 51): a migration may add, and take nothing away that an older
 * shop reads or writes. What is no longer used goes a version later, marked as such.
 */
import { findMatches, type Rule } from './project.ts';

/** What had landed before the rule. */
const LAST_WITHOUT_RULE = 24;
/** In the file, with the version that stopped using what goes. */
const MARK = /^-- unused since \S+/m;

const breaking: [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|view|function|type)\b/gi, 'takes away what an older shop uses'],
  [/\brename\b/gi, 'renames what an older shop knows by its old name'],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/gi, 'changes a type under an older shop'],
  [/\bset\s+not\s+null\b/gi, 'forbids what an older shop may still write'],
  [
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+(?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot\s+null\b/gi,
    'asks a value of an older shop that does not know the column: give it a default',
  ],
];

export const findBreakingMigrations: Rule = (sources) =>
  sources
    .filter(({ path, text }) => numberOf(path) > LAST_WITHOUT_RULE && !MARK.test(text))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }))
    .flatMap((source) =>
      breaking.flatMap(([pattern, why]) =>
        findMatches(
          source,
          pattern,
          () => `${why}. Add first, and take away a version later («-- unused since …»).`,
        ),
      ),
    );

const numberOf = (path: string): number =>
  Number(/^database\/migrations\/(\d{4})_\w+\.sql$/.exec(path)?.[1] ?? 0);

const withoutComments = (text: string): string => text.replace(/--.*$/gm, '');
