/** Raw colours, widths of media queries and z-index numbers live in the design folders alone; widths in the storefront's. */
import { Visitor } from 'vite';
import { type Module, toModules } from './modules.ts';
import { type Finding, findMatches, isTest, isUnder, lineAt, type Rule, type Source } from './project.ts';

const colours =
  /(?<![\w&-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const useToken = 'use a token of storefront/design (var(--…)), or add one there.';
const useWidth = 'the widths of the shop are named in storefront/design; use one of those.';

const isJudged = (path: string) =>
  ['storefront', 'office'].some((zone) => isUnder(path, zone) && !isUnder(path, `${zone}/design`)) &&
  !isTest(path);

export const findRawDesignValues: Rule = (sources) => {
  const judged = sources.filter(({ path }) => isJudged(path));
  const styles = judged.filter(({ path }) => path.endsWith('.css'));
  return [...styles.flatMap(findInStyles), ...toModules(judged).flatMap(findInCode)];
};

/** Blanks comments and keeps the lines, so that findings still point at the right one. */
const withoutComments = ({ path, text }: Source): Source => ({
  path,
  text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')),
});

function findInStyles(source: Source): Finding[] {
  const styles = withoutComments(source);
  const declared = /:[^;{}]*/g;
  return [
    ...findMatches(styles, declared, ([value]) => {
      const colour = value.match(colours)?.[0];
      return colour ? `the raw colour ${colour}: ${useToken}` : null;
    }),
    ...findMatches(styles, /@media[^{]*\d(?:px|em|rem)[^{]*/g, ([query]) => {
      return `${query.trim()}: ${useWidth}`;
    }),
    ...findMatches(styles, /\bz-index\s*:\s*-?\d+/g, ([value]) => `${value}: ${useToken}`),
  ];
}

function findInCode(module: Module): Finding[] {
  const { source, program } = module;
  const findings: Finding[] = [];
  const add = (start: number, message: string) =>
    findings.push({ path: source.path, line: lineAt(source.text, start), message });
  const judge = (words: string, start: number) => {
    const colour = words.match(colours)?.[0];
    if (colour) add(start, `the raw colour ${colour}: ${useToken}`);
    if (/\((?:min|max)-width|\(width\s*[<>]/.test(words)) add(start, `"${words}": ${useWidth}`);
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') judge(value, start);
    },
    TemplateElement({ value, start }) {
      judge(value.raw, start);
    },
    Property({ key, value, start }) {
      const isLayer = key.type === 'Identifier' && key.name === 'zIndex' && value.type === 'Literal';
      if (isLayer) add(start, `zIndex: ${value.raw}: ${useToken}`);
    },
  }).visit(program);
  return findings;
}
