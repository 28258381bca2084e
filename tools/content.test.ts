/** Holds the texts in content/ to what its README promises: both languages, the same shape and facts, no dead address. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listCalculators } from '#domain/calculators/calculators.ts';
import { sections } from '#domain/taxonomy/taxonomy.ts';
import { routes } from '#storefront/routes.ts';
import { root } from './run.ts';

const folder = join(root, 'content');
const languages = ['ru', 'kz'] as const;
type Language = (typeof languages)[number];

const calculators = new Set(listCalculators().map(({ code }) => code));
const sectionCodes = new Set(sections.map(({ code }) => code));

interface Category {
  code: string;
  name: Record<Language, string>;
  description: Record<Language, string>;
}

interface Text {
  fields: Record<string, unknown>;
  body: string;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.includes('/') && path.endsWith('.md'))
  .sort();
const names = [...new Set(files.map((path) => path.replace(/\.(ru|kz)\.md$/, '')))];
const articles = names.filter((name) => name.startsWith('advice/'));
const pages = names.filter((name) => name.startsWith('pages/'));
const categories: Category[] = JSON.parse(readFileSync(join(folder, 'advice/categories.json'), 'utf8'));

/** Front matter is a small part of YAML: strings in double quotes, days and counts bare, lists of codes in brackets. */
function toField(value: string): unknown {
  if (value.startsWith('"')) return JSON.parse(value);
  if (/^\[.*\]$/.test(value)) return value.slice(1, -1).split(', ').filter(Boolean);
  if (/^\d+$/.test(value)) return Number(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  throw new Error(`"${value}" is neither a quoted string, a list, a count nor a day`);
}

function parse(source: string): Text {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(source) ?? [];
  const lines = head.split('\n').map((line) => /^(\w+): (.+)$/.exec(line));
  if (lines.includes(null)) throw new Error('a line of the front matter is not "name: value"');
  return { fields: Object.fromEntries(lines.map((line) => [line?.[1], toField(line?.[2] ?? '')])), body };
}

const read = (name: string, language: Language) =>
  parse(readFileSync(join(folder, `${name}.${language}.md`), 'utf8'));
const both = (name: string): [Text, Text] => [read(name, 'ru'), read(name, 'kz')];

const toHeadings = (body: string) =>
  [...body.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '']) => marks.length);
const toLinks = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
const toWords = (body: string) => body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const toNumbers = (body: string) => (body.match(/\d+(?:,\d+)?/g) ?? []).sort();
const toCells = (row: string) => row.split('|').length - 2;

/** Each table as the number of cells in each of its rows. */
function toTables(body: string): number[][] {
  return body
    .split(/\n{2,}/)
    .filter((block) => block.startsWith('|'))
    .map((block) => block.trim().split('\n').map(toCells));
}

function toDirectives(body: string): [kind: string, name: string, code: string][] {
  return [...body.matchAll(/^:::(\w+) (\w+)=([\w-]+)\n[^\n]+\n:::$/gm)].map(
    ([, kind = '', name = '', code = '']) => [kind, name, code],
  );
}

/** Steps and points: what stands before the text of each item of a list. */
const toItems = (body: string) => body.match(/^(?:\d+\.|-)(?= )/gm) ?? [];

function leadsSomewhere(href: string): boolean {
  const [, first = '', ...rest] = href.split('/');
  if (first === 'c') return rest.length === 1 && sectionCodes.has(rest[0] ?? '');
  if (first === 'advice' && rest.length > 0) {
    return rest.length === 1
      ? categories.some(({ code }) => code === rest[0])
      : articles.includes(`advice/${rest.join('/')}`);
  }
  return pages.includes(`pages/${href.slice(1)}`) || routes.some(({ path }) => path === href);
}

test('there are enough articles, categories and pages', () => {
  expect(articles.length).toBeGreaterThanOrEqual(18);
  expect(pages.length).toBeGreaterThanOrEqual(12);
  expect(new Set(articles.map((name) => name.split('/')[1]))).toEqual(
    new Set(categories.map(({ code }) => code)),
  );
  expect(categories.length).toBeGreaterThanOrEqual(6);
});

test('a category has its name and one line in both languages', () => {
  for (const { code, name, description } of categories) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const language of languages) {
      expect(name[language].length, code).toBeGreaterThan(3);
      expect(description[language].length, code).toBeLessThanOrEqual(110);
    }
    expect(description.kz).toMatch(/[әғқңөұүһі]/i);
  }
});

test('a page does not stand on the address of another screen', () => {
  const taken = new Set(routes.map(({ path }) => path.split('/')[1]));
  for (const name of pages) expect(taken).not.toContain(name.split('/')[1]);
});

