/** Imports and exports of every code file, read with the bundler's own parser, so no regular expression guesses. */
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { isCode, lineAt, type Source } from './project.ts';

export interface Import {
  line: number;
  /** As written: `./money.ts`, `#domain/money.ts`, `zod`, `node:fs`. */
  specifier: string;
  /** The file in the project it means, or null for packages and for node's own modules. */
  file: string | null;
  isType: boolean;
}

export interface Export {
  line: number;
  name: string;
  isFunction: boolean;
}

export interface Module {
  source: Source;
  imports: Import[];
  exports: Export[];
  program: Program;
}

type Program = ReturnType<typeof parseSync>['program'];

const parsed = new WeakMap<Source, Module>();

/** Parsing is the costly part and nearly every rule wants it: once per source. */
export function toModules(sources: readonly Source[]): Module[] {
  return sources
    .filter((source) => isCode(source.path))
    .map((source) => {
      const known = parsed.get(source) ?? toModule(source);
      parsed.set(source, known);
      return known;
    });
}

function toModule(source: Source): Module {
  // A file that cannot be parsed counts as empty here: tsc and biome tell of it better.
  const { program, module } = parseSync(source.path, source.text);
  const imports: Import[] = [];
  const add = (specifier: string, start: number, isType: boolean) =>
    imports.push({
      line: lineAt(source.text, start),
      specifier,
      file: toProjectFile(source.path, specifier),
      isType,
    });

  for (const each of module.staticImports) {
    const isType = each.entries.length > 0 && each.entries.every((entry) => entry.isType);
    add(each.moduleRequest.value, each.start, isType);
  }
  for (const each of module.staticExports) {
    const from = each.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) {
      const isType = each.entries.every((entry) => entry.isType);
      add(from.value, each.start, isType);
    }
  }
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal') add(String(node.source.value), node.start, false);
    },
    TSImportType(node) {
      add(node.source.value, node.start, true);
    },
  }).visit(program);

  const functions = toFunctionNames(program);
  const exports = module.staticExports.flatMap((each) =>
    each.entries.flatMap((entry): Export[] => {
      const name = entry.exportName.name ?? entry.localName.name;
      if (!name || entry.isType) return [];
      return [{ line: lineAt(source.text, entry.start), name, isFunction: functions.has(name) }];
    }),
  );
  return { source, imports, exports, program };
}

/** Names declared at the top of the file as functions, be they `function` or `const … = () =>`. */
function toFunctionNames(program: Program): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    const node =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement;
    if (node?.type === 'FunctionDeclaration' && node.id) names.add(node.id.name);
    if (node?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      if (isFunction && id.type === 'Identifier') names.add(id.name);
    }
  }
  return names;
}

function toProjectFile(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare));
  if (bare.startsWith('#')) return bare.slice(1);
  return null;
}
