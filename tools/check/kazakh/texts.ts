/** Every Kazakh text of the project with its line: the messages, the pages, and the strings of the code. */
import { Visitor } from 'vite';
import { toModules } from '../modules.ts';
import { isTest, isUnder, lineAt, type Source } from '../project.ts';

export interface KazakhText {
  path: string;
  line: number;
  /** What a template fills in stands as `{name}`, as in the messages. */
  text: string;
}

const OWN_LETTER = /[әғқңөұүһі]/i;
/** What visitors type is no text of the shop; the tools speak of the words they refuse. */
const OF_OTHERS =
  /^(api\/estimates\/messy-lines|api\/search\/words|demo\/workshop\/families|domain\/search|rigs|tests|tools)[/.]/;

export function toKazakhTexts(sources: readonly Source[]): KazakhText[] {
  return [
    ...sources.filter(({ path }) => path.endsWith('/kz.json')).flatMap(toMessages),
    ...sources.filter(({ path }) => path.endsWith('.kz.md')).flatMap(toLines),
    ...toStrings(sources.filter(({ path }) => !OF_OTHERS.test(path) && !isTest(path))),
  ];
}

const toLines = ({ path, text }: Source): KazakhText[] =>
  text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ path, line: at + 1, text: line }]));

/** A message stands in one line of its file, a form of a number too. */
const toMessages = (source: Source): KazakhText[] =>
  toLines(source).flatMap(({ path, line, text }) => {
    const [, value] = /^\s*"[^"]+": ("(?:[^"\\]|\\.)*"),?$/.exec(text) ?? [];
    return value === undefined ? [] : [{ path, line, text: String(JSON.parse(value)) }];
  });

/** Strings inside `kz: …` or `const kz = …`, and all others with a letter that Russian has not. */
function toStrings(sources: readonly Source[]): KazakhText[] {
  const json = sources.filter(({ path }) => path.endsWith('.json') && isUnder(path, 'content'));
  const texts = json.flatMap(toLines).filter(({ text }) => /"kz":/.test(text));
  for (const { source, program } of toModules(sources)) {
    let kazakhUntil = 0;
    const add = (text: string, start: number) => {
      const isKazakh = start < kazakhUntil;
      const line = lineAt(source.text, start);
      // A table of the sections has a language in each column.
      text.split('\n').forEach((row, at) => {
        for (const cell of row.split(' | ')) {
          if (isKazakh || OWN_LETTER.test(cell))
            texts.push({ path: source.path, line: line + at, text: cell });
        }
      });
    };
    new Visitor({
      Property({ key, value }) {
        if (key.type === 'Identifier' && /^kz$|Kz$/.test(key.name)) kazakhUntil = value.end;
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && id.name === 'kz' && init) kazakhUntil = init.end;
      },
      Literal({ value, start }) {
        if (typeof value === 'string') add(value, start);
      },
      TemplateLiteral({ quasis, expressions, start }) {
        const filled = quasis.map(({ value }, at) => {
          const slot = expressions[at];
          return slot
            ? `${value.cooked}{${toSlotName(source.text.slice(slot.start, slot.end))}}`
            : value.cooked;
        });
        add(filled.join(''), start);
      },
    }).visit(program);
  }
  return texts;
}

/** `formatDate(order.keptUntil, 'kz')` is a date, `formatTenge(sum)` a sum; others are called by their last word. */
function toSlotName(expression: string): string {
  if (/\?.*['`]/s.test(expression)) return 'choice';
  if (/^formatDate\(/.test(expression)) return 'date';
  if (/^formatTenge\(/.test(expression)) return 'sum';
  if (/^(formatPercent|off)\(/.test(expression)) return 'percent';
  return expression.match(/[A-Za-z]+/g)?.at(-1) ?? 'slot';
}
