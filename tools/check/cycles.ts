/**
 * No circle of imports, neither of files nor of folders. Types count as well: a circle of types is the same knot for a
 * reader.
 */
import { type Import, toModules } from './modules.ts';
import { type Finding, isTest, type Rule } from './project.ts';

/** What each node imports: for files their paths, for folders the folders. */
type Graph = Map<string, string[]>;

export const findCycles: Rule = (sources) => {
  const modules = new Map(toModules(sources).map((module) => [module.source.path, module]));
  const known = ({ file }: Import) => (file !== null && modules.has(file) ? [file] : []);
  const graph: Graph = new Map([...modules].map(([path, { imports }]) => [path, imports.flatMap(known)]));
  return findKnots(graph).map((knot): Finding => {
    const ring = toRing(knot, graph);
    const [first = '', second = ''] = ring;
    const line = modules.get(first)?.imports.find((each) => each.file === second)?.line ?? 1;
    return {
      path: first,
      line,
      message: `imports go in a circle: ${[...ring, first].join(' → ')}. Move what both need into a file below them.`,
    };
  });
};

/** Zones whose folders are modules. */
const ZONES = ['api', 'contract', 'domain', 'office', 'storefront'];

/** The module that a file belongs to: a folder of a zone, in a front end a folder of a floor. */
function toFolder(path: string): string | null {
  const parts = path.split('/').slice(0, -1);
  if (!ZONES.includes(parts[0] ?? '') || parts.length < 2) return null;
  return parts.slice(0, parts[0] === 'storefront' || parts[1] === 'screens' ? 3 : 2).join('/');
}

export const findFolderCycles: Rule = (sources) => {
  const graph: Graph = new Map();
  const places = new Map<string, { path: string; line: number; file: string }>();
  for (const { source, imports } of toModules(sources)) {
    const folder = isTest(source.path) ? null : toFolder(source.path);
    if (folder === null) continue;
    for (const { file, line } of imports) {
      const target = file === null ? null : toFolder(file);
      if (file === null || target === null || target === folder) continue;
      graph.set(folder, [...(graph.get(folder) ?? []), target]);
      places.set(`${folder} ${target}`, { path: source.path, line, file });
    }
  }
  return findKnots(graph).flatMap((knot): Finding[] => {
    const ring = toRing(knot, graph);
    const place = places.get(`${ring[0]} ${ring[1] ?? ring[0]}`);
    if (!place) return [];
    const way = [...ring, ring[0]].join(' → ');
    const message = `folders import each other in a circle: ${way}, here by ${place.file}. Move what both need below them.`;
    return [{ path: place.path, line: place.line, message }];
  });
};

/** Tarjan's strongly connected components of more than one node, and nodes that import themselves. */
function findKnots(graph: Graph): Set<string>[] {
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
    for (const next of graph.get(path) ?? []) {
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
    if (knot.size > 1 || (graph.get(path) ?? []).includes(path)) knots.push(knot);
  };

  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return knots;
}

/** The shortest circle inside a knot: of a knot of thirty files a reader needs only one way round. */
function toRing(knot: Set<string>, graph: Graph): string[] {
  const rings = [...knot].sort().map((start) => findRing(start, knot, graph));
  return rings.reduce((best, ring) => (ring.length < best.length ? ring : best));
}

/** Breadth first from `start` back to itself. */
function findRing(start: string, knot: Set<string>, graph: Graph): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (!knot.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [...knot];
}
