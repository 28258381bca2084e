import type { Db } from '../database.ts';

export const WORD_KINDS = ['section', 'property', 'value', 'unit'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export interface UntranslatedWord {
  kind: WordKind;
  /** Of the section, the property, the value; of a unit its code. */
  key: string;
  name: string;
}

/** Words that came from 1C in Russian alone and that nobody has said anything of since. Numbers need no translation. */
export async function listUntranslated(db: Db, most = 500): Promise<UntranslatedWord[]> {
  return db<UntranslatedWord[]>`
    SELECT * FROM (
      SELECT DISTINCT 'section' AS kind, s.id::text AS key, s.name_ru AS name FROM sections s
      JOIN external_ids e ON e.kind = 'section' AND e.id = s.id WHERE s.name_kz = s.name_ru
      UNION ALL
      SELECT DISTINCT 'property', q.id::text, q.name_ru FROM properties q
      JOIN external_ids e ON e.kind = 'property' AND e.id = q.id WHERE q.name_kz = q.name_ru
      UNION ALL
      SELECT 'value', v.id::text, v.name_ru FROM property_values v
      WHERE v.name_kz = v.name_ru AND v.name_ru ~ '[[:alpha:]]{2}' AND v.property_id IN (
        SELECT e.id FROM external_ids e JOIN properties q ON q.id = e.id WHERE e.kind = 'property' AND q.kind = 'list')
      UNION ALL
      SELECT 'unit', u.code, u.name_ru FROM units u WHERE u.name_kz = u.name_ru AND EXISTS (
        SELECT FROM external_ids e WHERE e.kind = 'unit' AND e.role = u.code)) words
    WHERE NOT EXISTS (SELECT FROM exchange_same_words same WHERE same.kind = words.kind AND same.key = words.key)
    ORDER BY kind, name, key LIMIT ${most}`;
}

export interface GivenWord {
  kind: WordKind;
  key: string;
  kz: string;
}

/** Writes those that are still without Kazakh and tells how many; the same word again means that it is the same in both. */
export async function setWords(tx: Db, words: readonly GivenWord[]): Promise<number> {
  const given = JSON.stringify(words);
  const of = (kind: WordKind) =>
    tx`jsonb_to_recordset(${given}::text::jsonb) AS w(kind text, key text, kz text)
       WHERE w.kind = ${kind} AND w.kz <> '' AND w.kz <> t.name_ru AND t.name_kz = t.name_ru`;
  const written = [
    await tx`UPDATE sections t SET name_kz = w.kz FROM ${of('section')} AND t.id::text = w.key RETURNING t.id`,
    await tx`UPDATE properties t SET name_kz = w.kz FROM ${of('property')} AND t.id::text = w.key RETURNING t.id`,
    await tx`UPDATE property_values t SET name_kz = w.kz FROM ${of('value')} AND t.id::text = w.key RETURNING t.id`,
    await tx`UPDATE units t SET name_kz = w.kz FROM ${of('unit')} AND t.code = w.key RETURNING t.code`,
  ];
  const untranslated = new Map(
    (await listUntranslated(tx, 100_000)).map((word) => [`${word.kind} ${word.key}`, word]),
  );
  const same = words.filter(({ kind, key, kz }) => untranslated.get(`${kind} ${key}`)?.name === kz);
  const kept = await tx`
    INSERT INTO exchange_same_words (kind, key)
    SELECT w.kind, w.key FROM jsonb_to_recordset(${JSON.stringify(same)}::text::jsonb) AS w(kind text, key text)
    ON CONFLICT DO NOTHING RETURNING key`;
  return written.reduce((sum, rows) => sum + rows.length, kept.length);
}

export interface KazakhCoverage {
  goods: number;
  named: number;
}

/** How many goods on sale have a Kazakh name of their own. */
export async function countKazakh(db: Db): Promise<KazakhCoverage> {
  const [row] = await db<KazakhCoverage[]>`
    SELECT count(*)::int AS goods, count(*) FILTER (WHERE name_kz <> name_ru)::int AS named FROM products WHERE active`;
  return row ?? { goods: 0, named: 0 };
}
