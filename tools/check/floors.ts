/** The floors of the storefront: a floor imports only floors below it (docs/decisions/0059). */
import { toModules } from './modules.ts';
import { type Finding, isTest, type Rule } from './project.ts';

/** From the roof to the cellar; what stands on one line stands on one floor. */
const FLOORS: readonly (readonly string[])[] = [
  ['app', 'routes.ts'],
  ['screens'],
  ['frame'],
  ['features'],
  ['page'],
  ['design', 'i18n', 'router', 'api-client.ts', 'pending.ts', 'public'],
];

/** The floor of a file of the storefront, 0 for the roof; null where it stands on none. */
function toFloor(path: string): number | null {
  const [zone, part = ''] = path.split('/');
  if (zone !== 'storefront') return null;
  const floor = FLOORS.findIndex((parts) => parts.includes(part));
  return floor === -1 ? null : floor;
}

const toName = (floor: number) => FLOORS[floor]?.join(', ') ?? '';

export const findUpwardImports: Rule = (sources) =>
  toModules(sources)
    .filter(({ source }) => source.path.startsWith('storefront/') && !isTest(source.path))
    .flatMap(({ source, imports }): Finding[] => {
      const own = toFloor(source.path);
      if (own === null) {
        const message = `stands on no floor of the storefront: put it into one of ${FLOORS.flat().join(', ')}.`;
        return [{ path: source.path, line: 1, message }];
      }
      return imports.flatMap(({ file, line }): Finding[] => {
        const floor = file === null ? null : toFloor(file);
        if (floor === null || floor >= own) return [];
        const message = `imports ${file}, a floor above its own (${toName(floor)} over ${toName(own)}). Move what both need down, or pass it in.`;
        return [{ path: source.path, line, message }];
      });
    });
