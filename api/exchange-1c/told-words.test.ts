/** docs/exchange-1c.md is read by those who keep 1C: it names every message that 1C is answered with and every problem of a package. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOLD_WORDS } from '#domain/exchange/hold-words.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/exchange-1c.md'), 'utf8');
const officeWords: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'office/i18n/exchange/ru.json'), 'utf8'),
);

const readSources = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8')),
    )
    .join('\n');

/** Of an answer its first sentence, up to what is filled in: what a person looks for in the page. */
const listMessages = (): string[] => {
  const written = ['dialogue.ts', 'exchange-1c.ts', 'exchange-1c.routes.ts', 'package-words.ts']
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n')
    .matchAll(/['`]([А-ЯЁ][^'`]*)['`]/g);
  return [...new Set([...written].map(([, text = '']) => text.split(/[.:,(]|\$\{/)[0]?.trim() ?? ''))];
};

const PROBLEM = /'((?:record|price|price_type|stock|goods|value|picture|order)\.[a-z_]+|file\.mislabelled)'/g;
const listProblems = (): string[] => [
  ...new Set([...readSources(['apply', 'read']).matchAll(PROBLEM)].map(([, code = '']) => code)),
];

test('every message of the exchange stands in its guide', () => {
  const messages = listMessages();
  expect(messages).toContain('Обмен уже идёт');
  expect(messages.length).toBeGreaterThan(25);
  expect(messages.filter((message) => !guide.includes(message))).toEqual([]);
});

test('every problem of a package stands there by its code, in the words of the office', () => {
  const problems = listProblems();
  expect(problems).toContain('stock.oversold');
  expect(problems.length).toBeGreaterThan(18);
  const rows = problems.map((code) => `| \`${code}\` | ${officeWords[`exchange.problem.${code}`]} |`);
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
});

test('every reason to wait stands there in the words of the letter and the office', () => {
  expect(
    Object.values(HOLD_WORDS)
      .map(({ ru }) => ru)
      .filter((words) => !guide.includes(words)),
  ).toEqual([]);
});
