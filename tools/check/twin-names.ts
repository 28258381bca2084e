/**
 * One name, one thing: two files of a zone that bear the same name in different folders are taken for each other. A pair
 * `x.ts` and `x.queries.ts` in one folder is one thing.
 */
import { type Finding, isCode, isTest, isUnder, type Rule } from './project.ts';

/** Names that mean the same wherever they stand, and what that is. */
const SAME_SENSE: Record<string, string> = {
  operators: 'what the command line asks of a module',
  makers: 'the brands of a part of the demo range',
  orders: 'orders of the demo range, drawn and loaded',
  estimates: 'estimates of the demo range, drawn and loaded',
  run: 'the part of a rig that is started',
  visitors: 'those who ask the shop in a rig',
};

/** Pieces of a showcase bear the names of what they show; fixtures imitate what they stand for; the workshop has words of its own. */
const ASIDE = ['storefront/screens/design', 'tests/fixtures', 'demo/workshop'];

export const findTwinNames: Rule = (sources) => {
  const folders = new Map<string, Map<string, string>>();
  for (const { path } of sources) {
    if (!isCode(path) || isTest(path) || ASIDE.some((folder) => isUnder(path, folder))) continue;
    const parts = path.split('/');
    const stem = (parts.at(-1) ?? '').split('.')[0] ?? '';
    if (parts.length < 2 || stem in SAME_SENSE) continue;
    const key = `${parts[0]} ${stem}`;
    const seen = folders.get(key) ?? new Map<string, string>();
    folders.set(key, seen);
    const folder = parts.slice(0, -1).join('/');
    if (!seen.has(folder)) seen.set(folder, path);
  }
  return [...folders.values()].flatMap((seen): Finding[] => {
    const [first, ...others] = [...seen.values()];
    return others.map((path) => ({
      path,
      line: 1,
      message: `bears the name of ${first}: name one of them after what it holds.`,
    }));
  });
};
