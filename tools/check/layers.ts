/** Inside an API module: routes → door → queries, each with its own matter; and one reader of the environment. */
import { Visitor } from 'vite';
import { type Module, toModules } from './modules.ts';
import { type Finding, isTest, isUnder, lineAt, type Rule } from './project.ts';

const sqlWords =
  /^\s*(select|insert\s+into|update|delete\s+from|with|create|alter|drop|truncate|listen|notify|copy|lock|explain)\s/i;
const sqlTags = /^(sql|db|tx|transaction)$/;

const maySpeakSql = (path: string) => path.endsWith('.queries.ts') || path === 'api/database.ts';
const mayKnowFastify = (path: string) =>
  path.endsWith('.routes.ts') ||
  ['api/app.ts', 'api/foundation.ts'].includes(path) ||
  isUnder(path, 'api/http');
/** The process itself, its tools and tests stand outside; the product has one parsed configuration. */
const mustUseConfig = ['api', 'contract', 'database', 'domain', 'storefront'];

export const findMisplacedMatter: Rule = (sources) =>
  toModules(sources)
    .filter(({ source }) => !isTest(source.path))
    .flatMap((module) => [
      ...findSql(module),
      ...findFastify(module),
      ...findDecorations(module),
      ...findEnvironment(module),
    ]);

function findSql({ source, program }: Module): Finding[] {
  if (!isUnder(source.path, 'api') || maySpeakSql(source.path)) return [];
  const findings: Finding[] = [];
  const add = (start: number) =>
    findings.push({
      path: source.path,
      line: lineAt(source.text, start),
      message: "SQL outside *.queries.ts: move it into the module's queries file.",
    });
  new Visitor({
    TaggedTemplateExpression({ tag, quasi, start }) {
      const isTagged = tag.type === 'Identifier' && sqlTags.test(tag.name);
      if (isTagged || sqlWords.test(quasi.quasis[0]?.value.raw ?? '')) add(start);
    },
    CallExpression({ callee, start }) {
      const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property : null;
      if (name?.type === 'Identifier' && name.name === 'unsafe') add(start);
    },
  }).visit(program);
  return findings;
}

function findFastify({ source, imports }: Module): Finding[] {
  if (!isUnder(source.path, 'api') || mayKnowFastify(source.path)) return [];
  return imports
    .filter(({ specifier }) => /^(fastify$|@fastify\/)/.test(specifier))
    .map(({ line }) => ({
      path: source.path,
      line,
      message:
        'Fastify outside *.routes.ts, api/app.ts, api/foundation.ts and api/http: let the route pass plain values.',
    }));
}

/** What a module stands on is given to it: nothing is hung on the application for others to find. */
function findDecorations({ source, program }: Module): Finding[] {
  if (!isUnder(source.path, 'api')) return [];
  const findings: Finding[] = [];
  const add = (start: number, message: string) =>
    findings.push({ path: source.path, line: lineAt(source.text, start), message });
  new Visitor({
    CallExpression({ callee, start }) {
      const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property : null;
      if (name?.type === 'Identifier' && name.name === 'decorate')
        add(start, 'hangs a value on the application: pass it to whoever needs it (api/foundation.ts).');
    },
    TSModuleDeclaration({ id, start }) {
      if (id.type === 'Literal' && id.value === 'fastify' && !isUnder(source.path, 'api/http'))
        add(start, "declares on Fastify's types outside api/http: give a typed object instead.");
    },
  }).visit(program);
  return findings;
}

function findEnvironment({ source, program }: Module): Finding[] {
  const isProduct = mustUseConfig.some((zone) => isUnder(source.path, zone));
  if (!isProduct || source.path === 'api/config.ts') return [];
  const findings: Finding[] = [];
  new Visitor({
    MemberExpression({ object, property, start }) {
      const isEnvironment =
        object.type === 'Identifier' &&
        object.name === 'process' &&
        property.type === 'Identifier' &&
        property.name === 'env';
      if (!isEnvironment) return;
      findings.push({
        path: source.path,
        line: lineAt(source.text, start),
        message: 'process.env is read by api/config.ts alone: take the value from the configuration.',
      });
    },
  }).visit(program);
  return findings;
}
