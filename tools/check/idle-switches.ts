/**
 * A setting that nothing reads, or a right that opens nothing, promises the owner what the shop does not do. Settings are read
 * by their name or by the name of their group (`letters.${kind}`); a right is asked for by a call or while answering one.
 */
import { type Finding, isCode, isTest, isUnder, lineAt, type Rule, type Source } from './project.ts';

const SETTINGS = 'domain/office/settings.ts';
const RIGHTS = 'contract/office/rights.ts';
const READERS = ['api', 'server', 'domain', 'contract'];
/** What declares them, and who has which. */
const DECLARING = [SETTINGS, RIGHTS, 'contract/office/settings.ts', 'domain/office/rights.ts'];

interface Switch {
  name: string;
  at: number;
}

const listSwitches = (text: string, pattern: RegExp): Switch[] =>
  [...text.matchAll(pattern)].map(({ 1: name = '', index }) => ({ name, at: index }));

export const findIdleSwitches: Rule = (sources) => {
  const code = sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !DECLARING.includes(path))
    .filter(({ path }) => READERS.some((folder) => isUnder(path, folder)))
    .map(({ text }) => text)
    .join('\n');
  const judge = (path: string, listOf: (text: string) => Switch[], isUsed: (name: string) => boolean) =>
    sources
      .filter((source) => source.path === path)
      .flatMap((source: Source) =>
        listOf(source.text)
          .filter(({ name }) => !isUsed(name))
          .map(
            ({ name, at }): Finding => ({
              path,
              line: lineAt(source.text, at),
              message: `'${name}' is asked for nowhere: do what it promises, or take it out.`,
            }),
          ),
      );
  const groupOf = (name: string) => `\`${name.split('.')[0]}.\${`;
  return [
    ...judge(
      SETTINGS,
      (text) => listSwitches(text, /^ {2}'([a-z_]+\.[\w.]+)': entry/gm),
      (name) => code.includes(`'${name}'`) || code.includes(groupOf(name)),
    ),
    ...judge(
      RIGHTS,
      (text) => listSwitches(/right = z\.enum\(\[.*?\]\)/s.exec(text)?.[0] ?? '', /^ {2}'([a-z.]+)',/gm),
      (name) =>
        new RegExp(
          `right: '${name.replace('.', '\\.')}'|'${name.replace('.', '\\.')}', '(read|write|approve)'`,
        ).test(code),
    ),
  ];
};
