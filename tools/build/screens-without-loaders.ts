/**
 * A screen's `load`, `seo` and `structuredData` run on the server only: in the browser their results come with the page. This takes
 * them out of what the browser gets, and the bundler then drops whatever only they needed.
 */
import { type Plugin, parseSync, Visitor } from 'vite';

const SERVER_ONLY = new Set(['load', 'seo', 'structuredData']);

interface Cut {
  start: number;
  end: number;
  name: string;
}

/** The methods and properties of the object given to a define…Screen call that the browser never asks for. */
function findCuts(code: string, id: string): Cut[] {
  const cuts: Cut[] = [];
  const { program } = parseSync(id, code, { lang: 'tsx' });
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'defineScreen') return;
      const [definition] = call.arguments;
      if (definition?.type !== 'ObjectExpression') return;
      for (const property of definition.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { name } = property.key;
        if (SERVER_ONLY.has(name)) cuts.push({ start: property.start, end: property.end, name });
      }
    },
  }).visit(program);
  return cuts;
}

export function withoutLoaders(code: string, id: string): string {
  let rest = code;
  // From the end, so that the earlier places stay true.
  for (const { start, end, name } of findCuts(code, id).toReversed()) {
    rest = `${rest.slice(0, start)}${name}: undefined${rest.slice(end)}`;
  }
  return rest;
}

export function screensWithoutLoaders(): Plugin {
  return {
    name: 'screens-without-loaders',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) => (/-screen\.tsx$/.test(id) ? withoutLoaders(code, id) : undefined),
  };
}
