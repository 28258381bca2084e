/** Where staff come in, and how the very first of them does: said at the start, because nobody else can say it. */
import type { Config } from '#api/config.ts';
import { connect } from '#api/database.ts';
import { listMembers } from '#api/office/office.ts';

export async function findOfficeHint(
  databaseUrl: string,
  { office, demo }: Pick<Config, 'office' | 'demo'>,
): Promise<string[]> {
  if (office.mode === 'off') return demo ? [] : ['Office: off; OFFICE=on opens it.'];
  const lines = [`Office: ${office.url}/office`];
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-start' });
  try {
    if ((await listMembers(db)).length === 0)
      lines.push(
        'Office: nobody works there yet. The first administrator comes in by a link; in another terminal, with the same settings:',
        '  npm run shop -- staff invite name@example.kz --name "Имя"',
      );
  } catch {
    // The shop is open by now and serves: a database that dies at this very moment costs it a hint, not its life.
  } finally {
    await db.end({ timeout: 1 }).catch(() => undefined);
  }
  return lines;
}