test('titles and descriptions are unique in their language', () => {
  for (const language of languages) {
    for (const field of ['title', 'description']) {
      const values = names.map((name) => read(name, language).fields[field]);
      expect(new Set(values).size).toBe(names.length);
    }
  }
});

test.each(['faq', 'warranty', 'promo-rules'])('the page %s has questions with answers', (code) => {
  for (const { body } of both(`pages/${code}`)) {
    const questions = body.match(/^### .+\?\n\n[^#\n|].+$/gm) ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(body.match(/^### /gm)).toHaveLength(questions.length);
  }
});

test('the page on personal data tells of the mark and of what a guest keeps', () => {
  const [ru, kz] = both('pages/privacy');
  for (const { body } of [ru, kz]) expect(body).toContain('**uc**');
  expect(ru.body).toContain('Сервер отвечает и ничего из этого не сохраняет');
  expect(kz.body).toContain('Сервер жауап береді де, бұлардың ешқайсысын сақтамайды');
});

describe.each(names)('%s', (name) => {
  test('stands in both languages, with the same facts and the same shape', () => {
    expect(files).toContain(`${name}.ru.md`);
    expect(files).toContain(`${name}.kz.md`);
    const [ru, kz] = both(name);
    const { title: ruTitle, description: ruDescription, ...ruRest } = ru.fields;
    const { title: kzTitle, description: kzDescription, ...kzRest } = kz.fields;
    expect(kzRest).toEqual(ruRest);
    expect([kzTitle, kzDescription]).not.toEqual([ruTitle, ruDescription]);
    expect(kz.body).toMatch(/[әғқңөұүһі]/i);
    expect(ru.body).not.toMatch(/[әғқңөұүһі]/i);
    for (const shape of [toHeadings, toTables, toItems, toDirectives, toNumbers]) {
      expect(shape(kz.body)).toEqual(shape(ru.body));
    }
    expect(toLinks(kz.body).sort()).toEqual(toLinks(ru.body).sort());
  });

  test.each(languages)('has its fields within their limits in %s', (language) => {
    const { fields, body } = read(name, language);
    expect(fields).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    expect(String(fields.title).length).toBeLessThanOrEqual(75);
    expect(String(fields.description).length).toBeGreaterThanOrEqual(60);
    expect(String(fields.description).length).toBeLessThanOrEqual(160);
    if (name.startsWith('pages/')) {
      expect(Object.keys(fields).sort()).toEqual(['description', 'title', 'updated']);
      expect(fields.updated).toMatch(/^2026-(0[1-9]|1[0-2])-\d\d$/);
      return;
    }
    expect(Object.keys(fields)).toEqual(
      'title description date minutes sections calculators pictures'.split(' '),
    );
    expect(fields.date).toMatch(/^2026-(0[1-9]|1[0-2])-\d\d$/);
    expect(fields.minutes).toBe(Math.round(toWords(read(name, 'ru').body).length / 150));
    expect(fields.sections).not.toEqual([]);
    for (const code of fields.sections as string[]) expect(sectionCodes).toContain(code);
    for (const code of fields.calculators as string[]) expect(calculators).toContain(code);
    for (const picture of fields.pictures as string[])
      expect(existsSync(join(root, 'demo', 'pictures', `${picture}.webp`)), picture).toBe(true);
    const count = toWords(body).length;
    expect(count).toBeGreaterThanOrEqual(500);
    expect(count).toBeLessThanOrEqual(900);
    expect(body).toMatch(/^1\. /m);
    expect(body).toMatch(/^### /m);
  });

  test.each(languages)('is plain Markdown whose addresses exist in %s', (language) => {
    const { fields, body } = read(name, language);
    // No HTML, pictures, code or stray letters of the other alphabet: Latin inside a Cyrillic word looks right and is not found.
    expect(body).not.toMatch(
      /[<`\\\t]|!\[|&\w+;|https?:|\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u,
    );
    expect(body).not.toMatch(/[ \t]$/m);
    for (const href of toLinks(body)) expect(leadsSomewhere(href), href).toBe(true);

    const headings = toHeadings(body);
    expect(headings[0]).toBe(2);
    for (const level of headings) expect([2, 3]).toContain(level);
    const texts = [...body.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const rows of toTables(body)) {
      expect(new Set(rows).size).toBe(1);
      expect(rows.length).toBeGreaterThan(2);
    }

    const directives = toDirectives(body);
    expect(body.match(/^:::/gm) ?? []).toHaveLength(directives.length * 2);
    expect(directives.length).toBeLessThanOrEqual(2);
    for (const [kind, key, code] of directives) {
      expect([kind, key]).toEqual(kind === 'calculator' ? ['calculator', 'code'] : ['products', 'section']);
      expect(kind === 'calculator' ? fields.calculators : fields.sections).toContain(code);
    }
  });
});
