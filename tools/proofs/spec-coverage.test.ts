import { describe, expect, test } from 'vitest';
import { findProofsNotRun, findUnprovenSentences, listSentences } from './spec-coverage.ts';
import { fitsTitle, listTestTitles } from './test-titles.ts';

const file = 'domain/tea.test.ts';
const source = {
  path: file,
  text: `
    test('is hot', () => {});
    describe('a cup', () => {
      test('is full', () => {});
      describe.each(['big'])('the %s one', () => { test.each([1])('holds %d', () => {}); });
    });
    describe('a pot', () => { test('is full', () => {}); });
    describe.runIf(isMorning)('at dawn', () => { it(\`is \${kind}\`, () => {}); });
  `,
};
const row = (number: string, proof: string) => `| ${number} | words | ${proof} |\n`;
const whole = (first: string) =>
  first + [2, 3, 4, 5, 6, 7, 8, 9].map((section) => row(`${section}.1`, `\`${file} › is hot\``)).join('');
const judge = (text: string) =>
  findUnprovenSentences([source, { path: 'docs/spec-coverage.md', text }]).map(({ message }) => message);

test('titles are read with their groups, tables and conditions', () => {
  expect(listTestTitles(file, source.text).map(({ path, isConditional }) => [path, isConditional])).toEqual([
    [['is hot'], false],
    [['a cup'], false],
    [['a cup', 'is full'], false],
    [['a cup', 'the %s one'], false],
    [['a cup', 'the %s one', 'holds %d'], false],
    [['a pot'], false],
    [['a pot', 'is full'], false],
    [['at dawn'], true],
    [['at dawn', 'is …'], true],
  ]);
});

test.each([
  ['holds %d', 'holds 7', true],
  ['$url (a|b)', '/cart (a|b)', true],
  ['holds %d', 'held 7', false],
  ['a.b', 'axb', false],
])('the title «%s» may be written «%s»: %s', (title, written, fits) => {
  expect(fitsTitle(title, written)).toBe(fits);
});

describe('the document', () => {
  test('with a proof for every sentence is in order, be it a test, a group or a decision besides', () => {
    expect(judge(whole(row('1.1', `\`${file} › a cup › is full\`<br>\`${file} › a pot\``)))).toEqual([]);
    expect(listSentences(row('1.1', 'ADR 6'))[0]?.decisions).toEqual([6]);
  });

  test.each([
    ['no proof', row('1.1', 'by inspection'), /1\.1 has no proof/],
    ['a file that is gone', row('1.1', '`domain/cup.test.ts › is full`'), /no domain\/cup/],
    ['a test that is gone', row('1.1', `\`${file} › is cold\``), /no test «is cold»/],
    ['one of two', row('1.1', `\`${file} › is full\``), /several «is full»/],
    ['a test of some machines', row('1.1', `\`${file} › at dawn\``), /every machine/],
    ['a decision nobody took', row('1.1', `\`${file} › is hot\` ADR 99`), /no ADR 99/],
    ['a lost row', row('1.2', `\`${file} › is hot\``), /1\.1 is missing/],
    ['a lost section', '', /section 1 has no sentence/],
  ])('%s is found', (_name, first, words) => {
    expect(judge(whole(first))).toEqual([expect.stringMatching(words)]);
  });
});

test('after a run a proof that did not run, or failed in one of its rows, is told', () => {
  const text = row('1.1', `\`${file} › holds %d\``) + row('1.2', `\`${file} › is hot\``);
  const held = (count: number, status: string) => ({
    file,
    path: ['a cup', 'the big one', `holds ${count}`],
    status,
  });
  const hot = { file, path: ['is hot'], status: 'passed' };
  const notRun = (ran: Parameters<typeof findProofsNotRun>[2]) =>
    findProofsNotRun(text, () => source.text, ran);
  expect(notRun([held(1, 'passed'), hot])).toEqual([]);
  expect(notRun([held(1, 'passed'), held(2, 'skipped'), hot])).toEqual([`${file} › holds %d`]);
  expect(notRun([held(1, 'passed')])).toEqual([`${file} › is hot`]);
  // A file of another run is that run's matter.
  expect(
    findProofsNotRun(
      text,
      () => source.text,
      [],
      () => false,
    ),
  ).toEqual([]);
});
