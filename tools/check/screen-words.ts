/**
 * Words that one folder of the office's screens alone asks for lie in a dictionary of their own and come with those
 * screens (`office/i18n/<folder>/`). Whoever else asked for them would show a bare key, so nobody else may.
 */
import { Visitor } from 'vite';
import { type Module, toModules } from './modules.ts';
import { type Finding, findMatches, isTest, isUnder, type Rule, type Source } from './project.ts';

const ENTRY = 'office/app/entry-office.tsx';
const SCREEN = /^office\/screens\/([\w-]+)\/.*-screen\.tsx$/;
const DICTIONARY = /^office\/i18n\/([\w-]+)\/(?:ru|kz)\.json$/;

/** What a module may ask for: whole keys, and the beginnings of keys put together as it runs. */
interface Asked {
  keys: Set<string>;
  beginnings: string[];
}

function toAsked({ program }: Module): Asked {
  const asked: Asked = { keys: new Set(), beginnings: [] };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') asked.keys.add(node.value);
    },
    TemplateLiteral(node) {
      const beginning = node.quasis[0]?.value.raw ?? '';
      if (/^\w+\.[\w.]*$/.test(beginning)) asked.beginnings.push(beginning);
    },
  }).visit(program);
  return asked;
}

/** The modules that come with a start; screens come when they are opened, with words of their own. */
function reach(starts: readonly string[], modules: ReadonlyMap<string, Module>): Module[] {
  const seen = new Set(starts);
  for (const path of seen) {
    for (const { file, isType } of modules.get(path)?.imports ?? []) {
      if (file && !isType && isUnder(file, 'office') && !SCREEN.test(file)) seen.add(file);
    }
  }
  return [...seen].flatMap((path) => modules.get(path) ?? []);
}

/** Who asks for each key: the folders of screens, and `frame` for what stands around all of them. */
function findAskers(sources: readonly Source[], keys: readonly string[]): Map<string, Set<string>> {
  const office = sources.filter(({ path }) => isUnder(path, 'office') && !isTest(path));
  const modules = new Map(toModules(office).map((module) => [module.source.path, module]));
  const asked = new Map([...modules].map(([path, module]) => [path, toAsked(module)]));
  const starts = new Map<string, string[]>([['frame', [ENTRY]]]);
  for (const path of modules.keys()) {
    const folder = SCREEN.exec(path)?.[1];
    if (folder) starts.set(folder, [...(starts.get(folder) ?? []), path]);
  }
  const askers = new Map(keys.map((key) => [key, new Set<string>()]));
  for (const [folder, paths] of starts) {
    const words = reach(paths, modules).flatMap(({ source }) => asked.get(source.path) ?? []);
    for (const key of keys) {
      const isAsked = words.some(
        (each) => each.keys.has(key) || each.beginnings.some((beginning) => key.startsWith(beginning)),
      );
      if (isAsked) askers.get(key)?.add(folder);
    }
  }
  return askers;
}

/** A line of a table of screens names its words after what it loads. */
const LOADS = /import\('\.\/screens\/([\w-]+)\/[\w-]+\.tsx'\)\)\.\w+,\n(.*)/g;

function findWordless(table: Source, folders: ReadonlySet<string>): Finding[] {
  return findMatches(table, LOADS, ([, folder = '', next = '']) =>
    folders.has(folder) && next.trim() !== `words: '${folder}',`
      ? `the screen has words of its own: write words: '${folder}' after what it loads.`
      : null,
  );
}

export const findStrayWords: Rule = (sources) => {
  const folders = new Set(sources.flatMap(({ path }) => DICTIONARY.exec(path)?.[1] ?? []));
  const tables = sources.filter(({ path }) => /^office\/[\w-]*screens\.ts$/.test(path));
  return [...tables.flatMap((table) => findWordless(table, folders)), ...findStrayIn(sources)];
};

const findStrayIn: Rule = (sources) => {
  const dictionaries = sources.flatMap(({ path, text }) => {
    const folder = DICTIONARY.exec(path)?.[1];
    return folder ? [{ path, folder, keys: Object.keys(JSON.parse(text)) }] : [];
  });
  const askers = findAskers(sources, [...new Set(dictionaries.flatMap(({ keys }) => keys))]);
  return dictionaries.flatMap(({ path, folder, keys }) =>
    keys.flatMap((key): Finding[] =>
      [...(askers.get(key) ?? [])]
        .filter((asker) => asker !== folder)
        .map((asker) => ({
          path,
          line: 1,
          message: `"${key}" is asked for by ${asker} too: move it to office/i18n/ru.json and kz.json.`,
        })),
    ),
  );
};
