/**
 * Copies of tables that one session alone sees: PostgreSQL looks for a name among the temporary tables first. What is written to
 * them is written for nobody else, locks nothing, and is gone with the session.
 */
import type { Db } from '../database.ts';

interface Column {
  name: string;
  isIdentity: boolean;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Those that the office edits by changes: each has the trigger of the log. */
export const listLoggedTables = async (db: Db): Promise<string[]> =>
  (
    await db<{ name: string }[]>`
      SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE t.tgfoid = 'record_row_changes'::regproc AND c.relnamespace = 'public'::regnamespace ORDER BY 1`
  ).map(({ name }) => name);

export async function shadowTable(db: Db, table: string, { isEmpty = false } = {}): Promise<void> {
  const columns = await db<Column[]>`
    SELECT attname AS name, attidentity <> '' AS "isIdentity" FROM pg_attribute
    WHERE attrelid = ${`public.${table}`}::text::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ORDER BY attnum`;
  const [own, whole] = [`pg_temp.${quote(table)}`, `public.${quote(table)}`];
  await db.unsafe(
    `CREATE TEMP TABLE ${quote(table)} (LIKE ${whole} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED INCLUDING IDENTITY INCLUDING INDEXES)`,
  );
  if (isEmpty) return;
  const names = columns.map(({ name }) => quote(name)).join(', ');
  await db.unsafe(`INSERT INTO ${own} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM ${whole}`);
  for (const { name } of columns.filter(({ isIdentity }) => isIdentity)) {
    const [row] = await db<{ next: string }[]>`
      SELECT (coalesce(pg_sequence_last_value(pg_get_serial_sequence(${whole}, ${name})::regclass), 0) + 1)::text AS next`;
    await db.unsafe(`ALTER TABLE ${own} ALTER COLUMN ${quote(name)} RESTART WITH ${Number(row?.next ?? 1)}`);
  }
  await db.unsafe(`ANALYZE ${own}`);
  await copyTriggers(db, table);
}

/** Those that tell what has changed, and those that lead old addresses on; the log's, the webhooks' and the office's own are not. */
async function copyTriggers(db: Db, table: string): Promise<void> {
  const triggers = await db<{ text: string }[]>`
    SELECT pg_get_triggerdef(t.oid) AS text FROM pg_trigger t JOIN pg_proc f ON f.oid = t.tgfoid
    WHERE t.tgrelid = ${`public.${quote(table)}`}::text::regclass AND NOT t.tgisinternal
      AND (f.proname LIKE 'record\\_changed\\_%' OR f.proname LIKE 'lead\\_moved\\_%') ORDER BY t.tgname`;
  for (const { text } of triggers)
    await db.unsafe(text.replace(/ ON (?:public\.)?"?\w+"? /, ` ON pg_temp.${quote(table)} `));
}

/** From here on what is no copy can only be read. */
export async function setReadOnly(db: Db, isOn: boolean): Promise<void> {
  await db.unsafe(`SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
}

const MARK = 'sheber.rehearsed';

/** A session that was lost comes back without its copies: the mark is gone with them. */
export async function markRehearsed(db: Db): Promise<void> {
  await db`SELECT set_config(${MARK}, 'on', false)`;
}

export async function isRehearsed(db: Db): Promise<boolean> {
  const [row] = await db<{ mark: string | null }[]>`SELECT current_setting(${MARK}, true) AS mark`;
  return row?.mark === 'on';
}

/** When a promotion next begins or has just ended, after a moment; by the copies. */
export async function findNextTurn(db: Db, after: Date, until: Date): Promise<Date | null> {
  const [row] = await db<{ at: Date | null }[]>`
    SELECT min(at) AS at FROM (
      SELECT starts_at AS at FROM promotions WHERE state = 'live'
      UNION ALL SELECT ends_at + interval '1 second' FROM promotions WHERE state = 'live') turns
    WHERE at > ${after} AND at <= ${until}`;
  return row?.at ?? null;
}
