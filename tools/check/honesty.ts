/** Nothing left for later and no test switched off. */
import { Visitor } from 'vite';
import { toModules } from './modules.ts';
import { type Finding, findMatches, isTest, lineAt, type Rule } from './project.ts';

const switches = new Set(['only', 'skip', 'todo']);
const blocks = new Set(['test', 'it', 'describe', 'suite', 'bench']);

export const findSwitchedOffTests: Rule = (sources) =>
  toModules(sources)
    .filter(({ source }) => isTest(source.path))
    .flatMap(({ source, program }) => {
      const findings: Finding[] = [];
      new Visitor({
        MemberExpression({ object, property, start }) {
          const owner = object.type === 'MemberExpression' ? object.object : object;
          if (owner.type !== 'Identifier' || !blocks.has(owner.name)) return;
          if (property.type !== 'Identifier' || !switches.has(property.name)) return;
          findings.push({
            path: source.path,
            line: lineAt(source.text, start),
            message: `${owner.name}.${property.name}: every test runs. Mend it or delete it.`,
          });
        },
      }).visit(program);
      return findings;
    });

export const findPromises: Rule = (sources) =>
  sources
    .filter(({ path }) => /\.(tsx?|mjs|css|sql|json|md)$/.test(path) && path !== 'package-lock.json')
    .flatMap((source) =>
      findMatches(source, /\b(?:TO[D]O|FIX[M]E)\b/g, ([word]) => `${word}: do it now or leave the word out.`),
    );
