/** Writes the README's settings table from the settings themselves: `node tools/settings-table.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSettings } from '#api/config.ts';

const readme = join(import.meta.dirname, '../README.md');
const MARKS = /<!-- settings -->[\s\S]*?<!-- \/settings -->/;

function settingsTable(): string {
  const rows = listSettings().map(({ name, description }) => `| \`${name}\` | ${description} |`);
  return [
    '<!-- settings -->',
    '',
    '| variable | what |',
    '|---|---|',
    ...rows,
    '',
    '<!-- /settings -->',
  ].join('\n');
}

export function isTableCurrent(): boolean {
  return readFileSync(readme, 'utf8').match(MARKS)?.[0] === settingsTable();
}

if (import.meta.main) writeFileSync(readme, readFileSync(readme, 'utf8').replace(MARKS, settingsTable()));
