/**
 * `docs/spec-coverage.md` as the checks read it: one row per sentence of the specification, each with the tests that
 * prove it. Promises that every named test exists, is one test, and is not switched off; and, after a run, that it ran.
 */
import { type Finding, lineAt, type Rule } from '../check/project.ts';
import { fitsTitle, listTestTitles, type TestTitle } from './test-titles.ts';

export const COVERAGE = 'docs/spec-coverage.md';
const SECTIONS = 9;

export interface Proof {
  line: number;
  /** The test file. */
  file: string;
  /** The title, with as many of its groups before it as make it the only one. */
  names: string[];
}

interface Sentence {
  line: number;
  number: string;
  proofs: Proof[];
  decisions: number[];
}

/** A row: `| 4.2 | in short words | proofs |`; a proof is `` `file › group › title` ``, a decision `ADR 6`. */
export function listSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const match of text.matchAll(/^\| *(\d+\.\d+) *\|(.*)\|$/gm)) {
    const line = lineAt(text, match.index);
    const cells = (match[2] ?? '').split(/(?<!\\)\|/);
    const proof = cells.at(-1) ?? '';
    sentences.push({
      line,
      number: match[1] ?? '',
      proofs: [...proof.matchAll(/`([^`]+)`/g)].map(([, named = '']) => {
        const [file = '', ...names] = named.replaceAll('\\|', '|').split(' › ');
        return { line, file, names };
      }),
      decisions: [...proof.matchAll(/\bADR (\d+)/g)].map(([, number]) => Number(number)),
    });
  }
  return sentences;
}

export const findUnprovenSentences: Rule = (sources) => {
  const document = sources.find(({ path }) => path === COVERAGE);
  const fault = (line: number, message: string): Finding => ({ path: COVERAGE, line, message });
  if (!document) return [fault(1, 'is not there: write down which test proves which sentence.')];
  const sentences = listSentences(document.text);
  const findings = findGaps(sentences).map((message) => fault(1, message));
  const titles = new Map<string, TestTitle[]>();
  for (const { line, number, proofs, decisions } of sentences) {
    if (proofs.length === 0)
      findings.push(fault(line, `${number} has no proof: name the test, or write it.`));
    for (const { file, names } of proofs) {
      const source = sources.find(({ path }) => path === file);
      const known = titles.get(file) ?? (source ? listTestTitles(file, source.text) : []);
      titles.set(file, known);
      const found = known.filter((title) => endsWith(title.path, names));
      const name = names.join(' › ');
      if (!source) findings.push(fault(line, `${number}: there is no ${file}.`));
      else if (found.length === 0) findings.push(fault(line, `${number}: ${file} has no test «${name}».`));
      else if (found.length > 1)
        findings.push(fault(line, `${number}: ${file} has several «${name}»: put the group before it.`));
      else if (found[0]?.isConditional)
        findings.push(fault(line, `${number}: «${name}» of ${file} does not run on every machine.`));
    }
    for (const decision of decisions) {
      const prefix = `docs/decisions/${String(decision).padStart(4, '0')}-`;
      if (!sources.some(({ path }) => path.startsWith(prefix)))
        findings.push(fault(line, `${number}: there is no ADR ${decision}.`));
    }
  }
  return findings;
};

/** Sentences are counted from one in each section: a row that got lost is missed. */
function findGaps(sentences: readonly Sentence[]): string[] {
  const gaps: string[] = [];
  const numbers = sentences.map(({ number }) => number);
  for (let section = 1; section <= SECTIONS; section++) {
    const own = numbers.filter((number) => number.startsWith(`${section}.`));
    if (own.length === 0) gaps.push(`section ${section} has no sentence.`);
    own.forEach((number, at) => {
      if (number !== `${section}.${at + 1}`)
        gaps.push(`${section}.${at + 1} is missing where ${number} stands.`);
    });
  }
  return gaps;
}

const endsWith = (path: readonly string[], names: readonly string[]) =>
  names.length > 0 && names.every((name, at) => path[path.length - names.length + at] === name);

/** A test as the report of a run names it. */
export interface RanTest {
  file: string;
  /** Groups and title, filled in. */
  path: string[];
  status: string;
}

/** The proofs of which not one test ran, or one ended otherwise than well; `isHere` leaves out files of another run. */
export function findProofsNotRun(
  text: string,
  read: (file: string) => string,
  ran: readonly RanTest[],
  isHere: (file: string) => boolean = () => true,
): string[] {
  const missing = new Set<string>();
  const byFile = Map.groupBy(ran, ({ file }) => file);
  const proofs = listSentences(text).flatMap((sentence) => sentence.proofs);
  for (const { file, names } of proofs.filter((proof) => isHere(proof.file))) {
    const title = listTestTitles(file, read(file)).find(({ path }) => endsWith(path, names));
    const tests = (byFile.get(file) ?? []).filter(({ path }) => title && isOf(title, path));
    if (tests.length === 0 || tests.some(({ status }) => status !== 'passed'))
      missing.add(`${file} › ${names.join(' › ')}`);
  }
  return [...missing];
}

const isOf = ({ path, isGroup }: TestTitle, written: readonly string[]) =>
  (isGroup ? written.length > path.length : written.length === path.length) &&
  path.every((name, at) => fitsTitle(name, written[at] ?? ''));
