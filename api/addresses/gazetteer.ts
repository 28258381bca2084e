/** The shop's own list of streets grows by itself, from where goods were brought to (domain/grown-streets.ts). */
import { growStreets, streetKey } from '#domain/grown-streets.ts';
import type { Db } from '../database.ts';
import { insertStreets, listKnownStreets, listTypedStreets } from './gazetteer.queries.ts';

export { isGrowingDue, STREETS_LOCK } from './gazetteer.queries.ts';

export async function growGazetteer(db: Db): Promise<void> {
  const known = new Set(
    (await listKnownStreets(db)).flatMap(({ cityId, nameRu, nameKz }) =>
      [nameRu, nameKz].map((name) => `${cityId} ${streetKey(name)}`),
    ),
  );
  const grown = growStreets(await listTypedStreets(db), (cityId, key) => known.has(`${cityId} ${key}`));
  if (grown.length > 0) await insertStreets(db, grown);
}
