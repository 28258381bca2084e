/** No circle of imports. Types count as well: a circle of types is the same knot for a reader. */
import { type Module, toModules } from './modules.ts';
import type { Finding, Rule } from './project.ts';

export const findCycles: Rule = (sources) => {
  const modules = new Map(toModules(sources).map((module) => [module.source.path, module]));
  return findKnots(modules).map((knot): Finding => {
    const ring = toRing(knot, modules);
    const [first = '', second = ''] = ring;
    const line = modules.get(first)?.imports.find((each) => each.file === second)?.line ?? 1;
    return {
      path: first,
      line,
      message: `imports go in a circle: ${[...ring, first].join(' → ')}. Move what both need into a file below them.`,
    };
  });
};

/** Tarjan's strongly connected components of more than one file, and files that import themselves. */
function findKnots(modules: Map<string, Module>): Set<string>[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const knots: Set<string>[] = [];

  const visit = (path: string) => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    stack.push(path);
    onStack.add(path);
    for (const next of toNeighbours(path, modules)) {
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const knot = new Set<string>();
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      onStack.delete(top);
      knot.add(top);
      if (top === path) break;
    }
    if (knot.size > 1 || toNeighbours(path, modules).includes(path)) knots.push(knot);
  };

  for (const path of modules.keys()) if (!order.has(path)) visit(path);
  return knots;
}

function toNeighbours(path: string, modules: Map<string, Module>): string[] {
  const imports = modules.get(path)?.imports ?? [];
  return imports.flatMap(({ file }) => (file !== null && modules.has(file) ? [file] : []));
}

/** The shortest circle inside a knot: of a knot of thirty files a reader needs only one way round. */
function toRing(knot: Set<string>, modules: Map<string, Module>): string[] {
  const rings = [...knot].sort().map((start) => findRing(start, knot, modules));
  return rings.reduce((best, ring) => (ring.length < best.length ? ring : best));
}

/** Breadth first from `start` back to itself. */
function findRing(start: string, knot: Set<string>, modules: Map<string, Module>): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of toNeighbours(way.at(-1) ?? start, modules)) {
      if (next === start) return way;
      if (!knot.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [...knot];
}
