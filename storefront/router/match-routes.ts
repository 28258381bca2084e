/** From a path to the routes that make its page: from the outermost to the innermost. */
import type { Match, Params, Route } from './route.ts';

interface Pattern {
  test: RegExp;
  names: readonly string[];
}

interface Branch {
  routes: readonly Route[];
  path: string;
  /** A fixed segment goes before a parameter, a parameter before whatever is left: sorts like its letters. */
  rank: string;
  /** What every address of it begins with, in small letters: most are told apart by it, and their patterns never made. */
  start: string;
}

const REST = '*';
const rankOf = (segment: string) => (segment === REST ? 'c' : segment.startsWith(':') ? 'b' : 'a');
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const escapeText = (text: string) => text.replace(/[\\.*+^${}|()[\]]/g, '\\$&');

function compile(path: string): Pattern {
  const segments = segmentsOf(path);
  const names = segments
    .filter((segment) => rankOf(segment) !== 'a')
    .map((segment) => segment.replace(':', ''));
  const source = segments.map((segment) => {
    if (segment === REST) return '(?:/(.*))?';
    return segment.startsWith(':') ? '/([^/]+)' : `/${escapeText(segment)}`;
  });
  // Written in capitals or with a slash at the end an address is the same one.
  return {
    test: new RegExp(`^${source.join('')}/*$`, 'i'),
    names,
  };
}

/** A slash that was written as %2F belongs to its segment, and a sign that means nothing stays as it is. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

function findParams({ test, names }: Pattern, decodedPath: string): Params | null {
  const found = test.exec(decodedPath);
  if (!found) return null;
  return Object.fromEntries(names.map((name, at) => [name, found[at + 1]?.replaceAll('%2F', '/')]));
}

const patterns = new Map<string, Pattern>();

/** The parameters of a path that has the form of a pattern from the route table, else null. */
export const matchPath = (path: string, pathname: string): Params | null =>
  findParams(patternOf(path), decodePath(pathname));

function patternOf(path: string): Pattern {
  let pattern = patterns.get(path);
  if (!pattern) {
    pattern = compile(path);
    patterns.set(path, pattern);
  }
  return pattern;
}

function listBranches(routes: readonly Route[], above: readonly Route[], path: string): Branch[] {
  return routes.flatMap((route): Branch[] => {
    const [line, ownPath] = [[...above, route], `${path}/${route.path ?? ''}`];
    return route.children
      ? listBranches(route.children, line, ownPath)
      : [
          {
            routes: line,
            path: ownPath,
            rank: segmentsOf(ownPath).map(rankOf).join(''),
            start: startOf(ownPath),
          },
        ];
  });
}

function startOf(path: string): string {
  const segments = segmentsOf(path);
  const open = segments.findIndex((segment) => rankOf(segment) !== 'a');
  const fixed = open < 0 ? segments : segments.slice(0, open);
  return fixed
    .map((segment) => `/${segment}`)
    .join('')
    .toLowerCase();
}

/** A tree of routes is walked once, not for every page. */
const branchesOf = new WeakMap<readonly Route[], Branch[]>();

export function matchRoutes<Visit>(routes: readonly Route<Visit>[], pathname: string): Match<Visit>[] | null {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = listBranches(routes, [], '').sort((a, b) => (a.rank < b.rank ? -1 : 1));
    branchesOf.set(routes, branches);
  }
  const path = decodePath(pathname);
  const small = path.toLowerCase();
  for (const branch of branches) {
    if (!small.startsWith(branch.start)) continue;
    const params = findParams(patternOf(branch.path), path);
    if (params) return branch.routes.map((route) => ({ route, params }));
  }
  return null;
}
