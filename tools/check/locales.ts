/** Kazakh is never second-class: both message files say the same things, and say all that the screens ask for. */
import { Visitor } from 'vite';
import { toModules } from './modules.ts';
import { type Finding, isTest, isUnder, lineAt, type Rule, type Source } from './project.ts';

/** Each front end has a dictionary of its own, in its folder `i18n`. */
const frontEnds = ['storefront', 'office'];
/** The forms `Intl.PluralRules` asks for in each language; fractions are `other` in both. */
const pluralForms: Record<string, { needed: string[]; known: string[] }> = {
  ru: { needed: ['one', 'few', 'many', 'other'], known: ['one', 'few', 'many', 'other'] },
  kz: { needed: ['other'], known: ['one', 'other'] },
};

type Message = string | Record<string, string>;

interface Locale {
  name: string;
  /** The first is that of all screens; the office has some of single folders of screens. */
  files: readonly Source[];
  messages: Record<string, Message>;
}

export const findLocaleGaps: Rule = (sources) =>
  frontEnds.flatMap((frontEnd) => findGapsOf(frontEnd, sources));

function findGapsOf(frontEnd: string, sources: readonly Source[]): Finding[] {
  const folder = `${frontEnd}/i18n`;
  const [ru, kz] = Object.keys(pluralForms).map((name) => toLocale(folder, name, sources));
  if (!ru || !kz) {
    const isNeeded = sources.some(({ path }) => isUnder(path, frontEnd));
    const missing = ru ? 'kz' : 'ru';
    return isNeeded
      ? [{ path: `${folder}/${missing}.json`, line: 1, message: 'the message file is missing.' }]
      : [];
  }
  return [
    ...findUnequal(ru, kz),
    ...findUnequal(kz, ru),
    ...findBadForms(ru),
    ...findBadForms(kz),
    ...findUses(frontEnd, sources, ru),
  ];
}

function toLocale(folder: string, name: string, sources: readonly Source[]): Locale | null {
  const files = sources
    .filter(({ path }) => isUnder(path, folder) && path.endsWith(`/${name}.json`))
    .sort((one, other) => one.path.split('/').length - other.path.split('/').length);
  const messages = Object.assign({}, ...files.map(({ text }) => JSON.parse(text)));
  return files[0]?.path === `${folder}/${name}.json` ? { name, files, messages } : null;
}

const at = ({ files }: Locale, key: string, message: string): Finding => {
  const quoted = JSON.stringify(key);
  const source = files.find(({ text }) => text.includes(quoted)) ?? files[0];
  if (!source) throw new Error('a language has at least the file of all screens');
  const offset = source.text.indexOf(quoted);
  return {
    path: source.path,
    line: offset === -1 ? 1 : lineAt(source.text, offset),
    message: `"${key}" ${message}`,
  };
};

const toForms = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const toPlaceholders = (message: Message) =>
  [...new Set(toForms(message).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join(' ');

function findUnequal(one: Locale, other: Locale): Finding[] {
  return Object.entries(one.messages).flatMap(([key, message]): Finding[] => {
    const twin = other.messages[key];
    if (twin === undefined)
      return [at(one, key, `is missing in ${other.name}.json: say it in that language too.`)];
    if (one.name !== 'ru') return [];
    if (typeof message !== typeof twin) {
      return [at(other, key, 'has plural forms in one language and none in the other: give them to both.')];
    }
    const [wanted, found] = [toPlaceholders(message), toPlaceholders(twin)];
    if (wanted === found) return [];
    return [at(other, key, `has the placeholders "${found}", ru.json has "${wanted}": make them equal.`)];
  });
}

function findBadForms(locale: Locale): Finding[] {
  const forms = pluralForms[locale.name];
  return Object.entries(locale.messages).flatMap(([key, message]): Finding[] => {
    if (toForms(message).some((form) => typeof form !== 'string' || form.trim() === '')) {
      return [at(locale, key, 'is empty: write the words or remove the key.')];
    }
    if (typeof message === 'string' || !forms) return [];
    const names = Object.keys(message);
    const missing = forms.needed.filter((form) => !names.includes(form));
    const unknown = names.filter((form) => !forms.known.includes(form));
    if (missing.length + unknown.length === 0) return [];
    return [
      at(locale, key, `needs the plural forms ${forms.needed.join(', ')} and has ${names.join(', ')}.`),
    ];
  });
}

/** A key counts as used if any string of its front end equals it, or begins a `t('error.' + code)`. */
function findUses(frontEnd: string, sources: readonly Source[], ru: Locale): Finding[] {
  const used = new Set<string>();
  const beginnings: string[] = [];
  const findings: Finding[] = [];
  for (const { source, program } of toModules(sources)) {
    if (!isUnder(source.path, frontEnd) || isTest(source.path)) continue;
    const asks = (key: string, start: number) => {
      if (Object.hasOwn(ru.messages, key)) return;
      const line = lineAt(source.text, start);
      findings.push({ path: source.path, line, message: `t('${key}'): add the key to ru.json and kz.json.` });
    };
    new Visitor({
      Literal(node) {
        if (typeof node.value === 'string') used.add(node.value);
      },
      CallExpression({ callee, arguments: [given] }) {
        // `call.${name}` of a name that the types do not know.
        const argument = given?.type === 'TSAsExpression' ? given.expression : given;
        const name = callee.type === 'MemberExpression' ? callee.property : callee;
        if (name.type !== 'Identifier' || name.name !== 't' || !argument) return;
        if (argument.type === 'Literal') asks(String(argument.value), argument.start);
        if (argument.type === 'TemplateLiteral') beginnings.push(argument.quasis[0]?.value.raw ?? '');
        if (argument.type === 'BinaryExpression' && argument.left.type === 'Literal') {
          beginnings.push(String(argument.left.value));
        }
      },
    }).visit(program);
  }
  const starts = beginnings.filter((beginning) => beginning !== '');
  const unused = Object.keys(ru.messages).filter(
    (key) => !used.has(key) && !starts.some((beginning) => key.startsWith(beginning)),
  );
  return [
    ...findings,
    ...unused.map((key) => at(ru, key, 'is used nowhere: remove it from both languages.')),
  ];
}
