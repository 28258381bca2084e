/**
 * What a release has applied in other people's databases stays as it is: a migration of the last release may be neither
 * changed nor taken away. `npm run release` writes the list.
 */
import { checksumOf } from '#database/migrate.ts';
import released from '#database/released.json' with { type: 'json' };
import type { Finding, Rule, Source } from './project.ts';

const FOLDER = 'database/migrations';

export const findChangedMigrations: Rule = (sources) => findChanges(sources, released.migrations);

export function findChanges(sources: readonly Source[], frozen: Readonly<Record<string, string>>): Finding[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  return Object.entries(frozen).flatMap(([name, checksum]) => {
    const path = `${FOLDER}/${name}`;
    const text = texts.get(path);
    if (text !== undefined && checksumOf(text) === checksum) return [];
    const what = text === undefined ? 'is gone' : 'was changed';
    return [{ path, line: 1, message: `${what} after its release. Put the change into a new file.` }];
  });
}
